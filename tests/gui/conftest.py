"""Fixtures for tests with the whole window."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
import qasync
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from liars_qt.bridge.thinker import InlineThinker, Thinker
from liars_qt.look.fonts import install_fonts
from liars_qt.look.theme import wear
from liars_qt.program import Program
from tests.gui.stage import Opened, Puppets, Stage, prepared

HERE = Path(__file__).parent
# The screenless platform has no window manager that could be told the smallest size of a window.
NO_WINDOW_MANAGER = "This plugin does not support"
DOUBLE_CLICK_MS = 4


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let windows with a smallest size be shown without a screen."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.qt_log_ignore(NO_WINDOW_MANAGER))


@pytest.fixture
def double_click(qapp: QApplication) -> Iterator[None]:
    """Let the moment for which presses do not count be short: nobody here has fingers."""
    usual = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(DOUBLE_CLICK_MS)
    yield
    qapp.setDoubleClickInterval(usual)


@pytest.fixture
def loop(qapp: QApplication) -> Iterator[asyncio.AbstractEventLoop]:
    """Lay asyncio over Qt's loop, which pytest-qt runs whenever a test waits; nothing is left in it."""
    made = qasync.QEventLoop(qapp)
    asyncio.events._set_running_loop(made)
    yield made
    tasks = asyncio.all_tasks(made)
    for task in tasks:
        task.cancel()
    while not all(task.done() for task in tasks):
        QCoreApplication.processEvents()
    asyncio.events._set_running_loop(None)
    made.close()


@pytest.fixture
def opened(
    qapp: QApplication, qtbot: QtBot, loop: asyncio.AbstractEventLoop, double_click: None, tmp_path: Path
) -> Iterator[Opened]:
    """Return an opener of programs, each with its window shown; all are closed after the test."""
    programs: list[Program] = []

    def open_(
        thinker: Thinker | None = None,
        folder: Path | None = None,
        language: str = "en",
        type_scale: float = 1.0,
        **chosen: str,
    ) -> Stage:
        places = prepared(folder or tmp_path / "data", language, **chosen)
        program = Program(qapp, places, thinker or InlineThinker(), type_scale)
        programs.append(program)
        stage = Stage(program, qtbot)
        with qtbot.waitActive(program.window):
            program.start()
            program.begin()
            program.window.activateWindow()
        stage.until(lambda: program.coach.loaded)
        return stage

    yield open_
    for program in programs:
        shut(program)
    install_fonts(qapp)
    wear(qapp)


def shut(program: Program) -> None:
    """Close a program and clear it away, its language included."""
    program.window.close()
    program.close()
    program.languages._silence()
    program.window.deleteLater()
    program.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def stage(opened: Opened) -> Stage:
    """A program whose bots answer at once."""
    return opened()


@pytest.fixture
def puppets() -> Puppets:
    """Bots that answer when the test says so."""
    return Puppets()


@pytest.fixture
def puppet_stage(opened: Opened, puppets: Puppets) -> Stage:
    """A program with such bots."""
    return opened(puppets)
