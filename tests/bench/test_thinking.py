"""How late a window's timer comes while six Masters think in the worker thread, and while nobody does."""

from __future__ import annotations

import sys
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt, QTimer
from pytestqt.qtbot import QtBot

from engine.bots.roster import MINDS
from engine.chance import Chance
from engine.dice.rules import KNOCKOUT
from tests.bench.positions import turns

pytestmark = pytest.mark.bench

BEAT = 100
MILLISECONDS = 6_000


def latest(qtbot: QtBot) -> float:
    """Return by how many milliseconds the latest beat of a timer came late."""
    beats = list[float]()
    timer = QTimer(timerType=Qt.TimerType.PreciseTimer)
    timer.timeout.connect(lambda: beats.append(time.perf_counter()))
    timer.start(BEAT)
    qtbot.wait(MILLISECONDS)
    timer.stop()
    return max(1000.0 * (after - before) - BEAT for before, after in pairwise(beats))


def test_a_timer_beside_six_masters(qtbot: QtBot) -> None:
    views = turns(KNOCKOUT, 6, rounds=8)
    thought, stop = list[int](), list[bool]()

    def think() -> None:
        while not stop:
            MINDS["master"].choose(views[len(thought) % len(views)], Chance(len(thought)))
            thought.append(1)

    alone = latest(qtbot)
    with ThreadPoolExecutor(1) as pool:
        pool.submit(think)
        beside = latest(qtbot)
        stop.append(True)
    sys.stdout.write(
        f"\na timer of {BEAT} ms, latest beat: {beside:.1f} ms late beside {len(thought)} decisions,"
    )
    sys.stdout.write(f" {alone:.1f} ms late alone (aim 50)")
