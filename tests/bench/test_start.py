"""How long until the table can be played, against an empty window of the same Qt in the same run."""

import statistics
import subprocess
import sys
import time
from pathlib import Path

from tests.gui.window.processes import ROOT, TIMEOUT_S, compiled

OPENER = Path(__file__).with_name("opener.py")
RUNS = 9
AIM = 2.0


def seconds(what: str, folder: Path, env: dict[str, str]) -> float:
    """Start a process and return the seconds until it says that its window was painted."""
    began = time.perf_counter()
    command = [sys.executable, str(OPENER), what, str(folder)]
    with subprocess.Popen(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "painted\n"
        taken = time.perf_counter() - began
        assert process.wait(TIMEOUT_S) == 0
    return taken


def test_the_table_is_there_soon_after_an_empty_window_would_be(tmp_path: Path) -> None:
    env = compiled(tmp_path / "compiled")
    for what in ("empty", "table"):
        seconds(what, tmp_path, env)  # whatever has to be compiled or read from the disk once
    pairs = [(seconds("empty", tmp_path, env), seconds("table", tmp_path, env)) for _ in range(RUNS)]
    empty, table = (statistics.median(side) for side in zip(*pairs, strict=True))
    ratio = statistics.median(there / bare for bare, there in pairs)
    sys.stdout.write(
        f"\nstart: empty window {empty * 1000:.0f} ms, playable table {table * 1000:.0f} ms, "
        f"ratio {ratio:.2f} (aim {AIM})\n"
    )
