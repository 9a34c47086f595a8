"""What a bid tells of its bidder's dice: the matching dice it promises beyond what chance would have dealt.

Who bids fives often holds fives: in self-play more than half a die of five beyond chance for the bid as such,
and more where the quantity goes beyond what the whole table would hold on average.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from engine.dice.arrays import OPENING, Rungs, Singles
from engine.dice.bid import FACES
from engine.dice.state import Round

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


class Turn(NamedTuple):
    """A bid as it was made: by whom, over which rung (or OPENING), and what all bids before it told."""

    seat: int
    standing: int
    rung: int
    told: Singles


def turns(rungs: Rungs, rnd: Round) -> Iterator[Turn]:
    """Yield every bid of a round, oldest first; `told` (seats, columns) is the caller's to keep."""
    told, standing = np.zeros((len(rnd.dice), rungs.columns), np.float32), OPENING
    for made in rnd.bids:
        rung = rungs.index(made.bid)
        yield Turn(made.seat, standing, rung, told.copy())
        _tell(rungs, rnd, told, (made.seat, rung))
        standing = rung


def told_in(rungs: Rungs, rnd: Round) -> Singles:
    """Return what every seat's bids of a round tell, shape (seats, columns): the most that it claimed."""
    told = np.zeros((len(rnd.dice), rungs.columns), np.float32)
    for made in rnd.bids:
        _tell(rungs, rnd, told, (made.seat, rungs.index(made.bid)))
    return told


def _tell(rungs: Rungs, rnd: Round, told: Singles, bid: tuple[int, int]) -> None:
    """Note one bid, a seat and a rung; a face bid in one style speaks for the other style as well."""
    seat, rung = bid
    face = int(rungs.column[rung]) % len(FACES)
    told[seat, face :: len(FACES)] = np.maximum(
        told[seat, face :: len(FACES)], claims(rungs, rnd.dice[seat])[rung]
    )
