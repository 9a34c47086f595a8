"""The card in the middle of the table in its frame: a light behind it and a seal on it say what it made of the bet."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from liars_qt.look.cards import ASPECT
from liars_qt.look.fonts import em
from liars_qt.look.shapes import draw_star, draw_tick, glow
from liars_qt.look.tokens import DARK, LIGHT, Tokens, current
from liars_qt.widgets.playing_card import LARGE_CARD, CardShown, PlayingCard

_HIT_GLOW = DARK.good  # by day as well, like the red of a miss: the felt is dark in both themes
_MARGIN = 0.07  # room for the light, as a share of the frame's width


class Seal(Enum):
    """What is known of the card: nothing yet, a hit, a miss, a bet given up, a bet made void."""

    NONE = "none"
    HIT = "hit"
    MISS = "miss"
    PASSED = "passed"
    VOID = "void"


class SealMark(QLabel):
    """A round seal: a tick, a cross, a bar or a star, so that nothing is told by its colour alone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seal = Seal.NONE

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.seal is Seal.NONE:
            return
        tokens = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(QPen(QColor(LIGHT.paper), 2))
        painter.setBrush(QColor(_seal_colour(self.seal, tokens)))
        painter.drawEllipse(box)
        _draw_sign(painter, box, self.seal)
        painter.end()


class CardFrame(QWidget):
    """Hold one large card. `turned` is given when a card that was turned over has been seen."""

    turned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card = PlayingCard(LARGE_CARD, self)
        self.mark = SealMark(self)
        self._turning = False
        self.card.turned.connect(self._on_turned)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def seal(self) -> Seal:
        """What the frame says of the card."""
        return self.mark.seal

    @property
    def turning(self) -> bool:
        """Tell whether the card is being turned over."""
        return self._turning

    def show_card(self, card: CardShown, seal: Seal = Seal.NONE) -> None:
        """Show a card as it lies."""
        self.card.show_card(card)
        self._set_seal(seal)

    def turn_over(self, card: CardShown, milliseconds: int) -> None:
        """Turn a card over: its back first, then its face."""
        self._set_seal(Seal.NONE)
        self.card.show_card(CardShown())
        self._turning = True
        self.card.show_card(card, milliseconds)

    def finish(self) -> None:
        """End the turning at once."""
        self.card.finish()

    def sizeHint(self) -> QSize:
        return self.card.sizeHint() * (1 + 2 * _MARGIN)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(em(self) * 3), round(em(self) * 3 * ASPECT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        margin = round(self._box().width() * _MARGIN)
        self.card.setGeometry(self.rect().adjusted(margin, margin, -margin, -margin))
        side = round(self._box().width() * 0.24)
        corner = self._box().topRight()
        self.mark.setGeometry(round(corner.x() - side * 0.95), round(corner.y() - side * 0.02), side, side)
        self.mark.raise_()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.seal is Seal.NONE:
            return
        tokens = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        margin = self._box().width() * _MARGIN
        box = self._box().adjusted(margin, margin, -margin, -margin)
        colour = _glow_colour(self.seal, tokens)
        glow(painter, box, box.width() * 0.08, margin * 0.9, colour)
        painter.setPen(QPen(QColor(colour), max(3.0, margin * 0.3)))
        painter.drawRoundedRect(box.adjusted(2, 2, -2, -3), box.width() * 0.08, box.width() * 0.08)
        painter.end()

    def _set_seal(self, seal: Seal) -> None:
        self.mark.seal = seal
        self.mark.update()
        self.update()

    def _on_turned(self) -> None:
        if self._turning:
            self._turning = False
            self.turned.emit()

    def _box(self) -> QRectF:
        """Return the frame: the largest one of a card's shape that fits."""
        width = min(float(self.width()), self.height() / ASPECT)
        box = QRectF(0, 0, width, width * ASPECT)
        box.moveCenter(QRectF(self.rect()).center())
        return box


def _seal_colour(seal: Seal, tokens: Tokens) -> str:
    return {
        Seal.HIT: LIGHT.good,
        Seal.MISS: LIGHT.danger,
        Seal.PASSED: LIGHT.edge,
        Seal.VOID: LIGHT.brass,
    }.get(seal, tokens.edge)


def _glow_colour(seal: Seal, tokens: Tokens) -> str:
    return {
        Seal.HIT: _HIT_GLOW,
        Seal.MISS: DARK.zones[0],
        Seal.PASSED: tokens.felt_line,
        Seal.VOID: tokens.wild_glow,
    }.get(seal, tokens.felt_line)


def _draw_sign(painter: QPainter, box: QRectF, seal: Seal) -> None:
    ink, radius, centre = QColor(LIGHT.paper), box.width() * 0.32, box.center()
    if seal is Seal.HIT:
        draw_tick(painter, centre, radius, ink)
    elif seal is Seal.VOID:
        draw_star(painter, centre, radius, ink, ink)
    else:
        painter.setPen(QPen(ink, max(2.0, box.width() * 0.11)))
        reach = radius * 0.72
        if seal is Seal.MISS:
            painter.drawLine(centre + QPointF(-reach, -reach), centre + QPointF(reach, reach))
            painter.drawLine(centre + QPointF(-reach, reach), centre + QPointF(reach, -reach))
        else:
            painter.drawLine(centre - QPointF(reach, 0), centre + QPointF(reach, 0))
