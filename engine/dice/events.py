"""What a move changed, told so that a view needs no rule to show it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.dice.bid import Bid


@dataclass(frozen=True, slots=True)
class OfSeat:
    """What concerns one seat. Kinds that tell the same share what a dataclass compiles; they are never equal."""

    seat: int


@dataclass(frozen=True, slots=True)
class OfDice:
    """A seat has another number of dice: `left`."""

    seat: int
    left: int


@dataclass(frozen=True, slots=True)
class OfCall:
    """A seat answered the bidder's standing bid."""

    seat: int
    bidder: int
    bid: Bid


@dataclass(frozen=True, slots=True)
class Rolled:
    """All cups were shaken; `opener` bids first with `dice` in play."""

    opener: int
    dice: int


class PalificoBegan(OfSeat):
    """This round is palifico and `seat` opens it."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Bade:
    """A seat raised to `bid`, or opened with it."""

    seat: int
    bid: Bid


class Challenged(OfCall):
    """A seat challenged the bidder's standing bid."""

    __slots__ = ()


class CalledExact(OfCall):
    """A seat called the bidder's standing bid exact."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Revealed:
    """The dice were counted: `count` match the bid, `wild` of them as wild ones (None: not told apart)."""

    bid: Bid
    count: int
    wild: int | None


class LostDie(OfDice):
    """A seat gave up a die and has `left`."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class TookPenalty:
    """A seat took a penalty and now has `total`."""

    seat: int
    total: int


class GainedDie(OfDice):
    """A seat got a die back and has `left`."""

    __slots__ = ()


class Out(OfSeat):
    """A seat has no dice left."""

    __slots__ = ()


class Won(OfSeat):
    """A seat is the last one in."""

    __slots__ = ()


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
