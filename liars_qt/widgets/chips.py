"""The players as chips in rows: they slide in when one of them is to be named, one's own stays shut."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from liars_qt.look.fonts import em, hand_down, scaled, serif
from liars_qt.look.motion import Glide
from liars_qt.look.shapes import focus_ring, soft_shadow
from liars_qt.look.tokens import Tokens, current, faded, mixed
from liars_qt.widgets.fitting import draw_fitted, fit

ONE_ROW = 6  # more chips than these stand in two rows
_GAP = 8
_TALLEST = 3.6  # line heights


@dataclass(frozen=True, slots=True)
class ChipShown:
    """A player: the key of the seat, the name, and why it cannot be chosen (empty: it can)."""

    key: str
    name: str
    refusal: str = ""


class SeatChip(QPushButton):
    """One player; a chip that is shut tells why when it is pressed."""

    refused = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chip = ChipShown("", "")
        self.setAutoDefault(False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def chip(self) -> ChipShown:
        """The player on show."""
        return self._chip

    def show_chip(self, chip: ChipShown) -> None:
        """Show a player."""
        self._chip = chip
        self.setAccessibleName(chip.name)
        self.setAccessibleDescription(chip.refusal)
        self.setToolTip(chip.refusal or chip.name)
        self.setEnabled(not chip.refusal)
        self.update()

    def event(self, event: QEvent) -> bool:
        """Tell why a press does nothing; Qt lets a disabled button swallow it."""
        if event.type() == QEvent.Type.MouseButtonPress and not self.isEnabled():
            self.refused.emit(self._chip.refusal)
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(3, 2, -3, -4)
        radius = min(box.height() / 2, em(self) * 1.3)
        self._paint_plate(painter, box, radius, tokens)
        disc = self._paint_key(painter, box, tokens)
        words = QRectF(disc.right() + em(self) * 0.3, box.top() + 2, 0, box.height() - 4)
        words.setRight(box.right() - em(self) * 0.4)
        painter.setPen(QColor(tokens.ink if self.isEnabled() else tokens.ink_muted))
        size = 1.3 if box.height() > em(self) * 2.6 else 1.1
        name = fit(self._chip.name, scaled(self.font(), size), words.size())
        draw_fitted(painter, words, name, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        if self.hasFocus():
            focus_ring(painter, box.adjusted(1, 1, -1, -1), radius, tokens.focus)
        painter.end()

    def _paint_plate(self, painter: QPainter, box: QRectF, radius: float, tokens: Tokens) -> None:
        if not self.isEnabled():
            painter.setPen(QPen(QColor(tokens.edge), 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, radius, radius)
            return
        soft_shadow(painter, box.translated(0, 1.5), radius, 3, faded(tokens.shadow, 0.3))
        fill = QLinearGradient(box.topLeft(), box.bottomLeft())
        lit = 0.3 if self.underMouse() else 0.06
        fill.setColorAt(0, mixed(tokens.paper, tokens.lamp, lit))
        fill.setColorAt(1, mixed(tokens.paper_low, tokens.lamp, 0.4 if self.isDown() else lit))
        painter.setPen(QPen(QColor(tokens.edge), 1))
        painter.setBrush(fill)
        painter.drawRoundedRect(box, radius, radius)

    def _paint_key(self, painter: QPainter, box: QRectF, tokens: Tokens) -> QRectF:
        """Paint the key on a round counter; return where it lies."""
        side = min(em(self) * 1.5, box.height() * 0.66)
        disc = QRectF(box.left() + em(self) * 0.35, box.center().y() - side / 2, side, side)
        open_ = self.isEnabled()
        painter.setPen(QPen(QColor(tokens.primary_edge if open_ else tokens.edge), 1))
        painter.setBrush(QColor(tokens.primary) if open_ else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(disc)
        painter.setPen(QColor(tokens.primary_ink if open_ else tokens.ink_muted))
        painter.setFont(serif(self.font(), 0.95 if side >= em(self) * 1.3 else 0.8))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, self._chip.key)
        return disc


class ChipRow(QWidget):
    """Lay the chips out and slide them in; `chosen` carries the place of the chip, `refused` why one is shut."""

    chosen = Signal(int)
    refused = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chips: list[SeatChip] = []
        self._away = 0.0  # how far from their places, 1 being below the row
        self._glide = Glide(self._set_away, self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_chips(self, chips: Sequence[ChipShown]) -> None:
        """Show these players, in the order of the circle."""
        while len(self.chips) > len(chips):
            spare = self.chips.pop()
            spare.hide()
            spare.deleteLater()
        while len(self.chips) < len(chips):
            self._append()
        for widget, chip in zip(self.chips, chips, strict=True):
            widget.show_chip(chip)
        self._place()

    def slide_in(self, milliseconds: int) -> None:
        """Let the chips come up from below, one a little after the other."""
        self._glide.go(1.0, 0.0, milliseconds)

    def finish(self) -> None:
        """End the sliding at once."""
        self._glide.finish()

    def sizeHint(self) -> QSize:
        return QSize(round(em(self) * 30), round(em(self) * 5))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(em(self) * 20), 2 * 40 + _GAP)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            hand_down(self, *self.chips)

    def _append(self) -> None:
        chip, place = SeatChip(self), len(self.chips)
        chip.setFont(self.font())
        chip.clicked.connect(lambda: self.chosen.emit(place))
        chip.refused.connect(self.refused)
        chip.show()
        self.chips.append(chip)

    def _set_away(self, away: float) -> None:
        self._away = away
        self._place()

    def _place(self) -> None:
        if not self.chips:
            return
        rows = 1 if len(self.chips) <= ONE_ROW else 2
        columns = -(-len(self.chips) // rows)
        width = (self.width() - _GAP * (columns - 1)) / columns
        height = min((self.height() - _GAP * (rows - 1)) / rows, em(self) * _TALLEST)
        top = (self.height() - height * rows - _GAP * (rows - 1)) / 2
        for place, chip in enumerate(self.chips):
            corner = QPointF((place % columns) * (width + _GAP), top + (place // columns) * (height + _GAP))
            chip.setGeometry(self._slid(corner, QSize(round(width), round(height)), place))

    def _slid(self, corner: QPointF, size: QSize, place: int) -> QRect:
        """Return where a chip is on its way: the first ones are ahead of the last."""
        lag = min(1.0, self._away * (1 + 0.6 * place / len(self.chips)))
        down = lag * (self.height() + size.height())
        return QRect(round(corner.x()), round(corner.y() + down), size.width(), size.height())
