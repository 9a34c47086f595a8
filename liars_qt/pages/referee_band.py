"""The band over the cards: what is going on, the bid to beat, the number that matters; read from across a room."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from liars_qt.look.fonts import serif
from liars_qt.look.tokens import Tokens, current, faded
from liars_qt.pages.referee_shown import BandShown
from liars_qt.pages.referee_text import Type, paint_words
from liars_qt.widgets.bid_label import BidPainter

_SMALLEST = QSize(420, 132)


class BoardBand(QWidget):
    """Paint the band; all of it grows with its height."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self._shown = BandShown()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def shown(self) -> BandShown:
        """What is shown now."""
        return self._shown

    def show_band(self, shown: BandShown) -> None:
        """Show the state of the evening."""
        if shown == self._shown:
            return
        self._shown = shown
        bid = f"{shown.bid_caption}: {shown.bid.spoken}" if shown.bid else ""
        number = f"{shown.number} {shown.number_caption}" if shown.number else ""
        parts = (shown.note, bid, number, shown.line)
        self.setAccessibleName(shown.title)
        self.setAccessibleDescription(". ".join(part for part in parts if part))
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for room in which a bid is large."""
        return _SMALLEST * 1.3

    def minimumSizeHint(self) -> QSize:
        """Stay readable."""
        return _SMALLEST

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint words at the left, the bid in the middle, the number at the right, the last verdict below."""
        tokens = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(18, 6, -18, -6)
        foot = room.height() * 0.2 if self._shown.line else 0.0
        top = QRectF(room.left(), room.top(), room.width(), room.height() - foot)
        right = top.width() * 0.19 if self._shown.number else 0.0
        middle = min(top.width() * 0.36, top.height() * 2.6) if self._shown.bid else 0.0
        gap = top.height() * 0.1
        words = QRectF(top.left(), top.top(), top.width() - right - middle - gap * 1.5, top.height())
        self._paint_words(painter, words, tokens)
        if self._shown.bid:
            self._paint_bid(painter, QRectF(words.right() + gap, top.top(), middle, top.height()), tokens)
        if self._shown.number:
            self._paint_number(painter, QRectF(top.right() - right, top.top(), right, top.height()), tokens)
        if self._shown.line:
            line = QRectF(room.left(), top.bottom(), room.width(), foot)
            paint_words(painter, line, self._shown.line, Type(0.62, tokens.felt_ink_muted, lines=2))
        painter.end()

    def _paint_words(self, painter: QPainter, box: QRectF, tokens: Tokens) -> None:
        note = box.height() * 0.34 if self._shown.note else 0.0
        edge = box.height() * 0.04
        title = QRectF(box.left(), box.top() + edge, box.width(), box.height() - note - edge * 2)
        paint_words(painter, title, self._shown.title, Type(0.44, tokens.felt_ink, in_serif=True))
        if note:
            low = QRectF(box.left(), box.bottom() - note, box.width(), note)
            paint_words(painter, low, self._shown.note, Type(0.5, tokens.felt_ink_muted, lines=2))

    def _paint_bid(self, painter: QPainter, box: QRectF, tokens: Tokens) -> None:
        bid = self._shown.bid
        assert bid is not None
        hollow = box.adjusted(0, box.height() * 0.04, 0, -box.height() * 0.06)
        painter.setPen(QPen(faded(tokens.felt_line, 0.45), 1.4))
        painter.setBrush(faded(tokens.felt_edge, 0.45))
        painter.drawRoundedRect(hollow, 16, 16)
        caption = QRectF(hollow.left() + 8, hollow.top(), hollow.width() - 16, hollow.height() * 0.27)
        paint_words(
            painter,
            caption,
            self._shown.bid_caption,
            Type(0.66, tokens.felt_ink_muted, centred=True, lines=1),
        )
        font = serif(self.font())
        font.setPixelSize(max(12, round(hollow.height() * 0.5)))
        pen = BidPainter(font)
        room = hollow.width() - 20
        if pen.width(bid) > room:
            font.setPixelSize(max(12, round(font.pixelSize() * room / pen.width(bid))))
            pen = BidPainter(font)
        middle = (caption.bottom() + hollow.bottom()) / 2 - hollow.height() * 0.02
        origin = QPointF(hollow.center().x() - pen.width(bid) / 2, middle - pen.height / 2)
        pen.paint(painter, origin, bid, tokens, tokens.felt_ink)

    def _paint_number(self, painter: QPainter, box: QRectF, tokens: Tokens) -> None:
        figure = QRectF(box.left(), box.top(), box.width(), box.height() * 0.66)
        if self._shown.holds is not None:
            side = min(figure.width(), figure.height()) * 0.94
            ring = QRectF(0, 0, side * 1.1, side)
            ring.moveCenter(figure.center())
            painter.setPen(QPen(QColor(tokens.match_glow if self._shown.holds else tokens.wild_glow), 4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(ring, side * 0.45, side * 0.45)
        paint_words(
            painter, figure, self._shown.number, Type(0.72, tokens.felt_ink, in_serif=True, centred=True)
        )
        caption = QRectF(box.left(), figure.bottom(), box.width(), box.height() - figure.height())
        lines = 2 if "+" in self._shown.number_caption else 1
        paint_words(
            painter,
            caption,
            self._shown.number_caption,
            Type(0.5, tokens.felt_ink_muted, centred=True, lines=lines),
        )
