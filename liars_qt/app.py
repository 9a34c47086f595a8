"""Start the program: one window per person; the table first, then everything that is not on its first picture."""

from __future__ import annotations

import gc
import os
import signal
import sys
from pathlib import Path

# The engine before Qt: PySide reads the source of every module that is imported after it, 5 ms of every start.
import engine.records.codec
import engine.records.store
import engine.session.dice  # noqa: F401

# isort: split
from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication

from liars_qt import APP_ID, __version__
from liars_qt.bridge.thinker import ThreadThinker
from liars_qt.look.fonts import type_for
from liars_qt.places import places_in, usual_places
from liars_qt.program import Program
from liars_qt.reports import Reports, log_to
from liars_qt.single import SingleInstance

NAME = "liars-qt"
# Asked for as on the command line: setStyle would hand a QStyle back, whose enumerations PySide makes in 8 ms.
STYLE = ("-style", "fusion")
# Qt shares the lines of every shape out among threads, which takes longer than drawing a die, or the whole table.
ONE_PAINTER = "QT_NO_GUI_THREADPOOL"
# A window that starts minimised is painted when somebody looks at it, and lives until then.
PATIENCE_MS = 1000


def run(folder: Path | None) -> int:
    """Run the program until its window is closed; return the exit code."""
    os.environ.setdefault(ONE_PAINTER, "1")
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
    reports = Reports()
    reports.install()
    try:
        scale = type_for(app.primaryScreen().availableSize())
        _run(app, Program(app, places, ThreadThinker(), scale), reports, single)
    finally:
        reports.remove()
        single.release()
    return 0


def _run(app: QApplication, program: Program, reports: Reports, single: SingleInstance) -> None:
    """Show the program until its window is closed."""
    reports.raised.connect(program.show_report, Qt.ConnectionType.QueuedConnection)
    single.raised.connect(program.raise_window)
    program.start()
    if not _painted(program):
        program.close()
        return
    from liars_qt.loop import run_loop  # not before: the table can be seen and played without it

    _let_collector_in()
    _tell_held_keys(program)
    single.listen()
    run_loop(app, program, reports)


def _painted(program: Program) -> bool:
    """Wait until the table has been painted; return False when the window was closed before."""
    waiting = QEventLoop()
    program.painted.connect(waiting.quit)
    program.window.closing.connect(waiting.quit)
    patience = QTimer(waiting)
    patience.timeout.connect(waiting.quit)
    patience.start(PATIENCE_MS)
    waiting.exec()
    return program.window.isVisible()


def _let_collector_in() -> None:
    """Collect garbage from now on, but leave out what was loaded for good: it would be walked at every collection."""
    gc.freeze()
    gc.enable()


def _tell_held_keys(program: Program) -> None:
    """Tell held keys from pressed ones where Qt does not; elsewhere the system says so itself."""
    if QApplication.platformName() == "xcb":
        from liars_qt.widgets.held_keys import HeldKeys

        HeldKeys(program.window.windowHandle())
