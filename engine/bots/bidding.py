"""What the bids of one round say about a bidder's hand, as numbers that a fitted model weighs.

The model is log-linear: a hand is the likelier, the more it holds of what its seat bid, and how much likelier
hangs on how far the bid went. For each bid, four things about a hand (how many dice show the bid's face, how
many show a wild one, the square of how many match, how many match the bid that was raised rather than
challenged) are each multiplied by what is known of the bid itself. The sums over a seat's bids are the hand's
FEATURES numbers; their weights are fitted in self-play, once for each temper.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from engine.bots.hands import hands_of
from engine.bots.hearsay import Turn, turns
from engine.dice.arrays import OPENING, Floats, Rungs, Singles
from engine.dice.bid import ONE
from engine.dice.state import Round

OWN = 6
"""Numbers about the bid itself: 1, pressure, pressure above nothing, leap, repeated, on ones."""
RAISED = 3
"""Numbers about the bid that was raised: 1, pressure, pressure above nothing."""
FEATURES = 3 * OWN + RAISED
FARTHEST = 3.0
"""Pressure and leaps beyond this say no more."""


class Heard(NamedTuple):
    """One bid of a seat: its column and that of the bid it raised (or None), and what is known of each."""

    column: int
    raised: int | None
    own: Floats
    over: Floats


def bids_of(rungs: Rungs, rnd: Round, seat: int) -> Iterator[Heard]:
    """Yield every bid of a seat in a round, oldest first."""
    before = set[int]()
    for turn in turns(rungs, rnd):
        if turn.seat != seat:
            continue
        column = int(rungs.column[turn.rung])
        raised = None if turn.standing == OPENING else int(rungs.column[turn.standing])
        yield Heard(column, raised, _own(rungs, turn, column in before), _over(rungs, turn))
        before.add(column)


def pressure(rungs: Rungs, rung: int, told: Singles) -> float:
    """Return by how many standard deviations a bid exceeds what the table would hold, all bids believed."""
    column, dice = int(rungs.column[rung]), rungs.ladder.dice
    share = float(rungs.share[column])
    expected = share * dice + float(told[:, column].sum())
    spread = (dice * share * (1.0 - share)) ** 0.5
    return float(np.clip((float(rungs.quantity[rung]) - expected) / spread, -FARTHEST, FARTHEST))


def _own(rungs: Rungs, turn: Turn, repeated: bool) -> Floats:
    push = pressure(rungs, turn.rung, turn.told)
    leap = float(rungs.quantity[turn.rung] - rungs.least[rungs.column[turn.rung], turn.standing])
    ones = float(rungs.ladder.bids[turn.rung].face == ONE)
    return np.array([1.0, push, max(push, 0.0), min(leap, FARTHEST), float(repeated), ones])


def _over(rungs: Rungs, turn: Turn) -> Floats:
    if turn.standing == OPENING:
        return np.zeros(RAISED)
    push = pressure(rungs, turn.standing, turn.told)
    return np.array([1.0, push, max(push, 0.0)])


def features(rungs: Rungs, rnd: Round, seat: int) -> Floats:
    """Return a seat's FEATURES numbers for every hand that it may hold, shape (hands, FEATURES)."""
    dice = rnd.dice[seat]
    counts = hands_of(dice).counts
    excess = counts - dice / 6.0
    beyond = rungs.held(counts) - dice * rungs.share
    total = np.zeros((len(counts), FEATURES))
    for bid in bids_of(rungs, rnd, seat):
        wild = float(rungs.counts[0, bid.column] and bid.column % 6 != 0)
        squared = beyond[:, bid.column] ** 2 / max(dice, 1)
        about = (excess[:, bid.column % 6], excess[:, 0] * wild, squared)
        total[:, : 3 * OWN] += np.concatenate([np.outer(stat, bid.own) for stat in about], axis=1)
        if bid.raised is not None:
            total[:, 3 * OWN :] += np.outer(beyond[:, bid.raised], bid.over)
    return total
