"""What the records need of a store, so that they can be shown over any other."""

from __future__ import annotations

from typing import Protocol

from engine.records.store import Finished, Saved


class Games(Protocol):
    """What the page needs of a store; each may raise StoreFault."""

    def finished(self, kind: str) -> tuple[Finished, ...]:
        """Return the finished games, newest first."""
        ...

    def read(self, game: int) -> Saved:
        """Return one game with its entries."""
        ...

    def erase_finished(self) -> None:
        """Forget the finished games for good."""
        ...
