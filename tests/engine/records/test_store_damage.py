"""A file that is damaged, foreign or from a newer program is set aside whole, and the program goes on."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.records.database import Fault, Found, StoreFault
from engine.records.store import Store


def filled(path: Path, games: int = 3) -> bytes:
    """Make a file with finished games and one still on; return its bytes."""
    with Store(path) as store:
        for number in range(games + 1):
            game = store.begin("dice", '{"head": 1}', number)
            for n in range(80):
                store.append(game, n, f"{n}x6")
            if number < games:
                store.finish(game, '{"won": true}')
    return path.read_bytes()


def playable(store: Store) -> None:
    """Do what a program does with a store."""
    store.unfinished("dice")
    store.finished("dice")
    game = store.begin("dice", "{}", 1)
    store.append(game, 0, "2x3")
    saved = store.unfinished("dice")
    assert saved is not None and (saved.game, saved.entries) == (game, ("2x3",))


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"no database at all, but a fairly long text " * 50,
        lambda data: data[: len(data) // 2],
        lambda data: data[:100],
        lambda data: b"\0" * len(data),
        lambda data: data[:4096] + b"\xff" * (len(data) - 4096),
        lambda data: data.replace(b"CREATE TABLE entry", b"CREATE TABLE extra"),
        lambda data: data.replace(b"ON DELETE CASCADE", b"ON DELETE CASCAD\xbe"),
    ],
    ids=["text", "half", "head only", "zeros", "pages", "schema", "no text"],
)
def test_a_broken_file_is_set_aside_and_a_fresh_one_made(
    tmp_path: Path, damage: Callable[[bytes], bytes]
) -> None:
    path = tmp_path / "games.sqlite3"
    broken = damage(filled(path))
    path.write_bytes(broken)
    with Store(path) as store:
        assert store.opened.found is Found.BROKEN
        assert store.opened.aside is not None and store.opened.aside.read_bytes() == broken
        playable(store)
    with Store(path) as store:
        assert store.opened.found is Found.GAMES


def test_an_empty_file_is_no_damage(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    path.touch()
    with Store(path) as store:
        assert store.opened.found is Found.NOTHING
        playable(store)
    assert list(tmp_path.iterdir()) == [path]


def altered(path: Path, statement: str) -> None:
    connection = sqlite3.connect(path)
    connection.execute(statement)
    connection.commit()
    connection.close()


def test_the_file_of_a_newer_program_is_kept_for_it(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    filled(path)
    altered(path, "PRAGMA user_version = 2")
    with Store(path) as store:
        assert store.opened.found is Found.NEWER and store.opened.aside is not None
        playable(store)
        altered(store.opened.aside, "PRAGMA user_version = 1")
        with Store(store.opened.aside) as kept:
            assert len(kept.finished("dice")) == 3


def test_a_database_of_another_program_is_not_written_into(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    altered(path, "CREATE TABLE music (title TEXT)")
    before = path.read_bytes()
    with Store(path) as store:
        assert store.opened.found is Found.FOREIGN and store.opened.aside is not None
        assert store.opened.aside.read_bytes() == before
        playable(store)


def test_every_file_set_aside_gets_a_name_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    for number in range(3):
        path.write_bytes(b"broken " * 100 + bytes([number]))
        Store(path).close()
    assert sorted(file.name for file in tmp_path.glob("*.aside-*")) == [
        f"games.sqlite3.aside-{number}" for number in (1, 2, 3)
    ]


def test_a_log_that_is_garbage_costs_nothing_that_was_folded_in(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    filled(path)
    Path(f"{path}-wal").write_bytes(b"garbage " * 1000)
    with Store(path) as store:
        assert store.opened.found is Found.GAMES
        assert len(store.finished("dice")) == 3


damages = st.lists(
    st.tuples(st.integers(0, 2**16), st.binary(min_size=1, max_size=300)), min_size=1, max_size=5
)


@given(damages=damages, cut=st.none() | st.integers(0, 2**16))
@settings(max_examples=50, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_bytes_are_damaged_the_store_opens_and_only_ever_raises_its_own_fault(
    tmp_path: Path, damages: list[tuple[int, bytes]], cut: int | None
) -> None:
    path = tmp_path / "games.sqlite3"
    data = bytearray(filled(path))
    for place, garbage in damages:
        start = place % len(data)
        data[start : start + len(garbage)] = garbage
    path.write_bytes(data[: None if cut is None else cut % len(data)])
    with Store(path) as store:
        try:
            playable(store)
        except StoreFault as fault:
            assert fault.code in (Fault.BROKEN, Fault.READ_ONLY)
    for file in tmp_path.iterdir():
        file.unlink()
