"""The head of the table: the rule set and its house rules in one line, which opens the rules at that place."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from liars_qt.look.fonts import em, serif
from liars_qt.look.icons import draw_icon
from liars_qt.look.shapes import focus_ring
from liars_qt.look.tokens import current


class RuleLine(QPushButton):
    """One line that shortens itself; the whole of it is in the tooltip and for the screen reader."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self._details = "", ""
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def show_rules(self, title: str, details: tuple[str, ...]) -> None:
        """Show the name of the rule set and its readings, such as "ones are wild"."""
        self._title, self._details = title, "  \N{MIDDLE DOT}  ".join(details)
        self.setAccessibleName(f"{title}. {', '.join(details)}")
        self._explain()
        self.update()

    def shown_text(self) -> str:
        """Return the details as they fit now."""
        room = self._details_box().width()
        return QFontMetricsF(self.font()).elidedText(self._details, Qt.TextElideMode.ElideRight, room)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setAccessibleDescription(self.tr("Opens the rules at this place"))

    def sizeHint(self) -> QSize:
        return QSize(round(em(self) * 30), round(em(self) * 1.75))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(em(self) * 12), round(em(self) * 1.75))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._explain()

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        side = em(self) * 0.95
        draw_icon(painter, QRectF(6, middle - side / 2, side, side), "rules", tokens.ink_muted)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.setFont(serif(self.font(), 1.1))
        painter.setPen(QColor(tokens.ink))
        painter.drawText(self._title_box(), flags, self._title)
        painter.setFont(self.font())
        painter.setPen(QColor(tokens.ink if self.underMouse() else tokens.ink_muted))
        painter.drawText(self._details_box(), flags, self.shown_text())
        if self.hasFocus():
            focus_ring(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), 7, tokens.focus)
        painter.end()

    def _explain(self) -> None:
        cut = self.shown_text() != self._details
        self.setToolTip(self._details if cut else "")

    def _title_box(self) -> QRectF:
        width = QFontMetricsF(serif(self.font(), 1.1)).horizontalAdvance(self._title) + 2
        return QRectF(6 + em(self) * 1.25, 0, width, self.height())

    def _details_box(self) -> QRectF:
        left = self._title_box().right() + em(self) * 0.7
        return QRectF(left, 0, max(0.0, self.width() - left - 8), self.height())
