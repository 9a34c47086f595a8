"""Every dialog fits the smallest screen that is promised, 1366 x 768 at 125 %, in every language."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QComboBox, QDialog, QLabel
from pytestqt.qtbot import QtBot

from liars_qt.pages.about import AboutDialog
from liars_qt.pages.erasing import Erasing
from liars_qt.pages.preferences import PreferencesDialog
from liars_qt.pages.shortcuts import ShortcutsDialog
from liars_qt.settings.options import Settings
from liars_qt.words.languages import Languages

WIDTH, HEIGHT = 1093, 614
TITLE_BAR = 36


def preferences(settings: Settings) -> QDialog:
    return PreferencesDialog(settings, lambda: None)


def shortcuts(_settings: Settings) -> QDialog:
    action = QAction("Undo: a rather long name of what would be undone")
    action.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
    dialog = ShortcutsDialog([("Commands", [action] * 30)])
    action.setParent(dialog)
    return dialog


def about(_settings: Settings) -> QDialog:
    return AboutDialog()


@pytest.mark.parametrize("code", ["en", "fr", "ru"])
@pytest.mark.parametrize("make", [preferences, shortcuts, about])
def test_it_fits_and_cuts_nothing_off(
    qtbot: QtBot, settings: Settings, languages: Languages, code: str, make: Callable[[Settings], QDialog]
) -> None:
    languages.use(code)
    dialog = make(settings)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert dialog.width() <= WIDTH and dialog.height() <= HEIGHT - TITLE_BAR
    parts = [*dialog.findChildren(QAbstractButton), *dialog.findChildren(QComboBox)]
    cut = [part for part in parts if part.isVisible() and part.width() < part.minimumSizeHint().width()]
    one_line = [label for label in dialog.findChildren(QLabel) if not label.wordWrap() and label.text()]
    cut += [label for label in one_line if label.width() < label.sizeHint().width()]
    assert cut == []


@pytest.mark.parametrize("code", ["en", "fr", "ru"])
def test_the_question_fits(qtbot: QtBot, settings: Settings, languages: Languages, code: str) -> None:
    languages.use(code)
    window = PreferencesDialog(settings, lambda: None)
    qtbot.addWidget(window)
    asked = Erasing(lambda: None, window).ask()
    assert asked.width() <= WIDTH and asked.height() <= HEIGHT - TITLE_BAR
    asked.close()
