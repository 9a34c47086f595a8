"""What a person acts with: the chance bar, the bid picker, and apart from it the two calls."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.dice.bid import Bid, Call
from engine.dice.legality import No, legal_calls
from engine.dice.state import Table
from engine.refusal import refuse
from liars_qt.look.fonts import serif
from liars_qt.pages.dice_keys import Want, Wish
from liars_qt.pages.dice_offer import offer_for
from liars_qt.widgets.bid_picker import BidPicker
from liars_qt.widgets.focus import keep_focus
from liars_qt.widgets.offer import Offer
from liars_qt.widgets.probability_bar import ProbabilityBar
from liars_qt.words.dice import refusal_text


class DiceControls(QWidget):
    """Offer the viewer's actions; `acted` carries a Bid or a Call, `considered` the Bid being made up.

    After each turn of somebody else the controls stay shut for the length of a double click, so that a press
    meant for the position before never lands on one that the player has not seen.
    """

    acted = Signal(object)
    considered = Signal(object)
    explained = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Have nothing on offer."""
        super().__init__(parent)
        self.bar = ProbabilityBar(self)
        self.picker = BidPicker(self)
        self.challenge, self.exact = QPushButton(self), QPushButton(self)
        self.exact.hide()  # no room is asked for it before somebody plays with it
        self._table: Table | None = None
        self._arming = QTimer(self)
        self._arming.setSingleShot(True)
        self._arming.timeout.connect(self._arm)
        self._arrange()
        self._dress()
        self._wire()
        self.retranslate()

    @property
    def armed(self) -> bool:
        """Tell whether an action would be taken now."""
        return self._table is not None and not self._arming.isActive()

    @property
    def considering(self) -> Bid | None:
        """Return the bid that is made up in the picker."""
        pick = self.picker.pick
        return None if pick is None else Bid(*pick)

    def offer(self, table: Table, at_once: bool = False) -> None:
        """Open the controls for a table on which the viewer is to act, after a moment or `at_once`."""
        self._table = table
        self.exact.setVisible(table.rules.exact)
        if at_once:
            self._arming.stop()
            self._arm()
        else:
            self._shut()
            self._arming.start(QGuiApplication.styleHints().mouseDoubleClickInterval())

    def withdraw(self, table: Table) -> None:
        """Shut the controls: somebody else is to act."""
        self._table = None
        self._arming.stop()
        self.exact.setVisible(table.rules.exact)
        self._shut()

    def lead_with(self, part: QWidget) -> None:
        """Put a part of the page's own before the picker, on its line."""
        self._row.insertWidget(0, part)

    def grant(self, wish: Wish) -> None:
        """Do what a key asked for."""
        steps = {
            Want.MORE: lambda: self.picker.step_quantity(1),
            Want.LESS: lambda: self.picker.step_quantity(-1),
            Want.NEXT_FACE: lambda: self.picker.step_face(1),
            Want.PREVIOUS_FACE: lambda: self.picker.step_face(-1),
            Want.STYLE: self.picker.toggle_style,
            Want.FACE: lambda: self.picker.choose_face(wish.face),
            Want.BID: self.picker.commit,
            Want.CHALLENGE: self.challenge.click,
            Want.EXACT: self.exact.click,
        }
        steps[wish.want]()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.challenge.setText(self.tr("Liar!"))
        self.challenge.setAccessibleDescription(self.tr("Challenge the standing bid, key M"))
        self.exact.setText(self.tr("Exactly!"))
        self.exact.setAccessibleDescription(self.tr("Call the standing bid exact, key P"))
        if self.armed:
            pick = self.picker.pick
            self._arm()
            self.picker.show_pick(pick)
        elif self._table is None:
            self.picker.set_offer(Offer())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._dress()

    def _arrange(self) -> None:
        for button, role in ((self.challenge, "challenge"), (self.exact, "exact")):
            button.setProperty("role", role)
            button.setAutoDefault(False)
            button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
        self._row = row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.picker, 1)
        row.addSpacing(22)
        row.addWidget(self.challenge)
        row.addWidget(self.exact)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.bar)
        column.addLayout(row)

    def _dress(self) -> None:
        """Measure the calls in the face that the style sheet draws them in."""
        for button in (self.challenge, self.exact):
            button.setFont(serif(self.font(), 1.05))

    def _wire(self) -> None:
        self.picker.chosen.connect(lambda *pick: self._act(Bid(*pick)))
        self.picker.changed.connect(lambda *pick: self.considered.emit(Bid(*pick)))
        self.picker.explained.connect(self.explained)
        self.challenge.clicked.connect(lambda: self._act(Call.CHALLENGE))
        self.exact.clicked.connect(lambda: self._act(Call.EXACT))

    def _act(self, action: Bid | Call) -> None:
        """Pass one action on and shut, so that a second press does nothing."""
        if self.armed:
            self._table = None
            self._shut()
            self.acted.emit(action)

    def _arm(self) -> None:
        if self._table is None:
            return
        calls = legal_calls(self._table)
        why_not = "" if calls else refusal_text(refuse(No.NOTHING_TO_CALL))
        for button, call in ((self.challenge, Call.CHALLENGE), (self.exact, Call.EXACT)):
            button.setEnabled(call in calls)
            button.setToolTip(why_not)
        self.picker.set_offer(offer_for(self._table))

    def _shut(self) -> None:
        keep_focus(self)
        for button in (self.challenge, self.exact):
            button.setDown(False)
            button.setEnabled(False)
            button.setToolTip("")
        self.picker.set_offer(Offer())
