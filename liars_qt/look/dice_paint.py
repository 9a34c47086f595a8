"""Dice drawn as vectors: body, pips, the star of a wild one, and how a die looks while it is counted."""

import math
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap, QPixmapCache, QRadialGradient

from liars_qt.look.shapes import draw_star, draw_tick, glow, soft_shadow
from liars_qt.look.tokens import LIGHT, Tokens, faded, mixed


class Mark(Enum):
    """How one die stands at a reveal."""

    PLAIN = "plain"
    MATCH = "match"
    WILD = "wild"
    MISS = "miss"


class Die(NamedTuple):
    """One die as it is drawn: `star` puts the sign of a wild one in place of a one's pip."""

    face: int
    mark: Mark = Mark.PLAIN
    star: bool = False


_LOW, _MID, _HIGH = 0.26, 0.5, 0.74
PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((_MID, _MID),),
    2: ((_LOW, _HIGH), (_HIGH, _LOW)),
    3: ((_LOW, _HIGH), (_MID, _MID), (_HIGH, _LOW)),
    4: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _HIGH), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_HIGH, _LOW), (_MID, _MID), (_LOW, _HIGH), (_HIGH, _HIGH)),
    6: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _MID), (_HIGH, _MID), (_LOW, _HIGH), (_HIGH, _HIGH)),
}
_GLOW_ROOM = 0.25  # how far light and badge reach beyond a die, as a share of its side
_FAINT = 0.78  # opacity of a die that did not count: its pips still stand out 3:1 on felt and paper
_BADGE = 0.19  # radius of the tick or star in a counted die's corner, as a share of its side


def draw_die(painter: QPainter, rect: QRectF, die: Die, tokens: Tokens) -> None:
    """Draw one die inside `rect`, a square.

    A counted die glows and carries a badge, so that the count is told by shape as well as by colour; one that did
    not count steps back.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = rect.width()
    body = rect.adjusted(side * 0.06, side * 0.04, -side * 0.06, -side * 0.08)
    if die.mark is Mark.MISS:
        painter.setOpacity(painter.opacity() * _FAINT)
    _body(painter, body, tokens, die.mark)
    _face(painter, body, die, tokens)
    _badge(painter, body, tokens, die.mark)
    painter.restore()


def _body(painter: QPainter, body: QRectF, tokens: Tokens, mark: Mark) -> None:
    """Draw the block: light behind it or a shadow under it, its lower side, its lit top."""
    side = body.width()
    radius = side * 0.2
    light = {Mark.MATCH: tokens.match_glow, Mark.WILD: tokens.wild_glow}.get(mark)
    if light:
        glow(painter, body, radius, side * 0.13, light)
    else:
        soft_shadow(painter, body.translated(0, side * 0.05), radius, side * 0.07, faded(tokens.shadow, 0.45))
    top = {Mark.MATCH: tokens.match_body, Mark.WILD: tokens.wild_body}.get(mark, tokens.die)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mixed(top, tokens.shadow if tokens.dark else "#8a6d42", 0.42))
    painter.drawRoundedRect(body.adjusted(0, side * 0.03, 0, side * 0.05), radius, radius)
    shade = QLinearGradient(body.topLeft(), body.bottomRight())
    shade.setColorAt(0, mixed(top, "#ffffff", 0.55))
    shade.setColorAt(0.55, QColor(top))
    shade.setColorAt(1, mixed(top, tokens.die_low, 0.8))
    painter.setBrush(shade)
    painter.drawRoundedRect(body, radius, radius)
    edge = {Mark.MATCH: LIGHT.match, Mark.WILD: LIGHT.wild}.get(mark)
    if edge:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(edge), max(1.0, side * 0.045)))
        painter.drawRoundedRect(body, radius, radius)


def _face(painter: QPainter, body: QRectF, die: Die, tokens: Tokens) -> None:
    """Draw the pips, or the star that stands for a wild one."""
    side = body.width()
    if die.star and die.face == 1:
        line = QColor(LIGHT.wild)
        draw_star(painter, body.center() + QPointF(0, side * 0.02), side * 0.33, line, line)
        return
    radius = side * (0.145 if die.face == 1 else 0.098)
    for x, y in PIPS[die.face]:
        centre = QPointF(body.x() + side * x, body.y() + side * y)
        _pip(painter, centre, radius, tokens)


def _pip(painter: QPainter, centre: QPointF, radius: float, tokens: Tokens) -> None:
    """Draw one hollow: dark, a little lighter where the lamp reaches its lower edge."""
    hollow = QRadialGradient(centre + QPointF(0, radius * 0.5), radius * 1.3)
    hollow.setColorAt(0, mixed(tokens.pip, "#ffffff", 0.14))
    hollow.setColorAt(1, QColor(tokens.pip))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded("#ffffff", 0.7))
    painter.drawEllipse(centre + QPointF(0, radius * 0.16), radius * 1.04, radius * 1.04)
    painter.setBrush(hollow)
    painter.drawEllipse(centre, radius, radius)


def _badge(painter: QPainter, body: QRectF, tokens: Tokens, mark: Mark) -> None:
    """Draw the corner sign of a counted die: a tick for a match, a star for a wild one."""
    if mark not in (Mark.MATCH, Mark.WILD):
        return
    side = body.width()
    radius = side * _BADGE
    centre = QPointF(body.right() - radius * 0.35, body.top() + radius * 0.35)
    colour = QColor(LIGHT.match if mark is Mark.MATCH else LIGHT.wild)
    painter.setPen(QPen(QColor(tokens.die), max(1.0, side * 0.03)))
    painter.setBrush(colour)
    painter.drawEllipse(centre, radius, radius)
    white = QColor("#ffffff")
    if mark is Mark.MATCH:
        draw_tick(painter, centre, radius * 0.8, white)
    else:
        draw_star(painter, centre, radius * 0.62, white, white)


def draw_blank(painter: QPainter, rect: QRectF, colour: str) -> None:
    """Draw the outline of a die that is no longer there."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = rect.width()
    pen = QPen(faded(colour, 0.75), max(1.0, side * 0.05))
    pen.setStyle(Qt.PenStyle.DotLine)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = side * 0.12
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), side * 0.18, side * 0.18)
    painter.restore()


def stamp_die(painter: QPainter, rect: QRectF, die: Die, tokens: Tokens) -> None:
    """Draw a die from Qt's picture store, where it is kept as drawn for this size and scale.

    A reveal moves a dozen glowing dice at once, and each of them is thirty rounded boxes to draw. The picture is put
    on whole device pixels, so a die at rest is as sharp as one that is drawn anew.
    """
    ratio = painter.device().devicePixelRatioF()
    pad = rect.width() * _GLOW_ROOM
    corner = QPointF(round((rect.x() - pad) * ratio) / ratio, round((rect.y() - pad) * ratio) / ratio)
    painter.drawPixmap(corner, _kept(rect.width(), ratio, die, tokens))


def _kept(side: float, ratio: float, die: Die, tokens: Tokens) -> QPixmap:
    """Return the picture of a die with room for its glow, drawn once."""
    key = f"liars-die/{side:g}/{ratio:g}/{die.face}/{die.mark.value}/{die.star}/{tokens.dark}"
    kept = QPixmap()
    if QPixmapCache.find(key, kept):
        return kept
    whole = math.ceil(side * (1 + 2 * _GLOW_ROOM) * ratio)
    drawn = QPixmap(whole, whole)
    drawn.setDevicePixelRatio(ratio)
    drawn.fill(Qt.GlobalColor.transparent)
    brush = QPainter(drawn)
    draw_die(brush, QRectF(side * _GLOW_ROOM, side * _GLOW_ROOM, side, side), die, tokens)
    brush.end()
    QPixmapCache.insert(key, drawn)
    return drawn
