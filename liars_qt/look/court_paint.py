"""King, queen and jack: calm heads in flat colours, the same from both sides, told apart by what they wear."""

from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from liars_qt.look.shapes import rounded
from liars_qt.look.suits import SuitShape, crown_path, draw_suit
from liars_qt.look.tokens import LIGHT, Tokens, mixed

_SKIN = mixed(LIGHT.die, LIGHT.leather_lit, 0.32)
_GOLD = QColor(LIGHT.wild_glow)
_HAIR = QColor(LIGHT.leather)
_TILT = 0.2  # how far the belt climbs across the panel, as a share of its height


class Court(IntEnum):
    """The ranks that carry a figure in place of pips."""

    JACK = 11
    QUEEN = 12
    KING = 13


@dataclass(frozen=True, slots=True)
class CourtCard:
    """A court card and the colour of its suit."""

    rank: Court
    suit: SuitShape
    colour: str


def draw_court(painter: QPainter, sheet: QRectF, card: CourtCard, tokens: Tokens) -> None:
    """Draw the framed panel in the middle of a court card: half a figure above, the same one turned round below."""
    width = sheet.width()
    panel = QRectF(0, 0, width * 0.56, sheet.height() - width * 0.2)
    panel.moveCenter(sheet.center())
    frame = rounded(panel, width * 0.03)
    painter.fillPath(frame, mixed(tokens.die, card.colour, 0.1))
    for turned in (False, True):
        painter.save()
        painter.setClipPath(frame)
        if turned:
            painter.translate(panel.center())
            painter.rotate(180)
            painter.translate(-panel.center())
        painter.setClipPath(_upper_half(panel), Qt.ClipOperation.IntersectClip)
        _half_figure(painter, panel, card)
        painter.restore()
    _belt(painter, panel, frame)
    painter.setPen(QPen(QColor(card.colour), max(1.0, width * 0.012)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(frame)


def _belt(painter: QPainter, panel: QRectF, frame: QPainterPath) -> None:
    """Draw the gold band where the two halves meet."""
    slope = QPointF(0, panel.height() * (0.5 - _TILT / 2))
    painter.save()
    painter.setClipPath(frame)
    for colour, share in ((QColor(LIGHT.wild), 0.065), (_GOLD, 0.04)):
        painter.setPen(QPen(colour, panel.width() * share))
        painter.drawLine(panel.bottomLeft() - slope, panel.topRight() + slope)
    painter.restore()


def _upper_half(panel: QRectF) -> QPainterPath:
    """Return what lies above the belt."""
    slope = QPointF(0, panel.height() * (0.5 - _TILT / 2))
    path = QPainterPath()
    corners = [panel.topLeft(), panel.topRight(), panel.topRight() + slope, panel.bottomLeft() - slope]
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    return path


def _half_figure(painter: QPainter, panel: QRectF, card: CourtCard) -> None:
    """Draw robe, head and what is worn on it, and the suit in the corner."""
    unit = panel.width()
    painter.setPen(QPen(mixed(card.colour, "#000000", 0.35), max(0.7, unit * 0.016)))
    head = QRectF(0, 0, unit * 0.36, unit * 0.44)
    head.moveCenter(QPointF(panel.center().x(), panel.top() + unit * 0.5))
    _hair(painter, head, card.rank)
    _robe(painter, head, panel, card)
    painter.setBrush(_SKIN)
    painter.drawEllipse(head)
    _features(painter, head, card.rank)
    if card.rank is Court.JACK:
        _beret(painter, head, card)
    else:
        _crown(painter, head, card.rank)
    side, inset = unit * 0.17, unit * 0.07
    draw_suit(painter, QRectF(panel.left() + inset, panel.top() + inset, side, side), card.suit, card.colour)


def _robe(painter: QPainter, head: QRectF, panel: QRectF, card: CourtCard) -> None:
    """Draw shoulders, a gold neckline and a row of buttons."""
    unit, middle = panel.width(), panel.center().x()
    neck = head.bottom() - head.height() * 0.08
    robe = QPainterPath(QPointF(middle, neck))
    shoulder, foot = unit * 0.6, panel.bottom()
    robe.cubicTo(
        middle + unit * 0.36,
        neck,
        middle + unit * 0.5,
        neck + unit * 0.06,
        middle + shoulder,
        neck + unit * 0.4,
    )
    robe.lineTo(middle + shoulder, foot)
    robe.lineTo(middle - shoulder, foot)
    robe.lineTo(middle - shoulder, neck + unit * 0.4)
    robe.cubicTo(middle - unit * 0.5, neck + unit * 0.06, middle - unit * 0.36, neck, middle, neck)
    painter.setBrush(QColor(card.colour))
    painter.drawPath(robe)
    painter.setBrush(_GOLD)
    painter.drawEllipse(QPointF(middle, neck + unit * 0.03), unit * 0.19, unit * 0.085)
    for row in range(1, 5):
        painter.drawEllipse(QPointF(middle, neck + unit * (0.1 + 0.1 * row)), unit * 0.026, unit * 0.026)


def _hair(painter: QPainter, head: QRectF, rank: Court) -> None:
    """Draw a queen's long hair, a jack's bob, a king's curls."""
    unit = head.width()
    painter.setBrush(_HAIR)
    if rank is Court.QUEEN:
        long = head.adjusted(-unit * 0.24, -unit * 0.06, unit * 0.24, unit * 0.42)
        painter.drawRoundedRect(long, long.width() * 0.48, long.width() * 0.48)
    elif rank is Court.JACK:
        bob = head.adjusted(-unit * 0.16, unit * 0.02, unit * 0.16, -unit * 0.08)
        painter.drawRoundedRect(bob, unit * 0.3, unit * 0.3)
    else:
        for side in (-1, 1):
            painter.drawEllipse(
                head.center() + QPointF(side * unit * 0.5, unit * 0.12), unit * 0.14, unit * 0.22
            )


def _features(painter: QPainter, head: QRectF, rank: Court) -> None:
    """Draw eyes and mouth, a king's beard and moustache."""
    unit = head.width()
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(LIGHT.pip))
    for side in (-1, 1):
        painter.drawEllipse(
            head.center() + QPointF(side * unit * 0.19, -unit * 0.02), unit * 0.05, unit * 0.065
        )
    mouth = head.center() + QPointF(0, unit * 0.34)
    if rank is Court.KING:
        painter.setBrush(_HAIR)
        beard = QPainterPath()
        beard.addEllipse(QRectF(head.left() + unit * 0.02, mouth.y() - unit * 0.14, unit * 0.96, unit * 0.62))
        painter.drawPath(beard)
    pen = QPen(QColor(LIGHT.challenge), max(0.7, unit * 0.06))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(mouth - QPointF(unit * 0.09, 0), mouth + QPointF(unit * 0.09, 0))
    painter.restore()


def _crown(painter: QPainter, head: QRectF, rank: Court) -> None:
    """Draw a king's high crown or a queen's low one."""
    unit = head.width()
    height = unit * (0.66 if rank is Court.KING else 0.46)
    painter.setBrush(_GOLD)
    crown = QRectF(head.left() - unit * 0.06, head.top() + unit * 0.2 - height, unit * 1.12, height)
    painter.drawPath(crown_path(crown))


def _beret(painter: QPainter, head: QRectF, card: CourtCard) -> None:
    """Draw a jack's flat cap with a feather behind it."""
    unit = head.width()
    root = QPointF(head.right() - unit * 0.1, head.top() + unit * 0.06)
    feather = QPainterPath(root)
    feather.cubicTo(root + QPointF(unit * 0.1, -unit * 0.5), root + QPointF(unit * 0.5, -unit * 0.5),
                    root + QPointF(unit * 0.62, -unit * 0.3))  # fmt: skip
    feather.cubicTo(root + QPointF(unit * 0.55, -unit * 0.05), root + QPointF(unit * 0.3, unit * 0.08), root)
    painter.setBrush(_GOLD)
    painter.drawPath(feather)
    painter.setBrush(QColor(card.colour))
    cap = QRectF(head.left() - unit * 0.2, head.top() - unit * 0.16, unit * 1.4, unit * 0.42)
    painter.drawEllipse(cap)
    painter.setBrush(_GOLD)
    band = QRectF(head.left() - unit * 0.02, head.top() + unit * 0.14, unit * 1.04, unit * 0.13)
    painter.drawRoundedRect(band, band.height() / 2, band.height() / 2)
