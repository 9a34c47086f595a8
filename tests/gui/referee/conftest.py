"""A referee's table by day, in English; the moment after a verdict is short."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from liars_qt.look.fonts import install_fonts
from liars_qt.look.theme import dress
from liars_qt.look.tokens import LIGHT
from liars_qt.words.languages import Languages
from tests.gui.referee.table import RefereeTable

Opened = Callable[[], RefereeTable]


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    """The program's languages, silent again after the test."""
    made = Languages(qapp)
    made.use("en")
    yield made
    made._silence()


@pytest.fixture
def opened(qapp: QApplication, qtbot: QtBot, tmp_path: Path, languages: Languages) -> Iterator[Opened]:
    """Return an opener of tables that share one folder; each closes the one before."""
    install_fonts(qapp)
    dress(qapp, LIGHT)
    usual = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(4)
    tables: list[RefereeTable] = []

    def open_() -> RefereeTable:
        if tables:
            tables.pop().close()
        tables.append(RefereeTable(tmp_path / "data", qtbot))
        return tables[-1]

    yield open_
    for table in tables:
        table.close()
    qapp.setDoubleClickInterval(usual)


@pytest.fixture
def table(opened: Opened) -> RefereeTable:
    """A table that waits to be set up."""
    return opened()
