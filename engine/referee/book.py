"""The book of an evening: every action with the evening it led to, so that any of them can be corrected.

A correction changes or strikes one line and plays all later lines again; the totals follow. A later line that
cannot have happened any more refuses the correction, unless it is struck together with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from engine.referee.actions import Action
from engine.referee.evening import Evening, Setup, begin
from engine.referee.events import Event
from engine.referee.legality import Objection
from engine.referee.play import Step, apply, reapply
from engine.referee.record import Correct, Entry, EveningRecord
from engine.refusal import Refusal, Refused, refuse


@dataclass(frozen=True, slots=True)
class Line:
    """An action that stands, by its number in the record, with what it changed and the evening after it."""

    at: int
    action: Action
    evening: Evening
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Conflict:
    """A later line that cannot have happened after a correction, and why."""

    at: int
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Book:
    """The lines that stand after `size` entries; each entry, a correction too, has taken one number."""

    start: Evening
    lines: tuple[Line, ...] = ()
    size: int = 0

    @property
    def evening(self) -> Evening:
        """Return the evening as it is now."""
        return self.lines[-1].evening if self.lines else self.start

    def index(self, at: int) -> int:
        """Return where the line of that number stands; raises Refused when none does."""
        found = [i for i, line in enumerate(self.lines) if line.at == at]
        if not found:
            raise Refused(refuse(Objection.NO_SUCH_ENTRY, entry=at))
        return found[0]

    def before(self, index: int) -> Evening:
        """Return the evening before the line at an index."""
        return self.lines[index - 1].evening if index else self.start


def open_book(setup: Setup) -> Book:
    """Return the book of an evening that has just begun; raises ValueError as `begin` does."""
    return Book(begin(setup))


def enter(book: Book, entry: Entry) -> Book:
    """Return the book with a live entry; raises Refused when it is not taken."""
    return _corrected(book, entry) if isinstance(entry, Correct) else _written(book, entry, apply)


def reenter(book: Book, entry: Entry) -> Book:
    """Return the book with an entry on record; raises Refused when it cannot have happened."""
    return _corrected(book, entry) if isinstance(entry, Correct) else _written(book, entry, reapply)


def _written(book: Book, action: Action, play: Callable[[Evening, Action], Step]) -> Book:
    step = play(book.evening, action)
    line = Line(book.size, action, step.evening, step.events)
    return replace(book, lines=(*book.lines, line), size=book.size + 1)


def replay(record: EveningRecord) -> Book:
    """Return the book of a record; raises Refused or ValueError for one that cannot have happened."""
    book = open_book(record.setup)
    for entry in record.entries:
        book = reenter(book, entry)
    return book


def conflicts(book: Book, correction: Correct) -> tuple[Conflict, ...]:
    """Return the later lines that could not stand after a correction, each with its reason.

    Raises Refused when the corrected action itself cannot have happened there.
    """
    found = tuple(item for item in _rewritten(book, correction) if isinstance(item, Conflict))
    own = next((conflict for conflict in found if conflict.at == correction.at), None)
    if own is not None:
        raise Refused(own.refusal)
    return found


def _corrected(book: Book, correction: Correct) -> Book:
    lines: list[Line] = []
    for item in _rewritten(book, correction):
        if isinstance(item, Conflict):
            own = item.at == correction.at
            raise Refused(item.refusal if own else refuse(Objection.LATER_ENTRY, entry=item.at))
        lines.append(item)
    return replace(book, lines=tuple(lines), size=book.size + 1)


def _rewritten(book: Book, correction: Correct) -> Iterator[Line | Conflict]:
    """Give the lines as they stand after a correction; one that does not fit is told and left out."""
    first = book.index(correction.at)
    yield from book.lines[:first]
    evening = book.before(first)
    for line in book.lines[first:]:
        action = correction.action if line.at == correction.at else line.action
        if action is None or line.at in correction.without:
            continue
        try:
            step = reapply(evening, action)
        except Refused as refused:
            yield Conflict(line.at, refused.refusal)
        else:
            evening = step.evening
            yield Line(line.at, action, step.evening, step.events)
