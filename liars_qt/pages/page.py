"""What every page has in common: the commands that the window's menus offer while the page is on top."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget


class Page(QWidget):
    """One place on the rail.

    The window's menus forward New game, Undo and Redo to the page on top and ask it what they are called;
    `commands_changed` tells it to ask again. `rules_wanted` carries the chapter of the rules book to open.
    """

    commands_changed = Signal()
    rules_wanted = Signal(str)
    icon_name = ""
    below = False  # at the lower end of the rail
    chapter = ""

    def title(self) -> str:
        """Return the page's name on the rail, in the language of now."""
        raise NotImplementedError

    def new_game(self) -> None:
        """Start afresh; pages with nothing to start leave this as it is."""

    def can_start(self) -> bool:
        """Tell whether there is something to start afresh."""
        return False

    def undo_name(self) -> str:
        """Return what would be taken back, in words, or nothing."""
        return ""

    def redo_name(self) -> str:
        """Return what would be made again, in words, or nothing."""
        return ""

    def undo(self) -> None:
        """Take back what `undo_name` names."""

    def redo(self) -> None:
        """Make again what `redo_name` names."""

    def rules_in_force(self) -> tuple[str, ...]:
        """Return by what rules the table plays, point by point, for the rules book; nothing without a table."""
        return ()

    def game_actions(self) -> list[QAction]:
        """Return the page's further commands for the Game menu."""
        return []

    def view_actions(self) -> list[QAction]:
        """Return the page's further commands for the View menu."""
        return []

    def retranslate(self) -> None:
        """Set every text in the language of now."""

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.commands_changed.emit()
