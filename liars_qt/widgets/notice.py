"""A slip of paper that says one sentence over the table and goes away by itself."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QHideEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QWidget

from liars_qt.widgets.announce import announce

_STAY_MS = 5000
_READ_MS = 60  # for each character: long sentences stay longer
_MARGIN = 14


class Notice(QLabel):
    """Say one sentence at the top of the parent widget; a click puts it away sooner.

    A sentence that is said while the parent is out of sight waits until it can be read.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setProperty("role", "notice")
        self._is_hint = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        parent.installEventFilter(self)
        self.hide()

    def say(self, sentence: str) -> None:
        """Show a sentence for a while, and tell it to a screen reader."""
        self._is_hint = False
        self.setText(sentence)
        self._place()
        self.show()
        self.raise_()
        self._stay()
        announce(self, sentence)

    def hint(self, sentence: str) -> None:
        """Show a sentence about the position of now, which `drop_hint` takes away with it."""
        self.say(sentence)
        self._is_hint = True

    def drop_hint(self) -> None:
        """Hide a hint; what has to be read whatever is played stays."""
        if self._is_hint:
            self.put_away()

    def put_away(self) -> None:
        """Hide the slip now."""
        self._timer.stop()
        self.hide()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._place()
        self._stay()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.put_away()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in place when the parent is resized."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _stay(self) -> None:
        """Begin the time for which the sentence is shown."""
        if self.isVisible():
            self._timer.start(_STAY_MS + _READ_MS * len(self.text()))

    def _place(self) -> None:
        parent = self.parentWidget()
        room = parent.rect() if parent is not None else self.rect()
        width = min(self.fontMetrics().horizontalAdvance(self.text()) + 48, round(room.width() * 0.8))
        height = self.heightForWidth(width)
        self.setGeometry((room.width() - width) // 2, _MARGIN, width, max(height, self.sizeHint().height()))
