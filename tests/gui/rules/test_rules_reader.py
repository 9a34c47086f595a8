"""The page of the rules: opens at a place, leads back, follows language and theme, and is kept by hand alone."""

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextCursor, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from liars_qt.look.theme import dress
from liars_qt.look.tokens import DARK
from liars_qt.pages.rules_reader import RulesReader
from liars_qt.words.languages import Languages

NewPage = Callable[..., RulesReader]
ONE_LINE = 40  # logical pixels


def index_texts(page: RulesReader) -> list[str]:
    return [
        item.text(0)
        for row in range(page.index.topLevelItemCount())
        if (item := page.index.topLevelItem(row))
    ]


def top_of_anchor(page: RulesReader, anchor: str) -> int:
    """Where a section begins, in pixels below the upper edge of what is shown."""
    cursor = QTextCursor(page.text.document())
    while anchor not in cursor.charFormat().anchorNames():
        if not cursor.movePosition(QTextCursor.MoveOperation.NextCharacter):
            raise LookupError(anchor)
    return page.text.cursorRect(cursor).top()


def test_the_book_opens_at_its_first_chapter(new_page: NewPage) -> None:
    page = new_page()
    assert (page.place, index_texts(page)[0]) == ("dice", "How a round goes")


def test_a_place_is_opened_at_its_heading(new_page: NewPage) -> None:
    page = new_page()
    page.open_at("rule-sets#menteur")
    assert page.place == "rule-sets#menteur"
    assert abs(top_of_anchor(page, "menteur")) < ONE_LINE
    assert [item.text(0) for item in page.index.selectedItems()] == ["Menteur"]


@pytest.mark.parametrize("place", ["rule-sets#nowhere", "nowhere", "", "cards#cup"])
def test_a_place_that_the_book_does_not_have_opens_it_all_the_same(new_page: NewPage, place: str) -> None:
    page = new_page(("dice",))
    page.open_at(place)
    assert page.text.toPlainText()


def test_chapters_of_games_that_are_not_there_are_left_out(new_page: NewPage) -> None:
    assert "Red or Black" in index_texts(new_page())
    page = new_page(("dice",))
    assert not {"Red or Black", "The referee"} & set(index_texts(page))


def test_a_link_leads_to_its_place(new_page: NewPage) -> None:
    page = new_page()
    page.text.anchorClicked.emit(QUrl("palifico-exact#exact"))
    assert page.place == "palifico-exact#exact"


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Backspace])
@pytest.mark.parametrize("part", ["text", "index"])
def test_escape_and_backspace_lead_back(qtbot: QtBot, new_page: NewPage, key: Qt.Key, part: str) -> None:
    page = new_page()
    with qtbot.waitSignal(page.back):
        QTest.keyClick(getattr(page, part), key)


def test_escape_ends_a_search_before_it_leads_back(qtbot: QtBot, new_page: NewPage) -> None:
    page = new_page()
    QTest.keyClicks(page.search, "dudo")
    with qtbot.assertNotEmitted(page.back):
        QTest.keyClick(page.search, Qt.Key.Key_Escape)
        QTest.keyClicks(page.search, "xx")
        QTest.keyClick(page.search, Qt.Key.Key_Backspace)
    assert page.search.text() == "x"


def test_typing_lists_what_is_found_and_opens_the_best_of_it(qtbot: QtBot, new_page: NewPage) -> None:
    page = new_page()
    QTest.keyClicks(page.search, "spot on")
    assert page.place == "palifico-exact#exact"
    assert index_texts(page)[0].splitlines()[0] == "The exact call"
    page.search.clear()
    assert index_texts(page)[0] == "How a round goes"


def test_found_words_are_marked_until_the_search_ends(qtbot: QtBot, new_page: NewPage) -> None:
    page = new_page()
    QTest.keyClicks(page.search, "binomial")
    assert page.text.extraSelections()
    page.search.clear()
    assert page.text.extraSelections() == []


def test_a_mark_lies_where_a_word_begins(qtbot: QtBot, new_page: NewPage, languages: Languages) -> None:
    languages.use("ru")
    page = new_page()
    page.search.insert("ста")
    whole = page.text.toPlainText()
    marked = [each.cursor.selectionStart() for each in page.text.extraSelections()]
    begins = [each.start() for each in re.finditer(r"\bста", whole, re.IGNORECASE)]
    assert begins and marked == begins
    assert len(begins) < len(re.findall("ста", whole, re.IGNORECASE))


def test_nothing_found_is_said(qtbot: QtBot, new_page: NewPage) -> None:
    page = new_page()
    QTest.keyClicks(page.search, "qwrtzp")
    assert index_texts(page) == ["Nothing found"]
    assert page.text.extraSelections() == [], "what was found before the last letters is not marked any more"


def test_the_keyboard_walks_from_search_to_results_to_text(qtbot: QtBot, new_page: NewPage) -> None:
    page = new_page()
    page.activateWindow()
    page.start_search()
    assert page.search.hasFocus()
    QTest.keyClicks(page.search, "palifico")
    QTest.keyClick(page.search, Qt.Key.Key_Down)
    assert page.index.hasFocus()
    before = page.place
    QTest.keyClick(page.index, Qt.Key.Key_Down)
    assert page.place != before
    page.search.setFocus()
    QTest.keyClick(page.search, Qt.Key.Key_Return)
    assert page.text.hasFocus()


@pytest.mark.parametrize(
    ("code", "heading"), [("fr", "Les jeux de règles"), ("ru", "Наборы правил"), ("en", "Rule sets")]
)
def test_another_language_turns_the_page_where_it_lies_open(
    qapp: QApplication, new_page: NewPage, languages: Languages, code: str, heading: str
) -> None:
    languages.use("ru" if code == "en" else "en")
    page = new_page()
    page.open_at("rule-sets#menteur")
    languages.use(code)
    qapp.sendPostedEvents()
    qapp.processEvents()
    assert page.place == "rule-sets#menteur"
    assert page.text.toPlainText().startswith(heading)
    assert abs(top_of_anchor(page, "menteur")) < ONE_LINE


def test_another_theme_sets_the_text_anew_and_keeps_the_place(qapp: QApplication, new_page: NewPage) -> None:
    page = new_page()
    page.open_at("rule-sets#knockout")
    before = page.text.verticalScrollBar().value()
    dress(qapp, DARK)
    qapp.processEvents()
    assert page.text.verticalScrollBar().value() == before
    assert DARK.ink in page.text.document().defaultStyleSheet()


def test_dice_are_drawn_and_nothing_is_fetched(new_page: NewPage) -> None:
    page = new_page()
    image = QTextDocument.ResourceType.ImageResource.value
    assert page.text.loadResource(image, QUrl("die:5:match")) is not None
    assert page.text.loadResource(image, QUrl("https://example.org/x.png")) is None


@pytest.mark.parametrize("height", [540, 1900])
@pytest.mark.parametrize("code", ["en", "fr", "ru"])
def test_no_chapter_is_wider_than_the_page(
    qapp: QApplication, new_page: NewPage, languages: Languages, code: str, height: int
) -> None:
    languages.use(code)
    page = new_page()
    page.resize(page.width(), height)
    for key in ("dice", "rule-sets", "coach", "keys", "cards"):
        page.open_at(key)
        qapp.processEvents()
        assert not page.text.horizontalScrollBar().isVisible(), key


def test_a_text_too_wide_for_its_place_can_be_moved(qapp: QApplication, new_page: NewPage) -> None:
    page = new_page()
    page.open_at("rule-sets")
    page.text.setMaximumWidth(240)
    qapp.processEvents()
    assert page.text.horizontalScrollBar().isVisible()


def test_every_part_has_a_name_for_a_screen_reader(new_page: NewPage) -> None:
    page = new_page()
    assert all(part.accessibleName() for part in (page.search, page.index, page.text))
    assert page.back_button.text()
