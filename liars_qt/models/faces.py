"""The dice of all recorded games, counted a game at a time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from engine.records.fairness import Faces, Spread, added, faces_rolled, spread_of
from engine.records.record import GameRecord
from liars_qt.models.one_by_one import OneByOne


class FaceCount(OneByOne[Faces]):
    """Count the faces of games by number."""

    def __init__(self, record: Callable[[int], GameRecord | None], parent: QObject | None = None) -> None:
        """Take games from `record`, which returns None for one that cannot be read."""
        super().__init__(lambda game: _faces(record(game)), parent)

    @property
    def spread(self) -> Spread:
        """Return the dice of the wanted games, as far as they are counted."""
        return spread_of(added(*self.found))


def _faces(record: GameRecord | None) -> Faces | None:
    return None if record is None else faces_rolled(record)
