"""The King's Cup: how heavy it is, what it would cost, and a crown that lights up by halves."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from liars_qt.look.fonts import em, serif
from liars_qt.look.icons import draw_icon
from liars_qt.look.suits import crown_path
from liars_qt.look.tokens import current, mixed


class CupBadge(QLabel):
    """Paint a cup with its weight and beside it a crown, lit from the left for each joker that came."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lit = 0
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_cup(self, weight: int, lit: int, spoken: str) -> None:
        """Show the weight and how many halves (0..2) of the crown are lit; `spoken` says all of it."""
        self._lit = lit
        self.setText(str(weight))
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.updateGeometry()
        self.update()

    @property
    def lit(self) -> int:
        """How many halves of the crown are lit."""
        return self._lit

    def sizeHint(self) -> QSize:
        text = QFontMetricsF(serif(self.font(), 1.2)).horizontalAdvance("00")
        return QSize(round(em(self) * 4.4 + text), round(em(self) * 2.1))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self.updateGeometry()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = QRectF(self.rect()).adjusted(1, 2, -1, -2)
        painter.setPen(QPen(QColor(tokens.line), 1))
        painter.setBrush(QColor(tokens.paper))
        painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2)
        side = em(self) * 1.2
        cup = QRectF(plate.left() + em(self) * 0.6, plate.center().y() - side / 2, side, side)
        draw_icon(painter, cup, "kings-cup", tokens.ink)
        painter.setFont(serif(self.font(), 1.2))
        painter.setPen(QColor(tokens.ink))
        crown = QRectF(plate.right() - em(self) * 0.6 - side, cup.top() - side * 0.04, side, side)
        middle = QRectF(cup.right(), plate.top(), crown.left() - cup.right(), plate.height())
        painter.drawText(middle, Qt.AlignmentFlag.AlignCenter, self.text())
        self._paint_crown(painter, crown)
        painter.end()

    def _paint_crown(self, painter: QPainter, box: QRectF) -> None:
        tokens = current()
        crown = crown_path(box)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(tokens.edge), 1.1))
        painter.drawPath(crown)
        painter.setClipRect(QRectF(box.left(), box.top() - 2, box.width() * self._lit / 2, box.height() + 4))
        painter.fillPath(crown, mixed(tokens.wild_glow, tokens.brass, 0.25))
        painter.setPen(QPen(QColor(tokens.brass), 1.2))
        painter.drawPath(crown)
        painter.setClipping(False)
