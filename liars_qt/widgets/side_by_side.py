"""A table with panels beside it that yield: where the window has no room for both, the table is what stays."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

_SPACING = 10


class SideBySide(QWidget):
    """Lay a table and its panels in a row. `yielded` tells whether the panels must stay away, wanted or not.

    Whoever hides a panel itself does not want it.
    """

    yielded = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Be empty: the table is made in here, the panels in the `side`, and `fill` lays them out."""
        super().__init__(parent)
        self.side = QWidget(self)
        self._crowded = False

    def fill(self, table: QWidget, *panels: QWidget) -> None:
        """Put the panels one under the other, right of the table."""
        self._table, self._panels = table, panels
        column = QVBoxLayout(self.side)
        column.setContentsMargins(0, 0, 0, 0)
        for panel in panels:
            column.addWidget(panel, 1)
            panel.installEventFilter(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_SPACING)
        row.addWidget(table, 1)
        row.addWidget(self.side)

    @property
    def crowded(self) -> bool:
        """Tell whether there is no room for the panels."""
        return self._crowded

    def minimumSizeHint(self) -> QSize:
        """Ask for what the table needs alone."""
        return self._table.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See whether there is room for both."""
        super().resizeEvent(event)
        self._settle()

    def event(self, event: QEvent) -> bool:
        """See again when either of them needs other room."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._settle()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See again when somebody wants a panel, or does not."""
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._settle()
        return super().eventFilter(watched, event)

    def _settle(self) -> None:
        panel = max(max(panel.minimumWidth(), panel.minimumSizeHint().width()) for panel in self._panels)
        crowded = self.width() < self._table.minimumSizeHint().width() + _SPACING + panel
        self.side.setVisible(not crowded and any(not panel.isHidden() for panel in self._panels))
        if crowded != self._crowded:
            self._crowded = crowded
            self.yielded.emit(crowded)
