"""The dice of all recorded games, counted a game at a time so that the window stays awake."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer, Signal

from engine.records.fairness import Faces, Spread, added, faces_rolled, spread_of
from engine.records.record import GameRecord

_TOLD_EVERY = 20  # games


class FaceCount(QObject):
    """Count the faces of games by number; a game is counted once, for it does not change any more.

    `changed` is given now and then while counting, and when all is counted. It counts only between `count` and
    `pause`, and has no timer running when there is nothing to do.
    """

    changed = Signal()

    def __init__(self, read: Callable[[int], GameRecord | None], parent: QObject | None = None) -> None:
        """Read games with `read`, which returns None for one that cannot be read."""
        super().__init__(parent)
        self._read = read
        self._counted: dict[int, Faces] = {}
        self._wanted: tuple[int, ...] = ()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._count_one)

    @property
    def spread(self) -> Spread:
        """Return the dice of the wanted games, as far as they are counted."""
        return spread_of(added(*(self._counted[game] for game in self._wanted if game in self._counted)))

    @property
    def missing(self) -> int:
        """Return how many of the wanted games are not counted yet."""
        return sum(game not in self._counted for game in self._wanted)

    def count(self, games: Iterable[int]) -> None:
        """Count these games, and no others."""
        self._wanted = tuple(games)
        self.changed.emit()
        if self.missing:
            self._timer.start()

    def pause(self) -> None:
        """Leave the rest uncounted until `count` is called again."""
        self._timer.stop()

    def _count_one(self) -> None:
        game = next((game for game in self._wanted if game not in self._counted), None)
        if game is None:
            self._timer.stop()
            return
        record = self._read(game)
        self._counted[game] = faces_rolled(record) if record is not None else added()
        if not self.missing:
            self._timer.stop()
        if not self.missing or len(self._counted) % _TOLD_EVERY == 0:
            self.changed.emit()
