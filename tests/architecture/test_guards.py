"""The guards of `tests/guards.py` fail what they are there to fail; each fault is planted in a run of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

FAULTY = """
import logging, threading, time, warnings
import pytest
from PySide6.QtCore import QPropertyAnimation, QSettings, QThread, QTimer, qWarning
from PySide6.QtWidgets import QWidget

KEPT = []

def test_python_warning():
    warnings.warn("old ways")

def test_error_in_the_log():
    logging.getLogger("engine").error("lost a die under the table")

@pytest.mark.logs_errors("it is the subject of the test")
def test_expected_error_in_the_log():
    logging.getLogger("engine").error("lost a die under the table")

def test_qt_message(qtbot):
    qWarning("a layout was added twice")

@pytest.fixture
def spoken_at_the_end(qtbot):
    yield
    qWarning("a timer was stopped from another thread")

def test_qt_message_after_the_test(spoken_at_the_end):
    pass

def test_stray_thread():
    release = threading.Event()
    KEPT.append(release)
    threading.Thread(target=release.wait, args=(20,), name="ponderer", daemon=True).start()

def test_stray_qt_thread(qtbot):
    KEPT.append(QThread(objectName="qponderer"))
    KEPT[-1].start()

def test_stray_timer(qtbot):
    KEPT[-1].quit(); KEPT[-1].wait()
    KEPT.append(QTimer(objectName="ticker"))
    KEPT[-1].start(1000)

def test_stray_animation(qtbot):
    KEPT[-1].stop()
    KEPT.append(widget := QWidget())
    KEPT.append(QPropertyAnimation(widget, b"windowOpacity", objectName="fader"))
    KEPT[-1].setDuration(5000)
    KEPT[-1].setStartValue(0.0)
    KEPT[-1].setEndValue(1.0)
    KEPT[-1].start()

def test_window_left_open(qtbot):
    KEPT[-1].stop()
    KEPT.append(QWidget(objectName="forgotten"))
    KEPT[-1].show()

def test_a_widget_given_to_qtbot_is_no_leak(qtbot):
    KEPT[-1].close()
    widget = QWidget()
    qtbot.addWidget(widget)
    timer = QTimer(widget)
    timer.start(1000)
    widget.show()

def test_settings_are_written():
    settings = QSettings("Liars", "guards")
    settings.setValue("theme", "dark")
    settings.sync()

def test_settings_of_another_test_are_not_seen():
    assert QSettings("Liars", "guards").value("theme") is None
"""

INI = """
[pytest]
filterwarnings = error
qt_log_level_fail = WARNING
markers = logs_errors: planted
"""


@pytest.fixture(scope="module")
def faults(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Run the file above once, in a process of its own: the tests that failed, and what was said of them."""
    folder = tmp_path_factory.mktemp("faulty")
    (folder / "pytest.ini").write_text(INI, encoding="utf-8")
    (folder / "test_faulty.py").write_text(FAULTY, encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "tests.guards",
        "-p",
        "no:cacheprovider",
        "-rfE",
        "--tb=no",
    ]
    run = subprocess.run(
        command,
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(ROOT), "COLUMNS": "300"},
        capture_output=True,
        text=True,
    )
    lines = [line for line in run.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return {line.partition("::")[2].partition(" ")[0]: line.partition(" - ")[2] for line in lines}


@pytest.mark.parametrize(
    ("test", "said"),
    [
        ("test_python_warning", "old ways"),
        ("test_error_in_the_log", "lost a die under the table"),
        ("test_qt_message", ""),
        ("test_qt_message_after_the_test", "Qt messages after the test: a timer"),
        ("test_stray_thread", "thread ponderer"),
        ("test_stray_qt_thread", "thread 'qponderer' of Qt"),
        ("test_stray_timer", "timer ticker"),
        ("test_stray_animation", "animation fader"),
        ("test_window_left_open", "window 'forgotten"),
    ],
)
def test_a_planted_fault_fails_its_test(faults: dict[str, str], test: str, said: str) -> None:
    assert test in faults
    assert said in faults[test]


def test_what_is_clean_or_announced_passes(faults: dict[str, str]) -> None:
    assert {name for name in faults if "no_leak" in name or "expected" in name or "settings" in name} == set()
