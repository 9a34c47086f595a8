"""Keys that are held down, told apart from keys that are pressed again and again.

On X11 a held key comes as pairs of a release and a press of the same moment, and Qt often does not see that they
belong together. Without this a held Enter would bid, pass the cover and bid for the next person.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QKeyEvent, QWindow

PAIR_MS = 12  # a press this soon after the release of the same key is no finger's


class HeldKeys(QObject):
    """Keep each release back for a moment; if a press of the same time follows, pass both on as a repeat."""

    def __init__(self, window: QWindow) -> None:
        """Watch the keys that come to a window from now on."""
        super().__init__(window)
        self._window = window
        self._released: QKeyEvent | None = None
        self._sending = False
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(PAIR_MS)
        self._wait.timeout.connect(self._let_go)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Sort releases and presses; what the system calls a repeat is one."""
        if not isinstance(event, QKeyEvent) or self._sending or event.isAutoRepeat():
            return False
        if event.type() == QEvent.Type.KeyPress:
            return self._on_press(event)
        if event.type() != QEvent.Type.KeyRelease:
            return False
        self._let_go()
        self._released = _copy(event, repeat=False)
        self._wait.start()
        return True

    def _on_press(self, event: QKeyEvent) -> bool:
        before = self._released
        if before is None or not _same(before, event):
            self._let_go()
            return False
        self._wait.stop()
        self._released = None
        self._send(_copy(before, repeat=True))
        self._send(_copy(event, repeat=True))
        return True

    def _let_go(self) -> None:
        """Pass on the release that was kept back."""
        self._wait.stop()
        before, self._released = self._released, None
        if before is not None:
            self._send(before)

    def _send(self, event: QKeyEvent) -> None:
        self._sending = True
        QCoreApplication.sendEvent(self._window, event)
        self._sending = False


def _same(released: QKeyEvent, pressed: QKeyEvent) -> bool:
    """Tell whether a release and a press are one key's at one moment."""
    return (released.key(), released.nativeScanCode(), released.timestamp()) == (
        pressed.key(),
        pressed.nativeScanCode(),
        pressed.timestamp(),
    )


def _copy(event: QKeyEvent, repeat: bool) -> QKeyEvent:
    """Return the event anew, as a repeat or not: Qt deletes the one that it passes to a filter."""
    made = QKeyEvent(
        event.type(),
        event.key(),
        event.modifiers(),
        event.nativeScanCode(),
        event.nativeVirtualKey(),
        event.nativeModifiers(),
        event.text(),
        repeat,
        event.count(),
    )
    made.setTimestamp(event.timestamp())
    return made
