"""Killed at any moment: the next start has the game as it was said to be, or one action further."""

import os
import random
import signal
import threading
import time
from pathlib import Path

from engine.dice.state import Phase
from engine.records.codec import from_parts
from engine.records.replay import replay
from engine.records.store import Store
from tests.gui.window.processes import TIMEOUT_S, run, start, wait_for

KILLS = int(os.environ.get("LIARS_KILLS", "6"))  # more of them for a thorough hour
MOST_MOVES, LONGEST_S = 12, 0.05


def play_and_kill(folder: Path, moves: int, seconds: float) -> tuple[tuple[str, int], tuple[str, int]]:
    """Let the program play by itself for some moves and a moment more, then kill it.

    Return what it took up and the last position that it told.
    """
    process = start(folder, "play")
    with process:
        _, count, seed = wait_for(process, "resumed").split()
        assert process.stdout is not None
        told = [(seed, int(count))]
        timer = threading.Timer(seconds, lambda: process.send_signal(signal.SIGKILL))
        loaded = False
        for line in process.stdout:
            words = line.split()
            loaded = loaded or line.startswith("loaded")
            if len(words) == 2:
                told.append((words[0], int(words[1])))
            if loaded and len(told) > moves and not timer.is_alive() and not timer.finished.is_set():
                timer.start()
        timer.join()
        assert process.wait(TIMEOUT_S) == -signal.SIGKILL
    return (seed, int(count)), told[-1]


def test_the_game_goes_on_after_kill_9_at_any_moment(tmp_path: Path) -> None:
    chance, last = random.Random(9), None
    for _ in range(KILLS):
        taken_up, told = play_and_kill(tmp_path, chance.randrange(MOST_MOVES), chance.uniform(0.0, LONGEST_S))
        if last is not None and taken_up[0] == last[0]:
            assert last[1] <= taken_up[1] <= last[1] + 1
        last = told
    with Store(tmp_path / "games.sqlite") as store:
        assert store.opened.aside is None
        for row in store.finished("dice"):
            saved = store.read(row.game)
            assert replay(from_parts(saved.head, saved.entries)).table.phase is Phase.OVER
    said = run(tmp_path, "look")
    assert said[1] == "notice ", "a kill is no fault to complain about"


def test_an_option_is_kept_although_the_program_was_killed(tmp_path: Path) -> None:
    with start(tmp_path, "options_set") as process:
        wait_for(process, "set")
        process.kill()
    assert "theme=dark" in (tmp_path / "settings.ini").read_text()


def test_a_killed_programs_lock_blocks_nobody(tmp_path: Path) -> None:
    with start(tmp_path, "wait") as process:
        wait_for(process, "ready")
        process.kill()
    assert (tmp_path / "games.sqlite.lock").exists()
    assert run(tmp_path, "look")[0].startswith("resumed")


def test_a_lock_that_says_nothing_blocks_nobody(tmp_path: Path) -> None:
    for content in ("", "1\nsystemd\nsomewhere-else\n"):
        (tmp_path / "games.sqlite.lock").write_text(content)
        assert run(tmp_path, "look")[0].startswith("resumed")


def test_a_second_start_raises_the_first_window_and_ends(tmp_path: Path) -> None:
    with start(tmp_path, "stay") as first:
        wait_for(first, "ready")
        began = time.monotonic()
        with start(tmp_path, "look") as second:
            said, complained = second.communicate(timeout=TIMEOUT_S)
        assert second.returncode == 0
        assert (said, complained) == ("", "")
        assert time.monotonic() - began < TIMEOUT_S
        wait_for(first, "raised")
        assert first.wait(TIMEOUT_S) == 0


def test_two_folders_are_two_programs(tmp_path: Path) -> None:
    with start(tmp_path / "one", "wait") as first:
        wait_for(first, "ready")
        assert run(tmp_path / "two", "look")[0].startswith("resumed")
        first.kill()
