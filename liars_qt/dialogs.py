"""The window's dialogs, each imported when it is first asked for: the table must not wait for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from liars_qt.main_window import MainWindow
from liars_qt.settings.options import Settings

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog


class Dialogs(QObject):
    """Open preferences, keys and "about" over the window; each goes when it is closed."""

    def __init__(self, window: MainWindow, settings: Settings, erase_records: Callable[[], None]) -> None:
        """Answer the window's commands; `erase_records` may raise StoreFault."""
        super().__init__(window)
        self._window, self._settings, self._erase_records = window, settings, erase_records
        window.actions_.preferences.triggered.connect(self.show_preferences)
        window.actions_.shortcuts.triggered.connect(self.show_shortcuts)
        window.actions_.about.triggered.connect(self.show_about)

    def show_preferences(self) -> None:
        """Open the preferences."""
        from liars_qt.pages.preferences import PreferencesDialog

        self._open(PreferencesDialog(self._settings, self._erase_records, self._window))

    def show_shortcuts(self) -> None:
        """Open the list of keys."""
        from liars_qt.pages.shortcuts import ShortcutsDialog

        window, page = self._window, self._window.page
        own = (page.title(), window.page_commands())
        self._open(ShortcutsDialog(window.command_groups(), page.icon_name, own, window))

    def show_about(self) -> None:
        """Open what the program is and what it is made of."""
        from liars_qt.pages.about import AboutDialog

        self._open(AboutDialog(self._window))

    @staticmethod
    def _open(dialog: QDialog) -> None:
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
