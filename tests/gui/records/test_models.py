"""Past games as rows, their dice counted bit by bit, and the way into a file."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from engine.dice.rules import KNOCKOUT, WILD_STRICT
from engine.records.codec import from_text
from engine.records.fairness import added, faces_rolled
from engine.records.replay import replay
from engine.records.store import Finished, Store
from liars_qt.models.faces import FaceCount
from liars_qt.models.game_export import as_json, as_text, write
from liars_qt.models.records import Column, PastGame, RecordsModel, heading_text, past_games, result_text
from liars_qt.models.rounds import RoundsModel
from liars_qt.words.languages import Languages
from liars_qt.words.names import Names
from tests.gui.records.games import KIND, ME, NOON, fill, finished_game, put


def rows(store: Store) -> list[list[str]]:
    model: RecordsModel[PastGame] = RecordsModel(heading_text)
    model.show_games(past_games(store.finished(KIND)))
    columns = range(model.columnCount())
    return [[str(model.index(row, column).data()) for column in columns] for row in range(model.rowCount())]


def test_the_newest_game_comes_first(store: Store, languages: Languages) -> None:
    fill(store)
    assert [row[Column.RULES] for row in rows(store)] == ["Menteur", "Classic", "Knockout"]


def test_a_row_names_opponents_and_result(store: Store, languages: Languages) -> None:
    fill(store)
    newest, penalties, _ = rows(store)
    assert newest[Column.PLAYERS] == "Calm" and newest[Column.RESULT] in ("won", "lost")
    assert penalties[Column.PLAYERS] == "Shark and Calm" and penalties[Column.RESULT] == "no winner"


@pytest.mark.parametrize(("code", "opponents"), [("fr", "Requin et Calme"), ("ru", "Акула и Спокойный")])
def test_rows_speak_the_language(store: Store, languages: Languages, code: str, opponents: str) -> None:
    fill(store)
    languages.use(code)
    assert rows(store)[1][Column.PLAYERS] == opponents


def test_a_table_of_people_is_played_and_nothing_more(store: Store, languages: Languages) -> None:
    put(store, finished_game(KNOCKOUT, "people", (ME, ME)), NOON)
    (past,) = past_games(store.finished(KIND))
    assert (past.summary, result_text(past)) == (None, "played")


def test_a_damaged_row_costs_no_other(store: Store) -> None:
    fill(store)
    good = store.finished(KIND)
    broken = Finished(99, NOON, "{not json", "")
    assert past_games((broken, *good)) == past_games(good)


def test_games_that_are_known_are_not_read_again(store: Store) -> None:
    fill(store)
    known = past_games(store.finished(KIND))
    again = past_games(store.finished(KIND), known)
    assert all(before is after for before, after in zip(known, again, strict=True))


def test_the_model_keeps_the_laws_of_models(store: Store) -> None:
    fill(store)
    model: RecordsModel[PastGame] = RecordsModel(heading_text)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show_games(past_games(store.finished(KIND)))
    model.retranslate()
    model.show_games(())
    assert tester.model() is model
    assert model.index(0, 0).data() is None and model.data(QModelIndex()) is None


def test_every_column_has_a_name(languages: Languages) -> None:
    model: RecordsModel[PastGame] = RecordsModel(heading_text)
    names = [model.headerData(column, Qt.Orientation.Horizontal) for column in Column]
    assert all(names) and len(set(names)) == len(names)


# --- dice ---------------------------------------------------------------------------------------------------


def test_all_dice_are_counted_and_then_it_rests(qtbot: QtBot) -> None:
    games = {n: finished_game(KNOCKOUT, str(n)) for n in range(3)}
    count = FaceCount(games.get)
    count.read(games)
    qtbot.waitUntil(lambda: count.missing == 0)
    assert count.spread.faces == added(*map(faces_rolled, games.values()))
    assert not count._timer.isActive()


def test_a_game_is_counted_once_and_one_that_cannot_be_read_not_at_all(qtbot: QtBot) -> None:
    asked: list[int] = []

    def read(game: int) -> None:
        asked.append(game)

    count = FaceCount(read)
    for _ in range(2):
        count.read([1, 2])
        qtbot.waitUntil(lambda: count.missing == 0)
    assert asked == [1, 2] and count.spread.total == 0


def test_a_pause_leaves_the_rest_uncounted() -> None:
    count = FaceCount(lambda game: finished_game(KNOCKOUT, str(game)))
    count.read([1, 2, 3])
    count.pause()
    assert count.missing == 3


def test_games_that_are_gone_are_not_counted_any_more(qtbot: QtBot) -> None:
    count = FaceCount(lambda game: finished_game(KNOCKOUT, str(game)))
    count.read([1, 2])
    qtbot.waitUntil(lambda: count.missing == 0)
    count.read([])
    assert count.spread.total == 0


# --- files --------------------------------------------------------------------------------------------------


def test_a_game_written_as_json_reads_back_the_same() -> None:
    record = finished_game(WILD_STRICT, "seed")
    assert from_text(as_json(record)) == record
    assert json.loads(as_json(record))["game"]


def test_a_game_in_plain_words_has_every_round_with_bids_dice_and_verdict(languages: Languages) -> None:
    record = finished_game(KNOCKOUT, "seed")
    rounds = RoundsModel()
    rounds.show_table(replay(record).table, Names(("You", "Calm"), 0))
    told = as_text("A game", rounds)
    assert told.startswith("A game\n")
    assert all(f"Round {number}" in told for number in range(1, rounds.rowCount() + 1))
    assert told.count("  Calm: ") == rounds.rowCount()
    assert told.rstrip().endswith("last die.")


def test_a_file_is_written_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    assert write(str(path), "Кости: 4 × 5\n") == ""
    assert path.read_text(encoding="utf-8") == "Кости: 4 × 5\n"


def test_a_file_that_cannot_be_written_is_told_of_and_nothing_is_left(tmp_path: Path) -> None:
    assert write(str(tmp_path / "nowhere" / "game.txt"), "text")
    assert list(tmp_path.iterdir()) == []
