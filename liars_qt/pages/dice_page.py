"""The dice table: who sits there, the bid to beat, one's own dice, and what one may do about it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAction,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QHBoxLayout,
    QMessageBox,
    QVBoxLayout,
)

from engine.dice.bid import Bid
from engine.dice.events import Event, Revealed
from engine.dice.state import Phase
from engine.refusal import Refusal
from liars_qt.bridge.coach import CoachBridge
from liars_qt.bridge.dice import NOBODY, DiceBridge
from liars_qt.bridge.shelf import DiceShelf
from liars_qt.look.icons import app_icon
from liars_qt.look.motion import MotionLevel, motion_for
from liars_qt.models.rounds import RoundsModel
from liars_qt.pages.dice_board import DiceBoard
from liars_qt.pages.dice_bottom import DiceBottom
from liars_qt.pages.dice_controls import DiceControls
from liars_qt.pages.dice_growth import DiceGrowth
from liars_qt.pages.dice_handover import HandOver
from liars_qt.pages.dice_head import DiceHead
from liars_qt.pages.dice_keys import Want, wish_of
from liars_qt.pages.dice_outcome import DiceOutcome
from liars_qt.pages.dice_result import result_of
from liars_qt.pages.dice_setup import Setup, keep_setup, kept_setup, setup_of
from liars_qt.pages.dice_side import AdvicePanel
from liars_qt.pages.dice_telling import Telling
from liars_qt.pages.page import Page
from liars_qt.settings import options
from liars_qt.widgets.notice import Notice
from liars_qt.widgets.probability_bar import Chance
from liars_qt.widgets.round_history import RoundHistory
from liars_qt.words.coach import holds_text, odds_text, zone_place
from liars_qt.words.dice import bid_text, event_text, refusal_text
from liars_qt.words.names import Names, names_of

HISTORY_WIDTH = 270
# Keys that say nothing by themselves: whoever holds Alt to change windows does not end a reveal.
SILENT_KEYS = frozenset(
    (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
)
LISTED_KEYS = frozenset((Want.FACE, Want.CHALLENGE, Want.EXACT, Want.STYLE))


class DicePage(Page):
    """Show one dice game through the viewer's eyes and send the viewer's actions to the bridge."""

    icon_name = "dice"
    chapter = "dice"

    def __init__(
        self, bridge: DiceBridge, coach: CoachBridge, shelf: DiceShelf, settings: options.Settings
    ) -> None:
        """Build the page; `open_first_game` puts a game on it."""
        super().__init__()
        self._bridge, self._coach, self._shelf, self._settings = bridge, coach, shelf, settings
        self._names = Names((), None)
        self._seen = -1
        self._unheard: tuple[Event, ...] = ()
        self.head, self.board = DiceHead(self), DiceBoard(self)
        self.controls, self.outcome = DiceControls(self), DiceOutcome(self)
        self.rounds = RoundsModel(self)
        self.history = RoundHistory(self)
        self.history.setModel(self.rounds)
        self.advice = AdvicePanel(bridge, self)
        self.bottom = DiceBottom(self)
        self.telling = Telling(bridge, self.board, self.outcome)
        self.notice = Notice(self.board)
        self.handover = HandOver(bridge, self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._arrange()
        around = (self.head, self.bottom, self.handover.cover)
        self.growth = DiceGrowth(self, around, (self.history, self.advice), HISTORY_WIDTH)
        self._wire_parts()
        self._wire_sessions()
        self._apply_settings()
        self.retranslate()

    # --- what the window asks -------------------------------------------------------------------------------

    def title(self) -> str:
        """Return the page's name."""
        return self.tr("Dice")

    def can_start(self) -> bool:
        """Offer a new game at any time."""
        return True

    def undo_name(self) -> str:
        """Name the bid that can be taken back."""
        if self._seen < 0 or self._bridge.covered_for is not None:
            return ""
        point = self._bridge.session.undo_point()
        if point is None:
            return ""
        bid = self._bridge.record.entries[point]
        return bid_text(bid) if isinstance(bid, Bid) else ""

    def redo_name(self) -> str:
        """Name the bid that can be made again."""
        if self._seen < 0 or self._bridge.covered_for is not None or not self._bridge.session.can_redo:
            return ""
        return self.tr("the bid taken back")

    def undo(self) -> None:
        """Take the viewer's last bid back."""
        self._bridge.undo()

    def redo(self) -> None:
        """Make it again."""
        self._bridge.redo()

    def game_actions(self) -> list[QAction]:
        """Return the table's own commands."""
        return [self.head.table, self.head.fast_forward, self.head.end]

    def view_actions(self) -> list[QAction]:
        """Return what can be shown or hidden."""
        return [self.head.chance, self.head.history, self.head.advice]

    # --- games ----------------------------------------------------------------------------------------------

    def open_first_game(self) -> None:
        """Take up the game that was left unfinished, or deal at the table that was set last."""
        session = self._shelf.resume()
        self._bridge.open(session or self._shelf.begin(kept_setup(self._settings).deal()))

    def new_game(self) -> None:
        """Deal a new game at the same table, after a question when one would be lost."""
        if self._may_leave():
            self._deal(setup_of(self._bridge.record))

    def set_table(self) -> None:
        """Ask for rules and seats, then deal."""
        self._bridge.cover()  # names are typed with everybody looking on
        from liars_qt.pages.table_dialog import TableDialog

        setup = setup_of(self._bridge.record)
        dialog = TableDialog(setup.rules, setup.players, self)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        chosen = Setup(dialog.rules, dialog.players)
        dialog.deleteLater()  # not before: a dialog that is gone as its loop ends was never accepted
        if accepted and self._may_leave():
            keep_setup(self._settings, chosen)
            self._deal(chosen)

    def _deal(self, setup: Setup) -> None:
        self._shelf.file_away(self._bridge.session)
        self._bridge.open(self._shelf.begin(setup.deal()))

    def _may_leave(self) -> bool:
        """Tell whether the game on the table may go; asks when something was played in it."""
        if self._bridge.table.phase is Phase.OVER or not self._bridge.record.entries:
            return True
        question = QMessageBox(self)
        question.setIconPixmap(app_icon().pixmap(48))
        question.setWindowTitle(self.window().windowTitle())
        question.setText(self.tr("Leave the game on the table?"))
        question.setInformativeText(self.tr("It is not finished and will not be kept."))
        leave = question.addButton(self.tr("New game"), QMessageBox.ButtonRole.AcceptRole)
        stay = question.addButton(self.tr("Play on"), QMessageBox.ButtonRole.RejectRole)
        question.setDefaultButton(stay)
        question.exec()
        question.deleteLater()
        return question.clickedButton() is leave

    # --- the table ------------------------------------------------------------------------------------------

    def _on_opened(self) -> None:
        first = self._seen < 0  # later games are dealt by a press, whose second click must not bid
        self.notice.drop_hint()
        self.head.show_rules(self._bridge.table.rules)
        self._take_position()
        self.history.scrollToBottom()
        self.board.show_view(self._bridge.view, self._names)
        if self._bridge.table.round.verdict is not None:
            self._show_outcome()
            self.telling.show_told(self._names)
        else:
            self._ask_viewer(at_once=first)

    def _on_moved(self, events: tuple[Event, ...]) -> None:
        self.notice.drop_hint()
        revealed = any(isinstance(event, Revealed) for event in events)
        self._take_position(told=not revealed or self._bridge.hurrying)
        self._hear(events)
        if self._bridge.hurrying and self._bridge.table.phase is not Phase.OVER:
            self.board.show_view(self._bridge.view, self._names)
            self.bottom.setCurrentWidget(self.controls)
            self.controls.withdraw(self._bridge.table)
        elif revealed:
            self._show_outcome()
            self.telling.start(self._names)
        else:
            self.board.show_view(self._bridge.view, self._names)
            self._ask_viewer()

    def _hear(self, events: tuple[Event, ...]) -> None:
        """Announce what happened; what the cups show waits until they are up."""
        lifted = next((n for n, event in enumerate(events) if isinstance(event, Revealed)), len(events))
        for event in events[:lifted]:
            self._announce(event_text(event, self._names))
        self._unheard = events[lifted:]

    def _show_outcome(self) -> None:
        """Put the verdict in place of the controls."""
        self.outcome.setCurrentWidget(self.outcome.verdict)
        self.bottom.setCurrentWidget(self.outcome)
        self.setFocus()

    def _on_told(self) -> None:
        self.rounds.show_table(self._bridge.table, self._names)
        for event in self._unheard:
            self._announce(event_text(event, self._names))
        self._unheard = ()

    def _on_continued(self) -> None:
        if self._bridge.table.phase is Phase.OVER:
            self._show_end()
        else:
            self._bridge.go_on(self._seen)

    def _show_end(self) -> None:
        self.controls.withdraw(self._bridge.table)
        self._shelf.file_away(self._bridge.session)
        self.outcome.end.show_result(*result_of(self._bridge.table, self._names))
        self.outcome.setCurrentWidget(self.outcome.end)
        self.outcome.hold_button()
        self.bottom.setCurrentWidget(self.outcome)
        self.commands_changed.emit()

    def _take_position(self, told: bool = True) -> None:
        """Note which position is on show, and bring everything that tells of it in line.

        A round whose cups are about to come up is not `told` yet.
        """
        bridge = self._bridge
        self._seen = bridge.revision
        self._names = names_of(bridge.players, bridge.you)
        if bridge.viewer is None:
            self._blank_chance()
        covered = self.handover.covered
        self.handover.follow(self._names)
        if covered and not self.handover.covered:
            self.setFocus()
        self.rounds.show_table(bridge.table, self._names, told)
        self.head.undo.setEnabled(bool(self.undo_name()))
        self.head.fast_forward.setVisible(bridge.watching)
        self.head.end.setVisible(not bridge.table.rules.knockout)
        self.head.end.setEnabled(bridge.table.phase is not Phase.OVER)
        self.commands_changed.emit()

    def _ask_viewer(self, at_once: bool = False) -> None:
        """Open or shut the controls, or show the end of a game that was called off."""
        bridge = self._bridge
        if bridge.table.phase is Phase.OVER:
            self._show_end()
            return
        self.bottom.setCurrentWidget(self.controls)
        if bridge.may_act:
            self.controls.offer(bridge.table, at_once)
            if bridge.table.round.standing is not None:
                turn = self.tr("Your turn. The bid to beat is {bid}.")
                self._announce(turn.format(bid=bid_text(bridge.table.round.standing)))
            QApplication.alert(self.window())
        else:
            self.controls.withdraw(bridge.table)
        self._show_chance()
        self._keep_focus()

    def _keep_focus(self) -> None:
        """Give the keyboard back to the table when the widget that had it was shut."""
        focus = QApplication.focusWidget()
        if self.handover.covered:
            return
        if focus is None or (self.isAncestorOf(focus) and not focus.isEnabled()):
            self.setFocus()

    def _on_thinking(self, seat: int) -> None:
        self.board.show_thinking(None if seat == NOBODY else seat)

    def _on_acted(self, action: object) -> None:
        self._bridge.act(action, self._seen)  # type: ignore[arg-type]

    def _on_refused(self, refusal: Refusal) -> None:
        self.notice.hint(refusal_text(refusal))
        self._ask_viewer(at_once=True)

    # --- the coach ------------------------------------------------------------------------------------------

    def _show_chance(self) -> None:
        """Show the chance of the bid being made up, else of the standing one; beside that bid its own."""
        bridge = self._bridge
        standing = bridge.table.round.standing
        if bridge.table.phase is not Phase.BIDDING or bridge.viewer is None:
            self._blank_chance()
            return
        view = bridge.view
        odds = self._coach.odds(view, standing) if standing is not None else None
        wanted = self._settings.get(options.COACH)
        self.board.show_hint(holds_text(odds.percent) if odds is not None and wanted else "")
        bid = self.controls.considering or standing
        odds = self._coach.odds(view, bid) if bid is not None else None
        if bid is None or odds is None:
            self.controls.bar.show_chance(None)
            return
        text = odds_text(bid, odds.percent, odds.zone)
        self.controls.bar.show_chance(Chance(odds.percent, zone_place(odds.zone), text))

    def _blank_chance(self) -> None:
        """Take away what was worked out from somebody's dice, before anything else is said to anybody else."""
        self.board.show_hint("")
        self.controls.bar.show_chance(None)

    # --- keys and clicks ------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play by keyboard; the first key during a reveal ends it, and none reaches a covered table."""
        if self.handover.covered:
            event.ignore()
            return
        if event.isAutoRepeat() and event.key() not in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            return
        if self.board.revealing:
            if event.key() not in SILENT_KEYS:
                self.board.finish()
            return
        wish = wish_of(event)
        if wish is None:
            super().keyPressEvent(event)
        elif wish.want is Want.BID:
            self._on_enter()
        elif self.bottom.currentWidget() is self.controls:
            self.controls.grant(wish)

    def _on_enter(self) -> None:
        """Press the focused button as a person expects of Enter, else bid or go on."""
        focus = QApplication.focusWidget()
        if isinstance(focus, QAbstractButton) and focus.isEnabled():
            focus.click()
        elif self.bottom.currentWidget() is self.controls:
            self.controls.picker.commit()
        elif self.outcome.armed:
            self.outcome.press()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on to the cover while it is on."""
        super().focusInEvent(event)
        if self.handover.covered:
            self.handover.cover.setFocus()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """End a reveal by a click anywhere."""
        self._on_touched()

    def _on_touched(self) -> None:
        if self.board.revealing:
            self.board.finish()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """End a reveal by Tab as by any other key."""
        if self.board.revealing:
            self.board.finish()
            return True
        return super().focusNextPrevChild(forward)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take from the history list the keys that it would search for, and from any part what ends a reveal."""
        kind = event.type()
        if self.board.revealing and kind == QEvent.Type.MouseButtonPress:
            self.board.finish()
        if self.board.revealing and isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyPress:
            self.keyPressEvent(event)
            return True
        if watched is self.history and isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyPress:
            wish = wish_of(event)
            if wish is not None and (wish.want in LISTED_KEYS or event.text() in ("+", "-", "=")):
                self.keyPressEvent(event)
                return True
        return super().eventFilter(watched, event)

    def minimumSizeHint(self) -> QSize:
        """Ask for what the smallest type needs, whatever its size is now: else the window could not shrink again."""
        return super().minimumSizeHint() / self.growth.scale

    # --- building -------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setAccessibleName(self.tr("Dice table"))
        self.history.setAccessibleName(self.tr("History of the game"))
        if self._seen < 0:
            return
        self._names = names_of(self._bridge.players, self._bridge.you)
        self.handover.rename(self._names)
        table = self._bridge.table
        self.head.show_rules(table.rules)
        self.board.show_view(self._bridge.view, self._names)
        self.rounds.show_table(table, self._names, not self.board.revealing)
        self.rounds.retranslate()
        self._show_chance()
        if self.outcome.currentWidget() is self.outcome.end:
            self.outcome.end.show_result(*result_of(table, self._names))
        elif table.round.verdict is not None:
            self.telling.show_told(self._names)

    def _arrange(self) -> None:
        self.bottom.addWidget(self.controls)
        self.bottom.addWidget(self.outcome)
        side = QVBoxLayout()
        for part in (self.history, self.advice):
            part.setFixedWidth(HISTORY_WIDTH)
            side.addWidget(part, 1)
        middle = QHBoxLayout()
        middle.setSpacing(10)
        middle.addWidget(self.board, 1)
        middle.addLayout(side)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.handover)
        column = QVBoxLayout(self.handover.table)
        column.setContentsMargins(12, 6, 12, 10)
        column.setSpacing(6)
        column.addWidget(self.head)
        column.addLayout(middle, 1)
        column.addWidget(self.bottom)

    def _wire_parts(self) -> None:
        head, outcome = self.head, self.outcome
        head.rules.clicked.connect(
            lambda: self.rules_wanted.emit(f"rule-sets#{self._bridge.table.rules.key}")
        )
        head.undo.triggered.connect(self.undo)
        head.new.triggered.connect(self.new_game)
        head.table.triggered.connect(self.set_table)
        head.end.triggered.connect(self._bridge.end)
        head.fast_forward.triggered.connect(self._bridge.fast_forward)
        head.history.toggled.connect(lambda on: self._settings.set(options.HISTORY, on))
        head.chance.toggled.connect(lambda on: self._settings.set(options.COACH, on))
        head.advice.toggled.connect(lambda on: self._settings.set(options.ADVICE, on))
        self.controls.bar.shown_changed.connect(lambda on: self._settings.set(options.COACH, on))
        self.controls.acted.connect(self._on_acted)
        self.controls.considered.connect(lambda _: self._show_chance())
        self.controls.explained.connect(self.notice.hint)
        self.telling.told.connect(self._on_told)
        self.telling.reasoned.connect(self._announce)
        outcome.continued.connect(self._on_continued)
        outcome.end.again.connect(self.new_game)
        outcome.end.other_table.connect(self.set_table)
        self.history.touched.connect(self._on_touched)
        for part in (self.history, outcome.verdict.button, head.rules):
            part.installEventFilter(self)

    def _wire_sessions(self) -> None:
        bridge = self._bridge
        bridge.opened.connect(self._on_opened)
        bridge.moved.connect(self._on_moved)
        bridge.thinking.connect(self._on_thinking)
        bridge.refused.connect(self._on_refused)
        self._coach.ready.connect(self._show_chance)
        self._settings.changed.connect(self._apply_settings)

    def _apply_settings(self) -> None:
        motion = motion_for(MotionLevel(self._settings.get(options.MOTION)))
        self.board.set_motion(motion)
        self.outcome.verdict.set_motion(motion)
        coach, history = self._settings.get(options.COACH), self._settings.get(options.HISTORY)
        self.head.chance.setChecked(coach)
        self.controls.bar.set_shown(coach)
        self.head.history.setChecked(history)
        self.history.setVisible(history)
        self._show_advice(self._settings.get(options.ADVICE))
        if self._seen >= 0:
            self._show_chance()

    def _show_advice(self, wanted: bool) -> None:
        self.head.advice.setChecked(wanted)
        if wanted == self.advice.isHidden():
            self.advice.setVisible(wanted)
            self.advice.follow()

    def _announce(self, sentence: str) -> None:
        """Tell a screen reader what happened."""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))
