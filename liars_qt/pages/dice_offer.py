"""From a seat's view to what its bid picker offers: every bid, allowed or with the reason why not."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.dice.bid import FACES, Bid
from engine.dice.legality import No, legal_bids, refusals
from engine.dice.state import Phase, Table
from engine.refusal import refuse
from liars_qt.widgets.bid_label import BidShown, Style
from liars_qt.widgets.offer import Cell, Offer, Pick
from liars_qt.words.dice import refusal_text, spoken_bid

translate = QCoreApplication.translate


def offer_for(table: Table) -> Offer:
    """Return what the seat on turn may pick; an empty offer while nobody bids."""
    if table.phase is not Phase.BIDDING:
        return Offer()
    total = table.round.total
    styles = table.rules.strict_bids and not table.round.palifico
    bids = [
        Bid(quantity, face, strict)
        for quantity in range(1, total + 1)
        for face in FACES
        for strict in ((False, True) if styles else (False,))
    ]
    texts = ("" if no is None else refusal_text(no) for no in refusals(table, bids))
    return Offer(
        cells=tuple(Cell(_pick(bid), text) for bid, text in zip(bids, texts, strict=True)),
        initial=_first(table),
        styles=styles,
        too_few=_too_few(table),
        too_many=refusal_text(refuse(No.TOO_MANY, dice=total)),
        nothing_left=translate("DiceTable", "No higher bid is left"),
    )


def shown(bid: Bid, styles: bool) -> BidShown:
    """Return a bid as labels and lists paint it; `styles` where wild and strict are told apart."""
    style = (Style.STRICT if bid.strict else Style.WILD) if styles else Style.PLAIN
    return BidShown(bid.quantity, bid.face, style, spoken_bid(bid))


def _pick(bid: Bid) -> Pick:
    return Pick(bid.quantity, bid.face, bid.strict)


def _first(table: Table) -> Pick | None:
    """Return the bid that waits in the button: a calm opening, or the lowest raise."""
    legal = legal_bids(table)
    if table.round.standing is None:
        calm = Bid(max(1, table.round.total // 5), 2)
        return _pick(calm if calm in legal else legal[0])
    return _pick(legal[0]) if legal else None


def _too_few(table: Table) -> str:
    """Explain why the quantity goes no lower: below one die, or below the standing bid."""
    standing = table.round.standing
    if standing is None:
        return refusal_text(refuse(No.NO_DICE))
    return refusal_text(refuse(No.NOT_HIGHER, quantity=standing.quantity, face=standing.face))
