"""What a move changed, told so that a view needs no rule to show it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.dice.bid import Bid


@dataclass(frozen=True, slots=True)
class Rolled:
    """All cups were shaken; `opener` bids first with `dice` in play."""

    opener: int
    dice: int


@dataclass(frozen=True, slots=True)
class PalificoBegan:
    """This round is palifico and `seat` opens it."""

    seat: int


@dataclass(frozen=True, slots=True)
class Bade:
    """A seat raised to `bid`, or opened with it."""

    seat: int
    bid: Bid


@dataclass(frozen=True, slots=True)
class Challenged:
    """A seat challenged the bidder's standing bid."""

    seat: int
    bidder: int
    bid: Bid


@dataclass(frozen=True, slots=True)
class CalledExact:
    """A seat called the bidder's standing bid exact."""

    seat: int
    bidder: int
    bid: Bid


@dataclass(frozen=True, slots=True)
class Revealed:
    """The dice were counted: `count` match the bid, `wild` of them as wild ones (None: not told apart)."""

    bid: Bid
    count: int
    wild: int | None


@dataclass(frozen=True, slots=True)
class LostDie:
    """A seat gave up a die and has `left`."""

    seat: int
    left: int


@dataclass(frozen=True, slots=True)
class TookPenalty:
    """A seat took a penalty and now has `total`."""

    seat: int
    total: int


@dataclass(frozen=True, slots=True)
class GainedDie:
    """A seat got a die back and has `left`."""

    seat: int
    left: int


@dataclass(frozen=True, slots=True)
class Out:
    """A seat has no dice left."""

    seat: int


@dataclass(frozen=True, slots=True)
class Won:
    """A seat is the last one in."""

    seat: int


@dataclass(frozen=True, slots=True)
class Ended:
    """A game without a final was called off by the players."""


Event = (
    Rolled
    | PalificoBegan
    | Bade
    | Challenged
    | CalledExact
    | Revealed
    | LostDie
    | TookPenalty
    | GainedDie
    | Out
    | Won
    | Ended
)
