"""Closing in any phase: exit code 0, nothing on stderr, nothing in the log, and the game is there again."""

from pathlib import Path

import pytest

from tests.gui.window.processes import run

PHASES = (
    *("opening", "playable", "thinking", "loading", "reveal", "verdict", "end"),
    *("table_dialog", "question", "report", "full_screen", "quit_key"),
)


@pytest.mark.parametrize("phase", PHASES)
def test_closing_leaves_nothing_behind(tmp_path: Path, phase: str) -> None:
    run(tmp_path, phase)
    left = {path.name for path in tmp_path.iterdir() if path.name != "home"}
    assert left == {"settings.ini", "games.sqlite"}


def test_the_next_start_continues_the_game(tmp_path: Path) -> None:
    run(tmp_path, "thinking")
    assert run(tmp_path, "look")[0].startswith("resumed 1 ")
