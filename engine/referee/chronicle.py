"""The evening told round by round, as data: for a history on the screen and for a text to keep."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.referee.actions import CallBy, Count, NewGame, NextRound, Total
from engine.referee.book import Book, Line
from engine.referee.evening import Evening


@dataclass(frozen=True, slots=True)
class Chapter:
    """One round of one game with every line told in it; `number` counts the rounds of that game from 1.

    `before` is the evening when it began, `after` the evening at its end. A round that was called void and
    rolled again is one chapter.
    """

    game: int
    number: int
    palifico: bool
    before: Evening
    lines: tuple[Line, ...]
    after: Evening


def chapters(book: Book) -> tuple[Chapter, ...]:
    """Return the rounds of the evening in order, the one under way last."""
    return tuple(_chapters(book))


def _chapters(book: Book) -> Iterator[Chapter]:
    lines: list[Line] = []
    before, number = book.start, 1
    for line in book.lines:
        if isinstance(line.action, NextRound | NewGame):
            yield _chapter(before, number, lines)
            number = number + 1 if isinstance(line.action, NextRound) else 1
            before, lines = line.evening, []
        lines.append(line)
    yield _chapter(before, number, lines)


def _chapter(before: Evening, number: int, lines: list[Line]) -> Chapter:
    evenings = [before, *(line.evening for line in lines)]
    under_way = [evening for evening in evenings if evening.table.round.verdict is None]
    palifico = (under_way or evenings)[-1].table.round.palifico
    return Chapter(before.game, number, palifico, before, tuple(lines), evenings[-1])


@dataclass(frozen=True, slots=True)
class Told:
    """Where the numbers of the last count stand in the record: entry by person, or the entry of the total."""

    by_person: dict[int, int]
    total: int | None = None


def last_count(book: Book) -> Told:
    """Return the entries behind the last count, so that a slip in one of them can be corrected."""
    told: dict[int, int] = {}
    for line in reversed(book.lines):
        if isinstance(line.action, Total):
            return Told({}, line.at)
        if isinstance(line.action, Count):
            told.setdefault(line.action.who, line.at)
        if isinstance(line.action, CallBy):
            break
    return Told(told)
