"""A label whose text always fits its place: it wraps anywhere and shrinks before it cuts anything."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from liars_qt.look.fonts import em, scaled, serif
from liars_qt.look.tokens import current
from liars_qt.widgets.fitting import Fitted, draw_fitted, fit, wrapped

_LONGEST_HINT = 30  # line heights
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


@dataclass(frozen=True, slots=True)
class TextLook:
    """How a text looks: its size against the widget's font, the serif face or not, its ink by the token's name."""

    size: float = 1.0
    serif: bool = False
    ink: str = "ink"


class FitText(QLabel):
    """Show plain text; what had to be cut all the same is whole in the tooltip and for the screen reader."""

    def __init__(self, look: TextLook | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look or TextLook()
        self._fitted: Fitted | None = None
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(_LEFT)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def whole(self) -> bool:
        """Tell whether all of the text can be read where it stands."""
        return self._fit().whole

    def show_text(self, text: str) -> None:
        """Show a text."""
        if text != self.text():
            self.setText(text)
            self._forget()

    def set_look(self, look: TextLook) -> None:
        """Look different from now on."""
        if look != self._look:
            self._look = look
            self._forget()

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._face())
        lines = self.text().split("\n")
        width = max((metrics.horizontalAdvance(line) for line in lines), default=0.0) + 2
        return QSize(round(min(width, em(self) * _LONGEST_HINT)), round(metrics.lineSpacing() * len(lines)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(em(self) * 2), round(QFontMetricsF(scaled(self._face(), 0.62)).lineSpacing()))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        face, margins = self._face(), self.contentsMargins()
        lines = wrapped(self.text(), face, width - margins.left() - margins.right())
        return round(QFontMetricsF(face).lineSpacing() * len(lines) + 0.49) + margins.top() + margins.bottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._forget(lay_out=False)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._forget()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QColor(getattr(current(), self._look.ink)))
        draw_fitted(painter, QRectF(self.contentsRect()), self._fit(), self.alignment())
        painter.end()

    def _face(self) -> QFont:
        return (
            serif(self.font(), self._look.size) if self._look.serif else scaled(self.font(), self._look.size)
        )

    def _fit(self) -> Fitted:
        if self._fitted is None:
            self._fitted = fit(self.text(), self._face(), QSizeF(self.contentsRect().size()))
            self.setToolTip("" if self._fitted.whole else self.text())
        return self._fitted

    def _forget(self, lay_out: bool = True) -> None:
        self._fitted = None
        if lay_out:
            self.updateGeometry()
        self.update()
