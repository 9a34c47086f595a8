"""A seat's dice: in a row, or under the cup. Hidden dice are never here: a covered hand knows only how many."""

from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from liars_qt.look.cup_paint import draw_cup
from liars_qt.look.dice_paint import Die, Mark, draw_blank, stamp_die
from liars_qt.look.fonts import em
from liars_qt.look.motion import Glide
from liars_qt.look.tokens import current

SMALL, LARGE = 1.22, 3.2  # sides of a die in line heights: at an opponent's place, at one's own


class Hand(NamedTuple):
    """What is shown: open `dice`, or a cup over `covered` dice; `spoken` is the same in words."""

    dice: tuple[Die, ...] = ()
    covered: int = 0
    spoken: str = ""


NO_HAND = Hand()


class HandView(QLabel):
    """Paint a hand and lift its cup."""

    def __init__(self, side: float = SMALL, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self._capacity = 5
        self._anchor = 0.5
        self._hand = NO_HAND
        self._lift = 1.0
        self._glide = Glide(self._set_lift, self)
        self.lifted = self._glide.arrived
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def hand(self) -> Hand:
        """The hand on show."""
        return self._hand

    @property
    def lift(self) -> float:
        """How far the cup is up: 0 on the table, 1 gone."""
        return self._lift

    @property
    def moving(self) -> bool:
        """Whether the cup is on its way."""
        return self._glide.running

    def set_capacity(self, dice: int) -> None:
        """Keep room for so many dice, so that a lost die shifts nothing."""
        if dice != self._capacity:
            self._capacity = dice
            self.updateGeometry()
            self.update()

    def set_anchor(self, share: float) -> None:
        """Put the row to the left (0), the middle (0.5) or the right (1) of the widget."""
        self._anchor = share
        self.update()

    def show_hand(self, hand: Hand, milliseconds: int = 0) -> None:
        """Show a hand; where a cup stood before, lift it over `milliseconds`."""
        if hand == self._hand:
            return
        was_covered = self._hand.covered > 0
        self._hand = hand
        self.setAccessibleDescription(hand.spoken)
        if hand.covered:
            self._glide.halt()
            self._set_lift(0.0)
        elif was_covered:
            self._glide.go(0.0, 1.0, milliseconds)
        elif not self._glide.running:
            self._lift = 1.0
        self.update()

    def finish(self) -> None:
        """End the lifting at once."""
        self._glide.finish()

    def die_rects(self) -> list[QRectF]:
        """Return where each open die is drawn now, from left to right."""
        side = self._die_side()
        step = side * 1.08
        count = len(self._hand.dice)
        row = step * count - side * 0.08
        left = (self.width() - row) * self._anchor
        gather = (self.width() - side) * self._anchor
        top = self.height() - side * 1.1
        places = [gather + (left + step * place - gather) * self._lift for place in range(count)]
        rises = [self._rise(die) * side for die in self._hand.dice]
        return [QRectF(x, top - rise, side, side) for x, rise in zip(places, rises, strict=True)]

    def sizeHint(self) -> QSize:
        side = self._die_side()
        return QSize(round(side * (1.08 * max(1, self._capacity) - 0.08)) + 2, round(side * 1.34))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self.updateGeometry()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = current()
        for rect, die in zip(self.die_rects(), self._hand.dice, strict=True):
            stamp_die(painter, rect, die, tokens)
        if self._lift < 1.0:
            self._paint_cup(painter)
        elif not self._hand.dice and not self._hand.covered:
            side = self._die_side()
            draw_blank(painter, QRectF(0, (self.height() - side) / 2, side, side), tokens.line)
        painter.end()

    def _paint_cup(self, painter: QPainter) -> None:
        height = self.height()
        width = height * 1.12
        left = (self.width() - width) * self._anchor
        painter.setOpacity(1.0 - self._lift**2)
        painter.translate(QPointF(0, -height * 0.75 * self._lift))
        draw_cup(painter, QRectF(left, 1, width, height - 2), current())

    def _die_side(self) -> float:
        return round(em(self) * self._side)

    @staticmethod
    def _rise(die: Die) -> float:
        """Return how far a counted die steps up, as a share of its side."""
        return 0.1 if die.mark in (Mark.MATCH, Mark.WILD) else 0.0

    def _set_lift(self, lift: float) -> None:
        self._lift = lift
        self.update()


def open_hand(faces: tuple[int, ...], ones_wild: bool = False, spoken: str = "") -> Hand:
    """Return a hand of plain open dice, its ones starred while they are wild."""
    return Hand(tuple(Die(face, star=ones_wild and face == 1) for face in faces), 0, spoken)
