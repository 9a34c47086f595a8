"""Every code of refusal is reached, and carries the numbers that its sentence needs."""

import pytest

from engine.dice.bid import Action, Bid, Call
from engine.dice.legality import No, refusal_for
from engine.dice.play import apply, call, end, resolve
from engine.dice.rules import CLASSIC, KNOCKOUT, MENTEUR, WILD_STRICT, Order, RuleSet
from engine.dice.state import Table
from engine.refusal import Refusal, Refused, refuse
from tests.engine.dice.tables import KNOCKOUT_FULL, bidding

FACE_FIRST = RuleSet(order=Order.FACE_FIRST)
OPENED = bidding(CLASSIC, (5, 5), Bid(3, 4))
CALLED = call(OPENED, 1, Call.CHALLENGE).table
SETTLED = resolve(CALLED, 3).table
OVER = end(SETTLED).table
WON = resolve(call(bidding(KNOCKOUT, (1, 5), Bid(1, 4)), 1, Call.CHALLENGE).table, 0).table

CASES: list[tuple[Table, Action, Refusal]] = [
    (OVER, Bid(4, 4), refuse(No.GAME_OVER)),
    (OVER, Call.CHALLENGE, refuse(No.GAME_OVER)),
    (WON, Bid(4, 4), refuse(No.GAME_OVER)),
    (CALLED, Bid(4, 4), refuse(No.ROUND_OVER)),
    (SETTLED, Call.CHALLENGE, refuse(No.ROUND_OVER)),
    (bidding(CLASSIC, (5, 5)), Call.CHALLENGE, refuse(No.NOTHING_TO_CALL)),
    (bidding(MENTEUR, (5, 5)), Call.EXACT, refuse(No.NOTHING_TO_CALL)),
    (OPENED, Call.EXACT, refuse(No.EXACT_NOT_PLAYED)),
    (bidding(CLASSIC, (5, 5)), Call.EXACT, refuse(No.EXACT_NOT_PLAYED)),
    (OPENED, Bid(4, 0), refuse(No.NO_SUCH_FACE, face=0)),
    (OPENED, Bid(4, 7), refuse(No.NO_SUCH_FACE, face=7)),
    (OPENED, Bid(0, 2), refuse(No.NO_DICE)),
    (OPENED, Bid(-1, 2), refuse(No.NO_DICE)),
    (OPENED, Bid(11, 2), refuse(No.TOO_MANY, dice=10)),
    (OPENED, Bid(4, 4, strict=True), refuse(No.STRICT_NOT_PLAYED)),
    (bidding(WILD_STRICT, (5, 5)), Bid(2, 3, strict=True), refuse(No.OPENS_WILD)),
    (bidding(MENTEUR, (5, 5)), Bid(2, 1), refuse(No.OPENS_WITHOUT_ONES)),
    (bidding(MENTEUR, (1, 5, 5), Bid(2, 4), True), Bid(3, 5), refuse(No.FACE_FROZEN, face=4)),
    (bidding(MENTEUR, (1, 5, 5), Bid(2, 4), True), Bid(2, 4), refuse(No.NOT_HIGHER, quantity=2, face=4)),
    (bidding(KNOCKOUT_FULL, (1, 5), Bid(2, 4), True), Bid(3, 4), refuse(No.QUANTITY_FROZEN, quantity=2)),
    (bidding(KNOCKOUT_FULL, (1, 5), Bid(2, 4), True), Bid(2, 1), refuse(No.NOT_HIGHER, quantity=2, face=4)),
    (bidding(MENTEUR, (5, 5), Bid(5, 4)), Bid(2, 1), refuse(No.NEEDS_QUANTITY, quantity=3, face=1)),
    (bidding(MENTEUR, (5, 5), Bid(3, 1)), Bid(6, 6), refuse(No.NEEDS_QUANTITY, quantity=7, face=6)),
    (bidding(MENTEUR, (5, 5), Bid(3, 4)), Bid(3, 3), refuse(No.NOT_HIGHER, quantity=3, face=4)),
    (bidding(MENTEUR, (5, 5), Bid(3, 1)), Bid(3, 1), refuse(No.NOT_HIGHER, quantity=3, face=1)),
    (OPENED, Bid(3, 4), refuse(No.NOT_HIGHER, quantity=3, face=4)),
    (bidding(FACE_FIRST, (5, 5), Bid(2, 5)), Bid(3, 3), refuse(No.FACE_COMES_FIRST, face=5)),
    (bidding(FACE_FIRST, (5, 5), Bid(2, 5)), Bid(1, 5), refuse(No.NOT_HIGHER, quantity=2, face=5)),
]

# These answer requests that are no seat's action: to go on, to call the game off, to take something back.
NOT_AN_ACTION = {No.ROUND_OPEN, No.PLAYED_OUT, No.DICE_SHOWN}


@pytest.mark.parametrize(("table", "action", "refusal"), CASES)
def test_the_refusal_names_its_reason(table: Table, action: Action, refusal: Refusal) -> None:
    assert refusal_for(table, action) == refusal
    with pytest.raises(Refused) as refused:
        apply(table, action)
    assert refused.value.refusal == refusal


def test_every_code_is_reached() -> None:
    assert {refusal.code for _, _, refusal in CASES} | NOT_AN_ACTION == set(No)


def test_a_conversion_that_the_table_is_too_small_for_is_not_promised_a_quantity() -> None:
    # Thirteen twos would be needed, and there are ten dice.
    assert refusal_for(bidding(MENTEUR, (5, 5), Bid(6, 1)), Bid(10, 2)) == refuse(
        No.NOT_HIGHER, quantity=6, face=1
    )


def test_a_refusal_gives_its_numbers_by_name() -> None:
    refusal = refuse(No.NEEDS_QUANTITY, quantity=3, face=1)
    assert (refusal["quantity"], refusal["face"]) == (3, 1)
    with pytest.raises(KeyError):
        refusal["dice"]
    assert str(Refused(refusal)) == "NEEDS_QUANTITY(quantity=3, face=1)"


def test_a_refused_action_leaves_the_table_as_it_was() -> None:
    table = bidding(CLASSIC, (5, 5), Bid(3, 4))
    with pytest.raises(Refused):
        apply(table, Bid(3, 4))
    assert table == OPENED
