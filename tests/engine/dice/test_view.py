"""A seat's view holds its own dice and public history, and nothing from which another hand could be read."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.chance import Chance
from engine.dice.bid import Bid, Call
from engine.dice.rules import KNOCKOUT, MENTEUR, RuleSet
from engine.dice.state import Match, Phase
from engine.dice.view import SeatView, view_for
from tests.engine.dice.strategies import SEEDS, rule_sets
from tests.engine.dice.tables import acted, dealt, new_game, random_walk


def reachable(value: object) -> Iterator[object]:
    """Yield a value and all that its fields and elements lead to."""
    yield value
    if is_dataclass(value):
        for field in fields(value):
            yield from reachable(getattr(value, field.name))
    elif isinstance(value, tuple):
        for element in value:
            yield from reachable(element)
    else:
        assert value is None or isinstance(value, int | str | Enum), f"a view holds {type(value)}"


def swapped(match: Match, seat: int, chance: Chance) -> Match:
    """Return the match with other dice under all cups but one."""
    hands = [hand if other == seat else chance.dice(len(hand)) for other, hand in enumerate(match.hands)]
    return Match(match.table, tuple(hands))


@given(rule_sets(), st.integers(2, 6), SEEDS)
@settings(max_examples=15)
def test_no_other_hand_is_reachable_before_the_cups_are_lifted(rules: RuleSet, seats: int, seed: int) -> None:
    for _, _, match, _ in random_walk(new_game(rules, seats, seed), seed, rounds=6):
        if match.table.phase is not Phase.BIDDING or len(match.table.history) % 3:
            continue
        for seat in range(seats):
            found = list(reachable(view_for(match, seat)))
            others = [hand for other, hand in enumerate(match.hands) if other != seat and hand]
            assert not any(value is hand for value in found for hand in others)
            assert not any(isinstance(value, Match | Chance) for value in found)
            assert match.table.round.shown is None


@given(rule_sets(), st.integers(2, 6), SEEDS)
@settings(max_examples=15)
def test_other_dice_under_other_cups_leave_the_view_as_it_was(rules: RuleSet, seats: int, seed: int) -> None:
    chance = Chance(seed)
    for _, _, match, _ in random_walk(new_game(rules, seats, seed), seed, rounds=4):
        for seat in (*range(seats), None):
            other = view_for(swapped(match, -1 if seat is None else seat, chance), seat)
            assert other == view_for(match, seat)
            assert repr(other) == repr(view_for(match, seat))


def test_a_seat_sees_its_own_dice_and_how_many_it_does_not() -> None:
    match = dealt(KNOCKOUT, [(1, 2, 3), (4, 4), (5,)])
    assert view_for(match, 0) == SeatView(match.table, 0, (1, 2, 3))
    assert [view_for(match, seat).unseen for seat in range(3)] == [3, 4, 5]


def test_an_onlooker_and_a_seat_that_is_out_see_no_dice() -> None:
    match = dealt(MENTEUR, [(1, 2, 3), (), (5,)])
    assert view_for(match, None).hand == view_for(match, 1).hand == ()
    assert view_for(match, None).unseen == view_for(match, 1).unseen == 4


def test_after_the_reveal_all_hands_are_public_for_good() -> None:
    match = acted(dealt(KNOCKOUT, [(1, 2, 3), (4, 4)]), Bid(1, 2), Call.CHALLENGE)
    assert view_for(match, None).table.round.shown == ((1, 2, 3), (4, 4))


def test_a_view_takes_no_further_fields() -> None:
    view = view_for(dealt(KNOCKOUT, [(1,), (2,)]), 0)
    with pytest.raises((AttributeError, TypeError)):
        view.match = None  # type: ignore[attr-defined]
    assert set(SeatView._fields) == {"table", "seat", "hand"}
