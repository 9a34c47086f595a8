"""The records are judged over a store of their own, in the program's dress."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.records.store import Store
from liars_qt.look.fonts import install_fonts
from liars_qt.look.theme import dress
from liars_qt.look.tokens import LIGHT
from liars_qt.pages.records_view import RecordsView
from liars_qt.settings.options import Settings
from liars_qt.words.languages import Languages

HERE = Path(__file__).parent
# The screenless platform has no window manager that could be told the smallest size of a window.
NO_WINDOW_MANAGER = "This plugin does not support propagateSizeHints"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let windows with a smallest size be shown without a screen."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.qt_log_ignore(NO_WINDOW_MANAGER))


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    """The program's own languages, English at first and again afterwards."""
    languages = Languages(qapp)
    languages.use("en")
    yield languages
    languages.use("en")
    languages.deleteLater()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "games.sqlite") as store:
        yield store


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def new_page(
    qapp: QApplication, qtbot: QtBot, languages: Languages, store: Store, settings: Settings
) -> Iterator[Callable[..., RecordsView]]:
    """Make a page of the size that the smallest window leaves it, shown, with all its dice counted."""
    install_fonts(qapp)
    dress(qapp, LIGHT)

    # Held to the end: a page that only its own signals hold would go in the middle of a paint event.
    made: list[RecordsView] = []

    def make(games: Store | None = store) -> RecordsView:
        page = RecordsView(games, settings)
        made.append(page)
        qtbot.addWidget(page)
        page.resize(1010, 540)
        with qtbot.waitExposed(page):
            page.show()
        qtbot.waitUntil(lambda: page.faces.missing == 0)
        qtbot.waitUntil(lambda: all(each.reader.missing == 0 for each in page.evenings.values()))
        return page

    yield make
    made.clear()
