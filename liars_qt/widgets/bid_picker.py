"""Choose a bid: quantity, face, style, and one button that makes it.

It knows no rule: an `Offer` tells which bids are allowed and why the others are not. No part of it takes digits away
from the page (a number box would), and one offer is answered once at most, however the button is pressed.
"""

from PySide6.QtCore import QEvent, QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from liars_qt.look.fonts import em, hand_down, serif
from liars_qt.look.shapes import paper_panel
from liars_qt.look.tokens import current
from liars_qt.widgets.choice_buttons import FaceButton, Step, StepButton, StyleButton
from liars_qt.widgets.focus import keep_focus
from liars_qt.widgets.offer import FACES, Offer, Pick, Shelf

_WHEEL_NOTCH = 120


class QuantityLabel(QLabel):
    """The quantity in large figures."""

    def show_quantity(self, quantity: int | None, font: QFont) -> None:
        """Show a quantity, or a dash for none, as wide as two figures need at any time."""
        self.setText("\N{EN DASH}" if quantity is None else str(quantity))
        self.setFont(serif(font, 1.7))
        self.setMinimumWidth(round(QFontMetricsF(self.font()).horizontalAdvance("40") + 4))


class BidPicker(QWidget):
    """Let the player make up a bid; `changed` on every change, `chosen` once when it is made."""

    changed = Signal(int, int, bool)
    chosen = Signal(int, int, bool)
    explained = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shelf = Shelf(Offer())
        self._pick: Pick | None = None
        self._answered = True
        self._notch = 0
        self._build()
        self._arrange()
        self._wire()
        self.retranslate()
        self.set_offer(Offer())

    @property
    def pick(self) -> Pick | None:
        """The bid made up so far."""
        return self._pick

    @property
    def ready(self) -> bool:
        """Whether a press would make a bid."""
        return self._pick is not None and not self._answered

    def set_offer(self, offer: Offer) -> None:
        """Take a new offer. A press that began on the old one is dropped: nobody bids on what they had not seen."""
        self.bid_button.setDown(False)
        self._shelf = Shelf(offer)
        self._pick = self._shelf.first()
        self._answered = self._pick is None
        for button in self.styles:
            button.setVisible(offer.styles)
        self._refresh()
        if self._pick is not None:
            self.changed.emit(*self._pick)

    def show_pick(self, pick: Pick | None) -> None:
        """Take up a bid that was being made up before, where it is still allowed."""
        if pick is not None and self._shelf.allows(pick):
            self._move_to(pick)

    def step_quantity(self, step: int) -> None:
        """Go to the next allowed quantity up or down; at either end, say why it ends there."""
        offer = self._shelf.offer
        pick = self._pick and self._shelf.at_quantity(self._pick, 1 if step > 0 else -1)
        self._move_or_explain(pick, offer.too_many if step > 0 else offer.too_few)

    def choose_face(self, face: int) -> None:
        """Choose a face; where it is refused at this quantity, the nearest quantity that allows it comes with it.

        A face that is refused at any quantity says why.
        """
        pick = self._pick and self._shelf.with_face(self._pick, face)
        why = self._shelf.refusal(self._pick._replace(face=face)) if self._pick else ""
        self._move_or_explain(pick, why)

    def step_face(self, step: int) -> None:
        """Go to the next allowed face of this quantity."""
        self._move_to(self._pick and next(self._shelf.neighbours(self._pick, step), None))

    def toggle_style(self) -> None:
        """Change between wild and strict, where both are offered."""
        self._move_to(self._pick and self._shelf.with_style(self._pick, not self._pick.strict))

    def commit(self) -> None:
        """Make the bid. Only the first press on an offer counts."""
        if self._pick is None or self._answered:
            return
        self._answered = True
        keep_focus(self)
        self._refresh()
        self.chosen.emit(*self._pick)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setAccessibleName(self.tr("Your bid"))
        self.less.setAccessibleName(self.tr("Fewer dice"))
        self.more.setAccessibleName(self.tr("More dice"))
        names = (self.tr("Wild"), self.tr("Strict"))
        for button, name in zip(self.styles, names, strict=True):
            button.setText(name)
            button.setAccessibleName(name)
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            hand_down(self, *self.faces, *self.styles, self.less, self.more)
            self._refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer the keys of the table while something in here has the keyboard."""
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Plus: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_Minus: -1}
        turns = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
        key = Qt.Key(event.key())
        if key in steps:
            self.step_quantity(steps[key])
        elif key in turns:
            self.step_face(turns[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.commit()
        else:
            event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn the quantity; a fine wheel needs a whole notch."""
        self._notch += event.angleDelta().y()
        while abs(self._notch) >= _WHEEL_NOTCH:
            step = 1 if self._notch > 0 else -1
            self._notch -= step * _WHEEL_NOTCH
            self.step_quantity(step)
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper_panel(painter, QRectF(self.rect()).adjusted(4, 3, -4, -5), current())
        painter.end()

    def _build(self) -> None:
        self.less, self.more = StepButton(Step.LESS, self), StepButton(Step.MORE, self)
        self.quantity = QuantityLabel(self)
        self.quantity.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.faces = tuple(FaceButton(face, self) for face in FACES)
        self.styles = (StyleButton(False, self), StyleButton(True, self))
        self.bid_button = QPushButton(self)
        self.bid_button.setProperty("role", "primary")
        self.bid_button.setAutoDefault(False)
        self.bid_button.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Preferred)

    def _arrange(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 9, 14, 11)
        row.setSpacing(5)
        for widget in (self.less, self.quantity, self.more):
            row.addWidget(widget)
        row.addSpacing(8)
        row.addStretch(1)
        for face in self.faces:
            row.addWidget(face)
        styles = QVBoxLayout()
        styles.setSpacing(2)
        for button in self.styles:
            styles.addWidget(button)
        row.addSpacing(4)
        row.addLayout(styles)
        row.addStretch(1)
        row.addWidget(self.bid_button, 6)

    def _wire(self) -> None:
        self.less.clicked.connect(lambda: self.step_quantity(-1))
        self.more.clicked.connect(lambda: self.step_quantity(1))
        for button in self.faces:
            button.clicked.connect(lambda _=False, face=button.face: self.choose_face(face))
        for style in self.styles:
            style.clicked.connect(lambda _=False, strict=style.strict: self._choose_style(strict))
        for part in (*self.faces, *self.styles, self.less, self.more):
            part.refused.connect(self.explained)
        self.bid_button.clicked.connect(self.commit)

    def _choose_style(self, strict: bool) -> None:
        if self._pick is not None and self._pick.strict != strict:
            self.toggle_style()
        else:
            self._refresh()

    def _move_or_explain(self, pick: Pick | None, why: str) -> None:
        if pick is None and self.ready and why:
            self.explained.emit(why)
        self._move_to(pick)

    def _move_to(self, pick: Pick | None) -> None:
        """Take another bid; nothing to go to leaves everything as it is."""
        if pick is None or self._answered or pick == self._pick:
            self._refresh()
            return
        self._pick = pick
        self._refresh()
        self.changed.emit(*pick)

    def _refresh(self) -> None:
        """Bring every part in line with the bid made up so far."""
        pick, open_ = self._pick, self.ready
        self.quantity.show_quantity(pick.quantity if pick else None, self.font())
        self.quantity.setEnabled(open_)
        self._refresh_steps(pick)
        for button in self.faces:
            self._refresh_face(button, pick)
        for style in self.styles:
            style.setEnabled(open_ and self._shelf.with_style(pick or Pick(1, 1), style.strict) is not None)
            _check(style, pick is not None and pick.strict == style.strict)
        self.bid_button.setEnabled(open_)
        self.bid_button.setFont(serif(self.font(), 1.2))
        self.bid_button.setText(self._button_text(pick))
        widest = self._widest_button()
        self.bid_button.setMinimumWidth(widest)
        self.bid_button.setMaximumWidth(max(widest, round(em(self) * 17)))
        self.bid_button.setMinimumHeight(round(em(self) * 2.2))

    def _refresh_steps(self, pick: Pick | None) -> None:
        reasons = {self.less: self._shelf.offer.too_few, self.more: self._shelf.offer.too_many}
        for button, reason in reasons.items():
            possible = (
                self.ready
                and pick is not None
                and self._shelf.at_quantity(pick, button.step.value) is not None
            )
            button.setEnabled(possible)
            _explain(button, "" if possible else reason)

    def _refresh_face(self, button: FaceButton, pick: Pick | None) -> None:
        wanted = pick._replace(face=button.face) if pick else Pick(1, button.face)
        refusal = self._shelf.refusal(wanted)
        button.star = button.face == 1 and self._shelf.offer.styles and not wanted.strict
        button.setEnabled(self.ready and not refusal)
        button.setAccessibleName(str(button.face))
        _explain(button, refusal)
        _check(button, pick is not None and pick.face == button.face)

    def _button_text(self, pick: Pick | None) -> str:
        if pick is None:
            return self._shelf.offer.nothing_left or self.tr("Bid")
        bid = f"{pick.quantity}\N{NO-BREAK SPACE}\N{MULTIPLICATION SIGN}\N{NO-BREAK SPACE}{pick.face}"
        if pick.strict:
            return self.tr("Bid {bid} strict").format(bid=bid)
        return self.tr("Bid {bid}").format(bid=bid)

    def _widest_button(self) -> int:
        """Return the width that the button may ever need with this offer, so that it never jumps under a finger."""
        widest = Pick(20, 6, self._shelf.offer.styles)
        text = self._button_text(widest)
        return round(QFontMetricsF(self.bid_button.font()).horizontalAdvance(text) + em(self) * 1.8)


def _explain(button: QPushButton, reason: str) -> None:
    """Tell a refusal by tooltip, status text and accessible description alike."""
    button.setToolTip(reason)
    button.setStatusTip(reason)
    button.setAccessibleDescription(reason)


def _check(button: QPushButton, checked: bool) -> None:
    """Check a button without its signals: this is news for the eye, not a choice."""
    with QSignalBlocker(button):
        button.setChecked(checked)
    button.update()
