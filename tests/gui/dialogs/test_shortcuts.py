"""The list of keys is made from the commands, so it cannot fall behind them."""

import re

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


def headings(dialog: ShortcutsDialog) -> list[str]:
    """Return the headings, from the top."""
    return re.findall("<h2>(.*?)</h2>", dialog.text.html)


def test_the_page_on_top_comes_first_with_its_own_commands_then_the_window(
    qtbot: QtBot, languages: Languages, actions: list[QAction]
) -> None:
    for here, first in (("cards", "At the card table"), ("rules", "Rules")):
        dialog = ShortcutsDialog([("&Game", actions[:1])], here, ("Rules", actions[1:]))
        qtbot.addWidget(dialog)
        assert headings(dialog)[:2] == [first, "Game"]
        own, rest = dialog.text.html.split("<h2>Game</h2>")
        assert "Redo" in own and "Redo" not in rest and "New game" in rest
        assert "At the dice table" in headings(dialog)[2:]


def test_the_list_follows_language_and_commands(
    qapp: QApplication, dialog: ShortcutsDialog, languages: Languages, actions: list[QAction]
) -> None:
    actions[0].setText("Новая &партия")
    languages.use("ru")
    qapp.processEvents()
    shown = dialog.text.toPlainText()
    assert "Новая партия" in shown and "Проверить" in shown
