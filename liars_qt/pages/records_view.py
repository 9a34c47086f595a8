"""The records opened: what the games add up to, each to look at again, and whether the dice are fair."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from engine.dice.rules import PRESETS
from engine.records.codec import BrokenRecord, from_parts
from engine.records.database import Fault, StoreFault
from engine.records.record import GameRecord
from engine.records.tallies import tally
from liars_qt.bridge.shelf import DICE
from liars_qt.look.fonts import serif
from liars_qt.models.faces import FaceCount
from liars_qt.models.records import PastGame, past_games
from liars_qt.pages.erasing import Erasing
from liars_qt.pages.records_detail import RecordsDetail
from liars_qt.pages.records_games import Games
from liars_qt.pages.records_overview import ALL, RecordsOverview
from liars_qt.widgets.hand import LARGE, Hand, HandView
from liars_qt.widgets.notice import Notice
from liars_qt.words.faults import fault_text


class RecordsView(QWidget):
    """Show the finished games of a store; `table_wanted` asks for the dice table, from an empty page.

    It reads the store whenever it is shown, so nobody has to tell it of a finished game.
    """

    table_wanted = Signal()

    def __init__(self, games: Games | None, parent: QWidget | None = None) -> None:
        """Read games from a store; None where there is none that can be read."""
        super().__init__(parent)
        self._games = games
        self._past: tuple[PastGame, ...] = ()
        self._rules = ALL
        self._fault: Fault | None = None if games is not None else Fault.CANNOT_OPEN
        self.overview, self.detail = RecordsOverview(self), RecordsDetail(self)
        self.empty, self.nothing, self.to_table = QWidget(self), QLabel(self), QPushButton(self)
        self.stack = QStackedWidget(self)
        self.faces = FaceCount(self._record, self)
        self.notice = Notice(self)
        self._erasing = Erasing(self.erase_records, self)
        self._arrange()
        self._wire()
        self.retranslate()

    def refresh(self) -> None:
        """Read the store again and show what it holds."""
        try:
            rows = self._games.finished(DICE.kind) if self._games is not None else ()
        except StoreFault as fault:
            self._fault, rows = fault.code, ()
        self._past = past_games(rows, self._past)
        self._offer_rules()
        self._show_chosen()
        if self.isVisible():
            self.faces.count(past.game for past in self._past)
        if not self._past or self.stack.currentWidget() is self.empty:
            self.stack.setCurrentWidget(self.overview if self._past else self.empty)
        self._say_nothing()

    def erase_records(self) -> None:
        """Forget all finished games at once, without a question; raises StoreFault."""
        if self._games is not None:
            self._games.erase_finished()
        self._past = ()
        self.refresh()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.to_table.setText(self.tr("To the dice table"))
        self._say_nothing()
        self._offer_rules()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        """Look whether games were finished meanwhile."""
        super().showEvent(event)
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Count no dice that nobody looks at."""
        super().hideEvent(event)
        self.faces.pause()

    # --- games ----------------------------------------------------------------------------------------------

    def open_game(self, past: PastGame) -> None:
        """Show one game round by round, or say why that cannot be done."""
        record = self._record(past.game)
        if record is None:
            self.notice.say(fault_text(self._fault or Fault.BROKEN))
            return
        self.detail.show_game(past, record)
        self.stack.setCurrentWidget(self.detail)
        self.detail.history.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_game(self) -> None:
        """Return to the list, where the game that was looked at is the current one."""
        self.stack.setCurrentWidget(self.overview)
        self.overview.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _record(self, game: int) -> GameRecord | None:
        """Return the whole of a game, or None where the store or the record is damaged."""
        if self._games is None:
            return None
        try:
            saved = self._games.read(game)
            return from_parts(saved.head, saved.entries)
        except StoreFault as fault:
            self._fault = fault.code
        except BrokenRecord:
            self._fault = Fault.BROKEN
        return None

    def _offer_rules(self) -> None:
        played = {past.rules for past in self._past}
        self._rules = self._rules if self._rules in played else ALL
        known = tuple(key for key in PRESETS if key in played)
        self.overview.offer_rules((*known, *sorted(played - set(PRESETS))), self._rules)

    def _choose(self, rules: str) -> None:
        self._rules = rules
        self._show_chosen()

    def _show_chosen(self) -> None:
        games = tuple(past for past in self._past if self._rules in (ALL, past.rules))
        self.overview.show_games(games, tally(past.summary for past in reversed(games) if past.summary))

    def _show_spread(self) -> None:
        self.overview.show_spread(self.faces.spread, self.faces.missing)

    def _say_nothing(self) -> None:
        nothing = self.tr(
            "Nothing here yet. The first game of dice that you finish will be remembered on this page."
        )
        self.nothing.setText(fault_text(self._fault) if self._fault is not None else nothing)

    # --- how it is built ------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        cup = HandView(LARGE, self.empty)
        cup.show_hand(Hand(covered=5))
        self.nothing.setWordWrap(True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setFont(serif(self.font(), 1.2))
        centre = Qt.AlignmentFlag.AlignHCenter
        column = QVBoxLayout(self.empty)
        column.setSpacing(16)
        column.addStretch(1)
        column.addWidget(cup, 0, centre)
        column.addWidget(self.nothing)
        column.addWidget(self.to_table, 0, centre)
        column.addStretch(2)
        for widget in (self.empty, self.overview, self.detail):
            self.stack.addWidget(widget)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.stack)
        self.setFocusProxy(self.overview.list)

    def _wire(self) -> None:
        self.overview.chosen.connect(self._choose)
        self.overview.opened.connect(self.open_game)
        self.overview.erase.clicked.connect(self._erasing.ask)
        self.detail.back.connect(self.close_game)
        self.faces.changed.connect(self._show_spread)
        self.to_table.clicked.connect(self.table_wanted)
