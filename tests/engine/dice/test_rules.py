"""The presets are the tables they are named after, and a custom one says all that is wrong with it."""

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given

from engine.dice.play import start
from engine.dice.rules import (
    CLASSIC,
    KNOCKOUT,
    MENTEUR,
    PRESETS,
    WILD_STRICT,
    Order,
    Palifico,
    RuleProblem,
    RuleSet,
    Scoring,
    Trigger,
    named,
    variants,
)
from tests.engine.dice.strategies import custom_rule_sets

FAULTS = {
    RuleProblem.DICE_OUT_OF_RANGE: [RuleSet(dice_per_seat=0), RuleSet(dice_per_seat=7)],
    RuleProblem.EXACT_NEEDS_KNOCKOUT: [RuleSet(exact=True)],
    RuleProblem.PALIFICO_NEEDS_KNOCKOUT: [
        RuleSet(palifico=Palifico.FROZEN_FACE),
        RuleSet(palifico=Palifico.FROZEN_QUANTITY),
    ],
    RuleProblem.STRICT_NEEDS_WILD_ONES: [RuleSet(strict_bids=True, wild_ones=False)],
    RuleProblem.STRICT_NEEDS_PLAIN_ORDER: [
        RuleSet(strict_bids=True, order=order) for order in Order if order is not Order.PLAIN
    ],
    RuleProblem.HALVED_ORDER_NEEDS_WILD_ONES: [RuleSet(order=Order.HALVED_ONES, wild_ones=False)],
}


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_a_preset_can_be_played_and_is_found_by_its_key(rules: RuleSet) -> None:
    assert rules.problems() == ()
    assert PRESETS[rules.key] is rules
    assert rules.dice_per_seat == 5 and rules.wild_ones


def test_the_presets_differ_as_the_rule_sheets_say() -> None:
    assert [rules.knockout for rules in PRESETS.values()] == [False, False, True, True]
    assert [rules.strict_bids for rules in PRESETS.values()] == [False, True, False, False]
    assert [rules.exact for rules in PRESETS.values()] == [False, False, False, True]
    assert (MENTEUR.order, MENTEUR.open_with_ones) == (Order.HALVED_ONES, False)
    assert (MENTEUR.palifico, MENTEUR.trigger) == (Palifico.FROZEN_FACE, Trigger.FIRST_FALL_TO_ONE)
    assert {CLASSIC.palifico, WILD_STRICT.palifico, KNOCKOUT.palifico} == {Palifico.NONE}


@pytest.mark.parametrize("problem", RuleProblem)
def test_every_problem_is_found_and_forbids_a_start(problem: RuleProblem) -> None:
    for rules in FAULTS[problem]:
        assert rules.problems() == (problem,)
        with pytest.raises(ValueError, match="problems"):
            start(rules, 2)


def test_all_problems_are_told_at_once() -> None:
    wrong = RuleSet(
        dice_per_seat=9,
        wild_ones=False,
        order=Order.HALVED_ONES,
        strict_bids=True,
        exact=True,
        palifico=Palifico.FROZEN_FACE,
    )
    assert set(wrong.problems()) == set(RuleProblem)


def test_a_combination_has_a_problem_exactly_where_the_rules_forbid_it() -> None:
    switches = product(Scoring, Order, Palifico, (False, True), (False, True), (False, True))
    for scoring, order, palifico, wild, strict, exact in switches:
        rules = RuleSet("any", 3, scoring, wild, order, strict, True, exact, palifico)
        needs_knockout = exact or palifico is not Palifico.NONE
        sound = scoring is Scoring.KNOCKOUT or not needs_knockout
        sound = sound and (not strict or (wild and order is Order.PLAIN))
        sound = sound and (wild or order is not Order.HALVED_ONES)
        assert (rules.problems() == ()) == sound


@given(custom_rule_sets())
def test_any_sound_rule_set_starts_a_table(rules: RuleSet) -> None:
    table = start(rules, 3, 1)
    assert [seat.dice for seat in table.seats] == [rules.dice_per_seat] * 3
    assert table.round.turn == 1


def test_the_options_of_knockout_stand_by_themselves() -> None:
    assert replace(KNOCKOUT, exact=True).problems() == ()
    assert replace(KNOCKOUT, palifico=Palifico.FROZEN_QUANTITY).problems() == ()


@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)
def test_what_a_preset_leaves_to_the_table_keeps_its_name(preset: RuleSet) -> None:
    assert preset in variants(preset)
    for variant in variants(preset):
        assert variant.problems() == ()
        assert named(replace(variant, key="custom")) == named(variant) == variant


@given(custom_rule_sets())
def test_any_other_change_makes_house_rules(rules: RuleSet) -> None:
    usual = {variant for preset in PRESETS.values() for variant in variants(preset)}
    assert named(rules) in usual or named(rules).key == "custom"
    assert replace(named(rules), key=rules.key) == rules
