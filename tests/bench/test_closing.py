"""How long the program takes to end, from the close of its window: every phase, twenty times, each a clean end."""

import statistics
import sys
import time
from pathlib import Path

import pytest

from tests.gui.window.processes import TIMEOUT_S, complaints, start
from tests.gui.window.test_closing import PHASES

TIMES = 20
AIM_S = 2.0
CHILD = Path(__file__).with_name("closer.py")


@pytest.mark.parametrize("phase", PHASES)
def test_a_window_that_is_closed_is_gone(tmp_path: Path, phase: str) -> None:
    taken = []
    for number in range(TIMES):
        with start(tmp_path / str(number), phase, CHILD) as process:
            assert process.stdout is not None
            while process.stdout.readline() not in ("closing\n", ""):
                pass
            began = time.perf_counter()
            _, complained = process.communicate(timeout=TIMEOUT_S)
            taken.append(time.perf_counter() - began)
        assert complaints(complained) == []
        assert process.returncode == 0
    sys.stdout.write(
        f"\nclosing, {phase}: {TIMES} times, median {statistics.median(taken) * 1000:.0f} ms, "
        f"longest {max(taken) * 1000:.0f} ms (aim {AIM_S:.0f} s)\n"
    )
