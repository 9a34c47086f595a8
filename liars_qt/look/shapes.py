"""Plain shapes and soft light, drawn by hand: stars, ticks, shadows, glows, panels, focus rings.

Lengths are logical pixels. Nothing here keeps a pixmap, so everything is as sharp as the screen allows.
"""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from liars_qt.look.tokens import Tokens, faded, mixed


def star(centre: QPointF, radius: float, points: int = 5, waist: float = 0.5) -> QPolygonF:
    """Return a star with one point up; `waist` is the inner radius as a share of the outer."""
    corners = []
    for step in range(points * 2):
        reach = radius if step % 2 == 0 else radius * waist
        angle = math.pi * step / points - math.pi / 2
        corners.append(QPointF(centre.x() + reach * math.cos(angle), centre.y() + reach * math.sin(angle)))
    return QPolygonF(corners)


def draw_star(painter: QPainter, centre: QPointF, radius: float, fill: QColor, line: QColor) -> None:
    """Draw a soft-cornered star."""
    painter.save()
    pen = QPen(line, radius * 0.26)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(fill)
    painter.drawPolygon(star(centre, radius * 0.86))
    painter.restore()


def draw_strike(painter: QPainter, centre: QPointF, radius: float, colour: QColor) -> None:
    """Draw a slanted bar over a sign, which says: this does not count here."""
    painter.save()
    pen = QPen(colour, max(1.5, radius * 0.3))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    reach = radius * 0.95
    painter.drawLine(centre + QPointF(-reach, reach), centre + QPointF(reach, -reach))
    painter.restore()


def draw_tick(painter: QPainter, centre: QPointF, radius: float, colour: QColor) -> None:
    """Draw a tick with round ends."""
    painter.save()
    pen = QPen(colour, radius * 0.36)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(
        [
            centre + QPointF(-radius * 0.6, 0),
            centre + QPointF(-radius * 0.15, radius * 0.45),
            centre + QPointF(radius * 0.65, -radius * 0.5),
        ]
    )
    painter.restore()


def soft_shadow(painter: QPainter, rect: QRectF, radius: float, blur: float, colour: QColor) -> None:
    """Draw a shadow round a rounded box: thin layers that add up, for a blurred image would not scale."""
    layers = max(3, min(8, round(blur)))
    layer = QColor(colour)
    layer.setAlphaF(colour.alphaF() / layers)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(layer)
    for step in range(layers):
        grow = blur * (1 - 2 * step / layers)
        box = rect.adjusted(-grow, -grow, grow, grow)
        corner = max(1.0, radius + grow)
        painter.drawRoundedRect(box, corner, corner)
    painter.restore()


def glow(painter: QPainter, rect: QRectF, radius: float, spread: float, colour: str) -> None:
    """Draw a light that comes from behind a rounded box."""
    soft_shadow(painter, rect, radius, spread, faded(colour, 0.85))


def paper_panel(painter: QPainter, rect: QRectF, tokens: Tokens, radius: float = 10.0) -> None:
    """Draw a sheet of paper lying on something: shadow below, a lighter upper edge, a thin line round it."""
    soft_shadow(painter, rect.translated(0, 1.5), radius, 4, faded(tokens.shadow, 0.28))
    light = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    light.setColorAt(0, mixed(tokens.paper, "#ffffff", 0.06 if tokens.dark else 0.5))
    light.setColorAt(1, mixed(tokens.paper, tokens.paper_low, 0.6))
    painter.save()
    painter.setBrush(light)
    painter.setPen(QPen(QColor(tokens.line), 1))
    painter.drawRoundedRect(rect, radius, radius)
    painter.restore()


def focus_ring(painter: QPainter, rect: QRectF, radius: float, colour: str) -> None:
    """Draw the keyboard focus: one clear line that every painted widget shares."""
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colour), 2.5))
    painter.drawRoundedRect(rect, radius, radius)
    painter.restore()


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Return a rounded box as a path, to clip to or to fill."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path
