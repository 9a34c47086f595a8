"""Small parts that the referee's strips are made of."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QSizePolicy, QWidget

from liars_qt.look.fonts import scaled, serif
from liars_qt.look.shapes import paper_panel
from liars_qt.look.tokens import current


class Sheet(QWidget):
    """What parts lie on whose type grows: they take theirs from it, and are told when it is another one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin with the program's own type."""
        super().__init__(parent)
        self.type = QApplication.font()

    def take_type(self, font: QFont) -> None:
        """Have another type from now on."""
        self.type = font


def type_of(part: QWidget) -> QFont:
    """Return the type that a part goes by: that of the sheet it lies on, or of its window where there is none."""
    around = part.parentWidget()
    while around is not None and not isinstance(around, Sheet):
        around = around.parentWidget()
    return part.window().font() if around is None else around.type


def line_of(part: QWidget) -> float:
    """Return the line height of a part's type in logical pixels."""
    return QFontMetricsF(type_of(part)).height()


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


def wear_type(part: QWidget, font: QFont) -> None:
    """Put a font on a part, unless it has it: each change lays everything out anew, and tells the part of it."""
    if part.font() != font:
        part.setFont(font)
        part.updateGeometry()


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
        """Follow theme and type."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._dress()

    def _dress(self) -> None:
        font = type_of(self)
        wear_type(self, serif(font, self._factor) if self._serif else scaled(font, self._factor))
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
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._refused = False
        self._dress()

    def show_text(self, text: str, refused: bool = False) -> None:
        """Show digits, or a line where they will stand; struck through when they cannot be taken."""
        self.setText(text or "\N{LOW LINE}")
        if refused != self._refused:
            self._refused = refused
            self._dress()

    def changeEvent(self, event: QEvent) -> None:
        """Follow theme and type."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._dress()

    def _dress(self) -> None:
        tokens = current()
        font = serif(type_of(self), 1.9)
        font.setStrikeOut(self._refused)
        wear_type(self, font)
        side = round(line_of(self) * 2.7)
        self.setFixedSize(round(side * 1.25), side)
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
        self._factor, self._wide = factor, wide
        if role:
            self.setProperty("role", role)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._dress()

    def show_text(self, text: str) -> None:
        """Show a text as it is: an "&" in a name is no mnemonic."""
        self.setText(text.replace("&", "&&"))
        self.setAccessibleName(text)

    def sizeHint(self) -> QSize:
        """Ask for at least 48 pixels in height."""
        hint = super().sizeHint()
        unit = line_of(self)
        return QSize(max(hint.width(), round(unit * self._wide)), max(hint.height(), round(unit * 2.4), 48))

    def minimumSizeHint(self) -> QSize:
        """Never shrink below the text."""
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the type."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._dress()

    def _dress(self) -> None:
        wear_type(self, serif(type_of(self), self._factor))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Space alone."""
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()
