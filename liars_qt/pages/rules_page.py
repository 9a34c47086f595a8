"""The place of the rules book on the rail; the book itself is opened when somebody first wants to read it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QKeySequence, QShowEvent
from PySide6.QtWidgets import QVBoxLayout

from liars_qt.pages.page import Page
from liars_qt.settings.options import Settings

if TYPE_CHECKING:
    from liars_qt.pages.rules_reader import RulesReader


class RulesPage(Page):
    """Open the book at a place; `back` asks for the page that one came from."""

    back = Signal()
    icon_name = "rules"

    def __init__(
        self,
        settings: Settings,
        games: Iterable[str] = ("dice",),
        table: Callable[[], Page | None] = lambda: None,
    ) -> None:
        """Take the games that there are, the chapters about others stay closed; `table` is where one came from."""
        super().__init__()
        self._settings, self._games, self._table = settings, tuple(games), table
        self._reader: RulesReader | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.search = QAction(self)
        self.search.setShortcut(QKeySequence(QKeySequence.StandardKey.Find))
        self.search.triggered.connect(lambda: self.reader.start_search())
        self.retranslate()

    @property
    def reader(self) -> RulesReader:
        """Return the open book. It is imported and built only now: the table must not wait for it at the start."""
        if self._reader is None:
            from liars_qt.pages.rules_reader import RulesReader

            self._reader = RulesReader(self._settings, self._games, self._in_force, self)
            self._reader.back.connect(self.back)
            self._column.addWidget(self._reader)
            self.setFocusProxy(self._reader.text)
        return self._reader

    def title(self) -> str:
        """Return the page's name on the rail."""
        return self.tr("Rules")

    def view_actions(self) -> list[QAction]:
        """Offer the search, which a menu alone lets work by the place of its key on any keyboard."""
        return [self.search]

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.search.setText(self.tr("F&ind in the rules"))

    def open_at(self, place: str) -> None:
        """Open the book at "chapter" or "chapter#anchor"; at its beginning for a place that it does not have."""
        self.reader.open_at(place)

    def _in_force(self, chapter: str) -> tuple[str, ...]:
        """Return by what rules the table that one came from plays, in a chapter that is about them."""
        from liars_qt.words.rules_book import OF_TABLE

        page = self._table()
        return page.rules_in_force() if page is not None and chapter in OF_TABLE.get(page.chapter, ()) else ()

    def showEvent(self, event: QShowEvent) -> None:
        """Open the book where it was left, or at its beginning."""
        super().showEvent(event)
        self.reader.show()
        self.reader.refresh()
