"""Rule sets: four presets and any sensible mixture of their switches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from engine.dice.bid import ONE, Bid

MAX_DICE_PER_SEAT = 6
MIN_SEATS, MAX_SEATS = 2, 12


class Scoring(Enum):
    """What losing a round costs."""

    PENALTY = "penalty"
    KNOCKOUT = "knockout"


class Order(Enum):
    """Which of two bids is the higher one; every order is a sort key, see `RuleSet.rank`."""

    PLAIN = "plain"
    """More dice, or as many with a higher face."""
    HALVED_ONES = "halved-ones"
    """The same, and ones count double."""
    ONES_HIGHEST = "ones-highest"
    """The same, and ones are the highest face: OpenSpiel's liars_dice, whose wild highest face they stand for."""
    FACE_FIRST = "face-first"
    """A higher face with any number of dice, or more dice of the same face."""


class Palifico(Enum):
    """What freezes in a palifico round after its opening bid."""

    NONE = "none"
    FROZEN_QUANTITY = "frozen-quantity"
    FROZEN_FACE = "frozen-face"


class Trigger(Enum):
    """When a palifico round comes."""

    OPENER_HAS_ONE = "opener-has-one"
    FIRST_FALL_TO_ONE = "first-fall-to-one"


class RuleProblem(Enum):
    """Why a custom rule set makes no sense."""

    DICE_OUT_OF_RANGE = "dice-out-of-range"
    EXACT_NEEDS_KNOCKOUT = "exact-needs-knockout"
    PALIFICO_NEEDS_KNOCKOUT = "palifico-needs-knockout"
    STRICT_NEEDS_WILD_ONES = "strict-needs-wild-ones"
    STRICT_NEEDS_PLAIN_ORDER = "strict-needs-plain-order"
    HALVED_ORDER_NEEDS_WILD_ONES = "halved-order-needs-wild-ones"


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Every switch of a liar's-dice table; the presets below are the usual tables."""

    key: str = "custom"
    dice_per_seat: int = 5
    scoring: Scoring = Scoring.PENALTY
    wild_ones: bool = True
    order: Order = Order.PLAIN
    strict_bids: bool = False
    open_with_ones: bool = True
    exact: bool = False
    palifico: Palifico = Palifico.NONE
    trigger: Trigger = Trigger.OPENER_HAS_ONE

    @property
    def knockout(self) -> bool:
        """Tell whether dice leave the table and a last seat wins."""
        return self.scoring is Scoring.KNOCKOUT

    def problems(self) -> tuple[RuleProblem, ...]:
        """Return every fault of the combination at once; empty when it can be played."""
        return tuple(self._problems())

    def _problems(self) -> Iterator[RuleProblem]:
        if not 1 <= self.dice_per_seat <= MAX_DICE_PER_SEAT:
            yield RuleProblem.DICE_OUT_OF_RANGE
        if self.exact and not self.knockout:
            yield RuleProblem.EXACT_NEEDS_KNOCKOUT
        if self.palifico is not Palifico.NONE and not self.knockout:
            yield RuleProblem.PALIFICO_NEEDS_KNOCKOUT
        if self.strict_bids and not self.wild_ones:
            yield RuleProblem.STRICT_NEEDS_WILD_ONES
        if self.strict_bids and self.order is not Order.PLAIN:
            yield RuleProblem.STRICT_NEEDS_PLAIN_ORDER
        if self.order is Order.HALVED_ONES and not self.wild_ones:
            yield RuleProblem.HALVED_ORDER_NEEDS_WILD_ONES

    def rank(self, bid: Bid) -> tuple[int, int, int]:
        """Return the sort key by which a bid is higher than another at this table.

        With strict bids, q strict dice rank just after 2q wild ones; with halved ones, q ones rank after 2q
        sixes and before 2q+1 twos. Both conversions of the rules (halve rounding up, double and add one) are
        this one order.
        """
        if self.strict_bids:
            return (bid.quantity * 2, 1, bid.face) if bid.strict else (bid.quantity, 0, bid.face)
        if self.order is Order.HALVED_ONES:
            return (bid.quantity * 2, 1, ONE) if bid.face == ONE else (bid.quantity, 0, bid.face)
        if self.order is Order.ONES_HIGHEST:
            return (bid.quantity, int(bid.face == ONE), bid.face)
        if self.order is Order.FACE_FIRST:
            return (bid.face, 0, bid.quantity)
        return (bid.quantity, 0, bid.face)

    def in_palifico(self) -> RuleSet:
        """Return the rules of a palifico round: ones are plain dice, so no conversion is left to make."""
        return replace(self, wild_ones=False, order=Order.PLAIN, strict_bids=False, open_with_ones=True)


CLASSIC = RuleSet("classic")
WILD_STRICT = RuleSet("wild-strict", strict_bids=True)
KNOCKOUT = RuleSet("knockout", scoring=Scoring.KNOCKOUT)
MENTEUR = RuleSet(
    "menteur",
    scoring=Scoring.KNOCKOUT,
    order=Order.HALVED_ONES,
    open_with_ones=False,
    exact=True,
    palifico=Palifico.FROZEN_FACE,
    trigger=Trigger.FIRST_FALL_TO_ONE,
)
PRESETS: dict[str, RuleSet] = {rules.key: rules for rules in (CLASSIC, WILD_STRICT, KNOCKOUT, MENTEUR)}


def variants(preset: RuleSet) -> tuple[RuleSet, ...]:
    """Return a preset with each setting of the switches that it leaves to the table (exact call, palifico)."""
    if not preset.knockout:
        return (preset,)
    frozen = Palifico.FROZEN_FACE if preset.order is Order.HALVED_ONES else Palifico.FROZEN_QUANTITY
    return tuple(
        replace(preset, exact=exact, palifico=palifico)
        for exact in (False, True)
        for palifico in (Palifico.NONE, frozen)
    )


def named(rules: RuleSet) -> RuleSet:
    """Return the rules under the name of the preset that they are a variant of, else as a custom set."""
    for preset in PRESETS.values():
        if replace(rules, key=preset.key) in variants(preset):
            return replace(rules, key=preset.key)
    return replace(rules, key="custom")
