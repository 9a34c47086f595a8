"""The head of the card table: where the game stands in one line, the cup, and the table's own commands."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from engine.cards.price import cup_price
from engine.cards.state import Table
from liars_qt.look.fonts import em, hand_down
from liars_qt.look.icons import icon
from liars_qt.look.tokens import current
from liars_qt.models.cards_shown import cup_cards, kings_out
from liars_qt.widgets.cup_badge import CupBadge
from liars_qt.widgets.fit_button import TOUCH
from liars_qt.widgets.rule_line import RuleLine
from liars_qt.words.cards import (
    card_text,
    crown_text,
    cup_weight_text,
    length_name,
    rounds_text,
    variant_name,
)

translate = QCoreApplication.translate


class CardsHead(QWidget):
    """Show how far the game is and hold the table's actions; the page connects and enables them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make the line, the badge, the actions and a button for each."""
        super().__init__(parent)
        self.rules, self.cup = RuleLine(self), CupBadge(self)
        self.undo, self.new, self.panel, self.gear = (
            QAction(self),
            QAction(self),
            QAction(self),
            QAction(self),
        )
        self.odds, self.export = QAction(self), QAction(self)
        self.panel.setShortcut("Ctrl+H")
        self.odds.setShortcut("Ctrl+B")
        self.gear.setShortcut("Ctrl+T")
        self.export.setShortcut("Ctrl+S")
        for action in (self.panel, self.gear, self.odds):
            action.setCheckable(True)
        self._what = ""
        self._icons = {self.undo: "undo", self.new: "new-game", self.panel: "history", self.gear: "settings"}
        self._arrange()
        self._dress()
        self.retranslate()

    def show_table(self, table: Table) -> None:
        """Show length, rounds, house rules and cup of a table."""
        number = len(table.history) + (table.round is not None or table.cup is None)
        title = self.tr("Round {number}").format(number=number)
        self.rules.show_rules(title, house_rules(table))
        self.cup.show_cup(table.weight, table.jokers, self._cup_words(table))

    def name_undo(self, what: str) -> None:
        """Name the button that takes back after what it takes back."""
        self._what = what
        self.undo.setText(self.tr("Take back: {what}").format(what=what) if what else self.tr("Take back"))
        self._buttons[0].setAccessibleName(self.undo.text())

    def retranslate(self) -> None:
        """Set every text in the language of now; what would be taken back the page has named before."""
        self.name_undo(self._what)
        self.new.setText(self.tr("Start over"))
        self.panel.setText(self.tr("&Score, history and odds"))
        self.gear.setText(self.tr("&Players and settings"))
        self.odds.setText(self.tr("&Odds"))
        self.export.setText(self.tr("&Save the evening as text…"))
        for button in self._buttons:
            button.setAccessibleName(button.defaultAction().text().replace("&", ""))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, the theme and the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            hand_down(self, self.rules, self.cup, *self._buttons)
            self._dress()

    def _cup_words(self, table: Table) -> str:
        cards = " ".join(card_text(card) for card in cup_cards(table))
        words = (
            cup_weight_text(table.weight, cup_price(table.weight)),
            cards,
            self.tr("Kings so far: {kings}").format(kings=kings_out(table)),
            crown_text(table.jokers),
        )
        return "\n".join(part for part in words if part)

    def _arrange(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.rules, 1)
        row.addWidget(self.cup)
        self._buttons = tuple(self._button(action) for action in self._icons)
        for button in self._buttons:
            row.addWidget(button)

    def _button(self, action: QAction) -> QToolButton:
        button = QToolButton(self)
        button.setDefaultAction(action)
        if action is self.new:
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        return button

    def _dress(self) -> None:
        side = round(em(self) * 1.2)
        for (action, name), button in zip(self._icons.items(), self._buttons, strict=True):
            action.setIcon(icon(name, current().ink))
            button.setIconSize(QSize(side, side))
            button.setMinimumSize(max(TOUCH, side + 16), max(TOUCH, side + 14))


def house_rules(table: Table) -> tuple[str, ...]:
    """Return the length of a game and the variants that are played, in words."""
    variants, length = table.settings.variants, table.settings.length
    told = translate("CardsHead", "{length}: {rounds}")
    houses = (variant_name(name) for name in variants.__slots__ if getattr(variants, name))
    return (told.format(length=length_name(length), rounds=rounds_text(length)), *houses)
