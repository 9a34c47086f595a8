"""A disk that is full, read-only or locked gives one typed fault, and leaves all that was stored before."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from engine.records import database
from engine.records.database import Fault, Found, StoreFault
from engine.records.store import Store

TEXT = "x" * 2000


def fill(store: Store, game: int) -> int:
    """Append until the disk says no; return how many entries were taken."""
    count = len(store.read(game).entries)
    with pytest.raises(StoreFault) as fault:
        while True:
            store.append(game, count, TEXT)
            count += 1
    assert fault.value.code is Fault.FULL
    return count


@contextmanager
def quota(size: int) -> Iterator[None]:
    """Let no file of this process grow beyond so many bytes."""
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Mount a disk of half a megabyte, where the system lets us."""
    place = tmp_path / "disk"
    place.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=512k", "none", str(place)]
    with suppress(OSError):
        if subprocess.run(command, capture_output=True).returncode == 0:
            yield place
            subprocess.run(["umount", str(place)], check=True)
            return
    pytest.skip("needs the right to mount a disk")


@pytest.mark.parametrize("size", [150_000, 300_000, 1_000_001])
def test_a_quota_that_runs_out_loses_no_earlier_entry(tmp_path: Path, size: int) -> None:
    path = tmp_path / "games.sqlite3"
    with Store(path) as store:
        game = store.begin("dice", "{}", 0)
        with quota(size):
            count = fill(store, game)
            assert len(store.read(game).entries) == count > 5
        store.append(game, count, "room again")
    with Store(path) as store:
        assert store.opened.found is Found.GAMES
        assert store.read(game).entries == (*[TEXT] * count, "room again")


def test_a_full_disk_loses_no_earlier_entry(small_disk: Path) -> None:
    ballast = small_disk / "ballast"
    ballast.write_bytes(b"x" * 100_000)
    path = small_disk / "games.sqlite3"
    with Store(path) as store:
        game = store.begin("dice", "{}", 0)
        count = fill(store, game)
        for refused in (lambda: store.begin("dice", TEXT, 0), lambda: store.finish(game, TEXT)):
            with pytest.raises(StoreFault):
                refused()
        assert len(store.read(game).entries) == count > 5
        ballast.unlink()
        store.append(game, count, "room again")
    with Store(path) as store:
        assert store.opened.found is Found.GAMES
        assert store.read(game).entries == (*[TEXT] * count, "room again")


def test_on_a_full_disk_nothing_is_set_aside_and_a_later_start_succeeds(small_disk: Path) -> None:
    ballast, path = small_disk / "ballast", small_disk / "games.sqlite3"
    with suppress(OSError), ballast.open("wb", buffering=0) as file:
        while file.write(b"x" * 4096):
            pass
    with pytest.raises(StoreFault) as fault:
        Store(path)
    assert fault.value.code is Fault.FULL
    ballast.unlink()
    with Store(path) as store:
        assert store.opened.found is Found.NOTHING
    assert list(small_disk.iterdir()) == [path]


def test_a_read_only_disk_is_told_and_left_alone(small_disk: Path) -> None:
    path = small_disk / "games.sqlite3"
    with Store(path) as store:
        store.begin("dice", "{}", 0)
    before = path.read_bytes()
    remounted = ["mount", "-o", "remount,ro", str(small_disk)]
    subprocess.run(remounted, check=True)
    with pytest.raises(StoreFault) as fault, Store(path) as store:
        store.begin("dice", "{}", 0)
    assert fault.value.code in (Fault.READ_ONLY, Fault.CANNOT_OPEN)
    assert list(small_disk.iterdir()) == [path] and path.read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_read_only_folder_is_told_and_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir(mode=0o555)
    with pytest.raises(StoreFault) as fault:
        Store(folder / "games.sqlite3")
    assert fault.value.code is Fault.CANNOT_OPEN
    assert list(folder.iterdir()) == []


def test_a_place_where_no_file_can_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for path in (tmp_path, tmp_path / "file" / "games.sqlite3"):
        with pytest.raises(StoreFault) as fault:
            Store(path)
        assert fault.value.code is Fault.CANNOT_OPEN


def test_while_another_program_writes_the_store_is_busy_and_nothing_is_set_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.0)
    path = tmp_path / "games.sqlite3"
    with Store(path) as store:
        game = store.begin("dice", "{}", 0)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreFault) as fault:
            store.append(game, 0, "2x3")
        assert fault.value.code is Fault.BUSY
        with Store(path) as second:
            assert second.opened.found is Found.GAMES
        other.close()
        store.append(game, 0, "2x3")
        assert store.read(game).entries == ("2x3",)
    assert list(tmp_path.iterdir()) == [path]


def test_an_exclusive_lock_at_the_start_is_no_damage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.0)
    path = tmp_path / "games.sqlite3"
    Store(path).close()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreFault) as fault:
        Store(path)
    assert fault.value.code is Fault.BUSY
    other.close()
    with Store(path) as store:
        assert store.opened.found is Found.GAMES
