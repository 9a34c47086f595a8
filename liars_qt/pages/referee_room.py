"""The board for the room: the same board alone on a screen, a second one if there is one; keys still work."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QScreen,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from liars_qt.look.tokens import current
from liars_qt.pages.referee_board import RefereeBoard

_CLOSING = ("F9", "F11")


class RoomBoard(QWidget):
    """A window without a frame. `keyed` hands every other key on to the referee, `gone` says that it closed."""

    keyed = Signal(object)
    gone = Signal()

    def __init__(self, owner: QWidget) -> None:
        """Belong to the page, but stand in a window of its own."""
        super().__init__(owner, Qt.WindowType.Window)
        self.board = RefereeBoard(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 6, 6, 6)
        column.addWidget(self.board)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.retranslate()

    def open_on(self, screen: QScreen) -> None:
        """Fill a screen."""
        self.setGeometry(screen.geometry())
        self.showFullScreen()
        self.setFocus()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setWindowTitle(self.tr("Board for the room"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close by Esc, F9 or F11; everything else is told to the referee."""
        closing = QKeySequence(event.keyCombination()).toString() in _CLOSING
        if closing or event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            self.keyed.emit(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Say that the board is gone."""
        super().closeEvent(event)
        self.gone.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what shows round the table."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), current().window)
        painter.end()


def screen_for_room(owner: QWidget) -> QScreen:
    """Return the screen that the owner is not on, or its own where there is no other."""
    others = [screen for screen in QGuiApplication.screens() if screen is not owner.screen()]
    return others[0] if others else owner.screen()
