"""The coach's advice as a list, the best action first."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from liars_qt.words.advice import action_text, cost_text, ground_text

if TYPE_CHECKING:
    from engine.coach.advice import Advice

Index = QModelIndex | QPersistentModelIndex


class AdviceRole(IntEnum):
    """What the list answers beside the display role, which says a whole row in words."""

    ACTION = Qt.ItemDataRole.UserRole + 1  # str
    COST = Qt.ItemDataRole.UserRole + 2  # str
    GROUND = Qt.ItemDataRole.UserRole + 3  # str
    SHARE = Qt.ItemDataRole.UserRole + 4  # float 0..1: how far the row is behind the best


class AdviceModel(QAbstractListModel):
    """Hold the advice for one position; empty while there is none."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin without advice."""
        super().__init__(parent)
        self._advice: tuple[Advice, ...] = ()
        self._knockout = False

    def show_advice(self, advice: tuple[Advice, ...], knockout: bool) -> None:
        """Show the advice for a position; `knockout` where dice leave and a match can be won."""
        self.beginResetModel()
        self._advice, self._knockout = advice, knockout
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """Return the number of actions."""
        return 0 if parent is not None and parent.isValid() else len(self._advice)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return one role of an action."""
        if not index.isValid():
            return None
        advice = self._advice[index.row()]
        texts = (action_text(advice), cost_text(advice, self._knockout), ground_text(advice))
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return "; ".join(texts)
        if role == Qt.ItemDataRole.ToolTipRole:
            return texts[2]
        if role == AdviceRole.SHARE:
            return advice.regret
        places = {AdviceRole.ACTION: 0, AdviceRole.COST: 1, AdviceRole.GROUND: 2}
        return texts[places[AdviceRole(role)]] if role in places else None

    def retranslate(self) -> None:
        """Say everything anew in the language of now."""
        if self._advice:
            self.dataChanged.emit(self.index(0), self.index(len(self._advice) - 1))
