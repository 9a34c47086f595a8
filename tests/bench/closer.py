"""The program led by a script of the closing tests, which says when its window goes: `closer.py FOLDER SCRIPT`."""

import sys
from pathlib import Path

from liars_qt.program import Program
from tests.gui.window.child import SCRIPTS
from tests.gui.window.led import lead, say


async def told(program: Program) -> None:
    """Follow the script, and say when the window is closed."""
    program.window.closing.connect(lambda: say("closing"))
    await SCRIPTS[sys.argv[2]](program)


if __name__ == "__main__":
    sys.exit(lead(Path(sys.argv[1]), told))
