"""What the Qt faces of the sessions have in common: a session on the table, and changes that tell or are refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from engine.refusal import Refused

S = TypeVar("S")


class SessionBridge(QObject, Generic[S]):
    """Put one session before its page.

    `opened` says that another one lies on the table; `moved` that its position is another one, with the events
    that led there (none after an undo); `refused` carries the refusal of an action.
    """

    opened = Signal()
    moved = Signal(object)
    refused = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Have no session yet."""
        super().__init__(parent)
        self._session: S | None = None

    def open(self, session: S) -> None:
        """Put a session on the table."""
        self._session = session
        self.opened.emit()

    @property
    def is_open(self) -> bool:
        """Tell whether there is a session."""
        return self._session is not None

    @property
    def session(self) -> S:
        """Return the session on the table; raises LookupError before one was opened."""
        if self._session is None:
            raise LookupError("nothing is on the table")
        return self._session

    def _change(self, move: Callable[[], tuple[Any, ...]]) -> None:
        """Make a change and tell of its events, or of the refusal."""
        try:
            events = move()
        except Refused as refused:
            self.refused.emit(refused.refusal)
        else:
            self.moved.emit(events)


def silent(change: Callable[..., object], *args: object) -> tuple[Any, ...]:
    """Make a change that has no events of its own."""
    change(*args)
    return ()
