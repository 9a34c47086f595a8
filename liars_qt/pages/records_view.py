"""The records opened: for each kind of game what it adds up to, and every one of them to look at again."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from engine.dice.rules import PRESETS
from engine.records.codec import BrokenRecord
from engine.records.database import Fault
from engine.records.tallies import tally
from liars_qt.bridge.shelf import DICE
from liars_qt.models.faces import FaceCount
from liars_qt.models.records import PastGame, over_row, past_games
from liars_qt.pages.erasing import Erasing
from liars_qt.pages.records_detail import RecordsDetail
from liars_qt.pages.records_empty import RecordsEmpty
from liars_qt.pages.records_evening import RecordsEvening
from liars_qt.pages.records_evenings import KINDS, RecordsEvenings
from liars_qt.pages.records_games import Games, RecordsShelf
from liars_qt.pages.records_head import ALL, RecordsHead
from liars_qt.pages.records_overview import RecordsOverview
from liars_qt.settings.cards import WORDING
from liars_qt.settings.options import Settings
from liars_qt.widgets.notice import Notice
from liars_qt.words.wording import Wording


class RecordsView(QWidget):
    """Show the finished games of a store; `table_wanted` asks for the table of a kind, from an empty page.

    It reads the store whenever it is shown, so nobody has to tell it of a finished game.
    """

    table_wanted = Signal(str)

    def __init__(self, games: Games | None, settings: Settings, parent: QWidget | None = None) -> None:
        """Read games from a store; None where there is none that can be read."""
        super().__init__(parent)
        self._shelf, self._settings = RecordsShelf(games), settings
        self._past: tuple[PastGame, ...] = ()
        self._rules = ALL
        self._looked = False
        self.head = RecordsHead((DICE.kind, *(kind.key for kind in KINDS)), self)
        self.overview, self.detail = RecordsOverview(self), RecordsDetail(self)
        self.evenings = {kind.key: RecordsEvenings(kind, self._shelf.saved, self) for kind in KINDS}
        self.evening, self.empty = RecordsEvening(self), RecordsEmpty(self)
        self.stack = QStackedWidget(self)
        self.faces = FaceCount(self._shelf.dice_record, self)
        self.notice = Notice(self)
        self._erasing = Erasing(self.erase_records, self)
        self._arrange()
        self._wire()

    @property
    def reading(self) -> bool:
        """Tell whether one game is looked at."""
        return self.stack.currentWidget() in (self.detail, self.evening)

    def refresh(self) -> None:
        """Read the store again and show what it holds."""
        done = self._shelf.finished(DICE.kind)
        over = (row for saved in self._shelf.still_on(DICE.kind) if (row := over_row(saved)) is not None)
        self._past = past_games((*over, *done), self._past)
        self._offer_rules()
        self._show_chosen()
        found = {DICE.kind: bool(done)}
        for kind, evenings in self.evenings.items():
            numbers = tuple(row.game for row in self._shelf.finished(kind))
            still_on = tuple(saved.game for saved in self._shelf.still_on(kind))
            found[kind] = bool(numbers)
            evenings.show_games((*still_on, *numbers), still_on)
        if self.isVisible():
            self.faces.read(past.game for past in self._past)
        else:
            self._pause()
        self.head.erase.setEnabled(any(found.values()))
        self._look_first(found)
        self._show_kind()

    def erase_records(self) -> None:
        """Forget all finished games at once, without a question; raises StoreFault."""
        self._shelf.erase()
        self._past = ()
        self._leave()
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._offer_rules()

    def showEvent(self, event: QShowEvent) -> None:
        """Look whether games were finished meanwhile."""
        super().showEvent(event)
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Count and read nothing that nobody looks at."""
        super().hideEvent(event)
        self._pause()

    # --- one of them ----------------------------------------------------------------------------------------

    def open_game(self, past: PastGame) -> None:
        """Show one game of dice round by round, or say why that cannot be done."""
        record = self._shelf.dice_record(past.game)
        if record is None:
            self.notice.say(self._shelf.excuse())
        else:
            self._enter(self.detail)
            self.detail.show_game(past, record)

    def open_evening(self, number: int) -> None:
        """Show one evening round by round, or say why that cannot be done."""
        tell, saved = self.evenings[self.head.kind].kind.tell, self._shelf.saved(number)
        if saved is None:
            self.notice.say(self._shelf.excuse())
            return
        try:
            self.evening.show_evening(saved.stamp, lambda: tell(saved, self._wording))
        except BrokenRecord:
            self._shelf.fault = Fault.BROKEN
            self.notice.say(self._shelf.excuse())
        else:
            self._enter(self.evening)
            self.evening.notes.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_game(self) -> None:
        """Return to the list, where the game that was looked at is the current one."""
        self._leave()
        self._show_kind()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _wording(self) -> Wording:
        return Wording(self._settings.get(WORDING))

    def _enter(self, whole: QWidget) -> None:
        self.stack.setCurrentWidget(whole)
        self.head.hide()

    def _leave(self) -> None:
        self.head.show()
        self.stack.setCurrentWidget(self.empty)

    # --- all of them ----------------------------------------------------------------------------------------

    def _look_first(self, found: dict[str, bool]) -> None:
        """Begin with a kind of which there is something, as soon as there is."""
        if not self._looked and any(found.values()):
            self._looked = True
            self.head.choose(next(kind for kind, some in found.items() if some))

    def _show_kind(self) -> None:
        """Bring the front of the chosen kind to the top, unless one game is looked at."""
        kind = self.head.kind
        front: RecordsOverview | RecordsEvenings = self.evenings.get(kind, self.overview)
        some = bool(self._past) if kind == DICE.kind else self.evenings[kind].any
        self.empty.show_kind(kind, self._shelf.fault)
        self.head.rules.setVisible(kind == DICE.kind and some)
        self.setFocusProxy(front.list if some else self.empty.to_table)
        if not self.reading:
            self.stack.setCurrentWidget(front if some else self.empty)

    def _offer_rules(self) -> None:
        played = {past.rules for past in self._past}
        self._rules = self._rules if self._rules in played else ALL
        known = tuple(key for key in PRESETS if key in played)
        self.head.offer_rules((*known, *sorted(played - set(PRESETS))), self._rules)

    def _choose_rules(self, rules: str) -> None:
        self._rules = rules
        self._show_chosen()

    def _show_chosen(self) -> None:
        games = tuple(past for past in self._past if self._rules in (ALL, past.rules))
        self.overview.show_games(games, tally(past.summary for past in reversed(games) if past.summary))

    def _show_spread(self) -> None:
        self.overview.show_spread(self.faces.spread, self.faces.missing)

    def _pause(self) -> None:
        self.faces.pause()
        for evenings in self.evenings.values():
            evenings.reader.pause()

    # --- how it is built ------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        for widget in (self.empty, self.overview, *self.evenings.values(), self.detail, self.evening):
            self.stack.addWidget(widget)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.head)
        whole.addWidget(self.stack, 1)

    def _wire(self) -> None:
        self.head.kind_chosen.connect(self._show_kind)
        self.head.rules_chosen.connect(self._choose_rules)
        self.head.erase.clicked.connect(self._erasing.ask)
        self.overview.opened.connect(self.open_game)
        for evenings in self.evenings.values():
            evenings.opened.connect(self.open_evening)
            evenings.counted.connect(self._show_kind)
        self.detail.back.connect(self.close_game)
        self.evening.back.connect(self.close_game)
        self.faces.changed.connect(self._show_spread)
        self.empty.to_table.clicked.connect(lambda: self.table_wanted.emit(self.head.kind))
