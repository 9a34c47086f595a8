"""A text to read: set in the program's faces and colours, in a column of bearable width, with dice drawn in it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, QUrl
from PySide6.QtGui import QFocusEvent, QImage, QPainter, QResizeEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from liars_qt.look.dice_paint import Die, Mark, draw_die
from liars_qt.look.fonts import SANS, SERIF, em
from liars_qt.look.tokens import Tokens, current, faded
from liars_qt.paths import resource

_COLUMN = 44  # line heights: some ninety letters
_DIE = 1.45  # line heights
_INDENT = 24
_ROUNDING = 2
# A ring round so much text would shout: it comes for those who walk by Tab, whoever clicks knows where they are.
_FRAME = """
BookText, BookText:focus { border: 1px solid palette(mid); border-radius: 8px; padding: 1px; }
BookText[ring="true"]:focus { border: 2px solid palette(accent); padding: 0px; }
"""
_SIZES = {"px_title": 1.42, "px_heading": 1.12, "px_lead": 0.9, "px_gap": 0.95, "px_small": 0.68}


class BookText(QTextBrowser):
    """Show one HTML text; links only tell, by `anchorClicked`. Its look follows theme and font by itself.

    `<img src="die:5:match">` is a die that shows five and counts; "plain", "match", "wild" and "miss" are known.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._html = ""
        self._looks: tuple[Tokens, str] | None = None
        self.setOpenLinks(False)
        self.setStyleSheet(_FRAME)
        self.document().setDocumentMargin(6)
        self.document().setIndentWidth(_INDENT)
        self.horizontalScrollBar().rangeChanged.connect(self._on_overflow)

    @property
    def html(self) -> str:
        """Return the text on show as it was given."""
        return self._html

    def show_html(self, html: str) -> None:
        """Show a text from its beginning."""
        self._html = html
        self._render()
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.verticalScrollBar().setValue(0)

    def mark(self, words: tuple[str, ...]) -> None:
        """Lay a marker over every place where a word begins like one of these; none takes the marker away."""
        self.setExtraSelections([found for word in words for found in self._found(word)])

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Draw the dice that a text asks for; other resources are not fetched from anywhere."""
        url = QUrl(name)
        if kind == QTextDocument.ResourceType.ImageResource.value and url.scheme() == "die":
            face, mark = url.path().split(":")
            return self._die(int(face), Mark(mark))
        return None

    def changeEvent(self, event: QEvent) -> None:
        """Set the text anew when the colours or the font have changed, without losing the reader's place."""
        super().changeEvent(event)
        looks = (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange)
        if event.type() in looks and self._html and self._looks != self._look():
            place = self.verticalScrollBar().value()
            self._render()
            self.verticalScrollBar().setValue(place)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Wear the ring when the keyboard led here."""
        by_tab = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self.setProperty("ring", by_tab)
        self.style().polish(self)
        super().focusInEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the column readable on a wide screen."""
        spare = max(0, self.width() - round(em(self) * _COLUMN))
        side = max(14, spare // 2)
        self.setViewportMargins(side, 8, side if spare else 4, 4)
        super().resizeEvent(event)

    def _on_overflow(self, _least: int, most: int) -> None:
        """Show the lower bar for real overflow only: tables miss their width by a pixel now and then."""
        policy = Qt.ScrollBarPolicy
        wanted = policy.ScrollBarAsNeeded if most > _ROUNDING else policy.ScrollBarAlwaysOff
        if self.horizontalScrollBarPolicy() != wanted:
            self.setHorizontalScrollBarPolicy(wanted)

    def _look(self) -> tuple[Tokens, str]:
        return current(), self.font().toString()

    def _render(self) -> None:
        self._looks = self._look()
        self.document().setDefaultStyleSheet(self._style())
        # Of all blanks of HTML Qt leaves one kind as it is: the narrow ones before French signs would break lines.
        self.setHtml(self._html.replace("\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"))

    def _style(self) -> str:
        text, size = resource("style", "book.css").read_text(encoding="utf-8"), em(self)
        tokens = self._looks[0] if self._looks else current()
        values = {name: str(value) for name, value in tokens._asdict().items()}
        values |= {"serif": SERIF, "sans": SANS}
        values |= {name: str(round(share * size)) for name, share in _SIZES.items()}
        for name, value in values.items():
            text = text.replace("{{" + name + "}}", value)
        return text

    def _die(self, face: int, mark: Mark) -> QImage:
        side, ratio = em(self) * _DIE, self.devicePixelRatioF()
        image = QImage(round(side * ratio), round(side * ratio), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        die = Die(face, mark, star=mark is Mark.WILD)
        draw_die(painter, QRectF(1, 1, side - 2, side - 2), die, current())
        painter.end()
        return image

    def _found(self, word: str) -> list[QTextEdit.ExtraSelection]:
        """Return the places where a word begins so; QTextDocument finds case apart, accents as they are."""
        found, cursor = [], QTextCursor(self.document())
        while not (cursor := self.document().find(word, cursor)).isNull():
            if self.document().characterAt(cursor.selectionStart() - 1).isalnum():
                continue
            selection = QTextEdit.ExtraSelection()
            selection.cursor = cursor
            selection.format.setBackground(faded(current().wild_glow, 0.45))
            found.append(selection)
        return found
