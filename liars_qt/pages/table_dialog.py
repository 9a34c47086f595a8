"""Set a dice table: its rules and who sits at it. Nothing changes until "Deal" is pressed."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGroupBox, QHBoxLayout, QVBoxLayout, QWidget

from engine.dice.rules import RuleSet
from engine.records.record import Player
from liars_qt.pages.rule_editor import RuleEditor
from liars_qt.pages.seat_editor import SeatEditor


class TableDialog(QDialog):
    """Ask for the rules and the seats of the next game."""

    def __init__(self, rules: RuleSet, players: tuple[Player, ...], parent: QWidget | None = None) -> None:
        """Show the table as it is set now."""
        super().__init__(parent)
        self.rule_editor, self.seat_editor = RuleEditor(self), SeatEditor(self)
        self._rules_box, self._seats_box = QGroupBox(self), QGroupBox(self)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        self._arrange()
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.rule_editor.changed.connect(self._refresh)
        self.seat_editor.changed.connect(self._order)
        self.rule_editor.set_rules(rules)
        self.seat_editor.set_players(players)
        self._order()
        self.retranslate()

    @property
    def rules(self) -> RuleSet:
        """Return the rules chosen."""
        return self.rule_editor.rules

    @property
    def players(self) -> tuple[Player, ...]:
        """Return the seats chosen."""
        return self.seat_editor.players

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setWindowTitle(self.tr("The table"))
        self._rules_box.setTitle(self.tr("Rules"))
        self._seats_box.setTitle(self.tr("Seats, clockwise"))
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Deal a new game"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _arrange(self) -> None:
        for box, editor in ((self._rules_box, self.rule_editor), (self._seats_box, self.seat_editor)):
            QVBoxLayout(box).addWidget(editor)
        sides = QHBoxLayout()
        sides.addWidget(self._rules_box, 1)
        sides.addWidget(self._seats_box, 1)
        column = QVBoxLayout(self)
        column.addLayout(sides, 1)
        column.addWidget(self.buttons)

    def _order(self) -> None:
        """Let Tab go through the rules, then the seats, then the buttons."""
        chain = (*self.rule_editor.chain, *self.seat_editor.chain, *self.buttons.buttons())
        for one, other in pairwise(chain):
            self.setTabOrder(one, other)

    def _refresh(self) -> None:
        playable = not self.rule_editor.rules.problems()
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(playable)
