"""The store keeps games whatever they are, gives back what was put in, and leaves no file behind but its own."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.records.database import Fault, Found, Opening, StoreFault
from engine.records.store import Finished, Saved, Store
from tests.engine.records.ledger import held, operations, perform


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "records"


@pytest.fixture
def store(folder: Path) -> Iterator[Store]:
    with Store(folder / "games.sqlite3") as store:
        yield store


def entered(store: Store, kind: str, *entries: str, stamp: int = 0) -> int:
    game = store.begin(kind, f"head of {kind}", stamp)
    for n, text in enumerate(entries):
        store.append(game, n, text)
    return game


def test_a_game_comes_back_as_it_was_put_in(store: Store) -> None:
    game = entered(store, "dice", "2x3", "challenge", stamp=1_700_000_000)
    saved = Saved(game, "dice", "head of dice", 1_700_000_000, ("2x3", "challenge"))
    assert store.unfinished("dice") == store.read(game) == saved


def test_another_process_reads_on_where_it_was(folder: Path, store: Store) -> None:
    entered(store, "dice", "2x3")
    with Store(folder / "games.sqlite3") as second:
        assert second.opened == Opening(Found.GAMES)
        assert second.unfinished("dice") == store.unfinished("dice")


def test_a_new_file_is_made_with_its_folder_and_told_to_be_new(folder: Path) -> None:
    with Store(folder / "deeper" / "games.sqlite3") as store:
        assert store.opened == Opening(Found.NOTHING)
        assert store.unfinished("dice") is None and store.finished("dice") == ()


def test_kinds_do_not_meet(store: Store) -> None:
    dice, cards = entered(store, "dice", "2x3"), entered(store, "cards", "red", "black")
    store.finish(dice, "won")
    assert store.unfinished("dice") is None
    kept = store.unfinished("cards")
    assert kept is not None and (kept.game, kept.entries) == (cards, ("red", "black"))
    assert [row.summary for row in store.finished("dice")] == ["won"]
    assert store.finished("cards") == ()


def test_a_new_game_drops_the_unfinished_one_of_its_kind(store: Store) -> None:
    old = entered(store, "dice", "2x3")
    cards = entered(store, "cards", "red")
    new = entered(store, "dice")
    saved = store.unfinished("dice")
    assert saved is not None and (saved.game, saved.entries) == (new, ())
    assert store.read(cards).entries == ("red",)
    with pytest.raises(StoreFault):
        store.read(old)


def test_finished_games_stand_newest_first(store: Store) -> None:
    games = []
    for stamp in (30, 10, 20):
        games.append(entered(store, "dice", "2x3", stamp=stamp))
        store.finish(games[-1], f"summary {stamp}")
    rows = [
        Finished(game, stamp, "head of dice", f"summary {stamp}")
        for game, stamp in zip(games, (30, 10, 20), strict=True)
    ]
    assert store.finished("dice") == tuple(reversed(rows))
    assert store.read(games[0]).summary == "summary 30"


def test_a_finish_can_be_taken_back(store: Store) -> None:
    game = entered(store, "dice", "2x3")
    store.finish(game, "won")
    store.reopen(game)
    assert store.finished("dice") == ()
    saved = store.unfinished("dice")
    assert saved is not None and (saved.entries, saved.summary) == (("2x3",), None)


def test_a_cut_keeps_the_first_entries_and_what_follows_takes_their_place(store: Store) -> None:
    game = entered(store, "dice", "a", "b", "c", "d")
    store.cut(game, 2)
    store.append(game, 2, "x")
    assert store.read(game).entries == ("a", "b", "x")
    store.cut(game, 9)
    assert store.read(game).entries == ("a", "b", "x")
    store.cut(game, 0)
    assert store.read(game).entries == ()


def test_a_discarded_game_is_gone_with_its_entries(store: Store) -> None:
    game = entered(store, "dice", "a")
    store.discard(game)
    assert store.unfinished("dice") is None
    assert entered(store, "dice") != game


@pytest.mark.parametrize("text", ["", "Анна ① \U0001f600", "a\nb\tc'\";--", "x" * 100_000])
def test_any_text_is_kept(store: Store, text: str) -> None:
    game = store.begin(text, text, 0)
    store.append(game, 0, text)
    store.finish(game, text)
    assert store.read(game) == Saved(game, text, text, 0, (text,), text)


def test_what_is_asked_of_an_unknown_game_is_a_fault(store: Store) -> None:
    for ask in (
        lambda: store.read(99),
        lambda: store.append(99, 0, "a"),
        lambda: store.finish(99, ""),
        lambda: store.reopen(99),
        lambda: store.discard(99),
    ):
        with pytest.raises(StoreFault) as fault:
            ask()
        assert fault.value.code is Fault.NO_SUCH_GAME


def test_an_entry_is_never_written_over(store: Store) -> None:
    game = entered(store, "dice", "a")
    with pytest.raises(StoreFault):
        store.append(game, 0, "b")
    assert store.read(game).entries == ("a",)


def test_erasing_finished_games_leaves_the_one_that_is_on(folder: Path, store: Store) -> None:
    game = entered(store, "dice", "Marianne wins")
    store.finish(game, "Marianne")
    entered(store, "dice", "2x3")
    store.erase_finished()
    saved = store.unfinished("dice")
    assert store.finished("dice") == () and saved is not None and saved.entries == ("2x3",)


def test_erasing_all_leaves_no_trace_in_any_file(folder: Path) -> None:
    path = folder / "games.sqlite3"
    folder.mkdir()
    Path(f"{path}.aside-1").write_text("Marianne of an older, broken file")
    with Store(path) as store:
        for _ in range(50):
            store.finish(entered(store, "dice", "Marianne bids", "Marianne wins"), "Marianne")
        entered(store, "cards", "Marianne draws")
        store.erase_all()
        assert store.finished("dice") == () and store.unfinished("cards") is None
        for file in folder.iterdir():
            assert b"Marianne" not in file.read_bytes(), file
    assert list(folder.iterdir()) == [path]
    assert path.stat().st_size < 40_000


def test_closing_leaves_the_one_file(folder: Path) -> None:
    with Store(folder / "games.sqlite3") as store:
        entered(store, "dice", "2x3")
        assert {file.name for file in folder.iterdir()} == {
            f"games.sqlite3{end}" for end in ("", "-wal", "-shm")
        }
    assert [file.name for file in folder.iterdir()] == ["games.sqlite3"]


def test_closing_twice_and_after_a_fault_is_harmless(folder: Path) -> None:
    store = Store(folder / "games.sqlite3")
    with pytest.raises(StoreFault):
        store.read(1)
    store.close()
    store.close()
    with pytest.raises(StoreFault):
        store.read(1)


@given(seed=st.integers(0, 2**32), count=st.integers(0, 80))
@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_run_of_operations_leaves_what_the_model_says(tmp_path: Path, seed: int, count: int) -> None:
    with Store(tmp_path / "model.sqlite3") as store:
        store.erase_all()
        for operation, ledger in islice(operations(seed), count):
            perform(store, operation)
            assert held(store) == ledger
