"""Dialogs are judged in the program's own dress, over a settings file of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from liars_qt.look.fonts import install_fonts
from liars_qt.look.theme import dress
from liars_qt.look.tokens import LIGHT
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


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> None:
    """Dress the program as it starts by day."""
    install_fonts(qapp)
    dress(qapp, LIGHT)


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    """The program's own languages, English at first and again afterwards."""
    languages = Languages(qapp)
    languages.use("en")
    yield languages
    languages.use("en")
    languages.deleteLater()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
