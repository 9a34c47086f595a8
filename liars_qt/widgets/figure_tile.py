"""A sheet of paper with one large figure and what it means."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from liars_qt.look.fonts import scaled, serif
from liars_qt.look.shapes import paper_panel
from liars_qt.look.tokens import current


class FigureTile(QWidget):
    """Show a figure, its caption, and a line of detail."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figure, self.caption, self.detail = QLabel(self), QLabel(self), QLabel(self)
        self.detail.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 10, 18, 14)
        column.setSpacing(0)
        for label in (self.caption, self.figure, self.detail):
            label.setTextFormat(Qt.TextFormat.PlainText)
            column.addWidget(label)
        self._size()

    def show_figure(self, caption: str, figure: str, detail: str = "") -> None:
        """Show them, and say them to a screen reader as one."""
        self.caption.setText(caption)
        self.figure.setText(figure)
        self.detail.setText(detail)
        self.setAccessibleName(", ".join(part for part in (caption, figure, detail) if part))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._size()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper_panel(painter, QRectF(self.rect()).adjusted(4, 3, -4, -6), current())
        painter.end()

    def _size(self) -> None:
        self.figure.setFont(serif(self.window().font(), 1.8))
        self.detail.setFont(scaled(self.font(), 0.86))
