"""The list of what is finished: rows that are opened whole, by a double click or Enter."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QEvent, QSize, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from liars_qt.look.fonts import em


class PastList(QTableView):
    """A table without a grid, in which one column takes the room that the others leave."""

    def __init__(self, model: QAbstractItemModel, wide: int, parent: QWidget | None = None) -> None:
        """Show a model; `wide` is the column that stretches."""
        super().__init__(parent)
        self.setModel(model)
        model.modelReset.connect(self._point)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)
        self._measure()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Point at the first row when nothing is pointed at yet, so that Enter opens something."""
        super().focusInEvent(event)  # Qt points at it as well, but lets nobody see that
        self._point()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._measure()

    def _point(self) -> None:
        if self.hasFocus() and not self.selectionModel().hasSelection():
            self.setCurrentIndex(self.model().index(max(0, self.currentIndex().row()), 0))

    def _measure(self) -> None:
        self.setMinimumSize(QSize(round(em(self) * 16), round(em(self) * 5)))
        self.verticalHeader().setDefaultSectionSize(round(em(self) * 1.75))
