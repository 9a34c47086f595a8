"""What each action leads to: the rest of the round, played out over plausible deals of the other hands.

All actions meet the same deals and the same dice of fate, so that their difference is less noisy than either.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from engine.bots.beliefs import belief
from engine.bots.company import COMPANY, SELF
from engine.bots.hands import draws, hands_of
from engine.bots.hearsay import claims, told_in
from engine.bots.playout import Ends, Rows, Scene, play_out
from engine.bots.policy import EXACT
from engine.bots.stakes import Stakes, stakes
from engine.dice.arrays import OPENING, Floats, Ints, Rungs, Singles, face_counts, table_rungs
from engine.dice.state import next_in
from engine.dice.view import SeatView


@dataclass(frozen=True, slots=True, eq=False)
class Deals:
    """Plausible deals: `held` (seats, columns, deals) matching dice, `kind` (seats, deals) of the company."""

    held: Ints
    kind: Ints

    @property
    def count(self) -> int:
        """Return the number of deals."""
        return int(self.kind.shape[1])

    def part(self, first: int, last: int) -> Deals:
        """Return the deals first..last-1."""
        return Deals(self.held[:, :, first:last], self.kind[:, first:last])


class Outcome(NamedTuple):
    """What actions lead to in each deal, (actions, deals): worth and loss of `Stakes`, challenged at once."""

    worth: Floats
    loss: Floats
    challenged: Floats

    def of(self, actions: Ints) -> Outcome:
        """Return the outcome of some of the actions, by their places."""
        return Outcome(self.worth[actions], self.loss[actions], self.challenged[actions])

    def joined(self, more: Outcome) -> Outcome:
        """Return the outcome of the same actions in these deals and in more."""
        return Outcome(*(np.concatenate(pair, axis=1) for pair in zip(self, more, strict=True)))

    def means(self) -> tuple[Floats, Floats, Floats]:
        """Return worth, loss and how often challenged at once, (actions,), over all deals."""
        return self.worth.mean(axis=1), self.loss.mean(axis=1), self.challenged.mean(axis=1)


@dataclass(frozen=True, slots=True, eq=False)
class Position:
    """A view's position made ready for playouts."""

    view: SeatView
    scene: Scene
    told: Singles
    stakes: Stakes

    @property
    def rungs(self) -> Rungs:
        """Return the round's ladder in arrays."""
        return self.scene.rungs

    @property
    def seat(self) -> int:
        """Return the seat on turn, whose view it is."""
        return self.view.table.round.turn

    @property
    def standing(self) -> int:
        """Return the standing rung, or OPENING."""
        bid = self.view.table.round.standing
        return OPENING if bid is None else self.rungs.index(bid)


def position_of(view: SeatView) -> Position:
    """Return a view's position; raises ValueError unless the view's seat is on turn."""
    table = view.table
    if view.seat != table.round.turn:
        raise ValueError(f"seat {view.seat} is not on turn")
    steps = table_rungs(table)
    gains = tuple(seat.dice < table.rules.dice_per_seat for seat in table.seats)
    scene = Scene(steps, table.round.dice, gains, COMPANY)
    return Position(view, scene, told_in(steps, table.round), stakes(table, table.round.turn))


def deals_of(position: Position, count: int, random: np.random.Generator) -> Deals:
    """Draw deals from what the view's seat believes; its own hand is what it is."""
    view, steps = position.view, position.rungs
    seats = len(view.table.seats)
    held = np.zeros((seats, steps.columns, count), np.int64)
    kind = np.full((seats, count), SELF)
    held[position.seat] = steps.held(face_counts(view.hand))[:, np.newaxis]
    for seat, dice in enumerate(view.table.round.dice):
        if dice and seat != position.seat:
            joint = belief(view, seat)
            kind[seat], hand = np.divmod(draws(joint.ravel(), count, random), joint.shape[1])
            held[seat] = steps.held(hands_of(dice).counts).T.take(hand, axis=1)
    return Deals(held, kind)


def try_bids(position: Position, deals: Deals, bids: Ints, random: np.random.Generator) -> Outcome:
    """Play the round out in every deal after each of the bids (rungs)."""
    size = (len(bids), deals.count)
    after = next_in(position.scene.dice, position.seat)
    rows = Rows(
        np.tile(deals.held, (1, 1, len(bids))),
        np.tile(deals.kind, (1, len(bids))),
        _told_after(position, bids, deals.count),
        np.repeat(bids, deals.count),
    )
    ends = play_out(position.scene, after, rows, random)
    signs = _signs(position.rungs, deals, ends)
    table = position.stakes
    at = (ends.caller, ends.exact, signs)
    at_once = (ends.caller == after) & (ends.rung == rows.standing)
    return Outcome(
        table.worth[at].reshape(size), table.loss[at].reshape(size), at_once.reshape(size).astype(float)
    )


def try_calls(position: Position, deals: Deals) -> Outcome:
    """Answer the standing bid in every deal by a challenge and, where it is played, by an exact call."""
    calls = 1 + position.view.table.rules.exact
    caller = np.full(deals.count, position.seat)
    ends = Ends(caller, np.zeros_like(caller), np.full(deals.count, position.standing))
    signs = _signs(position.rungs, deals, ends)
    worth = position.stakes.worth[position.seat, :calls][:, signs]
    loss = position.stakes.loss[position.seat, :calls][:, signs]
    return Outcome(worth, loss, np.zeros_like(worth))


def _told_after(position: Position, bids: Ints, deals: int) -> Singles:
    """Return what bids tell in each row, (seats, columns, rows): all so far, and the bid that is tried."""
    told = np.repeat(position.told[:, :, np.newaxis], len(bids), axis=2)
    claim = claims(position.rungs, position.scene.dice[position.seat])[bids]
    for alike in range(0, position.rungs.columns, 6):
        column = position.rungs.column[bids] % 6 + alike
        own = told[position.seat]
        own[column, np.arange(len(bids))] = np.maximum(own[column, np.arange(len(bids))], claim)
    return np.repeat(told, deals, axis=2)


def _signs(steps: Rungs, deals: Deals, ends: Ends) -> Ints:
    """Return 0, 1 or 2 where the count is below, at or above the rung that was called."""
    total = deals.held.sum(axis=0)
    column, deal = steps.column[ends.rung], np.arange(len(ends.rung)) % deals.count
    signs: Ints = np.sign(total[column, deal] - steps.quantity[ends.rung]) + 1
    return signs


def holding(position: Position, deals: Deals, code: int) -> float:
    """Return how often a bid (rung) holds, or the standing bid for a call: exactly, for an exact call."""
    rung = code if code >= 0 else position.standing
    total = deals.held.sum(axis=0)[position.rungs.column[rung]]
    quantity = position.rungs.quantity[rung]
    return float((total == quantity).mean() if code == EXACT else (total >= quantity).mean())
