"""Motion obeys its setting, can be ended at once, and leaves no timer behind."""

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from liars_qt.look.motion import STILL, Glide, Motion, MotionLevel, motion_for


@pytest.mark.parametrize(
    ("level", "travel", "fade"),
    [(MotionLevel.FULL, 400, 400), (MotionLevel.REDUCED, 0, 120), (MotionLevel.OFF, 0, 0)],
)
def test_a_level_decides_how_long_things_take(level: MotionLevel, travel: int, fade: int) -> None:
    motion = Motion(level)
    assert (motion.travel(400), motion.fade(400)) == (travel, fade)


def test_the_systems_wish_is_looked_up(qapp: QApplication) -> None:
    assert motion_for(MotionLevel.SYSTEM).level in (MotionLevel.FULL, MotionLevel.REDUCED)
    assert motion_for(MotionLevel.OFF) == STILL


class Track(QObject):
    """Something that glides."""

    def __init__(self) -> None:
        super().__init__()
        self.values: list[float] = []
        self.arrivals = 0
        self.glide = Glide(self.values.append, self)
        self.glide.arrived.connect(self._arrive)

    def _arrive(self) -> None:
        self.arrivals += 1


def test_without_motion_the_end_is_there_at_once(qapp: QApplication) -> None:
    track = Track()
    track.glide.go(0, 1, 0)
    assert (track.values, track.arrivals, track.glide.running) == ([1], 1, False)


def test_a_glide_ends_at_its_end_and_stops(qtbot: QtBot) -> None:
    track = Track()
    with qtbot.waitSignal(track.glide.arrived):
        track.glide.go(0, 1, 30)
        assert track.glide.running
    assert track.values[-1] == 1.0
    assert not track.glide.running


def test_a_glide_can_be_finished_by_the_player(qapp: QApplication) -> None:
    track = Track()
    track.glide.go(0, 1, 60_000)
    track.glide.finish()
    assert (track.values[-1], track.arrivals, track.glide.running) == (1.0, 1, False)
    track.glide.finish()
    assert track.arrivals == 1


def test_a_glide_that_is_no_longer_wanted_does_not_arrive(qapp: QApplication) -> None:
    track = Track()
    track.glide.go(0, 1, 60_000)
    track.glide.halt()
    assert (track.arrivals, track.glide.running) == (0, False)
