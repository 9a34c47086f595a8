"""The end of an evening on one sheet: who holds the cup, everybody's hits, the best streak."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from engine.cards.tallies import summary
from liars_qt.look.fonts import em, scaled, serif
from liars_qt.look.shapes import paper_panel
from liars_qt.look.suits import crown_path
from liars_qt.look.tokens import Tokens, current, mixed
from liars_qt.models.cards_shown import Scene
from liars_qt.models.cards_text import cup_line, streak_line
from liars_qt.widgets.fitting import draw_fitted, fit
from liars_qt.words.cards import hits_text, penalties_text

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_ONE_COLUMN = 6
_ROOMIEST = 2.2  # line heights of a row


class EndSheet(QLabel):
    """Paint the result; the label's text says all of it for a screen reader."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Have no result yet."""
        super().__init__(parent)
        self._cup, self._streak = "", ""
        self._rows: tuple[tuple[str, str, str], ...] = ()
        self.setTextFormat(Qt.TextFormat.PlainText)

    def show_scene(self, scene: Scene) -> None:
        """Show how a game ended."""
        told = summary(scene.table)
        self._cup = cup_line(scene)
        self._streak = streak_line(scene)
        self._rows = tuple(
            (scene.labels[seat.ident], hits_text(seat.hits, seat.bets), penalties_text(seat.penalties))
            for seat in told.seats
        )
        rows = (", ".join(row) for row in self._rows)
        self.setText("\n".join((self._cup, self._streak, *rows)))
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Ask for little: the sheet is as large as the table."""
        return QSize(round(em(self) * 20), round(em(self) * 8))

    def changeEvent(self, event: QEvent) -> None:
        """Follow theme and font."""
        super().changeEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet: crown and cup at the top, then the players, the one with most hits first."""
        tokens = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = QRectF(self.rect()).adjusted(4, 3, -4, -6)
        paper_panel(painter, sheet, tokens)
        room = sheet.adjusted(em(self), em(self) * 0.6, -em(self), -em(self) * 0.6)
        top = self._paint_head(painter, room, tokens)
        self._paint_rows(painter, QRectF(room.left(), top, room.width(), room.bottom() - top), tokens)
        painter.end()

    def _paint_head(self, painter: QPainter, room: QRectF, tokens: Tokens) -> float:
        """Paint crown, cup and streak; return where they end."""
        height = min(em(self) * 5.2, room.height() * 0.36)
        side = height * 0.8
        crown = QRectF(room.left(), room.top() + (height - side) / 2, side, side)
        painter.setPen(QColor(tokens.brass))
        painter.setBrush(mixed(tokens.wild_glow, tokens.brass, 0.25))
        painter.drawPath(crown_path(crown))
        words = QRectF(crown.right() + em(self), room.top(), 0, height * 0.62)
        words.setRight(room.right())
        painter.setPen(QColor(tokens.ink))
        draw_fitted(painter, words, fit(self._cup, serif(self.font(), 1.7), words.size()), _LEFT)
        below = QRectF(words.left(), words.bottom(), words.width(), height * 0.38)
        painter.setPen(QColor(tokens.ink_muted))
        draw_fitted(painter, below, fit(self._streak, scaled(self.font(), 1.1), below.size()), _LEFT)
        painter.setPen(QColor(tokens.line))
        line = room.top() + height + em(self) * 0.35
        painter.drawLine(round(room.left()), round(line), round(room.right()), round(line))
        return line + em(self) * 0.3

    def _paint_rows(self, painter: QPainter, room: QRectF, tokens: Tokens) -> None:
        columns = 1 if len(self._rows) <= _ONE_COLUMN else 2
        lines = -(-len(self._rows) // columns)
        gap = em(self) * 1.6
        width = (room.width() - gap * (columns - 1)) / columns
        height = min(em(self) * _ROOMIEST, room.height() / max(1, lines))
        for place, row in enumerate(self._rows):
            left = room.left() + (place // lines) * (width + gap)
            self._paint_row(
                painter, QRectF(left, room.top() + (place % lines) * height, width, height), row, tokens
            )

    def _paint_row(self, painter: QPainter, room: QRectF, row: tuple[str, str, str], tokens: Tokens) -> None:
        """Paint one player: the name on the left, penalties and hits on the right."""
        most = 1.35 if len(self._rows) <= _ONE_COLUMN else 1.0
        size = min(most, room.height() / em(self) * 0.72)
        small = scaled(self.font(), size * 0.92)
        figures = f"{row[1]}   \N{MIDDLE DOT}   {row[2]}"
        width = min(QFontMetricsF(small).horizontalAdvance(figures) + 4, room.width() * 0.62)
        right = QRectF(room.right() - width, room.top(), width, room.height())
        left = QRectF(room.left(), room.top(), room.width() - width - em(self) * 0.6, room.height())
        painter.setPen(QColor(tokens.ink))
        draw_fitted(painter, left, fit(row[0], scaled(self.font(), size), left.size(), 1), _LEFT)
        painter.setPen(QColor(tokens.ink_muted))
        draw_fitted(painter, right, fit(figures, small, QSizeF(right.size()), 1), _RIGHT)
