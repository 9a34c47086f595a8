"""The dice table: who sits there, the bid to beat, one's own dice, and what one may do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from engine.dice.bid import Action
from engine.dice.events import Event, Revealed
from engine.dice.state import Phase
from engine.refusal import Refusal
from liars_qt.bridge.coach import CoachBridge
from liars_qt.bridge.dice import DiceBridge
from liars_qt.bridge.shelf import DiceShelf
from liars_qt.pages.dice_chance import DiceChance
from liars_qt.pages.dice_games import DiceGames
from liars_qt.pages.dice_herald import DiceHerald
from liars_qt.pages.dice_keyboard import DiceKeyboard
from liars_qt.pages.dice_layout import DiceLayout
from liars_qt.pages.dice_result import result_of
from liars_qt.pages.dice_switches import DiceSwitches
from liars_qt.pages.dice_telling import Telling
from liars_qt.pages.page import Page
from liars_qt.settings.options import Settings
from liars_qt.words.dice import bid_text, refusal_text, rules_in_force
from liars_qt.words.names import Names, names_of

if TYPE_CHECKING:
    from liars_qt.pages.dice_outcome import DiceOutcome


class DicePage(Page):
    """Show one dice game through the viewer's eyes and send the viewer's actions to the bridge."""

    icon_name = "dice"
    chapter = "dice"

    def __init__(
        self,
        bridge: DiceBridge,
        coach: CoachBridge,
        shelf: DiceShelf,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        """Build the page; `open_first_game` puts a game on it."""
        super().__init__(parent)
        self._bridge = bridge
        self._names = Names((), None)
        self._seen = -1
        self.parts = parts = DiceLayout(bridge, self)
        self.head, self.board, self.bottom = parts.head, parts.board, parts.bottom
        self.controls = self.bottom.controls
        self.history, self.rounds = parts.history, parts.history.rounds
        self.handover, self.notice = parts.handover, parts.notice
        self.games = DiceGames(bridge, shelf, settings, self)
        self.chance = DiceChance(bridge, coach, settings, self.board, self.controls)
        self.switches = DiceSwitches(settings, self.head, self.controls.bar, parts.history, parts.advice)
        self.keyboard = DiceKeyboard(self.board, self.bottom, self.handover)
        self.telling = Telling(bridge, settings, self.board, self.bottom)
        self.herald = DiceHerald(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._wire_head()
        self._wire_parts()
        self._wire_game()
        self.retranslate()

    @property
    def outcome(self) -> DiceOutcome:
        """Return what tells how a round or a game ended."""
        return self.bottom.outcome

    # --- what the window asks -------------------------------------------------------------------------------

    def title(self) -> str:
        """Return the page's name."""
        return self.tr("Dice")

    def can_start(self) -> bool:
        """Offer a new game at any time."""
        return True

    def undo_name(self) -> str:
        """Name the bid that can be taken back."""
        bid = None if self._seen < 0 else self._bridge.undoable
        return "" if bid is None else bid_text(bid)

    def redo_name(self) -> str:
        """Name the bid that can be made again."""
        can = self._seen >= 0 and self._bridge.redoable
        return self.tr("the bid taken back") if can else ""

    def undo(self) -> None:
        """Take the viewer's last bid back, or say why nothing can be."""
        refusal = self._bridge.undo_refusal
        if refusal is None:
            self._bridge.undo()
        else:
            self.notice.hint(refusal_text(refusal))

    def redo(self) -> None:
        """Make it again."""
        self._bridge.redo()

    def rules_in_force(self) -> tuple[str, ...]:
        """Return the rule set and its reading of every house rule."""
        return () if self._seen < 0 else rules_in_force(self._bridge.table.rules)

    def game_actions(self) -> list[QAction]:
        """Return the table's own commands."""
        return [self.head.table, self.head.fast_forward, self.head.end]

    def view_actions(self) -> list[QAction]:
        """Return what can be shown or hidden."""
        return [self.head.chance, self.head.history, self.head.advice]

    def new_game(self) -> None:
        """Deal a new game at the same table, after a question when one would be lost."""
        self.games.start_over()

    def open_first_game(self) -> None:
        """Take up the game that was left unfinished, or deal at the table that was set last."""
        self.games.open_first()

    # --- the table ------------------------------------------------------------------------------------------

    def _on_opened(self) -> None:
        first = self._seen < 0  # later games are dealt by a press, whose second click must not bid
        self.notice.drop_hint()
        self.head.show_rules(self._bridge.table.rules)
        self._take_position()
        self.history.scrollToBottom()
        self.board.show_view(self._bridge.view, self._names)
        if self._bridge.table.round.verdict is not None:
            self._show_verdict()
            self.telling.show_told(self._names)
        else:
            self._ask_viewer(at_once=first)

    def _on_moved(self, events: tuple[Event, ...]) -> None:
        bridge = self._bridge
        self.notice.drop_hint()
        revealed = any(isinstance(event, Revealed) for event in events)
        self._take_position(told=not revealed or bridge.hurrying)
        self.herald.hear(events, self._names)
        if bridge.hurrying and bridge.table.phase is not Phase.OVER:
            self.board.show_view(bridge.view, self._names)
            self.bottom.show_controls()
            self.controls.withdraw(bridge.table)
        elif revealed:
            self._show_verdict()
            self.telling.start(self._names)
        else:
            self.board.show_view(bridge.view, self._names)
            self._ask_viewer()

    def _take_position(self, told: bool = True) -> None:
        """Note which position is on show, and bring everything that tells of it in line.

        A round whose cups are about to come up is not `told` yet.
        """
        bridge = self._bridge
        self._seen = bridge.revision
        self._names = names_of(bridge.players, bridge.you)
        if bridge.viewer is None:
            self.chance.blank()
        covered = self.handover.covered
        self.handover.follow(self._names)
        if covered and not self.handover.covered:
            self.setFocus()
        self.rounds.show_table(bridge.table, self._names, told)
        self._open_commands(told)

    def _open_commands(self, told: bool = True) -> None:
        """Open the commands of the position; who may only watch from now on is `told` by the cups first."""
        bridge = self._bridge
        answers_undo = bridge.undoable is not None or bridge.undo_refusal is not None
        self.head.open_commands(bridge.table, answers_undo, bridge.watching and told)
        self.commands_changed.emit()

    def _ask_viewer(self, at_once: bool = False) -> None:
        """Open or shut the controls, or show the end of a game that was called off."""
        bridge = self._bridge
        if bridge.table.phase is Phase.OVER:
            self._show_end()
            return
        self.bottom.show_controls()
        if bridge.may_act:
            self.controls.offer(bridge.table, at_once)
            if bridge.table.round.standing is not None:
                self.herald.say_turn(bridge.table.round.standing)
            QApplication.alert(self.window())
        else:
            self.controls.withdraw(bridge.table)
        self.chance.refresh()
        self._keep_focus()

    def _keep_focus(self) -> None:
        """Give the keyboard back to the table when the widget that had it was shut."""
        focus = QApplication.focusWidget()
        if self.handover.covered:
            return
        if focus is None or (self.isAncestorOf(focus) and not focus.isEnabled()):
            self.setFocus()

    def _on_acted(self, action: Action) -> None:
        self._bridge.act(action, self._seen)

    def _on_refused(self, refusal: Refusal) -> None:
        self.notice.hint(refusal_text(refusal))
        self._ask_viewer(at_once=True)

    # --- the end of a round and of the game -----------------------------------------------------------------

    def _show_verdict(self) -> None:
        self.bottom.show_verdict()
        self.setFocus()

    def _on_told(self) -> None:
        self._open_commands()
        self.rounds.show_table(self._bridge.table, self._names)
        self.herald.tell_rest(self._names)

    def _on_continued(self) -> None:
        if self._bridge.table.phase is Phase.OVER:
            self._show_end()
        else:
            self._bridge.go_on(self._seen)

    def _show_end(self) -> None:
        self.controls.withdraw(self._bridge.table)
        self.games.file_away()
        self.outcome.end.show_result(*result_of(self._bridge.table, self._names))
        self.bottom.show_end()
        self.commands_changed.emit()

    # --- keys and clicks ------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play by keyboard; an undo that the window's menu does not offer is answered in words."""
        if self.keyboard.press(event):
            return
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """End a reveal by a click anywhere."""
        self.board.cut_short()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Let the second press of a double click on a call end nothing: the reveal has hardly begun."""

    def focusNextPrevChild(self, forward: bool) -> bool:
        """End a reveal by Tab as by any other key."""
        return self.board.cut_short() or super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on to the cover while it is on."""
        super().focusInEvent(event)
        if self.handover.covered:
            self.handover.cover.setFocus()

    # --- building -------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setAccessibleName(self.tr("Dice table"))
        if self._seen < 0:
            return
        self._names = names_of(self._bridge.players, self._bridge.you)
        self.handover.rename(self._names)
        table = self._bridge.table
        self.head.show_rules(table.rules)
        self.board.show_view(self._bridge.view, self._names)
        self.rounds.show_table(table, self._names, not self.board.revealing)
        self.chance.refresh()
        if self.bottom.at_end:
            self.outcome.end.show_result(*result_of(table, self._names))
        elif table.round.verdict is not None:
            self.telling.show_told(self._names)

    def minimumSizeHint(self) -> QSize:
        """Ask for what the smallest type needs, whatever its size is now: else the window could not shrink again."""
        return super().minimumSizeHint() / self.parts.growth.scale

    def _wire_head(self) -> None:
        head, bridge = self.head, self._bridge
        head.rules.clicked.connect(lambda: self.rules_wanted.emit(f"rule-sets#{bridge.table.rules.key}"))
        head.undo.triggered.connect(self.undo)
        head.new.triggered.connect(self.new_game)
        head.table.triggered.connect(self.games.set_table)
        head.end.triggered.connect(self.games.end)
        head.fast_forward.triggered.connect(bridge.fast_forward)

    def _wire_parts(self) -> None:
        self.controls.acted.connect(self._on_acted)
        self.controls.explained.connect(self.notice.hint)
        self.telling.told.connect(self._on_told)
        self.telling.reasoned.connect(self.herald.say)
        self.bottom.made.connect(self._wire_outcome)
        self.history.touched.connect(self.board.cut_short)
        self.keyboard.listen(self.history, self.head.rules)

    def _wire_outcome(self) -> None:
        self.outcome.continued.connect(self._on_continued)
        self.outcome.end.again.connect(self.new_game)
        self.outcome.end.other_table.connect(self.games.set_table)
        self.keyboard.listen(self.outcome.verdict.button)

    def _wire_game(self) -> None:
        self._bridge.opened.connect(self._on_opened)
        self._bridge.moved.connect(self._on_moved)
        self._bridge.thinking.connect(self.board.show_thinking)
        self._bridge.refused.connect(self._on_refused)
