"""The whole table by keyboard, on any layout."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from engine.cards.state import Phase
from liars_qt.pages.cards_keys import SEAT_KEYS, Want, Wish, key_lines, wish_of
from tests.gui.cards.party import TWELVE, Party

RETURN = Qt.Key.Key_Return
NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
KEYPAD = Qt.KeyboardModifier.KeypadModifier
FIRST = 10  # the scan code of the key that carries the 1 under Linux


def stroke(text: str, scan: int = 0, key: int = 0, modifier: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, modifier, scan, 0, 0, text)


@pytest.mark.parametrize(("text", "number"), [(sign, n) for n, sign in enumerate(SEAT_KEYS, start=1)])
def test_the_row_of_digits_numbers_twelve_players(text: str, number: int) -> None:
    assert wish_of(stroke(text)) == Wish((Want.NUMBER,), number)


@pytest.mark.parametrize(("text", "number"), [(sign, n) for n, sign in enumerate("&é\"'(-è_çà)=", start=1)])
def test_a_french_row_needs_no_shift(text: str, number: int) -> None:
    assert wish_of(stroke(text, FIRST + number - 1)) == Wish((Want.NUMBER,), number)


@pytest.mark.parametrize(("text", "number"), [("&", 1), ("é", 2), ("ç", 9), ("à", 10)])
def test_a_french_row_is_known_by_its_signs_where_the_system_tells_no_place(text: str, number: int) -> None:
    assert wish_of(stroke(text)) == Wish((Want.NUMBER,), number)


@pytest.mark.parametrize("number", range(1, 13))
def test_any_layout_is_known_by_place(number: int) -> None:
    assert wish_of(stroke("ě", FIRST + number - 1)) == Wish((Want.NUMBER,), number)


def test_the_keypad_gives_digits_by_their_signs() -> None:
    assert wish_of(stroke("3", 89, modifier=KEYPAD)) == Wish((Want.NUMBER,), 3)


@pytest.mark.parametrize(
    ("latin", "cyrillic", "want"),
    [
        ("r", "к", Want.RED),
        ("b", "и", Want.BLACK),
        ("h", "р", Want.HIGHER),
        ("l", "д", Want.LOWER),
        ("p", "з", Want.PASS),
        ("i", "ш", Want.IMMUNITY),
    ],
)
def test_letters_answer_by_their_place_on_a_russian_keyboard(latin: str, cyrillic: str, want: Want) -> None:
    for text in (latin, cyrillic, latin.upper(), cyrillic.upper()):
        wish = wish_of(stroke(text))
        assert wish is not None
        assert wish.wants[0] is want


def test_shortcuts_of_the_window_are_no_keys_of_the_table() -> None:
    assert wish_of(stroke("h", modifier=CTRL)) is None
    assert wish_of(stroke("2", modifier=Qt.KeyboardModifier.AltModifier)) is None


@pytest.mark.parametrize(("key", "bet"), [("r", "red"), ("b", "black"), ("к", "red"), ("и", "black")])
def test_a_letter_bets_on_colour(party: Party, key: str, bet: str) -> None:
    party.lay("4H AS *")
    party.wait()
    party.stroke(key)
    assert party.table.round is not None
    assert party.table.round.bet.value == bet


@pytest.mark.parametrize(("key", "bet"), [("h", "higher"), ("l", "lower"), ("p", "pass"), ("3", "pass")])
def test_a_letter_bets_on_the_ladder(party: Party, key: str, bet: str) -> None:
    party.lay("4H AS *")
    party.key("1", "2", RETURN, key)
    assert party.table.round is not None
    assert party.table.round.bet.value == bet


def test_a_bet_of_the_other_level_is_refused_with_a_sentence(party: Party) -> None:
    party.lay("4H AS *")
    party.key("h")
    assert party.at(Phase.BET)
    assert party.page.notice.text() == "The table bets on colour: red or black."
    party.key("r")
    assert party.at(Phase.APPOINT)


@pytest.mark.parametrize(("key", "doer"), [("0", 10), ("-", 11), ("=", 12)])
def test_players_ten_to_twelve_go_by_the_keys_after_the_nine(party: Party, key: str, doer: int) -> None:
    party.lay("4H AS *", TWELVE)
    party.key("1")
    assert [chip.chip.key for chip in party.page.controls.chips.chips] == list(SEAT_KEYS)
    party.key(key)
    assert party.table.round is not None
    assert party.table.round.doer == doer


def test_a_digit_in_the_task_ticks_that_players_ten(party: Party) -> None:
    party.lay("10H AH *")
    party.key("2", RETURN, "1", "1")
    party.key("1")
    assert party.page.controls.task.immune == {1}
    party.key("2")
    assert party.page.controls.task.immune == {1}, "player 2 has no ten"


@pytest.mark.parametrize("part", ["tabs", "score", "notes"])
def test_lists_and_tabs_leave_the_table_its_keys(party: Party, part: str) -> None:
    party.lay("4H AS *")
    widget = getattr(party.page.side, part)
    party.page.side.tabs.setCurrentIndex({"tabs": 0, "score": 0, "notes": 2}[part])
    widget.setFocus()
    party.key("1")
    assert party.at(Phase.APPOINT)


def test_keys_reach_the_table_from_the_rail(party: Party) -> None:
    party.lay("4H AS *")
    party.window.rail.buttons[2].setFocus()
    party.key("1")
    assert party.at(Phase.APPOINT)


def test_typing_a_name_plays_nothing(party: Party) -> None:
    party.lay("4H AS *")
    party.page.head.gear.trigger()
    name = party.page.side.settings.seats.rows[0].name
    name.setFocus()
    for key in ("r", "1", "h", "b", "3"):
        party.press(key)
    assert name.text() == "r1hb3"
    assert party.at(Phase.BET)


def test_every_button_is_reached_by_tab_and_shows_its_focus(party: Party) -> None:
    party.lay("4H 3H *")
    reached = set()
    party.page.setFocus()
    for _ in range(60):
        party.press(Qt.Key.Key_Tab)
        focus = party.program._app.focusWidget()
        if focus is not None:
            reached.add(focus)
    bets = party.page.controls.bets
    wanted = {bets.buttons[0], bets.buttons[1], bets.eye, party.page.head.rules, *party.page.head._buttons}
    assert {each for each in wanted if each.isEnabled()} <= reached


def test_the_keys_can_be_listed() -> None:
    assert len(key_lines()) == 8
    assert all(what and keys for what, keys in key_lines())
