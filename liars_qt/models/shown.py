"""Bids and dice as the widgets paint them."""

from __future__ import annotations

from engine.dice.bid import Bid, matches
from engine.dice.state import Hand, Round
from liars_qt.look.dice_paint import Die, Mark
from liars_qt.widgets.bid_label import BidShown, Style
from liars_qt.words.dice import spoken_bid


def shown(bid: Bid, styles: bool) -> BidShown:
    """Return a bid as labels and lists paint it; `styles` where wild and strict are told apart."""
    style = (Style.STRICT if bid.strict else Style.WILD) if styles else Style.PLAIN
    return BidShown(bid.quantity, bid.face, style, spoken_bid(bid))


def counted(hand: Hand, bid: Bid, wild_ones: bool) -> tuple[Die, ...]:
    """Return a shown hand, lowest face first, each die marked by whether it matches the bid."""
    return tuple(_die(face, bid, wild_ones) for face in sorted(hand))


def _die(face: int, bid: Bid, wild_ones: bool) -> Die:
    if not matches(face, bid, wild_ones):
        return Die(face, Mark.MISS)
    return Die(face, Mark.MATCH) if face == bid.face else Die(face, Mark.WILD, star=True)


def is_counted(rnd: Round) -> bool:
    """Tell whether a round's cups came up, so that its hands may be shown to everybody."""
    return rnd.shown is not None and rnd.verdict is not None
