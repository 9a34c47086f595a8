"""Who sits in the circle: a name a row, up and out; add a player, or let one who went away come back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from engine.cards.seats import MAX_SEATS, MIN_SEATS, NAME_LIMIT, Seat, Sitting, clean_name
from liars_qt.look.fonts import em, hand_down
from liars_qt.look.icons import icon
from liars_qt.look.tokens import current
from liars_qt.widgets.fit_button import TOUCH, FitButton
from liars_qt.widgets.name_edit import NameEdit
from liars_qt.words.cards import Labels


class SeatRow(QWidget):
    """One seat: its number, its name, one place up, out of the circle."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Be empty; the editor fills the row and listens to it."""
        super().__init__(parent)
        self.ident = 0
        self.number, self.name = QLabel(self), NameEdit(self)
        self.up, self.out = QToolButton(self), QToolButton(self)
        self.name.setMaxLength(NAME_LIMIT)
        self.number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.number)
        row.addWidget(self.name, 1)
        row.addWidget(self.up)
        row.addWidget(self.out)
        self._dress()

    def show_seat(self, place: int, seat: Seat, label: str) -> None:
        """Show a seat at a place of the circle, from 0; a name that is being typed is left alone."""
        self.ident = seat.ident
        self.number.setText(str(place + 1))
        if not self.name.hasFocus() or not self.name.isModified():
            self.name.setText(seat.name)
        self.name.setPlaceholderText(label)
        self.name.setAccessibleName(self.tr("Name of player {number}").format(number=place + 1))
        self.up.setEnabled(place > 0)
        for button, text in ((self.up, self.tr("Sit one place earlier")), (self.out, self.tr("Sit out"))):
            button.setToolTip(text)
            button.setAccessibleName(f"{text}, {label}")

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme and the font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            hand_down(self, self.number, self.name, self.up, self.out)
            self._dress()

    def _dress(self) -> None:
        side = round(em(self) * 1.05)
        tall = max(TOUCH, round(em(self) * 1.9))
        for button, name in ((self.up, "up"), (self.out, "close")):
            button.setIcon(icon(name, current().ink))
            button.setIconSize(QSize(side, side))
            button.setFixedSize(tall, tall)
        self.name.setMinimumHeight(tall)
        self.number.setFixedWidth(round(em(self) * 1.4))


class SeatsEditor(QWidget):
    """Edit the circle. `changed` carries the whole new circle as Sittings; nothing is kept here."""

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self.rows: list[SeatRow] = []
        self.back: list[FitButton] = []
        self._seats: tuple[Seat, ...] = ()
        self._left: tuple[Seat, ...] = ()
        self.add = FitButton(parent=self)
        self.away = QLabel(self)
        self._column, self._returns = QVBoxLayout(), QGridLayout()
        for layout in (self._column, self._returns):
            layout.setSpacing(4)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(6)
        whole.addLayout(self._column)
        whole.addWidget(self.add)
        whole.addWidget(self.away)
        whole.addLayout(self._returns)
        self.add.clicked.connect(self._append_seat)

    def show_seats(self, seats: Sequence[Seat], left: Sequence[Seat], labels: Labels) -> None:
        """Show who sits, and who went away and may come back."""
        self._seats, self._left = tuple(seats), tuple(left)
        while len(self.rows) > len(self._seats):
            self._drop(self.rows)
        while len(self.rows) < len(self._seats):
            self._append_row()
        for place, (row, seat) in enumerate(zip(self.rows, self._seats, strict=True)):
            row.show_seat(place, seat, labels[seat.ident])
            row.out.setEnabled(len(self._seats) > MIN_SEATS)
        self.add.setEnabled(len(self._seats) < MAX_SEATS)
        self._show_away(labels)

    def retranslate(self) -> None:
        """Set every text in the language of now; names are shown anew by the page."""
        self.add.show_label(self.tr("Add a player"))
        self.away.setText(self.tr("Sitting out:"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            hand_down(self, *self.rows, self.add, self.away, *self.back)

    def _show_away(self, labels: Labels) -> None:
        self.away.setVisible(bool(self._left))
        while len(self.back) > len(self._left):
            self._drop(self.back)
        while len(self.back) < len(self._left):
            self._append_back()
        for button, seat in zip(self.back, self._left, strict=True):
            button.show_label(self.tr("{name} is back").format(name=labels[seat.ident]))
            button.setEnabled(len(self._seats) < MAX_SEATS)

    def _sittings(self) -> list[Sitting]:
        """Return the circle as the rows have it, with whatever names are typed."""
        return [Sitting(row.ident, row.name.text()) for row in self.rows]

    def _emit(self, circle: list[Sitting]) -> None:
        """Tell of a circle that is another one."""
        now = [(seat.ident, seat.name) for seat in self._seats]
        for row in self.rows:
            row.name.setModified(False)
        if [(each.ident, clean_name(each.name)) for each in circle] != now:
            self.changed.emit(tuple(circle))

    def _append_seat(self) -> None:
        self._emit([*self._sittings(), Sitting(None, "")])

    def _move_up(self, row: SeatRow) -> None:
        circle, place = self._sittings(), self.rows.index(row)
        circle[place - 1], circle[place] = circle[place], circle[place - 1]
        self._emit(circle)

    def _take_out(self, row: SeatRow) -> None:
        self._emit([sitting for sitting in self._sittings() if sitting.ident != row.ident])

    def _bring_back(self, button: FitButton) -> None:
        seat = self._left[self.back.index(button)]
        self._emit([*self._sittings(), Sitting(seat.ident, seat.name)])

    def _append_row(self) -> None:
        row = SeatRow(self)
        row.setFont(self.font())
        row.name.editingFinished.connect(lambda: self._emit(self._sittings()))
        row.up.clicked.connect(lambda: self._move_up(row))
        row.out.clicked.connect(lambda: self._take_out(row))
        self._column.addWidget(row)
        self.rows.append(row)

    def _append_back(self) -> None:
        button = FitButton(parent=self)
        button.setFont(self.font())
        button.clicked.connect(lambda: self._bring_back(button))
        self._returns.addWidget(button, len(self.back), 0)
        self.back.append(button)

    @staticmethod
    def _drop(widgets: list) -> None:
        spare = widgets.pop()
        spare.hide()
        spare.deleteLater()
