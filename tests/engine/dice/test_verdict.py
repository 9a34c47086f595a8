"""From a claim and a count to who pays: challenges, exact calls, the one die that leaves, impossible counts."""

from dataclasses import replace

import pytest
from hypothesis import given, settings

from engine.dice.bid import Bid, Call
from engine.dice.events import GainedDie, LostDie, Out, Revealed, TookPenalty, Won
from engine.dice.play import Step, call, resolve, start
from engine.dice.rules import CLASSIC, KNOCKOUT, MENTEUR, RuleSet
from engine.dice.state import Phase, Seat, Table, Verdict
from engine.records.record import GameRecord, Mark
from engine.records.replay import advance, opening
from tests.engine.dice.oracle import counted
from tests.engine.dice.strategies import records
from tests.engine.dice.tables import KNOCKOUT_FULL, acted, bidding, dealt


def judged(rules: RuleSet, dice: tuple[int, ...], bid: Bid, answer: Call, count: int) -> Step:
    return resolve(call(bidding(rules, dice, bid), 1, answer).table, count)


def verdict_of(table: Table) -> Verdict:
    assert table.round.verdict is not None
    return table.round.verdict


@pytest.mark.parametrize("count", range(11))
def test_a_challenge_costs_the_challenger_if_the_bid_holds_else_the_bidder(count: int) -> None:
    step = judged(KNOCKOUT, (5, 5), Bid(3, 5), Call.CHALLENGE, count)
    loser = 1 if count >= 3 else 0
    assert verdict_of(step.table) == Verdict(count, None, count >= 3, loser, None, loser)
    assert step.events == (Revealed(Bid(3, 5), count, None), LostDie(loser, 4))


@pytest.mark.parametrize(("there", "bidder", "challenger"), [(2, 4, 5), (3, 5, 4)])
def test_three_fives_dealt_and_challenged(there: int, bidder: int, challenger: int) -> None:
    hands = [(5,) * there + (2,) * (5 - there), (3, 3, 4, 6, 6)]
    match = acted(dealt(KNOCKOUT, hands), Bid(3, 5), Call.CHALLENGE)
    assert [seat.dice for seat in match.table.seats] == [bidder, challenger]
    assert match.table.round.shown == tuple(hands)


@pytest.mark.parametrize("count", range(9))
def test_an_exact_call_pays_only_on_the_very_count(count: int) -> None:
    step = judged(MENTEUR, (4, 4), Bid(3, 5), Call.EXACT, count)
    right = count == 3
    expected = Verdict(count, None, count >= 3, None if right else 1, 1 if right else None, 1)
    assert verdict_of(step.table) == expected
    assert step.events[1:] == ((GainedDie(1, 5),) if right else (LostDie(1, 3),))


def test_a_die_comes_back_never_above_the_starting_number() -> None:
    step = judged(MENTEUR, (5, 5), Bid(3, 5), Call.EXACT, 3)
    assert [seat.dice for seat in step.table.seats] == [5, 5]
    assert verdict_of(step.table) == Verdict(3, None, True, None, None, 1)
    assert step.events == (Revealed(Bid(3, 5), 3, None),)


@pytest.mark.parametrize("number", range(1, 7))
def test_the_cap_is_the_tables_own_starting_number(number: int) -> None:
    rules = replace(MENTEUR, dice_per_seat=number)
    full = judged(rules, (number, number), Bid(1, 5), Call.EXACT, 1).table
    assert [seat.dice for seat in full.seats] == [number, number]
    if number > 1:
        short = judged(rules, (number, number - 1), Bid(1, 5), Call.EXACT, 1).table
        assert [seat.dice for seat in short.seats] == [number, number]


def test_the_last_die_of_the_last_opponent_wins_the_game() -> None:
    step = judged(KNOCKOUT, (1, 3), Bid(2, 5), Call.CHALLENGE, 1)
    assert step.events[1:] == (LostDie(0, 0), Out(0), Won(1))
    assert (step.table.phase, step.table.winner) == (Phase.OVER, 1)


def test_a_seat_that_falls_while_others_are_in_is_out_and_nobody_has_won() -> None:
    step = judged(KNOCKOUT, (1, 3, 2), Bid(2, 5), Call.CHALLENGE, 1)
    assert step.events[1:] == (LostDie(0, 0), Out(0))
    assert (step.table.phase, step.table.winner) == (Phase.SETTLED, None)


def test_a_penalty_leaves_the_dice_where_they_are() -> None:
    step = judged(CLASSIC, (5, 5), Bid(3, 5), Call.CHALLENGE, 3)
    assert step.events[1:] == (TookPenalty(1, 1),)
    assert step.table.seats == (Seat(5), Seat(5, penalties=1))


@pytest.mark.parametrize(("count", "wild"), [(-1, None), (11, None), (3, 4), (3, -1)])
def test_an_impossible_count_is_not_judged(count: int, wild: int | None) -> None:
    called = call(bidding(KNOCKOUT, (5, 5), Bid(3, 5)), 1, Call.CHALLENGE).table
    with pytest.raises(ValueError, match="matching dice"):
        resolve(called, count, wild)


def test_without_a_call_there_is_nothing_to_judge() -> None:
    for table in (start(KNOCKOUT, 2), bidding(KNOCKOUT, (5, 5), Bid(3, 5))):
        with pytest.raises(ValueError, match="no count is awaited"):
            resolve(table, 3)


def test_a_verdict_is_paid_once() -> None:
    settled = judged(KNOCKOUT, (5, 5), Bid(3, 5), Call.CHALLENGE, 3).table
    with pytest.raises(ValueError, match="no count is awaited"):
        resolve(settled, 3)


def test_at_a_real_table_a_seat_out_of_turn_may_call_and_pays_for_it() -> None:
    step = resolve(call(bidding(KNOCKOUT, (5, 5, 5), Bid(3, 5)), 2, Call.CHALLENGE).table, 3)
    assert [seat.dice for seat in step.table.seats] == [5, 5, 4]


@pytest.mark.parametrize("seat", [0, 2, 5, -1])
def test_the_bidder_itself_and_seats_that_are_out_cannot_call(seat: int) -> None:
    with pytest.raises(ValueError, match="cannot call"):
        call(bidding(KNOCKOUT, (5, 5, 0), Bid(3, 5)), seat, Call.CHALLENGE)


@given(records())
@settings(max_examples=60)
def test_all_through_a_game_the_verdict_is_the_count_by_hand(record: GameRecord) -> None:
    match = opening(record)
    for entry in record.entries:
        before, (match, _) = match, advance(match, entry, record.seed)
        if isinstance(entry, Call):
            bid, verdict = before.table.round.standing, verdict_of(match.table)
            assert bid is not None
            assert verdict.count == counted(before.hands, bid, before.table.wild_ones)
            assert verdict.holds == (verdict.count >= bid.quantity)


@given(records())
@settings(max_examples=60)
def test_exactly_one_die_leaves_with_a_challenge_and_one_moves_at_most_with_an_exact_call(
    record: GameRecord,
) -> None:
    match = opening(record)
    for entry in record.entries:
        before, (match, _) = match, advance(match, entry, record.seed)
        change = [new.dice - old.dice for old, new in zip(before.table.seats, match.table.seats, strict=True)]
        if entry is Call.CHALLENGE and record.rules.knockout:
            assert sorted(change) == [-1] + [0] * (len(change) - 1)
        elif entry is Call.EXACT:
            assert sorted(map(abs, change)) in ([0] * (len(change) - 1) + [1], [0] * len(change))
        else:
            assert not any(change)


def test_a_game_to_the_last_seat_comes_to_an_end() -> None:
    match = dealt(KNOCKOUT_FULL, [(2,), (2,)])
    match = acted(match, Bid(1, 3), Call.CHALLENGE)
    assert match.table.winner == 1
    with pytest.raises(ValueError, match="not settled, or the game is over"):
        advance(match, Mark.NEXT, "any")
