"""The parts of the dice table and where they lie on its page."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from liars_qt.bridge.dice import DiceBridge
from liars_qt.look.fonts import smallness
from liars_qt.pages.dice_board import DiceBoard
from liars_qt.pages.dice_bottom import DiceBottom
from liars_qt.pages.dice_handover import HandOver
from liars_qt.pages.dice_head import DiceHead
from liars_qt.pages.dice_side import AdvicePanel, GameHistory
from liars_qt.widgets.growth import Growth
from liars_qt.widgets.notice import Notice
from liars_qt.widgets.side_by_side import SideBySide

_SIDE = 270  # width of the history, in pixels at the smallest type


class DiceLayout:
    """Make every part of a page and lay it out; the table, or the cover in its place, fills the page.

    Each part is made in the widget that it lies in: one that moves to another is dressed anew with all that is in it.
    """

    def __init__(self, bridge: DiceBridge, page: QWidget) -> None:
        """Fill a page that is still empty."""
        self.handover = HandOver(bridge, page)
        table = self.handover.table
        self.head, self.bottom = DiceHead(table), DiceBottom(table)
        self._middle = SideBySide(table)
        self.board = DiceBoard(self._middle)
        self.history, self.advice = GameHistory(self._middle.side), AdvicePanel(bridge, self._middle.side)
        self.notice = Notice(self.board)
        self._arrange(page)
        self.growth = Growth(page, (self.head, self.bottom, self.notice), (self.history, self.advice), _SIDE)
        for place in (self.bottom, self.handover):
            place.made.connect(self.growth.take)

    def _arrange(self, page: QWidget) -> None:
        for part in (self.history, self.advice):
            part.setFixedWidth(round(_SIDE * smallness()))
        self._middle.fill(self.board, self.history, self.advice)
        self._middle.yielded.connect(self.head.shut_panels)
        whole = QVBoxLayout(page)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.handover)
        column = QVBoxLayout(self.handover.table)
        column.setContentsMargins(12, 6, 12, 10)
        column.setSpacing(6)
        column.addWidget(self.head)
        column.addWidget(self._middle, 1)
        column.addWidget(self.bottom)
