"""Choose who sits at a dice table: people, with or without a name, and bots by their temper."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.bots.roster import MINDS
from engine.records.record import Player
from engine.referee.roster import clean_name
from liars_qt.look.fonts import em
from liars_qt.widgets.name_edit import NameEdit
from liars_qt.words.names import mind_name, names_of

MOST = 8
FEWEST = 2
LONGEST_NAME = 40
PERSON = ""


class SeatRow(QWidget):
    """One seat: who plays it and, for a person, the name."""

    changed = Signal()

    def __init__(self, player: Player, parent: QWidget | None = None) -> None:
        """Show a player; the editor lays the parts out in its grid."""
        super().__init__(parent)
        self.hide()
        self.number = QLabel(parent)
        self.kind = QComboBox(parent)
        self.name = NameEdit(parent)
        self.name.setText(player.name or "")
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setMinimumWidth(round(em(self.name) * 8))
        self.retranslate()
        self.kind.setCurrentIndex(max(0, self.kind.findData(player.mind or PERSON)))
        self.kind.currentIndexChanged.connect(self.changed)
        self.name.textChanged.connect(self.changed)

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """Return the widgets of the row, from left to right."""
        return self.number, self.kind, self.name

    @property
    def player(self) -> Player:
        """Return who sits here; blanks and unseen signs are no name."""
        mind = str(self.kind.currentData()) or None
        return Player(clean_name(self.name.text()) if mind is None else None, mind)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        kept = self.kind.currentData()
        self.kind.blockSignals(True)
        self.kind.clear()
        self.kind.addItem(self.tr("Person"), PERSON)
        for mind in MINDS:
            self.kind.addItem(mind_name(mind), mind)
        self.kind.setCurrentIndex(max(0, self.kind.findData(kept)))
        self.kind.blockSignals(False)


class SeatEditor(QWidget):
    """Edit the players of a table of two to eight seats; `changed` after every change."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin empty; `set_players` fills it."""
        super().__init__(parent)
        self._rows: list[SeatRow] = []
        self._grid = QGridLayout()
        self._grid.setColumnStretch(2, 1)
        self.add, self.remove = QPushButton(self), QPushButton(self)
        self.add.clicked.connect(lambda: self._resize(len(self._rows) + 1))
        self.remove.clicked.connect(lambda: self._resize(len(self._rows) - 1))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._grid)
        column.addWidget(self.add)
        column.addWidget(self.remove)
        column.addStretch(1)
        self.retranslate()

    @property
    def rows(self) -> tuple[SeatRow, ...]:
        """Return the rows, seat by seat."""
        return tuple(self._rows)

    @property
    def chain(self) -> tuple[QWidget, ...]:
        """Return what can have the keyboard, in the order one reads; rows come and go, so it changes."""
        return (*(part for row in self._rows for part in row.parts[1:]), self.add, self.remove)

    @property
    def players(self) -> tuple[Player, ...]:
        """Return who sits where."""
        return tuple(row.player for row in self._rows)

    def set_players(self, players: tuple[Player, ...]) -> None:
        """Show these players."""
        while self._rows:
            self._drop()
        for player in players:
            self._append(player)
        self._refresh()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.add.setText(self.tr("&Add a seat"))
        self.remove.setText(self.tr("Remo&ve the last seat"))
        for row in self._rows:
            row.retranslate()
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _resize(self, seats: int) -> None:
        while len(self._rows) > max(FEWEST, seats):
            self._drop()
        while len(self._rows) < min(MOST, seats):
            self._append(Player(mind=next(iter(MINDS))))
        self._refresh()
        self.changed.emit()

    def _append(self, player: Player) -> None:
        row = SeatRow(player, self)
        row.changed.connect(self._on_row)
        for column, part in enumerate(row.parts):
            self._grid.addWidget(part, len(self._rows), column)
            part.show()
        self._rows.append(row)

    def _drop(self) -> None:
        row = self._rows.pop()
        for part in (*row.parts, row):
            self._grid.removeWidget(part)
            part.hide()
            part.deleteLater()

    def _on_row(self) -> None:
        self._refresh()
        self.changed.emit()

    def _refresh(self) -> None:
        """Number the seats, show what a nameless one would be called, close what cannot be pressed."""
        names = names_of(self.players, None)
        for seat, row in enumerate(self._rows):
            row.number.setText(str(seat + 1))
            row.kind.setAccessibleName(self.tr("Who sits at seat {number}").format(number=seat + 1))
            row.name.setAccessibleName(self.tr("Name of seat {number}").format(number=seat + 1))
            row.name.setVisible(row.player.mind is None)
            row.name.setPlaceholderText(names[seat])
        self.add.setEnabled(len(self._rows) < MOST)
        self.remove.setEnabled(len(self._rows) > FEWEST)
