"""The front of the records of dice: large figures, the list of games, and the proof of fair dice."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLocale, QModelIndex, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from engine.records.fairness import Spread
from engine.records.tallies import Tally
from liars_qt.look.fonts import em, serif
from liars_qt.models.records import Column, PastGame, RecordsModel, heading_text
from liars_qt.widgets.face_bars import FaceBars
from liars_qt.widgets.figure_tile import FigureTile
from liars_qt.widgets.past_list import PastList
from liars_qt.words.fairness import counts_text, measure_text, reading_text
from liars_qt.words.reasons import percent_text

_NO_SHARE = "–"
_SIDE_WIDTH, _BARS_HEIGHT = 15, 18  # line heights


class RecordsOverview(QWidget):
    """Show what it is told; `opened` carries a past game."""

    opened = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin with nothing to show."""
        super().__init__(parent)
        self._tally = Tally()
        self._spread: Spread | None = None
        self._missing = 0
        self.model: RecordsModel[PastGame] = RecordsModel(heading_text, self)
        self.played, self.wins, self.streak = FigureTile(self), FigureTile(self), FigureTile(self)
        self.challenges, self.exacts = FigureTile(self), FigureTile(self)
        self.list = PastList(self.model, Column.PLAYERS, self)
        self.dice_heading, self.bars = QLabel(self), FaceBars(self)
        self.measure, self.reading = QLabel(self), QLabel(self)
        self._arrange()
        self.list.activated.connect(self._open)
        self.retranslate()

    # --- what is shown --------------------------------------------------------------------------------------

    def show_games(self, games: tuple[PastGame, ...], tally: Tally) -> None:
        """Show a list of games and what they add up to."""
        self._tally = tally
        self.model.show_games(games)
        self._show_tally()

    def show_spread(self, spread: Spread, missing: int) -> None:
        """Show the dice counted so far; `missing` games are still to be counted."""
        self._spread, self._missing = spread, missing
        self.bars.show_counts(spread.faces)
        self.bars.setAccessibleName(counts_text(spread))
        self.bars.setToolTip(counts_text(spread))
        self.measure.setText(measure_text(spread))
        counting = self.tr("Counting, %n games to go…", "", missing)
        self.reading.setText(counting if missing else reading_text(spread))

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.list.setAccessibleName(self.tr("Finished games, newest first"))
        self.dice_heading.setText(self.tr("Are the dice fair?"))
        self.model.retranslate()
        self._show_tally()
        if self._spread is not None:
            self.show_spread(self._spread, self._missing)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._dress()

    def _show_tally(self) -> None:
        tally, number = self._tally, QLocale().toString
        games = self.model.games
        rounds = sum(past.summary.rounds for past in games if past.summary)
        self.played.show_figure(self.tr("Games"), number(len(games)), self.tr("%n rounds", "", rounds))
        wins = self.tr("{wins} of %n games", "", tally.decided).format(wins=number(tally.wins))
        self.wins.show_figure(self.tr("Wins"), _share(tally.win_share), wins)
        now = self.tr("{streak} in a row now").format(streak=number(tally.streak))
        self.streak.show_figure(self.tr("Best streak"), number(tally.best_streak), now)
        right = self.tr("{right} of %n right", "", tally.challenges).format(
            right=number(tally.challenges_right)
        )
        self.challenges.show_figure(self.tr("Challenges"), _share(tally.accuracy), right)
        exact = self.tr("{right} of %n right", "", tally.exacts).format(right=number(tally.exacts_right))
        share = tally.exacts_right / tally.exacts if tally.exacts else None
        self.exacts.show_figure(self.tr("Exact calls"), _share(share), exact)
        self.exacts.setVisible(tally.exacts > 0)

    # --- how it is built ------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        tiles = QHBoxLayout()
        tiles.setSpacing(4)
        for tile in (self.played, self.wins, self.streak, self.challenges, self.exacts):
            tiles.addWidget(tile, 1)
        below = QHBoxLayout()
        below.setSpacing(16)
        below.addWidget(self.list, 1)
        below.addWidget(self._dice_side())
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 10, 16, 14)
        whole.setSpacing(10)
        whole.addLayout(tiles)
        whole.addLayout(below, 1)
        self._dress()

    def _dice_side(self) -> QWidget:
        side = QWidget(self)
        side.setFixedWidth(round(em(self) * _SIDE_WIDTH))
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.dice_heading, self.bars, self.measure, self.reading):
            column.addWidget(widget, 4 if widget is self.bars else 0)
        column.addStretch(1)
        self.bars.setMaximumHeight(round(em(self) * _BARS_HEIGHT))
        for label in (self.measure, self.reading):
            label.setWordWrap(True)
        return side

    def _dress(self) -> None:
        self.dice_heading.setFont(serif(self.window().font(), 1.12))

    def _open(self, index: QModelIndex) -> None:
        self.opened.emit(self.model.games[index.row()])


def _share(share: float | None) -> str:
    return _NO_SHARE if share is None else percent_text(share)
