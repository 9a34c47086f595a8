"""How a table moves on: the start, the phases, and events that tell all that changed."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.chance import ScriptedDice
from engine.dice import events as ev
from engine.dice.bid import Bid, Call
from engine.dice.match import deal, next_deal
from engine.dice.play import apply, call, next_round, resolve, start
from engine.dice.rules import CLASSIC, KNOCKOUT, MAX_SEATS, RuleSet
from engine.dice.state import Phase, Seat, Table
from engine.records.record import Mark
from tests.engine.dice.strategies import SEEDS, rule_sets
from tests.engine.dice.tables import acted, bidding, dealt, lose, new_game, random_walk


@pytest.mark.parametrize("seats", range(2, MAX_SEATS + 1))
def test_a_table_starts_with_all_dice_in_and_its_opener_on_turn(seats: int) -> None:
    table = start(CLASSIC, seats, opener=seats - 1)
    assert table.seats == (Seat(5),) * seats
    assert table.seats_in == tuple(range(seats))
    assert (table.round.total, table.round.turn, table.round.standing) == (5 * seats, seats - 1, None)
    assert (table.phase, table.winner, table.history) == (Phase.BIDDING, None, ())


def test_a_game_can_be_taken_up_in_the_middle() -> None:
    table = start(KNOCKOUT, (3, 0, 5), opener=2)
    assert table.seats_in == (0, 2) and table.round.total == 8
    assert apply(table, Bid(1, 2)).table.round.turn == 0


@pytest.mark.parametrize(
    ("seats", "opener"),
    [
        (0, 0),
        (1, 0),
        (13, 0),
        (2, 2),
        (2, -1),
        ((), 0),
        ((5,), 0),
        ((5, 0), 0),
        ((0, 0, 0), 0),
        ((5, 0, 5), 1),
        ((5, -1, 5), 0),
        ((5, 7), 0),
    ],
)
def test_a_table_that_nobody_could_play_does_not_start(seats: int | Sequence[int], opener: int) -> None:
    with pytest.raises(ValueError, match="no game with"):
        start(KNOCKOUT, seats, opener)


def test_a_round_goes_from_bids_to_a_call_to_a_verdict() -> None:
    table = bidding(KNOCKOUT, (5, 5, 5), Bid(2, 3))
    called = apply(table, Call.CHALLENGE)
    assert called.table.phase is Phase.COUNTING and called.events == (ev.Challenged(1, 0, Bid(2, 3)),)
    settled = resolve(called.table, 4, 1)
    assert settled.table.phase is Phase.SETTLED
    assert settled.events == (ev.Revealed(Bid(2, 3), 4, 1), ev.LostDie(1, 4))
    fresh = next_round(settled.table)
    assert fresh.table.phase is Phase.BIDDING and fresh.events == (ev.Rolled(1, 14),)
    assert fresh.table.history == (settled.table.round,)
    assert fresh.table.round.dice == (5, 4, 5)


def test_an_exact_call_is_told_apart_from_a_challenge() -> None:
    rules = replace(KNOCKOUT, exact=True)
    step = call(bidding(rules, (5, 5), Bid(2, 3)), 1, Call.EXACT)
    assert step.events == (ev.CalledExact(1, 0, Bid(2, 3)),)


def test_no_round_opens_before_the_last_one_is_settled() -> None:
    table = bidding(KNOCKOUT, (5, 5), Bid(2, 3))
    for unsettled in (table, apply(table, Call.CHALLENGE).table):
        with pytest.raises(ValueError, match="not settled"):
            next_round(unsettled)


def test_a_dealt_table_counts_and_judges_at_the_call() -> None:
    match = acted(dealt(KNOCKOUT, [(1, 3), (3, 4)]), Bid(2, 3), Bid(3, 3), Call.CHALLENGE)
    assert match.table.phase is Phase.SETTLED
    assert match.table.round.shown == match.hands == ((1, 3), (3, 4))
    assert match.table.seats == (Seat(1), Seat(2))


def test_hands_are_dealt_seat_by_seat_from_the_dealer() -> None:
    match = deal(start(KNOCKOUT, (2, 0, 1)), ScriptedDice([(3, 2), (), (6,)]))
    assert match.hands == ((3, 2), (), (6,))
    match, _ = next_deal(lose(match, 0), ScriptedDice([(5,), (), (4,)]))
    assert match.hands == ((5,), (), (4,))


def retold(seats: list[list[int]], events: tuple[ev.Event, ...]) -> None:
    """Follow dice and penalties by the events alone."""
    for event in events:
        match event:
            case ev.LostDie(seat, left) | ev.GainedDie(seat, left):
                seats[seat][0] = left
            case ev.TookPenalty(seat, total):
                seats[seat][1] = total
            case ev.Out(seat):
                assert seats[seat][0] == 0
            case ev.Won(seat):
                assert [i for i, (dice, _) in enumerate(seats) if dice] == [seat]
            case ev.Rolled(_, dice):
                assert dice == sum(dice for dice, _ in seats)


def kept(table: Table) -> list[list[int]]:
    return [[seat.dice, seat.penalties] for seat in table.seats]


@given(rule_sets(), st.integers(2, 6), SEEDS)
@settings(max_examples=60)
def test_events_tell_all_that_changes(rules: RuleSet, seats: int, seed: int) -> None:
    record = new_game(rules, seats, seed)
    told = [[rules.dice_per_seat, 0] for _ in range(seats)]
    for before, entry, after, events in random_walk(record, seed, rounds=8):
        retold(told, events)
        assert told == kept(after.table)
        assert events, entry
        assert any(isinstance(event, ev.Won) for event in events) == (after.table.winner is not None)
        assert isinstance(entry, Mark) or events[0].seat == before.table.round.turn  # type: ignore[union-attr]


@given(rule_sets(), st.integers(2, 6), SEEDS)
@settings(max_examples=40)
def test_bids_rise_through_every_round_up_to_its_call(rules: RuleSet, seats: int, seed: int) -> None:
    *_, (_, _, match, _) = random_walk(new_game(rules, seats, seed), seed, rounds=8)
    for past in match.table.history:
        keys = [rules.in_palifico().rank(m.bid) if past.palifico else rules.rank(m.bid) for m in past.bids]
        assert keys == sorted(set(keys))
        assert past.called is not None and past.called.seat != past.bidder
        assert past.shown is not None and tuple(map(len, past.shown)) == past.dice


def test_a_move_leaves_the_old_table_alone() -> None:
    match = dealt(KNOCKOUT, [(2, 2), (2, 2)])
    before = (match.table, match.hands)
    lose(match, 0)
    assert (match.table, match.hands) == before
    with pytest.raises(AttributeError):
        match.table.ended = True  # type: ignore[misc]
