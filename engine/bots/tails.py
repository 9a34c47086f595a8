"""Binomial tails on a grid of shares, so that a belief about a die is one table look-up away from a chance.

Beliefs move the chance that an unseen die matches away from 1/6 and 1/3 by a little; GRID steps of it are
fine enough (1/6 and 1/3 lie on the grid exactly), and a look-up serves a hundred thousand positions at once.
Tables are padded so that no look-up needs clipping, and hold single precision, which halves their traffic.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from scipy.special import bdtrc

from engine.dice.arrays import Floats, Ints, Singles

GRID = 96
HALF_BIN = 0.5
RAMP = 4.0
"""How fast the next seat's will to challenge falls as the bid looks better from outside."""
LEAPS = 4
"""Kinds of leap: none, a third, two thirds, all of the way up."""
CLOSED = 2.0
"""The doubt put on the quantity beyond all dice, which marks a closed column: its risk comes out above 1."""


@lru_cache(maxsize=128)
def tail_grid(dice: int) -> Floats:
    """Return P(X >= need), X ~ Binomial(dice, bin / GRID), shape (GRID + 1, dice + 2): by bin and need."""
    table = np.zeros((GRID + 1, dice + 2))
    table[:, 0] = 1.0
    shares = np.arange(GRID + 1)[:, np.newaxis] / GRID
    table[:, 1:-1] = bdtrc(np.arange(dice, dtype=np.float64), dice, shares)
    return table


@lru_cache(maxsize=128)
def promise_grid(unseen: int, own: int) -> Singles:
    """Return the tails of `unseen` dice for needs -own..unseen + own + 2, flat (GRID + 1) x (unseen + 2 own + 3)."""
    table = np.pad(tail_grid(unseen), ((0, 0), (own, own + 1)), mode="edge")
    return table.astype(np.float32).ravel()


@lru_cache(maxsize=512)
def reach_grid(dice: int, comfort: float) -> Ints:
    """Return, for each bin, the greatest need that is met with a chance of at least `comfort`."""
    reach: Ints = (tail_grid(dice) >= comfort).sum(axis=1) - 1
    return reach


@lru_cache(maxsize=128)
def doubt_grid(dice: int, nerve: float) -> Singles:
    """Return how likely a bid is to be challenged, by bin and quantity; one half where its chance is `nerve`."""
    table = np.clip((nerve - tail_grid(dice)) * RAMP + 0.5, 0.0, 1.0)
    table[:, -1] = CLOSED
    return table.astype(np.float32)
