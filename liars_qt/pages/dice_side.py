"""What stands beside the table: the history and, when it is wanted, the coach's advice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from engine.dice.state import Phase
from liars_qt.bridge.dice import DiceBridge
from liars_qt.look.fonts import hand_down, serif
from liars_qt.models.rounds import RoundsModel
from liars_qt.widgets.round_history import RoundHistory

if TYPE_CHECKING:
    from engine.coach.advice import Advice
    from liars_qt.models.advice import AdviceModel
    from liars_qt.widgets.advice_list import AdviceList


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
        self._list: AdviceList | None = None
        self.title, self.hint = QLabel(self), QLabel(self)
        self.hint.setWordWrap(True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(2, 4, 0, 0)
        self._column.setSpacing(3)
        for part in (self.title, self.hint):
            self._column.addWidget(part)
        bridge.advised.connect(self._on_advised)
        bridge.opened.connect(self.follow)
        bridge.moved.connect(self.follow)
        self.hide()
        self.retranslate()

    @property
    def list(self) -> AdviceList:
        """Return the list of advice; it is made when the panel is first opened, which few starts do."""
        if self._list is None:
            from liars_qt.models.advice import AdviceModel
            from liars_qt.widgets.advice_list import AdviceList

            self._list = AdviceList(self)
            self._list.setModel(AdviceModel(self._list))
            self._list.setAccessibleName(self.title.text())
            self._column.addWidget(self._list, 1)
            hand_down(self, self._list)
        return self._list

    @property
    def model(self) -> AdviceModel:
        """Return the advice in the list."""
        return self.list.model()  # type: ignore[return-value]

    def follow(self, _: object = None) -> None:
        """Drop the advice for another position, and ask anew where somebody may use it."""
        if self._list is None and self.isHidden():
            return
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
        if self._list is not None:
            self._list.setAccessibleName(self.title.text())
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
