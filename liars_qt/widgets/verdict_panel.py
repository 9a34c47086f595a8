"""The reveal in one panel: the claim, the counter that runs up, the verdict, why bots bid so, and "Continue"."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from liars_qt.look.fonts import em, hand_down, scaled, serif
from liars_qt.look.motion import STILL, Glide, Motion
from liars_qt.look.shapes import paper_panel
from liars_qt.look.tokens import current, mixed
from liars_qt.widgets.bid_label import BidLabel, BidShown

_POP_MS = 220
_CLAIM_WIDTH = 11.0  # of the caption over the claim, in line heights
_SIZES = (1.0, 0.92, 0.84, 0.76)  # of the words, the first one that fits being taken


class Counter(QLabel):
    """The number of matching dice found so far; a new one swells for a moment."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._count = 0
        self._swell = 0.0
        self._holds: bool | None = None
        self._glide = Glide(self._set_swell, self)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def count(self) -> int:
        """The number on show."""
        return self._count

    @property
    def moving(self) -> bool:
        """Whether the number still swells."""
        return self._glide.running

    def show_count(self, count: int, motion: Motion = STILL) -> None:
        """Show a number."""
        grew, self._count = count > self._count, count
        self.setAccessibleName(str(count))
        self._glide.go(1.0, 0.0, motion.travel(_POP_MS) if grew else 0)
        self.update()

    def show_holds(self, holds: bool | None) -> None:
        """Colour the ring by the outcome: the claim holds, or it does not; None while the count runs."""
        self._holds = holds
        self.update()

    def finish(self) -> None:
        """End the movement at once."""
        self._glide.finish()

    def sizeHint(self) -> QSize:
        side = round(em(self) * 3.4)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = current()
        colour = {None: tokens.brass, True: tokens.good, False: tokens.danger}[self._holds]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ring = QRectF(self.rect()).adjusted(5, 5, -5, -5)
        ring.adjust(-3 * self._swell, -3 * self._swell, 3 * self._swell, 3 * self._swell)
        pen = painter.pen()
        pen.setColor(QColor(colour))
        pen.setWidthF(2.6)
        painter.setPen(pen)
        painter.setBrush(mixed(tokens.paper, colour, 0.1))
        painter.drawEllipse(ring)
        painter.setFont(serif(self.font(), 1.75 + 0.35 * self._swell))
        painter.setPen(QColor(tokens.ink))
        painter.drawText(ring, Qt.AlignmentFlag.AlignCenter, str(self._count))
        painter.end()

    def _set_swell(self, swell: float) -> None:
        self._swell = swell
        self.update()


class VerdictPanel(QWidget):
    """Show a reveal step by step. It stays until the player goes on."""

    continued = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._motion = STILL
        self.claim_caption, self.note = _line(self), _line(self)
        self._caption = ""
        self.claim = BidLabel(1.7, False, self)
        self.counter = Counter(self)
        self.verdict, self.reasons = _line(self), _line(self)
        self.button = QPushButton(self)
        self.button.setProperty("role", "primary")
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self.continued)
        self._arrange()
        self._dress()
        self.retranslate()

    def set_motion(self, motion: Motion) -> None:
        """Take how much may move."""
        self._motion = motion

    def begin(self, claim: BidShown, caption: str) -> None:
        """Show what is claimed, with the counter at nothing and no verdict yet."""
        self.claim.show_bid(claim)
        self._caption = caption
        self._shorten()
        self.counter.show_holds(None)
        self.show_count(0, "")
        self.verdict.setText("")
        self.reasons.setText("")
        self.button.setEnabled(False)

    def show_count(self, count: int, note: str) -> None:
        """Show how many are found so far; `note` tells how many of them are wild."""
        self.counter.show_count(count, self._motion)
        self.note.setText(note)

    def conclude(self, verdict: str, reasons: tuple[str, ...], holds: bool) -> None:
        """Say how it ended and why the bots bid so, and wait for the player. `holds`: the claim was true."""
        self.counter.show_holds(holds)
        self.verdict.setText(verdict)
        self.reasons.setText("\n".join(reasons))
        self.reasons.setVisible(bool(reasons))
        self.setAccessibleDescription(verdict)
        self.button.setEnabled(True)
        self._fit()

    def finish(self) -> None:
        """End the movement at once."""
        self.counter.finish()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setAccessibleName(self.tr("Reveal"))
        self.button.setText(self.tr("Continue"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._dress()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper_panel(painter, QRectF(self.rect()).adjusted(4, 3, -4, -5), current())
        painter.end()

    def _arrange(self) -> None:
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(20, 9, 16, 11)
        row.setSpacing(16)
        row.addLayout(_column(self.claim_caption, self.claim))
        row.addLayout(_column(self.counter, self.note))
        self._words = words = QVBoxLayout()
        words.setSpacing(3)
        words.addStretch(1)
        words.addWidget(self.verdict)
        words.addWidget(self.reasons)
        words.addStretch(1)
        row.addLayout(words, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)

    def _dress(self) -> None:
        hand_down(self, self.claim, self.counter)
        small = scaled(self.font(), 0.9)
        for label in (self.claim_caption, self.note):
            label.setFont(small)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for label in (self.claim_caption, self.note, self.reasons):
            label.setStyleSheet(f"color: {current().ink_muted};")
        for label in (self.verdict, self.reasons):
            label.setWordWrap(True)
            label.setMinimumWidth(1)  # a long word must not widen the window
        self._fit()
        self._shorten()
        self.button.setFont(serif(self.font(), 1.1))
        self.button.setMinimumHeight(round(em(self) * 2.0))

    def _shorten(self) -> None:
        """Keep a long name from widening the panel; the whole of it is in the tooltip."""
        room = round(em(self) * _CLAIM_WIDTH)
        metrics = self.claim_caption.fontMetrics()
        text = metrics.elidedText(self._caption, Qt.TextElideMode.ElideMiddle, room)
        self.claim_caption.setText(text)
        self.claim_caption.setToolTip("" if text == self._caption else self._caption)

    def _fit(self) -> None:
        """Set the words as large as their room allows: the panel does not grow with what is said."""
        room = self.height() - self._row.contentsMargins().top() - self._row.contentsMargins().bottom()
        for size in _SIZES:
            self.verdict.setFont(serif(self.font(), 1.15 * size))
            self.reasons.setFont(scaled(self.font(), 0.95 * size))
            self._row.activate()
            if self._words_height() <= room:
                break

    def _words_height(self) -> int:
        lines = [label for label in (self.verdict, self.reasons) if label.text()]
        return sum(label.heightForWidth(label.width()) for label in lines) + self._words.spacing()


def _line(parent: QWidget) -> QLabel:
    """Return a label that takes every name as it is typed, never as markup."""
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def _column(*widgets: QWidget) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(1)
    column.addStretch(1)
    for widget in widgets:
        column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
    column.addStretch(1)
    return column
