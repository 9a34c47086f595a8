"""One playing card, face up or face down; it turns over, and fades back when it is only for the record."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from liars_qt.look.cards import ASPECT, CardFace, draw_back, draw_card
from liars_qt.look.dice_paint import draw_blank
from liars_qt.look.fonts import em
from liars_qt.look.motion import Glide
from liars_qt.look.tokens import current

SMALL_CARD, LARGE_CARD = (
    3.4,
    9.5,
)  # widths in line heights: in a row of seen cards, in the middle of the table


@dataclass(frozen=True, slots=True)
class CardShown:
    """What lies there: a face, the back of a hidden card (`face` None), or an empty place (`empty`)."""

    face: CardFace | None = None
    empty: bool = False
    spoken: str = ""


class PlayingCard(QLabel):
    """Paint a card and turn it. A hidden card's face is never here: it comes when it is shown."""

    def __init__(self, width: float = LARGE_CARD, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._width = width
        self._card = CardShown(empty=True)
        self._four_colours = False
        self._turn = 1.0
        self._before = self._card
        self._glide = Glide(self._set_turn, self)
        self.turned = self._glide.arrived
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    @property
    def card(self) -> CardShown:
        """The card on show."""
        return self._card

    @property
    def moving(self) -> bool:
        """Whether the card is being turned."""
        return self._glide.running

    def set_four_colours(self, wanted: bool) -> None:
        """Give each suit a colour of its own."""
        self._four_colours = wanted
        self.update()

    def show_card(self, card: CardShown, milliseconds: int = 0) -> None:
        """Show a card; the one before it turns into it over `milliseconds`."""
        if card == self._card:
            return
        self._before, self._card = self._card, card
        self.setAccessibleName(card.spoken)
        self.setToolTip(card.spoken)
        self._glide.go(0.0, 1.0, milliseconds)
        self.update()

    def finish(self) -> None:
        """End the turning at once."""
        self._glide.finish()

    def sizeHint(self) -> QSize:
        width = em(self) * self._width
        return QSize(round(width), round(width * ASPECT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint() * 0.6

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self.updateGeometry()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self._box()
        share = abs(2 * self._turn - 1)
        narrowed = box.adjusted(box.width() * (1 - share) / 2, 0, -box.width() * (1 - share) / 2, 0)
        painter.translate(box.center())
        painter.scale(max(0.02, narrowed.width() / box.width()), 1.0)
        painter.translate(-box.center())
        self._paint_card(painter, box, self._before if self._turn < 0.5 else self._card)
        painter.end()

    def _paint_card(self, painter: QPainter, box: QRectF, card: CardShown) -> None:
        tokens = current()
        if card.empty:
            side = min(box.width(), box.height()) * 0.5
            hole = QRectF(0, 0, side, side)
            hole.moveCenter(box.center())
            draw_blank(painter, hole, tokens.felt_line)
        elif card.face is None:
            draw_back(painter, box, tokens)
        else:
            draw_card(painter, box, card.face, tokens, self._four_colours)

    def _box(self) -> QRectF:
        """Return the largest card that fits in the middle of the widget."""
        width = min(float(self.width()), self.height() / ASPECT)
        box = QRectF(0, 0, width, width * ASPECT)
        box.moveCenter(QRectF(self.rect()).center())
        return box

    def _set_turn(self, turn: float) -> None:
        self._turn = turn
        self.update()
