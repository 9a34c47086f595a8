"""A bid as a picture: "4 x" and a die; struck or starred where strict and wild bids are told apart."""

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from liars_qt.look.dice_paint import Die, stamp_die
from liars_qt.look.fonts import serif
from liars_qt.look.shapes import draw_star, draw_strike
from liars_qt.look.tokens import Tokens, current


class Style(Enum):
    """How a bid is told apart: not at all, as wild (a star), as strict (the star struck out)."""

    PLAIN = "plain"
    WILD = "wild"
    STRICT = "strict"


class BidShown(NamedTuple):
    """One bid as it is shown; `spoken` is the same in words, for tooltip and screen reader."""

    quantity: int
    face: int
    style: Style = Style.PLAIN
    spoken: str = ""


class BidPainter:
    """Measure and paint a bid in a given font; lists and labels share it."""

    def __init__(self, font: QFont, factor: float = 1.0) -> None:
        self.font = serif(font, factor)
        metrics = QFontMetricsF(self.font)
        self._gap = metrics.height() * 0.12
        self.height = metrics.height()
        self.side = metrics.height() * 0.98
        self._metrics = metrics

    def width(self, bid: BidShown) -> float:
        """Return the room that a bid takes."""
        return self._text_width(bid) + self._gap + self.side + self._sign_width(bid)

    def paint(self, painter: QPainter, origin: QPointF, bid: BidShown, tokens: Tokens, ink: str) -> None:
        """Paint a bid with its left upper corner at `origin`."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.font)
        painter.setPen(QColor(ink))
        box = QRectF(origin, QPointF(origin.x() + self._text_width(bid) + 1, origin.y() + self.height))
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self._text(bid))
        top = origin.y() + (self.height - self.side) / 2
        die = QRectF(box.right() - 1 + self._gap, top, self.side, self.side)
        stamp_die(painter, die, Die(bid.face, star=bid.style is Style.WILD and bid.face == 1), tokens)
        self._paint_sign(painter, QPointF(die.right() + self.side * 0.36, die.center().y()), bid, tokens, ink)
        painter.restore()

    def _paint_sign(
        self, painter: QPainter, centre: QPointF, bid: BidShown, tokens: Tokens, ink: str
    ) -> None:
        """Paint the star of a wild bid, or the struck star of a strict one."""
        if bid.style is Style.PLAIN:
            return
        radius = self.side * 0.25
        if bid.style is Style.WILD:
            amber = QColor(tokens.wild_glow if ink == tokens.felt_ink else tokens.wild)
            draw_star(painter, centre, radius, amber, amber)
            return
        hollow = QColor(Qt.GlobalColor.transparent)
        draw_star(painter, centre, radius, hollow, QColor(ink))
        draw_strike(painter, centre, radius * 1.15, QColor(ink))

    @staticmethod
    def _text(bid: BidShown) -> str:
        return f"{bid.quantity}\N{NO-BREAK SPACE}\N{MULTIPLICATION SIGN}"

    def _text_width(self, bid: BidShown) -> float:
        return self._metrics.horizontalAdvance(self._text(bid))

    def _sign_width(self, bid: BidShown) -> float:
        return 0.0 if bid.style is Style.PLAIN else self.side * 0.7


class BidLabel(QLabel):
    """Show one bid, or nothing; `on_felt` takes the ink for the table instead of that for paper."""

    def __init__(self, factor: float = 1.0, on_felt: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._factor = factor
        self._on_felt = on_felt
        self._bid: BidShown | None = None
        self._widest = BidShown(10, 6)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def bid(self) -> BidShown | None:
        """The bid on show."""
        return self._bid

    def show_bid(self, bid: BidShown | None) -> None:
        """Show a bid, or nothing."""
        if bid == self._bid:
            return
        self._bid = bid
        spoken = bid.spoken if bid else ""
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        if bid is not None and bid.style is not Style.PLAIN:
            self._widest = BidShown(10, 6, Style.STRICT)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        pen = BidPainter(self.font(), self._factor)
        return QSize(round(pen.width(self._widest)) + 2, round(pen.height) + 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self.updateGeometry()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._bid is None:
            return
        tokens = current()
        pen = BidPainter(self.font(), self._factor)
        left = (self.width() - pen.width(self._bid)) / 2
        painter = QPainter(self)
        ink = tokens.felt_ink if self._on_felt else tokens.ink
        pen.paint(painter, QPointF(left, (self.height() - pen.height) / 2), self._bid, tokens, ink)
        painter.end()
