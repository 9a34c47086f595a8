"""The head of the dice table: the rules in one line, and the table's own commands beside it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from engine.dice.rules import RuleSet
from engine.dice.state import Phase, Table
from liars_qt.look.fonts import em
from liars_qt.look.icons import icon
from liars_qt.look.tokens import current
from liars_qt.widgets.rule_line import RuleLine
from liars_qt.words.dice import rules_name, rules_reading


class DiceHead(QWidget):
    """Show the rule set and hold the table's actions; the page connects and enables them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make the line, the actions and a button for each."""
        super().__init__(parent)
        self.rules = RuleLine(self)
        self.undo, self.fast_forward = QAction(self), QAction(self)
        self.end, self.new, self.table = QAction(self), QAction(self), QAction(self)
        self.history, self.chance, self.advice = QAction(self), QAction(self), QAction(self)
        self.table.setShortcut("Ctrl+T")
        self.fast_forward.setShortcut("Ctrl+Right")
        self.end.setShortcut("Ctrl+E")
        self.history.setShortcut("Ctrl+H")
        self.chance.setShortcut("Ctrl+B")
        self.advice.setShortcut("Ctrl+D")
        for action in (self.history, self.chance, self.advice):
            action.setCheckable(True)
        self._icons = {
            self.undo: "undo",
            self.fast_forward: "fast-forward",
            self.end: "crown",
            self.new: "new-game",
            self.table: "people",
            self.advice: "advice",
            self.history: "history",
        }
        self._shut = False
        self._arrange()
        for action in (self.fast_forward, self.end):
            action.setVisible(False)  # until a game says that there is something to hurry or to end
        self._dress()
        self.retranslate()

    def show_rules(self, rules: RuleSet) -> None:
        """Show the rule set of the table."""
        self.rules.show_rules(rules_name(rules), rules_reading(rules))

    def open_commands(self, table: Table, can_undo: bool, watching: bool) -> None:
        """Open the commands that can be used at a table; `watching` when no person is in the game any more."""
        self.undo.setEnabled(can_undo)
        self.fast_forward.setVisible(watching)
        self.end.setVisible(not table.rules.knockout)
        self.end.setEnabled(table.phase is not Phase.OVER)

    def shut_panels(self, shut: bool) -> None:
        """Say why history and advice do not come while the window is too narrow for them, or let them come again."""
        self._shut = shut
        for action in (self.history, self.advice):
            action.setEnabled(not shut)
            action.setToolTip(self.tr("The window is too narrow for it") if shut else "")

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.undo.setText(self.tr("Take the bid back"))
        self.fast_forward.setText(self.tr("&Fast-forward to the end"))
        self.end.setText(self.tr("&End the game"))
        self.new.setText(self.tr("New game"))
        self.table.setText(self.tr("&Table…"))
        self.history.setText(self.tr("&History"))
        self.chance.setText(self.tr("&Chance bar"))
        self.advice.setText(self.tr("&Advice"))
        for button in self._buttons:
            button.setAccessibleName(button.text().replace("&", ""))
        self.shut_panels(self._shut)

    def event(self, event: QEvent) -> bool:
        """Draw the icons anew on a screen of another scale."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._dress()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._dress()

    def _arrange(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        row.addWidget(self.rules, 1)
        self._buttons = tuple(self._button(action) for action in self._icons)
        for button in self._buttons:
            row.addWidget(button)

    def _button(self, action: QAction) -> QToolButton:
        button = QToolButton(self)
        button.setDefaultAction(action)
        if action in (self.fast_forward, self.end):  # there at times only, and no picture says what they do
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        action.visibleChanged.connect(lambda: button.setVisible(action.isVisible()))
        return button

    def _dress(self) -> None:
        for action, name in self._icons.items():
            action.setIcon(icon(name, current().ink, self._side()))
        for button in self._buttons:
            button.setIconSize(QSize(self._side(), self._side()))

    def _side(self) -> int:
        """Return the side of an icon in logical pixels."""
        return round(em(self) * 1.15)
