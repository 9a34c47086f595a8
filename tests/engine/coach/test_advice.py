"""Advice ranks what may be done by what it costs, from what the viewer may know."""

from __future__ import annotations

import pytest

from engine.bots.roster import MINDS
from engine.chance import Chance
from engine.coach.advice import Ground, advise
from engine.dice.bid import Bid, Call
from engine.dice.legality import legal_actions
from engine.dice.rules import CLASSIC, KNOCKOUT
from engine.dice.state import Made, Round, Seat, Table
from engine.dice.view import SeatView, view_for
from tests.engine.bots.positions import RULES, other_deals, played

every_rule_set = pytest.mark.parametrize("rules", list(RULES))


def facing(bid: Bid, hand: tuple[int, ...], other: int = 5) -> SeatView:
    dice = (other, len(hand))
    table = Table(KNOCKOUT, tuple(map(Seat, dice)), Round(0, dice, bids=(Made(0, bid),)))
    return SeatView(table, 1, hand)


@every_rule_set
def test_advice_is_legal_ranked_and_costs_chances(rules: str) -> None:
    for _, view in played(RULES[rules], (MINDS["bold"],) * 3, seed=3, rounds=3)[::3]:
        advice = advise(view, Chance(1), deals=48)
        assert {entry.action for entry in advice} <= set(legal_actions(view.table))
        assert [entry.regret for entry in advice] == sorted(entry.regret for entry in advice)
        assert advice[0].regret == 0.0
        for entry in advice:
            assert (entry.win is not None) == view.table.rules.knockout
            assert all(0.0 <= chance <= 1.0 for chance in (entry.loss, entry.win or 0.0, entry.chance))
        if view.table.round.bids:
            assert Call.CHALLENGE in {entry.action for entry in advice}


def test_advice_knows_no_more_than_the_viewer() -> None:
    match, view = played(RULES["menteur"], (MINDS["shark"],) * 4, seed=8)[5]
    assert view.seat is not None
    advice = advise(view, Chance(2), deals=32)
    for other in other_deals(match, view.seat, 200, Chance("swap")):
        assert advise(view_for(other, view.seat), Chance(2), deals=32) == advice


def test_what_cannot_be_is_to_be_challenged_at_no_risk() -> None:
    best = advise(facing(Bid(7, 6), (2, 2, 3, 3, 4)), Chance(1))[0]
    assert best.action is Call.CHALLENGE
    assert (best.loss, best.chance, best.ground) == (0.0, 0.0, Ground.BID_UNLIKELY)


def test_what_own_dice_prove_is_not_to_be_challenged() -> None:
    advice = {entry.action: entry for entry in advise(facing(Bid(3, 6), (6, 6, 6, 1, 1)), Chance(1))}
    challenge = advice[Call.CHALLENGE]
    assert (challenge.loss, challenge.chance, challenge.ground) == (1.0, 1.0, Ground.BID_LIKELY)
    assert advice[Bid(4, 6)].ground is Ground.OWN_DICE


def test_a_challenge_costs_a_die_as_often_as_the_bid_is_believed_to_hold() -> None:
    advice = {entry.action: entry for entry in advise(facing(Bid(4, 6), (6, 1, 2, 3, 4)), Chance(1))}
    assert advice[Call.CHALLENGE].loss == advice[Call.CHALLENGE].chance


def test_whoever_is_not_on_turn_gets_no_advice() -> None:
    table = Table(CLASSIC, (Seat(5), Seat(5)), Round(0, (5, 5)))
    with pytest.raises(ValueError, match="not on turn"):
        advise(SeatView(table, 1, (1, 2, 3, 4, 5)), Chance(1))
