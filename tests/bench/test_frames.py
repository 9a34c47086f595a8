"""How long the frames of a reveal take: cups that lift, dice that glow, a counter that swells, in software."""

from __future__ import annotations

import statistics
import sys
import time

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QSize
from PySide6.QtWidgets import QApplication

from engine.dice.bid import Call
from engine.dice.legality import legal_bids
from engine.dice.state import Phase
from engine.records.record import Player
from tests.gui.stage import PERSON, Opened, Puppets, Stage

AIM_MS = 16.0
MINDS = ("calm", "bold", "shark")


class Painted(QObject):
    """Notice that the window was painted."""

    frame = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Mark the turn of the event loop as a frame."""
        if event.type() == QEvent.Type.UpdateRequest:
            self.frame = True
        return super().eventFilter(watched, event)


def start_reveal(stage: Stage, puppets: Puppets, seats: int) -> None:
    """Let everybody raise once, then challenge."""
    stage.deal("knockout", PERSON, *[Player(mind=MINDS[i % 3]) for i in range(seats - 1)], seed="frames")
    stage.key("\r")
    for _ in range(seats - 1):
        stage.until(lambda: puppets.waiting)
        puppets.answer(legal_bids(stage.bridge.table)[0])
        stage.until(lambda: not puppets.waiting or stage.on_turn)
    stage.until(lambda: stage.on_turn)
    stage.bridge.act(Call.CHALLENGE, stage.bridge.revision)
    assert stage.bridge.table.phase is Phase.SETTLED


def frames(stage: Stage) -> list[float]:
    """Run the reveal to its end; return the milliseconds of every turn of the event loop that painted."""
    watcher, taken = Painted(), list[float]()
    stage.window.installEventFilter(watcher)
    verdict = stage.page.outcome.verdict
    while stage.page.board.revealing or verdict.counter.moving or not verdict.button.isEnabled():
        watcher.frame, began = False, time.perf_counter()
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
        if watcher.frame:
            taken.append((time.perf_counter() - began) * 1000)
    stage.window.removeEventFilter(watcher)
    return taken


@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize("size", [QSize(1366, 768), QSize(1920, 1080)], ids=lambda size: str(size.width()))
def test_the_frames_of_a_reveal(opened: Opened, puppets: Puppets, seats: int, size: QSize) -> None:
    stage = opened(puppets, MOTION="full")
    stage.window.resize(size)
    start_reveal(stage, puppets, seats)
    taken = frames(stage)
    late = sum(frame > AIM_MS for frame in taken)
    sys.stdout.write(
        f"\nreveal, {seats} seats at {size.width()} x {size.height()}: {len(taken)} frames, "
        f"median {statistics.median(taken):.1f} ms, worst {max(taken):.1f} ms, {late} over {AIM_MS:.0f} ms\n"
    )
    assert taken
    QApplication.processEvents()
