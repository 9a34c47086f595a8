"""Small parts that the referee's strips are made of."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QWidget

from liars_qt.look.fonts import em, scaled, serif
from liars_qt.look.shapes import paper_panel
from liars_qt.look.tokens import current


class Strip(QWidget):
    """A sheet of paper under the board; subclasses fill it and say their texts in `retranslate`."""

    def retranslate(self) -> None:
        """Set every text in the language of now."""

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper_panel(painter, QRectF(self.rect()).adjusted(4, 3, -4, -5), current())
        painter.end()


class Words(QLabel):
    """Plain words in a size of their own, broken into lines; a name in them is never read as markup."""

    def __init__(
        self, factor: float, parent: QWidget, *, in_serif: bool = False, muted: bool = False
    ) -> None:
        """Set words at `factor` times the usual size."""
        super().__init__(parent)
        self._factor, self._serif, self._muted = factor, in_serif, muted
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._dress()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._dress()

    def _dress(self) -> None:
        font = self.window().font()
        self.setFont(serif(font, self._factor) if self._serif else scaled(font, self._factor))
        sheet = f"color: {current().ink_muted if self._muted else current().ink};"
        if self.styleSheet() != sheet:
            self.setStyleSheet(sheet)


class TypedBox(QLabel):
    """Show the digits typed so far; it holds no focus and takes no key, so nothing can be lost in it."""

    def __init__(self, parent: QWidget) -> None:
        """Begin empty."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFont(serif(self.window().font(), 1.9))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        side = round(em(parent) * 2.7)
        self.setFixedSize(round(side * 1.25), side)
        self._refused = False
        self._dress()

    def show_text(self, text: str, refused: bool = False) -> None:
        """Show digits, or a line where they will stand; struck through when they cannot be taken."""
        self.setText(text or "\N{LOW LINE}")
        if refused != self._refused:
            self._refused = refused
            self._dress()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._dress()

    def _dress(self) -> None:
        tokens = current()
        font = self.font()
        font.setStrikeOut(self._refused)
        self.setFont(font)
        sheet = (
            f"color: {tokens.danger if self._refused else tokens.ink}; background: {tokens.paper_low};"
            f"border: 2px solid {tokens.danger if self._refused else tokens.edge}; border-radius: 9px;"
        )
        if self.styleSheet() != sheet:
            self.setStyleSheet(sheet)


class BigButton(QPushButton):
    """A button for a finger; Space presses it, every other key belongs to the page."""

    def __init__(self, role: str, parent: QWidget, factor: float = 1.1, wide: float = 0.0) -> None:
        """Make a button; `wide` is its least width in line heights."""
        super().__init__(parent)
        self._wide = wide
        if role:
            self.setProperty("role", role)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFont(serif(self.window().font(), factor))

    def show_text(self, text: str) -> None:
        """Show a text as it is: an "&" in a name is no mnemonic."""
        self.setText(text.replace("&", "&&"))
        self.setAccessibleName(text)

    def sizeHint(self) -> QSize:
        """Ask for at least 48 pixels in height."""
        hint = super().sizeHint()
        unit = em(self.window())
        return QSize(max(hint.width(), round(unit * self._wide)), max(hint.height(), round(unit * 2.4), 48))

    def minimumSizeHint(self) -> QSize:
        """Never shrink below the text."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Space alone."""
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()
