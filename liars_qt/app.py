"""Start the program: one window per person, one event loop for Qt and for what waits."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import sys
from pathlib import Path

import qasync
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from liars_qt import APP_ID, __version__
from liars_qt.bridge.thinker import ThreadThinker
from liars_qt.places import places_in, usual_places
from liars_qt.program import Program
from liars_qt.reports import Reports, log_to
from liars_qt.single import SingleInstance
from liars_qt.widgets.held_keys import HeldKeys

NAME = "liars-qt"
# Asked for as on the command line: setStyle would hand a QStyle back, whose enumerations PySide makes in 8 ms.
STYLE = ("-style", "fusion")


def run(folder: Path | None) -> int:
    """Run the program until its window is closed; return the exit code."""
    app = QApplication([*sys.argv[:1], *STYLE])
    app.setApplicationName(NAME)
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(APP_ID)
    places = usual_places() if folder is None else places_in(folder)
    single = SingleInstance(places.games)
    if not single.claim():
        return 0
    log_to(places.log)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C in a terminal; every move is saved already
    loop = qasync.QEventLoop(app)
    reports = Reports()
    reports.install(loop)
    try:
        _run(loop, Program(app, places, ThreadThinker()), reports, single)
    finally:
        reports.remove()
        single.release()
    return 0


def _let_collector_in() -> None:
    """Collect garbage from now on, but leave out what was loaded for good: it would be walked at every collection."""
    gc.freeze()
    gc.enable()


def _tell_held_keys(program: Program) -> None:
    """Tell held keys from pressed ones where Qt does not; elsewhere the system says so itself."""
    window = program.window.windowHandle()
    if QApplication.platformName() == "xcb":
        HeldKeys(window)


def _run(loop: asyncio.AbstractEventLoop, program: Program, reports: Reports, single: SingleInstance) -> None:
    """Show the program until its window is closed, then let everything that was under way end."""
    reports.raised.connect(program.show_report, Qt.ConnectionType.QueuedConnection)
    single.raised.connect(program.raise_window)
    program.painted.connect(single.listen)
    program.painted.connect(_let_collector_in)
    program.painted.connect(lambda: _tell_held_keys(program))
    with contextlib.closing(loop):
        loop.call_soon(program.start)
        loop.run_forever()
        program.close()
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        if left:
            loop.run_until_complete(asyncio.wait(left))
