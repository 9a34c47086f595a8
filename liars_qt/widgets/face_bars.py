"""How often each face was rolled: six bars under their dice, and a line where an even spread would end them."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from liars_qt.look.dice_paint import Die, draw_die
from liars_qt.look.fonts import em, scaled
from liars_qt.look.tokens import Tokens, current, mixed

_FACES = 6


class FaceBars(QWidget):
    """Show six counts; their text for a screen reader is set by whoever knows the words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts: tuple[int, ...] = (0,) * _FACES
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)

    @property
    def counts(self) -> tuple[int, ...]:
        """The counts on show, for the faces one to six."""
        return self._counts

    def show_counts(self, counts: tuple[int, ...]) -> None:
        """Show how often each face came up."""
        self._counts = counts
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(em(self) * 14), round(em(self) * 9))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(em(self) * 11), round(em(self) * 7))

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        column, die, line = self.width() / _FACES, em(self) * 1.5, em(self)
        floor, ceiling = self.height() - die - line - 8, 4.0
        most = max(*self._counts, 1)
        for place, count in enumerate(self._counts):
            box = QRectF(place * column, 0, column, floor)
            self._bar(painter, box, floor - (floor - ceiling) * count / most, tokens)
            side = QRectF(box.center().x() - die / 2, floor + 4, die, die)
            draw_die(painter, side, Die(place + 1), tokens)
            self._number(painter, QRectF(box.left(), side.bottom() + 2, column, line), count)
        even = floor - (floor - ceiling) * sum(self._counts) / _FACES / most
        painter.setPen(QPen(QColor(tokens.wild), 1.6, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(0, even), QPointF(self.width(), even))
        painter.end()

    @staticmethod
    def _bar(painter: QPainter, box: QRectF, top: float, tokens: Tokens) -> None:
        inset = box.width() * 0.2
        bar = QRectF(box.left() + inset, top, box.width() - 2 * inset, box.bottom() - top)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(tokens.paper, tokens.primary_edge, 0.62))
        painter.drawRoundedRect(bar, 3, 3)

    def _number(self, painter: QPainter, box: QRectF, count: int) -> None:
        painter.setFont(scaled(self.font(), 0.84))
        painter.setPen(QColor(current().ink_muted))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, QLocale().toString(count))
