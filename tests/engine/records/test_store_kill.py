"""Killed at any moment, the program loses at most the action in progress."""

import random
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from engine.records.database import Found
from engine.records.store import Store
from tests.engine.records.ledger import Ledger, held, operations

ROOT = Path(__file__).resolve().parents[3]
ROUNDS = 30


def killed_after(path: Path, seed: int, start: int, enough: int) -> int:
    """Let a child write, kill it once it has told of `enough` operations, and return how many it told of."""
    command = [sys.executable, "-m", "tests.engine.records.ledger", str(path), str(seed), str(start)]
    child = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)
    assert child.stdout is not None
    with child.stdout as told:
        done = len(told.read(enough))
        child.kill()
        done += len(told.read())
    child.wait()
    return done


def states(seed: int, count: int) -> list[Ledger]:
    """What a store should hold after 0, 1, 2 ... operations."""
    return [Ledger(), *(ledger for _, ledger in islice(operations(seed), count))]


@pytest.mark.skipif(sys.platform == "win32", reason="another system's kill is another test")
def test_thirty_kills_in_a_row_lose_at_most_the_action_in_progress(tmp_path: Path) -> None:
    path, seed, done = tmp_path / "games.sqlite3", 7, 0
    moments = random.Random(seed)
    for _ in range(ROUNDS):
        done += killed_after(path, seed, done, moments.randint(1, 40))
        expected = states(seed, done + 1)
        with Store(path) as store:
            assert store.opened.found is Found.GAMES
            found = held(store)
        assert found in (expected[done], expected[done + 1])
        done += found != expected[done]
        assert list(tmp_path.iterdir()) == [path]
    assert done >= ROUNDS
