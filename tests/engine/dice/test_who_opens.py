"""Who opens the next round: the loser, the exact caller, and past a seat that fell the next one still in."""

from dataclasses import replace

import pytest

from engine.dice.bid import Bid, Call
from engine.dice.play import call, next_round, open_round, resolve
from engine.dice.rules import CLASSIC, KNOCKOUT, MENTEUR, PRESETS, RuleSet
from engine.dice.state import Made, Phase, Round, Table, next_in
from engine.records.record import Mark
from engine.records.replay import replay
from tests.engine.dice.tables import (
    KNOCKOUT_FULL,
    bidding,
    dealt,
    lose,
    new_game,
    random_walk,
    rerolled,
)

A, B, C, D = range(4)


def after(rules: RuleSet, dice: tuple[int, ...], answer: Call, holds: bool) -> Table:
    """Seat A bids two fives, seat B answers; return the next round's table."""
    count = 2 if holds else 1
    return next_round(resolve(call(bidding(rules, dice, Bid(2, 5)), B, answer).table, count).table).table


@pytest.mark.parametrize(
    ("dice", "answer", "holds", "opener"),
    [
        ((3, 3, 3), Call.CHALLENGE, False, A),
        ((3, 3, 3), Call.CHALLENGE, True, B),
        ((3, 3, 3), Call.EXACT, True, B),
        ((3, 3, 3), Call.EXACT, False, B),
        ((1, 3, 3), Call.CHALLENGE, False, B),
        ((3, 1, 3), Call.CHALLENGE, True, C),
        ((3, 1, 3), Call.EXACT, False, C),
        ((3, 1, 0, 3), Call.EXACT, False, D),
        ((3, 1, 0, 3), Call.CHALLENGE, True, D),
        ((3, 1, 0, 0, 1), Call.CHALLENGE, True, 4),
    ],
)
def test_the_outcomes_of_a_round_and_who_opens_the_next(
    dice: tuple[int, ...], answer: Call, holds: bool, opener: int
) -> None:
    table = after(MENTEUR, dice, answer, holds)
    assert table.round.opener == table.round.turn == opener


@pytest.mark.parametrize(("holds", "opener"), [(True, B), (False, A)])
def test_who_took_the_penalty_opens(holds: bool, opener: int) -> None:
    assert after(CLASSIC, (5, 5, 5), Call.CHALLENGE, holds).round.opener == opener


def test_who_took_the_penalty_opens_also_with_a_single_die_which_stays() -> None:
    assert after(replace(CLASSIC, dice_per_seat=1), (1, 1, 1), Call.CHALLENGE, holds=False).round.opener == A


def fallen(dice: tuple[int, ...], bidder: int) -> Table:
    """Return the table after the bidder lost its last die to the seat after it."""
    rnd = Round(bidder, dice, bids=(Made(bidder, Bid(2, 5)),))
    seats = bidding(KNOCKOUT, dice).seats
    table = Table(KNOCKOUT, seats, rnd)
    return next_round(resolve(call(table, rnd.turn, Call.CHALLENGE).table, 0).table).table


def test_with_b_dead_and_c_falling_d_opens() -> None:
    assert fallen((2, 0, 1, 2), bidder=C).round.opener == D


def test_with_b_dead_and_d_falling_a_opens() -> None:
    assert fallen((2, 0, 2, 1), bidder=D).round.opener == A


def test_two_neighbours_falling_one_after_the_other_hand_the_opening_on() -> None:
    # Five seats; C falls, then B on its own start: D opens, and C stays out of it.
    match = dealt(KNOCKOUT, [(2,), (2,), (2,), (2,), (2,)], opener=C)
    match = rerolled(lose(match, C))
    assert match.table.round.opener == D
    table = open_round(match.table, B).table
    step = resolve(call(table_with_bid(table, B), D, Call.CHALLENGE).table, 0)
    assert next_round(step.table).table.round.opener == D


def table_with_bid(table: Table, seat: int) -> Table:
    rnd = Round(seat, table.round.dice, bids=(Made(seat, Bid(1, 5)),))
    return Table(table.rules, table.seats, rnd, table.history)


def test_turns_pass_over_seats_that_are_out() -> None:
    assert next_in((2, 0, 0, 1), A) == D
    assert next_in((2, 0, 0, 1), D) == A
    assert next_in((0, 0, 3, 0), C) == C


@pytest.mark.parametrize("block", range(10))
def test_in_a_hundred_random_games_each_round_is_opened_by_whom_the_rules_say(block: int) -> None:
    rule_sets = [*PRESETS.values(), KNOCKOUT_FULL]
    for number in range(block * 100, block * 100 + 100):
        rules, seats = rule_sets[number % len(rule_sets)], 2 + number % 6
        for before, entry, now, _ in random_walk(new_game(rules, seats, number, number % seats), number, 6):
            alive = now.table.seats_in
            if now.table.phase is Phase.BIDDING:
                assert now.table.round.turn in alive
            if entry is Mark.NEXT:
                assert now.table.round.opener == expected_opener(before.table)
            assert all(hand == () for seat, hand in enumerate(now.hands) if not now.table.round.dice[seat])


def expected_opener(table: Table) -> int:
    """Work out the opener from who called and who lost, by the words of the rule sheet."""
    verdict, called = table.round.verdict, table.round.called
    assert verdict is not None and called is not None and table.round.bidder is not None
    right_exact = called.call is Call.EXACT and verdict.count == table.round.bids[-1].bid.quantity
    bidder_pays = called.call is Call.CHALLENGE and not verdict.holds
    seat = table.round.bidder if bidder_pays else called.seat
    if right_exact or table.seats[seat].dice:
        return seat
    while not table.seats[seat].dice:
        seat = (seat + 1) % len(table.seats)
    return seat


def test_dead_seats_never_open_bid_call_or_count() -> None:
    for number in range(60):
        record = new_game(KNOCKOUT_FULL if number % 2 else MENTEUR, 5, number)
        for before, entry, _, events in random_walk(record, number):
            if not isinstance(entry, Mark):
                assert before.table.seats[before.table.round.turn].dice
            assert not any(getattr(event, "seat", None) in out_before(before.table) for event in events)


def out_before(table: Table) -> set[int]:
    return set(range(len(table.seats))) - set(table.seats_in)


def test_the_first_round_is_opened_by_the_seat_that_the_record_names() -> None:
    for opener in range(4):
        assert replay(new_game(KNOCKOUT, 4, 1, opener)).table.round.opener == opener
