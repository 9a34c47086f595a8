"""The real program before its loop runs: `python early.py FOLDER SCRIPT`.

Each script is a function of the program that is called as soon as the window was told to show itself; it may return
a coroutine for the loop.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from liars_qt import app
from liars_qt.program import Program
from liars_qt.settings import options
from tests.gui.window.led import say, until

TASKS = Path("/proc/self/task")
Script = Callable[[Program], Coroutine[None, None, None] | None]


def style(program: Program) -> None:
    """Tell which style lies under the style sheet, and leave."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    application.setStyleSheet("")
    say(QApplication.style().name())
    program.window.close()


def threads(program: Program) -> None:
    """Tell how many threads the first picture took, and leave."""
    program.painted.connect(lambda: say(len(list(TASKS.iterdir()))))
    program.painted.connect(program.window.close)


def unseen(program: Program) -> None:
    """Close the window before it was painted."""
    program.painted.connect(lambda: say("painted"))
    program.window.close()


def seen(program: Program) -> None:
    """Close it once it was painted."""
    program.painted.connect(lambda: say("painted"))
    program.painted.connect(program.window.close)


def click(program: Program) -> Coroutine[None, None, None]:
    """Bid by a click at the moment of the first paint."""

    def bid() -> None:
        QTest.mouseClick(program.dice_page.controls.picker.bid_button, Qt.MouseButton.LeftButton)
        say(len(program.dice.record.entries), thinks(program))

    program.painted.connect(bid)
    return acted(program, 2)


def watch(program: Program) -> Coroutine[None, None, None]:
    """Tell whether the bot is seen to think at the first paint."""
    program.painted.connect(lambda: say(thinks(program)))
    return acted(program, len(program.dice.record.entries) + 1)


def fault(program: Program) -> Coroutine[None, None, None]:
    """Let a slot go wrong before the first paint."""
    QTimer.singleShot(0, lambda: 1 / 0)
    return reported(program)


def hidden(program: Program) -> Coroutine[None, None, None]:
    """Paint nothing, as a window does that starts minimised."""
    program.painted.connect(lambda: say("painted"))
    program.dice_page.setUpdatesEnabled(False)
    return acted(program, len(program.dice.record.entries) + 1)


def thinks(program: Program) -> bool:
    """Tell whether the first bot is seen to think."""
    return program.dice_page.board.felt.others[0].seat.thinking


async def acted(program: Program, entries: int) -> None:
    """Wait until a game is so long, and leave."""
    program.settings.set(options.PACE, "instant")
    await until(lambda: len(program.dice.record.entries) >= entries)
    say("acted")
    program.window.close()


async def reported(program: Program) -> None:
    """Wait for a report, close it and leave."""
    await until(lambda: QApplication.activeModalWidget() is not None)
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    say(type(dialog).__name__)
    dialog.close()
    program.window.close()


SCRIPTS: dict[str, Script] = {
    script.__name__: script for script in (style, threads, unseen, seen, click, watch, fault, hidden)
}


def lead(folder: Path, script: Script) -> int:
    """Run the program with a script in its start; return its exit code."""

    class Led(Program):
        def start(self) -> None:
            super().start()
            self._work = script(self)

        def begin(self) -> None:
            super().begin()
            if self._work is not None:
                self._script = asyncio.ensure_future(self._work)

    vars(app)["Program"] = Led
    return app.run(folder)


if __name__ == "__main__":
    sys.exit(lead(Path(sys.argv[1]), SCRIPTS[sys.argv[2]]))
