"""One finished game of dice, round by round, and its way into a file."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from engine.records.record import GameRecord
from engine.records.replay import replay
from liars_qt.models.game_export import as_json, as_text
from liars_qt.models.records import PastGame, opponents_text, result_text, when_text
from liars_qt.models.rounds import RoundsModel
from liars_qt.pages.records_frame import Kept, RecordsFrame
from liars_qt.widgets.round_history import RoundHistory
from liars_qt.words.dice import rules_name


class RecordsDetail(RecordsFrame):
    """Show the rounds of a past game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin without a game."""
        super().__init__(parent)
        self._past: PastGame | None = None
        self._record: GameRecord | None = None
        self.rounds = RoundsModel(self)
        self.history = RoundHistory(self)
        self.history.setModel(self.rounds)
        self.hold(self.history)
        self.retranslate()

    def show_game(self, past: PastGame, record: GameRecord) -> None:
        """Show a game from its first round; `record` is the whole of it."""
        self._past, self._record = past, record
        self._tell(past, record)
        self.history.scrollToTop()
        self.history.setCurrentIndex(self.rounds.index(0))
        self.history.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        super().retranslate()
        self.history.setAccessibleName(self.tr("Rounds of the game"))
        if self._past is not None and self._record is not None:
            self._tell(self._past, self._record)
            self.rounds.retranslate()

    def _tell(self, past: PastGame, record: GameRecord) -> None:
        self.rounds.show_table(replay(record).table, past.names())
        line = " · ".join((when_text(past.stamp), rules_name(past.record.rules), result_text(past)))
        head = f"{line} · {', '.join(past.names().by_seat)}"
        kept = Kept("liars-dice", past.stamp, lambda: as_text(head, self.rounds), lambda: as_json(record))
        self.show_head(opponents_text(past), line, kept)
