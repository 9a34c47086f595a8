"""The strips that wait: for a call where bids are not kept, and after a verdict for the next round."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.dice.bid import Call
from liars_qt.pages.referee_parts import BigButton, Strip, Words


class JudgeStrip(Strip):
    """Wait for somebody to call; `called` carries the Call."""

    called = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Wait for a challenge."""
        super().__init__(parent)
        self.prompt, self.hint = Words(1.3, self, in_serif=True), Words(0.95, self, muted=True)
        self.challenge = BigButton("challenge", self, 1.4, wide=9)
        self.exact = BigButton("exact", self, 1.4, wide=9)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(self.prompt)
        words.addWidget(self.hint)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 9, 16, 11)
        row.setSpacing(16)
        row.addLayout(words, 1)
        row.addWidget(self.challenge)
        row.addWidget(self.exact)
        self.challenge.clicked.connect(lambda: self.called.emit(Call.CHALLENGE))
        self.exact.clicked.connect(lambda: self.called.emit(Call.EXACT))
        self.retranslate()

    def wait(self, with_exact: bool) -> None:
        """Wait for a call; the exact one only where it is played."""
        self.exact.setVisible(with_exact)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.prompt.setText(self.tr("Waiting for a call"))
        both = self.tr("Only reveals are judged: M for a challenge, P for an exact call")
        self.hint.setText(
            self.tr("Only reveals are judged: M for a challenge") if self.exact.isHidden() else both
        )
        self.challenge.show_text(self.tr("Liar!"))
        self.exact.show_text(self.tr("Exactly!"))
        self.setAccessibleName(self.tr("Waiting for a call"))


class VerdictStrip(Strip):
    """Tell the verdict in words and wait for the next round, or for another game once this one is over.

    The main button opens after the length of a double click, so that the Enter of the last number is not taken
    for "Next round" as well.
    """

    went_on = Signal()
    mend_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Have no verdict yet."""
        super().__init__(parent)
        self._over = False
        self.verdict, self.next = Words(1.12, self), Words(0.98, self, muted=True)
        self.mend = BigButton("", self, 1.0)
        self.go_on = BigButton("primary", self, 1.4, wide=10)
        words = QVBoxLayout()
        words.setSpacing(3)
        words.addStretch(1)
        words.addWidget(self.verdict)
        words.addWidget(self.next)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 9, 16, 11)
        row.setSpacing(14)
        row.addLayout(words, 1)
        row.addWidget(self.mend)
        row.addWidget(self.go_on)
        self._arming = QTimer(self)
        self._arming.setSingleShot(True)
        self._arming.timeout.connect(lambda: self.go_on.setEnabled(True))
        self.go_on.clicked.connect(self.went_on)
        self.mend.clicked.connect(self.mend_wanted)
        self.retranslate()

    def tell(self, verdict: str, what_next: str, *, over: bool, mendable: bool) -> None:
        """Tell a verdict and what comes next."""
        self._over = over
        self.verdict.setText(verdict)
        self.next.setText(what_next)
        self.next.setVisible(bool(what_next))
        self.mend.setVisible(mendable)
        self.setAccessibleName(f"{verdict} {what_next}")
        self.retranslate()

    def hold(self) -> None:
        """Keep the main button shut for a moment."""
        self.go_on.setEnabled(False)
        self._arming.start(QGuiApplication.styleHints().mouseDoubleClickInterval())

    def release(self) -> None:
        """Open the main button at once."""
        self._arming.stop()
        self.go_on.setEnabled(True)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.go_on.show_text(self.tr("One more game") if self._over else self.tr("Next round"))
        self.mend.show_text(self.tr("Mend a number"))
        self.mend.setToolTip(self.tr("Key Backspace, or tap a player"))
