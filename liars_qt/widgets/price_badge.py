"""What the round costs: a brass counter with ×1 or ×2 on it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from liars_qt.look.fonts import em, serif
from liars_qt.look.shapes import soft_shadow
from liars_qt.look.tokens import LIGHT, current, faded, mixed


class PriceBadge(QLabel):
    """Paint a price as a counter; two counters lie on each other when it is doubled."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._double = False
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_price(self, text: str, spoken: str, double: bool) -> None:
        """Show a price such as "×2"; `spoken` says it in a sentence."""
        self._double = double
        self.setText(text)
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(em(self) * 3.3), round(em(self) * 3.3))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height()) * 0.8
        box = QRectF(0, 0, side, side)
        box.moveCenter(QRectF(self.rect()).center())
        if self._double:
            self._counter(painter, box.translated(side * 0.08, side * 0.1))
            box.translate(-side * 0.06, -side * 0.06)
        self._counter(painter, box)
        painter.setFont(serif(self.font(), 1.5))
        painter.setPen(QColor(LIGHT.ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()

    @staticmethod
    def _counter(painter: QPainter, box: QRectF) -> None:
        """Paint one counter of brass with a ridge inside its edge."""
        soft_shadow(painter, box.translated(0, 2), box.width() / 2, 4, faded(current().shadow, 0.45))
        shine = QRadialGradient(box.center(), box.width() * 0.8)
        shine.setFocalPoint(box.left() + box.width() * 0.35, box.top() + box.height() * 0.3)
        shine.setColorAt(0, mixed(LIGHT.lamp, "#ffffff", 0.35))
        shine.setColorAt(1, mixed(LIGHT.wild_glow, LIGHT.brass, 0.45))
        painter.setPen(QPen(mixed(LIGHT.brass, LIGHT.ink, 0.35), 1.4))
        painter.setBrush(shine)
        painter.drawEllipse(box)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(LIGHT.brass, 0.8), 1.2))
        inset = box.width() * 0.1
        painter.drawEllipse(box.adjusted(inset, inset, -inset, -inset))
