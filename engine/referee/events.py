"""What changed in an evening beside what the dice table itself tells.

Events of the dice table name seats as they are after the step; those here name persons by id.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.dice import events as table_events


@dataclass(frozen=True, slots=True)
class Counted:
    """A person told a number of matching dice; `total` is the sum so far."""

    who: int
    matches: int
    total: int


@dataclass(frozen=True, slots=True)
class Voided:
    """The round was called void."""


@dataclass(frozen=True, slots=True)
class Joined:
    """A person sat down with some dice."""

    who: int
    dice: int


@dataclass(frozen=True, slots=True)
class Left:
    """A person left the table."""

    who: int


@dataclass(frozen=True, slots=True)
class Renamed:
    """A person is called otherwise."""

    who: int


@dataclass(frozen=True, slots=True)
class Reordered:
    """People changed places."""


@dataclass(frozen=True, slots=True)
class DiceSet:
    """A person's dice were corrected, or a die was lost."""

    who: int
    dice: int


@dataclass(frozen=True, slots=True)
class PenaltiesSet:
    """A person's penalties were corrected."""

    who: int
    penalties: int


@dataclass(frozen=True, slots=True)
class OpenerSet:
    """The table chose who opens."""

    who: int


@dataclass(frozen=True, slots=True)
class PalificoSet:
    """The table chose whether this round is palifico."""

    on: bool


@dataclass(frozen=True, slots=True)
class RulesChanged:
    """The table plays by other rules."""


@dataclass(frozen=True, slots=True)
class BidsKept:
    """The referee keeps bids, or judges reveals only."""

    on: bool


@dataclass(frozen=True, slots=True)
class GameBegan:
    """Another game of the evening began."""

    number: int


EveningEvent = (
    Counted
    | Voided
    | Joined
    | Left
    | Renamed
    | Reordered
    | DiceSet
    | PenaltiesSet
    | OpenerSet
    | PalificoSet
    | RulesChanged
    | BidsKept
    | GameBegan
)
Event = table_events.Event | EveningEvent
