"""What a table allows and, where it does not, why: the one authority on legal actions.

The picker, the bots, the referee and the tests all ask here.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from engine.dice.bid import FACES, ONE, Action, Bid, Call
from engine.dice.ladder import Ladder, ladder
from engine.dice.rules import Order, Palifico
from engine.dice.state import Phase, Table
from engine.refusal import Refusal, refuse


class No(Enum):
    """Why an action at a dice table is refused."""

    GAME_OVER = "game-over"
    ROUND_OVER = "round-over"
    ROUND_OPEN = "round-open"
    PLAYED_OUT = "played-out"
    DICE_SHOWN = "dice-shown"
    NOTHING_TO_CALL = "nothing-to-call"
    EXACT_NOT_PLAYED = "exact-not-played"
    NO_SUCH_FACE = "no-such-face"
    NO_DICE = "no-dice"
    TOO_MANY = "too-many"
    STRICT_NOT_PLAYED = "strict-not-played"
    OPENS_WILD = "opens-wild"
    OPENS_WITHOUT_ONES = "opens-without-ones"
    FACE_FROZEN = "face-frozen"
    QUANTITY_FROZEN = "quantity-frozen"
    FACE_COMES_FIRST = "face-comes-first"
    NEEDS_QUANTITY = "needs-quantity"
    NOT_HIGHER = "not-higher"


def table_ladder(table: Table) -> Ladder:
    """Return the ladder on which this round's bids stand."""
    return ladder(table.rules, table.round.total, table.round.palifico)


def legal_bids(table: Table) -> tuple[Bid, ...]:
    """Return every bid that the seat on turn may make, lowest first; empty unless bidding is on."""
    if table.phase is not Phase.BIDDING:
        return ()
    rungs = table_ladder(table)
    standing = table.round.standing
    return rungs.openings() if standing is None else rungs.raises(standing)


def legal_calls(table: Table) -> tuple[Call, ...]:
    """Return the calls that the seat on turn may make."""
    if table.phase is not Phase.BIDDING or table.round.standing is None:
        return ()
    return (Call.CHALLENGE, Call.EXACT) if table.rules.exact else (Call.CHALLENGE,)


def legal_actions(table: Table) -> tuple[Action, ...]:
    """Return every action open to the seat on turn: bids from the lowest up, then calls."""
    return legal_bids(table) + legal_calls(table)


def refusal_for(table: Table, action: Action) -> Refusal | None:
    """Return why the seat on turn may not act so, or None when it may."""
    if table.phase is not Phase.BIDDING:
        return refuse(No.GAME_OVER if table.phase is Phase.OVER else No.ROUND_OVER)
    if isinstance(action, Call):
        return _call_refusal(table, action)
    return refusals(table, (action,))[0]


def refusals(table: Table, bids: Sequence[Bid]) -> tuple[Refusal | None, ...]:
    """Return why each bid may not be made, None for those that may; bidding must be on.

    For a picker that shows every bid of a table: the legal ones are worked out once for all.
    """
    legal = frozenset(legal_bids(table))
    return tuple(None if bid in legal else _bid_refusal(table, bid) for bid in bids)


def _bid_refusal(table: Table, bid: Bid) -> Refusal:
    return _malformed(table, bid) or _opening_refusal(table, bid) or _raise_refusal(table, bid)


def _call_refusal(table: Table, call: Call) -> Refusal | None:
    if call in legal_calls(table):
        return None
    if call is Call.EXACT and not table.rules.exact:
        return refuse(No.EXACT_NOT_PLAYED)
    return refuse(No.NOTHING_TO_CALL)


def _malformed(table: Table, bid: Bid) -> Refusal | None:
    if bid.face not in FACES:
        return refuse(No.NO_SUCH_FACE, face=bid.face)
    if bid.quantity < 1:
        return refuse(No.NO_DICE)
    if bid.quantity > table.round.total:
        return refuse(No.TOO_MANY, dice=table.round.total)
    if bid.strict and (table.round.palifico or not table.rules.strict_bids):
        return refuse(No.STRICT_NOT_PLAYED)
    return None


def _opening_refusal(table: Table, bid: Bid) -> Refusal | None:
    """Explain a well-formed bid that may not open: openings refuse strict bids and, in some games, ones."""
    if table.round.standing is not None:
        return None
    return refuse(No.OPENS_WILD if bid.strict else No.OPENS_WITHOUT_ONES)


def _raise_refusal(table: Table, bid: Bid) -> Refusal:
    standing = table.round.standing
    assert standing is not None
    if table.round.palifico:
        frozen_face = table.rules.palifico is Palifico.FROZEN_FACE
        if frozen_face and bid.face != standing.face:
            return refuse(No.FACE_FROZEN, face=standing.face)
        if not frozen_face and bid.quantity != standing.quantity:
            return refuse(No.QUANTITY_FROZEN, quantity=standing.quantity)
    elif table.rules.order is Order.FACE_FIRST and bid.face < standing.face:
        return refuse(No.FACE_COMES_FIRST, face=standing.face)
    least = least_quantity(table, bid.face, bid.strict)
    halved = table.rules.order is Order.HALVED_ONES and not table.round.palifico
    converts = bid.strict != standing.strict or (halved and (bid.face == ONE) != (standing.face == ONE))
    if converts and least is not None:
        return refuse(No.NEEDS_QUANTITY, quantity=least, face=bid.face)
    return refuse(No.NOT_HIGHER, quantity=standing.quantity, face=standing.face)


def least_quantity(table: Table, face: int, strict: bool = False) -> int | None:
    """Return the smallest quantity that may be bid on a face in a style now, or None when there is none."""
    same = (bid.quantity for bid in legal_bids(table) if bid.face == face and bid.strict == strict)
    return min(same, default=None)
