"""The page of records: sums, list, one game again, export, erasing, and what is said when there is nothing."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from engine.dice.rules import KNOCKOUT
from engine.records.codec import from_text
from engine.records.database import Fault, StoreFault
from engine.records.store import Finished, Saved, Store
from liars_qt.look.theme import dress
from liars_qt.look.tokens import DARK
from liars_qt.pages.records_view import RecordsView
from liars_qt.widgets.question import Question
from liars_qt.words.languages import Languages
from tests.gui.records.games import DAY, KIND, NOON, fill, finished_game, put

NewPage = Callable[..., RecordsView]


def figures(page: RecordsView) -> dict[str, str]:
    tiles = (page.overview.played, page.overview.wins, page.overview.streak, page.overview.challenges)
    return {tile.caption.text(): tile.figure.text() for tile in tiles}


def open_first(page: RecordsView) -> None:
    page.overview.list.setCurrentIndex(page.overview.model.index(0, 0))
    page.overview.list.activated.emit(page.overview.model.index(0, 0))


# --- sums and list ------------------------------------------------------------------------------------------


def test_the_figures_are_those_of_the_store(new_page: NewPage, store: Store) -> None:
    fill(store)
    page = new_page()
    shown = figures(page)
    assert shown["Games"] == "3"
    assert shown["Wins"].endswith("%") and shown["Challenges"].endswith("%")
    assert page.overview.bars.counts == page.faces.spread.faces and sum(page.overview.bars.counts) > 100


def test_a_rule_set_can_be_looked_at_alone(new_page: NewPage, store: Store) -> None:
    fill(store)
    page = new_page()
    box = page.head.rules
    assert [box.itemData(row) for row in range(box.count())] == ["", "classic", "knockout", "menteur"]
    box.setCurrentIndex(1)
    box.activated.emit(1)
    assert figures(page)["Games"] == "1" and figures(page)["Wins"] == "–"
    assert [past.rules for past in page.overview.model.games] == ["classic"]


def test_a_game_finished_meanwhile_is_there_when_the_page_comes_back(
    qtbot: QtBot, new_page: NewPage, store: Store
) -> None:
    fill(store)
    page = new_page()
    page.hide()
    put(store, finished_game(KNOCKOUT, "fourth"), NOON + 9 * DAY)
    page.show()
    qtbot.waitUntil(lambda: page.faces.missing == 0)
    assert figures(page)["Games"] == "4"


def test_a_game_still_on_is_not_among_them(new_page: NewPage, store: Store) -> None:
    fill(store)
    put(store, finished_game(KNOCKOUT, "running").cut(7), NOON, finish=False)
    assert figures(new_page())["Games"] == "3"


def test_a_game_whose_last_verdict_is_still_on_the_table_is(new_page: NewPage, store: Store) -> None:
    fill(store)
    game = put(store, finished_game(KNOCKOUT, "fourth"), NOON + 9 * DAY, finish=False)
    page = new_page()
    assert figures(page)["Games"] == "4" and page.overview.model.games[0].game == game
    assert page.overview.model.games[0].summary is not None
    open_first(page)
    assert page.stack.currentWidget() is page.detail


def test_nothing_is_counted_behind_the_players_back(new_page: NewPage, store: Store) -> None:
    page = new_page()
    page.hide()
    fill(store)
    page.refresh()
    assert not page.faces._timer.isActive()


# --- nothing there ------------------------------------------------------------------------------------------


def test_an_empty_page_says_so_and_leads_to_the_table(qtbot: QtBot, new_page: NewPage) -> None:
    page = new_page()
    assert page.stack.currentWidget() is page.empty and "Nothing here yet" in page.empty.nothing.text()
    with qtbot.waitSignal(page.table_wanted):
        page.empty.to_table.click()


def test_without_a_store_the_page_says_what_is_wrong(new_page: NewPage) -> None:
    page = new_page(None)
    assert page.stack.currentWidget() is page.empty and "cannot be opened" in page.empty.nothing.text()
    page.erase_records()


class BrokenStore:
    """A store on a disk that says no."""

    def finished(self, kind: str) -> tuple[Finished, ...]:
        raise StoreFault(Fault.BUSY)

    def unfinished(self, kind: str) -> Saved | None:
        raise StoreFault(Fault.BUSY)

    def read(self, game: int) -> Saved:
        raise StoreFault(Fault.BUSY)

    def erase_finished(self) -> None:
        raise StoreFault(Fault.READ_ONLY)


def test_a_store_that_refuses_is_told_of(new_page: NewPage) -> None:
    assert "Another program" in new_page(BrokenStore()).empty.nothing.text()


# --- one game again -----------------------------------------------------------------------------------------


def test_a_game_is_opened_and_closed_by_keyboard(qtbot: QtBot, new_page: NewPage, store: Store) -> None:
    fill(store)
    page = new_page()
    page.activateWindow()
    page.setFocus()
    QTest.keyClick(page.overview.list, Qt.Key.Key_Home)
    QTest.keyClick(page.overview.list, Qt.Key.Key_Return)
    assert page.stack.currentWidget() is page.detail and page.detail.history.hasFocus()
    QTest.keyClick(page.detail.history, Qt.Key.Key_Escape)
    assert page.stack.currentWidget() is page.overview and page.overview.list.hasFocus()


def test_every_round_of_it_is_shown(new_page: NewPage, store: Store) -> None:
    fill(store)
    page = new_page()
    open_first(page)
    (past, *_) = page.overview.model.games
    assert past.summary is not None and page.detail.rounds.rowCount() == past.summary.rounds
    assert "Menteur" in page.detail.line.text()


def test_a_damaged_game_is_told_of_and_the_list_stays(new_page: NewPage, store: Store) -> None:
    fill(store)
    page = new_page()
    store.append(page.overview.model.games[0].game, 500, "nonsense")
    open_first(page)
    assert page.stack.currentWidget() is page.overview and "damaged" in page.notice.text()
    page.notice.put_away()


def test_the_page_that_was_left_open_is_found_open(new_page: NewPage, store: Store) -> None:
    fill(store)
    page = new_page()
    open_first(page)
    page.hide()
    page.show()
    assert page.stack.currentWidget() is page.detail


def test_a_game_goes_into_a_file_in_either_form(new_page: NewPage, store: Store, tmp_path: Path) -> None:
    *_, newest = fill(store)
    page = new_page()
    open_first(page)
    page.detail.save_to(str(tmp_path / "game.json"))
    page.detail.save_to(str(tmp_path / "game.txt"))
    assert from_text((tmp_path / "game.json").read_text(encoding="utf-8")) == newest
    assert "Round 1" in (tmp_path / "game.txt").read_text(encoding="utf-8")


def test_a_folder_that_cannot_be_written_is_told_of(new_page: NewPage, store: Store, tmp_path: Path) -> None:
    fill(store)
    page = new_page()
    open_first(page)
    page.detail.save_to(str(tmp_path / "nowhere" / "game.txt"))
    (box,) = page.detail.findChildren(QMessageBox)
    assert "not written" in box.text()
    box.close()


def test_the_dialog_for_a_file_proposes_a_name(new_page: NewPage, store: Store) -> None:
    fill(store)
    page = new_page()
    assert page.detail.ask_where_to_save() is None
    open_first(page)
    dialog = page.detail.ask_where_to_save()
    assert dialog is not None and "liars-dice-" in dialog.selectedFiles()[0]
    dialog.close()


# --- erasing ------------------------------------------------------------------------------------------------


def test_records_are_erased_after_one_question(new_page: NewPage, store: Store) -> None:
    fill(store)
    page = new_page()
    page.head.erase.click()
    assert figures(page)["Games"] == "3"
    page.findChildren(Question)[-1].deed.click()
    assert store.finished(KIND) == () and page.stack.currentWidget() is page.empty


def test_erasing_while_a_game_is_looked_at_leads_to_the_empty_page(new_page: NewPage, store: Store) -> None:
    fill(store)
    page = new_page()
    open_first(page)
    page.erase_records()
    assert page.stack.currentWidget() is page.empty


# --- language, theme, reader --------------------------------------------------------------------------------


def test_the_page_speaks_another_language_at_once(
    qapp: QApplication, new_page: NewPage, store: Store, languages: Languages
) -> None:
    fill(store)
    page = new_page()
    open_first(page)
    languages.use("ru")
    qapp.processEvents()
    assert page.head.heading.text() == "Статистика" and "Партии" in figures(page)
    assert page.detail.heading.text() == "Спокойный" and page.detail.rounds.index(0).data().startswith(
        "Раунд"
    )


def test_another_theme_is_worn_without_a_word(qapp: QApplication, new_page: NewPage, store: Store) -> None:
    fill(store)
    page = new_page()
    before = page.grab().toImage()
    dress(qapp, DARK)
    qapp.processEvents()
    assert page.grab().toImage() != before


@pytest.mark.parametrize("code", ["en", "fr", "ru"])
def test_nothing_is_cut_off_in_the_smallest_window(
    qapp: QApplication, new_page: NewPage, store: Store, languages: Languages, code: str
) -> None:
    fill(store)
    languages.use(code)
    page = new_page()
    assert page.width() == 1010 and page.height() == 540
    assert page.minimumSizeHint().width() <= 1000 and page.minimumSizeHint().height() <= 520
    tiles = (page.overview.played, page.overview.wins, page.overview.streak, page.overview.challenges)
    labels = [label for tile in tiles for label in (tile.caption, tile.figure, tile.detail)]
    assert [label.text() for label in labels if label.width() < label.sizeHint().width()] == []


def test_painted_and_silent_parts_have_names(new_page: NewPage, store: Store) -> None:
    fill(store)
    page = new_page()
    named: tuple[QWidget, ...] = (
        page.overview.bars,
        page.overview.list,
        page.head.rules,
        page.overview.wins,
    )
    assert all(part.accessibleName() for part in (*named, page.detail.history))
