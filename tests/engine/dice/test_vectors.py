"""The vectors that the rule sheets are agreed on, row by row."""

import pytest

from engine.dice.bid import FACES, Bid, Call
from engine.dice.legality import No, legal_actions, refusal_for
from engine.dice.play import call, resolve
from engine.dice.rules import CLASSIC, KNOCKOUT, MENTEUR, WILD_STRICT, RuleSet
from engine.refusal import Refusal, refuse
from tests.engine.dice.tables import KNOCKOUT_FULL, bidding

TEN, TWENTY = (5, 5), (5, 5, 5, 5)


def answer(
    rules: RuleSet, dice: tuple[int, ...], standing: Bid | None, tried: Bid, palifico: bool = False
) -> Refusal | None:
    return refusal_for(bidding(rules, dice, standing, palifico), tried)


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("quantity", range(1, 11))
def test_classic_opens_with_any_bid_up_to_the_dice_on_the_table(quantity: int, face: int) -> None:
    assert answer(CLASSIC, TEN, None, Bid(quantity, face)) is None


def test_classic_more_dice_of_a_lower_face_are_higher() -> None:
    assert answer(CLASSIC, TEN, Bid(3, 6), Bid(4, 1)) is None


@pytest.mark.parametrize("tried", [Bid(3, 6), Bid(3, 5), Bid(2, 6), Bid(3, 1), Bid(2, 1)])
def test_classic_refuses_what_is_not_higher(tried: Bid) -> None:
    assert answer(CLASSIC, TEN, Bid(3, 6), tried) == refuse(No.NOT_HIGHER, quantity=3, face=6)


def test_classic_refuses_more_dice_than_there_are() -> None:
    assert answer(CLASSIC, TEN, Bid(3, 6), Bid(11, 2)) == refuse(No.TOO_MANY, dice=10)


def test_classic_after_the_last_bid_only_a_challenge_is_left() -> None:
    assert legal_actions(bidding(CLASSIC, TEN, Bid(10, 6))) == (Call.CHALLENGE,)
    assert answer(CLASSIC, TEN, Bid(10, 6), Bid(10, 6)) == refuse(No.NOT_HIGHER, quantity=10, face=6)
    assert answer(CLASSIC, TEN, Bid(10, 6), Bid(11, 1)) == refuse(No.TOO_MANY, dice=10)


@pytest.mark.parametrize(
    ("standing", "tried", "needed"),
    [
        (Bid(7, 5), Bid(4, 2, strict=True), None),
        (Bid(7, 5), Bid(3, 6, strict=True), 4),
        (Bid(4, 6, strict=True), Bid(9, 2), None),
        (Bid(4, 6, strict=True), Bid(8, 6), 9),
    ],
)
def test_wild_strict_halves_up_and_doubles_and_adds_one(
    standing: Bid, tried: Bid, needed: int | None
) -> None:
    expected = None if needed is None else refuse(No.NEEDS_QUANTITY, quantity=needed, face=tried.face)
    assert answer(WILD_STRICT, TWENTY, standing, tried) == expected


def test_wild_strict_bidding_starts_wild() -> None:
    assert answer(WILD_STRICT, TWENTY, None, Bid(2, 3, strict=True)) == refuse(No.OPENS_WILD)


@pytest.mark.parametrize(
    ("standing", "tried", "needed"),
    [
        (Bid(6, 4), Bid(3, 1), None),
        (Bid(5, 4), Bid(2, 1), 3),
        (Bid(3, 1), Bid(7, 2), None),
        (Bid(3, 1), Bid(6, 6), 7),
    ],
)
def test_menteur_halves_up_to_ones_and_doubles_and_adds_one_back(
    standing: Bid, tried: Bid, needed: int | None
) -> None:
    expected = None if needed is None else refuse(No.NEEDS_QUANTITY, quantity=needed, face=tried.face)
    assert answer(MENTEUR, TWENTY, standing, tried) == expected


def test_menteur_opens_without_ones_but_for_palifico() -> None:
    assert answer(MENTEUR, TWENTY, None, Bid(2, 1)) == refuse(No.OPENS_WITHOUT_ONES)
    assert answer(MENTEUR, (1, 5, 5), None, Bid(2, 1), palifico=True) is None


def test_menteur_palifico_freezes_the_face() -> None:
    assert answer(MENTEUR, (1, 5, 5), Bid(2, 4), Bid(3, 5), palifico=True) == refuse(No.FACE_FROZEN, face=4)
    assert answer(MENTEUR, (1, 5, 5), Bid(2, 4), Bid(3, 4), palifico=True) is None


def test_perudo_palifico_freezes_the_quantity() -> None:
    refused = answer(KNOCKOUT_FULL, (1, 5, 5), Bid(2, 4), Bid(3, 4), palifico=True)
    assert refused == refuse(No.QUANTITY_FROZEN, quantity=2)
    assert answer(KNOCKOUT_FULL, (1, 5, 5), Bid(2, 4), Bid(2, 5), palifico=True) is None


def test_knockout_six_fours_hold_with_six_and_cost_the_challenger_a_die() -> None:
    table = bidding(KNOCKOUT, TWENTY, Bid(6, 4))
    settled = resolve(call(table, 1, Call.CHALLENGE).table, count=1 + 2 + 1 + 2).table
    assert settled.round.verdict is not None and settled.round.verdict.holds
    assert [seat.dice for seat in settled.seats] == [5, 4, 5, 5]


@pytest.mark.parametrize(("sixes", "ones"), [(5, 3), (9, 5), (11, 6)])
def test_to_ones_takes_half_rounded_up(sixes: int, ones: int) -> None:
    table = (6,) * 4
    assert answer(MENTEUR, table, Bid(sixes, 6), Bid(ones, 1)) is None
    refused = answer(MENTEUR, table, Bid(sixes, 6), Bid(ones - 1, 1))
    assert refused == refuse(No.NEEDS_QUANTITY, quantity=ones, face=1)


@pytest.mark.parametrize(("ones", "twos"), [(3, 7), (4, 9), (5, 11)])
def test_from_ones_takes_double_and_one(ones: int, twos: int) -> None:
    table = (6,) * 4
    assert answer(MENTEUR, table, Bid(ones, 1), Bid(twos, 2)) is None
    refused = answer(MENTEUR, table, Bid(ones, 1), Bid(twos - 1, 6))
    assert refused == refuse(No.NEEDS_QUANTITY, quantity=twos, face=6)
