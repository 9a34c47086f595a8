"""What stands below the card, by phase: bets, players to name, the end of the round, one more game."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QStackedWidget, QWidget

from engine.cards.actions import Appoint
from engine.cards.legality import No, legal_actions
from engine.cards.state import Bet, Phase
from engine.refusal import refuse
from liars_qt.look.fonts import em, hand_down
from liars_qt.look.motion import STILL, Motion
from liars_qt.look.shapes import paper_panel
from liars_qt.look.tokens import current
from liars_qt.models.cards_shown import Scene
from liars_qt.pages.cards_bets import BetBar
from liars_qt.pages.cards_keys import SEAT_KEYS, Want, Wish
from liars_qt.pages.cards_task import TaskBar
from liars_qt.widgets.chips import ChipRow, ChipShown
from liars_qt.widgets.fit_button import FitButton
from liars_qt.words.cards import refusal_text

SLIDE_MS = 420
_HEIGHT = 5.6  # line heights, the same in every phase so that nothing jumps

_BETS = {
    Want.RED: Bet.RED,
    Want.BLACK: Bet.BLACK,
    Want.HIGHER: Bet.HIGHER,
    Want.LOWER: Bet.LOWER,
    Want.PASS: Bet.PASS,
}


class OverBar(QWidget):
    """One more game, and the evening as a text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make the two buttons."""
        super().__init__(parent)
        self.again, self.export = FitButton("primary", 1.5, self), FitButton(parent=self)
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 9, 18, 12)
        row.setSpacing(12)
        row.addStretch(1)
        row.addWidget(self.again, 3)
        row.addWidget(self.export, 2)
        row.addStretch(1)
        for button in (self.again, self.export):
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.again.show_label(self.tr("One more game"))
        self.export.show_label(self.tr("Save the evening as text…"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            hand_down(self, self.again, self.export)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper_panel(painter, QRectF(self.rect()).adjusted(4, 2, -4, -5), current())
        painter.end()


class CardsControls(QStackedWidget):
    """Offer what may be done at a table; `acted` carries the actions, `explained` why something cannot be.

    After each change of position nothing is taken for the length of a double click, so that a press meant for the
    position before never lands on one that nobody has seen.
    """

    acted = Signal(object)
    explained = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Have nothing on offer."""
        super().__init__(parent)
        self.blank, self.bets, self.chips = QWidget(self), BetBar(self), ChipRow(self)
        self.task, self.over = TaskBar(self), OverBar(self)
        for part in (self.blank, self.bets, self.chips, self.task, self.over):
            self.addWidget(part)
        self._scene: Scene | None = None
        self._motion: Motion = STILL
        self._arming = QTimer(self)
        self._arming.setSingleShot(True)
        self.armed_again = self._arming.timeout
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._wire()

    @property
    def armed(self) -> bool:
        """Tell whether a press would be taken now."""
        return self._scene is not None and not self._arming.isActive()

    @property
    def part(self) -> QWidget:
        """Return what is on offer: the bets, the chips, the task or the end."""
        part = self.currentWidget()
        assert part is not None, "the stack is never empty"
        return part

    def set_motion(self, motion: Motion) -> None:
        """Take how much may move."""
        self._motion = motion

    def withdraw(self) -> None:
        """Offer nothing: the card is being turned over."""
        self._scene = None
        self._arming.stop()
        self.setCurrentWidget(self.blank)

    def offer(self, scene: Scene, sliding: bool = False) -> None:
        """Offer what may be done on a position that is new."""
        self._arming.start(QGuiApplication.styleHints().mouseDoubleClickInterval())
        self.refresh(scene)
        if sliding and self.part is self.chips:
            self.chips.slide_in(self._motion.travel(SLIDE_MS))

    def refresh(self, scene: Scene) -> None:
        """Offer the same once more, in other words or among other players."""
        self._scene = scene
        part = {Phase.BET: self.bets, Phase.APPOINT: self.chips, Phase.TASK: self.task, Phase.OVER: self.over}
        show = {Phase.BET: self._show_bets, Phase.APPOINT: self._show_chips, Phase.TASK: self._show_task}
        phase = scene.table.phase
        if phase in show:
            show[phase](scene)
        self.setCurrentWidget(part[phase])
        self.updateGeometry()

    def finish(self) -> None:
        """End every movement at once."""
        self.chips.finish()

    @property
    def main_button(self) -> QAbstractButton | None:
        """Return what Enter stands for: "done" or "one more game"; a bet is never the default."""
        return {self.task: self.task.done, self.over: self.over.again}.get(self.part)

    def press(self) -> None:
        """Press the main button, if there is one."""
        if self.main_button is not None and self.armed:
            self.main_button.click()

    def grant(self, wish: Wish) -> None:
        """Do what a key asked for, as far as it fits the phase."""
        if self._scene is None or not self.armed:
            return
        if wish.wants == (Want.DONE,):
            self.press()
        elif self.part is self.bets:
            self._grant_bet(wish)
        elif self.part is self.chips and wish.number:
            self._name(wish.number - 1)
        elif self.part is self.task:
            self._grant_task(wish)

    def sizeHint(self) -> QSize:
        """Ask for the same height in every phase, save where a round has much to ask."""
        usual = round(em(self) * _HEIGHT)
        extra = self.task.sizeHint().height() if self.part is self.task else 0
        return QSize(round(em(self) * 36), max(usual, extra))

    def minimumSizeHint(self) -> QSize:
        """Ask for the height that fingers need."""
        return QSize(round(em(self) * 30), self.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        """Hand the font down."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            hand_down(self, self.blank, self.bets, self.chips, self.task, self.over)
            self.updateGeometry()

    def _wire(self) -> None:
        self.bets.chosen.connect(self._act)
        self.task.chosen.connect(self._act)
        self.chips.chosen.connect(self._name)
        self.chips.refused.connect(self.explained)

    def _act(self, actions: object) -> None:
        """Pass actions on once; whoever shows the next position opens the controls again."""
        if self.armed:
            self._scene = None
            self.acted.emit(actions)

    def _name(self, place: int) -> None:
        if self._scene is not None and place < len(self._scene.table.seated):
            self._act((Appoint(self._scene.table.seated[place]),))

    def _grant_bet(self, wish: Wish) -> None:
        if wish.number:
            self.bets.choose(wish.number - 1)
            return
        wanted = next((_BETS[want] for want in wish.wants if want in _BETS), None)
        if wanted is not None:
            self._act((wanted,))

    def _grant_task(self, wish: Wish) -> None:
        assert self._scene is not None
        seated = self._scene.table.seated
        if 0 < wish.number <= len(seated):
            self.task.toggle_shield(seated[wish.number - 1])
        elif Want.IMMUNITY in wish.wants:
            self.task.toggle_shield(None)
        elif Want.BOUNCE in wish.wants and not self.task.bounce.isHidden():
            self.task.bounce.click()
        elif Want.RULE in wish.wants and not self.task.rule.isHidden():
            self.task.rule.text.setFocus()

    def _show_bets(self, scene: Scene) -> None:
        self.bets.show_table(scene.table)

    def _show_chips(self, scene: Scene) -> None:
        legal = {action.seat for action in legal_actions(scene.table) if isinstance(action, Appoint)}
        own = refusal_text(refuse(No.NOT_ONESELF), scene.labels)
        chips = [
            ChipShown(key, scene.labels[seat], "" if seat in legal else own)
            for key, seat in zip(SEAT_KEYS, scene.table.seated, strict=False)
        ]
        self.chips.show_chips(chips)

    def _show_task(self, scene: Scene) -> None:
        self.task.show_scene(scene)
