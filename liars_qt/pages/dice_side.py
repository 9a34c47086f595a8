"""What stands beside the table: the history and, when it is wanted, the coach's advice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from engine.dice.state import Phase
from liars_qt.bridge.dice import DiceBridge
from liars_qt.look.fonts import serif
from liars_qt.models.advice import AdviceModel
from liars_qt.models.rounds import RoundsModel
from liars_qt.widgets.advice_list import AdviceList
from liars_qt.widgets.round_history import RoundHistory

if TYPE_CHECKING:
    from engine.coach.advice import Advice


class GameHistory(RoundHistory):
    """The rounds of the game on the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin without a round."""
        super().__init__(parent)
        self.rounds = RoundsModel(self)
        self.setModel(self.rounds)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setAccessibleName(self.tr("History of the game"))
        self.rounds.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class AdvicePanel(QWidget):
    """Ask for advice whenever the viewer is to act and the panel is open; show nothing of it to anybody else."""

    def __init__(self, bridge: DiceBridge, parent: QWidget | None = None) -> None:
        """Begin shut."""
        super().__init__(parent)
        self._bridge = bridge
        self.model = AdviceModel(self)
        self.list = AdviceList(self)
        self.list.setModel(self.model)
        self.title, self.hint = QLabel(self), QLabel(self)
        self.hint.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(2, 4, 0, 0)
        column.setSpacing(3)
        for part in (self.title, self.hint):
            column.addWidget(part)
        column.addWidget(self.list, 1)
        bridge.advised.connect(self._on_advised)
        bridge.opened.connect(self.follow)
        bridge.moved.connect(self.follow)
        self.hide()
        self.retranslate()

    def follow(self, _: object = None) -> None:
        """Drop the advice for another position, and ask anew where somebody may use it."""
        self.model.show_advice((), knockout=False)
        may_act = self._bridge.is_open and self._bridge.may_act
        self.hint.setVisible(not may_act)
        if may_act and not self.isHidden():
            self._bridge.ask_advice()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.title.setText(self.tr("What each action may cost"))
        self.title.setFont(serif(self.font(), 1.05))
        self.hint.setText(self.tr("Advice comes when it is your turn."))
        self.list.setAccessibleName(self.title.text())
        self.model.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()

    def _on_advised(self, advice: tuple[Advice, ...]) -> None:
        table = self._bridge.table
        if table.phase is Phase.BIDDING:
            self.model.show_advice(advice, table.rules.knockout)
