"""The history of the evening, line by line under its rounds; any line can be corrected or struck out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from engine.dice.events import Revealed
from engine.referee.actions import NewGame, NextRound
from engine.referee.book import Book, Line
from engine.referee.chronicle import Chapter, chapters
from liars_qt.look.fonts import serif
from liars_qt.pages.referee_parts import BigButton
from liars_qt.widgets.fitting import bound
from liars_qt.words.referee import action_text, verdict_text
from liars_qt.words.referee_export import chapter_title

Index = QModelIndex | QPersistentModelIndex
AT = Qt.ItemDataRole.UserRole
_PADDING, _LEADING = 26, 9


@dataclass(frozen=True, slots=True)
class Row:
    """One row: a line of the book by its number `at`, or the title of a round."""

    text: str
    at: int | None
    title: bool = False


class Rows:
    """Make the rows of an evening; a line that was said before, in the same names, is not said again."""

    def __init__(self) -> None:
        """Have said nothing yet."""
        self._names: Mapping[int, str] = {}
        self._said: dict[int, tuple[Line, Row]] = {}

    def of(self, book: Book, names: Mapping[int, str]) -> tuple[Row, ...]:
        """Return the rows, the first round first."""
        if names != self._names:
            self.forget()
            self._names = dict(names)
        return tuple(row for chapter in chapters(book) for row in self._chapter(chapter))

    def forget(self) -> None:
        """Say everything anew, for another language."""
        self._said.clear()

    def _chapter(self, chapter: Chapter) -> Iterator[Row]:
        lines = list(chapter.lines)
        opening = lines and isinstance(lines[0].action, NextRound | NewGame)
        yield Row(chapter_title(chapter), lines.pop(0).at if opening else None, title=True)
        yield from (self._row(line) for line in lines)

    def _row(self, line: Line) -> Row:
        kept = self._said.get(line.at)
        if kept is None or kept[0] is not line:
            kept = self._said[line.at] = line, Row(line_text(line, self._names), line.at)
        return kept[1]


def line_text(line: Line, names: Mapping[int, str]) -> str:
    """Return a line with the verdict that it brought about."""
    text = action_text(line.action, names)
    if line.evening.last is None or not any(isinstance(event, Revealed) for event in line.events):
        return text
    return f"{text}\n{verdict_text(line.evening.last, names)}"


class HistoryModel(QAbstractListModel):
    """The rows as a list; those that stay as they are are not touched."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self._rows: tuple[Row, ...] = ()

    def show_rows(self, rows: tuple[Row, ...]) -> None:
        """Show other rows."""
        before = self._rows
        if len(rows) > len(before) > 0 and rows[: len(before)] == before:
            self.beginInsertRows(QModelIndex(), len(before), len(rows) - 1)
            self._rows = rows
            self.endInsertRows()
        elif rows != before:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """Return the number of rows."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a row's text, its number in the record, or the face of a title."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.text
        if role == AT:
            return row.at
        if role == Qt.ItemDataRole.FontRole and row.title:
            owner = self.parent()
            return serif(owner.font(), 1.1) if isinstance(owner, QWidget) else None
        return None


class RowDelegate(QStyledItemDelegate):
    """Give each row the height that its text needs at the width of now; Qt would guess too low."""

    def __init__(self, view: QListView) -> None:
        """Measure for a list."""
        super().__init__(view)
        self._view = view
        self._measured: dict[tuple[str, int, str], QSize] = {}

    def displayText(self, value: object, locale: QLocale | QLocale.Language) -> str:
        """Return a row's text as it is laid: no bid is broken."""
        return bound(super().displayText(value, locale))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the room for all the words."""
        text, width = bound(str(index.data())), self._view.viewport().width() - _PADDING
        size = self._measured.get((text, width, self._view.font().key()))
        if size is None:
            font = index.data(Qt.ItemDataRole.FontRole) or self._view.font()
            room = QRect(0, 0, width, 0)
            box = QFontMetrics(font).boundingRect(room, Qt.TextFlag.TextWordWrap, text)
            size = self._measured[text, width, self._view.font().key()] = QSize(
                width, box.height() + _LEADING
            )
        return size


class HistoryPanel(QWidget):
    """The list with its two commands; `correct_wanted` and `strike_wanted` carry the number of a line."""

    correct_wanted = Signal(int)
    strike_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self.list = QListView(self)
        self.list.setWordWrap(True)
        self.list.setUniformItemSizes(False)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.model = HistoryModel(self.list)
        self._rows = Rows()
        self.list.setModel(self.model)
        self.list.setItemDelegate(RowDelegate(self.list))
        self.correct, self.strike = BigButton("", self, 1.0), BigButton("", self, 1.0)
        row = QHBoxLayout()
        row.addWidget(self.correct)
        row.addWidget(self.strike)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 6, 4, 4)
        column.addWidget(self.list, 1)
        column.addLayout(row)
        self._wire()
        self.retranslate()
        self._refresh()

    @property
    def at(self) -> int | None:
        """Return the number of the line that is selected."""
        at = self.list.currentIndex().data(AT)
        return at if isinstance(at, int) else None

    def show_book(self, book: Book, names: Mapping[int, str]) -> None:
        """Show an evening, and its end."""
        self.model.show_rows(self._rows.of(book, names))
        self._refresh()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self._rows.forget()
        self.correct.show_text(self.tr("Correct…"))
        self.strike.show_text(self.tr("Strike out"))
        self.list.setAccessibleName(self.tr("History of the evening"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Correct the selected line by Enter, strike it out by Delete."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.correct.click()
        elif event.key() == Qt.Key.Key_Delete:
            self.strike.click()
        else:
            super().keyPressEvent(event)

    def _wire(self) -> None:
        self._at_end = True
        self.list.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self.list.verticalScrollBar().rangeChanged.connect(self._follow)
        self.list.selectionModel().currentChanged.connect(self._refresh)
        self.model.modelReset.connect(self._refresh)
        self.list.doubleClicked.connect(lambda _: self.correct.click())
        self.correct.clicked.connect(lambda: self._ask(self.correct_wanted))
        self.strike.clicked.connect(lambda: self._ask(self.strike_wanted))

    def _on_scrolled(self, value: int) -> None:
        self._at_end = value >= self.list.verticalScrollBar().maximum()

    def _follow(self, _least: int, most: int) -> None:
        """Stay at the end as the list grows, unless its reader has scrolled up."""
        if self._at_end:
            self.list.verticalScrollBar().setValue(most)

    def _ask(self, signal: object) -> None:
        if self.at is not None:
            signal.emit(self.at)  # type: ignore[attr-defined]

    def _refresh(self) -> None:
        for button in (self.correct, self.strike):
            button.setEnabled(self.at is not None)
