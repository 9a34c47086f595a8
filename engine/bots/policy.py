"""How a temper acts, for any number of positions at once.

The same few lines play a single turn, the thousands of turns of a playout, and tell how likely a temper was
to make a bid that was seen. All randomness is in `bluff` and `leap`, chosen beforehand. Arrays are (columns,
rows), one row for each position, so that a column's numbers lie side by side in memory; chances are look-ups.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.bots.tails import GRID, HALF_BIN, LEAPS, doubt_grid, promise_grid, reach_grid
from engine.bots.temperament import Temperament
from engine.dice.arrays import Ints, Rungs, Singles

CHALLENGE, EXACT = -1, -2
"""Actions below the rungs 0, 1, 2 ... of bids."""

NO_BLUFF = -1
NO_RAISE = 1.2
"""A risk above this is that of a closed column; a legal bid's is at most 1, give or take rounding."""
GAIN_MARGIN, NO_GAIN_MARGIN = 0.001, 0.15
"""How much less an exact call must risk than anything else, where it gives a die back and where it does not."""


@dataclass(frozen=True, slots=True, eq=False)
class Spots:
    """Positions of one seat on turn, alike in everything public but the bidding.

    `own` dice in its hand, `seats` still in; `gains` when a right exact call gives a die back. `standing`
    (rows,) is a rung or OPENING; `held` (columns, rows) are own matching dice; `heard` and `spoken` (columns,
    rows) the matching dice that the others' bids, and all bids, tell of on top of what chance would deal.
    """

    rungs: Rungs
    own: int
    seats: int
    gains: bool
    standing: Ints
    held: Ints
    heard: Singles
    spoken: Singles

    @property
    def dice(self) -> int:
        """Return the number of dice in play."""
        return self.rungs.ladder.dice

    @property
    def unseen(self) -> int:
        """Return how many dice the seat cannot see."""
        return self.dice - self.own


class Manner(NamedTuple):
    """Whose figures act in each row (`kind`, an index of `company`), its `bluff` column and its `leap`."""

    company: tuple[Temperament, ...]
    kind: Ints
    bluff: Ints
    leap: Ints


class Decisions(NamedTuple):
    """What each row does: `action` is a rung, CHALLENGE or EXACT.

    `column`, `quantity` and `risk` (rows,) are its best raise's, whether made or not: a risk above NO_RAISE
    says that there is none. `bins` and `doubt` (columns, rows) are what the chances were looked up with, and
    how likely the next seat was thought to challenge each bid.
    """

    action: Ints
    column: Ints
    quantity: Ints
    risk: Singles
    bins: Ints
    doubt: Singles


class Figures(NamedTuple):
    """A company's figures as arrays by kind, with the tables that hang on the number of dice.

    `hearing` and `speaking` turn matching dice told of into bins among the unseen dice and among all.
    """

    hearing: Singles
    speaking: Singles
    carry: Singles
    backing: Singles
    patience: Singles
    pretend: Ints
    reach: Ints
    doubt: Singles


@lru_cache(maxsize=128)
def figures(company: tuple[Temperament, ...], dice: int, unseen: int, seats: int) -> Figures:
    """Return what `decide` reads for these tempers at a table of `dice` dice, `unseen` by the seat on turn."""
    names = ("trust", "carry", "backing", "patience")
    trust, carry, backing, patience = (np.array([getattr(t, n) for t in company], np.float32) for n in names)
    pretend = np.array([temper.pretend for temper in company], np.int64)
    reach = np.concatenate([reach_grid(unseen, temper.comfort) for temper in company])
    doubt = np.concatenate([doubt_grid(dice, temper.nerve).ravel() for temper in company])
    per_seat = np.float32(2.0 / seats)
    return Figures(
        trust * np.float32(GRID / max(unseen, 1)),
        trust * np.float32(GRID / dice),
        carry * per_seat,
        carry * per_seat * backing / np.float32(dice - unseen),
        patience,
        pretend,
        reach,
        doubt,
    )


def decide(spots: Spots, manner: Manner) -> Decisions:
    """Let every row act: bid in the column that risks least, or call where every bid risks more than that."""
    known = figures(manner.company, spots.dice, spots.unseen, spots.seats)
    kind = manner.kind
    bins = _bins(spots, spots.heard * known.hearing.take(kind))
    story = _story(spots, manner, known.pretend)
    quantity = _quantity(spots, manner.leap, story + known.reach.take(bins + kind * (GRID + 1)))
    promise = _promise(spots, bins, quantity - story)
    outside = _bins(spots, spots.spoken * known.speaking.take(kind)) + kind * (GRID + 1)
    doubt = known.doubt.take(outside * (spots.dice + 2) + quantity)
    later = known.carry.take(kind) - known.backing.take(kind) * story.astype(np.float32)
    risks = later + doubt * (1 - promise - later)
    column, risk = least(risks)
    best = quantity.take(column * len(column) + np.arange(len(column)))
    action = spots.rungs.rung.take(column * (spots.dice + 2) + best)
    action = _or_call(spots, (action, risk), bins, known.patience.take(kind))
    return Decisions(action, column, best, risk, bins, doubt)


def _bins(spots: Spots, extra: Singles) -> Ints:
    """Return the bins of dice whose matching share rose by `extra` bins."""
    base = (spots.rungs.share * GRID + HALF_BIN).astype(np.float32)
    return (extra + base[:, np.newaxis]).astype(np.int64)


def _story(spots: Spots, manner: Manner, pretend: Ints) -> Ints:
    """Return the matching dice that each row plays as if it held: a few more than it does where it bluffs."""
    rows = np.flatnonzero(manner.bluff >= 0)
    story = spots.held.copy()
    column = manner.bluff[rows]
    told = story[column, rows] + pretend[manner.kind[rows]]
    story[column, rows] = np.minimum(told, spots.own)
    return story


@lru_cache(maxsize=64)
def quantities(rungs: Rungs) -> NDArray[np.int16]:
    """Return the quantity to consider, flat (leaps, columns, rungs + 1, dice + 1): by leap, column, standing
    rung and the quantity that is comfortable; from the least legal one up to what is comfortable and legal."""
    comfortable = np.arange(rungs.ladder.dice + 1)
    lowest = rungs.least[:, :, np.newaxis]
    room = np.maximum(np.minimum(comfortable, rungs.most[:, :, np.newaxis]) - lowest, 0)
    considered = np.stack([lowest + (room * leap + 1) // (LEAPS - 1) for leap in range(LEAPS)])
    return considered.astype(np.int16).ravel()


def _quantity(spots: Spots, leap: Ints, comfortable: Ints) -> Ints:
    """Return the quantity considered in each column and row."""
    standings, depth = spots.rungs.least.shape[1], spots.dice + 1
    standing = np.where(spots.standing < 0, standings - 1, spots.standing)
    row = leap * (spots.rungs.columns * standings * depth) + standing * depth
    column = np.arange(spots.rungs.columns) * (standings * depth)
    considered = quantities(spots.rungs).take(comfortable + row + column[:, np.newaxis])
    wide: Ints = considered.astype(np.int64)
    return wide


def _promise(spots: Spots, bins: Ints, need: Ints) -> Singles:
    """Look up P(X >= need) among the unseen dice whose matching share lies in the bins; any shape."""
    table = promise_grid(spots.unseen, spots.own)
    return table.take(bins * (spots.dice + spots.own + 3) + need + spots.own)


def least(risks: Singles) -> tuple[Ints, Singles]:
    """Return the first column of least risk in each row, and that risk."""
    column, risk = np.zeros(risks.shape[1], np.int64), risks[0]
    for other in range(1, len(risks)):
        np.copyto(column, other, where=risks[other] < risk)
        risk = np.minimum(risk, risks[other])
    return column, risk


def _or_call(spots: Spots, raised: tuple[Ints, Singles], bins: Ints, patience: Singles) -> Ints:
    """Put a call in place of the raise where it risks less; an opening seat has nothing to call."""
    action, risk = raised
    at = spots.rungs.column.take(spots.standing, mode="wrap")
    cell = at * len(at) + np.arange(len(at))
    need = spots.rungs.quantity.take(spots.standing, mode="wrap") - spots.held.take(cell)
    bins = bins.take(cell)
    holds = _promise(spots, bins, need)
    answers = spots.standing >= 0
    action = np.where(answers & ((holds + patience < risk) | (risk > NO_RAISE)), CHALLENGE, action)
    if spots.rungs.ladder.rules.exact:
        wrong = 1 - holds + _promise(spots, bins, need + 1)
        wrong += np.float32(GAIN_MARGIN if spots.gains else NO_GAIN_MARGIN)
        action = np.where(answers & (wrong < np.minimum(holds, risk)), EXACT, action)
    return action


def seen(spots: Spots, decisions: Decisions, row: int) -> float:
    """Return the chance that a row saw for the bid in question to hold, or to be exact for an exact call."""
    rungs, action = spots.rungs, int(decisions.action[row])
    rung = action if action >= 0 else int(spots.standing[row])
    column = rungs.column[rung]
    need = rungs.quantity[rung] - spots.held[column, row]
    at = np.array([decisions.bins[column, row]])
    chance, more = _promise(spots, at, need)[0], _promise(spots, at, need + 1)[0]
    return float(chance - more if action == EXACT else chance)
