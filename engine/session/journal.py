"""Write a running game down, entry by entry, and catch up after the disk said no."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from engine.records.database import StoreFault
from engine.records.store import Store

E = TypeVar("E")


class StoredJournal(Generic[E]):
    """Append a game's entries to a store.

    When the disk refuses, the entry is kept here and tried again with the next one, so that the stored game
    never has a gap; `on_fault` hears of it and the game goes on.
    """

    def __init__(
        self, store: Store, game: int, encode: Callable[[E], str], on_fault: Callable[[StoreFault], None]
    ) -> None:
        """Write into game number `game`; `encode` turns an entry into its stored text."""
        self._store = store
        self._encode = encode
        self._on_fault = on_fault
        self._owed: list[tuple[int, str]] = []
        self.game = game

    def append(self, position: int, entry: E) -> None:
        """Write the entry that stands at `position`, after whatever is still owed."""
        self._owed.append((position, self._encode(entry)))
        self._pay()

    def cut(self, position: int) -> None:
        """Forget the entries from `position` on, stored or owed."""
        self._owed = [owed for owed in self._owed if owed[0] < position]
        self._try(lambda: self._store.cut(self.game, position))
        self._pay()

    def finish(self, summary: str) -> None:
        """Mark the game as finished."""
        self._pay()
        self._try(lambda: self._store.finish(self.game, summary))

    def _pay(self) -> None:
        while self._owed:
            position, text = self._owed[0]
            if not self._try(lambda: self._store.append(self.game, position, text)):  # noqa: B023 - run at once
                return
            self._owed.pop(0)

    def _try(self, write: Callable[[], None]) -> bool:
        try:
            write()
        except StoreFault as fault:
            self._on_fault(fault)
            return False
        return True
