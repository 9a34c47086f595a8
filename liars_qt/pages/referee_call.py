"""The strip that takes a call: who, whose bid, which bid; with a likely answer ready at each step."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.dice.bid import FACES, Bid, Call
from engine.referee.evening import Evening
from engine.referee.legality import claim_refusal
from liars_qt.pages.referee_draft import CallDraft, Step, proposed
from liars_qt.pages.referee_keys import Typed
from liars_qt.pages.referee_parts import BigButton, Strip, TypedBox, Words
from liars_qt.pages.referee_typing import BidTyping
from liars_qt.widgets.bid_picker import BidPicker
from liars_qt.widgets.offer import Cell, Offer, Pick
from liars_qt.words.dice import bid_text
from liars_qt.words.referee import refusal_text


class CallStrip(Strip):
    """Ask for one thing after the other. `accepted` takes the proposal, `bid` carries a Bid, `cancelled` gives up."""

    accepted = Signal()
    bid = Signal(object)
    cancelled = Signal()
    explained = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Ask for nothing yet."""
        super().__init__(parent)
        self._draft: CallDraft | None = None
        self._names: Mapping[int, str] = {}
        self.prompt, self.hint = Words(1.6, self, in_serif=True), Words(0.95, self, muted=True)
        self.box = TypedBox(self)
        self.picker = BidPicker(self)
        self.accept = BigButton("primary", self, 1.25, wide=7)
        self.cancel = BigButton("", self)
        self.number = Typed(2)
        self.typing = BidTyping(self.picker, self.explained.emit)
        self._arrange()
        self.picker.hide()  # it and the button are never there together, so neither asks for room beside the other
        self.accept.clicked.connect(self.accepted)
        self.cancel.clicked.connect(self.cancelled)
        self.picker.chosen.connect(lambda *pick: self.bid.emit(Bid(*pick)))
        self.picker.explained.connect(self.explained)
        self.retranslate()

    def ask(self, draft: CallDraft, evening: Evening, names: Mapping[int, str]) -> None:
        """Ask for what the draft still lacks."""
        new_step = self._draft is None or self._draft.step is not draft.step
        self._draft, self._names = draft, names
        if new_step:
            self.number.clear()
            if draft.step is Step.BID:
                self.typing.begin(claim_offer(evening, draft.bidder, names))
        self._refresh()

    def digit(self, digit: int) -> None:
        """Write a digit: of a person's number, or of the bid."""
        if self._at_bid:
            self.typing.add(digit)
        else:
            self.number.add(digit)
        self._refresh()

    def rub_out(self) -> bool:
        """Take the last digit away; tell whether there was one."""
        had = self.typing.rub_out() if self._at_bid else self.number.rub_out()
        self._refresh()
        return had

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.cancel.show_text(self.tr("Cancel"))
        self._refresh()

    @property
    def _at_bid(self) -> bool:
        return self._draft is not None and self._draft.step is Step.BID

    def _arrange(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(self.prompt)
        words.addWidget(self.hint)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 9, 16, 11)
        row.setSpacing(12)
        row.addLayout(words, 1)
        row.addWidget(self.box)
        row.addWidget(self.picker, 3)
        row.addWidget(self.accept)
        row.addWidget(self.cancel)

    def _refresh(self) -> None:
        draft = self._draft
        if draft is None:
            return
        self.prompt.setText(self._prompt(draft))
        self.hint.setText(self._hint(draft))
        if self._at_bid:
            self.box.show_text(self.typing.text, self.typing.refused)
        else:
            self.box.show_text(self.number.text)
        self.picker.setVisible(self._at_bid)
        self.accept.setVisible(not self._at_bid)
        likely = proposed(draft)
        self.accept.show_text("" if likely is None else self._names.get(likely, ""))
        self.setAccessibleName(self._prompt(draft))

    def _prompt(self, draft: CallDraft) -> str:
        exact = draft.call is Call.EXACT
        if draft.step is Step.CALLER:
            return self.tr("Who calls exact?") if exact else self.tr("Who challenges?")
        who, bidder = self._names[draft.who], self._names[draft.bidder]
        if draft.step is Step.BIDDER:
            question = (
                self.tr("{name} calls exact: whose bid?")
                if exact
                else self.tr("{name} challenges: whose bid?")
            )
            return question.format(name=who)
        return self.tr("The bid of {bidder}?").format(bidder=bidder)

    def _hint(self, draft: CallDraft) -> str:
        if draft.step is Step.BID:
            return self.tr("Type quantity and face: 64 is 6 × 4")
        if draft.bid is not None:
            bid = bid_text(draft.bid)
            return self.tr("{bidder} bid {bid}. Tap a player, or type the number; Enter").format(
                bidder=self._names[draft.bidder], bid=bid
            )
        return self.tr("Tap a player, or type the number; Enter")


def claim_offer(evening: Evening, bidder: int, names: Mapping[int, str]) -> Offer:
    """Return every bid that this person can have made, whether it was kept or not."""
    table = evening.table
    styles = table.rules.strict_bids and not table.round.palifico
    total = table.round.total
    cells = []
    for quantity in range(1, total + 1):
        for face in FACES:
            for strict in (False, True) if styles else (False,):
                refusal = claim_refusal(evening, bidder, Bid(quantity, face, strict))
                text = "" if refusal is None else refusal_text(refusal, names)
                cells.append(Cell(Pick(quantity, face, strict), text))
    too_many = claim_refusal(evening, bidder, Bid(total + 1, 2))
    return Offer(
        cells=tuple(cells),
        initial=Pick(max(1, total // 3), 2),
        styles=styles,
        too_many="" if too_many is None else refusal_text(too_many, names),
    )
