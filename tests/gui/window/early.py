"""The real program before its loop runs: `python early.py FOLDER SCRIPT`, each script a function of the program.

It is called as soon as the window was told to show itself.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication

from liars_qt import app
from liars_qt.program import Program
from tests.gui.window.led import say

Script = Callable[[Program], None]


def style(program: Program) -> None:
    """Tell which style lies under the style sheet, and leave."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    application.setStyleSheet("")
    say(QApplication.style().name())
    program.window.close()


SCRIPTS: dict[str, Script] = {script.__name__: script for script in (style,)}


def lead(folder: Path, script: Script) -> int:
    """Run the program with a script in its start; return its exit code."""

    class Led(Program):
        def start(self) -> None:
            super().start()
            script(self)

    vars(app)["Program"] = Led
    return app.run(folder)


if __name__ == "__main__":
    sys.exit(lead(Path(sys.argv[1]), SCRIPTS[sys.argv[2]]))
