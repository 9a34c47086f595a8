"""What stands below the table when the bidding is over: the verdict, and at the end the result of the game."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from liars_qt.look.fonts import em, scaled, serif
from liars_qt.look.shapes import paper_panel
from liars_qt.look.tokens import current
from liars_qt.widgets.focus import keep_focus
from liars_qt.widgets.verdict_panel import VerdictPanel


class EndPanel(QWidget):
    """The end of a game in large type, with "One more game" first."""

    again = Signal()
    other_table = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Have no result yet."""
        super().__init__(parent)
        self.title, self.summary = QLabel(self), QLabel(self)
        self.again_button, self.table_button = QPushButton(self), QPushButton(self)
        self.again_button.setProperty("role", "primary")
        for button, signal in ((self.again_button, self.again), (self.table_button, self.other_table)):
            button.setAutoDefault(False)
            button.clicked.connect(signal)
        for label in (self.title, self.summary):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setMinimumWidth(1)  # a long word must not widen the window
        self._arrange()
        self._dress()
        self.retranslate()

    def show_result(self, title: str, summary: str) -> None:
        """Show who won and what the game came to."""
        self.title.setText(title)
        self.summary.setText(summary)
        self.setAccessibleDescription(f"{title} {summary}")

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setAccessibleName(self.tr("End of the game"))
        self.again_button.setText(self.tr("One more game"))
        self.table_button.setText(self.tr("Another table…"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, the theme and the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._dress()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper_panel(painter, QRectF(self.rect()).adjusted(4, 3, -4, -5), current())
        painter.end()

    def _arrange(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addStretch(1)
        words.addWidget(self.title)
        words.addWidget(self.summary)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 9, 18, 11)
        row.setSpacing(12)
        row.addLayout(words, 1)
        row.addWidget(self.again_button)
        row.addWidget(self.table_button)

    def _dress(self) -> None:
        self.title.setFont(serif(self.font(), 1.6))
        self.summary.setFont(scaled(self.font(), 0.98))
        sheet = f"color: {current().ink_muted};"
        if self.summary.styleSheet() != sheet:
            self.summary.setStyleSheet(sheet)
        self.again_button.setFont(serif(self.font(), 1.15))
        for button in (self.again_button, self.table_button):
            button.setMinimumHeight(round(em(self) * 2.1))


class DiceOutcome(QStackedWidget):
    """Either the verdict of a round or the end of the game. "Continue" opens a moment after the verdict.

    The moment is that of a double click: the press that ended the animation is not taken for "Continue".
    """

    continued = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin with an empty verdict."""
        super().__init__(parent)
        self.verdict, self.end = VerdictPanel(self), EndPanel(self)
        self.addWidget(self.verdict)
        self.addWidget(self.end)
        self._arming = QTimer(self)
        self._arming.setSingleShot(True)
        self._arming.timeout.connect(self._arm)
        self.verdict.continued.connect(self._on_continued)

    @property
    def armed(self) -> bool:
        """Tell whether a press on the main button counts."""
        button = self.end.again_button if self.currentWidget() is self.end else self.verdict.button
        return button.isEnabled()

    def hold_button(self) -> None:
        """Keep the main button shut for the length of a double click."""
        keep_focus(self)
        for button in (self.verdict.button, self.end.again_button):
            button.setEnabled(False)
        self._arming.start(QGuiApplication.styleHints().mouseDoubleClickInterval())

    def press(self) -> None:
        """Press the main button of what is shown."""
        (self.end.again_button if self.currentWidget() is self.end else self.verdict.button).click()

    def _arm(self) -> None:
        for button in (self.verdict.button, self.end.again_button):
            button.setEnabled(True)
        if self.isVisible():
            (self.end.again_button if self.currentWidget() is self.end else self.verdict.button).setFocus()

    def _on_continued(self) -> None:
        keep_focus(self)
        self.verdict.button.setEnabled(False)
        self.continued.emit()
