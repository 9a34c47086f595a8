"""Open the program at the card table, for these tests and for whole evenings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from liars_qt.bridge.thinker import InlineThinker
from liars_qt.look.theme import wear
from liars_qt.program import Program
from liars_qt.settings import cards
from tests.gui.cards.party import Party
from tests.gui.stage import prepared

Opened = Callable[..., Party]
DOUBLE_CLICK_MS = 4


@pytest.fixture
def party_opened(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Opened]:
    """Return an opener of programs with the card table on top; all are closed after the test.

    Options of the card table go by their names in lower case, such as `wording="moves"`.
    """
    usual = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(DOUBLE_CLICK_MS)
    programs: list[Program] = []

    def open_(folder: Path | None = None, language: str = "en", **chosen: str) -> Party:
        data = folder or tmp_path / "data"
        own = {name.upper(): chosen.pop(name) for name in tuple(chosen) if name.islower()}
        used = data.exists()
        places = prepared(data, language, **chosen)
        if own and not used:
            _choose(places.settings, own)
        program = Program(qapp, places, InlineThinker())
        programs.append(program)
        party = Party(program, qtbot)
        with qtbot.waitActive(program.window):
            program.window.show()
            program.window.activateWindow()
        program.window.show_page(program.cards_page)
        party.wait()
        return party

    yield open_
    for program in programs:
        if shiboken6.isValid(program):
            shut(program)
    wear(qapp)
    qapp.setDoubleClickInterval(usual)


@pytest.fixture
def party(party_opened: Opened) -> Party:
    """A program at the card table, in English, with sips."""
    return party_opened()


def shut(program: Program) -> None:
    """Close a program and clear it away, its language included."""
    program.window.close()
    program.close()
    program.languages._silence()
    program.window.deleteLater()
    program.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _choose(settings: Path, own: dict[str, str]) -> None:
    """Write options of the card table into a settings file."""
    lines = [f"{getattr(cards, name).key.split('/')[1]}={value}" for name, value in own.items()]
    with settings.open("a", encoding="utf-8") as file:
        file.write("\n".join(["[cards]", *lines, ""]))
