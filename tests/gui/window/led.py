"""Lead the real program by a script: everything is as app.py starts it, and one coroutine more."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from liars_qt import app
from liars_qt.program import Program

STEP_S = 0.005
Script = Callable[[Program], Awaitable[None]]


async def until(condition: Callable[[], object]) -> None:
    """Wait until something is so; the test's own timeout ends what never comes."""
    while not condition():
        await asyncio.sleep(STEP_S)


def say(*words: object) -> None:
    """Tell the test something."""
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


def lead(folder: Path, script: Script) -> int:
    """Run the program with a script behind it; return its exit code."""

    class Led(Program):
        def begin(self) -> None:
            super().begin()
            self._script = asyncio.ensure_future(script(self))

    vars(app)["Program"] = Led
    return app.run(folder)
