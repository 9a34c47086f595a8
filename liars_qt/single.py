"""One window per person and folder: a second start raises the first window and ends."""

from __future__ import annotations

import contextlib
import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLockFile, QObject, Signal

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer

ANSWER_MS = 1000
WAIT_MS, TRIES = 100, 20


class SingleInstance(QObject):
    """Hold the claim to a folder while the program runs; `raised` says that somebody started it again.

    The lock decides who is first (a lock left by a killed program is stale and does not block); the local
    server only carries the wish to be seen, and Qt's network is loaded when the window stands (`listen`).
    """

    raised = Signal()

    def __init__(self, games: Path, parent: QObject | None = None) -> None:
        """Prepare a claim to the folder of the games file."""
        super().__init__(parent)
        with contextlib.suppress(OSError):  # the store says what is wrong with the folder
            games.parent.mkdir(parents=True, exist_ok=True)
        self._name = "liars-qt-" + hashlib.sha256(str(games.resolve()).encode()).hexdigest()[:16]
        self._lock = QLockFile(str(games) + ".lock")
        self._lock.setStaleLockTime(0)
        self._server: QLocalServer | None = None

    def claim(self) -> bool:
        """Return True for the first program; for a second one raise the first one's window and return False.

        A first one that does not answer is just starting, or just ending: then its place is taken.
        """
        if self._lock.tryLock(0) or not self._held():
            return True
        for _ in range(TRIES):
            if self._knock():
                return False
            if self._lock.tryLock(WAIT_MS):
                return True
        return False

    def listen(self) -> None:
        """Hear from now on when somebody starts the program again."""
        from PySide6.QtNetwork import QLocalServer

        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        QLocalServer.removeServer(self._name)
        self._server.listen(self._name)

    def release(self) -> None:
        """Give the claim up."""
        if self._server is not None:
            self._server.close()
        self._lock.unlock()

    def _held(self) -> bool:
        """Tell whether a running program has the lock; a file that is only left over, or torn, is replaced.

        Qt tells a stale lock by the process number in it, which may be another program's by now, or unreadable.
        Removing it fails while somebody holds it.
        """
        if self._lock.error() is not QLockFile.LockError.LockFailedError:
            return False
        return not (self._lock.removeStaleLockFile() and self._lock.tryLock(0))

    def _knock(self) -> bool:
        """Tell whether the first program hears."""
        from PySide6.QtNetwork import QLocalSocket

        socket = QLocalSocket()
        socket.connectToServer(self._name)
        heard = socket.waitForConnected(ANSWER_MS)
        if heard:
            socket.disconnectFromServer()
        return heard

    def _on_connection(self) -> None:
        while self._server is not None and self._server.hasPendingConnections():
            self._server.nextPendingConnection().deleteLater()
            self.raised.emit()
