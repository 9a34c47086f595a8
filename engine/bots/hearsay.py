"""What a bid tells of its bidder's dice: the matching dice it promises beyond what chance would have dealt.

Who bids fives often holds fives: in self-play more than half a die of five beyond chance for the bid as such,
and more where the quantity goes beyond what the whole table would hold on average.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from engine.dice.arrays import Rungs, Singles, column_of
from engine.dice.view import SeatView

NAMING = 0.13
"""Extra matching dice, as a share of the bidder's dice, that naming a face tells of."""
INSISTING = 0.9
"""The bidder's part, as a multiple of its share of all dice, in what the quantity exceeds the average by."""


@lru_cache(maxsize=512)
def claims(rungs: Rungs, dice: int) -> Singles:
    """Return the extra matching dice that each rung tells of, from a bidder with `dice` dice, shape (rungs,)."""
    share = rungs.share[rungs.column]
    beyond = np.maximum(rungs.quantity - share * rungs.ladder.dice, 0.0)
    return np.minimum(dice * (NAMING + INSISTING / rungs.ladder.dice * beyond), dice * (1.0 - share)).astype(
        np.float32
    )


def told_in(view: SeatView, rungs: Rungs) -> Singles:
    """Return what every seat's bids of this round tell, shape (seats, columns): the most that it claimed.

    A face bid in one style speaks for the other style as well.
    """
    told = np.zeros((len(view.table.seats), rungs.columns), np.float32)
    for made in view.table.round.bids:
        claim = float(claims(rungs, view.table.round.dice[made.seat])[rungs.index(made.bid)])
        row, column = told[made.seat], column_of(made.bid)
        for alike in range(column % 6, rungs.columns, 6):
            row[alike] = max(row[alike], claim)
    return told
