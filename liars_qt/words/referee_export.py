"""An evening as a plain text to keep: the table, every round line by line, the totals of everybody."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QCoreApplication

from engine.dice.events import Revealed
from engine.referee.actions import NewGame, NextRound
from engine.referee.book import Book, Line
from engine.referee.chronicle import Chapter, chapters
from engine.referee.evening import Evening
from engine.referee.tallies import tally
from liars_qt.words.dice import rules_name, rules_reading
from liars_qt.words.referee import action_text, arithmetic, people_names, verdict_text

translate = QCoreApplication.translate
Names = Mapping[int, str]


def evening_text(book: Book) -> str:
    """Return the whole evening as text, one line a fact, in the language of now."""
    names = people_names(book.evening.people)
    return "\n".join([*_head(book, names), *_rounds(book, names), *_totals(book.evening, names)]) + "\n"


def _head(book: Book, names: Names) -> Iterator[str]:
    rules = book.start.table.rules
    yield translate("Export", "Liar’s dice: {rules}").format(rules=rules_name(rules))
    yield ", ".join(rules_reading(rules))
    yield ", ".join(names[who] for who in book.start.seated)


def _rounds(book: Book, names: Names) -> Iterator[str]:
    for chapter in chapters(book):
        yield ""
        yield chapter_title(chapter)
        yield from (f"  {line}" for line in chapter_lines(chapter, names))


def chapter_title(chapter: Chapter) -> str:
    """Return the title of a round: its game, if there were several, its number, and whether it is palifico."""
    title = translate("Referee", "Round {number}").format(number=chapter.number)
    if chapter.game > 1:
        title = translate("Referee", "Game {game}, round {number}").format(
            game=chapter.game, number=chapter.number
        )
    return translate("Referee", "{round}: palifico").format(round=title) if chapter.palifico else title


def chapter_lines(chapter: Chapter, names: Names) -> Iterator[str]:
    """Yield what was told in a round, and at its reveal the sum and the verdict."""
    for line in chapter.lines:
        if not isinstance(line.action, NextRound | NewGame):
            yield from _line(line, names)


def _line(line: Line, names: Names) -> Iterator[str]:
    yield action_text(line.action, names)
    last = line.evening.last
    if last is not None and any(isinstance(event, Revealed) for event in line.events):
        yield arithmetic(last)
        yield verdict_text(last, names)


def _totals(evening: Evening, names: Names) -> Iterator[str]:
    yield ""
    yield totals_title()
    yield from (f"  {line}" for line in total_lines(evening, names))


def totals_title() -> str:
    """Return the heading of `total_lines`."""
    return translate("Export", "Totals")


def total_lines(evening: Evening, names: Names) -> Iterator[str]:
    """Yield what everybody at the table has left, called and won."""
    return (_total(evening, who, names[who]) for who in evening.seated)


def _total(evening: Evening, who: int, name: str) -> str:
    """Return one person's line: what is left, what was called and how often rightly, games won."""
    seat, counted = evening.seat(who), tally(evening, who)
    left = (
        translate("Export", "%n dice", None, seat.dice)
        if evening.table.rules.knockout
        else translate("Export", "%n penalties", None, seat.penalties)
    )
    challenges = translate("Export", "%n challenges, {right} of them right", None, counted.challenges)
    parts = [left, challenges.format(right=counted.challenges_right)]
    if evening.table.rules.exact:
        exacts = translate("Export", "%n exact calls, {right} of them right", None, counted.exacts)
        parts.append(exacts.format(right=counted.exacts_right))
    if counted.games_won:
        parts.append(translate("Export", "%n games won", None, counted.games_won))
    return translate("Export", "{name}: {facts}").format(name=name, facts=", ".join(parts))
