"""One finished evening as it is read again: its head, a note for each round, and the forms it can be kept in."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from engine.records import cards_codec, referee_codec
from engine.records.store import Saved
from engine.referee.book import Book
from engine.referee.chronicle import chapters
from liars_qt.models import cards_text
from liars_qt.models.cards_history import round_note
from liars_qt.models.cards_shown import Scene, scene_of
from liars_qt.models.notes import Note
from liars_qt.models.past_evenings import book_of, names_text, result_of_evening, rounds_text
from liars_qt.models.records import when_text
from liars_qt.words import referee_export
from liars_qt.words.cards import length_name
from liars_qt.words.dice import rules_name
from liars_qt.words.referee import people_names
from liars_qt.words.wording import Wording

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Told:
    """An evening in words: `stem` begins the name of its file, `text` and `json` make what goes into it."""

    heading: str
    line: str
    notes: tuple[Note, ...]
    stem: str
    text: Callable[[], str]
    json: Callable[[], str]


def tell_cards(saved: Saved, wording: Wording) -> Told:
    """Return a game of Red or Black in the language and the wording of now; raises BrokenRecord."""
    record = cards_codec.from_parts(saved.head, saved.entries)
    scene = scene_of(record.replay().table, wording)
    table = scene.table
    return Told(
        heading=names_text(scene.labels[seat] for seat in table.seated),
        line=_joined(
            when_text(saved.stamp), length_name(table.settings.length), rounds_text(len(table.history))
        ),
        notes=(_cards_end(scene), *_cards_rounds(scene)),
        stem="red-or-black",
        text=lambda: cards_text.evening_text(record, wording),
        json=lambda: _indented(cards_codec.to_text(record)),
    )


def tell_referee(saved: Saved) -> Told:
    """Return an evening of real dice in the language of now; raises BrokenRecord."""
    record = referee_codec.from_parts(saved.head, saved.entries)
    book = book_of(record)
    evening = book.evening
    return Told(
        heading=names_text(people_names(evening.people).values()),
        line=_joined(
            when_text(saved.stamp),
            rules_name(evening.table.rules),
            rounds_text(len(evening.rounds)),
            result_of_evening(evening),
        ),
        notes=_referee_notes(book),
        stem="referee",
        text=lambda: referee_export.evening_text(book),
        json=lambda: _indented(referee_codec.to_text(record)),
    )


def _cards_end(scene: Scene) -> Note:
    head = (cards_text.cup_line(scene), cards_text.streak_line(scene))
    return Note(translate("Records", "How it ended"), (*head, *cards_text.seat_lines(scene)))


def _cards_rounds(scene: Scene) -> tuple[Note, ...]:
    return tuple(round_note(played, scene.labels) for played in scene.table.history)


def _referee_notes(book: Book) -> tuple[Note, ...]:
    names = people_names(book.evening.people)
    totals = Note(referee_export.totals_title(), tuple(referee_export.total_lines(book.evening, names)))
    rounds = (
        Note(referee_export.chapter_title(chapter), tuple(referee_export.chapter_lines(chapter, names)))
        for chapter in chapters(book)
    )
    return (totals, *(note for note in rounds if note.lines))


def _joined(*parts: str) -> str:
    return " · ".join(parts)


def _indented(text: str) -> str:
    return json.dumps(json.loads(text), ensure_ascii=False, indent=1) + "\n"
