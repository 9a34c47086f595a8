"""The start: the table is painted and can be played before the event loop and all else is loaded."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import qVersion

from tests.gui.window.early import TASKS
from tests.gui.window.processes import ROOT, TIMEOUT_S, complaints, environment, run

QT = tuple(map(int, qVersion().split(".")))
EARLY = Path(__file__).with_name("early.py")
# A program as the command line starts it, which tells what it has loaded when its table is painted.
LOADED = """
import sys
from pathlib import Path
from liars_qt import app
from liars_qt.program import Program
class Watched(Program):
    def start(self):
        super().start()
        self.painted.connect(lambda: print(*sys.modules))
        self.painted.connect(self.window.close)
app.Program = Watched
sys.exit(app.run(Path(sys.argv[1])))
"""
LATER = {"asyncio", "qasync", "numpy", "scipy", "PySide6.QtNetwork", "logging.handlers", "miniaudio"}


def test_what_is_not_on_the_first_picture_is_loaded_after_it(tmp_path: Path) -> None:
    command = [sys.executable, "-c", LOADED, str(tmp_path)]
    done = subprocess.run(
        command, cwd=ROOT, env=environment(), capture_output=True, text=True, timeout=TIMEOUT_S, check=False
    )
    assert (done.returncode, complaints(done.stderr)) == (0, [])
    loaded = set(done.stdout.split())
    assert "liars_qt.pages.dice_page" in loaded
    assert not loaded & LATER


@pytest.mark.parametrize("asked", ["windows", "no-such-style"])
def test_the_style_is_fusion_whatever_the_system_asks_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    monkeypatch.setenv("QT_STYLE_OVERRIDE", asked)
    assert run(tmp_path, "style", EARLY) == ["fusion"]


@pytest.mark.skipif(not TASKS.exists() or QT < (6, 11), reason="threads that nobody can count or forbid")
def test_the_first_picture_is_drawn_by_one_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("QT_NO_GUI_THREADPOOL")
    assert run(tmp_path, "threads", EARLY) == ["1"]


@pytest.mark.parametrize(("moment", "said"), [("unseen", []), ("seen", ["painted"])])
def test_closing_before_the_loop_runs_leaves_nothing_behind(
    tmp_path: Path, moment: str, said: list[str]
) -> None:
    assert run(tmp_path, moment, EARLY) == said
    left = {path.name for path in tmp_path.iterdir() if path.name != "home"}
    assert left == {"settings.ini", "games.sqlite"}
    assert run(tmp_path, "look")[0].startswith("resumed 0")


def test_a_click_at_the_first_paint_bids_and_the_bot_answers_once_it_can(tmp_path: Path) -> None:
    assert run(tmp_path, "click", EARLY) == ["1 True", "acted"]


def test_a_bot_whose_turn_it_is_thinks_at_the_first_paint_and_acts(tmp_path: Path) -> None:
    run(tmp_path, "thinking")
    assert run(tmp_path, "watch", EARLY) == ["True", "acted"]


def test_closing_while_a_bot_waits_for_the_loop_is_no_fault(tmp_path: Path) -> None:
    run(tmp_path, "thinking")
    assert run(tmp_path, "seen", EARLY) == ["painted"]
    assert run(tmp_path, "look")[0].startswith("resumed 1")


def test_a_window_that_nobody_sees_lives_without_being_painted(tmp_path: Path) -> None:
    run(tmp_path, "thinking")
    assert run(tmp_path, "hidden", EARLY) == ["acted"]


def test_a_fault_before_the_first_paint_is_reported(tmp_path: Path) -> None:
    assert run(tmp_path, "fault", EARLY) == ["ReportDialog"]
    assert "ZeroDivisionError" in (tmp_path / "liars-qt.log").read_text(encoding="utf-8")
