"""What keys and clicks do at the dice table, whichever part of it has the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from liars_qt.pages.dice_board import DiceBoard
from liars_qt.pages.dice_bottom import DiceBottom
from liars_qt.pages.dice_handover import HandOver
from liars_qt.pages.dice_keys import Want, wish_of
from liars_qt.widgets.focus import SILENT, press_focused
from liars_qt.widgets.round_history import RoundHistory

_REPEATED = frozenset((Qt.Key.Key_Up, Qt.Key.Key_Down))  # all other keys act once, however long they are held
# What a list of rounds would search for, or keep to itself.
_LISTED = frozenset((Want.FACE, Want.CHALLENGE, Want.EXACT, Want.STYLE))
_LISTED_SIGNS = frozenset("+-=")


class DiceKeyboard(QObject):
    """Give every key its meaning; the first key or click during a reveal ends it, whatever it is."""

    def __init__(self, board: DiceBoard, bottom: DiceBottom, handover: HandOver) -> None:
        """Work these three."""
        super().__init__(bottom)
        self._board, self._bottom, self._handover = board, bottom, handover

    def listen(self, *parts: QWidget) -> None:
        """Take keys and clicks from parts that would keep them to themselves."""
        for part in parts:
            part.installEventFilter(self)

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means now; tell whether it meant anything. No key reaches a covered table."""
        if self._handover.covered:
            return False
        if event.isAutoRepeat() and event.key() not in _REPEATED:
            return True
        if self._board.revealing:
            return event.key() in SILENT or self._board.cut_short()
        wish = wish_of(event)
        if wish is None:
            return False
        if wish.want is Want.BID:
            self._on_enter()
        elif self._bottom.at_controls:
            self._bottom.controls.grant(wish)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let a press on a part end a reveal, and take from a list the keys that are the table's."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self._board.cut_short()
        if isinstance(event, QKeyEvent) and self._takes(watched, event):
            self.press(event)
            return True
        return super().eventFilter(watched, event)

    def _takes(self, part: QObject, event: QKeyEvent) -> bool:
        """Tell whether the table takes a key that was pressed in a part of it."""
        if event.type() != QEvent.Type.KeyPress:
            return False
        return self._board.revealing or (isinstance(part, RoundHistory) and _is_tables(event))

    def _on_enter(self) -> None:
        """Press the focused button, else bid or go on."""
        if press_focused():
            return
        if self._bottom.at_controls:
            self._bottom.controls.picker.commit()
        elif self._bottom.outcome.armed:
            self._bottom.outcome.press()


def _is_tables(event: QKeyEvent) -> bool:
    """Tell whether a key pressed in a list is meant for the table."""
    wish = wish_of(event)
    return wish is not None and (wish.want in _LISTED or event.text() in _LISTED_SIGNS)
