"""What a start is measured on: `python opener.py empty|table FOLDER` tells when its window was first painted."""

from __future__ import annotations

import gc
import sys
from pathlib import Path
from typing import Any


def told() -> None:
    """Tell that the window was painted, and leave."""
    sys.stdout.write("painted\n")
    sys.stdout.flush()


def empty() -> int:
    """Show a window with nothing in it."""
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QApplication, QMainWindow

    class Empty(QMainWindow):
        def paintEvent(self, event: QPaintEvent) -> None:
            told()
            QTimer.singleShot(0, self.close)

    app = QApplication([])
    window = Empty()
    window.resize(1093, 614)
    window.show()
    return app.exec()


def table(folder: Path) -> int:
    """Show the dice table as the program does; it is playable when the table is painted and the controls are open."""
    gc.disable()  # as `python -m liars_qt` does before anything else
    from liars_qt import app
    from liars_qt.program import Program

    class Watched(Program):
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            self.painted.connect(self._on_painted)

        def _on_painted(self) -> None:
            assert self.dice_page.controls.armed
            assert self.dice_page.controls.picker.ready
            told()
            self.window.close()

    vars(app)["Program"] = Watched
    return app.run(folder)


if __name__ == "__main__":
    sys.exit(empty() if sys.argv[1] == "empty" else table(Path(sys.argv[2])))
