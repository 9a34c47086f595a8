"""The slim rail of places: a strip of wood with an icon and a word for each."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from liars_qt.look.fonts import em, scaled
from liars_qt.look.icons import draw_icon
from liars_qt.look.shapes import focus_ring
from liars_qt.look.tokens import Tokens, current, faded
from liars_qt.widgets.fitting import draw_fitted, fit
from liars_qt.widgets.growth import Growth

_WIDTH = 4.9  # in line heights


class PlaceButton(QToolButton):
    """One place of the rail; it shows its action's text, state and tooltip."""

    def __init__(self, action: QAction, icon_name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name = icon_name
        self.setDefaultAction(action)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(em(self) * _WIDTH), round(em(self) * (2.45 + 0.8 * self._lines())))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = QRectF(self.rect()).adjusted(5, 3, -5, -3)
        self._paint_plate(painter, plate, tokens)
        side = em(self) * 1.5
        top = plate.top() + em(self) * 0.28
        draw_icon(
            painter, QRectF(plate.center().x() - side / 2, top, side, side), self._icon_name, tokens.wood_ink
        )
        painter.setPen(QColor(tokens.wood_ink))
        label = QRectF(plate.left() + 2, top + side, plate.width() - 4, plate.bottom() - top - side)
        words = fit(self._label(), self._face(), label.size(), self._lines())
        draw_fitted(painter, label, words, Qt.AlignmentFlag.AlignCenter)
        if self.hasFocus():
            focus_ring(painter, plate, 8, tokens.felt_focus)
        painter.end()

    def _paint_plate(self, painter: QPainter, plate: QRectF, tokens: Tokens) -> None:
        """Paint the place of now sunk into the wood, with a brass bar beside it."""
        painter.setPen(Qt.PenStyle.NoPen)
        if self.isChecked():
            painter.setBrush(faded(tokens.wood_dark, 0.75))
            painter.drawRoundedRect(plate, 8, 8)
            painter.setBrush(QColor(tokens.lamp))
            painter.drawRoundedRect(QRectF(0, plate.center().y() - 14, 4, 28), 2, 2)
        elif self.underMouse():
            painter.setBrush(faded(tokens.wood_lit, 0.5))
            painter.drawRoundedRect(plate, 8, 8)

    def _label(self) -> str:
        return self.text().replace("&", "")

    def _face(self) -> QFont:
        return scaled(self.font(), 0.84)

    def _lines(self) -> int:
        """Return how many lines the label takes: a long one is not squeezed into one."""
        wide = QFontMetricsF(self._face()).horizontalAdvance(self._label())
        return 1 if wide <= (em(self) * _WIDTH - 14) * 1.12 else 2


class Rail(QFrame):
    """A column of places, the first ones above, the last ones below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: list[PlaceButton] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 8, 0, 8)
        self._column.setSpacing(3)
        self._column.addStretch(1)
        self._above = 0
        self._growth: Growth | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def follow(self, growth: Growth) -> None:
        """Be as large as the window has room for."""
        self._growth = growth

    def minimumSizeHint(self) -> QSize:
        """Ask for what the smallest type needs, whatever its size is now: else the window could not shrink again."""
        return super().minimumSizeHint() / (1 if self._growth is None else self._growth.scale)

    def add_place(self, action: QAction, icon_name: str, below: bool = False) -> PlaceButton:
        """Add a place; its action carries text, state and tooltip."""
        button = PlaceButton(action, icon_name, self)
        self.buttons.append(button)
        if below:
            self._column.addWidget(button)
        else:
            self._column.insertWidget(self._above, button)
            self._above += 1
        return button

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = current()
        wood = QLinearGradient(QPointF(0, 0), QPointF(self.width(), 0))
        wood.setColorAt(0, QColor(tokens.wood_dark))
        wood.setColorAt(0.08, QColor(tokens.wood))
        wood.setColorAt(0.9, QColor(tokens.wood))
        wood.setColorAt(1, QColor(tokens.wood_dark))
        painter = QPainter(self)
        painter.fillRect(self.rect(), wood)
        painter.setPen(QPen(faded(tokens.wood_lit, 0.8), 1))
        painter.drawLine(self.width() - 3, 0, self.width() - 3, self.height())
        painter.end()
