"""Whole trees of tiny tables, counted through the engine and by hand.

On a line of n bids every set of bids has one rising order, so n bids make 2^n - 1 sequences; each ends in a
challenge, and in as many exact calls where those are played.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import product

import pytest

from engine.chance import Chance
from engine.dice.bid import FACES, Bid, Call
from engine.dice.legality import legal_actions
from engine.dice.match import act, deal, next_deal
from engine.dice.play import apply, start
from engine.dice.rules import CLASSIC, KNOCKOUT, MENTEUR, WILD_STRICT, Palifico, RuleSet, Scoring, Trigger
from engine.dice.state import Match, Phase, Table
from tests.engine.dice.oracle import may_bid
from tests.engine.dice.tables import KNOCKOUT_FULL, bidding


def calls_below(table: Table) -> int:
    """Count the ways in which the round can come to a call, through the engine."""
    return sum(
        1 if isinstance(action, Call) else calls_below(apply(table, action).table)
        for action in legal_actions(table)
    )


def sequences(may: Callable[[Bid | None, Bid], bool], bids: list[Bid], standing: Bid | None = None) -> int:
    """Count the non-empty rising sequences of bids by the pairwise rules."""
    return sum(1 + sequences(may, bids, bid) for bid in bids if may(standing, bid))


def by_the_sheet(rules: RuleSet, dice: int, palifico: bool = False, standing: Bid | None = None) -> int:
    bids = [Bid(q, f, s) for q, f, s in product(range(1, dice + 1), FACES, (False, True))]
    return sequences(partial(may_bid, rules, dice, palifico), bids, standing)


def test_classic_with_two_dice() -> None:
    assert calls_below(bidding(CLASSIC, (1, 1))) == by_the_sheet(CLASSIC, 2) == 2**12 - 1


def test_menteur_with_two_dice() -> None:
    # The last two of the twelve bids are on ones and do not open; every round may end in an exact call as well.
    bids = 2**12 - 1 - 2**1 - 2**0
    assert by_the_sheet(MENTEUR, 2) == bids
    assert calls_below(bidding(MENTEUR, (1, 1))) == 2 * bids


def test_wild_strict_with_two_dice_above_the_last_wild_bid() -> None:
    # Only strict bids are left, six on one die and six on two.
    assert calls_below(bidding(WILD_STRICT, (1, 1), Bid(2, 6))) == 2**12
    assert 1 + by_the_sheet(WILD_STRICT, 2, standing=Bid(2, 6)) == 2**12


@pytest.mark.parametrize("dice", range(2, 7))
def test_palifico_with_the_face_frozen(dice: int) -> None:
    rules = replace(MENTEUR, exact=False)
    bids = 6 * (2**dice - 1)
    assert by_the_sheet(rules, dice, palifico=True) == bids
    assert calls_below(bidding(rules, (1, dice - 1), palifico=True)) == bids


@pytest.mark.parametrize("dice", range(2, 7))
def test_palifico_with_the_quantity_frozen(dice: int) -> None:
    rules = replace(KNOCKOUT_FULL, exact=False)
    bids = dice * (2**6 - 1)
    assert by_the_sheet(rules, dice, palifico=True) == bids
    assert calls_below(bidding(rules, (1, dice - 1), palifico=True)) == bids


def games_below(match: Match, chance: Chance) -> int:
    """Count the ways in which the whole game can come to its end, each next deal being given."""
    table = match.table
    if table.phase is Phase.OVER:
        return 1
    if table.phase is Phase.SETTLED:
        return games_below(next_deal(match, chance.stream(len(table.history) + 1))[0], chance)
    return sum(games_below(act(match, action)[0], chance) for action in legal_actions(table))


@pytest.mark.parametrize(("palifico", "a_round"), [(Palifico.FROZEN_FACE, 6), (Palifico.FROZEN_QUANTITY, 63)])
def test_whole_games_of_two_with_one_die_each_are_one_round(palifico: Palifico, a_round: int) -> None:
    rules = RuleSet(dice_per_seat=1, scoring=Scoring.KNOCKOUT, palifico=palifico)
    match = deal(start(rules, 2), Chance(1))
    in_play = 3 if palifico is Palifico.FROZEN_FACE else 2
    assert games_below(match, Chance(2)) == a_round * in_play


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_of_three_with_one_die_each_are_two_rounds(seed: int) -> None:
    # Whoever opens has one die, so every round is palifico: 6 x 7 endings with three dice, 6 x 3 with two.
    rules = RuleSet(dice_per_seat=1, scoring=Scoring.KNOCKOUT, palifico=Palifico.FROZEN_FACE)
    match = deal(start(rules, 3), Chance(seed))
    assert games_below(match, Chance(seed)) == (6 * 7) * (6 * 3)


def test_whole_games_without_palifico_differ_by_their_ladder_alone() -> None:
    rules = replace(KNOCKOUT, dice_per_seat=1, trigger=Trigger.FIRST_FALL_TO_ONE)
    assert games_below(deal(start(rules, 2), Chance(1)), Chance(1)) == 2**12 - 1
