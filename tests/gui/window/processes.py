"""Start the program as a process of its own, from the sources, with no screen."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
CHILD = Path(__file__).with_name("child.py")
TIMEOUT_S = 60
# The screenless platform says so on every start.
PLATFORM = "This plugin does not support propagateSizeHints()"


def environment() -> dict[str, str]:
    """Return the test's own environment with the sources first on the path."""
    return {**os.environ, "PYTHONPATH": str(ROOT)}


def compiled(folder: Path) -> dict[str, str]:
    """Return an environment in which sources stay compiled between starts, as those of an installation are."""
    inherited = {name: value for name, value in environment().items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**inherited, "PYTHONPYCACHEPREFIX": str(folder)}


def start(folder: Path, script: str, child: Path = CHILD) -> subprocess.Popen[str]:
    """Start the program with a script behind it; whoever starts it waits for it or kills it."""
    command = [sys.executable, str(child), str(folder), script]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, env=environment(), stdout=pipe, stderr=pipe, text=True)


def run(folder: Path, script: str, child: Path = CHILD) -> list[str]:
    """Run a script to its end, which must be a clean one; return the lines that it said."""
    with start(folder, script, child) as process:
        said, complained = process.communicate(timeout=TIMEOUT_S)
    assert complaints(complained) == []
    assert process.returncode == 0
    return said.splitlines()


def complaints(text: str) -> list[str]:
    """Return what stands on stderr and is the program's own."""
    return [line for line in text.splitlines() if line != PLATFORM]


def wait_for(process: subprocess.Popen[str], word: str) -> str:
    """Read what a process says until a line begins with a word; return that line."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith(word):
            return line.strip()
    raise AssertionError(f"ended without saying {word}: {process.stderr and process.stderr.read()}")
