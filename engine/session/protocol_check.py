"""A conformance check: a program plays every rule set, and each late or illegal answer is counted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.bots.roster import MINDS
from engine.dice.rules import KNOCKOUT, PRESETS, Palifico, RuleSet
from engine.session.arena import Contest, play_games
from engine.session.protocol_mind import ProtocolMind

PERUDO_PALIFICO = replace(KNOCKOUT, key="palifico", palifico=Palifico.FROZEN_QUANTITY, exact=True)
TABLES: tuple[RuleSet, ...] = (*PRESETS.values(), PERUDO_PALIFICO)
SEATS = (2, 4)


@dataclass(frozen=True, slots=True)
class Conformance:
    """How a program did under one rule set: turns that it had, and those that it lost."""

    rules: str
    turns: int
    faults: int


def conformance(command: str, seconds: float) -> Iterator[Conformance]:
    """Let a program play a game of two and one of four seats in every rule set, against the bold mind."""
    for rules in TABLES:
        turns = faults = 0
        for seats in SEATS:
            program = ProtocolMind(command, seconds)
            play_games(Contest(rules, (program, *[MINDS["bold"]] * (seats - 1)), 1, seed=1, rounds=5), 0, 1)
            turns, faults = turns + program.turns, faults + program.faults
        yield Conformance(rules.key, turns, faults)
