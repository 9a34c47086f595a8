"""One total order for all bids: it says what the rules say pair by pair, it has no cycle, and it has an end."""

from itertools import product

import pytest

from engine.dice.bid import FACES, Bid
from engine.dice.ladder import ladder
from engine.dice.rules import CLASSIC, KNOCKOUT, MENTEUR, WILD_STRICT, Order, RuleSet
from tests.engine.dice.oracle import may_raise, may_raise_in_palifico
from tests.engine.dice.tables import KNOCKOUT_FULL

MOST = 40
ONES_HIGHEST, FACE_FIRST = RuleSet(order=Order.ONES_HIGHEST), RuleSet(order=Order.FACE_FIRST)
ORDERS = {
    "plain": CLASSIC,
    "wild/strict": WILD_STRICT,
    "halved ones": MENTEUR,
    "ones highest": ONES_HIGHEST,
    "face first": FACE_FIRST,
}
orders = pytest.mark.parametrize("rules", ORDERS.values(), ids=ORDERS)


def every_bid(rules: RuleSet, dice: int) -> list[Bid]:
    styles = (False, True) if rules.strict_bids else (False,)
    return [Bid(q, f, s) for q, f, s in product(range(1, dice + 1), FACES, styles)]


@orders
def test_the_order_is_the_rule_of_every_pair_so_it_has_no_cycle(rules: RuleSet) -> None:
    # Places on a line cannot run in a circle; that the pairwise rule equals them is what makes it free of cycles.
    place = ladder(rules, MOST).index
    for old, new in product(every_bid(rules, MOST), repeat=2):
        assert may_raise(rules, old, new) == (place[old] < place[new]), (old, new)


@orders
@pytest.mark.parametrize("dice", range(1, MOST + 1))
def test_fewer_dice_only_cap_the_order(rules: RuleSet, dice: int) -> None:
    capped = tuple(bid for bid in ladder(rules, MOST).bids if bid.quantity <= dice)
    assert ladder(rules, dice).bids == capped
    assert sorted(capped) == sorted(every_bid(rules, dice))


@pytest.mark.parametrize("dice", range(1, MOST + 1))
def test_every_order_has_a_last_bid(dice: int) -> None:
    assert ladder(CLASSIC, dice).bids[-1] == Bid(dice, 6)
    assert ladder(MENTEUR, dice).bids[-1] == Bid(dice, 1)
    assert ladder(WILD_STRICT, dice).bids[-1] == Bid(dice, 6, strict=True)
    assert ladder(ONES_HIGHEST, dice).bids[-1] == Bid(dice, 1)
    assert ladder(FACE_FIRST, dice).bids[-1] == Bid(dice, 6)
    for rules in ORDERS.values():
        assert ladder(rules, dice).raises(ladder(rules, dice).bids[-1]) == ()


@pytest.mark.parametrize("ones", range(1, MOST // 2))
def test_ones_stand_between_twice_as_many_sixes_and_one_more_two(ones: int) -> None:
    bids = ladder(MENTEUR, MOST).bids
    place = bids.index(Bid(ones, 1))
    assert (bids[place - 1], bids[place + 1]) == (Bid(2 * ones, 6), Bid(2 * ones + 1, 2))


@pytest.mark.parametrize("strict", range(1, MOST // 2))
def test_strict_bids_stand_between_twice_as_many_wild_sixes_and_one_more_one(strict: int) -> None:
    bids = ladder(WILD_STRICT, MOST).bids
    place = bids.index(Bid(strict, 1, strict=True))
    assert bids[place : place + 6] == tuple(Bid(strict, face, strict=True) for face in FACES)
    assert (bids[place - 1], bids[place + 6]) == (Bid(2 * strict, 6), Bid(2 * strict + 1, 1))


@pytest.mark.parametrize("quantity", range(1, MOST))
def test_ones_as_the_highest_face_follow_as_many_sixes(quantity: int) -> None:
    bids = ladder(ONES_HIGHEST, MOST).bids
    place = bids.index(Bid(quantity, 1))
    assert (bids[place - 1], bids[place + 1]) == (Bid(quantity, 6), Bid(quantity + 1, 2))


@pytest.mark.parametrize("face", range(1, 6))
def test_where_the_face_comes_first_all_dice_of_one_face_are_under_one_of_the_next(face: int) -> None:
    bids = ladder(FACE_FIRST, MOST).bids
    assert bids[bids.index(Bid(MOST, face)) + 1] == Bid(1, face + 1)


@pytest.mark.parametrize("rules", [MENTEUR, KNOCKOUT_FULL], ids=["frozen face", "frozen quantity"])
def test_palifico_raises_are_the_rule_of_every_pair(rules: RuleSet) -> None:
    rungs = ladder(rules, 12, palifico=True)
    for old, new in product(rungs.bids, repeat=2):
        assert may_raise_in_palifico(rules, old, new) == (new in rungs.raises(old)), (old, new)


def test_palifico_ends_at_all_dice_of_the_frozen_face_or_at_sixes() -> None:
    for face in FACES:
        assert ladder(MENTEUR, 9, palifico=True).raises(Bid(9, face)) == ()
    for quantity in range(1, 10):
        assert ladder(KNOCKOUT_FULL, 9, palifico=True).raises(Bid(quantity, 6)) == ()


@pytest.mark.parametrize("rules", [CLASSIC, KNOCKOUT, MENTEUR, WILD_STRICT], ids=lambda rules: rules.key)
def test_legal_raises_are_the_rest_of_the_ladder(rules: RuleSet) -> None:
    rungs = ladder(rules, 7)
    for place, bid in enumerate(rungs.bids):
        assert rungs.index[bid] == place
        assert rungs.raises(bid) == rungs.bids[place + 1 :]


def test_a_bid_off_the_ladder_has_no_raises() -> None:
    with pytest.raises(KeyError):
        ladder(CLASSIC, 4).raises(Bid(5, 2))


def test_a_table_without_dice_has_no_bids() -> None:
    assert ladder(CLASSIC, 0).bids == ladder(CLASSIC, 0).openings() == ()


def test_in_palifico_ones_are_plain_dice() -> None:
    assert ladder(MENTEUR, 5).wild_ones
    assert not ladder(MENTEUR, 5, palifico=True).wild_ones
    assert Bid(3, 1) in ladder(MENTEUR, 5, palifico=True).openings()
