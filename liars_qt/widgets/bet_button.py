"""The big buttons that a bet is placed with: red and black with their suits, higher and lower with an arrow."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from liars_qt.look.fonts import em, scaled, serif
from liars_qt.look.shapes import focus_ring, soft_shadow
from liars_qt.look.suits import SuitShape, suit_path
from liars_qt.look.tokens import LIGHT, Tokens, current, faded, mixed
from liars_qt.widgets.fitting import draw_fitted, fit

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Sign(Enum):
    """What stands on a button beside its words."""

    RED = "red"
    BLACK = "black"
    HIGHER = "higher"
    LOWER = "lower"
    PASS = "pass"


_SUITS = {
    Sign.RED: (SuitShape.HEARTS, SuitShape.DIAMONDS),
    Sign.BLACK: (SuitShape.SPADES, SuitShape.CLUBS),
}


@dataclass(frozen=True, slots=True)
class BetShown:
    """One bet: its sign, its words, its chances in words or nothing, and the digit of its key."""

    sign: Sign
    text: str
    odds: str
    key: str


@dataclass(frozen=True, slots=True)
class _Plate:
    """The colours of a button: top and bottom of its face, its edge, its ink."""

    top: QColor
    bottom: QColor
    edge: QColor
    ink: QColor


class BetButton(QPushButton):
    """Paint one bet large enough for a thumb and for the far end of the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bet = BetShown(Sign.PASS, "", "", "")
        self.setAutoDefault(False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def bet(self) -> BetShown:
        """The bet on show."""
        return self._bet

    def show_bet(self, bet: BetShown) -> None:
        """Show a bet."""
        self._bet = bet
        self.setAccessibleName(bet.text)
        self.setAccessibleDescription(bet.odds)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(em(self) * 15), round(em(self) * 4.4))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(em(self) * 7), round(em(self) * 3))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = current()
        plate = self._plate(tokens)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(3, 2, -3, -5)
        if self.isDown():
            box.translate(0, 1.5)
        self._paint_plate(painter, box, plate, tokens)
        words = self._paint_sign(painter, box, plate.ink)
        self._paint_words(painter, words, plate.ink)
        self._paint_key(painter, box, plate.ink)
        if self.hasFocus():
            focus_ring(
                painter, box.adjusted(3, 3, -3, -3), 9, tokens.felt_focus if self._dark() else tokens.focus
            )
        painter.end()

    def _dark(self) -> bool:
        return self._bet.sign is not Sign.PASS

    def _plate(self, tokens: Tokens) -> _Plate:
        ink = QColor(LIGHT.primary_ink)
        if self._bet.sign is Sign.RED:
            return _Plate(
                mixed(tokens.suit_red, "#ffffff", 0.1),
                QColor(tokens.suit_red),
                mixed(tokens.suit_red, tokens.suit_black, 0.4),
                ink,
            )
        if self._bet.sign is Sign.BLACK:
            top, edge = mixed(tokens.suit_black, "#ffffff", 0.16), mixed(tokens.suit_black, "#ffffff", 0.3)
            return _Plate(top, QColor(tokens.suit_black), edge, ink)
        if self._bet.sign is Sign.PASS:
            return _Plate(
                QColor(tokens.paper), QColor(tokens.paper_low), QColor(tokens.edge), QColor(tokens.ink)
            )
        return _Plate(QColor(tokens.primary_lit), QColor(tokens.primary), QColor(tokens.primary_edge), ink)

    def _paint_plate(self, painter: QPainter, box: QRectF, plate: _Plate, tokens: Tokens) -> None:
        if not self.isDown():
            soft_shadow(painter, box.translated(0, 2), 11, 3, faded(tokens.shadow, 0.32))
        fill = QLinearGradient(box.topLeft(), box.bottomLeft())
        fill.setColorAt(0, plate.top)
        fill.setColorAt(1, plate.bottom)
        painter.setPen(QPen(plate.edge, 1.2))
        painter.setBrush(fill)
        painter.drawRoundedRect(box, 11, 11)
        if self.underMouse() and not self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(tokens.lamp, 0.14))
            painter.drawRoundedRect(box, 11, 11)

    def _paint_sign(self, painter: QPainter, box: QRectF, ink: QColor) -> QRectF:
        """Paint suits or an arrow on the left; return the place that is left for the words."""
        side = min(box.height() * 0.42, em(self) * 1.9)
        pad = em(self) * 0.9
        suits = _SUITS.get(self._bet.sign, ())
        left = box.left() + pad
        for number, suit in enumerate(suits):
            spot = QRectF(
                left + number * side * 0.82, box.center().y() - side / 2 * (1.25 - number * 0.5), side, side
            )
            spot.setSize(spot.size() * 0.8)
            painter.fillPath(suit_path(suit, spot), ink)
        if self._bet.sign in (Sign.HIGHER, Sign.LOWER):
            painter.fillPath(
                _arrow(QRectF(left, box.center().y() - side / 2, side, side), self._bet.sign), ink
            )
        width = {0: 0.0 if self._bet.sign is Sign.PASS else side, 2: side * 1.65}[len(suits)]
        return box.adjusted(pad + width + (em(self) * 0.7 if width else 0), 4, -pad, -4)

    def _paint_words(self, painter: QPainter, room: QRectF, ink: QColor) -> None:
        """Paint the bet's words, and its chances below them."""
        painter.setPen(ink)
        odds = self._bet.odds
        height = room.height() * (0.58 if odds else 1.0)
        upper = QRectF(room.left(), room.top(), room.width(), height)
        large = fit(self._bet.text, serif(self.font(), 1.45), upper.size())
        align = _LEFT if not odds else Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
        draw_fitted(painter, upper, large, align)
        if odds:
            lower = QRectF(room.left(), upper.bottom(), room.width(), room.height() - height)
            small = fit(odds, scaled(self.font(), 0.98), lower.size(), 1)
            if not small.whole:
                small = fit(odds, scaled(self.font(), 0.9), lower.size())
            draw_fitted(painter, lower, small, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)

    def _paint_key(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        """Paint the digit of the key in the corner, small."""
        painter.setFont(scaled(self.font(), 0.78))
        painter.setPen(ink)
        corner = box.adjusted(0, 3, -em(self) * 0.45, 0)
        painter.drawText(corner, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, self._bet.key)


def _arrow(box: QRectF, sign: Sign) -> QPainterPath:
    """Return a stout arrow up or down."""
    points = ((0.5, 0.0), (1.0, 0.52), (0.68, 0.52), (0.68, 1.0), (0.32, 1.0), (0.32, 0.52), (0.0, 0.52))
    path = QPainterPath()
    for number, (x, y) in enumerate(points):
        across = box.left() + x * box.width()
        down = box.top() + (y if sign is Sign.HIGHER else 1 - y) * box.height()
        if number:
            path.lineTo(across, down)
        else:
            path.moveTo(QPointF(across, down))
    path.closeSubpath()
    return path
