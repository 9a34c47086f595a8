"""Who has the task: appointing, the neighbour of a two, the bounce of a three."""

import pytest

from engine.cards.actions import Appoint, Bounce, Done
from engine.cards.events import Bounced, DoerSet
from engine.cards.legality import No, legal_actions, refusal_for
from engine.cards.state import Bet, Phase
from engine.refusal import refuse
from tests.engine.cards.tables import happened, open_round, penalties, play, scripted


def test_after_a_hit_anyone_but_the_bettor_may_be_appointed() -> None:
    table = play(scripted("AH"), Bet.RED).table
    assert table.phase is Phase.APPOINT
    assert legal_actions(table) == (Appoint(2), Appoint(3), Appoint(4))
    assert refusal_for(table, Appoint(1)) == refuse(No.NOT_ONESELF)
    assert refusal_for(table, Appoint(9)) == refuse(No.NO_SUCH_SEAT, seat=9)


def test_an_appointed_doer_is_told_from_one_who_missed() -> None:
    assert happened(scripted("AH"), Bet.RED, Appoint(3)) == (DoerSet(3, by=1),)
    assert happened(scripted("AH"), Bet.BLACK)[-1] == DoerSet(1, by=None)


@pytest.mark.parametrize(("doer", "taken"), [(2, (0, 1, 1, 0)), (3, (0, 0, 1, 1)), (4, (1, 0, 0, 1))])
def test_a_two_takes_the_next_number_along_and_the_last_seat_takes_the_first(
    doer: int, taken: tuple[int, ...]
) -> None:
    assert penalties(play(scripted("2H"), Bet.RED, Appoint(doer), Done())) == taken


def test_a_two_on_higher_lower_costs_both_the_double() -> None:
    game = play(scripted("7H 2S"), Bet.RED, Appoint(3), Done(), Bet.HIGHER, Done())
    assert penalties(game) == (0, 2, 2, 0)


def test_a_pass_on_a_two_costs_one_for_each_of_the_two() -> None:
    game = play(scripted("7H 2S"), Bet.RED, Appoint(3), Done(), Bet.PASS, Done())
    assert penalties(game) == (0, 1, 1, 0)


def test_between_two_seats_a_two_charges_everybody() -> None:
    assert penalties(play(scripted("2H", seats=2), Bet.BLACK, Done())) == (1, 1)


def test_a_three_can_go_back_to_the_previous_doer() -> None:
    game = play(scripted("8S 3S"), Bet.RED, Done(), Bet.RED, Bounce())
    assert (open_round(game).doer, open_round(game).bounced_by) == (1, 2)
    assert penalties(play(game, Done())) == (1, 0, 0, 0)


def test_a_three_that_nobody_bounces_stays() -> None:
    assert penalties(play(scripted("8S 3S"), Bet.RED, Done(), Bet.RED, Done())) == (0, 1, 0, 0)


def test_a_bounced_three_does_not_come_back() -> None:
    table = play(scripted("8S 3S"), Bet.RED, Done(), Bet.RED, Bounce()).table
    assert Bounce() not in legal_actions(table)
    assert refusal_for(table, Bounce()) == refuse(No.ALREADY_BOUNCED)


def test_a_three_in_the_first_round_has_nobody_to_go_back_to() -> None:
    table = play(scripted("3S"), Bet.RED).table
    assert refusal_for(table, Bounce()) == refuse(No.NOBODY_BEFORE)


def test_a_three_does_not_go_back_to_its_own_doer() -> None:
    table = play(scripted("8S 3H"), Bet.RED, Done(), Bet.RED, Appoint(1)).table
    assert refusal_for(table, Bounce()) == refuse(No.SAME_DOER)


def test_the_previous_doer_is_who_ended_with_the_task() -> None:
    bounced = (Bet.RED, Done(), Bet.RED, Bounce(), Done())
    game = play(scripted("8S 3S 3C"), *bounced, Bet.RED, Bounce())
    assert open_round(game).doer == 1


def test_a_bounce_may_return_the_task_to_the_bettor() -> None:
    game = play(scripted("8H 3S"), Bet.RED, Appoint(2), Done(), Bet.LOWER, Appoint(4), Bounce())
    assert open_round(game).doer == open_round(game).bettor == 2


def test_the_doer_of_a_joker_counts_as_previous_doer() -> None:
    game = play(scripted("* 3S"), Bet.RED, Done(), Bet.RED, Bounce())
    assert open_round(game).doer == 1


@pytest.mark.parametrize("card", ["AS", "2S", "4S", "6S", "KS", "*"])
def test_nothing_but_a_three_bounces(card: str) -> None:
    table = play(scripted(f"8S {card}"), Bet.RED, Done(), Bet.RED).table
    assert refusal_for(table, Bounce()) == refuse(No.NOT_A_THREE)


def test_a_forced_bounce_needs_no_wish_and_happens_once() -> None:
    told = happened(scripted("8S 3S", forced_bounce=True), Bet.RED, Done(), Bet.RED)
    assert told[-2:] == (DoerSet(2, by=None), Bounced(2, 1, forced=True))
    table = play(scripted("8S 3S", forced_bounce=True), Bet.RED, Done(), Bet.RED).table
    assert legal_actions(table) == (Done(),)


def test_a_forced_bounce_follows_an_appointment_too() -> None:
    game = play(scripted("8S 3H", forced_bounce=True), Bet.RED, Done(), Bet.RED, Appoint(4))
    assert (open_round(game).doer, open_round(game).bounced_by) == (1, 4)


def test_a_forced_bounce_with_nobody_to_go_back_to_stays() -> None:
    assert penalties(play(scripted("3S", forced_bounce=True), Bet.RED, Done())) == (1, 0, 0, 0)


def test_a_bounce_can_leave_a_pass_without_cost() -> None:
    game = play(scripted("8H 3S"), Bet.RED, Appoint(4), Done(), Bet.PASS, Bounce(), Done())
    assert penalties(game) == (0, 0, 0, 1)
