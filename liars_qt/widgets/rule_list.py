"""The lasting rules of the table: always in view, one line each, folded into one line when they are many."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from liars_qt.look.shapes import paper_panel
from liars_qt.look.tokens import current

FOLD_ABOVE = 3


@dataclass(frozen=True, slots=True)
class RuleShown:
    """One rule: the sign of its card, what it says and of whom, when it ends."""

    card: str
    text: str
    ends: str


class RuleList(QWidget):
    """Show the rules in force; above three they fold under a button that counts them, and one press unfolds them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules: tuple[RuleShown, ...] = ()
        self._unfolded = False
        self._rows: list[QLabel] = []
        self.head = QPushButton(self)
        self.head.setProperty("role", "quiet")
        self.head.setAutoDefault(False)
        self.head.setCheckable(True)
        self.head.toggled.connect(self._on_toggled)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(14, 6, 14, 9)
        self._column.setSpacing(1)
        self._column.addWidget(self.head, 0, Qt.AlignmentFlag.AlignLeft)
        self.show_rules((), "")

    @property
    def folded(self) -> bool:
        """Tell whether there are more rules than fit and they are folded away."""
        return len(self._rules) > FOLD_ABOVE and not self._unfolded

    def show_rules(self, rules: tuple[RuleShown, ...], count: str) -> None:
        """Show the rules; `count` is the head that stands for them while they are folded."""
        self._rules = rules
        self.head.setText(count)
        self.setAccessibleName(count)
        while len(self._rows) < len(rules):
            self._rows.append(self._row())
        for row, rule in zip(self._rows, rules, strict=False):
            row.setText(f"{rule.card}   {rule.text}  \N{MIDDLE DOT}  {rule.ends}")
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper_panel(painter, QRectF(self.rect()).adjusted(4, 2, -4, -4), current())
        painter.end()

    def _row(self) -> QLabel:
        row = QLabel(self)
        row.setTextFormat(Qt.TextFormat.PlainText)
        row.setWordWrap(True)
        self._column.addWidget(row)
        return row

    def _on_toggled(self, unfolded: bool) -> None:
        self._unfolded = unfolded
        self._refresh()

    def _refresh(self) -> None:
        self.setVisible(bool(self._rules))
        self.head.setVisible(len(self._rules) > FOLD_ABOVE)
        for number, row in enumerate(self._rows):
            row.setVisible(number < len(self._rules) and not self.folded)
        self.updateGeometry()
