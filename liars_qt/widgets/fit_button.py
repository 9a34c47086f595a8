"""A button whose label always fits and is plain text: a name with an "&" in it makes no shortcut."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QWidget

from liars_qt.look.fonts import em, scaled, serif
from liars_qt.look.shapes import draw_tick
from liars_qt.look.tokens import Tokens, current
from liars_qt.widgets.fitting import draw_fitted, fit

TOUCH = 40  # the least height of anything a finger is meant for, logical pixels
_LONGEST_HINT = 14  # line heights
_PADDING = 0.7  # line heights on either side
_CENTRE = Qt.AlignmentFlag.AlignCenter


class FitButton(QPushButton):
    """Draw the plate as the style sheet wants it, and the label so that all of it can be read.

    `role` is one of the style sheet's: "primary", "quiet" or none. A checked button has a tick before its label.
    """

    def __init__(self, role: str = "", size: float = 1.0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = ""
        self._role, self._size = role, size
        if role:
            self.setProperty("role", role)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    @property
    def label(self) -> str:
        """Return the label as it is read."""
        return self._label

    def show_label(self, label: str) -> None:
        """Show a label; a screen reader says it as well."""
        self._label = label
        self.setText(label.replace("&", "&&"))
        self.setAccessibleName(label)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        room = em(self)
        width = QFontMetricsF(self._face()).horizontalAdvance(self._label) + room * (
            2 * _PADDING + self._tick()
        )
        height = max(TOUCH, round(QFontMetricsF(self._face()).height() + room * 0.9))
        return QSize(round(min(width, room * _LONGEST_HINT)), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(min(self.sizeHint().width(), em(self) * 5)), max(TOUCH, round(em(self) * 1.8)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        tokens = current()
        painter = QPainter(self)
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self._ink(tokens))
        room = self._room()
        draw_fitted(painter, room, fit(self._label, self._face(), room.size()), _CENTRE)
        if self.isCheckable():
            self.draw_box(painter, tokens)
        painter.end()

    def draw_box(self, painter: QPainter, tokens: Tokens) -> None:
        """Draw the box that takes the tick."""
        side = em(self) * 0.85
        box = QRectF(em(self) * 0.55, (self.height() - side) / 2, side, side)
        painter.setPen(QColor(tokens.edge))
        painter.setBrush(QColor(tokens.paper))
        painter.drawRoundedRect(box, 4, 4)
        if self.isChecked():
            draw_tick(painter, QPointF(box.center()), side * 0.42, QColor(tokens.ink))

    def _room(self) -> QRectF:
        pad = em(self) * _PADDING * 0.8
        return QRectF(self.rect()).adjusted(pad + em(self) * self._tick(), 2, -pad, -2)

    def _tick(self) -> float:
        return 1.0 if self.isCheckable() else 0.0

    def _face(self) -> QFont:
        return serif(self.font(), self._size) if self._role == "primary" else scaled(self.font(), self._size)

    def _ink(self, tokens: Tokens) -> QColor:
        if not self.isEnabled():
            return self.palette().color(self.palette().ColorGroup.Disabled, self.foregroundRole())
        return QColor(tokens.primary_ink if self._role == "primary" else tokens.ink)
