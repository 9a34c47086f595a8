"""How a temper acts, for any number of positions at once: one row of the arrays is one position.

The same few lines play a single turn, the thousands of turns of a playout, and tell how likely a temper was
to make a bid that was seen. All randomness is in the row's `bluff` and `leap`, chosen beforehand.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from engine.bots.tails import bins, reach_grid, tail_grid
from engine.bots.temperament import Temperament
from engine.dice.arrays import Floats, Ints, Rungs

CHALLENGE, EXACT = -1, -2
"""Actions below the rungs 0, 1, 2 ... of bids."""

NO_BLUFF = -1
LEAPS = 4
CLOSED = 2.0
"""The risk put on a column without a legal bid: worse than any."""
RAMP = 4.0
"""How fast the next seat's will to challenge falls as the bid looks better from outside."""
HOLDING = 0.5
"""How much of the carried risk own dice in the bid's column take away."""
NO_GAIN = 0.15
"""What an exact call must promise on top where it gives no die back."""


@dataclass(frozen=True, slots=True, eq=False)
class Spots:
    """Positions of one seat on turn, alike in everything public but the bidding.

    `own` dice in its hand, `seats` still in; `gains` when a right exact call gives a die back. For each row:
    `standing` (n,) rung or OPENING, `held` (n, columns) own matching dice, `heard` and `told` (n, columns) the
    matching dice that the others' bids, and its own, tell of on top of what chance would deal.
    """

    rungs: Rungs
    own: int
    seats: int
    gains: bool
    standing: Ints
    held: Ints
    heard: Floats
    told: Floats

    @property
    def unseen(self) -> int:
        """Return how many dice the seat cannot see."""
        return self.rungs.ladder.dice - self.own


class Manner(NamedTuple):
    """Whose figures act in each row (`kind` (n,), an index of `company`), its `bluff` column and its `leap`."""

    company: tuple[Temperament, ...]
    kind: Ints
    bluff: Ints
    leap: Ints


class Decisions(NamedTuple):
    """What each row does: a rung, CHALLENGE or EXACT, and the chance that it saw for the bid in question.

    `challenge` is how likely it thinks that the next seat challenges its bid, `risk` what it saw in its best
    raise; `column` is that raise's.
    """

    action: Ints
    chance: Floats
    challenge: Floats
    risk: Floats
    column: Ints


@lru_cache(maxsize=64)
def _figures(company: tuple[Temperament, ...], seats: int) -> tuple[Floats, ...]:
    names = ("trust", "carry", "nerve", "patience", "pretend")
    trust, carry, nerve, patience, pretend = (np.array([getattr(t, n) for t in company]) for n in names)
    return trust, carry * 2.0 / seats, nerve, patience, pretend


@lru_cache(maxsize=512)
def _reach(company: tuple[Temperament, ...], unseen: int) -> Ints:
    return np.stack([reach_grid(unseen, temper.comfort) for temper in company])


def decide(spots: Spots, manner: Manner) -> Decisions:
    """Let every row act: bid in the column that risks least, or call where every bid risks more than that."""
    trust, carry, nerve, patience, pretend = (f[manner.kind] for f in _figures(manner.company, spots.seats))
    believed = trust[:, np.newaxis] * spots.heard
    own_bins = bins(spots.rungs.share, believed, spots.unseen)
    story = spots.held + _pretended(spots, manner.bluff, pretend)
    quantity = _quantities(spots, manner, own_bins, story)
    promise = _chance(spots.unseen, own_bins, quantity - story)
    doubt = _doubt(spots, believed + trust[:, np.newaxis] * spots.told, quantity, nerve)
    later = carry[:, np.newaxis] * (1.0 - HOLDING / spots.own * story)
    risks = doubt * (1.0 - promise) + (1.0 - doubt) * later
    risks[quantity == 0] = CLOSED
    rows = np.arange(len(risks))
    column = risks.argmin(axis=1)
    bid = spots.rungs.rung[column, quantity[rows, column]]
    seen = _chance(spots.unseen, own_bins[rows, column], quantity[rows, column] - spots.held[rows, column])
    raised = Decisions(bid, seen, doubt[rows, column], risks[rows, column], column)
    return _or_call(spots, raised, own_bins, patience)


def _pretended(spots: Spots, bluff: Ints, pretend: Floats) -> Ints:
    """Return the dice that each row adds in its head to one column, never more than the hand has room for."""
    columns = np.arange(spots.rungs.columns)
    room = spots.own - spots.held
    extra = np.minimum(room, pretend[:, np.newaxis].astype(np.int64))
    return np.where(columns == bluff[:, np.newaxis], extra, 0)


def _quantities(spots: Spots, manner: Manner, own_bins: Ints, story: Ints) -> Ints:
    """Return the quantity considered in each column: from the least legal one up to what is comfortable."""
    least, most = spots.rungs.least[spots.standing], spots.rungs.most[spots.standing]
    reach = _reach(manner.company, spots.unseen)[manner.kind[:, np.newaxis], own_bins]
    room = np.clip(story + reach, least, most) - least
    quantities: Ints = least + (room * manner.leap[:, np.newaxis] + 1) // (LEAPS - 1)
    return quantities


def _chance(dice: int, at: Ints, need: Ints) -> Floats:
    """Look up P(X >= need) among unseen `dice` whose share lies in the bins `at`."""
    width = dice + 2
    index = at * width + np.clip(need, 0, dice + 1)
    return tail_grid(dice).ravel()[index]


def _doubt(spots: Spots, told: Floats, quantity: Ints, nerve: Floats) -> Floats:
    """Return how likely the next seat is to challenge each column's bid, as it looks from outside."""
    dice = spots.rungs.ladder.dice
    outside = _chance(dice, bins(spots.rungs.share, told, dice), quantity)
    return np.clip((nerve[:, np.newaxis] - outside) * RAMP + 0.5, 0.0, 1.0)


def _or_call(spots: Spots, raised: Decisions, own_bins: Ints, patience: Floats) -> Decisions:
    """Put a call in place of the raise where it risks less; an opening seat has nothing to call."""
    rows = np.arange(len(raised.action))
    at = spots.rungs.column[spots.standing]
    need = spots.rungs.quantity[spots.standing] - spots.held[rows, at]
    holds = _chance(spots.unseen, own_bins[rows, at], need)
    calls = (spots.standing >= 0) & ((holds + patience < raised.risk) | (raised.risk >= CLOSED))
    action = np.where(calls, CHALLENGE, raised.action)
    chance = np.where(calls, holds, raised.chance)
    if spots.rungs.ladder.rules.exact:
        exact = holds - _chance(spots.unseen, own_bins[rows, at], need + 1)
        wrong = 1.0 - exact + (0.0 if spots.gains else NO_GAIN)
        better = (spots.standing >= 0) & (need >= 0) & (wrong < np.minimum(holds, raised.risk))
        calls |= better
        action, chance = np.where(better, EXACT, action), np.where(better, exact, chance)
    return Decisions(action, chance, np.where(calls, 0.0, raised.challenge), raised.risk, raised.column)
