"""Playing cards of an own design, drawn as vectors: pips, court cards, jokers, and the back."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen

from liars_qt.look.court_paint import Court, CourtCard, draw_court
from liars_qt.look.fonts import SERIF, serif
from liars_qt.look.shapes import rounded, soft_shadow
from liars_qt.look.suits import (
    SuitShape,
    cap_path,
    draw_suit,
    star_path,
    suit_colour,
)
from liars_qt.look.tokens import LIGHT, Tokens, faded, mixed

ASPECT = 1.42  # height of a card as a share of its width


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card as it is drawn: `rank` 1..14 (14 a joker, which has no suit) and the index of the player's language."""

    rank: int
    suit: SuitShape | None
    index: str


# Where pips lie, in the field between the indices: x, y from 0 to 1; those below the middle stand on their heads.
_L, _C, _R = 0.0, 0.5, 1.0
_THIRDS = (0.0, 1 / 3, 2 / 3, 1.0)
_SPOTS: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((_C, 0), (_C, 1)),
    3: ((_C, 0), (_C, 0.5), (_C, 1)),
    4: ((_L, 0), (_R, 0), (_L, 1), (_R, 1)),
    5: ((_L, 0), (_R, 0), (_C, 0.5), (_L, 1), (_R, 1)),
    6: ((_L, 0), (_R, 0), (_L, 0.5), (_R, 0.5), (_L, 1), (_R, 1)),
    7: ((_L, 0), (_R, 0), (_L, 0.5), (_R, 0.5), (_L, 1), (_R, 1), (_C, 0.25)),
    8: ((_L, 0), (_R, 0), (_L, 0.5), (_R, 0.5), (_L, 1), (_R, 1), (_C, 0.25), (_C, 0.75)),
    9: (*((x, y) for y in _THIRDS for x in (_L, _R)), (_C, 0.5)),
    10: (*((x, y) for y in _THIRDS for x in (_L, _R)), (_C, 1 / 6), (_C, 5 / 6)),
}


def draw_card(
    painter: QPainter, rect: QRectF, card: CardFace, tokens: Tokens, four_colours: bool = False
) -> None:
    """Draw the face of a card, its shadow included, into `rect`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sheet = _sheet(painter, rect, tokens)
    colour = suit_colour(card.suit, tokens, four_colours) if card.suit else tokens.suit_black
    if card.suit is None:
        _joker(painter, sheet, card, tokens)
    else:
        _indices(painter, sheet, card, colour)
        _middle(painter, sheet, card, colour, tokens)
    painter.restore()


def draw_back(painter: QPainter, rect: QRectF, tokens: Tokens) -> None:
    """Draw the back of a card: leather with a net of diamonds and a sewn edge."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sheet = _sheet(painter, rect, tokens)
    inset = sheet.width() * 0.06
    field = sheet.adjusted(inset, inset, -inset, -inset)
    corner = sheet.width() * 0.06
    fill = QLinearGradient(field.topLeft(), field.bottomRight())
    fill.setColorAt(0, QColor(LIGHT.challenge_lit))
    fill.setColorAt(1, QColor(LIGHT.challenge))
    painter.fillPath(rounded(field, corner), fill)
    painter.setClipPath(rounded(field, corner))
    _net(painter, field, sheet.width() * 0.13)
    painter.setClipping(False)
    painter.setPen(QPen(QColor(LIGHT.stitch), max(1.0, sheet.width() * 0.012)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = field.adjusted(inset * 0.6, inset * 0.6, -inset * 0.6, -inset * 0.6)
    painter.drawRoundedRect(inner, corner * 0.7, corner * 0.7)
    painter.restore()


def _sheet(painter: QPainter, rect: QRectF, tokens: Tokens) -> QRectF:
    """Draw the blank sheet with its shadow; return where it lies."""
    width = rect.width()
    sheet = rect.adjusted(width * 0.03, width * 0.02, -width * 0.03, -width * 0.045)
    radius = sheet.width() * 0.08
    soft_shadow(painter, sheet.translated(0, width * 0.015), radius, width * 0.03, faded(tokens.shadow, 0.4))
    light = QLinearGradient(sheet.topLeft(), sheet.bottomRight())
    light.setColorAt(0, mixed(tokens.die, "#ffffff", 0.6))
    light.setColorAt(1, mixed(tokens.die, tokens.die_low, 0.35))
    painter.setPen(QPen(faded(tokens.shadow, 0.28), 1))
    painter.setBrush(light)
    painter.drawRoundedRect(sheet, radius, radius)
    return sheet


def _index_font(text: str, width: float) -> QFont:
    """Return the serif face at the size of an index, smaller where the text is longer than one letter."""
    font = serif(QFont([SERIF]))
    font.setPixelSize(max(5, round(width * (0.19 if len(text) < 2 else 0.165))))
    return font


def _indices(painter: QPainter, sheet: QRectF, card: CardFace, colour: str) -> None:
    """Draw rank and suit in the corner, and the same turned round in the opposite one."""
    assert card.suit is not None
    width = sheet.width()
    font = _index_font(card.index, width)
    metrics = QFontMetricsF(font)
    column = QRectF(
        sheet.left() + width * 0.035, sheet.top() + width * 0.03, width * 0.19, metrics.capHeight() * 1.35
    )
    side = width * 0.115
    for turned in (False, True):
        painter.save()
        if turned:
            painter.translate(sheet.center())
            painter.rotate(180)
            painter.translate(-sheet.center())
        painter.setFont(font)
        painter.setPen(QColor(colour))
        painter.drawText(column, Qt.AlignmentFlag.AlignCenter, card.index)
        spot = QRectF(column.center().x() - side / 2, column.bottom() + width * 0.015, side, side)
        draw_suit(painter, spot, card.suit, colour)
        painter.restore()


def _middle(painter: QPainter, sheet: QRectF, card: CardFace, colour: str, tokens: Tokens) -> None:
    assert card.suit is not None
    if card.rank == 1:
        side = sheet.width() * 0.46
        box = QRectF(0, 0, side, side)
        box.moveCenter(sheet.center())
        draw_suit(painter, box, card.suit, colour)
    elif card.rank in _SPOTS:
        _pips(painter, sheet, card, colour)
    else:
        draw_court(painter, sheet, CourtCard(Court(card.rank), card.suit, colour), tokens)


def _pips(painter: QPainter, sheet: QRectF, card: CardFace, colour: str) -> None:
    """Draw as many suits as the rank says, in the usual order."""
    assert card.suit is not None
    width = sheet.width()
    side = width * 0.185
    field = QRectF(0, 0, width * 0.36, sheet.height() - width * 0.46)
    field.moveCenter(sheet.center())
    for x, y in _SPOTS[card.rank]:
        centre = QPointF(field.left() + field.width() * x, field.top() + field.height() * y)
        painter.save()
        painter.translate(centre)
        if y > 0.5:
            painter.rotate(180)
        draw_suit(painter, QRectF(-side / 2, -side / 2, side, side), card.suit, colour)
        painter.restore()


def _joker(painter: QPainter, sheet: QRectF, card: CardFace, tokens: Tokens) -> None:
    """Draw a joker: a cap in four colours with bells, and stars in the corners."""
    width = sheet.width()
    box = QRectF(0, 0, width * 0.66, width * 0.6)
    box.moveCenter(sheet.center() + QPointF(0, -width * 0.06))
    stripes = QLinearGradient(box.topLeft(), box.topRight())
    bands = (tokens.suit_red, LIGHT.wild_glow, tokens.suit_green, tokens.suit_blue)
    for place, colour in enumerate(bands):
        stripes.setColorAt(place / 4 + 0.001, QColor(colour))
        stripes.setColorAt((place + 1) / 4, QColor(colour))
    painter.setPen(QPen(QColor(tokens.suit_black), max(1.0, width * 0.014)))
    painter.setBrush(stripes)
    painter.drawPath(cap_path(box))
    brim = QRectF(0, 0, box.width() * 0.66, box.height() * 0.2)
    brim.moveCenter(QPointF(box.center().x(), box.bottom() - box.height() * 0.06))
    painter.setBrush(QColor(LIGHT.wild_glow))
    painter.drawRoundedRect(brim, brim.height() / 2, brim.height() / 2)
    font = _index_font(card.index[:1], width)
    font.setPixelSize(max(5, round(width * 0.13)))
    painter.setFont(font)
    line = QRectF(sheet.left(), brim.bottom() + width * 0.04, width, width * 0.2)
    painter.drawText(line, Qt.AlignmentFlag.AlignCenter, card.index)
    side = width * 0.13
    for x, y in ((0.05, 0.05), (0.82, sheet.height() / width - 0.18)):
        corner = QRectF(sheet.left() + width * x, sheet.top() + width * y, side, side)
        painter.fillPath(star_path(corner), QColor(LIGHT.wild))


def _net(painter: QPainter, field: QRectF, mesh: float) -> None:
    """Draw the slanted net of the back."""
    painter.setPen(QPen(faded(LIGHT.stitch, 0.5), max(0.8, mesh * 0.08)))
    reach = field.width() + field.height()
    steps = round(reach / mesh) + 1
    for step in range(-steps, steps):
        x = field.center().x() + step * mesh
        painter.drawLine(
            QPointF(x - reach, field.center().y() - reach), QPointF(x + reach, field.center().y() + reach)
        )
        painter.drawLine(
            QPointF(x - reach, field.center().y() + reach), QPointF(x + reach, field.center().y() - reach)
        )
