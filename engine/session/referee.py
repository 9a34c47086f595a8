"""A running referee evening: the one object that changes while people tell what happened at their table.

Undo and redo have no end. Every position is a book, and books are values, so both are a step along a list;
corrections are entries like any other.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from engine.referee.actions import Action
from engine.referee.book import Book, Conflict, conflicts, enter, open_book, reenter
from engine.referee.evening import Evening
from engine.referee.events import Event
from engine.referee.legality import refusal_for
from engine.referee.record import Correct, Entry, EveningRecord
from engine.refusal import Refusal


class EveningJournal(Protocol):
    """Whoever writes an evening down while it lasts."""

    def append(self, position: int, entry: Entry) -> None:
        """Write the entry that made the record `position + 1` entries long."""
        ...

    def cut(self, position: int) -> None:
        """Forget the entries from `position` on."""
        ...


@dataclass(frozen=True, slots=True)
class Deed:
    """An entry that can be taken back or made again, as it is named after what it did.

    `after` is the evening it led to; `was` is the action that a correction replaced, else None.
    """

    entry: Entry
    events: tuple[Event, ...]
    after: Evening
    was: Action | None = None


class RefereeSession:
    """Hold an evening's record and the books that its entries led through.

    `revision` grows with every change, so that a press meant for an older position can be told and dropped.
    """

    def __init__(self, record: EveningRecord, journal: EveningJournal | None = None) -> None:
        """Take an evening up where its record leaves off; raises Refused or ValueError for an impossible one."""
        self._record = record
        self._books = [open_book(record.setup)]
        for entry in record.entries:
            self._books.append(reenter(self._books[-1], entry))
        self._undone: list[tuple[Entry, Book]] = []
        self._journal = journal
        self.revision = 0

    @property
    def record(self) -> EveningRecord:
        """Return the evening so far as what it started from and its entries."""
        return self._record

    @property
    def book(self) -> Book:
        """Return the lines that stand, corrections worked in."""
        return self._books[-1]

    @property
    def evening(self) -> Evening:
        """Return the evening as it is now."""
        return self.book.evening

    def refusal(self, action: Action) -> Refusal | None:
        """Return why an action would not be taken now, or None when it would."""
        return refusal_for(self.evening, action)

    def act(self, action: Action) -> tuple[Event, ...]:
        """Take what was told and return what changed; raises Refused when it is not taken."""
        self._write(action)
        return self.book.lines[-1].events

    def correct(self, at: int, action: Action | None, without: tuple[int, ...] = ()) -> None:
        """Replace the line of entry `at`, or strike it; all totals follow.

        Raises Refused when the action, or a later line not among `without`, cannot have happened then.
        """
        self._write(Correct(at, action, without))

    def conflicts(self, at: int, action: Action | None) -> tuple[Conflict, ...]:
        """Return the later lines that could not stand after that correction; raises Refused like `correct`."""
        return conflicts(self.book, Correct(at, action))

    def _write(self, entry: Entry) -> None:
        book = enter(self.book, entry)
        self._undone.clear()
        self._take(entry, book)

    def _take(self, entry: Entry, book: Book) -> None:
        position = len(self._record.entries)
        self._books.append(book)
        self._record = self._record.extended(entry)
        self.revision += 1
        if self._journal is not None:
            self._journal.append(position, entry)

    @property
    def undoable(self) -> Deed | None:
        """Return what `undo` would take back, or None at the start of the evening."""
        if not self._record.entries:
            return None
        return _deed(self._record.entries[-1], self._books[-2], self._books[-1])

    @property
    def redoable(self) -> Deed | None:
        """Return what `redo` would make again, or None."""
        if not self._undone:
            return None
        entry, book = self._undone[-1]
        return _deed(entry, self.book, book)

    def undo(self) -> None:
        """Take the last entry back, whatever it was; does nothing at the start."""
        if not self._record.entries:
            return
        position = len(self._record.entries) - 1
        self._undone.append((self._record.entries[-1], self._books.pop()))
        self._record = self._record.cut(position)
        self.revision += 1
        if self._journal is not None:
            self._journal.cut(position)

    def redo(self) -> None:
        """Make the last entry again that was taken back; does nothing when there is none."""
        if self._undone:
            self._take(*self._undone.pop())


def _deed(entry: Entry, before: Book, after: Book) -> Deed:
    if isinstance(entry, Correct):
        return Deed(entry, (), after.evening, before.lines[before.index(entry.at)].action)
    return Deed(entry, after.lines[-1].events, after.evening)
