"""The other side of the protocol: one of the program's own minds answers a table's lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.bots.choice import Mind
from engine.chance import Chance
from engine.session.protocol import GREETING, READY, action_word
from engine.session.protocol_position import read_pairs, read_position


def serve(mind: Mind, lines: Iterable[str]) -> Iterator[str]:
    """Yield the answers to a table's lines until it says quit, or no more.

    Each turn draws from the seed it came with, so equal lines get equal answers. A position that cannot be read
    or is not this seat's turn is answered by an `error` line, and the talk goes on.
    """
    position: list[str] = []
    for line in map(str.strip, lines):
        word, *rest = line.split() or [""]
        if line == GREETING:
            yield f"id name {mind.key}"
            yield READY
        elif word == "go":
            yield _answer(mind, position, rest)
        elif word == "quit":
            return
        elif word == "position":
            position = [line]
        else:
            position.append(line)


def _answer(mind: Mind, position: list[str], go: list[str]) -> str:
    try:
        turn, seed = go[0], read_pairs(go[1:]).get("seed", "0")
        action = mind.choose(read_position(position), Chance(seed)).action
    except (IndexError, ValueError) as error:
        return f"error {error}"
    return f"action {turn} {action_word(action)}"
