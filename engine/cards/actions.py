"""What can be done at the table.

A bet reveals its card at once. Moves belong to the round; seats and variants are settings of the table, which may
be changed at any time and are no moves, so they are judged but never listed.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards.meanings import Ban
from engine.cards.seats import Sitting
from engine.cards.state import Bet, Variants


@dataclass(frozen=True, slots=True)
class Appoint:
    """After a hit, the bettor names the doer."""

    seat: int


@dataclass(frozen=True, slots=True)
class Bounce:
    """The doer of a three sends the task back to the previous doer."""


@dataclass(frozen=True, slots=True)
class MakeRule:
    """The doer of a king rules in words of their own; an empty text means that it was only said aloud."""

    text: str = ""


@dataclass(frozen=True, slots=True)
class Forbid:
    """The doer of a king forbids a way of talking."""

    ban: Ban


@dataclass(frozen=True, slots=True)
class Done:
    """The task is done and the round goes on the score; the seats in `immune` spend a ten each."""

    immune: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Reseat:
    """From now on exactly these sit in the circle, in this order."""

    seats: tuple[Sitting, ...]


@dataclass(frozen=True, slots=True)
class ChooseVariants:
    """Play by these house rules from now on."""

    variants: Variants


Move = Bet | Appoint | Bounce | MakeRule | Forbid | Done
Arrangement = Reseat | ChooseVariants
Action = Move | Arrangement
