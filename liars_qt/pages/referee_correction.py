"""Correct one line of the history: its fields, what would not fit any more, and a second press to drop that."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from enum import Enum
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from engine.dice.bid import FACES, Bid, Call
from engine.dice.rules import MAX_DICE_PER_SEAT
from engine.referee.actions import Action, Join
from engine.referee.book import Book, Conflict, Line
from engine.referee.evening import Evening
from engine.referee.legality import MAX_PENALTIES
from engine.referee.roster import LONGEST, clean_name
from engine.refusal import Refused
from liars_qt.pages.referee_parts import Words
from liars_qt.words.referee import action_text, refusal_text

translate = QCoreApplication.translate
Conflicts = Callable[[int, Action | None], tuple[Conflict, ...]]
_SHOWN = 4


@dataclass(frozen=True, slots=True)
class Editor:
    """One field on the screen: its widget and how to read it."""

    widget: QWidget
    read: Callable[[], Any]


class Asking(Enum):
    """What the dialog is about."""

    CORRECT = "correct"
    STRIKE = "strike"


class CorrectionDialog(QDialog):
    """Ask for the right fields of a line. `action` is what the line is to become, None to strike it out.

    A correction that later lines contradict is told first, with those lines; `without` are the ones that a
    second press drops.
    """

    def __init__(
        self, book: Book, at: int, names: Mapping[int, str], conflicts: Conflicts, parent: QWidget
    ) -> None:
        """Show the line as it stands."""
        super().__init__(parent)
        index = book.index(at)
        self._book, self._names, self._conflicts = book, names, conflicts
        self._line: Line = book.lines[index]
        self._editors = editors_of(self._line.action, book.before(index), names, self)
        self.action: Action | None = self._line.action
        self.without: tuple[int, ...] = ()
        self._told: tuple[int, ...] | None = None
        self.question, self.trouble = Words(1.1, self, in_serif=True), Words(1.0, self)
        self.buttons = QDialogButtonBox(self)
        self.correct = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.strike = self.buttons.addButton("", QDialogButtonBox.ButtonRole.DestructiveRole)
        self.cancel = self.buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self._arrange()
        self.retranslate()
        self._begin()
        self.correct.clicked.connect(lambda: self._try(Asking.CORRECT))
        self.strike.clicked.connect(lambda: self._try(Asking.STRIKE))
        self.buttons.rejected.connect(self.reject)

    def ask_to_strike(self) -> None:
        """Begin with striking the line out, as its own command does; Enter does so."""
        self._say(self.tr("Strike this line out?"))
        self._try(Asking.STRIKE, at_once=False)
        self.strike.setDefault(True)
        self.strike.setFocus()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setWindowTitle(self.tr("Correct a line"))
        self.question.setText(action_text(self._line.action, self._names))
        self.correct.setText(self.tr("Correct"))
        self.strike.setText(self.tr("Strike out"))
        self.correct.setVisible(bool(self._editors))
        for name, label in self._labels.items():
            label.setText(field_text(name))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _arrange(self) -> None:
        form = QFormLayout()
        self._labels = {name: QLabel(self) for name in self._editors}
        for name, editor in self._editors.items():
            self._labels[name].setBuddy(editor.widget)
            form.addRow(self._labels[name], editor.widget)
        column = QVBoxLayout(self)
        column.addWidget(self.question)
        column.addLayout(form)
        column.addWidget(self.trouble)
        column.addStretch(1)
        column.addWidget(self.buttons)
        self.trouble.hide()
        self.setMinimumWidth(460)

    def _begin(self) -> None:
        """Put the keyboard on the first field, its text selected; Enter corrects."""
        self.correct.setDefault(True)
        for editor in list(self._editors.values())[:1]:
            editor.widget.setFocus()
            if isinstance(editor.widget, QSpinBox | QLineEdit):
                editor.widget.selectAll()

    def _edited(self) -> Action:
        given = {name: editor.read() for name, editor in self._editors.items()}
        kept = {f.name: getattr(self._line.action, f.name) for f in fields(self._line.action)}
        return type(self._line.action)(**{**kept, **given})

    def _try(self, asking: Asking, at_once: bool = True) -> None:
        """Accept what fits; tell what does not, and accept it at the second press on the same button."""
        action = None if asking is Asking.STRIKE else self._edited()
        if action == self._line.action:
            self.reject()
            return
        try:
            later = tuple(conflict.at for conflict in self._conflicts(self._line.at, action))
        except Refused as refused:
            self._say(refusal_text(refused.refusal, self._names))
            return
        if at_once and (not later or (later == self._told and action == self.action)):
            self.action, self.without = action, later
            self.accept()
            return
        self.action, self._told = action, later
        if later:
            self._say(self._later_text(later))

    def _later_text(self, later: tuple[int, ...]) -> str:
        lines = [self._book.lines[self._book.index(at)] for at in later[:_SHOWN]]
        listed = "; ".join(action_text(line.action, self._names) for line in lines)
        if len(later) > _SHOWN:
            listed = self.tr("{lines} and more").format(lines=listed)
        sentence = self.tr(
            "%n later lines cannot stand after this. Press again to strike them out as well: {lines}",
            "",
            len(later),
        )
        return sentence.format(lines=listed)

    def _say(self, sentence: str) -> None:
        self.trouble.setText(sentence)
        self.trouble.show()


def field_text(name: str) -> str:
    """Return the caption of a field by its name in the engine."""
    return {
        "who": translate("Correction", "Who"),
        "call": translate("Correction", "Call"),
        "bidder": translate("Correction", "Whose bid"),
        "bid": translate("Correction", "Bid"),
        "matches": translate("Correction", "Matching dice"),
        "name": translate("Correction", "Name"),
        "dice": translate("Correction", "Dice"),
        "place": translate("Correction", "Seat"),
        "penalties": translate("Correction", "Penalties"),
        "on": translate("Correction", "Yes"),
        "opener": translate("Correction", "Opens"),
    }[name]


def editors_of(
    action: Action, before: Evening, names: Mapping[int, str], parent: QWidget
) -> dict[str, Editor]:
    """Return an editor for each field of an action that can be edited, filled as the action stands."""
    made: dict[str, Editor] = {}
    for field in fields(action):
        if isinstance(action, Join) and field.name == "who":
            continue
        editor = _editor(field.name, getattr(action, field.name), before, names, parent)
        if editor is not None:
            made[field.name] = editor
    return made


def _editor(
    name: str, value: Any, before: Evening, names: Mapping[int, str], parent: QWidget
) -> Editor | None:
    if name in ("who", "bidder", "opener"):
        return _person(value, before, names, parent)
    if name == "bid":
        return _bid(value, before, parent)
    if name == "call":
        return _call(value, parent)
    if name == "name":
        line = QLineEdit(value or "", parent)
        line.setMaxLength(LONGEST)
        return Editor(line, lambda: clean_name(line.text()))
    if name == "on":
        box = QCheckBox(parent)
        box.setChecked(value)
        return Editor(box, box.isChecked)
    limits = {"matches": before.table.round.total, "dice": MAX_DICE_PER_SEAT, "penalties": MAX_PENALTIES}
    if name == "place":
        return _number(value + 1, 1, len(before.seated) + 1, parent, less=1)
    return _number(value, 0, limits[name], parent) if name in limits else None


def _number(value: int, least: int, most: int, parent: QWidget, less: int = 0) -> Editor:
    box = QSpinBox(parent)
    box.setRange(least, most)
    box.setValue(value)
    return Editor(box, lambda: box.value() - less)


def _person(value: int, before: Evening, names: Mapping[int, str], parent: QWidget) -> Editor:
    box = QComboBox(parent)
    for who in dict.fromkeys((*before.seated, value)):
        box.addItem(names.get(who, ""), who)
    box.setCurrentIndex(box.findData(value))
    return Editor(box, box.currentData)


def _call(value: Call, parent: QWidget) -> Editor:
    box = QComboBox(parent)
    box.addItem(translate("Correction", "Challenge"), Call.CHALLENGE)
    box.addItem(translate("Correction", "Exact"), Call.EXACT)
    box.setCurrentIndex(list(Call).index(value))
    return Editor(box, lambda: list(Call)[box.currentIndex()])


def _bid(value: Bid, before: Evening, parent: QWidget) -> Editor:
    whole = QWidget(parent)
    quantity, face, strict = QSpinBox(whole), QSpinBox(whole), QCheckBox(whole)
    quantity.setRange(1, max(1, before.table.round.total, value.quantity))
    face.setRange(FACES[0], FACES[-1])
    quantity.setValue(value.quantity)
    face.setValue(value.face)
    strict.setText(translate("Correction", "strict"))
    strict.setChecked(value.strict)
    strict.setVisible(before.table.rules.strict_bids)
    quantity.setAccessibleName(translate("Correction", "Quantity"))
    face.setAccessibleName(translate("Correction", "Face"))
    row = QHBoxLayout(whole)
    row.setContentsMargins(0, 0, 0, 0)
    for part in (quantity, QLabel("\N{MULTIPLICATION SIGN}", whole), face, strict):
        row.addWidget(part)
    row.addStretch(1)
    whole.setFocusProxy(quantity)
    return Editor(whole, lambda: Bid(quantity.value(), face.value(), strict.isChecked()))
