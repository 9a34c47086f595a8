"""A session of Red or Black as Qt sees it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from engine.cards.actions import Action, Arrangement
from engine.cards.events import Event
from engine.cards.state import Table
from engine.refusal import Refused
from engine.session.cards import CardsSession


class CardsBridge(QObject):
    """Put one card session before the page.

    `opened` says that another game lies on the table; `moved` that the position is another one, with the events
    that led there (none after an undo); `refused` carries the refusal of an action.
    """

    opened = Signal()
    moved = Signal(object)
    refused = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Have no game yet."""
        super().__init__(parent)
        self._session: CardsSession | None = None

    def open(self, session: CardsSession) -> None:
        """Put a game on the table."""
        self._session = session
        self.opened.emit()

    @property
    def session(self) -> CardsSession:
        """Return the session on the table; raises LookupError before one was opened."""
        if self._session is None:
            raise LookupError("no game on the table")
        return self._session

    @property
    def table(self) -> Table:
        """Return what everybody may see."""
        return self.session.table

    @property
    def revision(self) -> int:
        """Return the number of the position, which every change makes another."""
        return self.session.revision

    def act(self, action: Action, revision: int) -> None:
        """Do something on the position that was seen; an action for any other position is dropped."""
        if revision == self.revision:
            self._change(lambda: self.session.act(action))

    def arrange(self, arrangement: Arrangement) -> None:
        """Change seats or house rules, whatever the position."""
        self._change(lambda: self.session.act(arrangement))

    def undo(self) -> None:
        """Take the last action back, or emit why it stands."""
        self._change(self._undo)

    def redo(self) -> None:
        """Do again what was taken back last."""
        self._change(self.session.redo)

    def _undo(self) -> tuple[Event, ...]:
        self.session.undo()
        return ()

    def _change(self, move: Callable[[], tuple[Event, ...]]) -> None:
        try:
            events = move()
        except Refused as refused:
            self.refused.emit(refused.refusal)
        else:
            self.moved.emit(events)
