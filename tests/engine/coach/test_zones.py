"""Number and word of a chance never disagree."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.coach.zones import Zone, shown_percent, zone, zone_of

EDGES = [
    (100, Zone.NEARLY_CERTAIN),
    (80, Zone.NEARLY_CERTAIN),
    (79, Zone.RELIABLE),
    (60, Zone.RELIABLE),
    (59, Zone.ON_THE_EDGE),
    (40, Zone.ON_THE_EDGE),
    (39, Zone.RISKY),
    (20, Zone.RISKY),
    (19, Zone.CHALLENGE_FREELY),
    (0, Zone.CHALLENGE_FREELY),
]


@pytest.mark.parametrize(("percent", "expected"), EDGES)
def test_each_zone_begins_at_its_percent(percent: int, expected: Zone) -> None:
    assert zone_of(percent) is expected


@given(st.floats(0, 1))
def test_the_word_follows_from_the_shown_number(chance: float) -> None:
    assert zone(chance) is zone_of(shown_percent(chance))
    assert abs(shown_percent(chance) - 100 * chance) <= 1.0


def test_a_chance_that_shows_80_is_called_nearly_certain() -> None:
    assert shown_percent(0.7951) == 80
    assert zone(0.7951) is Zone.NEARLY_CERTAIN


def test_halves_round_up() -> None:
    assert shown_percent(0.125) == 13


def test_only_certainty_shows_100_and_only_the_impossible_0() -> None:
    assert shown_percent(1.0) == 100
    assert shown_percent(0.9999) == 99
    assert shown_percent(0.0) == 0
    assert shown_percent(0.0001) == 1
