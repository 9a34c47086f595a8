"""The full cover between two persons at one screen. It knows the next seat's name and nothing else."""

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from liars_qt.look.cup_paint import draw_cup
from liars_qt.look.felt_paint import draw_table
from liars_qt.look.fonts import em, scaled, serif
from liars_qt.look.tokens import current
from liars_qt.widgets.hand import LARGE, Hand, HandView

_EDGE = 36.0  # rim and seam of the table, which the cup keeps clear of


class HoldButton(QPushButton):
    """A button that is on only while it is held, by pointer or by Space; losing the keyboard lets go."""

    held = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoDefault(False)
        self.setProperty("role", "primary")
        self._on = False
        self.pressed.connect(lambda: self._hold(True))
        self.released.connect(lambda: self._hold(False))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Ignore the releases that a held key repeats."""
        if not event.isAutoRepeat():
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._hold(False)

    def hideEvent(self, event: QHideEvent) -> None:
        self._hold(False)
        super().hideEvent(event)

    def _hold(self, on: bool) -> None:
        if on == self._on:
            return
        self._on = on
        self.held.emit(on)


class Cover(QFrame):
    """Hide everything. `looked` follows the held button; `confirmed` says that the named person is there."""

    looked = Signal(bool)
    confirmed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = ""
        self.title, self.hint = QLabel(self), QLabel(self)
        for label in (self.title, self.hint):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
        self.hold = HoldButton(self)
        self.hold.held.connect(self.looked)
        self.ready = QPushButton(self)
        self.ready.setAutoDefault(False)
        self.ready.clicked.connect(self.confirmed)
        self.hand = HandView(LARGE, self)
        room = self.hand.sizePolicy()
        room.setRetainSizeWhenHidden(True)
        self.hand.setSizePolicy(room)
        self.hand.hide()
        self._arming = QTimer(self)
        self._arming.setSingleShot(True)
        self._arming.timeout.connect(self._arm)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._arrange()
        self._dress()
        self.retranslate()

    def show_seat(self, name: str) -> None:
        """Name the person who comes next. The buttons open a moment later: presses made before are not for them."""
        self._name = name
        self.retranslate()
        self.show_hand(Hand())
        for button in (self.hold, self.ready):
            button.setDown(False)
            button.setEnabled(False)
        self.setFocus()
        self._arming.start(QGuiApplication.styleHints().mouseDoubleClickInterval())

    def show_hand(self, hand: Hand) -> None:
        """Show dice in place of the cup for as long as the button is held; an empty hand takes them away."""
        self.hand.show_hand(hand)
        self.hand.setVisible(bool(hand.dice))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Confirm by Enter; every other key ends here, for nothing below the cover may have it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.ready.click()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let no click through."""

    def _arm(self) -> None:
        for button in (self.hold, self.ready):
            button.setEnabled(True)
        if self.isVisible():
            self.hold.setFocus()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.title.setText(self.tr("Next: {name}").format(name=self._name))
        self.hint.setText(self.tr("The dice are covered. Pass the screen on, and let nobody else look."))
        self.hold.setText(self.tr("Hold to look at your dice"))
        self.ready.setText(self.tr("It is me, show the table"))
        self.setAccessibleName(self.title.text())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._dress()

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(tokens.window))
        draw_table(painter, QRectF(self.rect()).adjusted(8, 8, -8, -8), tokens)
        floor = self.title.geometry().top() - em(self) * 0.4
        side = min((floor - _EDGE) * 0.95, em(self) * 9)
        if not self.hand.hand.dice:
            draw_cup(painter, QRectF(self.width() / 2 - side / 2, floor - side, side, side), tokens)
        painter.end()

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(40, 30, 40, 40)
        column.setSpacing(10)
        column.addStretch(3)
        column.addWidget(self.hand, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        column.addWidget(self.title)
        column.addWidget(self.hint)
        column.addSpacing(6)
        column.addWidget(self.hold, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.ready, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)

    def _dress(self) -> None:
        ink = f"color: {current().felt_ink};"
        self.title.setFont(serif(self.font(), 2.2))
        self.hint.setFont(scaled(self.font(), 1.05))
        self.hold.setFont(serif(self.font(), 1.2))
        for label in (self.title, self.hint):
            label.setStyleSheet(ink)
