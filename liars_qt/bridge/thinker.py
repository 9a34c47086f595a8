"""Where minds think: one worker thread beside the window, or in place for tests."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from engine.bots.choice import Choice
from engine.chance import Chance
from engine.dice.view import SeatView


class Thinker(Protocol):
    """Whoever lets a mind choose."""

    async def choose(self, mind: str, view: SeatView, chance: Chance) -> Choice:
        """Return what the named mind does at this view, and why; raises KeyError for a mind nobody knows."""
        ...

    def close(self) -> None:
        """Stop thinking for good; returns once no thread is left."""
        ...


def think(mind: str, view: SeatView, chance: Chance) -> Choice:
    """Let the named mind choose, here and now.

    The minds are imported on their first use: they bring NumPy, and the window must not wait for that.
    """
    from engine.bots.roster import MINDS

    return MINDS[mind].choose(view, chance)


class InlineThinker:
    """Think in the caller's thread; nothing is left running."""

    async def choose(self, mind: str, view: SeatView, chance: Chance) -> Choice:
        """Return the mind's choice at once."""
        return think(mind, view, chance)

    def close(self) -> None:
        """Have nothing to stop."""


class ThreadThinker:
    """Think in one worker thread, so that the window never misses a frame."""

    def __init__(self) -> None:
        """Start no thread yet: the executor does on the first question."""
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="mind")

    async def choose(self, mind: str, view: SeatView, chance: Chance) -> Choice:
        """Return the mind's choice once the worker has it."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, think, mind, view, chance)

    def close(self) -> None:
        """Drop what is queued and wait for the thought in progress, a fraction of a second."""
        self._pool.shutdown(wait=True, cancel_futures=True)
