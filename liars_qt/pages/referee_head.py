"""The head of the referee's page: the rules in one line, undo and redo by name, and what can be shown."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from engine.dice.rules import RuleSet
from liars_qt.look.fonts import em
from liars_qt.look.icons import icon
from liars_qt.look.tokens import current
from liars_qt.widgets.rule_line import RuleLine
from liars_qt.words.dice import rules_name, rules_reading

_LONGEST = 34


class RefereeHead(QWidget):
    """Show the rule set and hold the page's actions; the page connects and enables them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make the line, the actions and a button for those that are wanted at hand."""
        super().__init__(parent)
        self.rules = RuleLine(self)
        names = ("undo", "redo", "side", "room", "chance", "void", "keep_bids", "change_rules")
        more = ("end", "again", "export", "copy")
        self.acts = {name: QAction(self) for name in (*names, *more)}
        keys = {
            "side": "Ctrl+H",
            "room": "F9",
            "chance": "Ctrl+B",
            "void": "Ctrl+R",
            "keep_bids": "Ctrl+K",
            "end": "Ctrl+E",
            "again": "Ctrl+Shift+N",
            "export": "Ctrl+S",
            "copy": "Ctrl+Shift+C",
        }
        for name, key in keys.items():
            self.acts[name].setShortcut(key)
        for name in ("side", "room", "chance", "keep_bids"):
            self.acts[name].setCheckable(True)
        self.undo, self.redo = self._button("undo"), self._button("redo")
        self.side, self.room = self._button("side"), self._button("room")
        self._arrange()
        self._dress()
        self.retranslate()

    def show_rules(self, rules: RuleSet) -> None:
        """Show the rule set of the table."""
        self.rules.show_rules(rules_name(rules), rules_reading(rules))

    def name_undo(self, undo: str, redo: str) -> None:
        """Name undo and redo after what they would do; the button shortens what the tooltip says whole."""
        for button, action, what in (
            (self.undo, self.acts["undo"], undo),
            (self.redo, self.acts["redo"], redo),
        ):
            verb = self.tr("Undo") if button is self.undo else self.tr("Redo")
            whole = self.tr("{verb}: {what}").format(verb=verb, what=what) if what else verb
            short = whole if len(whole) <= _LONGEST else f"{whole[: _LONGEST - 1].rstrip()}…"
            action.setEnabled(bool(what))
            # Qt would cut an ellipsis at the end of a text for a tool button, but not off an icon text.
            action.setIconText(short.replace("&", "&&"))
            action.setToolTip(whole.replace("<", "&lt;"))
            button.setAccessibleName(whole)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        texts = {
            "side": self.tr("&History and players"),
            "room": self.tr("&Board for the room"),
            "chance": self.tr("&Chance bar"),
            "void": self.tr("&Void this round"),
            "keep_bids": self.tr("&Keep every bid"),
            "change_rules": self.tr("&Other rules…"),
            "end": self.tr("&End the game"),
            "again": self.tr("One &more game"),
            "export": self.tr("&Save the evening as text…"),
            "copy": self.tr("Co&py the evening as text"),
        }
        for name, text in texts.items():
            self.acts[name].setText(text)
        for button in (self.side, self.room):
            button.setAccessibleName(button.text().replace("&", ""))
        self.rules.retranslate()

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
        row.setSpacing(4)
        row.addWidget(self.rules, 1)
        for button in (self.undo, self.redo, self.side, self.room):
            row.addWidget(button)

    def _button(self, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setDefaultAction(self.acts[name])
        return button

    def _dress(self) -> None:
        signs = {self.undo: "undo", self.redo: "redo", self.side: "history", self.room: "full-screen"}
        side = round(em(self) * 1.15)
        for button, name in signs.items():
            button.setIcon(icon(name, current().ink))
            button.defaultAction().setIcon(icon(name, current().ink))
            button.setIconSize(QSize(side, side))
        self.undo.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
