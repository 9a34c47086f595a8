"""The card table: one card in the middle, a few big buttons, and everything that nobody should have to remember."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import (
    QAction,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout

from engine.cards.actions import Action
from engine.cards.events import Event, Revealed
from engine.cards.state import Phase
from engine.cards.undo import Stays
from engine.refusal import Refusal
from liars_qt.bridge.cards import CardsBridge, CardsShelf
from liars_qt.look.fonts import hand_down, scaled
from liars_qt.models.cards_shown import Scene, rules_shown, scene_of
from liars_qt.pages.cards_board import CardsBoard
from liars_qt.pages.cards_controls import CardsControls
from liars_qt.pages.cards_games import CardsGames
from liars_qt.pages.cards_head import CardsHead, house_rules
from liars_qt.pages.cards_keyboard import CardsKeyboard
from liars_qt.pages.cards_setup import keep_table
from liars_qt.pages.cards_side import CardsSide
from liars_qt.pages.cards_switches import CardsSwitches
from liars_qt.pages.page import Page
from liars_qt.settings import cards as options
from liars_qt.settings.options import Settings
from liars_qt.widgets.announce import announce
from liars_qt.widgets.notice import Notice
from liars_qt.widgets.rule_list import RuleList
from liars_qt.words.card_events import action_text, event_text
from liars_qt.words.cards import refusal_text, rules_count_text
from liars_qt.words.wording import Wording

_BASE = QSize(1010, 560)  # from here on a larger page makes everything on it larger
_STEP = 0.04  # sizes of type in between are not worth laying everything out anew
_LARGEST = 2.0
_RULES_SHARE = 0.37  # of the page, at most, for the rules that last


class CardsPage(Page):
    """Show one game of Red or Black and send what its players do to the bridge."""

    icon_name = "cards"
    chapter = "cards"

    def __init__(self, bridge: CardsBridge, shelf: CardsShelf, settings: Settings) -> None:
        """Build the page; the first time it is shown it takes up a game or deals one."""
        super().__init__()
        self._bridge, self._settings = bridge, settings
        self._seen = -1
        self._scale = 1.0
        self._scene: Scene | None = None
        self.head, self.board, self.controls = CardsHead(self), CardsBoard(self), CardsControls(self)
        self.rules, self.side = RuleList(self), CardsSide(self)
        self.games = CardsGames(bridge, shelf, settings, self)
        self.switches = CardsSwitches(settings, self.head, self.board, self.controls, self.side)
        self.keyboard = CardsKeyboard(self.head, self.board, self.controls, self.side)
        self.notice = Notice(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._arrange()
        self._wire_parts()
        self._wire_sessions()
        self.retranslate()

    # --- what the window asks -------------------------------------------------------------------------------

    def title(self) -> str:
        """Return the page's name."""
        return self.tr("Red or Black")

    def can_start(self) -> bool:
        """Offer to start over at any time."""
        return True

    def undo_name(self) -> str:
        """Name the action that can be taken back."""
        action = None if self._seen < 0 else self._bridge.session.undoable
        return "" if action is None else action_text(action)

    def redo_name(self) -> str:
        """Name the action that can be done again."""
        action = None if self._seen < 0 else self._bridge.session.redoable
        return "" if action is None else action_text(action)

    def undo(self) -> None:
        """Take the last action back, or say why it stands."""
        self._bridge.undo()

    def redo(self) -> None:
        """Do it again."""
        self._bridge.redo()

    def rules_in_force(self) -> tuple[str, ...]:
        """Return length and house rules."""
        return () if self._scene is None else house_rules(self._scene.table)

    def game_actions(self) -> list[QAction]:
        """Return the table's own commands."""
        return [self.head.gear, self.head.export]

    def view_actions(self) -> list[QAction]:
        """Return what can be shown or hidden."""
        return [self.head.panel, self.head.odds]

    def new_game(self) -> None:
        """Start over with the same players and settings, after a question when a game would be lost."""
        self.games.start_over()

    # --- the table ------------------------------------------------------------------------------------------

    @property
    def wording(self) -> Wording:
        """Return how penalties are told."""
        return Wording(self._settings.get(options.WORDING))

    def _on_opened(self) -> None:
        self.notice.drop_hint()
        self._take_position()
        self._show()
        self.setFocus()

    def _on_moved(self, events: tuple[Event, ...]) -> None:
        self.board.finish()
        self.notice.drop_hint()
        self._take_position()
        scene = self._scene
        assert scene is not None
        for event in events:
            self._announce(event_text(event, scene.labels, scene.wording))
        if any(isinstance(event, Revealed) for event in events):
            self.controls.withdraw()
            self._keep_focus()
            self.board.turn_over(scene)
        else:
            self._show(sliding=bool(events))

    def _take_position(self) -> None:
        """Note which position is on show and what it is made of."""
        self._seen = self._bridge.revision
        self._scene = scene_of(self._bridge.table, self.wording)
        self.head.name_undo(self.undo_name())
        self.head.undo.setEnabled(bool(self.undo_name()) or self._card_stays)
        self.commands_changed.emit()
        keep_table(self._settings, self._bridge.table)

    @property
    def _card_stays(self) -> bool:
        """Tell whether the last thing that happened was a card, which a press on "take back" is told about."""
        refusal = self._bridge.session.undo_refusal
        return refusal is not None and refusal.code is Stays.CARD_REVEALED

    def _show(self, sliding: bool = False) -> None:
        """Show the position, and open the controls for it."""
        assert self._scene is not None
        self.board.show_scene(self._scene)
        self._show_around()
        self.controls.offer(self._scene, sliding)
        self._keep_focus()

    def _show_around(self) -> None:
        """Bring everything round the table in line with it."""
        scene = self._scene
        assert scene is not None
        self.head.show_table(scene.table)
        rules = () if scene.table.phase is Phase.OVER else rules_shown(scene)
        self.rules.show_rules(rules, rules_count_text(len(rules)))
        self.side.show_scene(scene)

    def _show_anew(self) -> None:
        """Show the same position in other words."""
        if self._seen < 0:
            return
        self.board.finish()
        self.head.name_undo(self.undo_name())
        self._scene = scene_of(self._bridge.table, self.wording)
        self.board.show_scene(self._scene)
        self._show_around()
        self.controls.refresh(self._scene)

    def _on_told(self) -> None:
        assert self._scene is not None
        self._show_around()
        self.controls.offer(self._scene, sliding=True)
        self._keep_focus()

    def _on_acted(self, actions: tuple[Action, ...]) -> None:
        """Do what was asked for; whatever goes wrong, the table goes on listening."""
        seen = self._seen
        try:
            for number, action in enumerate(actions, start=seen):
                self._bridge.act(action, number)
        finally:
            if self._seen == seen and self._scene is not None:
                self.controls.refresh(self._scene)

    def _on_refused(self, refusal: Refusal) -> None:
        scene = scene_of(self._bridge.table, self.wording)
        self.notice.hint(refusal_text(refusal, scene.labels))
        if not self.board.turning:
            self.controls.refresh(scene)
            self.side.show_scene(scene)

    def _keep_focus(self) -> None:
        """Give the keyboard to the main button, else to the table; whoever is busy in the panel keeps it."""
        focus = QApplication.focusWidget()
        if focus in (None, self) or self.controls.isAncestorOf(focus) or not focus.isVisible():
            (self.controls.main_button or self).setFocus()

    # --- keys and clicks ------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play by keyboard; an undo that the window's menu does not offer is answered in words."""
        if event.matches(QKeySequence.StandardKey.Undo) and not event.isAutoRepeat():
            self.undo()
        elif not self.keyboard.press(event):
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show a card that turns by a click anywhere."""
        self.board.finish()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Let the second press of a double click on a bet end nothing: the card has hardly begun to turn."""

    # --- building -------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setAccessibleName(self.tr("Card table"))
        self._show_anew()

    def showEvent(self, event: QShowEvent) -> None:
        """Put a game on the table the first time somebody looks."""
        super().showEvent(event)
        if self._seen < 0:
            self.games.open_first()

    def minimumSizeHint(self) -> QSize:
        """Ask for what the smallest type needs, whatever its size is now: else the window could not shrink again."""
        return super().minimumSizeHint() / self._scale

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let everything grow with the page."""
        super().resizeEvent(event)
        wanted = min(self.width() / _BASE.width(), self.height() / _BASE.height(), _LARGEST)
        scale = max(1.0, wanted // _STEP * _STEP)
        if abs(scale - self._scale) > _STEP / 2:
            self._scale = scale
            self._rescale()
        self.rules.set_cap(round(self.height() * _RULES_SHARE))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the program's own size of type; a theme that is put on resets it in one part after another."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._rescale()
        elif event.type() == QEvent.Type.StyleChange:
            QTimer.singleShot(0, self._rescale)

    def _rescale(self) -> None:
        self.setFont(scaled(QApplication.font(), self._scale))
        hand_down(self, self.head, self.board, self.controls, self.rules, self.side, self.notice)
        self.side.setFixedWidth(self.side.sizeHint().width())

    def _arrange(self) -> None:
        table = QVBoxLayout()
        table.setSpacing(6)
        table.addWidget(self.board, 1)
        table.addWidget(self.controls)
        table.addWidget(self.rules)
        middle = QHBoxLayout()
        middle.setSpacing(10)
        middle.addLayout(table, 1)
        middle.addWidget(self.side)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 12, 10)
        column.setSpacing(6)
        column.addWidget(self.head)
        column.addLayout(middle, 1)
        self.side.setFixedWidth(self.side.sizeHint().width())

    def _wire_parts(self) -> None:
        head, controls = self.head, self.controls
        head.rules.clicked.connect(lambda: self.rules_wanted.emit("cards#house"))
        head.undo.triggered.connect(self.undo)
        head.new.triggered.connect(self.new_game)
        head.export.triggered.connect(lambda: self.games.save(self.wording))
        head.gear.toggled.connect(self._on_gear)
        controls.acted.connect(self._on_acted)
        controls.explained.connect(self.notice.hint)
        controls.over.again.clicked.connect(lambda: self.games.deal())
        controls.over.export.clicked.connect(lambda: self.games.save(self.wording))
        self.board.told.connect(self._on_told)
        self.side.settings.arranged.connect(self._bridge.arrange)
        self.side.settings.length_wanted.connect(self.games.change_length)

    def _wire_sessions(self) -> None:
        self._bridge.opened.connect(self._on_opened)
        self._bridge.moved.connect(self._on_moved)
        self._bridge.refused.connect(self._on_refused)
        self._settings.changed.connect(self._on_setting)
        self.games.said.connect(self.notice.say)

    def _on_gear(self, shown: bool) -> None:
        """Give the keyboard back to the table when the sheet of settings is put away."""
        if not shown:
            self.setFocus()

    def _on_setting(self, key: str) -> None:
        if key == options.WORDING.key:
            self._show_anew()

    def _announce(self, sentence: str) -> None:
        """Tell a screen reader what happened."""
        if sentence:
            announce(self, sentence)
