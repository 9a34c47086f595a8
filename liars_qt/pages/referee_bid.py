"""The strip while bids are kept: the picker, which also takes typed bids, the two calls, and the chance bar."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from engine.dice.bid import Bid, Call
from engine.dice.state import Table
from liars_qt.pages.dice_controls import DiceControls
from liars_qt.pages.dice_keys import Want, Wish
from liars_qt.pages.dice_offer import offer_for
from liars_qt.pages.referee_parts import TypedBox
from liars_qt.pages.referee_typing import BidTyping


class BidStrip(QWidget):
    """Take the next bid or a call. `bid` carries a Bid, `called` a Call, `considered` a bid being made up."""

    bid = Signal(object)
    called = Signal(object)
    considered = Signal(object)
    explained = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Have nothing on offer."""
        super().__init__(parent)
        self.controls = DiceControls(self)
        self.box = TypedBox(self)
        self.typing = BidTyping(self.controls.picker, self.explained.emit)
        self._table: Table | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.controls)
        self.controls.lead_with(self.box)
        self.controls.acted.connect(self._on_acted)
        self.controls.considered.connect(self.considered)
        self.controls.explained.connect(self.explained)

    @property
    def considering(self) -> Bid | None:
        """Return the bid made up so far."""
        return self.controls.considering

    def offer(self, table: Table) -> None:
        """Open for whoever is on turn, at once: the referee types as fast as the table speaks."""
        self._table = table
        self.controls.offer(table, at_once=True)
        self.typing.begin(offer_for(table))
        self._refresh()

    def digit(self, digit: int) -> None:
        """Write a digit of a bid."""
        self.typing.add(digit)
        self._refresh()

    def rub_out(self) -> None:
        """Take the last digit away."""
        self.typing.rub_out()
        self._refresh()

    def forget(self) -> bool:
        """Take all digits away; tell whether there were any."""
        had = bool(self.typing.text)
        self.typing.clear()
        self._refresh()
        return had

    def enter(self) -> None:
        """Make the bid."""
        self.typing.commit()
        self._refresh()

    def grant(self, wish: Wish) -> None:
        """Do what a key of the dice table asks for."""
        if wish.want is not Want.FACE:
            self.typing.clear()
            self.controls.grant(wish)
            self._refresh()

    def _on_acted(self, action: Bid | Call) -> None:
        (self.bid if isinstance(action, Bid) else self.called).emit(action)

    def _refresh(self) -> None:
        self.box.show_text(self.typing.text, self.typing.refused)
