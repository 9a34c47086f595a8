"""Master: draws plausible hands of the others, plays the round out for every action, and takes the safest.

The round is played out for all actions on a few deals first, and for those still worth considering on a
thousand. Where dice leave the table, the least risk is that of losing the match, not the die.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from engine.bots.choice import Choice, Reason, Why, draw
from engine.bots.policy import CHALLENGE, EXACT
from engine.bots.rollout import (
    Deals,
    Position,
    deals_of,
    holding,
    position_of,
    try_bids,
    try_calls,
)
from engine.bots.tempered import EVEN, action_of, call_reason
from engine.chance import Chance
from engine.dice.arrays import Floats, Ints
from engine.dice.view import SeatView

DEALS = 1024
"""Deals on which every action worth considering is played out."""
GLANCE = 128
"""Deals on which all others are given up."""
STEPS_UP = 5
"""Bids looked at in each column, spread evenly over what is at all likely to hold."""
HOPE = 0.08
"""A bid less likely than this is looked at only if it is the least of its column."""
KEPT = 6
"""Bids that are played out on all deals."""
INDIFFERENCE = 0.012
"""Actions this close to the best, as a part of what the round is worth, are mixed."""


class Weighed(NamedTuple):
    """Actions (rungs, CHALLENGE, EXACT) and, for each, the means over all deals."""

    code: Ints
    worth: Floats
    loss: Floats
    challenged: Floats


def weigh(position: Position, deals: Deals, random: np.random.Generator, kept: int = KEPT) -> Weighed:
    """Return every action worth considering with what it leads to, bids first; at most `kept` of them."""
    bids = considered(position, deals)
    glance = min(GLANCE, deals.count) if len(bids) > kept else deals.count
    outcomes = try_bids(position, deals.part(0, glance), bids, random)
    if glance < deals.count:
        best = np.sort(np.argsort(-outcomes.worth.mean(axis=1), kind="stable")[:kept])
        bids, seen = bids[best], outcomes.of(best)
        outcomes = seen.joined(try_bids(position, deals.part(glance, deals.count), bids, random))
    if position.standing < 0:
        return Weighed(bids, *outcomes.means())
    calls = try_calls(position, deals).means()
    code = np.concatenate([bids, np.array([CHALLENGE, EXACT])[: len(calls[0])]])
    return Weighed(code, *(np.concatenate(pair) for pair in zip(outcomes.means(), calls, strict=True)))


def considered(position: Position, deals: Deals) -> Ints:
    """Return the legal bids worth a glance, as rungs: in each column from the least up to the hopeless."""
    steps = position.rungs
    total = deals.held.sum(axis=0)
    bids: list[int] = []
    for column in range(steps.columns):
        least, most = int(steps.least[column, position.standing]), int(steps.most[column, position.standing])
        if least > most:
            continue
        hopeful = int(np.quantile(total[column], 1.0 - HOPE))
        top = max(least, min(most, hopeful))
        quantities = sorted(set(np.linspace(least, top, STEPS_UP).round().astype(int).tolist()))
        bids += steps.rung[column, quantities].tolist()
    return np.array(bids, np.int64)


@dataclass(frozen=True, slots=True)
class MasterMind:
    """The mind that thinks before it acts."""

    key: str = "master"
    deals: int = DEALS

    def choose(self, view: SeatView, chance: Chance) -> Choice:
        """Weigh the actions over plausible deals and draw from those that are as good as the best."""
        random = chance.numpy()
        position = position_of(view)
        deals = deals_of(position, self.deals, random)
        weighed = weigh(position, deals, random)
        weights = mixture(weighed.worth, span(position))
        taken = draw(weights.tolist(), chance)
        pairs = zip(weighed.code.tolist(), weights.tolist(), strict=True)
        policy = tuple((action_of(position.rungs, code), weight) for code, weight in pairs if weight > 0.0)
        action = action_of(position.rungs, int(weighed.code[taken]))
        return Choice(action, policy, _why(position, deals, weighed, taken))


def span(position: Position) -> float:
    """Return how much the round is worth: from the worst end to the best."""
    worth = position.stakes.worth[list(position.view.table.seats_in)]
    return float(worth.max() - worth.min()) or 1.0


def mixture(worth: Floats, whole: float) -> Floats:
    """Return how often each action is taken: the best most often, those that are much worse never."""
    behind = (worth.max() - worth) / (INDIFFERENCE * whole)
    weights = np.where(behind < 3.0, np.exp(-behind), 0.0)
    mixed: Floats = weights / weights.sum()
    return mixed


def _why(position: Position, deals: Deals, weighed: Weighed, taken: int) -> Why:
    code, chance = int(weighed.code[taken]), holding(position, deals, int(weighed.code[taken]))
    column = int(position.rungs.column[code if code >= 0 else position.standing])
    held, dice = int(deals.held[position.seat, column, 0]), position.scene.dice[position.seat]
    fair = held > dice * float(position.rungs.share[column])
    reason = _bid_reason(chance, fair) if code >= 0 else call_reason(code, chance, bool(weighed.code[0] < 0))
    return Why(reason, held, dice, chance, float(weighed.challenged[taken]))


def _bid_reason(chance: float, fair: bool) -> Reason:
    if chance >= EVEN:
        return Reason.HONEST
    return Reason.STRETCHING if fair else Reason.BLUFFING
