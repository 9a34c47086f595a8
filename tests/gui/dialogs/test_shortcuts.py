"""The list of keys is made from the commands, so it cannot fall behind them."""

import pytest
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from liars_qt.pages.dice_keys import CHALLENGE, EXACT, STYLE
from liars_qt.pages.shortcuts import ShortcutsDialog
from liars_qt.words.languages import Languages


@pytest.fixture
def actions(qapp: QApplication) -> list[QAction]:
    made = []
    for text, keys in (("&New game", ["Ctrl+N"]), ("&Redo", ["Ctrl+Y", "Ctrl+Shift+Z"]), ("&About…", [])):
        action = QAction(text, qapp)
        action.setShortcuts([QKeySequence(key) for key in keys])
        made.append(action)
    return made


@pytest.fixture
def dialog(qtbot: QtBot, languages: Languages, actions: list[QAction]) -> ShortcutsDialog:
    dialog = ShortcutsDialog([("&Game", actions)])
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def test_every_command_with_a_key_is_listed_with_all_its_keys(dialog: ShortcutsDialog) -> None:
    shown = dialog.text.toPlainText()
    for word in ("Game", "New game", "Ctrl+N", "Redo", "Ctrl+Y", "Ctrl+Shift+Z"):
        assert word in shown


def test_commands_without_a_key_and_marks_of_mnemonics_are_left_out(dialog: ShortcutsDialog) -> None:
    shown = dialog.text.toPlainText()
    assert "About" not in shown and "&" not in shown


def test_the_keys_of_the_table_are_those_that_it_answers(dialog: ShortcutsDialog) -> None:
    shown = dialog.text.toPlainText().casefold().split()
    assert all(letters & set(shown) for letters in (CHALLENGE, EXACT, STYLE))


def test_the_list_follows_language_and_commands(
    qapp: QApplication, dialog: ShortcutsDialog, languages: Languages, actions: list[QAction]
) -> None:
    actions[0].setText("Новая &партия")
    languages.use("ru")
    qapp.processEvents()
    shown = dialog.text.toPlainText()
    assert "Новая партия" in shown and "Проверить" in shown
