"""Which dice match a bid: the face, and the ones wherever they are wild."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.dice.bid import FACES, Bid, Call, count_matches, count_wild, matches, ones_are_wild
from engine.dice.rules import CLASSIC, MENTEUR, WILD_STRICT, RuleSet
from tests.engine.dice.oracle import counted
from tests.engine.dice.tables import acted, dealt

HAND = (1, 1, 4, 4, 6)


@pytest.mark.parametrize(("die", "face"), list(product(FACES, FACES)))
def test_a_die_matches_its_own_face_and_a_wild_one_matches_all_but_ones(die: int, face: int) -> None:
    assert matches(die, Bid(1, face), wild_ones=False) == (die == face)
    assert matches(die, Bid(1, face, strict=True), wild_ones=True) == (die == face)
    assert matches(die, Bid(1, face), wild_ones=True) == (die in (face, 1))


def test_a_one_counts_once_for_ones_and_is_not_wild_there() -> None:
    assert count_matches(HAND, Bid(2, 1), wild_ones=True) == 2
    assert count_wild(HAND, Bid(2, 1), wild_ones=True) == 0


def test_wild_ones_are_told_apart_from_the_face() -> None:
    assert count_matches(HAND, Bid(2, 4), wild_ones=True) == 4
    assert count_wild(HAND, Bid(2, 4), wild_ones=True) == 2
    assert count_wild(HAND, Bid(2, 4), wild_ones=False) == 0
    assert count_wild(HAND, Bid(2, 4, strict=True), wild_ones=True) == 0


@given(
    st.lists(st.lists(st.integers(1, 6), max_size=6).map(tuple), max_size=8).map(tuple),
    st.builds(Bid, st.integers(1, 48), st.sampled_from(FACES), st.booleans()),
    st.booleans(),
)
def test_counting_agrees_with_counting_by_hand(
    hands: tuple[tuple[int, ...], ...], bid: Bid, wild: bool
) -> None:
    dice = [die for hand in hands for die in hand]
    assert count_matches(dice, bid, wild) == counted(hands, bid, wild)
    assert count_wild(dice, bid, wild) == (dice.count(1) if ones_are_wild(bid, wild) else 0)


@pytest.mark.parametrize(
    ("rules", "bid", "count", "wild"),
    [
        (CLASSIC, Bid(5, 4), 5, 3),
        (CLASSIC, Bid(3, 1), 3, 0),
        (WILD_STRICT, Bid(3, 4), 5, 3),
        (RuleSet(wild_ones=False), Bid(2, 4), 2, 0),
        (MENTEUR, Bid(6, 6), 6, 3),
    ],
)
def test_a_reveal_counts_every_cup_the_challengers_too(
    rules: RuleSet, bid: Bid, count: int, wild: int
) -> None:
    match = acted(dealt(rules, [HAND, (1, 2, 3, 6, 6)]), bid, Call.CHALLENGE)
    verdict = match.table.round.verdict
    assert verdict is not None
    assert (verdict.count, verdict.wild) == (count, wild)


def test_a_strict_bid_is_counted_without_wild_ones() -> None:
    match = dealt(WILD_STRICT, [HAND, (1, 2, 3, 6, 6)])
    match = acted(match, Bid(1, 4), Bid(2, 4, strict=True), Call.CHALLENGE)
    verdict = match.table.round.verdict
    assert verdict is not None
    assert (verdict.count, verdict.wild, verdict.holds) == (2, 0, True)
