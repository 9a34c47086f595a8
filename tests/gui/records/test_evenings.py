"""Evenings in the records: listed by kind with seats and result, read again, kept as files, erased with the rest."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.cards.actions import Reseat
from engine.cards.seats import Sitting
from engine.dice.rules import KNOCKOUT
from engine.records import cards_codec, referee_codec
from engine.records.store import Store
from liars_qt.models.notes import NotesModel
from liars_qt.models.records import Column
from liars_qt.pages.records_view import RecordsView
from liars_qt.settings.cards import WORDING
from liars_qt.settings.options import Settings
from liars_qt.words.languages import Languages
from tests.gui.records.evenings import (
    CARDS,
    REFEREE,
    fill_evenings,
    played_cards,
    put_cards,
    put_referee,
    refereed,
)
from tests.gui.records.games import DAY, NOON, fill, finished_game, put
from tests.gui.words.alcohol import WORDS

NewPage = Callable[..., RecordsView]
KINDS = pytest.mark.parametrize("kind", [REFEREE, CARDS])


def cells(page: RecordsView, kind: str, *columns: Column) -> list[tuple[str, ...]]:
    model = page.evenings[kind].model
    rows = range(model.rowCount())
    return [
        tuple(str(model.index(row, column).data()).replace("\u00a0", " ") for column in columns)
        for row in rows
    ]


def figures(page: RecordsView, kind: str) -> dict[str, tuple[str, str]]:
    tiles = [tile for tile in page.evenings[kind].tiles if not tile.isHidden()]
    return {tile.caption.text(): (tile.figure.text(), tile.detail.text()) for tile in tiles}


def notes(page: RecordsView) -> list[str]:
    model = page.evening.model
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def open_newest(page: RecordsView, kind: str) -> None:
    page.head.choose(kind)
    page.evenings[kind].list.activated.emit(page.evenings[kind].model.index(0, 0))


# --- the list -----------------------------------------------------------------------------------------------


def test_evenings_of_real_dice_are_listed_with_seats_and_result(new_page: NewPage, store: Store) -> None:
    fill_evenings(store)
    page = new_page()
    shown = cells(page, REFEREE, Column.RULES, Column.PLAYERS, Column.RESULT)
    assert shown[0] == ("Classic", "Player 1 and Player 2", "fewest penalties: Player 1")
    assert shown[1][:2] == ("Knockout", "Anna, Boris, Chloé, and Дина") and shown[1][2] == "games won: Anna 3"
    assert shown[2] == ("Knockout", "Anna, Boris, and Player 3", "Anna wins")
    assert cells(page, REFEREE, Column.ROUNDS)[0] == ("3",)


def test_games_of_red_or_black_are_listed_with_seats_and_cup(new_page: NewPage, store: Store) -> None:
    (first, second), _ = fill_evenings(store)
    page = new_page()
    holders = [record.replay().table.cup for record in (second, first)]
    shown = cells(page, CARDS, Column.RULES, Column.PLAYERS, Column.RESULT)
    assert [row[:2] for row in shown] == [
        ("Short", "Anna, Boris, and Chloé"),
        ("Short", "Player 1, Player 2, Player 3, and Player 4"),
    ]
    assert holders[0] is not None and holders[1] is not None
    assert shown[0][2] == ("Anna", "Boris", "Chloé")[holders[0].holder - 1]
    assert shown[1][2] == f"Player {holders[1].holder}"


def test_the_figures_add_up(new_page: NewPage, store: Store) -> None:
    (first, second), _ = fill_evenings(store)
    page = new_page()
    tables = [first.replay().table, second.replay().table]
    rounds = sum(len(table.history) for table in tables)
    hits = sum(seat.hits for table in tables for seat in table.seats)
    told = figures(page, CARDS)
    assert told["Games"] == ("2", f"{rounds} rounds")
    assert told["Hits"][1].startswith(f"{hits} of ")
    assert told["Best streak"][0] == str(max(seat.best_streak for table in tables for seat in table.seats))
    assert told["Heaviest cup"][0] == str(max(table.weight for table in tables))
    told = figures(page, REFEREE)
    assert told["Evenings"][0] == "3" and told["Games won"] == ("4", "")
    assert told["Challenges"][0] == "100%" and "Exact calls" not in told


def test_one_that_is_over_is_listed_while_it_still_lies_on_its_table(new_page: NewPage, store: Store) -> None:
    put_cards(store, played_cards("on", ("Anna", "Boris")), finish=False)
    put_referee(store, refereed(("Anna", "Boris")), finish=False)
    page = new_page()
    assert len(cells(page, CARDS, Column.WHEN)) == len(cells(page, REFEREE, Column.WHEN)) == 1
    assert not page.head.erase.isEnabled(), "what lies on a table is not erased from here"


def test_one_that_is_under_way_or_came_to_nothing_is_not(new_page: NewPage, store: Store) -> None:
    put_referee(store, refereed(("Anna", "Boris"), rounds=0))
    put_cards(store, played_cards("on", ("Anna", "Boris"), most=9), finish=False)
    put_referee(store, refereed(("Anna", "Boris"), rounds=1), NOON, finish=False)
    page = new_page()
    assert cells(page, CARDS, Column.WHEN) == cells(page, REFEREE, Column.WHEN) == []


def test_the_keyboard_that_waits_at_the_list_opens_what_comes_into_it(
    qtbot: QtBot, new_page: NewPage, store: Store
) -> None:
    put_cards(store, played_cards("first", ("Anna", "Boris")))
    page = new_page()
    page.activateWindow()
    page.setFocus()
    put_cards(store, played_cards("second", ("Anna", "Boris")), NOON + DAY)
    page.refresh()
    qtbot.waitUntil(lambda: page.evenings[CARDS].reader.missing == 0)
    shown = page.evenings[CARDS].list
    assert shown.hasFocus() and [each.row() for each in shown.selectionModel().selectedRows()] == [0]
    QTest.keyClick(shown, Qt.Key.Key_Return)
    assert page.stack.currentWidget() is page.evening


def test_a_game_that_ends_meanwhile_is_there_when_the_page_comes_back(
    qtbot: QtBot, new_page: NewPage, store: Store
) -> None:
    record = played_cards("on", ("Anna", "Boris"))
    game = put_cards(store, record.cut(9), finish=False)
    page = new_page()
    assert cells(page, CARDS, Column.WHEN) == []
    page.hide()
    for n, action in enumerate(record.actions[9:], 9):
        store.append(game, n, cards_codec.entry_text(action))
    page.show()
    qtbot.waitUntil(lambda: page.evenings[CARDS].reader.missing == 0)
    assert len(cells(page, CARDS, Column.WHEN)) == 1


def test_a_game_that_was_looked_at_before_its_last_word_is_read_again(
    qtbot: QtBot, new_page: NewPage, store: Store
) -> None:
    record = played_cards("on", ("Anna", "Boris"))
    game = put_cards(store, record, finish=False)
    page = new_page()
    (before,) = cells(page, CARDS, Column.RESULT)
    page.hide()
    store.cut(game, len(record.actions) - 1)
    renamed = Reseat((Sitting(1, "Chloé"), Sitting(2, "Дина")))
    for n, action in enumerate((renamed, record.actions[-1]), len(record.actions) - 1):
        store.append(game, n, cards_codec.entry_text(action))
    store.finish(game, "")
    page.show()
    qtbot.waitUntil(lambda: page.evenings[CARDS].reader.missing == 0)
    (after,) = cells(page, CARDS, Column.RESULT)
    assert before != after and after[0] in ("Chloé", "Дина")


@KINDS
def test_a_damaged_one_costs_no_other(new_page: NewPage, store: Store, kind: str) -> None:
    fill_evenings(store)
    store.append(store.finished(kind)[0].game, 5000, "nonsense")
    page = new_page()
    assert len(cells(page, kind, Column.WHEN)) == len(store.finished(kind)) - 1


def test_nothing_is_read_behind_the_players_back(new_page: NewPage, store: Store) -> None:
    page = new_page()
    page.hide()
    fill_evenings(store)
    page.refresh()
    readers = [each.reader for each in page.evenings.values()]
    assert all(reader.missing and not reader._timer.isActive() for reader in readers)


# --- kinds --------------------------------------------------------------------------------------------------


def test_the_first_look_falls_on_a_kind_of_which_there_is_something(new_page: NewPage, store: Store) -> None:
    put_cards(store, played_cards("first", ("Anna", "Boris")))
    page = new_page()
    assert page.head.kind == CARDS and page.stack.currentWidget() is page.evenings[CARDS]
    assert page.head.rules.isHidden()


@pytest.mark.parametrize(
    ("row", "kind", "word"), [(0, "dice", "dice"), (1, REFEREE, "referee"), (2, CARDS, "Black")]
)
def test_a_kind_of_which_there_is_nothing_says_so_and_leads_to_its_table(
    qtbot: QtBot, new_page: NewPage, row: int, kind: str, word: str
) -> None:
    page = new_page()
    page.head.kinds.setCurrentIndex(row)
    assert page.stack.currentWidget() is page.empty
    assert "Nothing here yet" in page.empty.nothing.text() and word in page.empty.nothing.text()
    with qtbot.waitSignal(page.table_wanted) as wanted:
        page.empty.to_table.click()
    assert wanted.args == [kind]


def test_kinds_are_changed_by_arrows_and_the_list_is_a_step_away(new_page: NewPage, store: Store) -> None:
    fill(store)
    fill_evenings(store)
    page = new_page()
    page.activateWindow()
    page.head.kinds.setFocus()
    QTest.keyClick(page.head.kinds, Qt.Key.Key_Right)
    assert page.head.kind == REFEREE and page.stack.currentWidget() is page.evenings[REFEREE]
    assert page.head.rules.isHidden()
    page.setFocus()
    shown = page.evenings[REFEREE].list
    assert shown.hasFocus() and [each.row() for each in shown.selectionModel().selectedRows()] == [0]
    page.head.kinds.setFocus()
    QTest.keyClick(page.head.kinds, Qt.Key.Key_Left)
    assert page.stack.currentWidget() is page.overview and not page.head.rules.isHidden()


# --- one of them --------------------------------------------------------------------------------------------


@KINDS
def test_an_evening_is_opened_and_closed_by_keyboard(new_page: NewPage, store: Store, kind: str) -> None:
    fill_evenings(store)
    page = new_page()
    page.activateWindow()
    page.head.choose(kind)
    page.setFocus()
    shown = page.evenings[kind].list
    QTest.keyClick(shown, Qt.Key.Key_Down)
    QTest.keyClick(shown, Qt.Key.Key_Return)
    assert page.stack.currentWidget() is page.evening and page.evening.notes.hasFocus()
    assert page.head.isHidden() and page.evening.heading.text().startswith(("Anna", "Player"))
    QTest.keyClick(page.evening.notes, Qt.Key.Key_Escape)
    assert page.stack.currentWidget() is page.evenings[kind]
    assert shown.hasFocus() and shown.currentIndex().row() == 1 and not page.head.isHidden()


def test_every_round_of_it_is_told_after_its_end(new_page: NewPage, store: Store) -> None:
    (_, cards), _ = fill_evenings(store)
    page = new_page()
    open_newest(page, CARDS)
    told = notes(page)
    assert len(told) == 1 + len(cards.replay().table.history)
    assert told[0].startswith("How it ended. The King’s Cup") and told[1].startswith("1. Anna")
    page.close_game()
    open_newest(page, REFEREE)
    told = notes(page)
    assert [text.partition(".")[0] for text in told] == ["Totals", "Round 1", "Round 2", "Round 3"]
    assert "takes a penalty" in told[1]
    QAbstractItemModelTester(page.evening.model)
    assert NotesModel().rowCount() == 0


@KINDS
def test_an_evening_goes_into_a_file_in_either_form(
    new_page: NewPage, store: Store, tmp_path: Path, kind: str
) -> None:
    (*_, cards), (*_, evening) = fill_evenings(store)
    page = new_page()
    open_newest(page, kind)
    page.evening.save_to(str(tmp_path / "evening.json"))
    page.evening.save_to(str(tmp_path / "evening.txt"))
    kept = (tmp_path / "evening.json").read_text(encoding="utf-8")
    assert (cards_codec if kind == CARDS else referee_codec).from_text(kept) == (
        cards if kind == CARDS else evening
    )
    assert "Round 1" in (tmp_path / "evening.txt").read_text(encoding="utf-8")


def test_the_dialog_for_a_file_proposes_a_name_of_its_kind(new_page: NewPage, store: Store) -> None:
    fill_evenings(store)
    page = new_page()
    assert page.evening.ask_where_to_save() is None
    for kind, stem in ((CARDS, "red-or-black-"), (REFEREE, "referee-")):
        open_newest(page, kind)
        dialog = page.evening.ask_where_to_save()
        assert dialog is not None and stem in dialog.selectedFiles()[0]
        dialog.close()
        page.close_game()


@KINDS
def test_one_that_was_damaged_meanwhile_is_told_of_and_the_list_stays(
    new_page: NewPage, store: Store, kind: str
) -> None:
    fill_evenings(store)
    page = new_page()
    store.append(store.finished(kind)[0].game, 5000, "nonsense")
    open_newest(page, kind)
    assert page.stack.currentWidget() is page.evenings[kind] and "damaged" in page.notice.text()
    page.notice.put_away()
    store.discard(store.finished(kind)[0].game)
    open_newest(page, kind)
    assert "no longer" in page.notice.text()
    page.notice.put_away()


def test_a_game_without_alcohol_is_told_without(new_page: NewPage, store: Store, settings: Settings) -> None:
    fill_evenings(store)
    settings.set(WORDING, "moves")
    page = new_page()
    open_newest(page, CARDS)
    assert notes(page) and not WORDS["en"].search(" ".join(notes(page)))


# --- erasing, languages, room -------------------------------------------------------------------------------


def test_erasing_forgets_every_kind_but_what_lies_on_a_table(
    qtbot: QtBot, new_page: NewPage, store: Store
) -> None:
    fill(store)
    fill_evenings(store)
    put_cards(store, played_cards("on", ("Anna", "Boris")), NOON + 9 * DAY, finish=False)
    page = new_page()
    open_newest(page, REFEREE)
    page.erase_records()
    qtbot.waitUntil(lambda: page.evenings[CARDS].reader.missing == 0)
    assert page.stack.currentWidget() is page.empty and not page.head.isHidden()
    assert not page.head.erase.isEnabled()
    assert (
        len(cells(page, CARDS, Column.WHEN)) == 1 and store.finished(REFEREE) == store.finished("dice") == ()
    )


def test_another_language_is_spoken_at_once(
    qapp: QApplication, new_page: NewPage, store: Store, languages: Languages
) -> None:
    fill_evenings(store)
    page = new_page()
    open_newest(page, REFEREE)
    languages.use("ru")
    qapp.processEvents()
    assert notes(page)[1].startswith("Раунд 1")
    assert page.evening.heading.text() == "Игрок\u00a01 и Игрок\u00a02"
    page.close_game()
    assert cells(page, REFEREE, Column.RESULT)[0] == ("меньше всех штрафов: Игрок 1",)
    assert "Вечера" in figures(page, REFEREE)
    assert page.head.kinds.tabText(2) == "Красное или чёрное"


@KINDS
@pytest.mark.parametrize("code", ["en", "fr", "ru"])
def test_nothing_is_cut_off_in_the_smallest_window(
    new_page: NewPage, store: Store, languages: Languages, code: str, kind: str
) -> None:
    fill_evenings(store)
    put(store, finished_game(KNOCKOUT, "dice"), NOON)
    languages.use(code)
    page = new_page()
    page.head.choose(kind)
    assert page.minimumSizeHint().width() <= 1000 and page.minimumSizeHint().height() <= 520
    tiles = [tile for tile in page.evenings[kind].tiles if tile.isVisible()]
    labels = [label for tile in tiles for label in (tile.caption, tile.figure, tile.detail)]
    assert len(tiles) >= 3
    assert [label.text() for label in labels if label.width() < label.sizeHint().width()] == []
    tabs = page.head.kinds
    assert all(tabs.tabRect(tab).right() <= tabs.width() for tab in range(tabs.count()))


@KINDS
def test_lists_have_names(new_page: NewPage, store: Store, kind: str) -> None:
    fill_evenings(store)
    page = new_page()
    assert page.evenings[kind].list.accessibleName() and page.evening.notes.accessibleName()
    assert page.head.kinds.accessibleName()
