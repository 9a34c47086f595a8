"""People come and go: order, dice, penalties, palifico and the opener follow the people, never the seats."""

import pytest

from engine.dice import events as told
from engine.dice.bid import Bid
from engine.dice.rules import CLASSIC, KNOCKOUT, MENTEUR, RuleSet
from engine.dice.state import Phase
from engine.referee import actions as act
from engine.referee.evening import Evening, Setup, begin
from engine.referee.events import DiceSet, Left
from engine.referee.legality import Objection, refusal_for
from engine.referee.play import apply
from tests.engine.referee.evenings import ANNA, BORIS, CLAIRE, DINA, challenge, dice, evening
from tests.engine.referee.evenings import told as after

EVA = 4


def code(of: Evening, action: act.Action) -> object:
    refusal = refusal_for(of, action)
    return None if refusal is None else refusal.code


@pytest.fixture(params=["before the first bid", "after a verdict"])
def between(request: pytest.FixtureRequest) -> Evening:
    """An evening in which Boris is to open, with a penalty each for him and Dina."""
    of = after(evening(CLASSIC), act.SetPenalties(DINA, 1), challenge(BORIS, ANNA, 1, 2), act.Total(1))
    return after(of, act.NextRound()) if request.param == "before the first bid" else of


def opener(of: Evening) -> int | None:
    return of.turn if of.phase is Phase.BIDDING else of.next_opener


def penalties(of: Evening) -> dict[int, int]:
    return {who: of.seat(who).penalties for who in of.seated}


def test_who_joins_sits_where_they_sit_down(between: Evening) -> None:
    of = after(between, act.Join(EVA, "Eva", 3, 1))
    assert of.seated == (ANNA, EVA, BORIS, CLAIRE, DINA)
    assert dice(of) == (5, 3, 5, 5, 5)
    assert penalties(of) == {ANNA: 0, EVA: 0, BORIS: 1, CLAIRE: 0, DINA: 1}
    assert opener(of) == BORIS


def test_who_leaves_takes_their_seat_away(between: Evening) -> None:
    of = after(between, act.Leave(ANNA))
    assert of.seated == (BORIS, CLAIRE, DINA)
    assert penalties(of) == {BORIS: 1, CLAIRE: 0, DINA: 1}
    assert opener(of) == BORIS


def test_when_the_opener_leaves_the_next_one_clockwise_opens(between: Evening) -> None:
    assert opener(after(between, act.Leave(BORIS))) == CLAIRE
    last = after(between, act.SetOpener(DINA), act.Leave(DINA))
    assert opener(last) == ANNA


def test_changing_places_keeps_who_opens(between: Evening) -> None:
    of = after(between, act.Reorder((DINA, BORIS, ANNA, CLAIRE)))
    assert opener(of) == BORIS
    assert penalties(of)[DINA] == 1
    started = of if of.fresh else after(of, act.NextRound())
    assert after(started, act.BidBy(BORIS, Bid(1, 2))).turn == ANNA


def test_who_comes_back_is_the_same_person(between: Evening) -> None:
    of = after(between, act.Leave(ANNA), act.Join(ANNA, "Anna", 4, 3))
    assert (of.seated, of.seat(ANNA).dice) == ((BORIS, CLAIRE, DINA, ANNA), 4)
    assert len(of.people) == 4


def test_a_seat_changes_between_rounds_only(between: Evening) -> None:
    started = between if between.fresh else after(between, act.NextRound())
    of = after(started, act.BidBy(BORIS, Bid(3, 2)))
    changes = (
        act.Join(EVA, None, 5, 0),
        act.Leave(ANNA),
        act.SetDice(ANNA, 3),
        act.SetPenalties(ANNA, 3),
        act.Reorder((3, 2, 1, 0)),
        act.SetOpener(ANNA),
        act.ChangeRules(KNOCKOUT),
    )
    assert {code(of, change) for change in changes} == {Objection.ROUND_UNDER_WAY}
    assert {code(between, change) for change in changes} == {None}
    assert code(of, act.Rename(ANNA, "Anne")) is None


def test_a_void_round_remembers_changes_made_after_its_verdict() -> None:
    of = after(evening(KNOCKOUT), challenge(BORIS, ANNA, 1, 2), act.Total(1))
    of = after(of, act.Join(EVA, None, 5, 0), act.SetDice(CLAIRE, 2), act.VoidRound())
    assert of.seated == (EVA, ANNA, BORIS, CLAIRE, DINA)
    assert dice(of) == (5, 5, 5, 2, 5)
    assert (of.turn, of.rounds) == (ANNA, ())


def test_a_void_round_starts_again_with_its_opener_and_without_its_verdict() -> None:
    start = after(evening(KNOCKOUT), challenge(BORIS, ANNA, 1, 2), act.Total(1), act.NextRound())
    judged = after(start, challenge(CLAIRE, DINA, 9, 2), act.Total(1))
    assert after(judged, act.VoidRound()) == start
    assert after(start, challenge(CLAIRE, DINA, 9, 2), act.VoidRound()) == start
    assert after(start, challenge(CLAIRE, DINA, 9, 2), act.Count(ANNA, 2), act.VoidRound()) == start


def test_a_die_that_rolled_away_is_gone_for_good() -> None:
    of = after(evening(KNOCKOUT), act.BidBy(ANNA, Bid(6, 4)), act.DieLost(CLAIRE))
    assert (dice(of), of.table.round.total, of.turn) == ((5, 5, 4, 5), 19, BORIS)
    of = after(of, challenge(BORIS, ANNA, 6, 4), act.Total(6), act.NextRound())
    assert dice(of) == (5, 4, 4, 5)
    assert dice(after(of, act.DieLost(CLAIRE))) == (5, 4, 3, 5)


def test_a_die_is_not_lost_from_under_the_bid_nor_in_a_count_nor_the_last_of_a_round() -> None:
    of = evening(KNOCKOUT, dice=(1, 1, 1, 1))
    assert code(after(of, act.BidBy(ANNA, Bid(4, 4))), act.DieLost(BORIS)) is Objection.LAST_DIE
    of = evening(KNOCKOUT, dice=(2, 1, 1, 1))
    assert code(after(of, act.BidBy(ANNA, Bid(5, 4))), act.DieLost(ANNA)) is Objection.BREAKS_THE_BID
    assert code(after(of, challenge(BORIS, ANNA, 4, 4)), act.DieLost(ANNA)) is Objection.COUNT_UNDER_WAY


def test_the_last_die_lost_between_rounds_puts_out_and_may_end_the_game() -> None:
    of = evening(KNOCKOUT, 2, dice=(2, 1))
    step = apply(of, act.DieLost(BORIS))
    assert step.events == (DiceSet(BORIS, 0), told.Out(1), told.Won(0))
    back = after(step.evening, act.SetDice(BORIS, 2))
    assert (back.phase, back.turn) == (Phase.BIDDING, ANNA)


def test_the_last_but_one_who_leaves_hands_over_the_win() -> None:
    of = evening(KNOCKOUT, 3, dice=(2, 1, 3))
    of = after(of, act.SetDice(BORIS, 0))
    step = apply(of, act.Leave(CLAIRE))
    assert step.events == (Left(CLAIRE), told.Won(0))


def test_a_table_has_two_to_twelve_people_and_somebody_with_dice() -> None:
    assert code(evening(people=2), act.Leave(ANNA)) is Objection.TOO_FEW
    assert code(evening(people=12), act.Join(12, None, 5, 0)) is Objection.TABLE_FULL
    alone = after(evening(KNOCKOUT, 3), act.SetDice(ANNA, 0), act.SetDice(BORIS, 0))
    assert code(alone, act.SetDice(CLAIRE, 0)) is Objection.NOBODY_LEFT
    assert code(alone, act.Leave(CLAIRE)) is Objection.NOBODY_LEFT


@pytest.mark.parametrize(("rules", "least"), [(CLASSIC, 1), (MENTEUR, 0)])
def test_dice_are_set_within_what_a_cup_holds(rules: RuleSet, least: int) -> None:
    of = evening(rules)
    assert code(of, act.SetDice(ANNA, least)) is None
    assert code(of, act.SetDice(ANNA, least - 1)) is Objection.DICE_OUT_OF_RANGE
    assert code(of, act.SetDice(ANNA, 7)) is Objection.DICE_OUT_OF_RANGE


def test_penalties_are_set_where_they_are_counted() -> None:
    assert after(evening(CLASSIC), act.SetPenalties(ANNA, 4)).seat(ANNA).penalties == 4
    assert code(evening(CLASSIC), act.SetPenalties(ANNA, -1)) is Objection.PENALTIES_OUT_OF_RANGE
    assert code(evening(KNOCKOUT), act.SetPenalties(ANNA, 4)) is Objection.NO_PENALTIES


@pytest.mark.parametrize("people", [2, 12])
def test_an_evening_begins_with_two_to_twelve(people: int) -> None:
    assert len(evening(people=people).seated) == people


@pytest.mark.parametrize(
    "setup",
    [
        Setup(KNOCKOUT, (None,)),
        Setup(KNOCKOUT, (None,) * 13),
        Setup(KNOCKOUT, (None, None), dice=(5, 0)),
        Setup(KNOCKOUT, (None, None), dice=(5, 5, 5)),
        Setup(KNOCKOUT, (None, None), opener=2),
        Setup(RuleSet(exact=True), (None, None)),
    ],
)
def test_an_evening_that_cannot_be_does_not_begin(setup: Setup) -> None:
    with pytest.raises(ValueError, match="no evening"):
        begin(setup)
