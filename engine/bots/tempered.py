"""Calm, Bold and Shark: a temperament that plays from binomial chances, hearsay and a guess at the next seat."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from engine.bots.choice import Choice, Reason, Why, draw
from engine.bots.hearsay import told_in
from engine.bots.policy import CHALLENGE, EXACT, NO_BLUFF, NO_RAISE, Decisions, Manner, Spots, decide, seen
from engine.bots.tails import LEAPS
from engine.bots.temperament import Temperament
from engine.chance import Chance
from engine.dice.arrays import OPENING, Floats, Ints, Rungs, face_counts, table_rungs
from engine.dice.bid import Action, Call
from engine.dice.view import SeatView

Number = TypeVar("Number", np.int64, np.float32)

EVEN = 0.5
LIKELY = 0.4
"""A challenge of a bid at least this likely is not doubt: it is having nothing better."""


class Variants(NamedTuple):
    """Every way in which one temper may take a turn, and how often it takes it."""

    manner: Manner
    weight: Floats


@lru_cache(maxsize=32)
def variants(temper: Temperament, columns: int) -> Variants:
    """Return the bluffs and leaps open to a temper, (columns + 1) * LEAPS rows; the weights sum to 1."""
    bluff, leap = np.divmod(np.arange((columns + 1) * LEAPS), LEAPS)
    often = np.where(bluff == columns, 1.0 - temper.bluff, temper.bluff / columns)
    bluff[bluff == columns] = NO_BLUFF
    manner = Manner((temper,), np.zeros_like(bluff), bluff, leap)
    return Variants(manner, often * np.array(temper.leaps)[leap])


def spots_of(view: SeatView, steps: Rungs, rows: int) -> Spots:
    """Return a view's position, `rows` times over; raises ValueError unless the view's seat is on turn."""
    table, seat = view.table, view.table.round.turn
    if view.seat != seat:
        raise ValueError(f"seat {view.seat} is not on turn")
    told = told_in(steps, table.round)
    own = told[seat]
    standing = steps.index(table.round.standing) if table.round.standing else OPENING
    held = _alike(steps.held(face_counts(view.hand)), rows)
    dice = len(view.hand)
    gains = dice < table.rules.dice_per_seat
    spoken = told.sum(axis=0)
    seats = len(table.seats_in)
    return Spots(
        steps,
        dice,
        seats,
        gains,
        np.full(rows, standing),
        held,
        _alike(spoken - own, rows),
        _alike(spoken, rows),
    )


def _alike(column: NDArray[Number], rows: int) -> NDArray[Number]:
    return np.repeat(column[:, np.newaxis], rows, axis=1)


@dataclass(frozen=True, slots=True)
class TemperedMind:
    """A mind made of one temperament."""

    key: str
    temper: Temperament

    def choose(self, view: SeatView, chance: Chance) -> Choice:
        """Weigh every variant of the turn, merge them into a mixture of actions and draw one."""
        steps = table_rungs(view.table)
        ways = variants(self.temper, steps.columns)
        spots = spots_of(view, steps, len(ways.weight))
        decisions = decide(spots, ways.manner)
        row = draw(ways.weight.tolist(), chance)
        policy = _mixture(steps, decisions.action, ways.weight)
        why = explain(spots, decisions, row, int(ways.manner.bluff[row]))
        return Choice(action_of(steps, int(decisions.action[row])), policy, why)


def action_of(steps: Rungs, code: int) -> Action:
    """Return the action that a code of the policy stands for."""
    if code >= 0:
        return steps.ladder.bids[code]
    return Call.CHALLENGE if code == CHALLENGE else Call.EXACT


def _mixture(steps: Rungs, codes: Ints, weight: Floats) -> tuple[tuple[Action, float], ...]:
    distinct, place = np.unique(codes, return_inverse=True)
    shares = np.bincount(place, weights=weight)
    pairs = zip(distinct.tolist(), shares.tolist(), strict=True)
    return tuple((action_of(steps, code), share) for code, share in pairs if share > 0.0)


def explain(spots: Spots, decisions: Decisions, row: int, bluff: int) -> Why:
    """Return the reason of one row's decision, from the very numbers it was made with."""
    code, chance = int(decisions.action[row]), seen(spots, decisions, row)
    at = int(spots.rungs.column[code if code >= 0 else spots.standing[row]])
    held = int(spots.held[at, row])
    if code >= 0:
        doubt = float(decisions.doubt[at, row])
        return Why(_bid_reason(chance, bluff == at), held, spots.own, chance, doubt)
    forced = bool(decisions.risk[row] > NO_RAISE)
    return Why(call_reason(code, chance, forced), held, spots.own, chance)


def _bid_reason(chance: float, pretended: bool) -> Reason:
    if chance >= EVEN:
        return Reason.HONEST
    return Reason.BLUFFING if pretended else Reason.STRETCHING


def call_reason(code: int, chance: float, forced: bool) -> Reason:
    """Return why a call was made at this chance; `forced` where there was nothing else to do."""
    if code == EXACT:
        return Reason.COUNTING
    if forced:
        return Reason.NO_RAISE_LEFT
    return Reason.DOUBTING if chance < LIKELY else Reason.CORNERED
