"""The leather cup, upside down over the dice, seen from the side and a little from above."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from liars_qt.look.tokens import Tokens, faded, mixed

ASPECT = 0.92  # height of the drawn cup as a share of its width


def draw_cup(painter: QPainter, rect: QRectF, tokens: Tokens) -> None:
    """Draw the cup standing on its mouth, filling `rect` (shadow included)."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = rect.adjusted(rect.width() * 0.06, 0, -rect.width() * 0.06, -rect.height() * 0.06)
    _cast(painter, box, tokens)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_leather(box, tokens))
    painter.drawPath(_wall(box))
    _bands(painter, box, tokens)
    _lid(painter, box, tokens)
    painter.restore()


def _leather(box: QRectF, tokens: Tokens) -> QLinearGradient:
    """Return the light on the round wall: lamp from the upper left."""
    light = QLinearGradient(box.left(), 0, box.right(), 0)
    light.setColorAt(0, QColor(tokens.leather))
    light.setColorAt(0.3, QColor(tokens.leather_lit))
    light.setColorAt(0.62, QColor(tokens.leather))
    light.setColorAt(1, QColor(tokens.leather_dark))
    return light


def _slope(box: QRectF, height: float) -> tuple[float, float]:
    """Return the left and right x of the wall at `height` (0 top, 1 bottom): the cup narrows upwards."""
    inset = box.width() * 0.13 * (1 - height)
    return box.left() + inset, box.right() - inset


def _ring(box: QRectF, height: float) -> QRectF:
    """Return the ellipse in which the wall is cut at `height`."""
    left, right = _slope(box, height)
    depth = box.width() * 0.17
    middle = box.top() + depth / 2 + (box.height() - depth) * height
    return QRectF(left, middle - depth / 2, right - left, depth)


def _wall(box: QRectF) -> QPainterPath:
    top, bottom = _ring(box, 0.0), _ring(box, 1.0)
    path = QPainterPath(QPointF(top.left(), top.center().y()))
    path.lineTo(bottom.left(), bottom.center().y())
    path.arcTo(bottom, 180, 180)
    path.lineTo(top.right(), top.center().y())
    path.arcTo(top, 0, 180)
    path.closeSubpath()
    return path


def _bands(painter: QPainter, box: QRectF, tokens: Tokens) -> None:
    """Draw the thick lip at the mouth and two seams with stitches."""
    painter.setPen(Qt.PenStyle.NoPen)
    lip = QLinearGradient(box.left(), 0, box.right(), 0)
    lip.setColorAt(0, QColor(tokens.leather_dark))
    lip.setColorAt(0.3, QColor(tokens.leather))
    lip.setColorAt(0.7, QColor(tokens.leather_dark))
    lip.setColorAt(1, mixed(tokens.leather_dark, "#000000", 0.3))
    painter.setBrush(lip)
    painter.drawPath(_band(box, 0.87, 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    seam = QPen(faded(tokens.stitch, 0.9), max(0.8, box.width() * 0.02))
    seam.setDashPattern([2.6, 1.9])
    painter.setPen(seam)
    for height in (0.2, 0.74):
        inset = box.width() * 0.02
        painter.drawArc(_ring(box, height).adjusted(inset, 0, -inset, 0), 188 * 16, 164 * 16)


def _band(box: QRectF, upper: float, lower: float) -> QPainterPath:
    """Return the part of the wall between two heights."""
    above, below = _ring(box, upper), _ring(box, lower)
    path = QPainterPath(QPointF(above.left(), above.center().y()))
    path.arcTo(above, 180, 180)
    path.lineTo(below.right(), below.center().y())
    path.arcTo(below, 0, -180)
    path.closeSubpath()
    return path


def _lid(painter: QPainter, box: QRectF, tokens: Tokens) -> None:
    """Draw the closed end, which looks up to the lamp."""
    top = _ring(box, 0.0)
    light = QLinearGradient(top.topLeft(), top.bottomRight())
    light.setColorAt(0, mixed(tokens.leather_lit, tokens.stitch, 0.35))
    light.setColorAt(1, QColor(tokens.leather))
    painter.setPen(QPen(faded(tokens.leather_dark, 0.8), max(0.8, box.width() * 0.014)))
    painter.setBrush(light)
    painter.drawEllipse(top)


def _cast(painter: QPainter, box: QRectF, tokens: Tokens) -> None:
    """Draw the shadow that the cup throws to the right."""
    foot = _ring(box, 1.0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(tokens.shadow, 0.16))
    for step in range(4):
        grow = foot.height() * (0.34 - 0.09 * step)
        painter.drawEllipse(
            foot.translated(grow * 0.5, foot.height() * 0.16).adjusted(-grow * 0.3, 0, grow, grow * 0.4)
        )
