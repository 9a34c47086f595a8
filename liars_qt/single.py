"""One window per person and folder: a second start raises the first window and ends."""

from __future__ import annotations

import contextlib
import hashlib
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

ANSWER_MS = 1000


class SingleInstance(QObject):
    """Hold the claim to a folder while the program runs; `raised` says that somebody started it again.

    The lock decides who is first (a lock left by a killed program is stale and does not block); the local
    server only carries the wish to be seen.
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
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)

    def claim(self) -> bool:
        """Return True for the first program; for a second one raise the first one's window and return False."""
        if not self._lock.tryLock(0) and self._held():
            self._knock()
            return False
        QLocalServer.removeServer(self._name)
        self._server.listen(self._name)
        return True

    def release(self) -> None:
        """Give the claim up."""
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

    def _knock(self) -> None:
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if socket.waitForConnected(ANSWER_MS):
            socket.disconnectFromServer()

    def _on_connection(self) -> None:
        while self._server.hasPendingConnections():
            self._server.nextPendingConnection().deleteLater()
            self.raised.emit()
