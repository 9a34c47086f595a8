"""The arrays say what the ladder says."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from engine.dice.arrays import OPENING, Rungs, column_of, face_counts, rungs
from engine.dice.bid import Bid, count_matches
from engine.dice.rules import KNOCKOUT, PRESETS, Order, Palifico, RuleSet

FROZEN_QUANTITY = RuleSet("custom", scoring=KNOCKOUT.scoring, palifico=Palifico.FROZEN_QUANTITY)
ONES_HIGHEST, FACE_FIRST = RuleSet(order=Order.ONES_HIGHEST), RuleSet(order=Order.FACE_FIRST)
ladders = st.builds(
    lambda rules, dice, palifico: rungs(rules, dice, palifico and rules.palifico is not Palifico.NONE),
    st.sampled_from([*PRESETS.values(), FROZEN_QUANTITY, *(RuleSet(order=order) for order in Order)]),
    st.integers(1, 24),
    st.booleans(),
)


def between(table: Rungs, standing: int) -> set[Bid]:
    least, most = table.least[:, standing], table.most[:, standing]
    spans = [range(low, high + 1) for low, high in zip(least, most, strict=True)]
    return {table.ladder.bids[table.rung[k, q]] for k, span in enumerate(spans) for q in span}


@given(ladders)
def test_the_legal_quantities_of_a_column_have_no_gap(table: Rungs) -> None:
    assert between(table, OPENING) == set(table.ladder.openings())
    for at, bid in enumerate(table.ladder.bids):
        assert between(table, at) == set(table.ladder.raises(bid))


@given(ladders, st.lists(st.integers(1, 6), min_size=1, max_size=6))
def test_matching_dice_are_counted_as_the_rules_count_them(table: Rungs, hand: list[int]) -> None:
    held = table.held(face_counts(hand))
    for bid in table.ladder.bids:
        assert held[column_of(bid)] == count_matches(hand, bid, table.ladder.wild_ones)
