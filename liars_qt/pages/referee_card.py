"""One person on the referee's board: name, dice or penalties, last bid, the number told; a large target to tap."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from liars_qt.look.fonts import SANS, serif
from liars_qt.look.shapes import focus_ring, glow, paper_panel
from liars_qt.look.tokens import Tokens, current
from liars_qt.pages.referee_shown import CardShown
from liars_qt.widgets.bid_label import BidPainter

_SMALLEST = QSize(132, 84)
_EMPTY = CardShown(0, -1, "", 0, 0, None)
_PALE = 0.5  # of the paper of a card that is not asked for


class PersonCard(QAbstractButton):
    """Paint one person; everything on the card grows with it. Arrow keys and Enter belong to the page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nobody yet."""
        super().__init__(parent)
        self._shown = _EMPTY
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @property
    def shown(self) -> CardShown:
        """What is shown now."""
        return self._shown

    def show_person(self, shown: CardShown) -> None:
        """Show a person."""
        if shown == self._shown:
            return
        self._shown = shown
        self.setAccessibleName(f"{shown.number}. {shown.name}")
        self.setAccessibleDescription(shown.spoken)
        self.setToolTip(shown.name.replace("<", "&lt;") if self._name_font_cut() else "")
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for a card that can be read at arm's length."""
        return _SMALLEST * 1.5

    def minimumSizeHint(self) -> QSize:
        """Stay a target for a finger."""
        return _SMALLEST

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Space alone, which presses the card."""
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint paper, name, number, bid."""
        tokens = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = QRectF(self.rect()).adjusted(5, 4, -5, -6)
        pale = self._shown.out or self._shown.dimmed
        painter.setOpacity(_PALE if pale else 1.0)
        self._paint_paper(painter, card, tokens)
        painter.setOpacity(1.0)
        if pale:  # muted ink is not read on paper that the felt shines through
            tokens = tokens._replace(ink_muted=tokens.ink)
        name, tally, side = self._boxes(card)
        self._paint_name(painter, name, tokens)
        self._paint_tally(painter, tally, tokens)
        self._paint_side(painter, side, tokens)
        if self.hasFocus():
            focus_ring(painter, card.adjusted(2, 2, -2, -2), 9, tokens.focus)
        painter.end()

    @property
    def _tall(self) -> bool:
        """Tell whether the card has room for its parts one below the other."""
        return self.height() > self.width() * 0.72

    def _unit(self) -> float:
        """Return the measure of everything on the card, from its height or, where it is narrow, its width."""
        if self._tall:
            return min((self.height() - 10) / 6.2, self.width() / 6.4)
        return min((self.height() - 10) / 4.1, self.width() / 8.2)

    def _boxes(self, card: QRectF) -> tuple[QRectF, QRectF, QRectF]:
        """Return the room for the name, for the tally, and for bid, number and mark: beside it or below it."""
        unit = self._unit()
        high = 5.9 if self._tall else 3.75
        top = card.top() + max(unit * 0.2, (card.height() - high * unit) / 2)
        inner = QRectF(card.left() + unit * 0.5, top, card.width() - unit, high * unit)
        name = QRectF(inner.left(), inner.top(), inner.width(), unit * 1.5)
        if self._tall:
            tally = QRectF(inner.left(), name.bottom(), inner.width(), unit * 2.0)
            return name, tally, QRectF(inner.left(), tally.bottom() + unit * 0.1, inner.width(), unit * 2.2)
        # A coin and three squares in a row come to 3.7 units, which is more than this share of a narrow card.
        beside = max(inner.width() * 0.46, unit * 3.85)
        side = inner.left() + beside
        tally = QRectF(inner.left(), name.bottom(), beside, unit * 2.0)
        return name, tally, QRectF(side, name.bottom(), inner.right() - side, unit * 2.1)

    def _font(self, factor: float, plain: bool = False) -> QFont:
        font = QFont([SANS]) if plain else serif(self.font())
        font.setPixelSize(max(9, round(self._unit() * factor)))
        return font

    def _paint_paper(self, painter: QPainter, card: QRectF, tokens: Tokens) -> None:
        lit = self._shown.to_move or self._shown.proposed
        if lit:
            glow(painter, card, 10, 6, tokens.lamp)
        paper_panel(painter, card, tokens, 10)
        colour = ""
        if self._shown.proposed:
            colour = tokens.focus
        elif self._shown.calling:
            colour = tokens.challenge_edge
        elif self._shown.to_move:
            colour = tokens.lamp if tokens.dark else tokens.brass
        elif self._shown.choice or self._shown.standing:
            colour = tokens.primary_edge
        if colour:
            wide = 2.0 + self._unit() * 0.08
            painter.setPen(QPen(QColor(colour), wide))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), 9, 9)

    def _paint_name(self, painter: QPainter, box: QRectF, tokens: Tokens) -> None:
        """Paint the seat's number, the arrow of whose turn it is, and the name as far as it fits."""
        line = QRectF(box)
        painter.setFont(self._font(0.62, plain=True))
        painter.setPen(QColor(tokens.ink_muted))
        number = str(self._shown.number)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | middle, number)
        line.setLeft(
            line.left() + QFontMetricsF(painter.font()).horizontalAdvance(number) + self._unit() * 0.3
        )
        if self._shown.to_move:
            self._paint_arrow(painter, line, tokens)
        painter.setFont(self._font(1.0))
        painter.setPen(QColor(tokens.ink))
        flags = Qt.AlignmentFlag.AlignLeft | middle | Qt.TextFlag.TextSingleLine
        painter.drawText(line, flags, self._elided(self._shown.name, painter.font(), line.width()))

    def _paint_arrow(self, painter: QPainter, line: QRectF, tokens: Tokens) -> None:
        arm = self._unit() * 0.3
        tip = QPointF(line.left() + arm * 1.6, line.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.lamp if tokens.dark else tokens.challenge))
        painter.drawPolygon(QPolygonF([tip, tip - QPointF(arm * 1.6, arm), tip - QPointF(arm * 1.6, -arm)]))
        line.setLeft(tip.x() + arm * 0.8)

    def _paint_tally(self, painter: QPainter, box: QRectF, tokens: Tokens) -> None:
        """Paint dice left as a figure, or penalties as a figure in a coin; beside it a square for each die."""
        unit = self._unit()
        if self._shown.penalties is None:
            painter.setFont(self._font(1.6))
            painter.setPen(QColor(tokens.ink))
            middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, middle, str(self._shown.dice))
            left = box.left() + unit * 1.25
        else:
            self._paint_coin(painter, box, str(self._shown.penalties), tokens)
            left = box.left() + unit * 2.1
        side = unit * 0.42
        for place in range(self._shown.dice_at_start):
            spot = QPointF(left + side * 1.35 * (place % 3), box.center().y() - side * 1.2 * (1 - place // 3))
            there = place < self._shown.dice
            painter.setPen(QPen(QColor(tokens.edge if there else tokens.line), 1))
            painter.setBrush(QColor(tokens.ink_muted) if there else Qt.GlobalColor.transparent)
            painter.drawRoundedRect(QRectF(spot.x(), spot.y(), side, side), side * 0.25, side * 0.25)

    def _paint_coin(self, painter: QPainter, box: QRectF, figure: str, tokens: Tokens) -> None:
        side = self._unit() * 1.8
        coin = QRectF(box.left(), box.center().y() - side / 2, side, side)
        some = figure != "0"
        painter.setPen(QPen(QColor(tokens.challenge_edge if some else tokens.line), 1.5))
        painter.setBrush(QColor(tokens.challenge if some else tokens.paper_low))
        painter.drawEllipse(coin)
        painter.setFont(self._font(1.2 if len(figure) < 3 else 0.8))
        painter.setPen(QColor(tokens.challenge_ink if some else tokens.ink_muted))
        painter.drawText(coin, Qt.AlignmentFlag.AlignCenter, figure)

    def _paint_side(self, painter: QPainter, box: QRectF, tokens: Tokens) -> None:
        """Paint the number told at the count, else the last bid; below it what the person did."""
        shown, unit = self._shown, self._unit()
        high = QRectF(box.left(), box.top(), box.width(), unit * 1.3)
        if shown.matches:
            self._paint_matches(painter, high, tokens)
        elif shown.bid is not None:
            pen = BidPainter(self._font(1.0 if self._tall else 0.86))
            left = high.left() if self._tall else max(high.left(), high.right() - pen.width(shown.bid))
            origin = QPointF(left, high.center().y() - pen.height / 2)
            pen.paint(painter, origin, shown.bid, tokens, tokens.ink)
        if shown.mark:
            empty = not shown.matches and shown.bid is None
            low = QRectF(box.left(), high.bottom(), box.width(), unit * 0.8)
            below = QRectF(box)
            if not self._tall:  # under the squares, from the coin on
                below = QRectF(unit * 2.9, box.top() + unit * 1.45, box.right() - unit * 2.9, unit * 0.8)
            self._paint_mark(painter, (high if empty else low, below), tokens)

    def _paint_mark(self, painter: QPainter, boxes: tuple[QRectF, QRectF], tokens: Tokens) -> None:
        """Paint what the person did, in the second box where the first is too narrow for it."""
        box, below = boxes
        font = self._mark_font(box.width())
        if QFontMetricsF(font).horizontalAdvance(self._shown.mark) > box.width():
            box = below
            font = self._mark_font(box.width())
        painter.setFont(font)
        painter.setPen(QColor(tokens.ink if font.bold() else tokens.ink_muted))
        across = Qt.AlignmentFlag.AlignLeft if self._tall else Qt.AlignmentFlag.AlignRight
        flags = across | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(box, flags, self._elided(self._shown.mark, font, box.width()))

    def _mark_font(self, width: float) -> QFont:
        """Return the face of the mark, set as small as a width asks for, but never too small to be read."""
        font = self._font(0.7, plain=True)
        font.setBold(self._shown.calling or self._shown.to_move)
        wide = QFontMetricsF(font).horizontalAdvance(self._shown.mark)
        if wide > width:
            share = max(0.62, width / wide)
            font.setPixelSize(max(9, int(font.pixelSize() * share)))  # rounded up it would be elided
        return font

    def _paint_matches(self, painter: QPainter, box: QRectF, tokens: Tokens) -> None:
        side = self._unit() * 1.3
        left = box.left() if self._tall else box.right() - side * 1.25
        ring = QRectF(left, box.top(), side * 1.25, side)
        asked = self._shown.matches == "?"
        painter.setPen(QPen(QColor(tokens.focus if asked else tokens.match), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(ring, side * 0.4, side * 0.4)
        painter.setFont(self._font(1.05))
        painter.setPen(QColor(tokens.focus if asked else tokens.match))
        painter.drawText(ring, Qt.AlignmentFlag.AlignCenter, self._shown.matches)

    @staticmethod
    def _elided(text: str, font: QFont, width: float) -> str:
        return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)

    def _name_font_cut(self) -> bool:
        wide = QFontMetricsF(self._font(1.0)).horizontalAdvance(self._shown.name)
        return wide > self.width() - self._unit() * 2.6
