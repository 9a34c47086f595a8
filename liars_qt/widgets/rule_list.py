"""The lasting rules of the table: always in view, one line each, folded into one line when they are many."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from liars_qt.look.fonts import em, hand_down, scaled, serif
from liars_qt.look.shapes import paper_panel
from liars_qt.look.tokens import Tokens, current
from liars_qt.widgets.fit_button import FitButton
from liars_qt.widgets.fitting import draw_fitted, fit, wrapped

FOLD_ABOVE = 3
_LINE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CARD = 2.3  # line heights that the sign of the card takes
_GAP = 4
_SQUEEZE = 0.88
_STEPS = (1.0, 0.93, 0.86, 0.8, 0.74)


@dataclass(frozen=True, slots=True)
class RuleShown:
    """One rule: the sign of its card and whether it is a red one, what it says and of whom, when it ends."""

    card: str
    red: bool
    text: str
    ends: str


class RuleRow(QLabel):
    """Paint one rule: its card, what it says, and in paler ink when it ends."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rule = RuleShown("", False, "", "")
        self.setTextFormat(Qt.TextFormat.PlainText)

    def show_rule(self, rule: RuleShown) -> None:
        """Show a rule; the label's text says all of it."""
        self._rule = rule
        self.setText(f"{rule.card}  {rule.text}  \N{MIDDLE DOT}  {rule.ends}")
        self.setToolTip("")
        self.update()

    def natural_width(self, font: QFont) -> float:
        """Return how wide the rule is on one line."""
        metrics = QFontMetricsF(font)
        return metrics.height() * (_CARD + 1) + metrics.horizontalAdvance(self._words())

    def height_for(self, width: float, font: QFont) -> int:
        """Return how tall the rule is at a width: one line or two; a few letters too many are squeezed in."""
        metrics = QFontMetricsF(font)
        room = width - metrics.height() * (_CARD + 0.5)
        squeezed = metrics.horizontalAdvance(self._words()) * _SQUEEZE <= room
        lines = 1 if squeezed else len(wrapped(self._words(), font, room))
        return round(metrics.lineSpacing() * min(lines, 2) + 3)

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = current()
        painter = QPainter(self)
        sign = QRectF(0, 0, em(self) * _CARD, self.height())
        painter.setPen(QColor(tokens.danger if self._rule.red else tokens.ink))
        painter.setFont(serif(self.font(), 1.1))
        painter.drawText(sign, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self._rule.card)
        room = QRectF(self.rect()).adjusted(em(self) * _CARD, 0, -em(self) * 0.5, 0)
        painter.setPen(QColor(tokens.ink))
        draw_fitted(painter, room, fit(self._words(), self.font(), room.size()), _LINE)
        painter.end()

    def _words(self) -> str:
        return f"{self._rule.text}  \N{MIDDLE DOT}  {self._rule.ends}"


class FoldButton(FitButton):
    """Unfold what is below while it is pressed in; a small arrow says so."""

    def __init__(self, role: str = "", size: float = 1.0, parent: QWidget | None = None) -> None:
        super().__init__(role, size, parent)
        self.setCheckable(True)

    def draw_box(self, painter: QPainter, tokens: Tokens) -> None:
        """Draw an arrow that points down when the list is unfolded."""
        painter.save()
        painter.translate(em(self) * 0.9, self.height() / 2)
        painter.rotate(90 if self.isChecked() else 0)
        reach = em(self) * 0.24
        painter.setPen(QPen(QColor(tokens.ink), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPolyline(
            [QPointF(-reach * 0.6, -reach), QPointF(reach * 0.6, 0), QPointF(-reach * 0.6, reach)]
        )
        painter.restore()


class RuleList(QWidget):
    """Show the rules in force; above three they fold under a button that counts them, and one press unfolds them.

    Short rules stand side by side where the list is wide enough.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules: tuple[RuleShown, ...] = ()
        self._cap = 10_000
        self.rows: list[RuleRow] = []
        self.head = FoldButton("quiet", parent=self)
        self.head.toggled.connect(lambda: self._refresh())
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.show_rules((), "")

    @property
    def folded(self) -> bool:
        """Tell whether there are more rules than fit and they are folded away."""
        return self._many and not self.head.isChecked()

    @property
    def _many(self) -> bool:
        return len(self._rules) > FOLD_ABOVE

    def show_rules(self, rules: tuple[RuleShown, ...], count: str) -> None:
        """Show the rules; `count` is the head that stands for them while they are folded."""
        self._rules = rules
        self.head.show_label(count)
        self.setAccessibleName(count)
        while len(self.rows) < len(rules):
            self.rows.append(RuleRow(self))
        for row, rule in zip(self.rows, rules, strict=False):
            row.show_rule(rule)
        self._refresh()

    def set_cap(self, height: int) -> None:
        """Grow no taller than this, if smaller type can help it."""
        if height != self._cap:
            self._cap = height
            self._refresh()

    def sizeHint(self) -> QSize:
        width = self.width() or round(em(self) * 30)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(em(self) * 12), self.heightForWidth(max(self.width(), round(em(self) * 12))))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._lay(width, move=False) if self._rules else 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay(self.width(), move=True)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.update()
        elif event.type() == QEvent.Type.FontChange:
            hand_down(self, self.head)
            self._refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper_panel(painter, QRectF(self.rect()).adjusted(4, 2, -4, -4), current())
        painter.end()

    def _refresh(self) -> None:
        self.setVisible(bool(self._rules))
        self.head.setVisible(self._many)
        for number, row in enumerate(self.rows):
            row.setVisible(number < len(self._rules) and not self.folded)
        self._lay(self.width(), move=True)
        self.updateGeometry()

    def _lay(self, width: int, move: bool) -> int:
        """Put head and rows in their places, or only measure; return the height.

        Where the list would grow taller than its cap, the rows are set smaller.
        """
        margin, y = round(em(self) * 0.85), 6
        if self._many:
            size = self.head.sizeHint()
            y = size.height() + 3
            if move:
                self.head.setGeometry(
                    margin - 6, 2, min(size.width() + 12, width - 2 * margin), size.height()
                )
        if self.folded:
            return y + 3
        for step in _STEPS:
            font = scaled(self.font(), step)
            lines = self._lines(width - 2 * margin, font)
            height = y + sum(tall + 1 for _, tall in lines) + 7
            if height <= self._cap:
                break
        if move:
            self._put(lines, QRectF(margin, y, width - 2 * margin, 0), font)
        return height

    def _lines(self, width: float, font: QFont) -> list[tuple[list[RuleRow], int]]:
        """Return the rows line by line, two short ones side by side, each line with its height."""
        rows, lines = self.rows[: len(self._rules)], []
        while rows:
            pair = rows[:2]
            both = len(pair) == 2 and all(row.natural_width(font) <= (width - _GAP) / 2 for row in pair)
            line, room = (pair, (width - _GAP) / 2) if both else (pair[:1], width)
            lines.append((line, max(row.height_for(room, font) for row in line)))
            rows = rows[len(line) :]
        return lines

    def _put(self, lines: list[tuple[list[RuleRow], int]], room: QRectF, font: QFont) -> None:
        """Place the rows."""
        y = round(room.top())
        for line, tall in lines:
            width = room.width() if len(line) == 1 else (room.width() - _GAP) / 2
            for number, row in enumerate(line):
                row.setFont(font)
                row.setGeometry(round(room.left() + number * (width + _GAP)), y, round(width), tall)
            y += tall + 1
