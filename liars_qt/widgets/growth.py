"""The type round a table grows with its page, so that a full screen is read from across the room.

The table itself is left out: it measures what lies on it by its own size.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget

from liars_qt.look.fonts import scaled, smallness

_BASE = QSize(1100, 640)  # from here on a larger page makes the type larger
_STEP = 0.04  # sizes of type in between are not worth laying everything out anew
_LARGEST = 2.0
_RESETS = (QEvent.Type.StyleChange, QEvent.Type.ApplicationFontChange)


class Growth(QObject):
    """Give the parts of a page the type that its size has room for; `beside` are as wide as so many pixels at 1.

    A part that is made later is handed to `take`. `growing` carries the type before any part has it.
    """

    growing = Signal(QFont)

    def __init__(
        self, page: QWidget, parts: Sequence[QWidget], beside: Sequence[QWidget] = (), width: int = 0
    ) -> None:
        """Watch a page, with the parts that are made so far."""
        super().__init__(page)
        self._page, self._parts, self._beside, self._width = page, list(parts), tuple(beside), width
        self.scale = self._wanted = 1.0
        self._was_seen = False
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the page, and put the type right after a theme was put on, which resets it."""
        if event.type() == QEvent.Type.Resize:
            self._measure()
        elif event.type() == QEvent.Type.Show:
            self._was_seen = True  # what nobody has seen yet is laid out for the first look anyway
        elif event.type() in _RESETS and self._page.window().isVisible():
            QTimer.singleShot(0, self._grow)
        return super().eventFilter(watched, event)

    def take(self, part: QWidget) -> None:
        """Give a part that was made just now the type of now; one that lies in another part follows that one."""
        if not any(other.isAncestorOf(part) for other in self._parts):
            self._parts.append(part)
        for each in (part, *part.findChildren(QWidget)):
            each.ensurePolished()  # else the style sheet would set its own sizes over theirs at the first look
        _spread(part, scaled(QApplication.font(), self._wanted))

    def _measure(self) -> None:
        page = self._page
        base = _BASE * smallness()
        wanted = min(page.width() / base.width(), page.height() / base.height(), _LARGEST)
        scale = max(1.0, wanted // _STEP * _STEP)
        if abs(scale - self._wanted) > _STEP / 2:
            self._wanted = scale
            # While some parts are still large, the page must not seem to need more than the smallest type does.
            self.scale = max(self.scale, scale)
            self._grow()

    def _grow(self) -> None:
        font = scaled(QApplication.font(), self._wanted)
        self.growing.emit(font)
        for part in (*self._parts, *self._beside):
            _spread(part, font)
        for part in self._beside:
            part.setFixedWidth(round(self._width * smallness() * self._wanted))
        if self._was_seen:
            self._lay_out_hidden()
        self.scale = self._wanted

    def _lay_out_hidden(self) -> None:
        """Let what is out of sight follow too: Qt lays out what is shown only, and its old needs would stay."""
        for part in reversed(self._page.findChildren(QWidget)):
            layout = part.layout()
            if layout is not None and not part.isVisible():
                layout.activate()


def _spread(widget: QWidget, font: QFont) -> None:
    """Give a font to a widget and all that is in it, inside first: what sets sizes of its own does so afterwards."""
    for child in widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        _spread(child, font)
    if widget.font() != font:
        widget.setFont(font)
    else:
        QApplication.sendEvent(widget, QEvent(QEvent.Type.FontChange))
