"""Every hand of a few dice, told apart by how many show each face, and draws from beliefs about them."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

import numpy as np

from engine.dice.arrays import Floats, Ints, face_counts
from engine.dice.bid import FACES


class Hands(NamedTuple):
    """All hands of some dice: `counts` (hands, 6) by face, and the chance `prior` (hands,) to roll each."""

    counts: Ints
    prior: Floats


@lru_cache(maxsize=16)
def hands_of(dice: int) -> Hands:
    """Return the hands of 0 or more dice: 252 of five, 462 of six."""
    rolls = list(combinations_with_replacement(FACES, dice))
    counts = np.array([face_counts(roll) for roll in rolls], np.int64).reshape(len(rolls), len(FACES))
    ways = [factorial(dice) / prod(map(factorial, count)) for count in counts.tolist()]
    return Hands(counts, np.array(ways) / len(FACES) ** dice)


def draws(weights: Floats, count: int, random: np.random.Generator) -> Ints:
    """Return `count` indices in random order, each as often as its weight says, give or take one.

    Systematic sampling: the same expectation as independent draws with less noise between samples.
    """
    edges = np.cumsum(weights)
    points = (np.arange(count) + random.random()) * (edges[-1] / count)
    index: Ints = np.searchsorted(edges, points, side="right")
    return random.permutation(np.minimum(index, len(weights) - 1))
