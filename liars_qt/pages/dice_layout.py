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
    """Make every part of a page and lay it out; the table, or the cover in its place, fills the page."""

    def __init__(self, bridge: DiceBridge, page: QWidget) -> None:
        """Fill a page that is still empty."""
        self.head, self.board, self.bottom = DiceHead(page), DiceBoard(page), DiceBottom(page)
        self.history, self.advice = GameHistory(page), AdvicePanel(bridge, page)
        self.handover = HandOver(bridge, page)
        self.notice = Notice(self.board)
        self._arrange(page)
        self.growth = Growth(page, (self.head, self.bottom, self.notice), (self.history, self.advice), _SIDE)
        for place in (self.bottom, self.handover):
            place.made.connect(self.growth.take)

    def _arrange(self, page: QWidget) -> None:
        for part in (self.history, self.advice):
            part.setFixedWidth(round(_SIDE * smallness()))
        middle = SideBySide(self.board, self.history, self.advice)
        middle.yielded.connect(self.head.shut_panels)
        whole = QVBoxLayout(page)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.handover)
        column = QVBoxLayout(self.handover.table)
        column.setContentsMargins(12, 6, 12, 10)
        column.setSpacing(6)
        column.addWidget(self.head)
        column.addWidget(middle, 1)
        column.addWidget(self.bottom)
