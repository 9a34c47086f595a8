"""The painted buttons of the picker: a face, a style, a step. Arrow keys and Enter pass through to the picker."""

from enum import Enum

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from liars_qt.look.dice_paint import Die, stamp_die
from liars_qt.look.fonts import em
from liars_qt.look.shapes import draw_star, draw_strike, focus_ring
from liars_qt.look.tokens import Tokens, current, faded, mixed


class ChoiceButton(QPushButton):
    """A button that paints itself: a plate, what is on it, a ring when it has the keyboard."""

    SIDE = 2.0  # side in line heights

    refused = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoDefault(False)

    def sizeHint(self) -> QSize:
        side = round(em(self) * self.SIDE)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def event(self, event: QEvent) -> bool:
        """Tell why a press does nothing; Qt lets a disabled button swallow it."""
        if event.type() == QEvent.Type.MouseButtonPress and not self.isEnabled() and self.toolTip():
            self.refused.emit(self.toolTip())
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Space alone: it presses this button. Everything else belongs to the picker and the page."""
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        self._paint_plate(painter, plate, tokens)
        self.paint_sign(painter, plate, tokens)
        if self.hasFocus():
            focus_ring(painter, plate, plate.height() * 0.2, tokens.focus)
        painter.end()

    def paint_sign(self, painter: QPainter, plate: QRectF, tokens: Tokens) -> None:
        """Paint what the button is about; each kind has its own."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def _paint_plate(self, painter: QPainter, plate: QRectF, tokens: Tokens) -> None:
        radius = plate.height() * 0.2
        if self.isChecked():
            painter.setPen(QPen(QColor(tokens.primary_edge), 2))
            painter.setBrush(mixed(tokens.paper, tokens.primary_edge, 0.22))
        elif self.isDown() or (self.underMouse() and self.isEnabled()):
            painter.setPen(QPen(QColor(tokens.edge), 1))
            painter.setBrush(mixed(tokens.paper, tokens.lamp, 0.3 if self.isDown() else 0.16))
        else:
            painter.setPen(QPen(QColor(tokens.line), 1))
            painter.setBrush(QColor(tokens.paper_low))
        painter.drawRoundedRect(plate, radius, radius)


class FaceButton(ChoiceButton):
    """Choose a face. A refused face stays in sight, pale and crossed out, and tells why."""

    SIDE = 2.35

    def __init__(self, face: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.face = face
        self.star = False
        self.setCheckable(True)

    def paint_sign(self, painter: QPainter, plate: QRectF, tokens: Tokens) -> None:
        side = min(plate.width(), plate.height()) * 0.84
        box = QRectF(0, 0, side, side)
        box.moveCenter(plate.center())
        painter.save()
        if not self.isEnabled():
            painter.setOpacity(0.45)
        stamp_die(painter, box, Die(self.face, star=self.star), tokens)
        painter.restore()
        if not self.isEnabled() and self.toolTip():
            painter.setPen(QPen(QColor(tokens.edge), 1.6))
            painter.drawLine(
                box.bottomLeft() + QPointF(side * 0.1, -side * 0.1),
                box.topRight() + QPointF(-side * 0.1, side * 0.1),
            )


class Step(Enum):
    """Fewer or more."""

    LESS = -1
    MORE = 1


class StepButton(ChoiceButton):
    """Take one die off the quantity or put one on; repeats while it is held."""

    SIDE = 1.75

    def __init__(self, step: Step, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.step = step
        self.setAutoRepeat(True)

    def paint_sign(self, painter: QPainter, plate: QRectF, tokens: Tokens) -> None:
        pen = QPen(QColor(tokens.ink) if self.isEnabled() else faded(tokens.ink_muted, 0.4), 2.2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        arm = plate.height() * 0.22
        centre = plate.center()
        painter.drawLine(centre - QPointF(arm, 0), centre + QPointF(arm, 0))
        if self.step is Step.MORE:
            painter.drawLine(centre - QPointF(0, arm), centre + QPointF(0, arm))


class StyleButton(ChoiceButton):
    """Choose between a wild bid, a star, and a strict one, the star struck out; its name stands beside the sign."""

    SIDE = 1.75

    def __init__(self, strict: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.strict = strict
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        text = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(round(text + em(self) * 1.9), round(em(self) * self.SIDE))

    def paint_sign(self, painter: QPainter, plate: QRectF, tokens: Tokens) -> None:
        if not self.isEnabled():
            painter.setOpacity(0.5)
        radius = em(self) * 0.36
        centre = QPointF(plate.left() + em(self) * 0.75, plate.center().y())
        colour = QColor(tokens.ink if self.strict else tokens.wild)
        draw_star(
            painter, centre, radius, QColor(Qt.GlobalColor.transparent) if self.strict else colour, colour
        )
        if self.strict:
            draw_strike(painter, centre, radius * 1.15, colour)
        painter.setPen(QColor(tokens.ink))
        box = plate.adjusted(em(self) * 1.35, 0, 0, 0)
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.setOpacity(1.0)
