"""Rounds played to their end for thousands of deals at once, on ladder indices.

All rows of a playout share the table: rules, dice of each seat, whose turn it is. So every step is one call
of `decide` for one seat, and a row leaves when its seat calls. The same core serves Master, advice, the table
of winning chances and the tests.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from engine.bots.hearsay import claims
from engine.bots.policy import EXACT, NO_BLUFF, Manner, Spots, decide
from engine.bots.tails import LEAPS
from engine.bots.temperament import Temperament
from engine.dice.arrays import Ints, Rungs, Singles
from engine.dice.state import next_in

LARGEST_TEMPORARY = 31 << 20
"""Bytes, just under what glibc lets its threshold grow to."""
np.empty(LARGEST_TEMPORARY, np.uint8)
# Freeing one large block, never touched, teaches glibc (mallopt(3), M_MMAP_THRESHOLD) to keep freed memory at hand.
# Otherwise a playout's arrays are given back to the system and faulted in again at every step: half of all time.

DRAWS = 1024
"""A turn's randomness is one number below this: fine enough for a bluff once in a thousand turns."""


@dataclass(frozen=True, slots=True, eq=False)
class Scene:
    """What all rows share: the ladder, each seat's dice, who would gain by an exact call, who may sit there."""

    rungs: Rungs
    dice: tuple[int, ...]
    gains: tuple[bool, ...]
    company: tuple[Temperament, ...]


class Rows(NamedTuple):
    """Positions to play on from, one in each row.

    `held` (seats, columns, rows) are matching dice of a deal; `kind` (seats, rows) says who of the company
    sits there; `told` (seats, columns, rows) is what the bids so far tell; `standing` (rows,) is the rung to
    beat, or OPENING.
    """

    held: Ints
    kind: Ints
    told: Singles
    standing: Ints


class Ends(NamedTuple):
    """How each row's bidding ended: who called, whether exact, and the rung that was called."""

    caller: Ints
    exact: Ints
    rung: Ints


class Deck(NamedTuple):
    """A company's ways to take a turn, DRAWS entries each: bluff column and leap, both (kinds, DRAWS)."""

    bluff: Ints
    leap: Ints


@lru_cache(maxsize=64)
def deck(company: tuple[Temperament, ...], columns: int) -> Deck:
    """Lay out every temper's bluffs and leaps in proportion to how often it takes them."""
    point = (np.arange(DRAWS) + 0.5) / DRAWS
    bluff = np.full((len(company), DRAWS), NO_BLUFF)
    leap = np.zeros_like(bluff)
    for kind, temper in enumerate(company):
        bluffing = point < temper.bluff
        bluff[kind, bluffing] = np.arange(bluffing.sum()) % columns
        within = np.argsort(np.argsort(point * 0.6180339887 * DRAWS % 1.0)) / DRAWS
        leap[kind] = np.minimum(np.searchsorted(np.cumsum(temper.leaps), within, side="right"), LEAPS - 1)
    return Deck(bluff, leap)


def play_out(scene: Scene, turn: int, rows: Rows, random: np.random.Generator) -> Ends:
    """Play every row from its standing bid, `turn` to act, until it is called."""
    count = len(rows.standing)
    standing, told, spoken = rows.standing.copy(), rows.told.copy(), rows.told.sum(axis=0)
    ends = Ends(np.zeros(count, np.int64), np.zeros(count, np.int64), np.zeros(count, np.int64))
    alive = np.arange(count)
    while len(alive):
        own, heard = told[turn].take(alive, axis=1), spoken.take(alive, axis=1)
        held = rows.held[turn].take(alive, axis=1)
        spots = _spots(scene, turn, (standing.take(alive), held, heard - own, heard))
        action = decide(spots, _manner(scene, rows.kind[turn].take(alive), random)).action
        calls = action < 0
        called = alive[calls]
        ends.caller[called], ends.exact[called] = turn, action[calls] == EXACT
        ends.rung[called] = standing[called]
        alive, action = alive[~calls], action[~calls]
        standing[alive] = action
        _tell(scene, turn, (told, spoken), alive, action)
        turn = next_in(scene.dice, turn)
    return ends


def _manner(scene: Scene, kind: Ints, random: np.random.Generator) -> Manner:
    ways = deck(scene.company, scene.rungs.columns)
    draw = kind * DRAWS + random.integers(0, DRAWS, len(kind))
    return Manner(scene.company, kind, ways.bluff.take(draw), ways.leap.take(draw))


def _spots(scene: Scene, turn: int, arrays: tuple[Ints, Ints, Singles, Singles]) -> Spots:
    seats = sum(n > 0 for n in scene.dice)
    return Spots(scene.rungs, scene.dice[turn], seats, scene.gains[turn], *arrays)


def _tell(scene: Scene, turn: int, talk: tuple[Singles, Singles], alive: Ints, rung: Ints) -> None:
    """Add what a seat's new bids tell to its own record and to the sum over all seats."""
    told, spoken = talk[0][turn].ravel(), talk[1].ravel()
    claim = claims(scene.rungs, scene.dice[turn]).take(rung)
    cell = scene.rungs.column.take(rung) % 6 * talk[1].shape[1] + alive
    for alike in range(0, scene.rungs.columns, 6):
        at = cell + alike * talk[1].shape[1]
        more = np.maximum(claim - told.take(at), 0)
        told[at] += more
        spoken[at] += more
