"""Finished games as a table: when, by which rules, with whom, how many rounds, and how it ended."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from engine.dice.state import Phase
from engine.records.codec import BrokenRecord, from_parts
from engine.records.record import GameRecord
from engine.records.replay import replay
from engine.records.store import Finished, Saved
from engine.records.tallies import Summary, only_person, read_summary, summary_of, summary_text
from liars_qt.words.dice import rules_name
from liars_qt.words.names import Names, names_of

translate = QCoreApplication.translate
Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """The columns, from left to right."""

    WHEN = 0
    RULES = 1
    PLAYERS = 2
    ROUNDS = 3
    RESULT = 4


class Past(Protocol):
    """Something finished, as the list shows it."""

    @property
    def game(self) -> int:
        """Return its number in the store."""
        ...

    def cell(self, column: Column) -> str:
        """Return what stands in a column, in the language of now."""
        ...


P = TypeVar("P", bound=Past)
Headings = Callable[[Column], str]


@dataclass(frozen=True, slots=True)
class PastGame:
    """One finished game of dice as the list knows it: `record` has its players and rules but no entries.

    `stamp` is in seconds since 1970; `summary` is None where nobody in particular played, or it is damaged.
    """

    game: int
    stamp: int
    record: GameRecord
    summary: Summary | None

    @property
    def rules(self) -> str:
        """Return the key of the rule set."""
        return self.record.rules.key

    def names(self) -> Names:
        """Return everybody's name in the language of now."""
        return names_of(self.record.players, only_person(self.record))

    def cell(self, column: Column) -> str:
        """Return what stands in a column, in the language of now."""
        return {
            Column.WHEN: when_text(self.stamp),
            Column.RULES: rules_name(self.record.rules),
            Column.PLAYERS: opponents_text(self),
            Column.ROUNDS: QLocale().toString(self.summary.rounds) if self.summary else "",
            Column.RESULT: result_text(self),
        }[column]


def past_games(rows: Iterable[Finished], known: Iterable[PastGame] = ()) -> tuple[PastGame, ...]:
    """Return the games behind the rows of a store; a row that cannot be read is left out.

    What is `known` already is taken from there: a finished game does not change.
    """
    before = {past.game: past for past in known}
    games = (before.get(row.game) or _past(row) for row in rows)
    return tuple(game for game in games if game is not None)


def over_row(saved: Saved) -> Finished | None:
    """Return the game on the table as a row of the store, once it is over; its last verdict may still be read there."""
    try:
        record = from_parts(saved.head, saved.entries)
    except BrokenRecord:
        return None
    table, seat = replay(record).table, only_person(record)
    if table.phase is not Phase.OVER:
        return None
    return Finished(
        saved.game, saved.stamp, saved.head, "" if seat is None else summary_text(summary_of(table, seat))
    )


def _past(row: Finished) -> PastGame | None:
    try:
        record = from_parts(row.head, ())
    except BrokenRecord:
        return None
    return PastGame(row.game, row.stamp, record, read_summary(row.summary))


def when_text(stamp: int) -> str:
    """Return a time as the language writes it, short."""
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(stamp), QLocale.FormatType.ShortFormat)


def opponents_text(past: PastGame) -> str:
    """Return who else sat there; of a table of several people, everybody."""
    names = past.names()
    others = [name for seat, name in enumerate(names.by_seat) if seat != names.you]
    return QLocale().createSeparatedList(others)


def result_text(past: PastGame) -> str:
    """Return how the game ended for the person at the table."""
    if past.summary is None:
        return translate("Records", "played")
    return {
        True: translate("Records", "won"),
        False: translate("Records", "lost"),
        None: translate("Records", "no winner"),
    }[past.summary.won]


def heading_text(column: Column) -> str:
    """Return what heads a column of the list of dice games."""
    return {
        Column.WHEN: translate("Records", "When"),
        Column.RULES: translate("Records", "Rules"),
        Column.PLAYERS: translate("Records", "Opponents"),
        Column.ROUNDS: translate("Records", "Rounds"),
        Column.RESULT: translate("Records", "Result"),
    }[column]


class RecordsModel(QAbstractTableModel, Generic[P]):
    """The list of what is finished, newest first."""

    def __init__(self, headings: Headings, parent: QObject | None = None) -> None:
        """Begin empty; `headings` names the columns in the language of now."""
        super().__init__(parent)
        self._headings = headings
        self._games: tuple[P, ...] = ()

    @property
    def games(self) -> tuple[P, ...]:
        """Return the games on show."""
        return self._games

    def show_games(self, games: Sequence[P]) -> None:
        """Show these games instead; nothing moves when they are the same."""
        if tuple(games) == self._games:
            return
        self.beginResetModel()
        self._games = tuple(games)
        self.endResetModel()

    def retranslate(self) -> None:
        """Say everything anew in the language of now."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)
        if self._games:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._games) - 1, len(Column) - 1))

    def rowCount(self, parent: Index | None = None) -> int:
        """Return the number of games."""
        return 0 if parent is not None and parent.isValid() else len(self._games)

    def columnCount(self, parent: Index | None = None) -> int:
        """Return the number of columns."""
        return 0 if parent is not None and parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell's text; the whole row in words for the tooltip and the screen reader."""
        if not index.isValid():
            return None
        past = self._games[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return past.cell(Column(index.column()))
        if role == Qt.ItemDataRole.ToolTipRole:
            return ", ".join(past.cell(column) for column in Column if column is not Column.ROUNDS)
        return _alignment(index.column()) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return a column's name."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        return self._headings(Column(section)) if role == Qt.ItemDataRole.DisplayRole else None


def _alignment(column: int) -> Qt.AlignmentFlag:
    """Return where a column's texts stand: numbers end on one line, words begin on one."""
    side = Qt.AlignmentFlag.AlignRight if column == Column.ROUNDS else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
