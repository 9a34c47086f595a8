"""The chance that a bid holds, given one's own dice: the binomial tail over the dice one cannot see.

Own matching dice are certain. Each unseen die matches with 1/3 where ones are wild for the bid and with 1/6
where they are not; beliefs drawn from the bidding play no part here.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb

import numpy as np
from scipy.special import bdtrc

from engine.dice.arrays import Floats, column_of, face_counts, table_rungs
from engine.dice.bid import Bid, count_matches, matches
from engine.dice.view import SeatView


def tail(need: int, unseen: int, share: float) -> float:
    """Return P(X >= need) for X ~ Binomial(unseen, share): exactly 1 from need <= 0, 0 from need > unseen."""
    if need <= 0:
        return 1.0
    return float(bdtrc(need - 1, unseen, share)) if need <= unseen else 0.0


def point(count: int, unseen: int, share: float) -> float:
    """Return P(X == count) for X ~ Binomial(unseen, share)."""
    if not 0 <= count <= unseen:
        return 0.0
    return float(comb(unseen, count) * share**count * (1.0 - share) ** (unseen - count))


def share_of(bid: Bid, wild_ones: bool) -> float:
    """Return the chance that one unknown die matches the bid."""
    return sum(matches(face, bid, wild_ones) for face in range(1, 7)) / 6.0


def chance_at_least(view: SeatView, bid: Bid) -> float:
    """Return the chance that the bid holds, from what this view knows."""
    wild_ones = view.table.wild_ones
    need = bid.quantity - count_matches(view.hand, bid, wild_ones)
    return tail(need, view.unseen, share_of(bid, wild_ones))


def chance_exact(view: SeatView, bid: Bid) -> float:
    """Return the chance that exactly the quantity named matches the bid."""
    wild_ones = view.table.wild_ones
    count = bid.quantity - count_matches(view.hand, bid, wild_ones)
    return point(count, view.unseen, share_of(bid, wild_ones))


@lru_cache(maxsize=256)
def tails(unseen: int, share: float) -> Floats:
    """Return P(X >= need) for need = 0..unseen + 1, shape (unseen + 2,); do not write into it."""
    needs = np.arange(1, unseen + 1)
    return np.concatenate(([1.0], bdtrc(needs - 1.0, unseen, share), [0.0]))


def all_chances(view: SeatView) -> Floats:
    """Return the chance of every bid at once, shape (columns, dice in play + 1), by column and quantity.

    Columns are those of `engine.dice.arrays`: faces 1..6, then the same faces bid strictly where they may be.
    Row entries [0] are 1: no dice are always there.
    """
    table = table_rungs(view.table)
    unseen = view.unseen
    held = table.held(face_counts(view.hand))
    needs = np.arange(view.table.round.total + 1) - held[:, np.newaxis]
    np.clip(needs, 0, unseen + 1, out=needs)
    by_share = np.stack([tails(unseen, share) for share in table.share.tolist()])
    return np.take_along_axis(by_share, needs, axis=1)


def column_chances(view: SeatView, bid: Bid) -> Floats:
    """Return the chances of every quantity of this bid's face and style, shape (dice in play + 1,)."""
    chances: Floats = all_chances(view)[column_of(bid)]
    return chances
