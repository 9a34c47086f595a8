"""How much moves: full, reduced or nothing; and animated numbers, which can be ended at once.

Qt's animations are made for the first movement: their classes and 49 easing curves cost the start a millisecond.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from PySide6.QtCore import QVariantAnimation


class MotionLevel(StrEnum):
    """What the player chose; SYSTEM asks the desktop."""

    SYSTEM = "system"
    FULL = "full"
    REDUCED = "reduced"
    OFF = "off"


class Motion(NamedTuple):
    """The durations that a level allows, in milliseconds. Reduced motion keeps short fades and drops all travel."""

    level: MotionLevel = MotionLevel.FULL

    def travel(self, milliseconds: int) -> int:
        """Return how long something may take to move across the screen: 0 is at once."""
        return milliseconds if self.level is MotionLevel.FULL else 0

    def fade(self, milliseconds: int) -> int:
        """Return how long something may take to change in place: 0 is at once."""
        if self.level is MotionLevel.FULL:
            return milliseconds
        return min(milliseconds, 120) if self.level is MotionLevel.REDUCED else 0


STILL = Motion(MotionLevel.OFF)


def motion_for(chosen: MotionLevel) -> Motion:
    """Return the motion for a setting, SYSTEM being looked up now."""
    if chosen is not MotionLevel.SYSTEM:
        return Motion(chosen)
    return Motion(MotionLevel.REDUCED if _system_prefers_less() else MotionLevel.FULL)


def _system_prefers_less() -> bool:
    """Ask the desktop, on the versions of Qt that know; older ones count as no wish."""
    hints = QGuiApplication.styleHints()
    accessibility = hints.accessibility() if hasattr(hints, "accessibility") else None
    preference = getattr(accessibility, "motionPreference", None)
    return preference is not None and "Reduce" in str(preference())


class Glide(QObject):
    """One number on its way from where it is to where it should be.

    The timer behind it runs only while the number moves: an idle window costs nothing.
    """

    arrived = Signal()

    def __init__(self, moved: Callable[[float], object], parent: QObject) -> None:
        super().__init__(parent)
        self._moved = moved
        self._animation: QVariantAnimation | None = None

    @property
    def running(self) -> bool:
        """Whether the number is still moving."""
        return _runs(self._animation)

    def go(self, start: float, end: float, milliseconds: int) -> None:
        """Move from `start` to `end`; with 0 ms be there at once. `arrived` is given in either case."""
        self.halt()
        if milliseconds <= 0:
            self._moved(end)
            self.arrived.emit()
            return
        if self._animation is None:
            self._animation = self._made()
        self._animation.setStartValue(float(start))
        self._animation.setEndValue(float(end))
        self._animation.setDuration(milliseconds)
        self._animation.start()

    def finish(self) -> None:
        """Jump to the end, as a player who presses a key wants."""
        if self._animation is not None and self.running:
            self._animation.setCurrentTime(self._animation.duration())

    def halt(self) -> None:
        """Stop where it is, without `arrived`: the number is no longer wanted."""
        if self._animation is not None:
            self._animation.stop()

    def _made(self) -> QVariantAnimation:
        from PySide6.QtCore import QEasingCurve, QVariantAnimation

        made = QVariantAnimation(self)
        made.setEasingCurve(QEasingCurve.Type.OutCubic)
        made.valueChanged.connect(self._on_value)
        made.finished.connect(self.arrived)
        return made

    def _on_value(self, value: object) -> None:
        self._moved(float(value))  # type: ignore[arg-type]


class Beat(QObject):
    """One number that runs from 0 to `end` again and again, while it is on."""

    def __init__(
        self, moved: Callable[[float], object], end: float, milliseconds: int, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._moved, self._end, self._milliseconds = moved, end, milliseconds
        self._animation: QVariantAnimation | None = None

    @property
    def running(self) -> bool:
        """Whether it is on."""
        return _runs(self._animation)

    def set_on(self, on: bool) -> None:
        """Begin at 0, or stop; what is so already stays as it is."""
        if on and not self.running:
            if self._animation is None:
                self._animation = self._made()
            self._animation.start()
        elif not on and self._animation is not None:
            self._animation.stop()

    def _made(self) -> QVariantAnimation:
        from PySide6.QtCore import QVariantAnimation

        made = QVariantAnimation(self, startValue=0.0, endValue=self._end, duration=self._milliseconds)
        made.setLoopCount(-1)
        made.valueChanged.connect(self._moved)
        return made


def _runs(animation: QVariantAnimation | None) -> bool:
    return animation is not None and animation.state() is type(animation).State.Running
