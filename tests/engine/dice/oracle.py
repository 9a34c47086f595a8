"""The rules of bidding and counting written a second time, pair by pair as a rule sheet says them.

Shares nothing with the ladder: no sort key, no slices. What the engine compiles must agree with this.
"""

from engine.dice.bid import Bid
from engine.dice.rules import Order, Palifico, RuleSet


def may_raise(rules: RuleSet, old: Bid, new: Bid) -> bool:
    """Whether `new` may follow `old` in an ordinary round, the number of dice in play apart."""
    if rules.strict_bids and old.strict and not new.strict:
        return new.quantity >= 2 * old.quantity + 1
    if rules.strict_bids and new.strict and not old.strict:
        return 2 * new.quantity >= old.quantity
    if rules.order is Order.HALVED_ONES and 1 in (old.face, new.face):
        return _with_ones(old, new)
    if rules.order is Order.FACE_FIRST:
        return new.face > old.face or (new.face == old.face and new.quantity > old.quantity)
    if rules.order is Order.ONES_HIGHEST and new.quantity == old.quantity and 1 in (old.face, new.face):
        return old.face != 1
    return new.quantity > old.quantity or (new.quantity == old.quantity and new.face > old.face)


def _with_ones(old: Bid, new: Bid) -> bool:
    if old.face == new.face:
        return new.quantity > old.quantity
    if new.face == 1:
        return new.quantity >= old.quantity // 2 + old.quantity % 2
    return new.quantity >= old.quantity * 2 + 1


def may_raise_in_palifico(rules: RuleSet, old: Bid, new: Bid) -> bool:
    """Whether `new` may follow `old` while the face, or the quantity, is frozen."""
    if rules.palifico is Palifico.FROZEN_FACE:
        return new.face == old.face and new.quantity > old.quantity
    return new.quantity == old.quantity and new.face > old.face


def may_open(rules: RuleSet, palifico: bool, new: Bid) -> bool:
    """Whether a round may open with `new`."""
    return not new.strict and (palifico or rules.open_with_ones or new.face != 1)


def may_bid(rules: RuleSet, dice: int, palifico: bool, old: Bid | None, new: Bid) -> bool:
    """Whether `new` may be bid on `old` (None: as the opening) with so many dice in play."""
    exists = 1 <= new.quantity <= dice and 1 <= new.face <= 6
    if not exists or (new.strict and (palifico or not rules.strict_bids)):
        return False
    if old is None:
        return may_open(rules, palifico, new)
    return may_raise_in_palifico(rules, old, new) if palifico else may_raise(rules, old, new)


def counted(hands: tuple[tuple[int, ...], ...], bid: Bid, wild: bool) -> int:
    """How many dice match: those with the face, and the ones as well where they are wild for this bid."""
    total = sum(hand.count(bid.face) for hand in hands)
    if wild and bid.face != 1 and not bid.strict:
        total += sum(hand.count(1) for hand in hands)
    return total
