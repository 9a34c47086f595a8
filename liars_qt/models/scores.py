"""The score of Red or Black as a table: seat, penalties, hits."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from engine.cards.state import Phase, Table
from liars_qt.words.cards import Labels

translate = QCoreApplication.translate
Index = QModelIndex | QPersistentModelIndex
NAME, PENALTIES, HITS = range(3)


class ScoresModel(QAbstractTableModel):
    """Show every seat in the order of the circle; the one on turn is marked in words and by an arrow."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin without a table."""
        super().__init__(parent)
        self._table: Table | None = None
        self._labels: Labels = {}

    def show_table(self, table: Table, labels: Labels) -> None:
        """Show a table's seats."""
        self.beginResetModel()
        self._table, self._labels = table, labels
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """Return the number of seats."""
        inside = parent is not None and parent.isValid()
        return 0 if inside or self._table is None else len(self._table.seats)

    def columnCount(self, parent: Index | None = None) -> int:
        """Return the number of columns."""
        return 0 if parent is not None and parent.isValid() else 3

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what stands in a cell."""
        if self._table is None or not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() != NAME:
            return Qt.AlignmentFlag.AlignCenter
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(index.row(), index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(index.row(), index.column())
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return a column's title."""
        if role == Qt.ItemDataRole.TextAlignmentRole and section == NAME:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (translate("Scores", "Player"), translate("Scores", "Penalties"), translate("Scores", "Hits"))[
            section
        ]

    def _text(self, row: int, column: int) -> str:
        assert self._table is not None
        seat = self._table.seats[row]
        if column == NAME:
            name = self._labels[seat.ident]
            return f"\N{BLACK RIGHT-POINTING SMALL TRIANGLE} {name}" if self._on_turn(row) else name
        return str(seat.penalties) if column == PENALTIES else f"{seat.hits}/{seat.bets}"

    def _spoken(self, row: int, column: int) -> str:
        text = self._text(row, column)
        if column != NAME or not self._on_turn(row):
            return text
        return translate("Scores", "{name}, on turn").format(name=text[2:])

    def _on_turn(self, row: int) -> bool:
        table = self._table
        return table is not None and table.phase is not Phase.OVER and table.seats[row].ident == table.turn
