"""What keys and clicks do at the card table, whichever part of it has the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QWidget

from liars_qt.pages.cards_board import CardsBoard
from liars_qt.pages.cards_controls import CardsControls
from liars_qt.pages.cards_head import CardsHead
from liars_qt.pages.cards_keys import Want, wish_of
from liars_qt.pages.cards_side import CardsSide
from liars_qt.widgets.focus import SILENT, press_focused


class CardsKeyboard(QObject):
    """Give every key its meaning; the first key or click while a card turns shows it, and does nothing else."""

    def __init__(self, head: CardsHead, board: CardsBoard, controls: CardsControls, side: CardsSide) -> None:
        """Work these four, and take keys and clicks from the parts of them that would keep them."""
        super().__init__(controls)
        self._head, self._board, self._controls, self._side = head, board, controls, side
        lists: tuple[QWidget, ...] = (side.score, side.score.viewport(), side.notes, side.notes.viewport())
        for part in (side.tabs, *lists, *controls.findChildren(QAbstractButton)):
            part.installEventFilter(self)

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means now; tell whether it meant anything. No key acts twice, however long it is held."""
        if event.isAutoRepeat():
            return True
        if self._board.turning:
            if event.key() not in SILENT:
                self._board.finish()
            return True
        if event.key() == Qt.Key.Key_Escape and self._side.showing_settings:
            self._head.gear.setChecked(False)
            return True
        wish = wish_of(event)
        if wish is None:
            return False
        if wish.wants == (Want.DONE,):
            self._on_enter()
        else:
            self._controls.grant(wish)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what ends a turn of the card from any part, and from lists the keys that are the table's."""
        if event.type() == QEvent.Type.MouseButtonPress and self._board.turning:
            self._board.finish()
            return True
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        taken = self._board.turning or wish_of(event) is not None
        return taken and not event.matches(QKeySequence.StandardKey.Undo) and self.press(event)

    def _on_enter(self) -> None:
        """Press the focused button, else "done"."""
        if not press_focused():
            self._controls.press()
