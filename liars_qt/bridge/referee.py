"""A referee evening as Qt sees it, and the shelf that keeps evenings between starts."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from engine.records.codec import BrokenRecord
from engine.records.database import Fault, StoreFault
from engine.records.referee_codec import entry_line, from_parts, head_text
from engine.records.store import Saved, Store
from engine.referee.actions import Action
from engine.referee.book import Book, Conflict
from engine.referee.evening import Evening
from engine.referee.events import Event
from engine.referee.record import Entry, EveningRecord
from engine.refusal import Refused
from engine.session.journal import StoredJournal
from engine.session.referee import Deed, RefereeSession

KIND = "referee"


class RefereeBridge(QObject):
    """Put one evening before the page.

    `opened` says that another evening lies on the table; `moved` that the evening is another one and carries
    the events that led there (none after an undo, a redo or a correction); `refused` carries the refusal.
    """

    opened = Signal()
    moved = Signal(object)
    refused = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Have no evening yet."""
        super().__init__(parent)
        self._session: RefereeSession | None = None

    def open(self, session: RefereeSession) -> None:
        """Put an evening on the table."""
        self._session = session
        self.opened.emit()

    @property
    def is_open(self) -> bool:
        """Tell whether there is an evening."""
        return self._session is not None

    @property
    def session(self) -> RefereeSession:
        """Return the evening's session; raises LookupError before one was opened."""
        if self._session is None:
            raise LookupError("no evening is open")
        return self._session

    @property
    def evening(self) -> Evening:
        """Return the evening as it is now."""
        return self.session.evening

    @property
    def book(self) -> Book:
        """Return every line that stands."""
        return self.session.book

    @property
    def undoable(self) -> Deed | None:
        """Return what undo would take back."""
        return self._session.undoable if self._session is not None else None

    @property
    def redoable(self) -> Deed | None:
        """Return what redo would make again."""
        return self._session.redoable if self._session is not None else None

    def act(self, action: Action) -> None:
        """Take what was told, or emit why it is not taken."""
        self._change(lambda: self.session.act(action))

    def correct(self, at: int, action: Action | None, without: tuple[int, ...] = ()) -> None:
        """Replace or strike the line of entry `at`, or emit why that cannot be."""
        self._change(lambda: _silent(self.session.correct, at, action, without))

    def conflicts(self, at: int, action: Action | None) -> tuple[Conflict, ...]:
        """Return the later lines that could not stand after a correction; raises Refused for an impossible one."""
        return self.session.conflicts(at, action)

    def undo(self) -> None:
        """Take the last entry back."""
        self._change(lambda: _silent(self.session.undo))

    def redo(self) -> None:
        """Make it again."""
        self._change(lambda: _silent(self.session.redo))

    def _change(self, move: Callable[[], tuple[Event, ...]]) -> None:
        try:
            events = move()
        except Refused as refused:
            self.refused.emit(refused.refusal)
        else:
            self.moved.emit(events)


def _silent(change: Callable[..., None], *args: object) -> tuple[Event, ...]:
    """Make a change that has no events of its own."""
    change(*args)
    return ()


class RefereeShelf(QObject):
    """Keep evenings in the store; `faulted` carries the Fault when that fails, and the evening goes on unkept."""

    faulted = Signal(object)

    def __init__(self, store: Store | None, now: Callable[[], int], parent: QObject | None = None) -> None:
        """Use a store, or None where it could not be opened; `now` gives whole seconds since 1970."""
        super().__init__(parent)
        self._store = store
        self._now = now
        self._journal: StoredJournal[Entry] | None = None

    def begin(self, record: EveningRecord) -> RefereeSession:
        """Start an evening; the one before it is kept as finished."""
        self.file_away()
        if self._store is not None:
            try:
                self._journal = self._written(self._store.begin(KIND, head_text(record), self._now()))
            except StoreFault as fault:
                self._tell(fault)
        return RefereeSession(record, self._journal)

    def resume(self) -> RefereeSession | None:
        """Take up the evening that was left, or return None when there is none that can be read."""
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
        return RefereeSession(record, self._journal)

    def file_away(self) -> None:
        """Mark the evening on the table as finished; does nothing when there is none."""
        if self._journal is not None:
            self._journal.finish("")
            self._journal = None

    def _written(self, game: int) -> StoredJournal[Entry]:
        assert self._store is not None
        return StoredJournal(self._store, game, entry_line, self._tell)

    def _sound_record(self, saved: Saved) -> EveningRecord | None:
        """Read a stored evening; of one that is damaged, whatever was told before the damage."""
        try:
            return from_parts(saved.head, saved.entries)
        except BrokenRecord as broken:
            self.faulted.emit(Fault.BROKEN)
            return None if broken.entry is None else from_parts(saved.head, saved.entries[: broken.entry])

    def _tell(self, fault: StoreFault) -> None:
        self.faulted.emit(fault.code)
