"""A sheet of paper on the felt with a title and a text: what the card asks for, or what the bet is about."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from liars_qt.look.fonts import em, hand_down
from liars_qt.look.shapes import paper_panel
from liars_qt.look.tokens import current
from liars_qt.widgets.fit_text import FitText, TextLook

_MARGIN = 0.75  # line heights
_LOOKS = (TextLook(1.75, serif=True), TextLook(1.5), TextLook(1.32, ink="ink_muted"))
_STEPS = (1.0, 0.95, 0.9, 0.86, 0.82, 0.78, 0.74, 0.7, 0.66, 0.62)


class PaperNote(QFrame):
    """Show a title and paragraphs. They shrink to fit, for the sheet is as large as the table has room for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading, self.body, self.aside = self._parts = tuple(FitText(look, self) for look in _LOOKS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_note(self, title: str, text: str, aside: str = "") -> None:
        """Show a title, a text, and below it what it is well to know besides."""
        self.heading.show_text(title)
        self.body.show_text(text)
        self.aside.show_text(aside)
        self.aside.setVisible(bool(aside))
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join(part for part in (text, aside) if part))
        self._place()

    def sizeHint(self) -> QSize:
        return QSize(round(em(self) * 18), round(em(self) * 13))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(em(self) * 8), round(em(self) * 6))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            hand_down(self, *self._parts)
            self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper_panel(painter, QRectF(self.rect()).adjusted(4, 3, -4, -6), current())
        painter.end()

    def _place(self) -> None:
        """Set title, text and aside one under the other, in the largest type in which all of them fit."""
        margin = round(em(self) * _MARGIN) + 4
        room = self.rect().adjusted(margin, margin - 3, -margin, -margin)
        gap = round(em(self) * 0.4)
        for step in _STEPS:
            self._set_size(step)
            heights = [part.heightForWidth(room.width()) if part.text() else 0 for part in self._parts]
            if sum(heights) + 2 * gap <= room.height():
                break
        top = room.top()
        for part, height in zip(self._parts, heights, strict=True):
            part.setGeometry(room.left(), top, room.width(), min(height, max(0, room.bottom() - top)))
            top += height + (gap if height else 0)

    def _set_size(self, step: float) -> None:
        for part, look in zip(self._parts, _LOOKS, strict=True):
            part.set_look(replace(look, size=look.size * step))
