"""Where games come from and go to: begun, taken up again, finished, on the disk or without it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, NamedTuple, TypeVar

from PySide6.QtCore import QObject, Signal

from engine.bots.roster import KEYS
from engine.dice.state import Phase
from engine.records import codec
from engine.records.codec import Broken, BrokenRecord
from engine.records.database import Fault, StoreFault
from engine.records.record import GameRecord
from engine.records.store import Saved, Store
from engine.session.dice import DiceSession
from engine.session.journal import StoredJournal

R = TypeVar("R")


class Format(NamedTuple, Generic[R]):
    """How games of one kind are written: the kind's name in the store, and the codec of its records."""

    kind: str
    head_text: Callable[[R], str]
    entry_text: Callable[..., str]
    read: Callable[[str, Iterable[str]], R]


def read_dice(head: str, entries: Iterable[str]) -> GameRecord:
    """Read a dice game that can be played here; raises BrokenRecord also when a mind of it is not known."""
    record = codec.from_parts(head, entries)
    if any(player.mind is not None and player.mind not in KEYS for player in record.players):
        raise BrokenRecord(Broken.BAD_FIELD, "players")
    return record


DICE = Format("dice", codec.head_text, codec.entry_text, read_dice)


class Shelf(QObject, Generic[R]):
    """Keep games of one kind in the store; `faulted` carries the Fault when that fails, and the game goes on unkept.

    A fault that lasts is told once for a game, not at every move.
    """

    faulted = Signal(object)

    def __init__(
        self, written: Format[R], store: Store | None, now: Callable[[], int], parent: QObject | None = None
    ) -> None:
        """Use a store, or None where it could not be opened; `now` gives whole seconds since 1970."""
        super().__init__(parent)
        self._format, self._store, self._now = written, store, now
        self._journal: StoredJournal | None = None
        self._told: Fault | None = None

    def start(self, record: R) -> StoredJournal | None:
        """Start writing a game; the unfinished one of its kind, if there was one, is dropped."""
        self._journal, self._told = None, None
        if self._store is not None:
            try:
                head = self._format.head_text(record)
                self._journal = self._written(self._store.begin(self._format.kind, head, self._now()))
            except StoreFault as fault:
                self._tell(fault)
        return self._journal

    def take_up(self) -> tuple[R, StoredJournal] | None:
        """Return the unfinished game and where it goes on being written, or None when there is none to be read."""
        try:
            saved = self._store.unfinished(self._format.kind) if self._store is not None else None
        except StoreFault as fault:
            self._tell(fault)
            return None
        sound = self._sound(saved) if saved is not None else None
        if saved is None or sound is None:
            return None
        record, entries = sound
        self._journal = self._written(saved.game)
        if entries < len(saved.entries):
            self._journal.cut(entries)
        return record, self._journal

    def finish(self, summary: str) -> None:
        """Mark the game being written as finished; later calls do nothing until another one is started."""
        if self._journal is not None:
            self._journal.finish(summary)
            self._journal = None

    def _written(self, game: int) -> StoredJournal:
        assert self._store is not None
        return StoredJournal(self._store, game, self._format.entry_text, self._tell)

    def _sound(self, saved: Saved) -> tuple[R, int] | None:
        """Read a stored game and how many entries it has; of a damaged one, whatever was played before the damage."""
        try:
            return self._format.read(saved.head, saved.entries), len(saved.entries)
        except BrokenRecord as broken:
            self.faulted.emit(Fault.BROKEN)
            return None if broken.entry is None else self._sound_start(saved, broken.entry)

    def _sound_start(self, saved: Saved, entries: int) -> tuple[R, int] | None:
        try:
            return self._format.read(saved.head, saved.entries[:entries]), entries
        except BrokenRecord:
            return None

    def _tell(self, fault: StoreFault) -> None:
        if fault.code is not self._told:
            self._told = fault.code
            self.faulted.emit(fault.code)


class DiceShelf(Shelf[GameRecord]):
    """The shelf of dice games."""

    def __init__(self, store: Store | None, now: Callable[[], int], parent: QObject | None = None) -> None:
        """Use a store, or None where it could not be opened."""
        super().__init__(DICE, store, now, parent)

    def begin(self, record: GameRecord) -> DiceSession:
        """Start a game; the unfinished one before it, if there was one, is dropped."""
        return DiceSession(record, self.start(record))

    def resume(self) -> DiceSession | None:
        """Take up the unfinished game, or return None when there is none that can be read."""
        taken = self.take_up()
        return None if taken is None else DiceSession(*taken)

    def file_away(self, session: DiceSession) -> None:
        """Mark a game that is over as finished, with its summary; others stay as they are."""
        # For the end of a game alone: no start waits for it.
        from engine.records.tallies import only_person, summary_of, summary_text

        if session.table.phase is Phase.OVER:
            seat = only_person(session.record)
            self.finish(summary_text(summary_of(session.table, seat)) if seat is not None else "")
