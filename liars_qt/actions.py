"""The window's commands, each with its key; menus, rail and the list of shortcuts are made from them."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from PySide6.QtCore import QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence

Keys = Sequence[str | QKeySequence.StandardKey]
# Scan codes of the first key of each row of letters, and what a Latin keyboard has there.
_ROWS = {16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM,."}
_FIRST = {"linux": 8, "win32": 0}


def keys_by_place(event: QKeyEvent) -> QKeySequence | None:
    """Return what Ctrl and a key mean by the place of the key, on a keyboard without a single Latin layout.

    Where a Latin layout is installed beside, say, the Russian one, Qt finds the shortcut by itself.
    """
    if event.key() < 0x80 or not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
        return None
    code = event.nativeScanCode() - _FIRST.get(sys.platform, 1 << 40)
    for first, letters in _ROWS.items():
        if 0 <= code - first < len(letters):
            key = Qt.Key(ord(letters[code - first]))
            return QKeySequence(QKeyCombination(event.modifiers(), key))
    return None


class WindowActions(QObject):
    """Every command of the window. Qt's neutral theme has no keys for Quit and Preferences, so these are named."""

    def __init__(self, parent: QObject) -> None:
        """Make the actions; the window connects them."""
        super().__init__(parent)
        std = QKeySequence.StandardKey
        role = QAction.MenuRole
        self.new = self._action([std.New])
        self.undo = self._action([std.Undo])
        self.redo = self._action(["Ctrl+Shift+Z", "Ctrl+Y"])
        self.quit = self._action(["Ctrl+Q"], role.QuitRole)
        self.full_screen = self._action(["F11"], checkable=True)
        self.sound = self._action(["F8"], checkable=True)
        self.reset_layout = self._action([])
        self.preferences = self._action(["Ctrl+,"], role.PreferencesRole)
        self.rules = self._action(["F1"])
        self.shortcuts = self._action(["Ctrl+F1"])
        self.about = self._action([], role.AboutRole)
        self.about_qt = self._action([], role.AboutQtRole)
        self.retranslate()

    def _action(
        self, keys: Keys, role: QAction.MenuRole = QAction.MenuRole.NoRole, checkable: bool = False
    ) -> QAction:
        action = QAction(self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setMenuRole(role)
        action.setCheckable(checkable)
        return action

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.new.setText(self.tr("&New game"))
        self.quit.setText(self.tr("&Quit"))
        self.full_screen.setText(self.tr("&Full screen"))
        self.sound.setText(self.tr("Sou&nd"))
        self.reset_layout.setText(self.tr("&Reset window"))
        self.preferences.setText(self.tr("&Preferences…"))
        self.rules.setText(self.tr("&Rules of this game"))
        self.shortcuts.setText(self.tr("&Keys…"))
        self.about.setText(self.tr("&About…"))
        self.about_qt.setText(self.tr("About &Qt…"))
        self.name_undo("", "")

    def name_undo(self, undo: str, redo: str) -> None:
        """Name undo and redo after what they would do; without a name there is nothing to do."""
        self.undo.setText(
            self.tr("&Undo: {what}").format(what=undo.replace("&", "&&")) if undo else self.tr("&Undo")
        )
        self.redo.setText(
            self.tr("&Redo: {what}").format(what=redo.replace("&", "&&")) if redo else self.tr("&Redo")
        )
        self.undo.setEnabled(bool(undo))
        self.redo.setEnabled(bool(redo))
