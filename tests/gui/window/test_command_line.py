"""The command line: help and version need no display, nonsense ends with 2, odd folders start all the same."""

import subprocess
import sys
from pathlib import Path

import pytest

from liars_qt import __version__
from tests.gui.window.processes import ROOT, TIMEOUT_S, environment, run


def call(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Call the program without any display, and without the platform that needs none."""
    unset = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    env = {name: value for name, value in environment().items() if name not in unset}
    command = [sys.executable, "-m", "liars_qt", *arguments]
    return subprocess.run(
        command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=TIMEOUT_S, check=False
    )


@pytest.mark.parametrize("option", ["--help", "-h"])
def test_help_needs_no_display(option: str) -> None:
    done = call(option)
    assert (done.returncode, done.stderr) == (0, "")
    assert "--data" in done.stdout


def test_the_version_needs_no_display() -> None:
    done = call("--version")
    assert (done.returncode, done.stderr, done.stdout) == (0, "", f"liars-qt {__version__}\n")


@pytest.mark.parametrize("arguments", [("--nonsense",), ("game.txt",), ("--data",), ("--vers",)])
def test_what_is_unknown_ends_with_2_and_a_line_that_names_it(arguments: tuple[str, ...]) -> None:
    done = call(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "usage: liars-qt" in done.stderr


def test_a_folder_of_any_name_serves(tmp_path: Path) -> None:
    folder = tmp_path / "Пользователь é a'b\"c 100% #?" / "deeper"
    assert run(folder, "look")[0].startswith("resumed")
    assert (folder / "games.sqlite").exists()


def test_a_folder_that_is_a_file_is_said_and_the_game_starts(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    said = run(file, "look")
    assert said[0].startswith("resumed 0")
    assert "cannot be opened" in said[1]
    assert file.read_text() == "mine"
