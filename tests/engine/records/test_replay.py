"""A game is its record: replaying gives the same states, from any place, and nothing else decides the dice."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.chance import Chance
from engine.dice.bid import Bid, Call
from engine.dice.events import Bade, Ended, Rolled
from engine.dice.legality import No
from engine.dice.rules import CLASSIC, KNOCKOUT, MENTEUR, RuleSet
from engine.dice.state import Match, Phase
from engine.records.record import GameRecord, Mark, Player
from engine.records.replay import advance, dealer, opening, replay
from engine.refusal import Refused
from tests.engine.dice.strategies import SEEDS, records, rule_sets
from tests.engine.dice.tables import new_game, random_walk


def states(record: GameRecord) -> list[Match]:
    """The match after 0, 1, 2 ... entries, as a live game goes through them."""
    found = [opening(record)]
    for entry in record.entries:
        found.append(advance(found[-1], entry, record.seed)[0])
    return found


@given(records(rounds=5))
@settings(max_examples=40)
def test_replay_gives_the_states_of_the_live_game(record: GameRecord) -> None:
    live = states(record)
    assert replay(record) == live[-1]
    for n in range(0, len(live), 5):
        assert replay(record.cut(n)) == live[n]


@given(rule_sets(), st.integers(2, 5), SEEDS)
@settings(max_examples=40)
def test_replay_gives_the_events_of_the_live_game(rules: RuleSet, seats: int, seed: int) -> None:
    record = new_game(rules, seats, seed)
    steps = list(random_walk(record, seed, rounds=5))
    match = opening(record)
    for _, entry, after, events in steps:
        match, again = advance(match, entry, record.seed)
        assert (match, again) == (after, events)


def test_the_rolls_of_a_round_depend_on_the_seed_and_its_number_alone() -> None:
    first = replay(GameRecord(CLASSIC, (Player(),) * 2, "s", entries=(Bid(1, 2), Call.CHALLENGE, Mark.NEXT)))
    other = (Bid(1, 2), Bid(2, 2), Bid(9, 6), Call.CHALLENGE, Mark.NEXT)
    second = replay(GameRecord(CLASSIC, (Player("Anna"), Player(mind="shark")), "s", 1, entries=other))
    assert first.hands == second.hands
    assert first.hands != replay(GameRecord(CLASSIC, (Player(),) * 2, "t", entries=other[:3])).hands


def test_taking_a_bid_back_rolls_nothing_anew() -> None:
    record = new_game(MENTEUR, 3, 5).extended(Bid(2, 3)).extended(Bid(3, 3))
    assert replay(record.cut(1)).hands == replay(record.cut(0)).hands == replay(record).hands


def test_every_round_is_rolled_from_a_stream_of_its_own() -> None:
    record = new_game(CLASSIC, 2, 5)
    match = opening(record)
    for number in range(4):
        stream = dealer(record.seed, number)
        assert match.hands == (stream.dice(5), stream.dice(5))
        for entry in (Bid(1, 2), Call.CHALLENGE, Mark.NEXT):
            match, events = advance(match, entry, record.seed)
        assert events == (Rolled(match.table.round.opener, 10),)


def test_no_mind_is_given_the_dealers_stream() -> None:
    seed = "any game"
    assert Chance(seed).stream("mind", 0).dice(10) != dealer(seed, 0).dice(10)


def test_a_record_may_begin_with_other_dice_and_another_opener() -> None:
    match = opening(new_game(KNOCKOUT, 3, 5, opener=2)._replace(dice=(1, 0, 4)))
    assert tuple(map(len, match.hands)) == (1, 0, 4)
    assert match.table.round.turn == 2


def test_the_marks_move_the_table_on_and_end_it() -> None:
    match = replay(new_game(CLASSIC, 2, 5).extended(Bid(1, 2)).extended(Call.CHALLENGE))
    assert match.table.phase is Phase.SETTLED
    again, _ = advance(match, Mark.NEXT, "5")
    assert again.table.phase is Phase.BIDDING and len(again.table.history) == 1
    over, events = advance(again, Mark.END, "5")
    assert over.table.phase is Phase.OVER and events == (Ended(),)


def test_an_action_that_is_not_legal_is_refused_with_its_reason() -> None:
    with pytest.raises(Refused) as refused:
        replay(new_game(KNOCKOUT, 2, 5).extended(Bid(11, 2)))
    assert refused.value.refusal.code is No.TOO_MANY


@pytest.mark.parametrize("entry", [Mark.NEXT, Mark.END])
def test_a_mark_out_of_place_is_an_error(entry: Mark) -> None:
    with pytest.raises(ValueError, match=r"not settled|called off"):
        replay(new_game(KNOCKOUT, 2, 5).extended(entry))


def test_a_bid_is_told_as_an_event() -> None:
    match = opening(new_game(KNOCKOUT, 2, 5))
    assert advance(match, Bid(2, 3), "5")[1] == (Bade(0, Bid(2, 3)),)
