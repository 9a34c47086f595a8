"""The referee of real dice: a board for the table, and one thing at a time to tell it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QAction,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLineEdit,
    QVBoxLayout,
)

from engine.referee import actions as act
from engine.referee.evening import Evening, Setup
from engine.referee.legality import misfit
from engine.referee.record import EveningRecord
from engine.refusal import Refusal
from liars_qt.bridge.coach import CoachBridge
from liars_qt.bridge.referee import RefereeBridge, RefereeShelf
from liars_qt.pages.page import Page
from liars_qt.pages.referee_desk import RefereeDesk
from liars_qt.pages.referee_flow import focus_of
from liars_qt.pages.referee_keyboard import Keyboard
from liars_qt.pages.referee_layout import RefereeLayout
from liars_qt.pages.referee_looks import RefereeLooks
from liars_qt.pages.referee_room import RoomBoard, screen_for_room
from liars_qt.pages.referee_setup import keep_setup, kept_setup
from liars_qt.pages.referee_shown import board_of
from liars_qt.pages.referee_telling import Telling
from liars_qt.settings.options import Settings
from liars_qt.widgets.announce import announce
from liars_qt.words.dice import rules_in_force
from liars_qt.words.referee import deed_text, people_names, refusal_text

_COMMANDS = ("again", "void", "keep_bids", "change_rules", "end", "export", "copy")


class RefereePage(Page):
    """Show one evening and take what the people at the table tell."""

    icon_name = "referee"
    chapter = "referee"

    def __init__(
        self, bridge: RefereeBridge, coach: CoachBridge, shelf: RefereeShelf, settings: Settings
    ) -> None:
        """Build the page; `open_first` puts an evening on it."""
        super().__init__()
        self._bridge, self._shelf, self._settings = bridge, shelf, settings
        self._names: dict[int, str] = {}
        self.parts = RefereeLayout(self)
        self.head, self.board, self.controls = self.parts.head, self.parts.board, self.parts.controls
        self.telling = Telling(bridge, self)
        self.desk = RefereeDesk(bridge, self.telling, self)
        self.looks = RefereeLooks(bridge, coach, settings, self.parts)
        self.room: RoomBoard | None = None
        self._keyboard = Keyboard(self.controls, self.telling)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.parts)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._wire_strips()
        self._wire_commands()
        self._wire_sessions()
        self.retranslate()

    # --- what the window asks -------------------------------------------------------------------------------

    def title(self) -> str:
        """Return the page's name."""
        return self.tr("Referee")

    def can_start(self) -> bool:
        """Offer a new evening while one is on."""
        return self._on

    def new_game(self) -> None:
        """Ask for the next evening's table, with this one's people in it; this evening goes on until then."""
        if self._on:
            people = {person.id: person.name for person in self._evening.people}
            names = tuple(people[who] for who in self._evening.seated)
            self._ask_setup(Setup(self._evening.table.rules, names, None, 0, self._evening.keeps_bids))

    def undo_name(self) -> str:
        """Name what would be taken back."""
        deed = self._bridge.undoable if self._on else None
        return "" if deed is None else deed_text(deed, people_names(deed.after.people) | self._names)

    def redo_name(self) -> str:
        """Name what would be told again."""
        deed = self._bridge.redoable if self._on else None
        return "" if deed is None else deed_text(deed, people_names(deed.after.people) | self._names)

    def undo(self) -> None:
        """Take the last entry back."""
        if self._on:
            self._bridge.undo()

    def redo(self) -> None:
        """Make it again."""
        if self._on:
            self._bridge.redo()

    def rules_in_force(self) -> tuple[str, ...]:
        """Return the rules of the evening."""
        return rules_in_force(self._evening.table.rules) if self._on else ()

    def game_actions(self) -> list[QAction]:
        """Return the evening's own commands."""
        return [self.head.acts[name] for name in _COMMANDS]

    def view_actions(self) -> list[QAction]:
        """Return what can be shown or hidden."""
        return [self.head.acts[name] for name in ("room", "side", "chance")]

    # --- evenings -------------------------------------------------------------------------------------------

    @property
    def _evening(self) -> Evening:
        return self._bridge.evening

    @property
    def _on(self) -> bool:
        """Tell whether an evening is on show."""
        return self._bridge.is_open and not self.parts.at_setup

    def open_first(self) -> None:
        """Take up the evening that was left, or ask for a table."""
        session = self._shelf.resume()
        if session is not None:
            self._bridge.open(session)
        else:
            self._ask_setup(kept_setup(self._settings))

    def start(self, setup: Setup) -> None:
        """Begin an evening; the one before it is filed away."""
        keep_setup(self._settings, setup)
        self._bridge.open(self._shelf.begin(EveningRecord(setup)))

    def _ask_setup(self, setup: Setup | None) -> None:
        self.parts.show_setup(setup, self._bridge.is_open)
        self.setFocusProxy(self.parts.setup.names)
        self._enable()
        self.commands_changed.emit()

    def _on_opened(self) -> None:
        self.parts.show_evening()
        self.setFocusProxy(None)  # type: ignore[arg-type]  # Qt takes none; its stub does not know
        self._on_moved(())
        self.controls.verdict.release()
        self.setFocus()

    def _on_moved(self, events: tuple[object, ...]) -> None:
        self.telling.settle()
        self.parts.notice.put_away()
        self._refresh()
        if events and self._evening.judged:
            self.controls.verdict.hold()
        else:
            self.controls.verdict.release()
        self._announce()
        self._keep_focus()

    def _on_refused(self, refusal: Refusal) -> None:
        sentence = refusal_text(refusal, self._names)
        self._refresh()
        self.parts.notice.say(sentence)

    # --- showing --------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        """Bring everything in line with the evening and with what is being told."""
        if not self._bridge.is_open:
            return
        evening = self._evening
        self._names = people_names(evening.people)
        self.head.show_rules(evening.table.rules)
        self.controls.show_flow(evening, self.telling.flow, self._names)
        self.parts.history.show_book(self._bridge.book, self._names)
        self.parts.people.show_evening(evening, self._names)
        self.head.name_undo(self.undo_name(), self.redo_name())
        self._show_board()
        self._enable()
        self.looks.show_chance()
        self.commands_changed.emit()

    def _show_board(self) -> None:
        focus = focus_of(self._evening, self.telling.flow, self.controls.typed, "")
        self.board.show_board(board_of(self._evening, self._names, focus))
        if self.room is not None:
            alone = replace(focus, entry=self.controls.telling)
            self.room.board.show_board(board_of(self._evening, self._names, alone))

    def _enable(self) -> None:
        """Open the commands that can be used now."""
        acts = self.head.acts
        for name in (*_COMMANDS, "room", "chance", "side"):
            acts[name].setEnabled(self._on)
        if not self._on:
            return
        evening = self._evening
        acts["end"].setVisible(not evening.table.rules.knockout)
        acts["end"].setEnabled(misfit(evening, act.EndGame()) is None)
        acts["void"].setEnabled(misfit(evening, act.VoidRound()) is None)
        acts["keep_bids"].setEnabled(misfit(evening, act.KeepBids(True)) is None)
        acts["keep_bids"].setChecked(evening.keeps_bids)
        acts["change_rules"].setEnabled(evening.between)

    def _announce(self) -> None:
        """Tell a screen reader where the evening is now."""
        band = self.board.band.shown
        sentence = ". ".join(part for part in (band.title, band.note) if part)
        announce(self, sentence)

    # --- keys -----------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take what is typed; Enter presses a focused button first, as a person expects."""
        if not self._on:
            super().keyPressEvent(event)
            return
        focus = QApplication.focusWidget()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and isinstance(focus, QAbstractButton) and self.isAncestorOf(focus) and focus.isEnabled():
            focus.click()
        elif self._keyboard.press(event):
            self._show_board()
        elif event.key() == Qt.Key.Key_Escape and focus is not self:
            self.setFocus()
        else:
            super().keyPressEvent(event)

    def _on_room_key(self, event: QKeyEvent) -> None:
        """Take the keys of the board for the room, and of the menus that its window does not have."""
        std = QKeySequence.StandardKey
        again = QKeySequence("Ctrl+Y")
        if event.matches(std.Undo):
            self.undo()
        elif event.matches(std.Redo) or QKeySequence(event.keyCombination()) == again:
            self.redo()
        elif self._keyboard.press(event):
            self._show_board()

    def _keep_focus(self) -> None:
        """Give the keyboard back to the table, unless a name is being typed."""
        focus = QApplication.focusWidget()
        if self.isVisible() and (self.room is None) and not isinstance(focus, QLineEdit):
            self.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Take the board for the room along when another page comes up."""
        super().hideEvent(event)
        if self.room is not None and not event.spontaneous():
            self.room.close()

    # --- commands -------------------------------------------------------------------------------------------

    def _toggle_room(self, wanted: bool) -> None:
        if wanted and self.room is None:
            self.room = RoomBoard(self)
            self.room.keyed.connect(self._on_room_key)
            self.room.gone.connect(self._on_room_gone)
            self._show_board()
            self.room.open_on(screen_for_room(self))
        elif not wanted and self.room is not None:
            self.room.close()

    def _on_room_gone(self) -> None:
        if self.room is not None:
            self.room.deleteLater()
            self.room = None
            self.head.acts["room"].setChecked(False)
            self.activateWindow()
            self.setFocus()

    # --- building -------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the language of now; the parts follow by themselves."""
        self.setAccessibleName(self.tr("Referee’s table"))
        self._refresh()

    def _wire_strips(self) -> None:
        strips, telling = self.controls, self.telling
        strips.bids.bid.connect(telling.bid)
        strips.bids.called.connect(telling.begin_call)
        strips.bids.explained.connect(self.parts.notice.say)
        strips.judge.called.connect(telling.begin_call)
        strips.call.accepted.connect(telling.accept)
        strips.call.bid.connect(telling.claim)
        strips.call.cancelled.connect(telling.give_up)
        strips.call.explained.connect(self.parts.notice.say)
        strips.counting.told.connect(telling.count)
        strips.counting.total_wanted.connect(telling.want_total)
        strips.counting.left.connect(telling.give_up)
        strips.verdict.went_on.connect(telling.go_on)
        strips.verdict.mend_wanted.connect(telling.mend)
        self.board.tapped.connect(telling.tap)
        self.parts.people.told.connect(telling.tell)
        self.parts.history.correct_wanted.connect(self.desk.correct)
        self.parts.history.strike_wanted.connect(lambda at: self.desk.correct(at, strike=True))
        self.parts.setup.started.connect(self.start)
        self.parts.setup.left.connect(self._on_opened)

    def _wire_commands(self) -> None:
        acts = self.head.acts
        acts["undo"].triggered.connect(self.undo)
        acts["redo"].triggered.connect(self.redo)
        acts["room"].toggled.connect(self._toggle_room)
        acts["void"].triggered.connect(lambda: self.telling.tell(act.VoidRound()))
        acts["keep_bids"].triggered.connect(lambda on: self.telling.tell(act.KeepBids(on)))
        acts["end"].triggered.connect(lambda: self.telling.tell(act.EndGame()))
        acts["again"].triggered.connect(self.desk.play_again)
        acts["change_rules"].triggered.connect(self.desk.change_rules)
        acts["export"].triggered.connect(self.desk.export)
        acts["copy"].triggered.connect(self.desk.copy)
        self.head.rules.clicked.connect(
            lambda: self.rules_wanted.emit(f"rule-sets#{self._evening.table.rules.key}")
        )

    def _wire_sessions(self) -> None:
        self._bridge.opened.connect(self._on_opened)
        self._bridge.moved.connect(self._on_moved)
        self._bridge.refused.connect(self._on_refused)
        self.telling.changed.connect(self._refresh)
        self.telling.refused.connect(self._on_refused)
        self.telling.correction_wanted.connect(self.desk.correct)
        self.desk.said.connect(self.parts.notice.say)
