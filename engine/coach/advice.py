"""What each action would cost: the chance to lose a die, and the match where dice leave, ranked, with a reason.

The coach thinks as Master does, from the same view, and may know no more than the viewer does.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.bots.master import Weighed, weigh
from engine.bots.policy import CHALLENGE
from engine.bots.rollout import Deals, Position, deals_of, holding, position_of
from engine.bots.tempered import action_of
from engine.chance import Chance
from engine.dice.bid import Action
from engine.dice.view import SeatView


class Ground(Enum):
    """Why an action is as good or bad as it is."""

    OWN_DICE = "own-dice"
    """Own dice alone make the bid true."""
    LIKELY = "likely"
    """The bid is likelier than not to hold."""
    PASSES = "passes"
    """The bid is unlikely to hold, and still unlikely to be challenged."""
    EXPOSED = "exposed"
    """The bid is unlikely to hold and likely to be challenged at once."""
    BID_UNLIKELY = "bid-unlikely"
    """The standing bid is unlikely to hold: a challenge is likely right."""
    BID_LIKELY = "bid-likely"
    """The standing bid is likely to hold: a challenge is likely wrong."""
    EXACT_LIKELY = "exact-likely"
    """Exactly that many are as likely as an exact call can hope for."""
    EXACT_UNLIKELY = "exact-unlikely"
    """Exactly that many are too unlikely."""


DEALS = 512
"""Deals on which every action is played out: fewer than Master's, for more actions."""
SHOWN = 24
"""Bids played out on all deals."""
FAIR_EXACT = 0.3
EVEN = 0.5


@dataclass(frozen=True, slots=True)
class Advice:
    """One action and what it costs, all in 0..1.

    `loss` is the chance to lose a die, or take a penalty, in this round; `win` the chance to win the match,
    None where dice never leave; `regret` how much worse than the best action this is, in chances to win the
    match or, where dice never leave, to go without a penalty. `chance` is that of the bid in question to hold
    (to be exact, for an exact call), as the bidding makes it, and `challenged` how likely the next seat is to
    challenge a bid.
    """

    action: Action
    loss: float
    win: float | None
    regret: float
    chance: float
    challenged: float
    ground: Ground


def advise(view: SeatView, chance: Chance, deals: int = DEALS) -> tuple[Advice, ...]:
    """Return every action worth considering, best first; raises ValueError when the viewer is not on turn."""
    random = chance.numpy()
    position = position_of(view)
    drawn = deals_of(position, deals, random)
    weighed = weigh(position, drawn, random, SHOWN)
    advice = [_advice(position, drawn, weighed, place) for place in range(len(weighed.code))]
    return tuple(sorted(advice, key=lambda entry: entry.regret))


def _advice(position: Position, deals: Deals, weighed: Weighed, place: int) -> Advice:
    code, worth = int(weighed.code[place]), float(weighed.worth[place])
    win = worth if position.view.table.rules.knockout else None
    seen = holding(position, deals, code)
    challenged = float(weighed.challenged[place])
    regret = float(weighed.worth.max()) - worth
    action = action_of(position.rungs, code)
    ground = _bid_ground(seen, challenged) if code >= 0 else _call_ground(code, seen)
    return Advice(action, float(weighed.loss[place]), win, regret, seen, challenged, ground)


def _bid_ground(seen: float, challenged: float) -> Ground:
    if seen >= 1.0:
        return Ground.OWN_DICE
    if seen >= EVEN:
        return Ground.LIKELY
    return Ground.EXPOSED if challenged >= EVEN else Ground.PASSES


def _call_ground(code: int, seen: float) -> Ground:
    if code == CHALLENGE:
        return Ground.BID_LIKELY if seen >= EVEN else Ground.BID_UNLIKELY
    return Ground.EXACT_LIKELY if seen >= FAIR_EXACT else Ground.EXACT_UNLIKELY
