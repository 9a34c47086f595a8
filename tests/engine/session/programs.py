"""Tiny programs that sit down at the table, most of them badly brought up."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

GREETS = "import sys, os\nprint('id name tiny', flush=True)\nprint('ok', flush=True)\n"
TURNS = """for line in sys.stdin:
    word, *rest = line.split() or ['']
    if word == 'quit': break
    if word != 'go': continue
"""
ANSWERS = GREETS + TURNS + "    turn = rest[0]\n"
"""Followed by what is done with the number of each turn, indented once."""
SAYS = "    print('action', turn, {}, flush=True)\n"
HANGS = "__import__('time').sleep(600)\n"


def command(folder: Path, text: str) -> str:
    """Write a program down and return the command that runs it, without the site's packages to start quickly."""
    script = folder / "program.py"
    script.write_text(text, encoding="utf-8")
    return shlex.join([sys.executable, "-S", "-E", str(script)])
