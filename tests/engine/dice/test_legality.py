"""The legal actions are the authority: a listed one is never refused, any other always is, with a code."""

from collections.abc import Iterator, Sequence
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.dice.bid import Action, Bid, Call
from engine.dice.legality import No, least_quantity, legal_actions, legal_bids, legal_calls, refusal_for
from engine.dice.play import apply
from engine.dice.rules import Palifico, RuleSet
from engine.dice.state import Phase, Table
from engine.records.record import GameRecord
from engine.refusal import Refused
from tests.engine.dice.oracle import may_bid
from tests.engine.dice.strategies import SEEDS, rule_sets
from tests.engine.dice.tables import RULE_SETS, bidding, new_game, random_walk

SMALL = ((1, 1), (1, 2), (2, 2), (1, 1, 1, 1, 1))


def everything(dice: int) -> list[Action]:
    """Every action that a table with so many dice might be asked for, the absurd ones too."""
    box = product(range(-1, dice + 3), range(-1, 9), (False, True))
    return [*(Bid(quantity, face, strict) for quantity, face, strict in box), *Call]


def positions(rules: RuleSet, dice: Sequence[int]) -> Iterator[Table]:
    """Every standing bid of a small table, palifico or not where the rules know it."""
    for palifico in (False, True) if rules.palifico is not Palifico.NONE else (False,):
        opened = bidding(rules, dice, None, palifico)
        yield opened
        styles = (False, True) if rules.strict_bids and not palifico else (False,)
        for quantity, face, strict in product(range(1, sum(dice) + 1), range(1, 7), styles):
            yield bidding(rules, dice, Bid(quantity, face, strict), palifico)


def expected(table: Table, action: Action) -> bool:
    """Whether the rule sheets allow it, by the second reading of them."""
    if table.phase is not Phase.BIDDING:
        return False
    if isinstance(action, Bid):
        return may_bid(table.rules, table.round.total, table.round.palifico, table.round.standing, action)
    return table.round.standing is not None and (action is Call.CHALLENGE or table.rules.exact)


def agree(table: Table, actions: list[Action]) -> None:
    """Hold listing, refusing, applying and the rule sheets to one answer."""
    listed = set(legal_actions(table))
    for action in actions:
        refusal = refusal_for(table, action)
        assert (refusal is None) == (action in listed) == expected(table, action), action
        if refusal is not None:
            assert isinstance(refusal.code, No)
            with pytest.raises(Refused) as refused:
                apply(table, action)
            assert refused.value.refusal == refusal


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
@pytest.mark.parametrize("dice", SMALL, ids=str)
def test_on_small_tables_listed_is_allowed_and_all_else_refused(
    rules: RuleSet, dice: tuple[int, ...]
) -> None:
    actions = everything(sum(dice))
    for table in positions(rules, dice):
        agree(table, actions)


@given(rule_sets(), st.integers(2, 6), SEEDS)
@settings(max_examples=15)
def test_all_through_a_game_listed_is_allowed_and_all_else_refused(
    rules: RuleSet, seats: int, seed: int
) -> None:
    record = new_game(rules, seats, seed)
    every = max(2, seats * rules.dice_per_seat // 2)
    for n, (_, _, after, _) in enumerate(random_walk(record, seed, rounds=4)):
        if n % every == 0 or after.table.phase is not Phase.BIDDING:
            agree(after.table, everything(after.table.round.total))


def whole_game(record: GameRecord, seed: int) -> Iterator[Table]:
    return (after.table for _, _, after, _ in random_walk(record, seed, rounds=10))


@given(rule_sets(), st.integers(2, 6), SEEDS)
@settings(max_examples=60)
def test_actions_are_listed_once_bids_first_and_rising(rules: RuleSet, seats: int, seed: int) -> None:
    for table in whole_game(new_game(rules, seats, seed), seed):
        actions = legal_actions(table)
        assert actions == (*legal_bids(table), *legal_calls(table))
        assert len(set(actions)) == len(actions)
        keys = [table.rules.rank(bid) for bid in legal_bids(table)]
        if not table.round.palifico:
            assert keys == sorted(keys)


@given(rule_sets(), st.integers(2, 6), SEEDS)
@settings(max_examples=60)
def test_while_bidding_lasts_somebody_can_always_act(rules: RuleSet, seats: int, seed: int) -> None:
    for table in whole_game(new_game(rules, seats, seed), seed):
        assert bool(legal_actions(table)) == (table.phase is Phase.BIDDING)


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_the_least_quantity_is_the_first_that_is_not_refused(rules: RuleSet) -> None:
    for table in positions(rules, (2, 3)):
        for face, strict in product(range(1, 7), (False, True)):
            legal = [q for q in range(1, 6) if refusal_for(table, Bid(q, face, strict)) is None]
            assert least_quantity(table, face, strict) == min(legal, default=None)


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_what_is_legal_on_a_face_has_no_gaps(rules: RuleSet) -> None:
    # The picker and the bots' arrays keep a least and a greatest quantity for each face and style.
    for table in positions(rules, (2, 3)):
        for face, strict in product(range(1, 7), (False, True)):
            legal = [bid.quantity for bid in legal_bids(table) if (bid.face, bid.strict) == (face, strict)]
            assert legal == list(range(min(legal, default=0), max(legal, default=-1) + 1))
