"""The table: a wooden rim, felt under a lamp, and a seam sewn round the playing field."""

import random

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QWidget

from liars_qt.look.shapes import rounded
from liars_qt.look.tokens import Tokens, current, faded, mixed

RIM = 11.0  # width of the wood, logical pixels
_CORNER = 30.0
_GRAIN = 192  # side of the repeating patch of fibres


def draw_table(painter: QPainter, rect: QRectF, tokens: Tokens) -> None:
    """Draw the whole table top into `rect`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _rim(painter, rect, tokens)
    field = rect.adjusted(RIM, RIM, -RIM, -RIM)
    painter.setClipPath(rounded(field, _CORNER - RIM * 0.6))
    _cloth(painter, field, tokens)
    _inner_shadow(painter, field, tokens)
    painter.setClipping(False)
    _seam(painter, field, tokens)
    painter.restore()


class TableTop:
    """The table of a widget, kept as a picture: what lies on it repaints often, the cloth never changes."""

    def __init__(self) -> None:
        """Nothing is drawn before it is seen."""
        self._drawn: tuple[QSize, float, Tokens] | None = None
        self._picture = QPixmap()

    def paint(self, widget: QWidget) -> None:
        """Paint it over all of a widget, whose paint event this is."""
        painter = QPainter(widget)
        wanted = (widget.size(), painter.device().devicePixelRatioF(), current())
        if self._drawn != wanted:
            self._picture = _table_picture(*wanted)
            self._drawn = wanted
        painter.drawPixmap(QPoint(0, 0), self._picture)
        painter.end()


def _table_picture(size: QSize, ratio: float, tokens: Tokens) -> QPixmap:
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    draw_table(painter, QRectF(QPointF(0, 0), QSizeF(size)), tokens)
    painter.end()
    return picture


def _rim(painter: QPainter, rect: QRectF, tokens: Tokens) -> None:
    """Draw the rim: lit from above, with a bright upper and a dark lower edge."""
    wood = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    wood.setColorAt(0, QColor(tokens.wood_lit))
    wood.setColorAt(0.12, QColor(tokens.wood))
    wood.setColorAt(0.9, QColor(tokens.wood))
    wood.setColorAt(1, QColor(tokens.wood_dark))
    painter.setPen(QPen(QColor(tokens.wood_dark), 1))
    painter.setBrush(wood)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), _CORNER, _CORNER)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(tokens.wood_lit, 0.9), 1.2))
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), _CORNER - 2, _CORNER - 2)
    painter.setPen(QPen(faded(tokens.wood_dark, 0.9), 2))
    inner = rect.adjusted(RIM - 1, RIM - 1, 1 - RIM, 1 - RIM)
    painter.drawRoundedRect(inner, _CORNER - RIM * 0.6, _CORNER - RIM * 0.6)


def _cloth(painter: QPainter, field: QRectF, tokens: Tokens) -> None:
    """Draw the felt: the lamp hangs above the middle, the corners lie in shade; fibres on top."""
    lamp = QRadialGradient(QPointF(field.center().x(), field.top() + field.height() * 0.42), 1.0)
    lamp.setRadius(max(field.width(), field.height()) * 0.62)
    lamp.setColorAt(0, QColor(tokens.felt_lit))
    lamp.setColorAt(0.5, mixed(tokens.felt_lit, tokens.felt, 0.75))
    lamp.setColorAt(1, mixed(tokens.felt, tokens.felt_edge, 0.75))
    painter.fillRect(field, lamp)
    painter.fillRect(field, QBrush(_fibres(tokens)))


def _fibres(tokens: Tokens) -> QImage:
    """Return a small patch of fibres, always the same, that repeats over the cloth."""
    noise = random.Random(7)
    patch = QImage(_GRAIN, _GRAIN, QImage.Format.Format_ARGB32_Premultiplied)
    patch.fill(Qt.GlobalColor.transparent)
    painter = QPainter(patch)
    for across, colour, strength in ((True, tokens.felt_edge, 0.16), (False, "#ffffff", 0.05)):
        painter.setOpacity(strength)
        painter.drawImage(0, 0, _streaks(noise, across, colour))
    painter.end()
    return patch


def _streaks(noise: random.Random, across: bool, colour: str) -> QImage:
    """Return random dots pulled out one way into short streaks."""
    size = QSize(_GRAIN // 3, _GRAIN) if across else QSize(_GRAIN, _GRAIN // 3)
    line = -(-size.width() // 4) * 4
    dots = QImage(
        noise.randbytes(line * size.height()), size.width(), size.height(), line, QImage.Format.Format_Alpha8
    )
    pulled = QImage(_GRAIN, _GRAIN, QImage.Format.Format_ARGB32)
    pulled.fill(QColor(colour))
    smooth = Qt.TransformationMode.SmoothTransformation
    pulled.setAlphaChannel(dots.scaled(_GRAIN, _GRAIN, Qt.AspectRatioMode.IgnoreAspectRatio, smooth))
    return pulled


def _inner_shadow(painter: QPainter, field: QRectF, tokens: Tokens) -> None:
    """Draw the shade that the rim throws on the cloth."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(7):
        painter.setPen(QPen(faded(tokens.shadow, 0.07), 2 + step * 2.2))
        painter.drawRoundedRect(field, _CORNER - RIM * 0.6, _CORNER - RIM * 0.6)


def _seam(painter: QPainter, field: QRectF, tokens: Tokens) -> None:
    """Draw the sewn line inside the edge."""
    inset = 13.0
    pen = QPen(faded(tokens.felt_line, 0.5), 1.3)
    pen.setDashPattern([5, 4])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(field.adjusted(inset, inset, -inset, -inset), _CORNER * 0.7, _CORNER * 0.7)
