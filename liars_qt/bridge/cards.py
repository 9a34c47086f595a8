"""A session of Red or Black as Qt sees it, and the shelf that keeps games between starts."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from engine.cards.actions import Action, Arrangement
from engine.cards.state import Table
from engine.records import cards_codec
from engine.records.cards_record import CardsRecord
from engine.records.store import Store
from engine.session.cards import CardsSession
from liars_qt.bridge.session import SessionBridge, silent
from liars_qt.bridge.shelf import Format, Shelf

CARDS = Format("cards", cards_codec.head_text, cards_codec.entry_text, cards_codec.from_parts)


class CardsBridge(SessionBridge[CardsSession]):
    """Put one card session before the page."""

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
        self._change(lambda: silent(self.session.undo))

    def redo(self) -> None:
        """Do again what was taken back last."""
        self._change(self.session.redo)


class CardsShelf(Shelf[CardsRecord]):
    """The shelf of games of Red or Black."""

    def __init__(self, store: Store | None, now: Callable[[], int], parent: QObject | None = None) -> None:
        """Use a store, or None where it could not be opened."""
        super().__init__(CARDS, store, now, parent)

    def begin(self, record: CardsRecord) -> CardsSession:
        """Start a game; the unfinished one before it, if there was one, is dropped."""
        return CardsSession(record, self.start(record))

    def resume(self) -> CardsSession | None:
        """Take up the unfinished game, or return None when there is none that can be read."""
        taken = self.take_up()
        return None if taken is None else CardsSession(*taken)
