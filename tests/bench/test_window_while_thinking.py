"""How late the window's timers come while six Masters take their turns at its own table, painting included."""

from __future__ import annotations

import sys
import time
from itertools import pairwise

from PySide6.QtCore import Qt, QTimer

from engine.records.record import Player
from liars_qt.bridge.thinker import ThreadThinker
from tests.gui.stage import PERSON, Opened

BEAT_MS = 100
AIM_MS = 50
TURNS = 40


def test_the_window_is_on_time_while_six_masters_think(opened: Opened) -> None:
    stage = opened(ThreadThinker())
    stage.deal("menteur", PERSON, *[Player(mind="master")] * 6, seed="thinking")
    beats: list[float] = []
    timer = QTimer(timerType=Qt.TimerType.PreciseTimer)
    timer.timeout.connect(lambda: beats.append(time.perf_counter()))
    timer.start(BEAT_MS)
    turns = 0
    while turns < TURNS:
        stage.until(lambda: stage.on_turn or stage.verdict_waits or stage.end_waits)
        turns += 1
        if stage.end_waits:
            break
        stage.key("\r" if stage.verdict_waits or stage.page.controls.picker.ready else "m")
    timer.stop()
    slips = [(later - earlier) * 1000 - BEAT_MS for earlier, later in pairwise(beats)]
    sys.stdout.write(
        f"\nsix Masters at the table: {len(beats)} beats of {BEAT_MS} ms, "
        f"latest {max(slips):.0f} ms late (aim {AIM_MS})\n"
    )
    assert slips
