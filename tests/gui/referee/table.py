"""A referee's table for tests: the page in its window, a games file in a temporary folder, and hands on the keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSettings, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from engine.dice.bid import Call
from engine.dice.state import Phase
from engine.records.store import Store
from engine.referee.evening import Evening
from liars_qt.bridge.coach import CoachBridge, load
from liars_qt.bridge.referee import RefereeBridge, RefereeShelf
from liars_qt.main_window import MainWindow
from liars_qt.pages.referee_page import RefereePage
from liars_qt.settings.options import Settings

KEYS: dict[str, Qt.Key | str] = {
    "\n": Qt.Key.Key_Return,
    "<": Qt.Key.Key_Backspace,
    "^": Qt.Key.Key_Escape,
    "{": Qt.Key.Key_Left,
    "}": Qt.Key.Key_Right,
    "\t": Qt.Key.Key_Tab,
}


class RefereeTable:
    """The page, its window, its store; `close` puts everything away and leaves the file for the next one."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        """Open the window as the program does."""
        folder.mkdir(exist_ok=True)
        self.qtbot = qtbot
        self.store = Store(folder / "games.sqlite")
        self.settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
        load()
        self.coach = CoachBridge()
        self.coach.loaded = True
        self.bridge = RefereeBridge()
        self.shelf = RefereeShelf(self.store, lambda: 0)
        self.page = RefereePage(self.bridge, self.coach, self.shelf, self.settings)
        self.window = MainWindow(self.settings)
        self.window.put_in([self.page])
        self.page.open_first()
        with qtbot.waitActive(self.window):
            self.window.show()
            self.window.activateWindow()

    def close(self) -> None:
        """Close the window and the file."""
        self.window.close()
        self.store.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    @property
    def evening(self) -> Evening:
        """Return the evening as it is now."""
        return self.bridge.evening

    @property
    def dice(self) -> tuple[int, ...]:
        """Return everybody's dice by seat."""
        return tuple(seat.dice for seat in self.evening.table.seats)

    def is_in(self, phase: Phase) -> bool:
        """Tell whether the table waits for this."""
        return self.evening.phase is phase

    @property
    def call_begun(self) -> Call | None:
        """Return the call that is being told."""
        draft = self.page.telling.flow.draft
        return None if draft is None else draft.call

    def type(self, text: str) -> None:
        """Press keys as the keyboard does: the window hands them to whatever has the focus."""
        for sign in text:
            QTest.keyClick(self.window.windowHandle(), KEYS.get(sign, sign))  # type: ignore[arg-type]

    def press(self, key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
        """Press one key with modifiers."""
        held = Qt.KeyboardModifier.NoModifier
        for modifier in modifiers:
            held |= modifier
        QTest.keyClick(self.window.windowHandle(), key, held)

    def command(self, letter: str) -> None:
        """Press Ctrl and a letter, as for a menu's command."""
        self.press(Qt.Key(ord(letter)), Qt.KeyboardModifier.ControlModifier)

    def stroke(self, text: str, key: int = 0) -> None:
        """Press a key of a foreign layout by its text."""
        event = QKeyEvent(QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, 0, 0, 0, text)
        QApplication.sendEvent(QApplication.focusWidget() or self.page, event)

    def paste_names(self, text: str) -> None:
        """Put names into the setup form, as from the clipboard."""
        QApplication.clipboard().setText(text)
        self.page.parts.setup.names.setFocus()
        self.page.parts.setup.names.selectAll()
        self.command("V")

    def start(self, names: str, rules: str = "knockout") -> None:
        """Begin an evening by keys: names, rules, Ctrl+Enter."""
        from engine.dice.rules import PRESETS

        self.paste_names(names)
        self.page.parts.setup.rules.set_rules(PRESETS[rules])
        self.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    def go_on(self) -> None:
        """Press Enter once the verdict has stood for a moment."""
        button = self.page.controls.verdict.go_on
        self.qtbot.waitUntil(lambda: button.isEnabled())
        self.type("\n")

    def click(self, widget: QWidget) -> None:
        """Click into the window where a widget is."""
        point = widget.mapTo(self.window, widget.rect().center())
        QTest.mouseClick(
            self.window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point
        )

    def come_back(self) -> None:
        """Bring the window to the front after a dialog, as a window manager would."""
        with self.qtbot.waitActive(self.window):
            self.window.activateWindow()

    def answer(self, act: Callable[[QDialog], None]) -> None:
        """Let the next dialog be answered as soon as it is up."""
        from PySide6.QtCore import QTimer

        def when_up() -> None:
            dialog = QApplication.activeModalWidget()
            if isinstance(dialog, QDialog):
                act(dialog)
            else:
                QTimer.singleShot(5, self.window, when_up)

        QTimer.singleShot(0, self.window, when_up)
