"""People are entered fast: one a line, pasted lists, or just how many; what cannot be played says why."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea

from engine.dice.rules import MENTEUR, PRESETS
from liars_qt.pages.referee_setup import SetupForm
from liars_qt.words.languages import Languages
from tests.gui.referee.conftest import Opened
from tests.gui.referee.table import RefereeTable


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Anna\nBoris\nClaire", ["Anna", "Boris", "Claire"]),
        ("1. Anna\n2. Boris", ["Anna", "Boris"]),
        ("Anna, Boris; Claire", ["Anna", "Boris", "Claire"]),
        ("3", ["Player\u00a01", "Player\u00a02", "Player\u00a03"]),
        ("Anna\nanna\nAnna 1", ["Anna\u00a02", "anna\u00a03", "Anna 1"]),
        ("Anna\n?\nBoris", ["Anna", "Player\u00a02", "Boris"]),
    ],
)
def test_names_are_understood(table: RefereeTable, text: str, names: list[str]) -> None:
    table.start(text)
    assert [card.shown.name for card in table.page.board.cards] == names


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Anna", "At least 2 people are needed."),
        ("", "At least 2 people are needed."),
        ("13", "No more than 12 people fit at a table."),
        ("12", "12 players: "),
    ],
)
def test_a_table_that_cannot_be_says_why(table: RefereeTable, text: str, said: str) -> None:
    table.paste_names(text)
    form = table.page.parts.setup
    assert form.count.text().startswith(said)
    assert form.start.isEnabled() == text.startswith("12")


def test_rules_at_odds_say_why(table: RefereeTable) -> None:
    table.paste_names("4")
    form = table.page.parts.setup
    form.rules.scoring.setCurrentIndex(0)
    form.rules.exact.setChecked(True)
    assert form.start.isEnabled() == (not form.rules.rules.problems())


def test_the_table_chooses_who_opens(table: RefereeTable) -> None:
    table.paste_names("Anna\nBoris\nClaire")
    table.page.parts.setup.opener.setCurrentIndex(2)
    table.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert table.evening.turn == 2


def test_the_last_table_waits_in_the_form(opened: Opened) -> None:
    table = opened()
    table.start("Anna\nBoris", "menteur")
    table.shelf.file_away()
    again = opened()
    form = again.page.parts.setup
    assert form.isVisible()
    assert form.names.toPlainText() == "Anna\nBoris"
    assert form.rules.rules == MENTEUR


def test_a_new_evening_begins_with_the_people_of_this_one(table: RefereeTable) -> None:
    table.start("Anna\nBoris")
    table.command("N")
    assert table.page.parts.setup.names.toPlainText() == "Anna\nBoris"
    table.type("^")
    assert not table.page.parts.at_setup
    table.command("N")
    table.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert not table.page.parts.at_setup
    assert table.bridge.undoable is None


@pytest.mark.parametrize(
    "name", ["x" * 40, "A", "<b>x</b>", "&File", "🎲", "👨\u200d👩\u200d👧", "אבא", "a b  c"]
)
def test_any_name_is_shown_as_it_is_typed_and_breaks_nothing(table: RefereeTable, name: str) -> None:
    table.start(f"{name}\nBoris\nClaire\nDina")
    table.type("64\nm\n1\n2\n1\n2\n")
    page = table.page
    shown = " ".join(name.split())
    assert page.board.cards[0].shown.name == shown
    assert page.board.cards[0].accessibleName() == f"1. {shown}"
    table.command("Z")
    assert page.undo_name() == "Claire: 1 matching"
    assert page.board.width() <= page.width()
    assert table.window.minimumSizeHint().width() <= 1280


def test_the_keyboard_is_on_the_names_at_once(table: RefereeTable) -> None:
    table.window.show_page(table.page)
    table.type("Anna\nBoris")
    assert table.page.parts.setup.names.toPlainText() == "Anna\nBoris"


def test_blank_names_are_none(table: RefereeTable) -> None:
    table.start("Anna\n   \n\u200b\nBoris")
    assert len(table.evening.seated) == 2


@pytest.mark.parametrize("code", ["en", "fr", "ru"])
def test_the_form_needs_no_scroll_bar_on_the_smallest_screen(
    opened: Opened, languages: Languages, code: str
) -> None:
    languages.use(code)
    table = opened()
    table.window.resize(1093, 614)
    form = table.page.findChild(SetupForm)
    assert form is not None
    area = form.findChildren(QScrollArea)[0]
    inside = area.widget()
    table.qtbot.waitUntil(lambda: area.viewport().width() > 900)
    assert inside is not None and inside.minimumSizeHint().width() <= area.viewport().width()


@pytest.mark.parametrize(("rules", "exact"), [("menteur", True), ("classic", False)])
def test_a_strip_that_waits_names_the_keys_of_this_table_alone(
    table: RefereeTable, rules: str, exact: bool
) -> None:
    table.paste_names("4")
    table.page.parts.setup.keeps_bids.setChecked(False)
    table.page.parts.setup.rules.set_rules(PRESETS[rules])
    table.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    hint = table.page.controls.judge.hint.text()
    assert "M for a challenge" in hint
    assert ("P for an exact call" in hint) is exact
