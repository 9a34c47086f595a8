"""Where heavy work is done: in one worker thread beside the window, or in place for tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

    from engine.bots.choice import Choice
    from engine.chance import Chance
    from engine.coach.advice import Advice
    from engine.dice.view import SeatView

T = TypeVar("T")


class Thinker(Protocol):
    """Whoever does work that the window must not wait for."""

    async def run(self, work: Callable[[], T]) -> T:
        """Return what the work returns, once it is done; raises what it raises."""
        ...

    def close(self) -> None:
        """Stop for good; returns once no thread is left."""
        ...


def think(mind: str, view: SeatView, chance: Chance) -> Choice:
    """Let the named mind choose, here and now; raises KeyError for a mind nobody knows.

    The minds are imported on their first use: they bring NumPy, and the window must not wait for that.
    """
    from engine.bots.roster import MINDS

    return MINDS[mind].choose(view, chance)


def advice_for(view: SeatView, chance: Chance) -> tuple[Advice, ...]:
    """Return what each action may cost the viewer, the best first; like the minds it is imported on first use."""
    from engine.coach.advice import advise

    return advise(view, chance)


class InlineThinker:
    """Work in the caller's thread; nothing is left running."""

    async def run(self, work: Callable[[], T]) -> T:
        """Return what the work returns, at once."""
        return work()

    def close(self) -> None:
        """Have nothing to stop."""


class ThreadThinker:
    """Work in one worker thread, so that the window never misses a frame."""

    def __init__(self) -> None:
        """Start no thread yet: the first work does."""
        self._pool: ThreadPoolExecutor | None = None

    async def run(self, work: Callable[[], T]) -> T:
        """Return what the work returns once the worker has done it."""
        import asyncio  # this and the pool only once the loop runs: the first paint does not wait for them
        from concurrent.futures import ThreadPoolExecutor

        if self._pool is None:
            self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="mind")
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def close(self) -> None:
        """Drop what is queued and wait for the work in progress, a fraction of a second."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
