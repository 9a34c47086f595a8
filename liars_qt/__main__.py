"""`python -m liars_qt`: read the command line, then start the window. Help and version need no display."""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Sequence
from pathlib import Path

from liars_qt import __version__


def parser() -> argparse.ArgumentParser:
    """Return the reader of the command line."""
    made = argparse.ArgumentParser(
        prog="liars-qt",
        description="Liar's dice against bots and friends, on one screen.",
        allow_abbrev=False,
    )
    made.add_argument("--version", action="version", version=f"liars-qt {__version__}")
    made.add_argument("--data", type=Path, metavar="FOLDER", help="keep settings and games in this folder")
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    """Start the program and return its exit code."""
    options = parser().parse_args(arguments)
    # Nothing that is loaded now will ever be garbage; app.py lets the collector in when the window stands.
    gc.disable()
    from liars_qt.app import run

    return run(options.data)


if __name__ == "__main__":
    sys.exit(main())
