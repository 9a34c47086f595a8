"""Closing in any phase: exit code 0, nothing on stderr, nothing in the log, and the game is there again."""

from pathlib import Path

import pytest

from tests.gui.window.processes import run

PHASES = (
    *("opening", "playable", "thinking", "loading", "reveal", "verdict", "end"),
    *("table_dialog", "question", "report", "full_screen", "quit_key"),
    *("masters", "fast_forward", "cover", "end_question", "card_turning", "counting"),
)


@pytest.mark.parametrize("phase", PHASES)
def test_closing_leaves_nothing_behind(tmp_path: Path, phase: str) -> None:
    run(tmp_path, phase)
    left = {path.name for path in tmp_path.iterdir() if path.name != "home"}
    assert left == {"settings.ini", "games.sqlite"}


def test_the_next_start_continues_the_game(tmp_path: Path) -> None:
    run(tmp_path, "thinking")
    assert run(tmp_path, "look")[0].startswith("resumed 1 ")


def test_after_a_fault_the_program_plays_on_and_closes_well(tmp_path: Path) -> None:
    assert run(tmp_path, "slot_fault") == ["ReportDialog", "1"]
    assert "ZeroDivisionError" in (tmp_path / "liars-qt.log").read_text(encoding="utf-8")
