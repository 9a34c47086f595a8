"""The coach's advice as paper slips: the action, what it may cost, and why; the best one first and marked."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from liars_qt.look.fonts import scaled, serif
from liars_qt.look.shapes import draw_tick, focus_ring
from liars_qt.look.tokens import current, mixed
from liars_qt.models.advice import AdviceRole

Index = QModelIndex | QPersistentModelIndex
_PAD = 0.5  # line heights
_LEAST_WIDTH = 200


class AdviceDelegate(QStyledItemDelegate):
    """Paint an action with its cost in the first two lines and its reason below."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._width(option)
        return QSize(width, round(self._lay(None, QRectF(0, 0, width, 0), option.font, index)) + 6)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tokens = current()
        box = QRectF(option.rect).adjusted(3, 3, -3, -3)
        best = index.row() == 0
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(tokens.primary_edge if best else tokens.line), 1.6 if best else 1))
        painter.setBrush(mixed(tokens.paper, tokens.primary_edge, 0.1 if best else 0.0))
        painter.drawRoundedRect(box, 7, 7)
        view = self.parent()
        if isinstance(view, QListView) and view.hasFocus() and view.currentIndex() == index:
            focus_ring(painter, box, 7, tokens.focus)
        self._lay(painter, box, option.font, index)
        painter.restore()

    def _lay(self, painter: QPainter | None, box: QRectF, font: QFont, index: Index) -> float:
        """Go down the slip, painting if there is a painter; return where it ends."""
        tokens = current()
        em = QFontMetricsF(font).height()
        room = box.adjusted(em * _PAD, em * 0.35, -em * _PAD, 0)
        lines = (
            (AdviceRole.ACTION, serif(font, 1.1), tokens.ink),
            (AdviceRole.COST, scaled(font, 0.94), tokens.ink),
            (AdviceRole.GROUND, scaled(font, 0.9), tokens.ink_muted),
        )
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        top = room.top()
        for role, face, ink in lines:
            text = str(index.data(role) or "")
            place = QRectF(room.left(), top, room.width(), 10_000)
            top += QFontMetricsF(face).boundingRect(place, flags, text).height()
            if painter is not None:
                painter.setFont(face)
                painter.setPen(QColor(ink))
                painter.drawText(place, flags, text)
        if painter is not None and index.row() == 0:
            draw_tick(
                painter,
                QRectF(room.right() - em, room.top(), em, em).center(),
                em * 0.42,
                QColor(tokens.good),
            )
        return top - box.top() + em * 0.3

    @staticmethod
    def _width(option: QStyleOptionViewItem) -> int:
        view = option.widget
        return int(view.viewport().width()) if isinstance(view, QListView) else _LEAST_WIDTH


class AdviceList(QListView):
    """The list of slips."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(AdviceDelegate(self))
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def keyboardSearch(self, search: str) -> None:
        """Search for nothing: the letters are the table's."""
