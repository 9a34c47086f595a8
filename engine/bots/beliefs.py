"""What one may believe of the other hands: for each seat, how likely every hand is, given all that was bid.

Seats' hands are independent of each other once the bids are known, for every bid was made from one hand and
public talk; so a belief is exact over all hands of a seat (462 of six dice), and no sampling is needed for it.
It is an average over bidder models, one for each temper and one that learns nothing from bids. A model's part
grows with how well it foretold what the seat showed in earlier rounds, but none ever loses its FLOOR: a seat
that bids otherwise than all of them must not lead us far astray.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from engine.bots.acting import call_evidence
from engine.bots.bidding import features
from engine.bots.company import COMPANY
from engine.bots.fitted import WEIGHTS
from engine.bots.hands import hands_of
from engine.dice.arrays import Floats, face_counts, rungs
from engine.dice.rules import RuleSet
from engine.dice.state import Round
from engine.dice.view import SeatView

FLOOR = 0.15
"""The part that every model together keeps, whatever earlier rounds showed, spread evenly."""
CREDIT = 50.0
"""How many times likelier than the deal made it the bids of a round can make a hand. The models know what bids of
self-play said; a bid that none of their bidders would ever make says less than they would have it say."""
MEMORY = 20
"""Earlier rounds that are looked at; a table that plays on for hours changes its ways."""


@lru_cache(maxsize=512)
def by_model(rules: RuleSet, rnd: Round, seat: int) -> Floats:
    """Return the chance of each hand of a seat under each model, (models, hands), rows summing to 1."""
    steps = rungs(rules, rnd.total, rnd.palifico)
    scores = np.array(WEIGHTS) @ features(steps, rnd, seat).T
    prior = hands_of(rnd.dice[seat]).prior
    said = np.exp(scores - scores.max(axis=1, keepdims=True))
    credited = np.minimum(said / (said @ prior)[:, np.newaxis], CREDIT) * prior
    chances: Floats = credited / credited.sum(axis=1, keepdims=True)
    return chances


def model_parts(view: SeatView, seat: int) -> Floats:
    """Return how far each model is to be trusted about a seat, (models,), from the rounds already shown."""
    evidence = np.zeros(len(COMPANY))
    for rnd in view.table.history[-MEMORY:]:
        if rnd.shown is not None and rnd.dice[seat]:
            evidence += np.array(_foretold(view.table.rules, rnd, seat))
    trusted = np.exp(evidence - evidence.max())
    parts: Floats = (1.0 - FLOOR) * trusted / trusted.sum() + FLOOR / len(COMPANY)
    return parts


@lru_cache(maxsize=4096)
def _foretold(rules: RuleSet, rnd: Round, seat: int) -> tuple[float, ...]:
    """Return how well each model foretold a shown hand from its bids, and its calls from the hand, in logs."""
    assert rnd.shown is not None
    shown = face_counts(rnd.shown[seat])
    index = int(np.flatnonzero((hands_of(rnd.dice[seat]).counts == shown).all(axis=1))[0])
    held = np.log(by_model(rules, rnd, seat)[:, index])
    return tuple((held + call_evidence(rules, rnd, seat)).tolist())


def belief(view: SeatView, seat: int) -> Floats:
    """Return the joint chance of model and hand for a seat, (models, hands), summing to 1."""
    table = view.table
    known = by_model(table.rules, _bids_so_far(table.round), seat)
    joint: Floats = model_parts(view, seat)[:, np.newaxis] * known
    return joint


def _bids_so_far(rnd: Round) -> Round:
    """Return the round as it stood while cups were down, so that no belief can hang on what came after."""
    return Round(rnd.opener, rnd.dice, rnd.palifico, rnd.bids)


def matching(view: SeatView, seat: int) -> Floats:
    """Return the chance of each number of matching dice of a seat, (columns, dice + 1)."""
    table = view.table
    steps = rungs(table.rules, table.round.total, table.round.palifico)
    held = steps.held(hands_of(table.round.dice[seat]).counts)
    weight = belief(view, seat).sum(axis=0)
    depth = table.round.dice[seat] + 1
    return np.stack([np.bincount(column, weights=weight, minlength=depth) for column in held.T])


def believed_chances(view: SeatView) -> Floats:
    """Return the chance of every bid as the bidding makes it, shape (columns, dice in play + 1).

    Laid out like `engine.coach.odds.all_chances`, which knows nothing of the bidding.
    """
    table = view.table
    steps = rungs(table.rules, table.round.total, table.round.palifico)
    own = steps.held(face_counts(view.hand))
    counts = np.zeros((steps.columns, table.round.total + 1))
    counts[np.arange(steps.columns), own] = 1.0
    for seat, dice in enumerate(table.round.dice):
        if dice and seat != view.seat:
            counts = _convolved(counts, matching(view, seat))
    chances: Floats = np.minimum(counts[:, ::-1].cumsum(axis=1)[:, ::-1], 1.0)
    return chances


def _convolved(counts: Floats, more: Floats) -> Floats:
    """Add one seat's matching dice to the count of the seats before it, column by column."""
    total = counts * more[:, :1]
    for dice in range(1, more.shape[1]):
        total[:, dice:] += counts[:, :-dice] * more[:, dice : dice + 1]
    return total
