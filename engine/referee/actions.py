"""What the people at a real table tell the referee. Persons are ids, never seats: seats move."""

from __future__ import annotations

from dataclasses import dataclass

from engine.dice.bid import Bid, Call
from engine.dice.rules import RuleSet


@dataclass(frozen=True, slots=True)
class BidBy:
    """Somebody bid."""

    who: int
    bid: Bid


@dataclass(frozen=True, slots=True)
class CallBy:
    """Somebody, on turn or not, called the bidder's bid; where bids are not kept, this tells the bid as well."""

    who: int
    call: Call
    bidder: int
    bid: Bid


@dataclass(frozen=True, slots=True)
class Count:
    """A person's cup holds so many matching dice; told again, the later number stands."""

    who: int
    matches: int


@dataclass(frozen=True, slots=True)
class Total:
    """So many dice match on the whole table."""

    matches: int


@dataclass(frozen=True, slots=True)
class NextRound:
    """The verdict is accepted and the dice roll again."""


@dataclass(frozen=True, slots=True)
class VoidRound:
    """The round does not count: same opener, new roll."""


@dataclass(frozen=True, slots=True)
class DieLost:
    """A person's die left the table for good, in the middle of a round or between two."""

    who: int


@dataclass(frozen=True, slots=True)
class Join:
    """A new person sits down at a place (0 for the first seat) with some dice; `who` is an id never used."""

    who: int
    name: str | None
    dice: int
    place: int


@dataclass(frozen=True, slots=True)
class Leave:
    """A person goes home."""

    who: int


@dataclass(frozen=True, slots=True)
class Rename:
    """A person is called otherwise; None for the language's own name."""

    who: int
    name: str | None


@dataclass(frozen=True, slots=True)
class Reorder:
    """People changed places: the seated ids in their new order, clockwise."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SetDice:
    """A person's dice are so many, whatever was counted."""

    who: int
    dice: int


@dataclass(frozen=True, slots=True)
class SetPenalties:
    """A person's penalties are so many, whatever was counted."""

    who: int
    penalties: int


@dataclass(frozen=True, slots=True)
class SetOpener:
    """The table lets this person open the round, or the next one after a verdict."""

    who: int


@dataclass(frozen=True, slots=True)
class SetPalifico:
    """The table plays this round as palifico, or plays it as any other, whatever the trigger says."""

    on: bool


@dataclass(frozen=True, slots=True)
class ChangeRules:
    """The table plays on by other rules."""

    rules: RuleSet


@dataclass(frozen=True, slots=True)
class KeepBids:
    """The referee keeps every bid from now on, or judges reveals only."""

    on: bool


@dataclass(frozen=True, slots=True)
class EndGame:
    """A game without a final is called off."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """Everybody seated starts again with all dice; this person opens."""

    opener: int


Action = (
    BidBy
    | CallBy
    | Count
    | Total
    | NextRound
    | VoidRound
    | DieLost
    | Join
    | Leave
    | Rename
    | Reorder
    | SetDice
    | SetPenalties
    | SetOpener
    | SetPalifico
    | ChangeRules
    | KeepBids
    | EndGame
    | NewGame
)
