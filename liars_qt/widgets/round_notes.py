"""A list of short notes, each a title and a few lines: the history of an evening with cards.

Any QAbstractItemModel serves that answers the roles below.
"""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from liars_qt.look.fonts import scaled
from liars_qt.look.shapes import focus_ring
from liars_qt.look.tokens import current
from liars_qt.widgets.fitting import wrapped

Index = QModelIndex | QPersistentModelIndex
_PAD = 8.0


class NoteRole(IntEnum):
    """What a model answers; the display role holds the whole note in words."""

    TITLE = Qt.ItemDataRole.UserRole + 1  # str
    LINES = Qt.ItemDataRole.UserRole + 2  # tuple[str, ...]


class NoteDelegate(QStyledItemDelegate):
    """Paint a note: the title in ink, the lines below it paler, a rule under it all."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = option.widget
        width = view.viewport().width() if isinstance(view, QListView) else 320
        return QSize(width, round(self._lay(None, QRectF(0, 0, width, 0), option.font, index)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tokens = current()
        box = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(tokens.line), 1))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        if option.state & QStyle.StateFlag.State_HasFocus:
            focus_ring(painter, box.adjusted(2, 2, -2, -2), 6, tokens.focus)
        self._lay(painter, box, option.font, index)
        painter.restore()

    def _lay(self, painter: QPainter | None, box: QRectF, font: QFont, index: Index) -> float:
        """Go down the note, painting if there is a painter; return its height."""
        bold = QFont(font)
        bold.setBold(True)
        tokens = current()
        y = self._text(
            painter, box.adjusted(_PAD, _PAD * 0.75, -_PAD, 0), bold, index.data(NoteRole.TITLE), tokens.ink
        )
        small = scaled(font, 0.96)
        for line in index.data(NoteRole.LINES) or ():
            room = QRectF(box.left() + _PAD, y, box.width() - 2 * _PAD, 0)
            y = self._text(painter, room, small, line, tokens.ink_muted)
        return y - box.top() + _PAD * 0.75

    @staticmethod
    def _text(painter: QPainter | None, room: QRectF, font: QFont, text: str | None, ink: str) -> float:
        """Lay a paragraph from the top of `room`; return where it ends."""
        line = QFontMetricsF(font).lineSpacing()
        y = room.top()
        for words in wrapped(text or "", font, room.width()):
            if painter:
                painter.setFont(font)
                painter.setPen(QColor(ink))
                painter.drawText(
                    QRectF(room.left(), y, room.width(), line), Qt.AlignmentFlag.AlignLeft, words
                )
            y += line
        return y


class RoundNotes(QListView):
    """The list."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(NoteDelegate(self))
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Measure the notes anew: their height follows the width."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
