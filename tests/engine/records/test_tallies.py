"""Tallies: who won, the best run of wins, and how often a challenge was right."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.dice.bid import Bid, Call
from engine.dice.rules import CLASSIC, KNOCKOUT, MENTEUR
from engine.records.record import GameRecord, Player
from engine.records.replay import replay
from engine.records.tallies import (
    Summary,
    Tally,
    only_person,
    read_summary,
    summarise,
    summary_of,
    summary_text,
    tally,
)
from tests.engine.dice.strategies import records
from tests.engine.dice.tables import acted, dealt, new_game, rerolled

TWOS = [(2, 2), (2, 2)]


def test_challenges_right_and_wrong_are_counted_for_both_sides() -> None:
    match = rerolled(acted(dealt(CLASSIC, TWOS), Bid(1, 4), Call.CHALLENGE))  # seat 1 is right
    match = rerolled(acted(match, Bid(1, 2), Bid(2, 2), Call.CHALLENGE))  # seat 0 is wrong
    match = acted(match, Bid(1, 2), Call.CHALLENGE)  # seat 1 is wrong
    table = match.table
    assert summary_of(table, 1) == Summary(
        "classic", None, rounds=3, challenges=2, challenges_right=1, doubted=1, caught=0
    )
    assert summary_of(table, 0) == Summary(
        "classic", None, rounds=3, challenges=1, challenges_right=0, doubted=2, caught=1
    )


def test_exact_calls_stand_apart_from_challenges() -> None:
    match = rerolled(acted(dealt(MENTEUR, TWOS), Bid(4, 2), Call.EXACT))
    match = acted(match, Bid(1, 2), Call.EXACT)
    assert summary_of(match.table, 1) == Summary("menteur", None, rounds=2, exacts=1, exacts_right=1)
    assert summary_of(match.table, 0) == Summary("menteur", None, rounds=2, exacts=1, exacts_right=0)


def test_the_last_seat_in_has_won_and_a_seat_that_is_out_has_lost() -> None:
    two = acted(dealt(KNOCKOUT, [(2,), (2,)]), Bid(1, 4), Call.CHALLENGE).table
    assert (summary_of(two, 0).won, summary_of(two, 1).won) == (False, True)
    three = acted(dealt(KNOCKOUT, [(2,), (2,), (2,)]), Bid(1, 4), Call.CHALLENGE).table
    assert [summary_of(three, seat).won for seat in range(3)] == [False, None, None]


def test_a_round_without_a_verdict_counts_for_nothing() -> None:
    table = acted(dealt(KNOCKOUT, TWOS), Bid(1, 2)).table
    assert summary_of(table, 0) == Summary("knockout", None)


def test_a_record_is_summarised_by_replaying_it() -> None:
    record = new_game(KNOCKOUT, 3, 4).extended(Bid(1, 2)).extended(Call.CHALLENGE)
    assert summarise(record, 1) == summary_of(replay(record).table, 1)


@given(records(rounds=4))
@settings(max_examples=25)
def test_over_all_seats_every_settled_round_has_one_caller_and_one_who_was_called(record: GameRecord) -> None:
    table = replay(record).table
    each = [summary_of(table, seat) for seat in range(len(record.players))]
    rounds = each[0].rounds
    assert sum(one.challenges + one.exacts for one in each) == rounds
    assert sum(one.doubted for one in each) == sum(one.challenges for one in each)
    assert sum(one.caught for one in each) == sum(one.challenges_right for one in each)
    assert sum(one.won is True for one in each) == (table.winner is not None)


@pytest.mark.parametrize(
    ("minds", "seat"),
    [
        ((None, "shark"), 0),
        (("calm", None, "bold"), 1),
        ((None, None), None),
        (("calm", "bold"), None),
    ],
)
def test_the_one_person_among_bots_is_found(minds: tuple[str | None, ...], seat: int | None) -> None:
    record = new_game(KNOCKOUT, 2, 1)._replace(players=tuple(Player(mind=mind) for mind in minds))
    assert only_person(record) == seat


def games(*results: bool | None) -> list[Summary]:
    return [Summary("knockout", won) for won in results]


@pytest.mark.parametrize(
    ("results", "wins", "best", "streak"),
    [
        ((), 0, 0, 0),
        ((True,), 1, 1, 1),
        ((False, False), 0, 0, 0),
        ((True, True, False, True), 3, 2, 1),
        ((True, None, True, None), 2, 2, 2),
        ((True, True, True, False), 3, 3, 0),
    ],
)
def test_wins_and_streaks(results: tuple[bool | None, ...], wins: int, best: int, streak: int) -> None:
    total = tally(games(*results))
    assert (total.games, total.wins, total.best_streak, total.streak) == (len(results), wins, best, streak)
    assert total.decided == sum(result is not None for result in results)


def test_shares_are_of_what_was_decided_and_unknown_before_the_first() -> None:
    assert tally([]) == Tally()
    assert tally([]).win_share is None and tally([]).accuracy is None
    total = tally(games(True, False, None, False, True))
    assert total.win_share == 0.5 and total.accuracy is None


def test_challenges_add_up_over_games() -> None:
    total = tally(
        [
            Summary("classic", None, 5, challenges=3, challenges_right=2, exacts=1),
            Summary("menteur", True, 5, challenges=1, challenges_right=1, exacts=2, exacts_right=1),
        ]
    )
    assert total.accuracy == 0.75
    assert (total.exacts, total.exacts_right) == (3, 1)


counts = st.integers(0, 99)


@given(st.builds(Summary, st.text(max_size=9), st.none() | st.booleans(), *[counts] * 7))
def test_a_summary_reads_back(summary: Summary) -> None:
    assert read_summary(summary_text(summary)) == summary


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "{}", "[" * 100_000, '{"rules": "classic"}']
    + [
        summary_text(Summary("classic", None)).replace(old, new)
        for old, new in [
            ('"won":null', '"won":1'),
            ('"rules":"classic"', '"rules":5'),
            ('"rounds":0', '"rounds":-1'),
            ('"rounds":0', '"rounds":true'),
            ('"rounds":0', '"rounds":0.5'),
            ('"rounds"', '"turns"'),
        ]
    ],
)
def test_what_is_no_summary_reads_as_none(text: str) -> None:
    assert read_summary(text) is None


@given(st.text())
def test_random_text_is_no_summary(text: str) -> None:
    assert read_summary(text) is None
