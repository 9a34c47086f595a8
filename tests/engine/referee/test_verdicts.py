"""What people tell is judged by the rules of the dice table, whoever calls and however the count is told."""

import pytest

from engine.dice import events as told
from engine.dice.bid import Bid
from engine.dice.legality import No
from engine.dice.rules import CLASSIC, KNOCKOUT, MENTEUR, PRESETS, WILD_STRICT, RuleSet
from engine.dice.state import Phase
from engine.referee import actions as act
from engine.referee.evening import Evening
from engine.referee.events import Counted
from engine.referee.legality import Objection, refusal_for
from engine.referee.play import apply
from engine.refusal import Refused
from tests.engine.referee.evenings import (
    ANNA,
    BORIS,
    CLAIRE,
    DINA,
    challenge,
    counts,
    dice,
    evening,
    exact,
)
from tests.engine.referee.evenings import (
    told as after,
)


def code(of: Evening, action: act.Action) -> object:
    refusal = refusal_for(of, action)
    return None if refusal is None else refusal.code


def test_the_example_of_the_rules() -> None:
    """Four players, 6 x 4 challenged, matches 1, 2, 1, 2: six are there, the challenger loses a die."""
    counting = after(evening(KNOCKOUT), challenge(BORIS, ANNA, 6, 4), *counts(anna=1, boris=2, claire=1))
    assert counting.counted == 4
    step = apply(counting, act.Count(DINA, 2))
    assert step.events == (
        Counted(DINA, 2, 6),
        told.Revealed(Bid(6, 4), 6, None),
        told.LostDie(BORIS, 4),
    )
    assert dice(step.evening) == (5, 4, 5, 5)
    assert step.evening.next_opener == BORIS


@pytest.mark.parametrize(
    ("matches", "loser"), [((1, 2, 1, 2), BORIS), ((1, 2, 1, 1), ANNA), ((5, 5, 5, 5), BORIS)]
)
@pytest.mark.parametrize("rules", [CLASSIC, WILD_STRICT, KNOCKOUT, MENTEUR])
def test_a_challenger_loses_when_there_are_as_many(
    rules: RuleSet, matches: tuple[int, ...], loser: int
) -> None:
    told_by_cup = after(
        evening(rules),
        challenge(BORIS, ANNA, 6, 4),
        *(act.Count(who, n) for who, n in enumerate(matches)),
    )
    by_total = after(evening(rules), challenge(BORIS, ANNA, 6, 4), act.Total(sum(matches)))
    for of in (told_by_cup, by_total):
        seat = of.seat(loser)
        assert (seat.dice, seat.penalties) == ((4, 0) if rules.knockout else (5, 1))
        assert of.next_opener == loser
        assert sum(dice(of)) == (19 if rules.knockout else 20)


def test_numbers_may_be_told_in_any_order_and_told_again() -> None:
    of = after(evening(), challenge(BORIS, ANNA, 6, 4), *counts(dina=2, anna=5, boris=2))
    assert of.phase is Phase.COUNTING
    of = after(of, act.Count(ANNA, 1))
    assert (of.matches, of.counted) == ((1, 2, None, 2), 5)
    assert after(of, act.Count(CLAIRE, 0)).seat(ANNA).dice == 4


@pytest.mark.parametrize(("who", "n", "most"), [(ANNA, 6, 5), (BORIS, 3, 2), (ANNA, -1, 5)])
def test_a_cup_holds_no_more_matches_than_dice(who: int, n: int, most: int) -> None:
    of = after(evening(dice=(5, 2, 5, 5)), challenge(BORIS, ANNA, 6, 4))
    refusal = refusal_for(of, act.Count(who, n))
    assert refusal is not None
    assert (refusal.code, refusal["most"]) == (Objection.COUNT_OUT_OF_RANGE, most)
    assert code(of, act.Total(18)) is Objection.COUNT_OUT_OF_RANGE


def test_nothing_is_counted_before_a_call_or_after_the_verdict() -> None:
    of = evening()
    assert code(of, act.Count(ANNA, 1)) is Objection.NOTHING_TO_COUNT
    of = after(of, challenge(BORIS, ANNA, 6, 4), act.Total(6))
    assert code(of, act.Total(5)) is Objection.NOTHING_TO_COUNT


def test_anybody_but_the_bidder_may_call_out_of_turn() -> None:
    """Real tables allow it: the call of a seat that is not on turn counts (the usual variant of the game)."""
    of = after(evening(), act.BidBy(ANNA, Bid(6, 4)))
    assert of.turn == BORIS
    assert code(of, challenge(ANNA, ANNA, 6, 4)) is Objection.OWN_BID
    assert after(of, challenge(DINA, ANNA, 6, 4), act.Total(6)).seat(DINA).dice == 4


def test_a_bid_that_the_referee_missed_can_be_the_one_called() -> None:
    of = after(evening(), act.BidBy(ANNA, Bid(6, 4)))
    assert after(of, challenge(DINA, CLAIRE, 7, 2), act.Total(6)).seat(CLAIRE).dice == 4
    assert code(of, challenge(DINA, CLAIRE, 5, 2)) is No.NOT_HIGHER
    assert code(of, challenge(DINA, CLAIRE, 21, 2)) is No.TOO_MANY


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_exact_is_called_where_it_is_played(rules: RuleSet) -> None:
    refusal = code(evening(rules), exact(BORIS, ANNA, 6, 4))
    assert refusal is (None if rules.exact else No.EXACT_NOT_PLAYED)


def test_a_right_exact_call_wins_a_die_back_and_opens() -> None:
    of = after(evening(dice=(5, 3, 5, 5)), exact(BORIS, ANNA, 6, 4), act.Total(6))
    assert dice(of) == (5, 4, 5, 5)
    assert of.next_opener == BORIS
    full = after(evening(), exact(BORIS, ANNA, 6, 4), act.Total(6))
    assert dice(full) == (5, 5, 5, 5)


def test_a_wrong_exact_call_costs_the_caller_a_die() -> None:
    of = after(evening(dice=(5, 3, 5, 5)), exact(BORIS, ANNA, 6, 4), act.Total(7))
    assert dice(of) == (5, 2, 5, 5)


def test_a_kept_bid_is_judged_and_its_turn_is_known() -> None:
    of = after(evening(MENTEUR), act.BidBy(ANNA, Bid(6, 4)))
    assert code(of, act.BidBy(BORIS, Bid(2, 1))) is No.NEEDS_QUANTITY
    assert code(of, act.BidBy(CLAIRE, Bid(7, 4))) is Objection.NOT_ON_TURN
    assert after(of, act.BidBy(BORIS, Bid(3, 1))).turn == CLAIRE


def test_a_seat_without_dice_neither_bids_nor_calls_nor_counts() -> None:
    of = after(evening(dice=(5, 1, 5, 5)), challenge(BORIS, ANNA, 1, 2), act.Total(1))
    assert (of.seat(BORIS).dice, of.next_opener) == (0, CLAIRE)
    of = after(of, act.NextRound())
    assert code(of, challenge(BORIS, ANNA, 6, 4)) is Objection.OUT_OF_GAME
    assert code(of, challenge(ANNA, BORIS, 6, 4)) is Objection.OUT_OF_GAME
    of = after(of, challenge(DINA, ANNA, 6, 4), *counts(anna=1, claire=1))
    assert code(of, act.Count(BORIS, 0)) is Objection.OUT_OF_GAME
    assert after(of, act.Count(DINA, 1)).phase is Phase.SETTLED


def test_the_last_one_in_wins_and_the_game_is_over() -> None:
    of = evening(KNOCKOUT, 2, dice=(1, 1))
    step = apply(after(of, challenge(BORIS, ANNA, 1, 4)), act.Total(0))
    assert step.events[-2:] == (told.Out(ANNA), told.Won(BORIS))
    assert step.evening.phase is Phase.OVER
    assert code(step.evening, act.NextRound()) is No.GAME_OVER


def test_a_penalty_game_ends_when_its_players_say_so() -> None:
    of = after(evening(CLASSIC), challenge(BORIS, ANNA, 6, 4), act.Total(6), act.EndGame())
    assert of.phase is Phase.OVER
    assert code(of, act.SetPenalties(ANNA, 3)) is No.GAME_OVER
    assert code(evening(KNOCKOUT), act.EndGame()) is No.PLAYED_OUT


def test_another_game_starts_with_all_dice_and_keeps_the_evening() -> None:
    won = after(evening(KNOCKOUT, 2, dice=(1, 1)), challenge(BORIS, ANNA, 1, 4), act.Total(0))
    again = after(won, act.NewGame(BORIS))
    assert (dice(again), again.turn, again.winners) == ((5, 5), BORIS, (BORIS,))
    assert [past.game for past in again.rounds] == [1]


def test_a_refused_action_changes_nothing() -> None:
    of = evening()
    with pytest.raises(Refused, match="NOTHING_TO_COUNT"):
        apply(of, act.Total(3))
