"""A page that is built when somebody first looks at it: the dice table must not wait for the others at the start."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout

from liars_qt.pages.page import Page

translate = QCoreApplication.translate


class LaterPage(Page):
    """Stand on the rail for a page that `build` makes, and pass everything on to it once it is there."""

    def __init__(
        self, icon_name: str, chapter: str, title: Callable[[], str], build: Callable[[], Page]
    ) -> None:
        """Know the page's place on the rail; `title` names it in the language of now."""
        super().__init__()
        self.icon_name, self.chapter = icon_name, chapter
        self._title, self._build = title, build
        self._page: Page | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    @property
    def page(self) -> Page:
        """Return the page itself, built now if it was not before."""
        if self._page is None:
            self._page = self._build()
            self._column.addWidget(self._page)
            self.setFocusProxy(self._page)
            self._page.commands_changed.connect(self.commands_changed)
            self._page.rules_wanted.connect(self.rules_wanted)
            self._page.show()
            self.commands_changed.emit()
        return self._page

    def title(self) -> str:
        """Return the page's name on the rail."""
        return self._title()

    def showEvent(self, event: QShowEvent) -> None:
        """Build the page for the first look."""
        super().showEvent(event)
        self.page.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass on the keys that the rail hands over; those from the page itself have been there already."""
        focus = QApplication.focusWidget()
        if focus is not None and (focus is self.page or self.page.isAncestorOf(focus)):
            super().keyPressEvent(event)
        else:
            self.page.keyPressEvent(event)

    def new_game(self) -> None:
        """Start afresh."""
        self.page.new_game()

    def can_start(self) -> bool:
        """Tell whether there is something to start afresh."""
        return self._page is not None and self._page.can_start()

    def undo_name(self) -> str:
        """Return what would be taken back."""
        return "" if self._page is None else self._page.undo_name()

    def redo_name(self) -> str:
        """Return what would be made again."""
        return "" if self._page is None else self._page.redo_name()

    def undo(self) -> None:
        """Take back what `undo_name` names."""
        self.page.undo()

    def redo(self) -> None:
        """Make again what `redo_name` names."""
        self.page.redo()

    def rules_in_force(self) -> tuple[str, ...]:
        """Return by what rules the page's table plays."""
        return () if self._page is None else self._page.rules_in_force()

    def game_actions(self) -> list[QAction]:
        """Return the page's further commands for the Game menu."""
        return [] if self._page is None else self._page.game_actions()

    def view_actions(self) -> list[QAction]:
        """Return the page's further commands for the View menu."""
        return [] if self._page is None else self._page.view_actions()


def referee_title() -> str:
    """Return the name of the referee's page."""
    return translate("RefereePage", "Referee")


def cards_title() -> str:
    """Return the name of the card game's page."""
    return translate("CardsPage", "Red or Black")
