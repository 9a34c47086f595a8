"""Beliefs follow from the rules where nothing was bid, lean towards what was, and never hang on one model."""

from __future__ import annotations

import numpy as np
import pytest

from engine.bots.beliefs import FLOOR, belief, believed_chances, model_parts
from engine.bots.company import COMPANY
from engine.bots.hands import draws, hands_of
from engine.bots.rollout import deals_of, position_of
from engine.bots.roster import MINDS
from engine.chance import Chance
from engine.coach.odds import all_chances
from engine.dice.arrays import column_of, table_rungs
from engine.dice.bid import Bid
from engine.dice.legality import legal_bids
from engine.dice.play import apply, start
from engine.dice.rules import CLASSIC
from engine.dice.state import Table
from engine.dice.view import SeatView
from tests.engine.bots.positions import RULES, played

every_rule_set = pytest.mark.parametrize("rules", list(RULES))


def after(table: Table, *bids: Bid) -> Table:
    for bid in bids:
        table = apply(table, bid).table
    return table


@every_rule_set
def test_before_any_bid_beliefs_are_the_plain_binomial(rules: str) -> None:
    table = start(RULES[rules], tuple(min(n, RULES[rules].dice_per_seat) for n in (5, 3, 0, 1)))
    view = SeatView(table, 0, (1, 2, 2, 6, 6)[: table.round.dice[0]])
    np.testing.assert_allclose(believed_chances(view), all_chances(view), atol=1e-12)


@every_rule_set
def test_a_belief_is_a_chance_of_every_hand_of_that_many_dice(rules: str) -> None:
    for _, view in played(
        RULES[rules], tuple(MINDS[key] for key in ("calm", "bold", "shark")), seed=6, rounds=8
    ):
        for seat, dice in enumerate(view.table.round.dice):
            if dice and seat != view.seat:
                joint = belief(view, seat)
                assert joint.shape == (len(COMPANY), len(hands_of(dice).prior))
                assert joint.sum() == pytest.approx(1.0)
                assert joint.min() >= 0.0


@pytest.mark.parametrize("face", range(1, 7))
def test_who_bids_a_face_is_believed_to_hold_it(face: int) -> None:
    table = start(CLASSIC, 3)
    view = SeatView(after(table, Bid(4, face)), 1, (2, 3, 4, 5, 6))
    held = belief(view, 0).sum(axis=0) @ hands_of(5).counts
    assert held[face - 1] > 5 / 6 + 0.2
    untold = belief(view, 2).sum(axis=0) @ hands_of(5).counts
    np.testing.assert_allclose(untold, 5 / 6, atol=1e-12)


def test_what_the_cups_showed_later_cannot_colour_a_belief() -> None:
    table = after(start(CLASSIC, 2), Bid(3, 5))
    shown = table._replace(round=table.round._replace(shown=((5, 5, 5, 1, 1), (2, 2, 2, 2, 2))))
    hand = (2, 2, 2, 2, 2)
    assert np.array_equal(belief(SeatView(shown, 1, hand), 0), belief(SeatView(table, 1, hand), 0))


@every_rule_set
def test_no_model_ever_loses_its_floor(rules: str) -> None:
    _, view = played(RULES[rules], (MINDS["bold"],) * 3, seed=1, rounds=15)[-1]
    for seat in range(3):
        parts = model_parts(view, seat)
        assert parts.sum() == pytest.approx(1.0)
        assert parts.min() >= FLOOR / len(COMPANY) - 1e-12


@pytest.mark.parametrize("key", ["calm", "shark"])
def test_rounds_shown_tell_who_sits_there(key: str) -> None:
    """On average over some games; one game alone may mislead."""
    index = list(MINDS).index(key)
    parts = [
        model_parts(played(CLASSIC, (MINDS[key], MINDS["bold"]), seed, rounds=12)[-1][1], 0)
        for seed in range(12)
    ]
    assert np.mean(parts, axis=0).argmax() == index


def test_deals_are_drawn_as_the_beliefs_say_and_keep_ones_own_hand() -> None:
    table = after(start(CLASSIC, 3), Bid(4, 5), Bid(5, 5))
    view = SeatView(table, 2, (1, 5, 2, 2, 3))
    deals = deals_of(position_of(view), 20_000, Chance(1).numpy())
    steps = table_rungs(table)
    assert (deals.held[2, 4] == 2).all()
    total = deals.held.sum(axis=0)
    for bid in legal_bids(table)[:20]:
        often = (total[column_of(bid)] >= bid.quantity).mean()
        assert often == pytest.approx(believed_chances(view)[column_of(bid), bid.quantity], abs=0.02)
    assert steps.columns == len(total)


def test_systematic_draws_come_as_often_as_their_weights_give_or_take_one() -> None:
    weights = np.array([0.1, 0.0, 0.65, 0.25])
    counts = np.bincount(draws(weights, 1000, Chance(3).numpy()), minlength=4)
    assert np.abs(counts - 1000 * weights).max() <= 1.0


def test_hands_are_all_there_with_their_chances() -> None:
    for dice, hands in ((0, 1), (1, 6), (5, 252), (6, 462)):
        assert hands_of(dice).counts.shape == (hands, 6)
        assert hands_of(dice).prior.sum() == pytest.approx(1.0)
        assert (hands_of(dice).counts.sum(axis=1) == dice).all()
