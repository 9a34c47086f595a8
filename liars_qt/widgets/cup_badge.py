"""The King's Cup: how heavy it is, what it would cost, and a crown that lights up by halves."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from liars_qt.look.fonts import em, serif
from liars_qt.look.suits import crown_path
from liars_qt.look.tokens import current


class CupBadge(QLabel):
    """Paint a crown, lit from the left for each joker that came, and the weight beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lit = 0
        self._weight = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_cup(self, weight: int, lit: int, spoken: str) -> None:
        """Show the weight and how many halves (0..2) of the crown are lit; `spoken` says all of it."""
        self._weight, self._lit = str(weight), lit
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        text = QFontMetricsF(serif(self.font(), 1.2)).horizontalAdvance("00")
        return QSize(round(em(self) * 1.9 + text), round(em(self) * 1.7))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self.updateGeometry()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = em(self) * 1.35
        box = QRectF(2, (self.height() - side) / 2, side, side)
        crown = crown_path(box)
        painter.setPen(QColor(tokens.brass))
        painter.drawPath(crown)
        painter.setClipRect(QRectF(box.left(), box.top(), box.width() * self._lit / 2, box.height()))
        painter.fillPath(crown, QColor(tokens.wild_glow))
        painter.setClipping(False)
        painter.drawPath(crown)
        painter.setFont(serif(self.font(), 1.2))
        painter.setPen(QColor(tokens.ink))
        rest = QRectF(box.right() + em(self) * 0.35, 0, self.width(), self.height())
        painter.drawText(rest, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self._weight)
        painter.end()
