"""A seat at the table: a paper plaque with name, what is left, the last bid, and the hand."""

from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHideEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from liars_qt.look.fonts import em, hand_down, scaled, serif
from liars_qt.look.motion import STILL, Beat, Motion
from liars_qt.look.shapes import glow, paper_panel
from liars_qt.look.tokens import Tokens, current, faded
from liars_qt.widgets.bid_label import BidLabel, BidShown
from liars_qt.widgets.hand import LARGE, NO_HAND, SMALL, Hand, HandView

_PALE = 0.6  # of the paper of a seat that is out


class SeatShown(NamedTuple):
    """All that is shown of a seat. Texts come ready; `spoken` says the whole seat to a screen reader.

    `dice` of `dice_at_start` are left, or `penalties` were taken (then dice never leave). `status` is a short word
    such as "thinking" or "out"; `standing` marks the bid to beat.
    """

    name: str
    dice: int = 5
    dice_at_start: int = 5
    penalties: int | None = None
    bid: BidShown | None = None
    hand: Hand = NO_HAND
    to_move: bool = False
    thinking: bool = False
    out: bool = False
    standing: bool = False
    status: str = ""
    left: str = ""
    spoken: str = ""


class SeatView(QFrame):
    """An opponent's place: compact, all on one plaque."""

    HAND_SIDE = SMALL
    WIDTH = 10.6  # of the plaque, in line heights

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = SeatShown("")
        self._motion = STILL
        self._phase = 0.0
        self._dots = Beat(self._on_phase, 3.0, 1300, self)
        self.hand = HandView(self.HAND_SIDE, self)
        self.bid = BidLabel(1.05, False, self)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._arrange()

    @property
    def seat(self) -> SeatShown:
        """What is shown now."""
        return self._seat

    def set_motion(self, motion: Motion) -> None:
        """Take how much may move."""
        self._motion = motion
        self._think()

    def show_seat(self, seat: SeatShown, lift_ms: int = 0) -> None:
        """Show a seat; a cup that comes off takes `lift_ms`."""
        self.hand.set_capacity(seat.dice_at_start)
        self.hand.show_hand(seat.hand, lift_ms)
        self.bid.show_bid(seat.bid)
        if seat == self._seat:
            return
        self._seat = seat
        self.setAccessibleName(seat.name)
        self.setAccessibleDescription(seat.spoken)
        self.setToolTip("" if not seat.left else seat.left)
        self._think()
        self.update()

    def sizeHint(self) -> QSize:
        margins = self._margin()
        hand = self.hand.sizeHint().width() + self.bid.sizeHint().width() + em(self) * 0.5
        width = max(em(self) * self.WIDTH, hand + 2 * margins)
        return QSize(round(width), round(self._head() + self.hand.sizeHint().height() + margins * 1.5))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            hand_down(self, self.hand, self.bid)
            self._space()
            self.updateGeometry()

    def hideEvent(self, event: QHideEvent) -> None:
        self._dots.set_on(False)
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plaque = self._plaque()
        painter.setOpacity(_PALE if self._seat.out else 1.0)
        if self._seat.to_move:
            glow(painter, plaque, 9, 5, tokens.lamp)
        paper_panel(painter, plaque, tokens, 9)
        if self._seat.to_move:
            painter.setPen(QPen(QColor(tokens.lamp if tokens.dark else tokens.brass), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(plaque, 9, 9)
        painter.setOpacity(1.0)
        if self._seat.out:  # muted ink is not read on paper that the felt shines through
            tokens = tokens._replace(ink_muted=tokens.ink)
        self._paint_head(painter, plaque, tokens)
        self._paint_status(painter, self._status_box(plaque), tokens)
        painter.end()

    def _arrange(self) -> None:
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.hand, 0, Qt.AlignmentFlag.AlignBottom)
        self._row.addStretch(1)
        self._row.addWidget(self.bid, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hand.set_anchor(0.0)
        self._space()

    def _space(self) -> None:
        margin = round(self._margin())
        self._row.setContentsMargins(margin, round(self._head()), margin, round(margin * 0.9))
        self._row.setSpacing(round(em(self) * 0.25))

    def _margin(self) -> float:
        return em(self) * 0.62

    def _head(self) -> float:
        """Return the height above the hand: margin and the line with the name."""
        return em(self) * 1.62

    def _plaque(self) -> QRectF:
        return QRectF(self.rect()).adjusted(5, 4, -5, -6)

    def _status_box(self, plaque: QRectF) -> QRectF:
        """Return the room for a status word: beside the cup, short of the bid."""
        hand = self.hand.geometry()
        left = (
            hand.left() + hand.height() * 1.25 if self._seat.hand.covered else plaque.left() + self._margin()
        )
        return QRectF(left, hand.top(), max(0.0, self.bid.geometry().left() - left), hand.height())

    def _paint_head(self, painter: QPainter, plaque: QRectF, tokens: Tokens) -> None:
        """Paint turn marker, name and what is left."""
        line = QRectF(plaque.left() + self._margin() * 0.7, plaque.top() + 3, 0, em(self) * 1.25)
        line.setRight(plaque.right() - self._margin() * 0.7)
        tally = self._paint_tally(painter, line, tokens)
        left = line.left()
        if self._seat.to_move:
            left = self._paint_pointer(painter, line, tokens)
        font = serif(self.font(), 1.02)
        painter.setFont(font)
        painter.setPen(QColor(tokens.ink_muted if self._seat.out else tokens.ink))
        room = QRectF(left, line.top(), tally - left - em(self) * 0.3, line.height())
        name = QFontMetricsF(font).elidedText(self._seat.name, Qt.TextElideMode.ElideMiddle, room.width())
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(room, flags, name)

    def _paint_pointer(self, painter: QPainter, line: QRectF, tokens: Tokens) -> float:
        """Paint the arrow of the seat to move; return where the name begins."""
        arm = em(self) * 0.27
        tip = QPointF(line.left() + arm * 1.7, line.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.lamp if tokens.dark else tokens.challenge))
        painter.drawPolygon(QPolygonF([tip, tip - QPointF(arm * 1.6, arm), tip - QPointF(arm * 1.6, -arm)]))
        return tip.x() + arm * 0.9

    def _paint_tally(self, painter: QPainter, line: QRectF, tokens: Tokens) -> float:
        """Paint the dice left, or the penalties in a coin; return where it begins."""
        seat = self._seat
        if seat.penalties is not None:
            return self._paint_coin(painter, line, seat.penalties, tokens)
        side = em(self) * 0.46
        step = side * 1.3
        left = line.right() - step * seat.dice_at_start + (step - side)
        for place in range(seat.dice_at_start):
            box = QRectF(left + step * place, line.center().y() - side / 2, side, side)
            there = place < seat.dice
            painter.setPen(QPen(QColor(tokens.edge if there else tokens.line), 1))
            painter.setBrush(QColor(tokens.ink_muted) if there else Qt.GlobalColor.transparent)
            painter.drawRoundedRect(box, side * 0.25, side * 0.25)
        return left

    def _paint_coin(self, painter: QPainter, line: QRectF, penalties: int, tokens: Tokens) -> float:
        side = em(self) * 1.12
        coin = QRectF(line.right() - side, line.center().y() - side / 2, side, side)
        some = penalties > 0
        painter.setPen(QPen(QColor(tokens.challenge_edge if some else tokens.line), 1.2))
        painter.setBrush(QColor(tokens.challenge if some else tokens.paper_low))
        painter.drawEllipse(coin)
        painter.setFont(serif(self.font(), 0.8 if penalties < 10 else 0.66))
        painter.setPen(QColor(tokens.challenge_ink if some else tokens.ink_muted))
        painter.drawText(coin, Qt.AlignmentFlag.AlignCenter, str(penalties))
        return coin.left()

    def _paint_status(self, painter: QPainter, box: QRectF, tokens: Tokens) -> None:
        """Paint the status word, with three dots while the seat thinks."""
        if not self._seat.status or self._seat.hand.dice:
            return
        font = scaled(self.font(), 0.88)
        painter.setFont(font)
        painter.setPen(QColor(tokens.ink_muted))
        metrics = QFontMetricsF(font)
        dots = em(self) * 0.9 if self._seat.thinking else 0.0
        word = metrics.elidedText(self._seat.status, Qt.TextElideMode.ElideRight, box.width() - dots)
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, word)
        if self._seat.thinking:
            start = QPointF(
                box.left() + metrics.horizontalAdvance(word) + em(self) * 0.22, box.center().y() + 3
            )
            self._paint_dots(painter, start, tokens)

    def _paint_dots(self, painter: QPainter, start: QPointF, tokens: Tokens) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        for place in range(3):
            lit = not self._dots.running or int(self._phase) == place
            painter.setBrush(faded(tokens.ink, 0.9 if lit else 0.3))
            painter.drawEllipse(
                start + QPointF(em(self) * 0.26 * place, 0), em(self) * 0.075, em(self) * 0.075
            )

    def _think(self) -> None:
        """Let the dots move only while the seat thinks and motion is wanted."""
        self._dots.set_on(self._seat.thinking and self._motion.travel(1) > 0)

    def _on_phase(self, phase: float) -> None:
        before, self._phase = self._phase, phase
        if int(before) != int(self._phase):
            self.update()


class OwnSeat(SeatView):
    """The place of the person who looks: large dice straight on the felt, a plaque beside them."""

    HAND_SIDE = LARGE

    def sizeHint(self) -> QSize:
        hand = self.hand.sizeHint()
        return QSize(
            round(self._plaque_width() + hand.width() + em(self)), max(hand.height(), round(em(self) * 3.9))
        )

    def _arrange(self) -> None:
        self._row = QHBoxLayout(self)
        side = QVBoxLayout()
        side.addStretch(1)
        side.addWidget(self.bid, 0, Qt.AlignmentFlag.AlignRight)
        self._row.addLayout(side)
        self._row.addWidget(self.hand, 0, Qt.AlignmentFlag.AlignVCenter)
        self._side = side
        self.hand.set_anchor(0.5)
        self._space()

    def _space(self) -> None:
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(round(em(self)))
        self._side.setContentsMargins(
            round(self._plaque_width() * 0.4), 0, round(em(self) * 0.7), round(em(self) * 0.75)
        )

    def _plaque_width(self) -> float:
        return em(self) * 9.2

    def _plaque(self) -> QRectF:
        height = em(self) * 3.75
        return QRectF(5, (self.height() - height) / 2 + 2, self._plaque_width() - 8, height - 8)

    def _status_box(self, plaque: QRectF) -> QRectF:
        left = plaque.left() + self._margin() * 0.7
        room = self.bid.geometry().left() - left if self._seat.bid else plaque.width() - self._margin()
        return QRectF(left, plaque.top() + em(self) * 1.4, max(0.0, room), em(self) * 1.3)

    def _paint_status(self, painter: QPainter, box: QRectF, tokens: Tokens) -> None:
        if self._seat.status:
            font = scaled(self.font(), 0.88)
            painter.setFont(font)
            painter.setPen(QColor(tokens.ink_muted))
            word = QFontMetricsF(font).elidedText(self._seat.status, Qt.TextElideMode.ElideRight, box.width())
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, word)
