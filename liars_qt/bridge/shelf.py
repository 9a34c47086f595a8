"""Where dice games come from and go to: begun, taken up again, finished, on the disk or without it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from engine.dice.state import Phase
from engine.records.codec import BrokenRecord, entry_text, from_parts, head_text
from engine.records.database import Fault, StoreFault
from engine.records.record import Entry, GameRecord
from engine.records.store import Saved, Store
from engine.records.tallies import only_person, summary_of, summary_text
from engine.session.dice import DiceSession
from engine.session.journal import StoredJournal

KIND = "dice"


class DiceShelf(QObject):
    """Keep dice games in the store; `faulted` carries the Fault when that fails, and the game goes on unkept."""

    faulted = Signal(object)

    def __init__(self, store: Store | None, now: Callable[[], int], parent: QObject | None = None) -> None:
        """Use a store, or None where it could not be opened; `now` gives whole seconds since 1970."""
        super().__init__(parent)
        self._store = store
        self._now = now
        self._journal: StoredJournal[Entry] | None = None

    def begin(self, record: GameRecord) -> DiceSession:
        """Start a game; the unfinished one before it, if there was one, is dropped."""
        self._journal = None
        if self._store is not None:
            try:
                self._journal = self._written(self._store.begin(KIND, head_text(record), self._now()))
            except StoreFault as fault:
                self._tell(fault)
        return DiceSession(record, self._journal)

    def resume(self) -> DiceSession | None:
        """Take up the unfinished game, or return None when there is none that can be read."""
        try:
            saved = self._store.unfinished(KIND) if self._store is not None else None
        except StoreFault as fault:
            self._tell(fault)
            return None
        record = self._sound_record(saved) if saved is not None else None
        if saved is None or record is None:
            return None
        self._journal = self._written(saved.game)
        if len(record.entries) < len(saved.entries):
            self._journal.cut(len(record.entries))
        return DiceSession(record, self._journal)

    def file_away(self, session: DiceSession) -> None:
        """Mark a game that is over as finished, with its summary; others stay as they are."""
        seat = only_person(session.record)
        if self._journal is None or session.table.phase is not Phase.OVER:
            return
        summary = summary_text(summary_of(session.table, seat)) if seat is not None else ""
        self._journal.finish(summary)
        self._journal = None

    def _written(self, game: int) -> StoredJournal[Entry]:
        assert self._store is not None
        return StoredJournal(self._store, game, entry_text, self._tell)

    def _sound_record(self, saved: Saved) -> GameRecord | None:
        """Read a stored game; of one that is damaged, whatever was played before the damage."""
        try:
            return from_parts(saved.head, saved.entries)
        except BrokenRecord as broken:
            self.faulted.emit(Fault.BROKEN)
            return None if broken.entry is None else self._sound_start(saved, broken.entry)

    @staticmethod
    def _sound_start(saved: Saved, entries: int) -> GameRecord | None:
        try:
            return from_parts(saved.head, saved.entries[:entries])
        except BrokenRecord:
            return None

    def _tell(self, fault: StoreFault) -> None:
        self.faulted.emit(fault.code)
