"""A conformance check: what a program must be able to do before its figures in the arena mean anything."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.bots.roster import MINDS
from engine.chance import Chance
from engine.session.arena import Contest, play_games
from engine.session.protocol import Note, TurnLost
from engine.session.protocol_mind import ProtocolMind
from engine.session.protocol_suite import RULES, positions

SEATS = (2, 4)
UNKNOWN_LINES = ("", "weather fine", "a=b c=d", "position2 x=1")
"""What a later version might say; to be ignored."""
ENDLESS = 1_000_000
"""Lives of a program under test: it is started as often as it must be, so that every fault is seen."""


@dataclass(frozen=True, slots=True)
class Trial:
    """One thing that was asked of the program, and what was wrong with what it did; empty when nothing was."""

    name: str
    wrong: str = ""


def check(command: str, seconds: float) -> Iterator[Trial]:
    """Yield every trial as it is made: greeting, lines to ignore, each position of the suite, quitting, games.

    A program that does not greet is asked nothing more.
    """
    program = ProtocolMind(command, seconds)
    program.lives = ENDLESS
    try:
        greeting = _greeting(program)
        yield greeting
        if greeting.wrong:
            return
        yield from _positions(program)
        yield Trial("quit", "" if program.quits() else "does not end by itself with exit code 0 when told to")
        yield from _games(program)
    finally:
        program.close()


def _greeting(program: ProtocolMind) -> Trial:
    try:
        program.start()
    except TurnLost as lost:
        return Trial("greeting", wrong(Note(0, lost.fault, lost.said)))
    return Trial("greeting", "" if program.conduct.name else "no `id name` before `ok`")


def _positions(program: ProtocolMind) -> Iterator[Trial]:
    for line in UNKNOWN_LINES:
        program.say(line)
    for name, view in positions():
        program.choose(view, Chance(name))
        yield Trial(name, "; ".join(map(wrong, program.taken().notes)))


def _games(program: ProtocolMind) -> Iterator[Trial]:
    """Play one game of each rule set at each number of seats, against bold minds."""
    for name, rules in RULES.items():
        for seats in SEATS:
            minds = (program, *[MINDS["bold"]] * (seats - 1))
            tally = play_games(Contest(rules, minds, games=1, seed=1, rounds=5), 0, 1)
            yield Trial(f"{name}: a game of {seats}", "; ".join(map(wrong, tally.conduct[0].notes)))


def wrong(note: Note) -> str:
    """Return a note as one line."""
    return f"turn {note.turn} {note.fault.value}" + (f": {note.said}" if note.said else "")
