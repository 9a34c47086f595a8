"""What a bid tells of its bidder's dice: the matching dice it promises beyond what chance would have dealt.

Who bids fives often holds fives: half a die more than chance for the bid as such, and more where the quantity
goes beyond what the whole table would hold on average.
"""

from __future__ import annotations

import numpy as np

from engine.dice.arrays import Floats, Ints, Rungs, column_of
from engine.dice.view import SeatView

NAMING = 0.12
"""Extra matching dice, as a share of the bidder's dice, that naming a face tells of."""
INSISTING = 0.5
"""Extra matching dice for each die by which the quantity exceeds the table's average."""


def told_by(rungs: Rungs, dice: int, rung: int | Ints) -> Floats:
    """Return the extra matching dice that bids (rungs, any shape) tell of, for a bidder with `dice` dice."""
    column = rungs.column[rung]
    share = rungs.share[column]
    beyond = np.maximum(rungs.quantity[rung] - share * rungs.ladder.dice, 0.0)
    return np.minimum(dice * NAMING + INSISTING * beyond, dice * (1.0 - share))


def told_in(view: SeatView, rungs: Rungs) -> Floats:
    """Return what every seat's bids of this round tell, shape (seats, columns): the most that it claimed.

    A face bid in one style speaks for the other style as well.
    """
    told = np.zeros((len(view.table.seats), rungs.columns))
    for made in view.table.round.bids:
        claim = float(told_by(rungs, view.table.round.dice[made.seat], rungs.index(made.bid)))
        row, column = told[made.seat], column_of(made.bid)
        for alike in range(column % 6, rungs.columns, 6):
            row[alike] = max(row[alike], claim)
    return told
