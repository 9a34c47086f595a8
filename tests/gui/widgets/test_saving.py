"""A dialog for a file speaks the language all over, and gives the file the ending of its kind."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from liars_qt.widgets.saving import SaveDialog
from liars_qt.words.languages import Languages

KINDS = ("Text (*.txt)", "JSON (*.json)")


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    made = Languages(qapp)
    yield made
    made._silence()


@pytest.fixture
def owner(qtbot: QtBot) -> QWidget:
    """What the dialogs lie over."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


def dialog(owner: QWidget) -> SaveDialog:
    """Return a dialog of Qt's own."""
    made = SaveDialog("Title", "name", KINDS, owner)
    made.setOption(QFileDialog.Option.DontUseNativeDialog)
    made.open()
    return made


def said(made: SaveDialog) -> list[str]:
    """Return every text of the dialog that Qt or the program wrote, not the file system."""
    labels = [each.text() for each in made.findChildren(QLabel)]
    buttons = [each.text() for each in made.findChildren(QPushButton)]
    return [
        text for text in (*labels, *buttons, *(b.toolTip() for b in made.findChildren(QToolButton))) if text
    ]


@pytest.mark.parametrize("language", ["ru", "fr"])
def test_no_label_of_it_stays_english(owner: QWidget, languages: Languages, language: str) -> None:
    languages.use("en")
    english = set(said(dialog(owner)))
    languages.use(language)
    made = dialog(owner)
    shown = said(made)
    assert len(shown) > 5 and not english & set(shown), "it says something else in another language"
    letters = [found.group(1).lower() for text in shown if (found := re.search("&(.)", text))]
    assert len(letters) == len(set(letters)), letters


def test_the_ending_follows_the_kind(owner: QWidget) -> None:
    made = dialog(owner)
    assert made.defaultSuffix() == "txt" and made.selectedFiles()[0].endswith("name.txt")
    made.filterSelected.emit(KINDS[1])
    assert made.defaultSuffix() == "json"
    made.close()
    QCoreApplication.sendPostedEvents(made, QEvent.Type.DeferredDelete.value)
