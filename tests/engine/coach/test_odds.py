"""The coach's chances against an independent computation in whole numbers."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.coach.odds import all_chances, chance_at_least, chance_exact, column_chances
from engine.dice.arrays import column_of
from engine.dice.bid import Bid
from engine.dice.legality import table_ladder
from engine.dice.play import start
from engine.dice.rules import CLASSIC, KNOCKOUT, MENTEUR, PRESETS, WILD_STRICT, Palifico, RuleSet
from engine.dice.state import Hand, Round, Seat, Table
from engine.dice.view import SeatView

PALIFICO = RuleSet("custom", scoring=KNOCKOUT.scoring, palifico=Palifico.FROZEN_QUANTITY)


def view_of(rules: RuleSet, dice: tuple[int, ...], hand: Hand, palifico: bool = False) -> SeatView:
    table = Table(rules, tuple(Seat(n) for n in dice), Round(0, dice, palifico))
    return SeatView(table, 0 if hand else None, hand)


def rational_exact(count: int, unseen: int, share: Fraction) -> Fraction:
    if not 0 <= count <= unseen:
        return Fraction(0)
    return comb(unseen, count) * share**count * (1 - share) ** (unseen - count)


def rational(view: SeatView, bid: Bid) -> tuple[Fraction, Fraction]:
    """Return the chances (at least, exactly) by whole-number arithmetic, from the words of the rules."""
    palifico = view.table.round.palifico
    wild = view.table.rules.wild_ones and not palifico and not bid.strict and bid.face != 1
    own = sum(die == bid.face or (wild and die == 1) for die in view.hand)
    share, unseen = Fraction(2 if wild else 1, 6), view.table.round.total - len(view.hand)
    need = bid.quantity - own
    at_least = sum((rational_exact(k, unseen, share) for k in range(max(need, 0), unseen + 1)), Fraction(0))
    return at_least, rational_exact(need, unseen, share)


ORACLES = [
    # dice of each seat, own hand, bid, palifico, P(true) %, P(exact) %
    ((5, 5, 5, 5, 5), (1, 4, 4, 2, 6), Bid(8, 4), False, 84.85, 14.57),
    ((5, 5, 5, 5, 5), (1, 4, 4, 2, 6), Bid(8, 4), True, 10.18, 6.47),
    ((5, 5, 5, 5, 5), (1, 4, 4, 2, 6), Bid(4, 1), False, 67.13, 23.79),
    ((5, 5), (5, 5, 1, 5, 2), Bid(4, 5), False, 100.0, 13.17),
    ((5, 5), (2, 2, 3, 3, 4), Bid(6, 6), False, 0.0, 0.0),
    ((5, 5), (6, 6, 6, 6, 6), Bid(10, 6), False, 0.41, 0.41),
    ((1, 1), (3,), Bid(1, 5), False, 33.33, 33.33),
    ((1, 1), (3,), Bid(1, 5), True, 16.67, 16.67),
    ((5,) * 6, (), Bid(10, 6), False, 56.83, 15.30),
    ((5,) * 6, (2, 3, 4, 5, 6), Bid(11, 3), False, 30.44, 12.64),
]


@pytest.mark.parametrize(("dice", "hand", "bid", "palifico", "holds", "exact"), ORACLES)
def test_known_situations_have_their_known_chances(
    dice: tuple[int, ...], hand: Hand, bid: Bid, palifico: bool, holds: float, exact: float
) -> None:
    view = view_of(PALIFICO, dice, hand, palifico)
    assert round(100 * chance_at_least(view, bid), 2) == holds
    assert round(100 * chance_exact(view, bid), 2) == exact


def test_two_of_four_fives_in_hand_leave_two_to_find_among_five_dice() -> None:
    view = view_of(CLASSIC, (5, 5), (5, 5, 2, 3, 4))
    assert round(chance_at_least(view, Bid(4, 5)), 4) == 0.5391


views = st.builds(
    lambda rules, dice, seed, palifico: view_of(
        rules, tuple(dice), tuple(seed[: dice[0]]), palifico and rules.palifico is not Palifico.NONE
    ),
    st.sampled_from([*PRESETS.values(), PALIFICO]),
    st.lists(st.integers(1, 6), min_size=2, max_size=12),
    st.lists(st.integers(1, 6), min_size=6, max_size=6),
    st.booleans(),
)


@given(views, st.data())
def test_every_chance_equals_the_rational_one(view: SeatView, data: st.DataObject) -> None:
    bid = data.draw(st.sampled_from(table_ladder(view.table).bids))
    at_least, exact = rational(view, bid)
    assert chance_at_least(view, bid) == pytest.approx(float(at_least), abs=1e-12)
    assert chance_exact(view, bid) == pytest.approx(float(exact), abs=1e-12)
    if at_least in (0, 1):
        assert chance_at_least(view, bid) == at_least


@given(views)
def test_all_chances_at_once_are_the_single_ones(view: SeatView) -> None:
    table = all_chances(view)
    for bid in table_ladder(view.table).bids:
        assert table[column_of(bid), bid.quantity] == chance_at_least(view, bid)


def test_a_strict_bid_counts_no_wild_ones() -> None:
    view = view_of(WILD_STRICT, (5, 5), (1, 1, 1, 4, 4))
    assert chance_at_least(view, Bid(5, 4)) == 1.0
    assert chance_at_least(view, Bid(3, 4, strict=True)) == pytest.approx(1 - (5 / 6) ** 5, abs=1e-12)
    assert chance_at_least(view, Bid(3, 1, strict=True)) == 1.0


def test_seats_that_are_out_do_not_count() -> None:
    assert view_of(KNOCKOUT, (2, 0, 3), (6, 6)).unseen == 3
    assert chance_at_least(view_of(KNOCKOUT, (2, 0, 3), (6, 6)), Bid(6, 6)) == 0.0


def test_more_dice_are_never_likelier() -> None:
    view = SeatView(start(MENTEUR, 4), 0, (1, 2, 2, 3, 6))
    assert np.all(np.diff(all_chances(view), axis=1) <= 0.0)
    assert np.array_equal(column_chances(view, Bid(3, 2)), all_chances(view)[1])
