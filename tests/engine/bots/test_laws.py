"""What every mind keeps, in every rule set: it cannot peek, it plays legally, it repeats itself by its stream."""

from __future__ import annotations

import pytest

from engine.bots.choice import Mind, Reason
from engine.chance import Chance
from engine.dice.bid import Bid, Call, count_matches
from engine.dice.legality import legal_actions, legal_bids
from engine.dice.state import Match
from engine.dice.view import SeatView, view_for
from tests.engine.bots.positions import QUICK, RULES, other_deals, played

DEALS = 200
every_mind = pytest.mark.parametrize("key", list(QUICK))
every_rule_set = pytest.mark.parametrize("rules", list(RULES))


def table_of(mind: Mind, seats: int) -> tuple[Mind, ...]:
    """Seat the mind first, and the other minds round it."""
    return tuple([mind, *QUICK.values()][i % (len(QUICK) + 1)] for i in range(seats))


def moments(mind: Mind, rules: str) -> list[tuple[Match, SeatView]]:
    """Return some positions, with and without a standing bid, in palifico as well where there is any."""
    seen = played(RULES[rules], table_of(mind, 4), seed=11)
    answers = [moment for moment in seen if moment[1].table.round.bids]
    palifico = [moment for moment in seen if moment[1].table.round.palifico]
    return [seen[0], answers[len(answers) // 2], *palifico[-1:]]


@every_mind
@every_rule_set
def test_swapping_what_lies_under_the_other_cups_changes_no_decision(key: str, rules: str) -> None:
    mind = QUICK[key]
    for match, view in moments(mind, rules):
        assert view.seat is not None
        decided = mind.choose(view, Chance("fixed"))
        for other in other_deals(match, view.seat, DEALS, Chance("swap")):
            assert mind.choose(view_for(other, view.seat), Chance("fixed")) == decided


@pytest.mark.parametrize("rules", ["menteur", "perudo-palifico", "first-fall"])
def test_the_swapped_deals_reach_palifico_rounds(rules: str) -> None:
    assert any(view.table.round.palifico for _, view in moments(QUICK["shark"], rules))


@every_mind
@every_rule_set
@pytest.mark.parametrize("seats", [2, 3, 12])
def test_every_action_and_everything_in_the_mixture_is_legal(key: str, rules: str, seats: int) -> None:
    mind = QUICK[key]
    for _, view in played(RULES[rules], table_of(mind, seats), seed=seats, rounds=3):
        choice = mind.choose(view, Chance(5))
        legal = legal_actions(view.table)
        assert choice.action in legal
        assert all(action in legal and weight > 0.0 for action, weight in choice.policy)
        assert sum(weight for _, weight in choice.policy) == pytest.approx(1.0)
        assert choice.action in dict(choice.policy)


@every_mind
def test_equal_streams_give_equal_choices_and_others_vary(key: str) -> None:
    mind = QUICK[key]
    _, view = played(RULES["classic"], table_of(mind, 2), seed=3, rounds=1)[0]
    assert mind.choose(view, Chance(1)) == mind.choose(view, Chance(1))
    assert len({mind.choose(view, Chance(seed)).action for seed in range(60)}) > 1


@every_mind
def test_raises_are_not_always_the_least_one(key: str) -> None:
    mind = QUICK[key]
    seen = [moment for seed in range(4) for moment in played(RULES["knockout"], (mind,) * 3, seed)]
    raises = [(view, mind.choose(view, Chance(1)).action) for _, view in seen if view.table.round.bids]
    bids = [(action, legal_bids(view.table)[0]) for view, action in raises if isinstance(action, Bid)]
    assert len(bids) >= 100
    assert sum(bid != least for bid, least in bids) >= len(bids) // 4


@every_mind
@every_rule_set
def test_the_reason_tells_the_dice_that_were_held(key: str, rules: str) -> None:
    mind = QUICK[key]
    for _, view in played(RULES[rules], table_of(mind, 3), seed=2, rounds=4):
        choice = mind.choose(view, Chance(9))
        named = choice.action if isinstance(choice.action, Bid) else view.table.round.standing
        assert named is not None
        assert choice.why.held == count_matches(view.hand, named, view.table.wild_ones)
        assert choice.why.dice == len(view.hand)
        assert 0.0 <= choice.why.chance <= 1.0
        assert 0.0 <= choice.why.challenge <= 1.0
        assert (choice.why.reason in BID_REASONS) == isinstance(choice.action, Bid)
        assert (choice.why.reason is Reason.COUNTING) == (choice.action is Call.EXACT)


BID_REASONS = {Reason.HONEST, Reason.STRETCHING, Reason.BLUFFING}


def test_a_mind_that_is_not_on_turn_is_refused() -> None:
    match, _ = played(RULES["classic"], (QUICK["calm"],) * 2, seed=1, rounds=1)[0]
    with pytest.raises(ValueError, match="not on turn"):
        QUICK["calm"].choose(view_for(match, 1), Chance(1))
