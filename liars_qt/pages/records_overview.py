"""The front of the records: large figures, the list of games, and the proof of fair dice."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLocale, QModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from engine.dice.rules import PRESETS, RuleSet
from engine.records.fairness import Spread
from engine.records.tallies import Tally
from liars_qt.look.fonts import em, serif
from liars_qt.models.records import Column, PastGame, RecordsModel
from liars_qt.widgets.face_bars import FaceBars
from liars_qt.widgets.figure_tile import FigureTile
from liars_qt.words.dice import rules_name
from liars_qt.words.fairness import counts_text, measure_text, reading_text
from liars_qt.words.reasons import percent_text

ALL = ""
_NO_SHARE = "–"
_SIDE_WIDTH, _BARS_HEIGHT = 15, 18  # line heights


class RecordsOverview(QWidget):
    """Show what it is told; `chosen` carries the key of a rule set (ALL for all), `opened` a past game."""

    chosen = Signal(str)
    opened = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin with nothing to show."""
        super().__init__(parent)
        self._tally = Tally()
        self._spread: Spread | None = None
        self._missing = 0
        self.model = RecordsModel(self)
        self.heading, self.rules, self.erase = QLabel(self), QComboBox(self), QPushButton(self)
        self.played, self.wins, self.streak = FigureTile(self), FigureTile(self), FigureTile(self)
        self.challenges, self.exacts = FigureTile(self), FigureTile(self)
        self.list = QTableView(self)
        self.dice_heading, self.bars = QLabel(self), FaceBars(self)
        self.measure, self.reading = QLabel(self), QLabel(self)
        self._arrange()
        self._dress_list()
        self._wire()
        self.retranslate()

    # --- what is shown --------------------------------------------------------------------------------------

    def offer_rules(self, keys: tuple[str, ...], chosen: str) -> None:
        """Offer the rule sets that were played, and all of them together."""
        self.rules.blockSignals(True)
        self.rules.clear()
        self.rules.addItem(self.tr("All rule sets"), ALL)
        for key in keys:
            self.rules.addItem(rules_name(PRESETS.get(key, RuleSet())), key)
        self.rules.setCurrentIndex(max(0, self.rules.findData(chosen)))
        self.rules.blockSignals(False)

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
        self.heading.setText(self.tr("Records"))
        self.rules.setAccessibleName(self.tr("Games by these rules"))
        self.erase.setText(self.tr("&Erase all…"))
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
        head = QHBoxLayout()
        head.addWidget(self.heading)
        head.addStretch(1)
        head.addWidget(self.rules)
        head.addWidget(self.erase)
        tiles = QHBoxLayout()
        tiles.setSpacing(4)
        for tile in (self.played, self.wins, self.streak, self.challenges, self.exacts):
            tiles.addWidget(tile, 1)
        below = QHBoxLayout()
        below.setSpacing(16)
        below.addWidget(self.list, 1)
        below.addWidget(self._dice_side())
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 12, 16, 14)
        whole.setSpacing(10)
        whole.addLayout(head)
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
        font = self.window().font()
        self.heading.setFont(serif(font, 1.42))
        self.dice_heading.setFont(serif(font, 1.12))

    def _dress_list(self) -> None:
        table = self.list
        table.setModel(self.model)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setTabKeyNavigation(False)
        table.setMinimumSize(QSize(round(em(self) * 16), round(em(self) * 5)))
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(round(em(self) * 1.75))
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(Column.OPPONENTS, QHeaderView.ResizeMode.Stretch)

    def _wire(self) -> None:
        self.rules.activated.connect(lambda: self.chosen.emit(self.rules.currentData()))
        self.list.activated.connect(self._open)

    def _open(self, index: QModelIndex) -> None:
        self.opened.emit(self.model.games[index.row()])


def _share(share: float | None) -> str:
    return _NO_SHARE if share is None else percent_text(share)
