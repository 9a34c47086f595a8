"""The bets that are open now as big buttons, with their chances, and the eye that hides these."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from engine.cards.legality import legal_actions
from engine.cards.odds import counted_odds, plain_odds
from engine.cards.state import Bet, Table
from liars_qt.look.fonts import em, hand_down
from liars_qt.look.icons import icon
from liars_qt.look.tokens import current
from liars_qt.widgets.bet_button import BetButton, BetShown, Sign
from liars_qt.widgets.fit_button import TOUCH
from liars_qt.words.cards import bet_text, chance_text

translate = QCoreApplication.translate

_SIGNS = {
    Bet.RED: Sign.RED,
    Bet.BLACK: Sign.BLACK,
    Bet.HIGHER: Sign.HIGHER,
    Bet.LOWER: Sign.LOWER,
    Bet.PASS: Sign.PASS,
}


class BetBar(QWidget):
    """Offer the bets of a table.

    `chosen` carries the Bet as the one action to do, `odds_wanted` whether the chances are to be seen.
    """

    chosen = Signal(object)
    odds_wanted = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Have nothing on offer."""
        super().__init__(parent)
        self.buttons = tuple(BetButton(self) for _ in range(3))
        self.eye = QToolButton(self)
        self.eye.setCheckable(True)
        self.eye.setChecked(True)
        self._bets: tuple[Bet, ...] = ()
        self._table: Table | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for place, button in enumerate(self.buttons):
            row.addWidget(button, 1)
            button.clicked.connect(lambda _=False, place=place: self.choose(place))
        row.addWidget(self.eye, 0, Qt.AlignmentFlag.AlignVCenter)
        self.eye.toggled.connect(self._on_toggled)
        self.retranslate()

    @property
    def bets(self) -> tuple[Bet, ...]:
        """Return the bets on offer, from left to right."""
        return self._bets

    def show_table(self, table: Table) -> None:
        """Offer what a table allows."""
        self._table = table
        self._bets = tuple(action for action in legal_actions(table) if isinstance(action, Bet))
        self._refresh()

    def show_odds(self, shown: bool) -> None:
        """Show the chances on the buttons, or hide them."""
        self.eye.setChecked(shown)
        self._dress()
        self._refresh()

    def choose(self, place: int) -> None:
        """Choose the bet at a place from the left, if there is one."""
        if place < len(self._bets):
            self.chosen.emit((self._bets[place],))

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        shown = self.eye.isChecked()
        name = self.tr("Hide the chances") if shown else self.tr("Show the chances")
        self.eye.setToolTip(name)
        self.eye.setAccessibleName(name)
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language, theme and font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            hand_down(self, *self.buttons)
            self._dress()

    def _refresh(self) -> None:
        if self._table is None:
            return
        plain, counted = plain_odds(self._table), counted_odds(self._table)
        for place, button in enumerate(self.buttons):
            button.setVisible(place < len(self._bets))
            if place < len(self._bets):
                bet = self._bets[place]
                odds = (
                    ""
                    if bet is Bet.PASS or not self.eye.isChecked()
                    else _odds(plain.wins(bet), counted.wins(bet))
                )
                text = bet_text(bet, self._table.open_card)
                button.show_bet(BetShown(_SIGNS[bet], text, odds, str(place + 1)))

    def _on_toggled(self, shown: bool) -> None:
        self._dress()
        self.retranslate()
        self.odds_wanted.emit(shown)

    def _dress(self) -> None:
        side = round(em(self) * 1.3)
        self.eye.setIconSize(QSize(side, side))
        self.eye.setFixedSize(max(TOUCH, side + 14), max(TOUCH, side + 14))
        self.eye.setIcon(icon("eye" if self.eye.isChecked() else "eye-off", current().ink))
        self.eye.setProperty("role", "quiet")


def _odds(plain: Fraction | None, counted: Fraction | None) -> str:
    """Return the two chances of a bet side by side, the second one marked as counted."""
    if plain is None or counted is None:
        return ""
    both = translate("CardTable", "{plain} · counted {counted}")
    return both.format(plain=chance_text(plain), counted=chance_text(counted))
