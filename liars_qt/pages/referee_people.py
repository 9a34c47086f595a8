"""Who sits at the table, with everything that can change between two rounds: a row for each, and one to join."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.dice.rules import MAX_DICE_PER_SEAT, MAX_SEATS, MIN_SEATS
from engine.referee import actions as act
from engine.referee.evening import Evening
from engine.referee.legality import misfit
from engine.referee.roster import LONGEST, clean_name
from liars_qt.look.fonts import serif
from liars_qt.pages.referee_parts import BigButton, Words, line_of, type_of, wear_type
from liars_qt.widgets.choice_buttons import Step, StepButton
from liars_qt.widgets.name_edit import NameEdit

Names = Mapping[int, str]


class FingerStep(StepButton):
    """A step large enough for a finger."""

    SIDE = 2.2


class PersonRow(QWidget):
    """One person: name, dice or penalties, and a menu with the rest. `told` carries an action."""

    told = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        """Show nobody yet."""
        super().__init__(parent)
        self._who = -1
        self._evening: Evening | None = None
        self._given = ""
        self.name = NameEdit(self)
        self.name.setMaxLength(LONGEST)
        self.less, self.more = FingerStep(Step.LESS, self), FingerStep(Step.MORE, self)
        self.figure = QLabel(self)
        self.figure.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.menu_button = QToolButton(self)
        self.menu_button.setText("\N{HORIZONTAL ELLIPSIS}")
        self.menu_button.setStyleSheet("QToolButton::menu-indicator { image: none; }")
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu = QMenu(self)
        self.menu_button.setMenu(self.menu)
        self._actions = {key: QAction(self) for key in ("opens", "up", "down", "lost", "more", "leaves")}
        self.menu.addActions(list(self._actions.values()))
        self._arrange()
        self._dress()
        self._wire()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the type."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._dress()

    def _dress(self) -> None:
        base, line = type_of(self), line_of(self)
        wear_type(self.name, base)
        wear_type(self.figure, serif(base, 1.2))
        wear_type(self.menu_button, serif(base, 1.3))
        self.name.setMinimumHeight(round(line * 2.1))
        self.figure.setMinimumWidth(round(line * 1.6))

    def show_person(self, evening: Evening, who: int, names: Names) -> None:
        """Show a person as they are now, and open what may change now."""
        self._evening, self._who = evening, who
        given = next(person.name for person in evening.people if person.id == who) or ""
        if given != self._given or not self.name.hasFocus():
            self._given = given
            self.name.setText(given)
        self.name.setPlaceholderText(names[who])
        seat = evening.seat(who)
        self.figure.setText(str(seat.dice if evening.table.rules.knockout else seat.penalties))
        self._open(evening, who)
        self._name_parts(names[who], evening.table.rules.knockout)

    def _arrange(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(3)
        row.addWidget(self.name, 1)
        for part in (self.less, self.figure, self.more, self.menu_button):
            row.addWidget(part)

    def _wire(self) -> None:
        self.name.editingFinished.connect(self._on_named)
        self.less.clicked.connect(lambda: self._step(-1))
        self.more.clicked.connect(lambda: self._step(1))
        for key, action in self._actions.items():
            action.triggered.connect(lambda _=False, key=key: self._on_menu(key))

    def _open(self, evening: Evening, who: int) -> None:
        """Ask the referee what is possible now."""
        self.less.setEnabled(misfit(evening, self._stepped(-1)) is None)
        self.more.setEnabled(misfit(evening, self._stepped(1)) is None)
        place, count = evening.seated.index(who), len(evening.seated)
        for key, action in self._actions.items():
            told = self._told(key)
            action.setEnabled(told is not None and misfit(evening, told) is None)
        self._actions["up"].setEnabled(self._actions["up"].isEnabled() and place > 0)
        self._actions["down"].setEnabled(self._actions["down"].isEnabled() and place < count - 1)
        self._actions["more"].setVisible(not evening.table.rules.knockout)

    def _name_parts(self, name: str, knockout: bool) -> None:
        self.name.setAccessibleName(self.tr("Name of {name}").format(name=name))
        what = self.tr("Dice of {name}") if knockout else self.tr("Penalties of {name}")
        self.figure.setAccessibleName(f"{what.format(name=name)}: {self.figure.text()}")
        self.less.setAccessibleName(self.tr("One less: {what}").format(what=what.format(name=name)))
        self.more.setAccessibleName(self.tr("One more: {what}").format(what=what.format(name=name)))
        self.menu_button.setAccessibleName(self.tr("More about {name}").format(name=name))
        texts = {
            "opens": self.tr("Opens the round"),
            "up": self.tr("One seat up"),
            "down": self.tr("One seat down"),
            "lost": self.tr("A die is lost from the table"),
            "more": self.tr("A die more"),
            "leaves": self.tr("Leaves the table"),
        }
        for key, action in self._actions.items():
            action.setText(texts[key])

    def _stepped(self, step: int) -> act.Action:
        assert self._evening is not None
        seat = self._evening.seat(self._who)
        if self._evening.table.rules.knockout:
            return act.SetDice(self._who, seat.dice + step)
        return act.SetPenalties(self._who, seat.penalties + step)

    def _step(self, step: int) -> None:
        self.told.emit(self._stepped(step))

    def _told(self, key: str) -> act.Action | None:
        """Return what a command of the menu tells the referee."""
        if self._evening is None:
            return None
        dice = self._evening.seat(self._who).dice
        told: dict[str, act.Action] = {
            "opens": act.SetOpener(self._who),
            "up": act.Reorder(self._moved(-1)),
            "down": act.Reorder(self._moved(1)),
            "lost": act.DieLost(self._who),
            "more": act.SetDice(self._who, min(dice + 1, MAX_DICE_PER_SEAT)),
            "leaves": act.Leave(self._who),
        }
        return told[key]

    def _moved(self, step: int) -> tuple[int, ...]:
        assert self._evening is not None
        order = list(self._evening.seated)
        place = order.index(self._who)
        other = min(max(place + step, 0), len(order) - 1)
        order[place], order[other] = order[other], order[place]
        return tuple(order)

    def _on_menu(self, key: str) -> None:
        told = self._told(key)
        if told is not None:
            self.told.emit(told)

    def _on_named(self) -> None:
        name = clean_name(self.name.text())
        if (name or "") != self._given:
            self._given = name or ""
            self.told.emit(act.Rename(self._who, name))


class PeoplePanel(QWidget):
    """All rows and the one to join; `told` carries an action."""

    told = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nobody yet."""
        super().__init__(parent)
        self._evening: Evening | None = None
        self.rows: list[PersonRow] = []
        self.why = Words(0.95, self, muted=True)
        self.newcomer = QLineEdit(self)
        self.newcomer.setMaxLength(LONGEST)
        self.join = BigButton("", self, 1.0)
        self._column = QVBoxLayout()
        self._column.setSpacing(4)
        self._arrange()
        self.join.clicked.connect(self._on_join)
        self.newcomer.returnPressed.connect(self._on_join)
        self.retranslate()

    def show_evening(self, evening: Evening, names: Names) -> None:
        """Show who sits there now."""
        self._evening = evening
        while len(self.rows) > len(evening.seated):
            row = self.rows.pop()
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self.rows) < len(evening.seated):
            row = PersonRow(self)
            row.told.connect(self.told)
            self._column.insertWidget(len(self.rows), row)
            self.rows.append(row)
        for row, who in zip(self.rows, evening.seated, strict=True):
            row.show_person(evening, who, names)
        room = evening.between and MIN_SEATS <= len(evening.seated) < MAX_SEATS
        self.join.setEnabled(room)
        self.newcomer.setEnabled(room)
        self.why.setVisible(not evening.between)

    def retranslate(self) -> None:
        """Set every text in the language of now; the rows say theirs when they are shown again."""
        self.why.setText(self.tr("A round is under way: seats change between rounds."))
        self.newcomer.setPlaceholderText(self.tr("Name of a newcomer"))
        self.newcomer.setAccessibleName(self.tr("Name of a newcomer"))
        self.join.show_text(self.tr("Joins"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep what is typed into a name from the keys of the table; Esc is the page's."""
        if event.key() == Qt.Key.Key_Escape or not event.text():
            super().keyPressEvent(event)

    def _arrange(self) -> None:
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(2, 2, 8, 2)
        column.addLayout(self._column)
        column.addWidget(self.why)
        column.addStretch(1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        last = QHBoxLayout()
        last.addWidget(self.newcomer, 1)
        last.addWidget(self.join)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(4, 6, 4, 4)
        whole.addWidget(area, 1)
        whole.addLayout(last)

    def _on_join(self) -> None:
        if self._evening is None:
            return
        evening = self._evening
        self.told.emit(
            act.Join(
                evening.next_id,
                clean_name(self.newcomer.text()),
                evening.table.rules.dice_per_seat,
                len(evening.seated),
            )
        )
        self.newcomer.clear()
