"""A penalty table has no final: dice never leave, nobody is out, and the players say when it is over."""

import pytest
from hypothesis import given, settings

from engine.dice.bid import Bid, Call
from engine.dice.events import Ended, TookPenalty
from engine.dice.legality import legal_actions
from engine.dice.play import call, end, start
from engine.dice.rules import CLASSIC, KNOCKOUT, MENTEUR, WILD_STRICT, RuleSet
from engine.dice.state import Phase
from engine.records.record import Mark
from tests.engine.dice.strategies import SEEDS
from tests.engine.dice.tables import acted, bidding, dealt, lose, new_game, random_walk, rerolled

penalty_tables = pytest.mark.parametrize("rules", [CLASSIC, WILD_STRICT], ids=lambda rules: rules.key)


@penalty_tables
def test_a_hundred_rounds_do_not_end_it(rules: RuleSet) -> None:
    match = None
    for _, entry, match, _ in random_walk(new_game(rules, 3, 5), 5, rounds=100):
        assert match.table.winner is None
        assert [seat.dice for seat in match.table.seats] == [5, 5, 5]
        assert (match.table.phase is Phase.OVER) == (entry is Mark.END)
    assert match is not None and len(match.table.history) == 100


@penalty_tables
@given(seed=SEEDS)
@settings(max_examples=20)
def test_each_round_costs_one_penalty(rules: RuleSet, seed: int) -> None:
    for before, entry, after, events in random_walk(new_game(rules, 4, seed), seed, rounds=8):
        paid = [
            new.penalties - old.penalties
            for old, new in zip(before.table.seats, after.table.seats, strict=True)
        ]
        assert sum(paid) == isinstance(entry, Call)
        for event in events:
            if isinstance(event, TookPenalty):
                assert paid[event.seat] == 1 and after.table.seats[event.seat].penalties == event.total


def test_penalties_add_up() -> None:
    match = dealt(CLASSIC, [(2,) * 5, (2,) * 5])
    for expected in (1, 2, 3):
        match = rerolled(lose(match, 0))
        assert match.table.seats[0].penalties == expected
    assert match.table.seats[1].penalties == 0


@pytest.mark.parametrize("settled", [False, True])
def test_its_players_end_it_at_any_time(settled: bool) -> None:
    match = dealt(CLASSIC, [(2,) * 5, (2,) * 5])
    table = (lose(match, 0) if settled else acted(match, Bid(1, 2))).table
    step = end(table)
    assert step.events == (Ended(),)
    assert step.table.phase is Phase.OVER and step.table.winner is None
    assert step.table.seats == table.seats and step.table.round == table.round
    assert legal_actions(step.table) == ()


def test_also_between_a_call_and_its_count() -> None:
    called = call(bidding(CLASSIC, (5, 5), Bid(3, 4)), 1, Call.CHALLENGE).table
    assert end(called).table.phase is Phase.OVER


def test_it_ends_once() -> None:
    over = end(start(CLASSIC, 2)).table
    with pytest.raises(ValueError, match="called off"):
        end(over)


@pytest.mark.parametrize("rules", [KNOCKOUT, MENTEUR], ids=lambda rules: rules.key)
def test_where_a_last_seat_wins_nobody_calls_it_off(rules: RuleSet) -> None:
    with pytest.raises(ValueError, match="called off"):
        end(start(rules, 2))
