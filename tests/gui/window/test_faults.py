"""Faults: one sentence, what is safe, and the game goes on; what nobody foresaw gives a report."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from engine.dice.bid import Bid
from engine.dice.state import Phase
from engine.records.database import Fault, StoreFault
from liars_qt.bridge import coach
from liars_qt.pages.report_dialog import ReportDialog
from liars_qt.places import places_in
from liars_qt.reports import Reports, log_to
from tests.gui.stage import Opened, Puppets, Stage

T = TypeVar("T")


def games(folder: Path) -> Path:
    """Return the place of the games file, its folder made."""
    folder.mkdir(parents=True, exist_ok=True)
    return places_in(folder).games


def foreign(path: Path) -> None:
    """Write another program's database."""
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE mine (x)")
        connection.execute("PRAGMA application_id = 77")


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda path: path.write_bytes(b"not a database at all" * 99), "damaged"),
        (lambda path: path.write_bytes(b"SQLite format 3\x00" + b"\xff" * 5000), "damaged"),
        (foreign, "another program"),
    ],
)
def test_a_games_file_that_cannot_be_used_gives_one_sentence_and_a_fresh_table(
    opened: Opened, tmp_path: Path, spoil: Callable[[Path], None], said: str
) -> None:
    path = games(tmp_path / "data")
    spoil(path)
    before = path.read_bytes()
    stage = opened()
    stage.settle()
    assert stage.page.notice.isVisible()
    assert said in stage.page.notice.text()
    aside = path.with_name(path.name + ".aside-1")
    assert aside.name in stage.page.notice.text()
    assert aside.read_bytes() == before
    assert stage.on_turn
    assert stage.bridge.record.entries == ()


def test_the_sentence_outlives_the_first_moves(opened: Opened, tmp_path: Path) -> None:
    games(tmp_path / "data").write_bytes(b"not a database at all" * 99)
    stage = opened()
    stage.settle()
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: stage.on_turn or stage.verdict_waits)
    assert stage.page.notice.isVisible()


def test_a_games_file_that_cannot_be_opened_stops_nothing(opened: Opened, tmp_path: Path) -> None:
    (tmp_path / "data" / "games.sqlite").mkdir(parents=True)
    stage = opened()
    stage.settle()
    assert "cannot be opened" in stage.page.notice.text()
    stage.play_by_rote()


def test_a_stored_game_of_nonsense_gives_a_fresh_table(opened: Opened) -> None:
    stage = opened()
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: stage.on_turn or stage.verdict_waits)
    store = stage.program.store
    assert store is not None
    store._connection.execute("UPDATE game SET head = '{broken'")
    stage.page.open_first_game()
    assert "damaged" in stage.page.notice.text()
    assert stage.page.notice.isVisible()
    assert stage.bridge.record.entries == ()


def test_of_a_damaged_game_the_sound_beginning_is_kept(opened: Opened) -> None:
    stage = opened()
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: stage.on_turn or stage.verdict_waits)
    store = stage.program.store
    assert store is not None
    store._connection.execute("UPDATE entry SET text = '9x9' WHERE n = 1")
    stage.page.open_first_game()
    assert "damaged" in stage.page.notice.text()
    assert stage.bridge.record.entries[:1] == (Bid(2, 2),)


def test_a_game_with_a_mind_that_nobody_knows_gives_a_fresh_table(opened: Opened) -> None:
    stage = opened()
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: stage.on_turn or stage.verdict_waits)
    store = stage.program.store
    assert store is not None
    store._connection.execute("UPDATE game SET head = replace(head, 'calm', 'dragon')")
    stage.page.open_first_game()
    stage.until(lambda: stage.on_turn)
    assert all(player.mind in (None, "calm") for player in stage.bridge.players)
    stage.play_by_rote()


class FullDisk:
    """A disk that is full until room is made."""

    def __init__(self, stage: Stage, patch: pytest.MonkeyPatch) -> None:
        store = stage.program.store
        assert store is not None
        self.full, self._append = True, store.append
        patch.setattr(store, "append", self.append)

    def append(self, game: int, n: int, text: str) -> None:
        """Refuse while there is no room."""
        if self.full:
            raise StoreFault(Fault.FULL)
        self._append(game, n, text)


def test_a_full_disk_is_said_once_and_the_game_goes_on(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = FullDisk(stage, monkeypatch)
    said: list[str] = []
    tell = stage.page.notice.say

    def note(text: str) -> None:
        said.append(text)
        tell(text)

    monkeypatch.setattr(stage.page.notice, "say", note)
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: stage.on_turn or stage.verdict_waits)
    assert stage.page.notice.isVisible(), "gone before anybody could read it"
    stage.raise_to_verdict()
    assert len(said) == 1
    assert "disk is full" in said[0]
    assert stage.bridge.table.phase is Phase.SETTLED
    disk.full = False
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: stage.on_turn or stage.verdict_waits)
    store = stage.program.store
    assert store is not None
    saved = store.unfinished("dice")
    assert saved is not None
    assert len(saved.entries) == len(stage.bridge.record.entries), "what was owed has to be written"


@pytest.fixture
def reports(loop: asyncio.AbstractEventLoop) -> Iterator[Reports]:
    """Reports that hear of faults, as in the running program."""
    made = Reports()
    made.install()
    loop.set_exception_handler(lambda _, context: made.report_from_loop(context))
    yield made
    made.remove()
    loop.set_exception_handler(None)


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Path]:
    """The program's log file."""
    path = tmp_path / "liars-qt.log"
    handler = log_to(path)
    assert handler is not None
    yield path
    logging.getLogger().removeHandler(handler)
    handler.close()


def dialog_of(stage: Stage) -> ReportDialog:
    """Wait for the report and return it."""
    stage.until(lambda: isinstance(QApplication.activeModalWidget(), ReportDialog))
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, ReportDialog)
    return dialog


def wired(stage: Stage, reports: Reports) -> None:
    """Wire reports to the program as app.py does."""
    reports.raised.connect(stage.program.show_report, Qt.ConnectionType.QueuedConnection)


@pytest.mark.logs_errors("a slot goes wrong on purpose")
def test_a_fault_in_a_slot_gives_a_report_and_the_game_goes_on(
    stage: Stage, reports: Reports, log: Path
) -> None:
    wired(stage, reports)
    QTimer.singleShot(0, lambda: 1 / 0)
    dialog = dialog_of(stage)
    assert "ZeroDivisionError" in dialog.report.toPlainText()
    dialog.copy.click()
    assert QGuiApplication.clipboard().text() == dialog.report.toPlainText()
    dialog.close()
    assert "ZeroDivisionError" in log.read_text()
    stage.key(Qt.Key.Key_Return)
    assert stage.bridge.record.entries[0] == Bid(2, 2)


class Faulty(Puppets):
    """Bots that break down."""

    broken = True

    async def run(self, work: Callable[[], T]) -> T:
        """Break down, except for loading."""
        if self.broken and work is not coach.load:
            raise RuntimeError("a mind broke down")
        return work()


@pytest.mark.logs_errors("a bot breaks down on purpose")
def test_a_fault_in_a_bots_task_gives_a_report_and_the_game_goes_on(
    opened: Opened, reports: Reports, log: Path
) -> None:
    stage = opened(Faulty())
    wired(stage, reports)
    stage.key(Qt.Key.Key_Return)
    dialog = dialog_of(stage)
    assert "a mind broke down" in dialog.report.toPlainText()
    dialog.close()
    assert "a mind broke down" in log.read_text()
    stage.until(lambda: stage.on_turn or stage.verdict_waits)
    store = stage.program.store
    assert store is not None
    saved = store.unfinished("dice")
    assert saved is not None
    assert len(saved.entries) == len(stage.bridge.record.entries) >= 2


class Crooked(QWidget):
    """A widget whose painting always fails."""

    def paintEvent(self, event: QPaintEvent) -> None:
        raise RuntimeError("cannot paint")


@pytest.mark.logs_errors("painting fails on purpose")
@pytest.mark.qt_log_ignore("QBackingStore|QPaint|QWidget::repaint|This plugin does not support")
def test_a_fault_that_repeats_opens_one_report(stage: Stage, reports: Reports) -> None:
    wired(stage, reports)
    crooked = Crooked(stage.page)
    crooked.setGeometry(100, 100, 50, 50)
    crooked.show()
    dialog_of(stage)
    for _ in range(5):
        crooked.update()
        stage.settle()
    shown = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, ReportDialog)]
    assert len([dialog for dialog in shown if dialog.isVisible()]) == 1
    shown[0].close()
    crooked.update()
    stage.settle()
    assert QApplication.activeModalWidget() is None, "nobody could ever close it"
    crooked.hide()
    crooked.deleteLater()
    stage.settle()
