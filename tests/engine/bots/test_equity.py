"""The table of winning chances says nothing absurd, for any table there can be."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from engine.bots.equity import FULL_TABLE, states, win_chance
from engine.dice.rules import MAX_DICE_PER_SEAT, MAX_SEATS

DICE = range(1, MAX_DICE_PER_SEAT + 1)
TABLES = range(2, MAX_SEATS + 1)


@pytest.mark.parametrize("seats", range(2, FULL_TABLE + 1))
def test_the_seats_of_a_table_share_the_whole_chance(seats: int) -> None:
    for state in states(seats):
        assert sum(win_chance(state, seat) for seat in range(seats)) == pytest.approx(1.0, abs=1e-4)


@pytest.mark.parametrize("seats", TABLES)
def test_equals_have_equal_chances(seats: int) -> None:
    for dice in DICE:
        assert win_chance((dice,) * seats, 0) == pytest.approx(1 / seats, abs=1e-4)


@pytest.mark.parametrize("seats", TABLES)
def test_a_die_more_is_better(seats: int) -> None:
    for others in DICE:
        chances = [win_chance((own, *[others] * (seats - 1)), 0) for own in DICE]
        assert all(more > less for less, more in pairwise(chances))


@pytest.mark.parametrize("seats", range(2, FULL_TABLE + 1))
def test_in_no_state_is_having_more_dice_than_another_worse(seats: int) -> None:
    for state in states(seats):
        chances = [win_chance(state, seat) for seat in range(seats)]
        assert all(more > less - 0.01 for less, more in pairwise(chances))


def test_who_sits_where_does_not_matter() -> None:
    for own, other in product(DICE, repeat=2):
        assert win_chance((own, 3, other), 0) == win_chance((3, other, own), 2)


def test_the_last_seat_has_won_and_a_seat_without_dice_has_not() -> None:
    assert win_chance((0, 2, 0), 1) == 1.0
    assert win_chance((0, 2, 3), 0) == 0.0
    assert win_chance((2, 0, 3), 2) == win_chance((2, 3), 1)
