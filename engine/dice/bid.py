"""Bids, the two calls that answer them, and which dice match a bid."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

ONE = 1
FACES = range(1, 7)


class Bid(NamedTuple):
    """Claim that at least `quantity` dice on the table show `face` (1..6).

    A strict bid, found in the wild/strict game only, does without the wild ones. The order of tuples is
    only for stable sorting; which bid is higher is the ladder's word.
    """

    quantity: int
    face: int
    strict: bool = False


class Call(Enum):
    """An answer to the standing bid that ends the round."""

    CHALLENGE = "challenge"
    EXACT = "exact"


Action = Bid | Call


def ones_are_wild(bid: Bid, wild_ones: bool) -> bool:
    """Tell whether a one counts for this bid's face as well; `wild_ones` is what the round allows."""
    return wild_ones and not bid.strict and bid.face != ONE


def matches(die: int, bid: Bid, wild_ones: bool) -> bool:
    """Tell whether one die counts for the bid: it shows the face, or it is a wild one."""
    return die == bid.face or (die == ONE and ones_are_wild(bid, wild_ones))


def count_matches(dice: Iterable[int], bid: Bid, wild_ones: bool) -> int:
    """Return how many of the dice count for the bid."""
    return sum(matches(die, bid, wild_ones) for die in dice)


def count_wild(dice: Iterable[int], bid: Bid, wild_ones: bool) -> int:
    """Return how many of the dice count for the bid as wild ones."""
    return sum(die == ONE for die in dice) if ones_are_wild(bid, wild_ones) else 0
