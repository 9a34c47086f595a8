"""A ladder compiled into NumPy arrays, so that thousands of rounds can be played on its indices at once.

Kept apart from `ladder.py`, for the rules must import without NumPy. Nothing is decided here: every number is
read off `Ladder.openings`, `Ladder.raises` and `matches`.

A *column* is one face in one style: 0..5 are faces 1..6, and 6..11 the same faces bid strictly where a rule
set has strict bids. A *rung* is a bid's index on the ladder.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from engine.dice.bid import FACES, Bid, matches
from engine.dice.ladder import Ladder, ladder
from engine.dice.rules import RuleSet
from engine.dice.state import Table

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Singles = NDArray[np.float32]

OPENING = -1
"""The standing rung of a round without a bid; as an index it finds the last row, which holds the openings."""


@dataclass(frozen=True, eq=False)
class Rungs:
    """The arrays of one ladder.

    `quantity` and `column` (rungs,) describe each bid; `rung` (columns, dice + 2) finds it, -1 where there is
    none. `least` and `most` (columns, rungs + 1) bound the quantities that may follow a standing rung; where a
    column is closed they are dice + 1 and 0. `counts` (6, columns) is 1 where a face matches a column; `share`
    (columns,) is the chance that one unknown die does.
    """

    ladder: Ladder
    quantity: Ints
    column: Ints
    rung: Ints
    least: Ints
    most: Ints
    counts: Ints
    share: Floats

    @property
    def columns(self) -> int:
        """Return the number of columns: 6, or 12 with strict bids."""
        return len(self.share)

    def index(self, bid: Bid) -> int:
        """Return a bid's rung; raises KeyError when it is not on the ladder."""
        return self.ladder.index[bid]

    def held(self, faces: Ints) -> Ints:
        """Return how many dice of each hand match each column, from face counts (..., 6) to (..., columns)."""
        return faces @ self.counts


def column_of(bid: Bid) -> int:
    """Return the column of a bid."""
    return bid.face - 1 + len(FACES) * bid.strict


def face_counts(hand: Iterable[int]) -> Ints:
    """Return how many dice of a hand show each face, shape (6,)."""
    return np.bincount(np.fromiter(hand, np.int64) - 1, minlength=len(FACES)).astype(np.int64)


@lru_cache(maxsize=256)
def rungs(rules: RuleSet, dice: int, palifico: bool = False) -> Rungs:
    """Compile the arrays of the ladder with `dice` dice in play."""
    steps = ladder(rules, dice, palifico)
    columns = len(FACES) * (1 + any(bid.strict for bid in steps.bids))
    quantity = np.array([bid.quantity for bid in steps.bids], np.int64)
    column = np.array([column_of(bid) for bid in steps.bids], np.int64)
    rung = np.full((columns, dice + 2), -1, np.int64)
    rung[column, quantity] = np.arange(len(steps.bids))
    bounds = [_bounds(steps, steps.raises(bid), columns) for bid in steps.bids]
    bounds.append(_bounds(steps, steps.openings(), columns))
    limits = np.ascontiguousarray(np.array(bounds, np.int64).transpose(1, 2, 0))
    counts = _counts(steps, columns)
    return Rungs(steps, quantity, column, rung, limits[0], limits[1], counts, counts.sum(axis=0) / 6.0)


def table_rungs(table: Table) -> Rungs:
    """Return the arrays of the ladder on which a table's round stands."""
    return rungs(table.rules, table.round.total, table.round.palifico)


def _bounds(steps: Ladder, bids: tuple[Bid, ...], columns: int) -> tuple[list[int], list[int]]:
    """Return the least and the greatest quantity in each column; what lies between is legal as well."""
    least, most = [steps.dice + 1] * columns, [0] * columns
    for bid in bids:
        column = column_of(bid)
        least[column] = min(least[column], bid.quantity)
        most[column] = max(most[column], bid.quantity)
    return least, most


def _counts(steps: Ladder, columns: int) -> Ints:
    ones = [Bid(1, face, strict) for strict in (False, True) for face in FACES][:columns]
    return np.array([[matches(die, bid, steps.wild_ones) for bid in ones] for die in FACES], np.int64)
