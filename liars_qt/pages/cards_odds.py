"""The chances of the next card in two columns: without counting, and counted from the cards seen; and their limits."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.cards.meanings import MEANINGS
from engine.cards.odds import FREE_VALUES, Odds, counted_odds, plain_odds
from engine.cards.state import Level, Phase
from liars_qt.look.fonts import hand_down
from liars_qt.models.cards_shown import Scene
from liars_qt.widgets.fit_text import FitText, TextLook
from liars_qt.words.cards import card_text, chance_text, odds_limits_text

translate = QCoreApplication.translate
_ROWS = ("red", "black", "higher", "lower", "equal", "joker")
_ON_COLOUR = ("red", "black", "joker")
_NONE = "\N{EN DASH}"


class OddsSheet(QWidget):
    """Show both tables side by side; the rows that the table does not bet on now are paler."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Have no table yet."""
        super().__init__(parent)
        self._scene: Scene | None = None
        self.heads = tuple(FitText(TextLook(0.95, ink="ink_muted"), self) for _ in range(3))
        self.names = tuple(FitText(TextLook(1.05), self) for _ in _ROWS)
        self.cells = tuple((FitText(TextLook(1.1), self), FitText(TextLook(1.1), self)) for _ in _ROWS)
        self.limits = FitText(TextLook(0.95, ink="ink_muted"), self)
        self._arrange()

    def show_scene(self, scene: Scene) -> None:
        """Show the chances at a table."""
        self._scene = scene
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()
        elif event.type() == QEvent.Type.FontChange:
            cells = (cell for pair in self.cells for cell in pair)
            hand_down(self, *self.heads, *self.names, *cells, self.limits)

    def _arrange(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 4)
        grid.setColumnStretch(1, 3)
        grid.setColumnStretch(2, 3)
        for column, head in enumerate(self.heads):
            grid.addWidget(head, 0, column)
        for row, (name, pair) in enumerate(zip(self.names, self.cells, strict=True), start=1):
            grid.addWidget(name, row, 0)
            for column, cell in enumerate(pair, start=1):
                grid.addWidget(cell, row, column)
        for label in (*self.heads[1:], *(cell for pair in self.cells for cell in pair)):
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        column_ = QVBoxLayout(self)
        column_.setContentsMargins(12, 10, 12, 8)
        column_.setSpacing(10)
        column_.addLayout(grid)
        column_.addWidget(self.limits, 1)
        self.limits.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def _refresh(self) -> None:
        if self._scene is None:
            return
        table = self._scene.table
        for head, text in zip(self.heads, _heads(self._scene), strict=True):
            head.show_text(text)
        for name, text in zip(self.names, _names(), strict=True):
            name.show_text(text)
        over = table.phase is Phase.OVER
        columns = (None, None) if over else (plain_odds(table), counted_odds(table))
        for row, key in enumerate(_ROWS):
            asked = (key in _ON_COLOUR) if table.level is Level.COLOUR else key not in ("red", "black")
            for cell, odds in zip(self.cells[row], columns, strict=True):
                cell.show_text(_shown(odds, key))
                cell.set_look(TextLook(1.1, ink="ink" if asked else "ink_muted"))
            self.names[row].set_look(TextLook(1.05, ink="ink" if asked else "ink_muted"))
        void = translate(
            "CardOdds", "All but the last line hold for an ordinary card: a joker voids the bet."
        )
        self.limits.show_text(f"{void}\n{odds_limits_text(FREE_VALUES, len(MEANINGS))}")


def _heads(scene: Scene) -> tuple[str, str, str]:
    card = scene.table.open_card
    over = "" if card is None else translate("CardOdds", "against {card}").format(card=card_text(card))
    return over, translate("CardOdds", "plain"), translate("CardOdds", "counted")


def _names() -> tuple[str, ...]:
    return (
        translate("CardOdds", "Red"),
        translate("CardOdds", "Black"),
        translate("CardOdds", "Higher"),
        translate("CardOdds", "Lower"),
        translate("CardOdds", "Equal: a miss"),
        translate("CardOdds", "Joker"),
    )


def _shown(odds: Odds | None, key: str) -> str:
    chance: Fraction | None = None if odds is None else getattr(odds, key)
    return _NONE if chance is None else chance_text(chance)
