"""From a seat's view to what its bid picker offers: every bid, allowed or with the reason why not."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.dice.bid import FACES, Bid
from engine.dice.legality import No, legal_bids, refusals
from engine.dice.state import Phase, Table
from engine.refusal import refuse
from liars_qt.widgets.offer import Cell, Offer, Pick
from liars_qt.words.dice import refusal_text

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


def _pick(bid: Bid) -> Pick:
    return Pick(bid.quantity, bid.face, bid.strict)


def _first(table: Table) -> Pick | None:
    """Return the bid that waits in the button: a calm opening, or the lowest raise on the face talked about.

    That face is the last one that the seat on turn bid in this round, else the standing one; where it cannot be
    raised, the lowest raise of all is offered.
    """
    legal, rnd = legal_bids(table), table.round
    if rnd.standing is None:
        calm = Bid(max(1, rnd.total // 5), 2)
        return _pick(calm if calm in legal else legal[0])
    own = [made.bid.face for made in rnd.bids if made.seat == rnd.turn]
    face = own[-1] if own else rnd.standing.face
    on_face = (bid for bid in legal if bid.face == face and bid.strict == rnd.standing.strict)
    first = next(on_face, legal[0] if legal else None)
    return None if first is None else _pick(first)


def _too_few(table: Table) -> str:
    """Explain why the quantity goes no lower: below one die, or below the standing bid."""
    standing = table.round.standing
    if standing is None:
        return refusal_text(refuse(No.NO_DICE))
    return refusal_text(refuse(No.NOT_HIGHER, quantity=standing.quantity, face=standing.face))
