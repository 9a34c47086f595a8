"""Palifico in both readings: what sets it off, what freezes, and that ones are plain dice in it."""

from dataclasses import replace

import pytest

from engine.dice.bid import Bid, Call
from engine.dice.events import PalificoBegan
from engine.dice.legality import legal_bids
from engine.dice.match import next_deal
from engine.dice.play import is_palifico, next_round, open_round, start
from engine.dice.rules import CLASSIC, KNOCKOUT, MENTEUR, Palifico, RuleSet, Trigger
from engine.dice.state import Match, Phase, Seat, Table
from engine.records.record import Mark
from tests.engine.dice.tables import (
    KNOCKOUT_FULL,
    Same,
    acted,
    dealt,
    lose,
    new_game,
    random_walk,
    rerolled,
)

MENTEUR_EACH_TIME = replace(MENTEUR, trigger=Trigger.OPENER_HAS_ONE)
TWOS = ((2, 2), (2, 2), (2, 2))


def dice(match: Match) -> list[int]:
    return [seat.dice for seat in match.table.seats]


def fall(match: Match) -> Match:
    """The seat on turn loses a die, and the next round is dealt."""
    return rerolled(lose(match, match.table.round.turn))


def test_menteur_the_first_fall_to_one_die_makes_the_next_round_palifico() -> None:
    settled = lose(dealt(MENTEUR, TWOS), 0)
    match, events = next_deal(settled, Same())
    assert match.table.round.palifico and match.table.round.opener == 0
    assert events[-1] == PalificoBegan(0)
    assert match.table.seats[0].had_palifico


def test_menteur_it_lasts_for_one_round_and_a_fall_after_a_regain_sets_off_nothing() -> None:
    match = fall(dealt(MENTEUR, [(2, 2), (2, 2), (2, 2, 2)], opener=1))
    assert dice(match) == [2, 1, 3] and match.table.round.palifico
    match = rerolled(acted(match, Bid(5, 2), Call.CHALLENGE))
    assert dice(match) == [2, 1, 2] and not match.table.round.palifico
    match = rerolled(acted(match, Bid(4, 2), Bid(5, 2), Call.EXACT))
    assert dice(match) == [2, 2, 2] and match.table.round.opener == 1
    match = fall(match)
    assert dice(match) == [2, 1, 2] and match.table.round.opener == 1
    assert not match.table.round.palifico


def test_menteur_each_seat_has_a_palifico_of_its_own() -> None:
    begun = []
    for number in range(40):
        for _, _, _, events in random_walk(new_game(MENTEUR, 4, number), number):
            begun += [(number, event.seat) for event in events if isinstance(event, PalificoBegan)]
    assert len(set(begun)) == len(begun) > 40


def test_menteur_not_with_two_seats_left() -> None:
    match = fall(dealt(MENTEUR, [(2, 2), (2, 2), ()]))
    assert [seat.dice for seat in match.table.seats] == [1, 2, 0]
    assert match.table.round.opener == 0 and not match.table.round.palifico


def test_menteur_not_when_the_very_fall_leaves_two() -> None:
    match = fall(dealt(MENTEUR, [(2,), (2,), (2, 2)]))
    assert match.table.seats_in == (1, 2) and not match.table.round.palifico


def test_menteur_a_wrong_exact_call_sets_it_off_as_well() -> None:
    match = rerolled(acted(dealt(MENTEUR, TWOS), Bid(1, 3), Call.EXACT))
    assert match.table.seats[1].dice == 1
    assert match.table.round.palifico and match.table.round.opener == 1


def test_menteur_a_table_that_starts_with_one_die_has_not_fallen() -> None:
    rules = replace(MENTEUR, dice_per_seat=1)
    match = dealt(rules, [(2,), (2,), (2,), (2,)])
    assert not match.table.round.palifico
    assert not fall(match).table.round.palifico


def test_menteur_in_palifico_any_face_opens_and_only_the_quantity_rises() -> None:
    match = fall(dealt(MENTEUR, TWOS))
    assert {bid.face for bid in legal_bids(match.table)} == {1, 2, 3, 4, 5, 6}
    raised = legal_bids(acted(match, Bid(2, 1)).table)
    assert raised == (Bid(3, 1), Bid(4, 1), Bid(5, 1))


def test_menteur_in_palifico_ones_are_not_wild() -> None:
    settled = lose(dealt(MENTEUR, TWOS), 0)
    match = acted(next_deal(settled, Same(1))[0], Bid(1, 4), Call.CHALLENGE)
    verdict = match.table.round.verdict
    assert verdict is not None and (verdict.count, verdict.wild, verdict.loser) == (0, 0, 0)


def test_perudo_every_round_that_a_seat_with_one_die_opens_is_palifico() -> None:
    match = fall(dealt(KNOCKOUT_FULL, TWOS))
    assert match.table.round.palifico and match.table.round.opener == 0
    match = rerolled(acted(match, Bid(1, 2), Call.CHALLENGE))  # seat 1 loses and opens with its one die
    assert match.table.round.opener == 1 and match.table.round.palifico


def test_perudo_also_with_two_seats_left_and_from_the_start() -> None:
    assert start(KNOCKOUT_FULL, (1, 3)).round.palifico
    assert start(KNOCKOUT_FULL, (1, 3)).seats[0].had_palifico
    assert not start(KNOCKOUT_FULL, (3, 1)).round.palifico
    assert fall(dealt(KNOCKOUT_FULL, [(2, 2), (2, 2)])).table.round.palifico


def test_perudo_not_when_another_seat_has_one_die() -> None:
    match = dealt(KNOCKOUT_FULL, [(2, 2, 2), (2,), (2, 2)])
    assert not match.table.round.palifico
    assert not fall(match).table.round.palifico


def test_perudo_in_palifico_the_quantity_is_frozen_and_only_the_face_rises() -> None:
    match = fall(dealt(KNOCKOUT_FULL, TWOS))
    assert Bid(3, 1) in legal_bids(match.table)
    assert legal_bids(acted(match, Bid(3, 4)).table) == (Bid(3, 5), Bid(3, 6))
    assert legal_bids(acted(match, Bid(3, 6)).table) == ()


def test_the_two_readings_and_the_two_triggers_mix_freely() -> None:
    each_time = fall(dealt(MENTEUR_EACH_TIME, [(2, 2), (2, 2)]))
    assert each_time.table.round.palifico
    assert {bid.face for bid in legal_bids(acted(each_time, Bid(2, 4)).table)} == {4}
    once = replace(KNOCKOUT_FULL, trigger=Trigger.FIRST_FALL_TO_ONE)
    assert not fall(dealt(once, [(2, 2), (2, 2)])).table.round.palifico
    assert fall(dealt(once, TWOS)).table.round.palifico


@pytest.mark.parametrize("rules", [CLASSIC, KNOCKOUT, replace(KNOCKOUT, trigger=Trigger.FIRST_FALL_TO_ONE)])
def test_without_the_option_no_round_is_palifico(rules: RuleSet) -> None:
    assert rules.palifico is Palifico.NONE
    for number in range(10):
        for _, _, match, _ in random_walk(new_game(rules, 3, number), number, rounds=5):
            assert not match.table.round.palifico


def test_it_is_announced_exactly_when_it_is_so() -> None:
    for number in range(40):
        rules = (MENTEUR, KNOCKOUT_FULL, MENTEUR_EACH_TIME)[number % 3]
        for before, entry, match, events in random_walk(new_game(rules, 4, number), number):
            told = any(isinstance(event, PalificoBegan) for event in events)
            assert told == (entry is Mark.NEXT and match.table.round.palifico)
            if entry is Mark.NEXT:
                assert told == expected(before.table)


def expected(table: Table) -> bool:
    """Whether the round after this settled one is palifico, by the words of the rule sheet."""
    verdict = table.round.verdict
    assert verdict is not None and table.phase is Phase.SETTLED
    opener = verdict.opener
    if table.rules.trigger is Trigger.OPENER_HAS_ONE:
        return table.seats[opener].dice == 1
    fell = [past.dice[opener] for past in (*table.history, table.round)]
    first = table.seats[opener].dice == 1 and 1 not in fell
    return first and verdict.loser == opener and len(table.seats_in) > 2


def test_a_referee_may_ask_who_would_open_a_palifico_round() -> None:
    settled = lose(dealt(KNOCKOUT_FULL, [(2, 2), (2,), (2, 2)]), 0).table
    assert [is_palifico(settled, seat) for seat in range(3)] == [True, True, False]
    assert open_round(settled, 1).table.round.palifico
    assert next_round(settled).table.seats == (Seat(1, had_palifico=True), Seat(1), Seat(2))
