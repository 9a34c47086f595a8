"""Guards round every test: its own home, no error in the log, nothing left running.

pytest itself turns Python warnings into errors, and pytest-qt fails a test on Qt's own messages while it runs; what is
here covers the rest. `test_guards.py` proves that each of them does fail.
"""

import gc
import logging
import re
import threading
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QEvent,
    QLocale,
    QMessageLogContext,
    QSettings,
    QThread,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication, QWindow

XDG_FOLDERS = {
    "XDG_CONFIG_HOME": "config",
    "XDG_DATA_HOME": "data",
    "XDG_STATE_HOME": "state",
    "XDG_CACHE_HOME": "cache",
}
HARMLESS = (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
# How long a thread that is already on its way out may take to be gone.
LAST_BREATH_SECONDS = 2.0


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, None, None]:
    """Fail a test for what Qt says while it is cleared away: pytest-qt has stopped listening by then."""
    said: list[str] = []

    def listen(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind not in HARMLESS:
            said.append(message)

    previous = qInstallMessageHandler(listen)
    try:
        yield
    finally:
        qInstallMessageHandler(previous)
    marker = item.get_closest_marker("qt_log_ignore")
    ignored = [*item.config.getini("qt_log_ignore"), *(marker.args if marker else ())]
    if heard := [message for message in said if not any(re.search(pattern, message) for pattern in ignored)]:
        pytest.fail("Qt messages after the test: " + "; ".join(heard))


@pytest.fixture(autouse=True)
def isolated_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give the test an empty home, so that it neither reads nor writes the developer's settings and records."""
    home = tmp_path / "home"
    monkeypatch.setenv("HOME", str(home))
    for variable, folder in XDG_FOLDERS.items():
        monkeypatch.setenv(variable, str(home / folder))
    for layout in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
        QSettings.setPath(layout, QSettings.Scope.UserScope, str(home / "config"))
    locale = QLocale()
    yield home
    QLocale.setDefault(locale)


@pytest.fixture(autouse=True)
def no_error_in_log(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that logs an error, unless it says `@pytest.mark.logs_errors("why")`."""
    catcher = _Catcher()
    logging.getLogger().addHandler(catcher)
    yield
    logging.getLogger().removeHandler(catcher)
    if catcher.lines and not request.node.get_closest_marker("logs_errors"):
        pytest.fail("errors in the log: " + "; ".join(catcher.lines))


@pytest.fixture(autouse=True)
def nothing_left_running() -> Iterator[None]:
    """Fail a test after which a thread, a timer or an animation goes on: it would strike in somebody else's test."""
    before = set(threading.enumerate())
    yield
    left = [f"thread {thread.name}" for thread in _stray_threads(before)]
    if QCoreApplication.instance() is not None:
        left += _running_qt_objects()
    if left:
        pytest.fail("left running: " + ", ".join(left))


class _Catcher(logging.Handler):
    """Keep what is logged as an error or worse."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


def _stray_threads(before: set[threading.Thread]) -> list[threading.Thread]:
    # A dummy is Python's view of a thread that Qt started: Qt's own threads are looked at below.
    new = [t for t in threading.enumerate() if t not in before and not isinstance(t, threading._DummyThread)]
    for thread in new:
        thread.join(LAST_BREATH_SECONDS)
    return [thread for thread in new if thread.is_alive()]


def _running_qt_objects() -> list[str]:
    """Every thread, timer and animation that Python knows of and that still runs, and every window still shown."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    found = _running()
    if found:
        # A test's local may hang in a reference cycle; only what survives a collection is a leak.
        gc.collect()
        found = _running()
    return found + [f"window {window.objectName() or window.title()!r}" for window in _shown_windows()]


def _running() -> list[str]:
    main = QThread.currentThread()
    names = []
    for wrapper in shiboken6.getAllValidWrappers():
        match wrapper:
            case QTimer() if wrapper.isActive():
                names.append(f"timer {wrapper.objectName()} of {wrapper.parent()!r}")
            case QAbstractAnimation() if wrapper.state() == QAbstractAnimation.State.Running:
                names.append(f"animation {wrapper.objectName()} of {wrapper.parent()!r}")
            case QThread() if wrapper is not main and wrapper.isRunning():
                names.append(f"thread {wrapper.objectName()!r} of Qt")
    return names


def _shown_windows() -> list[QWindow]:
    if not isinstance(QCoreApplication.instance(), QGuiApplication):
        return []
    return [window for window in QGuiApplication.topLevelWindows() if window.isVisible()]
