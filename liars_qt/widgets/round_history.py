"""The history of a game: every round with its bids, hands, count and loser, as cards of paper in a list.

Any QAbstractItemModel serves that answers the roles below; one row is one round, the latest one last.
"""

from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from liars_qt.look.dice_paint import Die, stamp_die
from liars_qt.look.fonts import scaled, serif
from liars_qt.look.shapes import focus_ring
from liars_qt.look.tokens import Tokens, current, mixed
from liars_qt.widgets.bid_label import BidPainter, BidShown
from liars_qt.widgets.fitting import bound


class RoundRole(IntEnum):
    """What a model answers; the display role holds the whole round in words."""

    TITLE = Qt.ItemDataRole.UserRole + 1  # str
    BIDS = Qt.ItemDataRole.UserRole + 2  # tuple[NamedBid, ...]
    HANDS = Qt.ItemDataRole.UserRole + 3  # tuple[NamedHand, ...]; empty until the reveal
    VERDICT = Qt.ItemDataRole.UserRole + 4  # str; empty until the reveal


@dataclass(frozen=True, slots=True)
class NamedBid:
    """Who bid what."""

    name: str
    bid: BidShown


@dataclass(frozen=True, slots=True)
class NamedHand:
    """Whose dice they were and how many of them counted; `tally` is that number in words."""

    name: str
    dice: tuple[Die, ...]
    tally: str = ""


class RoundPen:
    """Lay out one round for a width: paints it, or only measures it when there is no painter."""

    def __init__(self, font: QFont, width: float) -> None:
        self._font, self._small, self._title = font, scaled(font, 0.92), serif(font, 1.05)
        self._em = QFontMetricsF(font).height()
        self._bid = BidPainter(font, 0.95)
        self._width = width
        self._pad = self._em * 0.6

    def lay(
        self, index: QModelIndex | QPersistentModelIndex, painter: QPainter | None, tokens: Tokens
    ) -> float:
        """Go down the card, painting if there is a painter; return its height."""
        y = self._pad
        y = self._text(painter, y, index.data(RoundRole.TITLE), self._title, tokens.ink)
        y = self._bids(painter, y + 2, index.data(RoundRole.BIDS) or (), tokens)
        for hand in index.data(RoundRole.HANDS) or ():
            y = self._hand(painter, y, hand, tokens)
        verdict = index.data(RoundRole.VERDICT)
        if verdict:
            y = self._text(painter, y + 3, verdict, self._font, tokens.ink)
        return y + self._pad

    def _text(self, painter: QPainter | None, y: float, text: str | None, font: QFont, ink: str) -> float:
        """Lay a paragraph that may wrap."""
        text = bound(text or "")
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        room = QRectF(self._pad, y, self._width - 2 * self._pad, 10_000)
        box = QFontMetricsF(font).boundingRect(room, flags, text)
        if painter:
            painter.setFont(font)
            painter.setPen(QColor(ink))
            painter.drawText(room, flags, text)
        return y + box.height()

    def _bids(self, painter: QPainter | None, y: float, bids: tuple[NamedBid, ...], tokens: Tokens) -> float:
        """Lay the bids one after another, in as many lines as they need."""
        if not bids:
            return y
        metrics = QFontMetricsF(self._small)
        x, line = self._pad, self._em * 1.35
        for made in bids:
            name = metrics.elidedText(made.name, Qt.TextElideMode.ElideMiddle, self._em * 5)
            width = metrics.horizontalAdvance(name) + self._em * 0.3 + self._bid.width(made.bid)
            if x + width > self._width - self._pad and x > self._pad:
                x, y = self._pad, y + line
            if painter:
                painter.setFont(self._small)
                painter.setPen(QColor(tokens.ink_muted))
                painter.drawText(QPointF(x, y + line / 2 + metrics.capHeight() / 2), name)
                left = x + metrics.horizontalAdvance(name) + self._em * 0.3
                self._bid.paint(
                    painter, QPointF(left, y + (line - self._bid.height) / 2), made.bid, tokens, tokens.ink
                )
            x += width + self._em * 0.9
        return y + line

    def _hand(self, painter: QPainter | None, y: float, hand: NamedHand, tokens: Tokens) -> float:
        """Lay one seat's dice in a line of its own."""
        line, side = self._em * 1.5, self._em * 1.2
        if painter:
            metrics = QFontMetricsF(self._small)
            column = min(self._width * 0.3, self._em * 6)
            name = metrics.elidedText(hand.name, Qt.TextElideMode.ElideMiddle, column - self._em * 0.4)
            base = y + line / 2 + metrics.capHeight() / 2
            painter.setFont(self._small)
            painter.setPen(QColor(tokens.ink_muted))
            painter.drawText(QPointF(self._pad, base), name)
            for place, die in enumerate(hand.dice):
                left = self._pad + column + place * side * 1.08
                stamp_die(painter, QRectF(left, y + (line - side) / 2, side, side), die, tokens)
            left = self._pad + column + len(hand.dice) * side * 1.08 + self._em * 0.4
            painter.setFont(self._small)
            painter.setPen(QColor(tokens.ink))
            painter.drawText(QPointF(left, base), hand.tally)
        return y + line


class RoundDelegate(QStyledItemDelegate):
    """Paint each round as a card.

    Heights are kept: the list asks for all of them at every change, and a long game has hundreds of rounds.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._width = 0
        self._heights: dict[int, int] = {}

    def forget(self, rows: range | None = None) -> None:
        """Measure these rows anew when they are asked for, or all of them."""
        if rows is None:
            self._heights.clear()
        for row in rows or ():
            self._heights.pop(row, None)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        width = self._view_width(option)
        if width != self._width:
            self._width = width
            self.forget()
        row = index.row()
        if row not in self._heights:
            self._heights[row] = round(RoundPen(option.font, width - 8).lay(index, None, current())) + 8
        return QSize(width, self._heights[row])

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        tokens = current()
        box = QRectF(option.rect).adjusted(4, 4, -4, -4)
        # Asked of the list, not of the option's state: QStyle's enumerations cost the start 10 ms.
        view = self.parent()
        current_one = isinstance(view, QListView) and view.currentIndex() == index
        selected = isinstance(view, QListView) and view.selectionModel().isSelected(index)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(tokens.primary_edge if selected else tokens.line), 2 if selected else 1))
        painter.setBrush(mixed(tokens.paper, tokens.primary_edge, 0.1) if selected else QColor(tokens.paper))
        painter.drawRoundedRect(box, 8, 8)
        if current_one and isinstance(view, QListView) and view.hasFocus():
            focus_ring(painter, box, 8, tokens.focus)
        painter.translate(box.topLeft())
        RoundPen(option.font, box.width()).lay(index, painter, tokens)
        painter.restore()

    @staticmethod
    def _view_width(option: QStyleOptionViewItem) -> int:
        view = option.widget
        if not isinstance(view, QListView):
            return 320
        bar = view.verticalScrollBar()
        return view.maximumViewportSize().width() - (bar.width() if bar.isVisible() else 0)


class RoundHistory(QListView):
    """The list; Enter or a double click on a round asks for its replay through `activated`.

    While its end is in sight it stays there as the list grows; whoever has scrolled up to read is left in peace.
    `touched` is given at every press of the mouse, whatever lies under it.
    """

    touched = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = RoundDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QListView.SelectionMode.SingleSelection)
        self.setUniformItemSizes(False)
        self._at_end = True
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self.verticalScrollBar().rangeChanged.connect(self._follow)

    def setModel(self, model: QAbstractItemModel | None) -> None:
        """Show a model, measuring anew what changes in it."""
        super().setModel(model)
        self._delegate.forget()
        if model is not None:
            model.dataChanged.connect(self._on_changed)
            model.modelReset.connect(lambda: self._delegate.forget())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._delegate.forget()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.touched.emit()
        super().mousePressEvent(event)

    def _on_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        self._delegate.forget(range(first.row(), last.row() + 1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Measure the cards anew: their height follows the width."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def _on_scrolled(self, value: int) -> None:
        self._at_end = value >= self.verticalScrollBar().maximum()

    def _follow(self, least: int, most: int) -> None:
        """Stay at the end; the cards are measured a moment after the model has changed."""
        if self._at_end:
            self.verticalScrollBar().setValue(most)
