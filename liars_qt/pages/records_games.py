"""What the records need of a store, so that they can be shown over any other."""

from __future__ import annotations

from typing import Protocol

from engine.records.codec import BrokenRecord, from_parts
from engine.records.database import Fault, StoreFault
from engine.records.record import GameRecord
from engine.records.store import Finished, Saved
from liars_qt.words.faults import fault_text


class Games(Protocol):
    """What the page needs of a store; each may raise StoreFault."""

    def finished(self, kind: str) -> tuple[Finished, ...]:
        """Return the finished games of a kind, newest first."""
        ...

    def unfinished(self, kind: str) -> Saved | None:
        """Return the game of a kind that is still on, or None."""
        ...

    def read(self, game: int) -> Saved:
        """Return one game with its entries."""
        ...

    def erase_finished(self) -> None:
        """Forget the finished games for good."""
        ...


class RecordsShelf:
    """Read a store that may be missing or refuse; `fault` is what went wrong last, None while all is well."""

    def __init__(self, games: Games | None) -> None:
        """Read from a store; None where there is none that can be read."""
        self._games = games
        self.fault: Fault | None = None if games is not None else Fault.CANNOT_OPEN

    def finished(self, kind: str) -> tuple[Finished, ...]:
        """Return the finished games of a kind, newest first; none where the store refuses."""
        try:
            return self._games.finished(kind) if self._games is not None else ()
        except StoreFault as fault:
            self.fault = fault.code
            return ()

    def still_on(self, kind: str) -> tuple[Saved, ...]:
        """Return the game of a kind that lies on its table, if there is one."""
        try:
            saved = self._games.unfinished(kind) if self._games is not None else None
        except StoreFault as fault:
            self.fault = fault.code
            return ()
        return () if saved is None else (saved,)

    def saved(self, game: int) -> Saved | None:
        """Return the whole of a game, or None where the store refuses."""
        try:
            return None if self._games is None else self._games.read(game)
        except StoreFault as fault:
            self.fault = fault.code
            return None

    def dice_record(self, game: int) -> GameRecord | None:
        """Return the whole of a game of dice, or None where the store or the record is damaged."""
        saved = self.saved(game)
        try:
            return None if saved is None else from_parts(saved.head, saved.entries)
        except BrokenRecord:
            self.fault = Fault.BROKEN
            return None

    def erase(self) -> None:
        """Forget the finished games for good; raises StoreFault."""
        if self._games is not None:
            self._games.erase_finished()

    def excuse(self) -> str:
        """Return why a game cannot be shown, in one sentence."""
        return fault_text(self.fault or Fault.BROKEN)
