"""The full cover between two persons at one screen. It knows the next seat's name and nothing else."""

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from liars_qt.look.cup_paint import draw_cup
from liars_qt.look.felt_paint import draw_table
from liars_qt.look.fonts import em, scaled, serif
from liars_qt.look.tokens import current
from liars_qt.widgets.hand import LARGE, NO_HAND, Hand, HandView

_EDGE = 36.0  # rim and seam of the table, which the cup keeps clear of
_SIDES = 40  # what stays free to the left and right of the words
_LARGEST, _SMALLEST = 2.2, 1.1  # of the name, times the usual font


class HoldButton(QPushButton):
    """A button that is on only while it is held, by pointer or by Space, in the window that is being used.

    It lets go as soon as it loses the keyboard, its window the front, or the hand on it its place.
    """

    held = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoDefault(False)
        self.setProperty("role", "primary")
        self._on = False
        self.pressed.connect(lambda: self._hold(self.isVisible() and self.isActiveWindow()))
        self.released.connect(lambda: self._hold(False))

    def let_go(self) -> None:
        """Be off, whatever still presses."""
        self.setDown(False)
        self._hold(False)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Ignore the releases that a held key repeats; at a real one be off before the button is painted anew."""
        if not event.isAutoRepeat():
            self._hold(False)
            super().keyReleaseEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._hold(False)
        super().mouseReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.let_go()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.let_go()

    def hideEvent(self, event: QHideEvent) -> None:
        self.let_go()
        super().hideEvent(event)

    def _hold(self, on: bool) -> None:
        if on == self._on:
            return
        self._on = on
        self.held.emit(on)


class Cover(QFrame):
    """Hide everything. `looked` follows the held button; `confirmed` says that the named person is there.

    The buttons stay shut until nothing has been pressed for the length of a double click: whatever the one before
    still presses, holds or had queued ends here. They shut again whenever the cover comes back to sight.
    """

    looked = Signal(bool)
    confirmed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = ""
        self._is_open = False
        self.title, self.hint = QLabel(self), QLabel(self)
        self.hold, self.ready = HoldButton(self), QPushButton(self)
        self.hold.held.connect(self.looked)
        self.ready.setAutoDefault(False)
        self.ready.clicked.connect(self.confirmed)
        self.hand = HandView(LARGE, self)
        self._quiet, self._last = QTimer(self), QTimer(self)
        for timer in (self._quiet, self._last):
            timer.setSingleShot(True)
        # Presses that are queued already are met before a timer that is due at once.
        self._quiet.timeout.connect(self._last.start)
        self._last.timeout.connect(self._open)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._arrange()
        self._dress()
        self.retranslate()

    def show_seat(self, name: str) -> None:
        """Name the person who comes next, with the buttons shut for a moment."""
        self.name_seat(name)
        self._shut()
        if self.isVisible():
            self.setFocus()

    def name_seat(self, name: str) -> None:
        """Call the person who comes next by this name."""
        self._name = name
        self.retranslate()

    def show_hand(self, hand: Hand) -> None:
        """Show dice in place of the cup for as long as the button is held; an empty hand takes them away."""
        self.hand.show_hand(hand)
        self.hand.setVisible(bool(hand.dice))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Confirm by Enter. Every other key ends here, but for Escape, by which the window leaves the full screen."""
        if self._waits_for_quiet():
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.ready.click()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let no click through."""
        self._waits_for_quiet()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._is_open:
            self.hold.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._shut()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._quiet.stop()
        self._last.stop()
        self.show_hand(NO_HAND)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_name()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.hint.setText(self.tr("The dice are covered. Pass the screen on, and let nobody else look."))
        self.hold.setText(self.tr("Hold to look at your dice"))
        self.ready.setText(self.tr("It is me, show the table"))
        self._fit_name()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._dress()
        elif event.type() == QEvent.Type.ActivationChange and self.isVisible() and self.isActiveWindow():
            self._shut()

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

    def _shut(self) -> None:
        """Take no press for the person before as one of the person who comes."""
        self._is_open = False
        self.show_hand(NO_HAND)
        self.hold.let_go()
        if self.focusWidget() in (self.hold, self.ready):
            self.setFocus()  # a button that is shut would pass the keyboard on to whatever comes next
        for button in (self.hold, self.ready):
            button.setDown(False)
            button.setEnabled(False)
        if self.isVisible():
            self._quiet.start(QGuiApplication.styleHints().mouseDoubleClickInterval())

    def _waits_for_quiet(self) -> bool:
        """Tell whether the buttons are still shut; if so, the wait begins anew with this press."""
        if self._is_open:
            return False
        self._last.stop()
        self._quiet.start()
        return True

    def _open(self) -> None:
        self._is_open = True
        for button in (self.hold, self.ready):
            button.setEnabled(True)
        if self.hasFocus():
            self.hold.setFocus()

    def _fit_name(self) -> None:
        """Set the name as large as the width allows; only what is too long at the smallest size is cut."""
        text = self.tr("Next: {name}").format(name=self._name)
        self.setAccessibleName(text)
        self.title.setAccessibleName(text)
        room = self.width() - 2 * _SIDES
        wide = QFontMetricsF(serif(self.font(), _LARGEST)).horizontalAdvance(text)
        font = serif(self.font(), max(_SMALLEST, min(_LARGEST, _LARGEST * room / max(1.0, wide + 2))))
        self.title.setFont(font)
        self.title.setText(QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideMiddle, room))

    def _arrange(self) -> None:
        for label in (self.title, self.hint):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.hint.setWordWrap(True)
        room = self.hand.sizePolicy()
        room.setRetainSizeWhenHidden(True)
        self.hand.setSizePolicy(room)
        self.hand.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(_SIDES, 30, _SIDES, 40)
        column.setSpacing(10)
        column.addStretch(5)
        column.addWidget(self.hand, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(12)
        column.addWidget(self.title)
        column.addWidget(self.hint)
        column.addSpacing(6)
        column.addWidget(self.hold, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.ready, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)

    def _dress(self) -> None:
        ink = f"color: {current().felt_ink};"
        self.hint.setFont(scaled(self.font(), 1.05))
        self.hold.setFont(serif(self.font(), 1.2))
        for label in (self.title, self.hint):
            label.setStyleSheet(ink)
        self._fit_name()
