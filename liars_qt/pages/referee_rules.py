"""Other rules for an evening that is on; they hold from the next bid."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from engine.dice.rules import RuleSet
from liars_qt.pages.rule_editor import RuleEditor


class RulesDialog(QDialog):
    """Ask for a rule set."""

    def __init__(self, rules: RuleSet, parent: QWidget) -> None:
        """Show the rules of now."""
        super().__init__(parent)
        self.editor = RuleEditor(self)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        column = QVBoxLayout(self)
        column.addWidget(self.editor)
        column.addWidget(self.buttons)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.editor.changed.connect(self._refresh)
        self.editor.set_rules(rules)
        self.retranslate()

    @property
    def rules(self) -> RuleSet:
        """Return the rules chosen."""
        return self.editor.rules

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setWindowTitle(self.tr("Other rules"))
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Play by these"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _refresh(self) -> None:
        playable = not self.editor.rules.problems()
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(playable)
