"""Work for the event loop. Whatever is asked for before that runs waits for it.

The loop is started once the table has been painted: asyncio would hold the window up by a quarter of an empty
window's time, so it is imported here, in the functions that only a running loop calls.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import asyncio

Work = Coroutine[None, None, None]


class Task:
    """One piece of work: waiting for the loop, under way, or over. A fault of it reaches the loop."""

    def __init__(self, work: Work) -> None:
        """Wait for `begin`."""
        self._work = work
        self._task: asyncio.Task[None] | None = None
        self.over = False

    def begin(self) -> None:
        """Set to work in the running loop."""
        import asyncio

        self._task = asyncio.get_running_loop().create_task(self._work)
        self._task.add_done_callback(self._on_done)

    def cancel(self) -> None:
        """Stop, or never begin."""
        self.over = True
        if self._task is None:
            self._work.close()
        else:
            self._task.cancel()

    def _on_done(self, task: asyncio.Task[None]) -> None:
        self.over = True
        if not task.cancelled() and task.exception() is not None:
            raise task.exception()  # type: ignore[misc]


class Tasks:
    """Start work in the loop, from `begin` on, and hold on to it until it is done."""

    def __init__(self) -> None:
        """Have no loop yet."""
        self._loop_runs = False
        self._tasks: list[Task] = []

    def begin(self) -> None:
        """Take it that the loop runs: begin whatever waited for it."""
        self._loop_runs = True
        for task in self._not_over():
            task.begin()

    def start(self, work: Work) -> Task:
        """Start a piece of work, or keep it until the loop runs."""
        task = Task(work)
        self._tasks = [*self._not_over(), task]
        if self._loop_runs:
            task.begin()
        return task

    def close(self) -> None:
        """Stop everything that is under way or waits."""
        for task in self._not_over():
            task.cancel()

    def _not_over(self) -> list[Task]:
        return [task for task in self._tasks if not task.over]


async def pause(seconds: float) -> None:
    """Let the window be for a while; with 0 for one round of the loop."""
    import asyncio

    await asyncio.sleep(seconds)


def report(message: str, fault: Exception) -> None:
    """Let the loop report a fault that work goes on after."""
    import asyncio

    asyncio.get_running_loop().call_exception_handler({"message": message, "exception": fault})
