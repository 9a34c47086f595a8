"""Finished evenings as rows of the records: those of Red or Black, and those at the referee's board.

What an evening came to is read off its record, which is played again for that; nothing is kept beside it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QLocale

from engine.cards.state import Phase as CardsPhase
from engine.cards.state import Table
from engine.dice.state import Phase
from engine.records import cards_codec, referee_codec
from engine.records.codec import BrokenRecord
from engine.records.store import Saved
from engine.referee.book import Book, open_book, reenter
from engine.referee.evening import Evening
from engine.referee.record import EveningRecord
from engine.referee.tallies import tally, winners
from liars_qt.models.records import Column, heading_text, when_text
from liars_qt.words.cards import length_name, seat_labels
from liars_qt.words.dice import rules_name
from liars_qt.words.reasons import percent_text
from liars_qt.words.referee import people_names

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Figure:
    """One of the large figures over the list; `detail` is the line below it."""

    caption: str
    figure: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class PastCards:
    """A game of Red or Black that came to its end; `stamp` is in seconds since 1970."""

    game: int
    stamp: int
    table: Table

    def names(self) -> tuple[str, ...]:
        """Return who sat there at the end, in the language of now."""
        labels = seat_labels(self.table)
        return tuple(labels[seat] for seat in self.table.seated)

    def holder(self) -> str:
        """Return who took the King's Cup."""
        cup = self.table.cup
        return "" if cup is None else seat_labels(self.table)[cup.holder]

    def cell(self, column: Column) -> str:
        """Return what stands in a column, in the language of now."""
        return {
            Column.WHEN: when_text(self.stamp),
            Column.RULES: length_name(self.table.settings.length),
            Column.PLAYERS: names_text(self.names()),
            Column.ROUNDS: QLocale().toString(len(self.table.history)),
            Column.RESULT: self.holder(),
        }[column]


@dataclass(frozen=True, slots=True)
class PastReferee:
    """An evening of real dice in which a round was judged at least; `stamp` is in seconds since 1970."""

    game: int
    stamp: int
    evening: Evening

    def names(self) -> tuple[str, ...]:
        """Return who sat there in the course of the evening, in the language of now."""
        return tuple(people_names(self.evening.people).values())

    def cell(self, column: Column) -> str:
        """Return what stands in a column, in the language of now."""
        return {
            Column.WHEN: when_text(self.stamp),
            Column.RULES: rules_name(self.evening.table.rules),
            Column.PLAYERS: names_text(self.names()),
            Column.ROUNDS: QLocale().toString(len(self.evening.rounds)),
            Column.RESULT: result_of_evening(self.evening),
        }[column]


def past_cards(saved: Saved) -> PastCards | None:
    """Return a stored game; None for one that is damaged, or not over yet."""
    try:
        table = cards_codec.from_parts(saved.head, saved.entries).replay().table
    except BrokenRecord:
        return None
    return PastCards(saved.game, saved.stamp, table) if table.phase is CardsPhase.OVER else None


def past_referee(saved: Saved) -> PastReferee | None:
    """Return a stored evening; None for one that is damaged or that came to nothing.

    One that is still on the board counts as soon as a game of it has ended.
    """
    try:
        evening = book_of(referee_codec.from_parts(saved.head, saved.entries)).evening
    except BrokenRecord:
        return None
    done = saved.summary is not None or evening.phase is Phase.OVER or bool(evening.winners)
    return PastReferee(saved.game, saved.stamp, evening) if done and evening.rounds else None


def book_of(record: EveningRecord) -> Book:
    """Return the book of an evening that was read from its record."""
    book = open_book(record.setup)
    for entry in record.entries:
        book = reenter(book, entry)
    return book


def rounds_text(rounds: int) -> str:
    """Return a number of rounds."""
    return translate("Records", "%n rounds", None, rounds)


def names_text(names: Iterable[str]) -> str:
    """Return who sat there, as the language lists names."""
    return QLocale().createSeparatedList(list(names))


def result_of_evening(evening: Evening) -> str:
    """Return who won the games of an evening, or who has the fewest penalties where nobody wins."""
    names = people_names(evening.people)
    won = Counter(winners(evening))
    if won.total() == 1:
        return translate("Referee", "{name} wins").format(name=names[next(iter(won))])
    if won:
        counts = ", ".join(f"{names[who]}\N{NO-BREAK SPACE}{games}" for who, games in won.most_common())
        return translate("Records", "games won: {names}").format(names=counts)
    if evening.table.rules.knockout:
        return translate("Records", "no winner")
    least = min(seat.penalties for seat in evening.table.seats)
    seats = zip(evening.seated, evening.table.seats, strict=True)
    best = ", ".join(names[who] for who, seat in seats if seat.penalties == least)
    return translate("Records", "fewest penalties: {names}").format(names=best)


def cards_heading(column: Column) -> str:
    """Return what heads a column of the list of games of Red or Black."""
    return {
        Column.RULES: translate("Records", "Length"),
        Column.PLAYERS: translate("Records", "Players"),
        Column.RESULT: translate("Records", "King’s Cup"),
    }.get(column) or heading_text(column)


def referee_heading(column: Column) -> str:
    """Return what heads a column of the list of evenings at the referee's board."""
    return translate("Records", "Players") if column is Column.PLAYERS else heading_text(column)


def cards_figures(games: Sequence[PastCards]) -> tuple[Figure, ...]:
    """Return what the games of Red or Black add up to."""
    number = QLocale().toString
    rounds = sum(len(past.table.history) for past in games)
    seats = [seat for past in games for seat in past.table.seats]
    hits, bets = sum(seat.hits for seat in seats), sum(seat.bets for seat in seats)
    figures = [
        Figure(translate("Records", "Games"), number(len(games)), rounds_text(rounds)),
        Figure(
            translate("Records", "Hits"),
            percent_text(hits / bets) if bets else "–",
            translate("Records", "{hits} of %n bets", None, bets).format(hits=number(hits)),
        ),
    ]
    if games:
        best = max(games, key=lambda past: max(seat.best_streak for seat in past.table.seats))
        figures += [_streak(best), _cup(max(games, key=_weight))]
    return tuple(figures)


def referee_figures(evenings: Sequence[PastReferee]) -> tuple[Figure, ...]:
    """Return what the evenings at the referee's board add up to."""
    number = QLocale().toString
    rounds = sum(len(past.evening.rounds) for past in evenings)
    counted = [tally(past.evening, person.id) for past in evenings for person in past.evening.people]
    games = sum(count.games_won for count in counted)
    challenges = sum(count.challenges for count in counted)
    right = sum(count.challenges_right for count in counted)
    exacts = sum(count.exacts for count in counted)
    exacts_right = sum(count.exacts_right for count in counted)
    figures = [
        Figure(translate("Records", "Evenings"), number(len(evenings)), rounds_text(rounds)),
        Figure(translate("Records", "Games won"), number(games)),
        Figure(translate("Records", "Challenges"), _share(right, challenges), _right_text(right, challenges)),
    ]
    if exacts:
        name = translate("Records", "Exact calls")
        figures.append(Figure(name, _share(exacts_right, exacts), _right_text(exacts_right, exacts)))
    return tuple(figures)


def _streak(past: PastCards) -> Figure:
    labels = seat_labels(past.table)
    best = max(seat.best_streak for seat in past.table.seats)
    holders = (labels[seat.ident] for seat in past.table.seats if best and seat.best_streak == best)
    return Figure(translate("Records", "Best streak"), QLocale().toString(best), ", ".join(holders))


def _cup(past: PastCards) -> Figure:
    return Figure(translate("Records", "Heaviest cup"), QLocale().toString(_weight(past)), past.holder())


def _weight(past: PastCards) -> int:
    return past.table.cup.weight if past.table.cup is not None else 0


def _right_text(right: int, calls: int) -> str:
    return translate("Records", "{right} of %n right", None, calls).format(right=QLocale().toString(right))


def _share(right: int, calls: int) -> str:
    return percent_text(right / calls) if calls else "–"
