"""The four suits, a crown and a jester's cap as paths in a box of one by one, y downwards."""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from liars_qt.look.shapes import star
from liars_qt.look.tokens import Tokens


class SuitShape(Enum):
    """What a suit looks like."""

    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    CLUBS = "clubs"
    SPADES = "spades"

    @property
    def red(self) -> bool:
        """Whether the suit is one of the two red ones."""
        return self in (SuitShape.HEARTS, SuitShape.DIAMONDS)


def suit_colour(suit: SuitShape, tokens: Tokens, four_colours: bool = False) -> str:
    """Return the colour of a suit: two colours as usual, or one for each suit."""
    if four_colours and suit is SuitShape.DIAMONDS:
        return tokens.suit_blue
    if four_colours and suit is SuitShape.CLUBS:
        return tokens.suit_green
    return tokens.suit_red if suit.red else tokens.suit_black


def suit_path(suit: SuitShape, box: QRectF) -> QPainterPath:
    """Return the outline of a suit that fills `box`."""
    return _fitted(_OUTLINES[suit], box)


def draw_suit(painter: QPainter, box: QRectF, suit: SuitShape, colour: str) -> None:
    """Fill a suit."""
    painter.fillPath(suit_path(suit, box), QColor(colour))


def crown_path(box: QRectF) -> QPainterPath:
    """Return a crown of three points."""
    return _fitted(_CROWN, box)


def cap_path(box: QRectF) -> QPainterPath:
    """Return a jester's cap with three tails."""
    return _fitted(_CAP, box)


def star_path(box: QRectF) -> QPainterPath:
    """Return a five-pointed star."""
    path = QPainterPath()
    path.addPolygon(star(box.center(), box.width() / 2))
    path.closeSubpath()
    return path


def _fitted(path: QPainterPath, box: QRectF) -> QPainterPath:
    return QTransform(box.width(), 0, 0, box.height(), box.x(), box.y()).map(path)


def _joined(*paths: QPainterPath) -> QPainterPath:
    """Return shapes filled as one. Qt's own union would flatten curves as small as these into polygons."""
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for path in paths:
        whole.addPath(path)
    return whole


def _disc(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 1.0))
    path.cubicTo(0.36, 0.84, 0.0, 0.6, 0.0, 0.3)
    path.cubicTo(0.0, -0.02, 0.4, -0.08, 0.5, 0.24)
    path.cubicTo(0.6, -0.08, 1.0, -0.02, 1.0, 0.3)
    path.cubicTo(1.0, 0.6, 0.64, 0.84, 0.5, 1.0)
    path.closeSubpath()
    return path


def _diamond() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.0))
    for corner, bend in (
        ((0.9, 0.5), (0.66, 0.27)),
        ((0.5, 1.0), (0.66, 0.73)),
        ((0.1, 0.5), (0.34, 0.73)),
        ((0.5, 0.0), (0.34, 0.27)),
    ):
        path.quadTo(QPointF(*bend), QPointF(*corner))
    path.closeSubpath()
    return path


def _stalk() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.55))
    path.cubicTo(0.52, 0.8, 0.56, 0.93, 0.7, 1.0)
    path.lineTo(0.3, 1.0)
    path.cubicTo(0.44, 0.93, 0.48, 0.8, 0.5, 0.55)
    path.closeSubpath()
    return path


def _spade() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.0))
    path.cubicTo(0.62, 0.2, 1.0, 0.38, 1.0, 0.62)
    path.cubicTo(1.0, 0.9, 0.62, 0.92, 0.5, 0.68)
    path.cubicTo(0.38, 0.92, 0.0, 0.9, 0.0, 0.62)
    path.cubicTo(0.0, 0.38, 0.38, 0.2, 0.5, 0.0)
    path.closeSubpath()
    return _joined(path, _stalk())


def _club() -> QPainterPath:
    leaves = [_disc(x, y, 0.235) for x, y in ((0.5, 0.235), (0.235, 0.6), (0.765, 0.6))]
    return _joined(_stalk(), *leaves, _disc(0.5, 0.5, 0.13))


def _crown() -> QPainterPath:
    path = QPainterPath(QPointF(0.12, 0.95))
    for x, y in ((0.02, 0.3), (0.29, 0.56), (0.5, 0.08), (0.71, 0.56), (0.98, 0.3), (0.88, 0.95)):
        path.lineTo(x, y)
    path.closeSubpath()
    return _joined(path, *(_disc(x, y, 0.055) for x, y in ((0.04, 0.24), (0.5, 0.06), (0.96, 0.24))))


def _cap() -> QPainterPath:
    path = QPainterPath(QPointF(0.2, 0.86))
    path.cubicTo(0.14, 0.6, 0.12, 0.5, 0.0, 0.6)
    path.cubicTo(0.06, 0.28, 0.26, 0.24, 0.36, 0.46)
    path.cubicTo(0.38, 0.2, 0.42, 0.1, 0.5, 0.04)
    path.cubicTo(0.58, 0.1, 0.62, 0.2, 0.64, 0.46)
    path.cubicTo(0.74, 0.24, 0.94, 0.28, 1.0, 0.6)
    path.cubicTo(0.88, 0.5, 0.86, 0.6, 0.8, 0.86)
    path.closeSubpath()
    return _joined(path, *(_disc(x, y, 0.06) for x, y in ((0.02, 0.63), (0.5, 0.04), (0.98, 0.63))))


_OUTLINES = {
    SuitShape.HEARTS: _heart(),
    SuitShape.DIAMONDS: _diamond(),
    SuitShape.CLUBS: _club(),
    SuitShape.SPADES: _spade(),
}
_CROWN, _CAP = _crown(), _cap()
