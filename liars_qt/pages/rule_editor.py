"""Choose a rule set: a preset, or any mixture of its switches, which then goes by the name of house rules."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import TypeVar

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from engine.dice.rules import (
    CLASSIC,
    MAX_DICE_PER_SEAT,
    PRESETS,
    Order,
    Palifico,
    RuleSet,
    Scoring,
    Trigger,
    named,
)
from liars_qt.widgets.choice_box import ChoiceBox
from liars_qt.words.dice import problem_text, rules_name, trigger_text

E = TypeVar("E", bound=Enum)
HOUSE = "custom"


class RuleEditor(QWidget):
    """Edit a RuleSet; `changed` after every change, `rules` holds what the switches say, `problem` why not."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None, yielding: bool = False) -> None:
        """Begin with the classic table; a `yielding` editor makes do with little width."""
        super().__init__(parent)
        self._yielding = yielding
        self._rules = CLASSIC
        self._filling = False
        self._build()
        self._arrange()
        self._wire()
        self.retranslate()

    @property
    def rules(self) -> RuleSet:
        """Return the rule set that the switches describe; it may have problems."""
        return self._rules

    @property
    def chain(self) -> tuple[QWidget, ...]:
        """Return what can have the keyboard, in the order one reads."""
        lists = (self.preset, self.scoring, self.dice, self.order, self.palifico, self.trigger)
        return (*lists, self.wild_ones, self.open_with_ones, self.strict_bids, self.exact)

    def set_rules(self, rules: RuleSet) -> None:
        """Show a rule set."""
        self._rules = rules
        self._fill()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self._filling = True
        self._fill_choice(self.preset, {r.key: rules_name(r) for r in (*PRESETS.values(), RuleSet(HOUSE))})
        self._fill_choice(
            self.scoring,
            {
                Scoring.PENALTY: self.tr("penalties, dice stay"),
                Scoring.KNOCKOUT: self.tr("dice are lost, the last one in wins"),
            },
        )
        self._fill_choice(
            self.order,
            {
                Order.PLAIN: self.tr("more dice, or a higher face"),
                Order.HALVED_ONES: self.tr("the same, and ones at half the number"),
                Order.ONES_HIGHEST: self.tr("the same, and ones above sixes"),
                Order.FACE_FIRST: self.tr("a higher face with any number, or more dice"),
            },
        )
        self._fill_choice(
            self.palifico,
            {
                Palifico.NONE: self.tr("not played"),
                Palifico.FROZEN_QUANTITY: self.tr("the number is frozen"),
                Palifico.FROZEN_FACE: self.tr("the face is frozen"),
            },
        )
        self._fill_choice(self.trigger, {trigger: trigger_text(trigger) for trigger in Trigger})
        self.wild_ones.setText(self.tr("Ones are &wild"))
        self.strict_bids.setText(self.tr("&Strict bids, without the wild ones"))
        self.open_with_ones.setText(self.tr("A round &may open with ones"))
        self.exact.setText(self.tr("E&xact call: win a die back, or lose one"))
        for label, text in self._captions().items():
            label.setText(text)
        self._filling = False
        self._fill()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _captions(self) -> dict[QLabel, str]:
        texts = (
            self.tr("&Rules"),
            self.tr("Losing a round"),
            self.tr("&Dice each"),
            self.tr("Order of &bids"),
            self.tr("&Palifico"),
            self.tr("It comes"),
        )
        return dict(zip(self._labels, texts, strict=True))

    def _build(self) -> None:
        made = tuple(ChoiceBox(self, self._yielding) for _ in range(5))
        self.preset, self.scoring, self.order, self.palifico, self.trigger = made
        self.dice = QSpinBox(self)
        self.dice.setRange(1, MAX_DICE_PER_SEAT)
        self.wild_ones, self.strict_bids = QCheckBox(self), QCheckBox(self)
        self.open_with_ones, self.exact = QCheckBox(self), QCheckBox(self)
        self.problem = QLabel(self)
        self.problem.setWordWrap(True)
        self.problem.setProperty("role", "danger")
        self._labels = tuple(QLabel(self) for _ in range(6))

    def _arrange(self) -> None:
        form = QFormLayout()
        fields = (self.preset, self.scoring, self.dice, self.order, self.palifico, self.trigger)
        for label, field in zip(self._labels, fields, strict=True):
            label.setBuddy(field)
            form.addRow(label, field)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(form)
        for box in (self.wild_ones, self.open_with_ones, self.strict_bids, self.exact):
            column.addWidget(box)
        column.addWidget(self.problem)
        column.addStretch(1)

    def _wire(self) -> None:
        self.preset.currentIndexChanged.connect(self._on_preset)
        for combo in (self.scoring, self.order, self.palifico, self.trigger):
            combo.currentIndexChanged.connect(self._on_switch)
        self.dice.valueChanged.connect(self._on_switch)
        for box in (self.wild_ones, self.strict_bids, self.open_with_ones, self.exact):
            box.toggled.connect(self._on_switch)

    def _on_preset(self) -> None:
        if self._filling:
            return
        key = str(self.preset.currentData())
        self._rules = PRESETS.get(key, replace(self._rules, key=HOUSE))
        self._fill()
        self.changed.emit()

    def _on_switch(self) -> None:
        if self._filling:
            return
        self._rules = replace(
            self._rules,
            dice_per_seat=self.dice.value(),
            scoring=_member(Scoring, self.scoring),
            wild_ones=self.wild_ones.isChecked(),
            order=_member(Order, self.order),
            strict_bids=self.strict_bids.isChecked(),
            open_with_ones=self.open_with_ones.isChecked(),
            exact=self.exact.isChecked(),
            palifico=_member(Palifico, self.palifico),
            trigger=_member(Trigger, self.trigger),
        )
        self._rules = named(self._rules)
        self._fill()
        self.changed.emit()

    def _fill(self) -> None:
        """Bring every field in line with the rules."""
        self._filling = True
        rules = self._rules
        combos = ((self.preset, rules.key), (self.scoring, rules.scoring), (self.order, rules.order))
        for combo, value in (*combos, (self.palifico, rules.palifico), (self.trigger, rules.trigger)):
            combo.setCurrentIndex(combo.findData(_text(value)))
            combo.setToolTip(combo.currentText())
        self.dice.setValue(rules.dice_per_seat)
        for name in ("wild_ones", "strict_bids", "open_with_ones", "exact"):
            getattr(self, name).setChecked(getattr(rules, name))
        self.trigger.setEnabled(rules.palifico is not Palifico.NONE)
        self.problem.setText("\n".join(problem_text(problem) for problem in rules.problems()))
        self.problem.setVisible(bool(rules.problems()))
        self._filling = False

    @staticmethod
    def _fill_choice(combo: QComboBox, texts: dict[E, str] | dict[str, str]) -> None:
        """Set a combo's texts and keep its choice; each item carries its code."""
        kept = combo.currentData()
        combo.clear()
        for value, text in texts.items():
            combo.addItem(text[:1].upper() + text[1:], _text(value))
        combo.setCurrentIndex(max(0, combo.findData(kept, Qt.ItemDataRole.UserRole)))


def _text(value: Enum | str) -> str:
    return str(value.value) if isinstance(value, Enum) else value


def _member(kind: type[E], combo: QComboBox) -> E:
    return kind(combo.currentData())
