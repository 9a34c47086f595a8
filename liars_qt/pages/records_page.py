"""The place of the records on the rail; they are built when somebody first looks at them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout

from liars_qt.pages.page import Page

if TYPE_CHECKING:
    from liars_qt.pages.records_games import Games
    from liars_qt.pages.records_view import RecordsView
    from liars_qt.settings.options import Settings


class RecordsPage(Page):
    """Show the finished games of a store; `table_wanted` asks for the table of a kind, from an empty page."""

    table_wanted = Signal(str)
    icon_name = "records"
    chapter = "bots#fair"

    def __init__(self, games: Games | None, settings: Settings) -> None:
        """Read games from a store; None where there is none that can be read."""
        super().__init__()
        self._games, self._settings = games, settings
        self._view: RecordsView | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    @property
    def view(self) -> RecordsView:
        """Return what is shown. It is imported and built only now: the table must not wait for it at the start."""
        if self._view is None:
            from liars_qt.pages.records_view import RecordsView

            self._view = RecordsView(self._games, self._settings, self)
            self._view.table_wanted.connect(self.table_wanted)
            self._column.addWidget(self._view)
            self.setFocusProxy(self._view)
        return self._view

    def title(self) -> str:
        """Return the page's name on the rail."""
        return self.tr("Records")

    def refresh(self) -> None:
        """Look at the store again, if anything of it is shown yet: games were erased elsewhere."""
        if self._view is not None:
            self._view.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Show what the store holds."""
        super().showEvent(event)
        self.view.show()
