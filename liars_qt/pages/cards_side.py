"""The side panel of the card table: score, odds and history on tabs, and the settings in their place."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStackedWidget,
    QTabBar,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from liars_qt.look.fonts import em, hand_down
from liars_qt.look.shapes import paper_panel
from liars_qt.look.tokens import current
from liars_qt.models.cards_history import CardsHistoryModel
from liars_qt.models.cards_shown import Scene
from liars_qt.models.scores import NAME, ScoresModel
from liars_qt.pages.cards_odds import OddsSheet
from liars_qt.pages.cards_settings import CardsSettings
from liars_qt.widgets.fit_button import TOUCH
from liars_qt.widgets.round_notes import RoundNotes

SCORE, ODDS, HISTORY = range(3)
_WIDTH = 17.4  # line heights


class TouchTabs(QTabBar):
    """Tabs that share the width there is and are tall enough for a finger."""

    def tabSizeHint(self, index: int) -> QSize:
        """Ask for the height of a finger."""
        size = super().tabSizeHint(index)
        return QSize(size.width(), max(TOUCH, size.height()))


class CardsSide(QFrame):
    """Show everything that is not the round itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin with empty sheets."""
        super().__init__(parent)
        self.tabs = TouchTabs(self)
        self.scores, self.history = ScoresModel(self), CardsHistoryModel(self)
        self.score, self.odds, self.notes = QTableView(self), OddsSheet(self), RoundNotes(self)
        self.sheets, self.whole = QStackedWidget(self), QStackedWidget(self)
        self.settings = CardsSettings(self)
        self.score.setModel(self.scores)
        self.notes.setModel(self.history)
        self.setObjectName("side")
        self._arrange()
        self.retranslate()

    @property
    def showing_settings(self) -> bool:
        """Tell whether the settings stand in front."""
        return self.whole.currentWidget() is self.settings

    def show_scene(self, scene: Scene) -> None:
        """Show a table on every sheet."""
        self.scores.show_table(scene.table, scene.labels)
        self.history.show_scene(scene)
        self.odds.show_scene(scene)
        self.settings.show_scene(scene)
        self._fit_rows()

    def show_settings(self, shown: bool) -> None:
        """Put the settings in front, or the sheets."""
        self.whole.setCurrentIndex(1 if shown else 0)

    def show_odds(self, shown: bool) -> None:
        """Have a sheet with chances, or none."""
        self.tabs.setTabVisible(ODDS, shown)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        for tab, text in enumerate((self.tr("Score"), self.tr("Odds"), self.tr("History"))):
            self.tabs.setTabText(tab, text)
        self.tabs.setAccessibleName(self.tr("Score, odds and history"))
        self.score.setAccessibleName(self.tr("Score"))
        self.notes.setAccessibleName(self.tr("History"))

    def sizeHint(self) -> QSize:
        """Ask for a width that grows with the type."""
        return QSize(round(em(self) * _WIDTH), round(em(self) * 20))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            header = self.score.horizontalHeader()
            hand_down(self, self.tabs, self.score, header, header.viewport())
            hand_down(self, self.odds, self.notes, self.settings)
            self._fit_rows()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Set the rows anew when the score table has another height."""
        if event.type() == QEvent.Type.Resize:
            self._fit_rows()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper below the sheets that have none of their own."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        front = not self.showing_settings
        top = self.sheets.mapTo(self, QPoint(0, 0)).y() if front else 0
        paper_panel(painter, QRectF(self.rect()).adjusted(2, top + 1, -3, -4), current())
        painter.end()

    def _arrange(self) -> None:
        for _ in (SCORE, ODDS, HISTORY):
            self.tabs.addTab("")
        self.tabs.setExpanding(True)
        self.tabs.setDrawBase(False)
        self.tabs.setUsesScrollButtons(False)
        for sheet in (self.score, self.odds, self.notes):
            self.sheets.addWidget(sheet)
        self.tabs.currentChanged.connect(self.sheets.setCurrentIndex)
        front = QWidget(self)
        column = QVBoxLayout(front)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addWidget(self.tabs)
        column.addWidget(self.sheets, 1)
        self.whole.addWidget(front)
        self.whole.addWidget(self.settings)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self.whole)
        self._dress_score()

    def _dress_score(self) -> None:
        table, header = self.score, self.score.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        header.setHighlightSections(False)
        table.verticalHeader().hide()
        table.setShowGrid(False)
        table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        table.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.setWordWrap(False)
        table.installEventFilter(self)
        table.setTextElideMode(Qt.TextElideMode.ElideRight)

    def _fit_rows(self) -> None:
        """Let a few players have tall rows and twelve still stand on one sheet."""
        rows = max(1, self.scores.rowCount())
        room = self.score.height() - self.score.horizontalHeader().height() - 4
        tall = min(round(em(self) * 2.1), max(round(em(self) * 1.45), room // rows))
        self.score.verticalHeader().setMinimumSectionSize(10)
        self.score.verticalHeader().setDefaultSectionSize(tall)
