"""The other side of the protocol: one of the program's own minds answers a table's lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.bots.choice import Mind
from engine.chance import Chance
from engine.session.protocol import GREETING, READY, action_word, read_position


def serve(mind: Mind, chance: Chance, lines: Iterable[str]) -> Iterator[str]:
    """Yield the answers to a table's lines until it says quit, or no more."""
    position: list[str] = []
    for line in map(str.strip, lines):
        word, *rest = line.split() or [""]
        if line == GREETING:
            yield f"id name {mind.key}"
            yield READY
        elif word == "position":
            position = []
        elif word == "go":
            action = mind.choose(read_position(position), chance).action
            yield f"action {rest[0]} {action_word(action)}"
        elif word == "quit":
            return
        else:
            position.append(line)
