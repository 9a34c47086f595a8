"""The parts of the referee's page and where they lie: head, board, side panel, strips, or the setup instead."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QTabWidget, QVBoxLayout, QWidget

from engine.referee.evening import Setup
from liars_qt.look.fonts import smallness
from liars_qt.pages.referee_board import RefereeBoard
from liars_qt.pages.referee_controls import RefereeControls
from liars_qt.pages.referee_head import RefereeHead
from liars_qt.pages.referee_history import HistoryPanel
from liars_qt.pages.referee_parts import Sheet
from liars_qt.pages.referee_people import PeoplePanel
from liars_qt.pages.referee_setup import SetupForm
from liars_qt.widgets.growth import Growth
from liars_qt.widgets.notice import Notice

_SIDE = 285  # width of the side panel, in pixels at the smallest type


class RefereeLayout(Sheet):
    """Fill the page; a setup form and an evening take turns."""

    def __init__(self, parent: QWidget) -> None:
        """Make every part."""
        super().__init__(parent)
        self.head, self.board = RefereeHead(self), RefereeBoard(self)
        self.controls = RefereeControls(self)
        self.setup = SetupForm(self)
        self.history, self.people = HistoryPanel(self), PeoplePanel(self)
        self.side = QTabWidget(self)
        self.side.addTab(self.history, "")
        self.side.addTab(self.people, "")
        self.side.setFixedWidth(round(_SIDE * smallness()))
        self.notice = Notice(self.board)
        self._pages = QStackedWidget(self)
        self._arrange()
        parts = (self.head, self.controls, self.setup, self.notice)
        self._growth = Growth(self, parts, (self.side,), _SIDE)
        self._growth.growing.connect(self.take_type)
        self.retranslate()

    @property
    def at_setup(self) -> bool:
        """Tell whether the setup form is up."""
        return self._pages.currentWidget() is self.setup

    def show_setup(self, setup: Setup | None, can_leave: bool) -> None:
        """Bring the setup form up."""
        self._pages.setCurrentWidget(self.setup)
        self.setup.show_setup(setup, can_leave)

    def show_evening(self) -> None:
        """Bring the evening up."""
        self._pages.setCurrentIndex(0)

    def minimumSizeHint(self) -> QSize:
        """Ask for what the smallest type needs, whatever its size is now: else the window could not shrink again."""
        return super().minimumSizeHint() / self._growth.scale

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.side.setTabText(0, self.tr("&History"))
        self.side.setTabText(1, self.tr("&Players"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _arrange(self) -> None:
        evening = QWidget(self)
        middle = QHBoxLayout()
        middle.setSpacing(10)
        middle.addWidget(self.board, 1)
        middle.addWidget(self.side)
        column = QVBoxLayout(evening)
        column.setContentsMargins(12, 6, 12, 10)
        column.setSpacing(6)
        column.addWidget(self.head)
        column.addLayout(middle, 1)
        column.addWidget(self.controls)
        self._pages.addWidget(evening)
        self._pages.addWidget(self.setup)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._pages)
