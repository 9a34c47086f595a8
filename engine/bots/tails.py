"""Binomial tails on a grid of shares, so that a belief about a die is one table look-up away from a chance.

Beliefs move the chance that an unseen die matches away from 1/6 and 1/3 by a little; GRID steps of it are
fine enough (1/6 and 1/3 lie on the grid exactly), and a look-up serves a hundred thousand positions at once.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from scipy.special import bdtrc

from engine.dice.arrays import Floats, Ints

GRID = 96


@lru_cache(maxsize=128)
def tail_grid(dice: int) -> Floats:
    """Return P(X >= need), X ~ Binomial(dice, bin / GRID), shape (GRID + 1, dice + 2): by bin and need."""
    table = np.zeros((GRID + 1, dice + 2))
    table[:, 0] = 1.0
    shares = np.arange(GRID + 1)[:, np.newaxis] / GRID
    table[:, 1:-1] = bdtrc(np.arange(dice, dtype=np.float64), dice, shares)
    return table


@lru_cache(maxsize=512)
def reach_grid(dice: int, comfort: float) -> Ints:
    """Return, for each bin, the greatest need that is met with a chance of at least `comfort`."""
    reach: Ints = (tail_grid(dice) >= comfort).sum(axis=1) - 1
    return reach


def bins(share: Floats, extra: Floats, dice: int) -> Ints:
    """Return the bins of dice whose matching share rose by `extra` expected matches among `dice` of them."""
    raised = (share + extra / max(dice, 1)) * GRID + 0.5
    return np.minimum(raised, GRID).astype(np.int64)
