"""Stored games read one at a time, so that the window stays awake: each is played again for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

T = TypeVar("T")
_TOLD_EVERY = 10  # games


class OneByOne(QObject, Generic[T]):
    """Read games by their numbers; what was read before is not read again, for it does not change.

    `changed` is given now and then while reading, and when all is read. It reads only between `read` and `pause`,
    and has no timer running when there is nothing to do.
    """

    changed = Signal()

    def __init__(self, read: Callable[[int], T | None], parent: QObject | None = None) -> None:
        """Read with `read`, which returns None for what is to be passed over."""
        super().__init__(parent)
        self._read = read
        self._known: dict[int, T | None] = {}
        self._wanted: tuple[int, ...] = ()
        self._unsettled: tuple[int, ...] = ()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._read_one)

    @property
    def found(self) -> tuple[T, ...]:
        """Return what was read so far, in the order in which it was wanted."""
        read = (self._known.get(number) for number in self._wanted)
        return tuple(past for past in read if past is not None)

    @property
    def missing(self) -> int:
        """Return how many are still to be read."""
        return sum(number not in self._known for number in self._wanted)

    def read(self, numbers: Iterable[int], unsettled: Iterable[int] = ()) -> None:
        """Read these, and no others; what is `unsettled` may still change, so it is read again the next time."""
        self._wanted = tuple(numbers)
        for number in self._unsettled:
            self._known.pop(number, None)
        self._unsettled = tuple(unsettled)
        self.changed.emit()
        if self.missing:
            self._timer.start()

    def pause(self) -> None:
        """Leave the rest unread until `read` is called again."""
        self._timer.stop()

    def _read_one(self) -> None:
        number = next((number for number in self._wanted if number not in self._known), None)
        if number is None:
            self._timer.stop()
            return
        self._known[number] = self._read(number)
        if not self.missing:
            self._timer.stop()
        if not self.missing or len(self._known) % _TOLD_EVERY == 0:
            self.changed.emit()
