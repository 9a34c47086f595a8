"""The place of the book on the rail: nothing is opened before somebody reads, and all it says is passed on."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from liars_qt.pages.rules_page import RulesPage
from liars_qt.settings.options import Settings
from liars_qt.words.languages import Languages


@pytest.fixture
def page(qtbot: QtBot, languages: Languages, tmp_path: Path) -> Iterator[RulesPage]:
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    page = RulesPage(Settings(store))
    qtbot.addWidget(page)
    page.resize(1020, 540)
    yield page


def test_the_book_is_not_even_imported_before_it_is_wanted() -> None:
    names = "[name for name in sys.modules if 'rules_reader' in name or 'book' in name]"
    look = f"import sys, liars_qt.pages.rules_page; print({names})"
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_it_opens_at_its_beginning_when_it_is_first_shown(qtbot: QtBot, page: RulesPage) -> None:
    with qtbot.waitExposed(page):
        page.show()
    assert page.reader.place == "dice" and page.reader.isVisible()


def test_it_opens_at_a_place_before_it_is_shown(qtbot: QtBot, page: RulesPage) -> None:
    page.open_at("palifico-exact#exact")
    with qtbot.waitExposed(page):
        page.show()
    assert page.reader.place == "palifico-exact#exact"


def test_it_is_found_as_it_was_left(qtbot: QtBot, page: RulesPage) -> None:
    with qtbot.waitExposed(page):
        page.show()
    page.open_at("coach#zones")
    page.hide()
    page.show()
    assert page.reader.place == "coach#zones"


def test_the_way_back_is_passed_on(qtbot: QtBot, page: RulesPage) -> None:
    with qtbot.waitExposed(page):
        page.show()
    with qtbot.waitSignal(page.back):
        QTest.keyClick(page.reader.text, Qt.Key.Key_Escape)


def test_focus_on_the_page_is_focus_on_the_text(qtbot: QtBot, page: RulesPage) -> None:
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    page.setFocus()
    assert page.reader.text.hasFocus()


def test_its_name_follows_the_language(qapp: QApplication, page: RulesPage, languages: Languages) -> None:
    languages.use("fr")
    assert page.title() == "Règles"
