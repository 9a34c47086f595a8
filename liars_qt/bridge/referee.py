"""A referee evening as Qt sees it, and the shelf that keeps evenings between starts."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from engine.records.referee_codec import entry_line, from_parts, head_text
from engine.records.store import Store
from engine.referee.actions import Action
from engine.referee.book import Book, Conflict
from engine.referee.evening import Evening
from engine.referee.record import EveningRecord
from engine.session.referee import Deed, RefereeSession
from liars_qt.bridge.session import SessionBridge, silent
from liars_qt.bridge.shelf import Format, Shelf

EVENINGS = Format("referee", head_text, entry_line, from_parts)


class RefereeBridge(SessionBridge[RefereeSession]):
    """Put one evening before the page; a correction has no events of its own either."""

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
        self._change(lambda: silent(self.session.correct, at, action, without))

    def conflicts(self, at: int, action: Action | None) -> tuple[Conflict, ...]:
        """Return the later lines that could not stand after a correction; raises Refused for an impossible one."""
        return self.session.conflicts(at, action)

    def undo(self) -> None:
        """Take the last entry back."""
        self._change(lambda: silent(self.session.undo))

    def redo(self) -> None:
        """Make it again."""
        self._change(lambda: silent(self.session.redo))


class RefereeShelf(Shelf[EveningRecord]):
    """The shelf of evenings: those left for another are kept as finished."""

    def __init__(self, store: Store | None, now: Callable[[], int], parent: QObject | None = None) -> None:
        """Use a store, or None where it could not be opened."""
        super().__init__(EVENINGS, store, now, parent)

    def begin(self, record: EveningRecord) -> RefereeSession:
        """Start an evening; the one before it is kept as finished."""
        self.file_away()
        return RefereeSession(record, self.start(record))

    def resume(self) -> RefereeSession | None:
        """Take up the evening that was left, or return None when there is none that can be read."""
        taken = self.take_up()
        return None if taken is None else RefereeSession(*taken)

    def file_away(self) -> None:
        """Mark the evening on the table as finished; does nothing when there is none."""
        self.finish("")
