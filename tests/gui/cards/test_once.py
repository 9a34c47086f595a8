"""A double click, a held key or a press too much does one thing; what was not seen is not answered."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from engine.cards.state import Phase
from tests.gui.cards.opening import Opened
from tests.gui.cards.party import Party

RETURN = Qt.Key.Key_Return


def count(party: Party) -> int:
    return len(party.session.record.actions)


def stage(party: Party, phase: str) -> QWidget:
    """Bring the table to a phase and return its button."""
    controls = party.page.controls
    party.lay("7H AS 10D KS 9C 8D 4S *")
    if phase == "bet":
        return controls.bets.buttons[0]
    party.key("1")
    if phase == "chip":
        return controls.chips.chips[1]
    party.key("2")
    return controls.task.done


@pytest.mark.parametrize("phase", ["bet", "chip", "done"])
def test_a_double_click_does_one_thing(party: Party, phase: str) -> None:
    button = stage(party, phase)
    before = count(party)
    party.page.controls._arming.setInterval(0)
    party.program._app.setDoubleClickInterval(400)
    party.double_click(button)
    assert count(party) == before + 1
    party.program._app.setDoubleClickInterval(4)


@pytest.mark.parametrize(("phase", "key"), [("bet", "1"), ("chip", "2"), ("done", RETURN)])
def test_a_held_key_does_one_thing(party: Party, phase: str, key: Qt.Key | str) -> None:
    stage(party, phase)
    before = count(party)
    party.key(key)
    party.wait()
    text, code = (key, 0) if isinstance(key, str) else ("\r", int(key))
    for _ in range(30):
        party.stroke(text, code, repeat=True)
        party.settle()
    assert count(party) == before + 1


def test_enter_held_on_a_focused_button_does_one_thing(party: Party) -> None:
    done = stage(party, "done")
    before = count(party)
    done.setFocus()
    party.key(RETURN)
    for _ in range(30):
        party.stroke("\r", int(RETURN), repeat=True)
        party.settle()
    assert count(party) == before + 1
    assert party.at(Phase.BET)


def test_a_button_that_was_pressed_does_not_pass_its_focus_to_a_bet(party: Party) -> None:
    done = stage(party, "done")
    done.setFocus()
    party.key(Qt.Key.Key_Space)
    assert party.at(Phase.BET)
    before = count(party)
    party.key(Qt.Key.Key_Space, RETURN)
    assert count(party) == before, "neither red nor black is the default"


def test_one_more_game_deals_once(party: Party) -> None:
    party.begin("short and sweet", ("Anna", "Boris"))
    party.play_out()
    again = party.page.controls.over.again
    party.program._app.setDoubleClickInterval(400)
    party.double_click(again)
    seed = party.session.record.setup.seed
    assert count(party) == 0
    party.program._app.setDoubleClickInterval(4)
    party.settle()
    assert party.session.record.setup.seed == seed


@pytest.mark.parametrize("press", ["key", "click", "button"])
def test_any_key_or_click_shows_a_turning_card_and_does_nothing_else(
    party_opened: Opened, press: str
) -> None:
    party = party_opened(MOTION="full")
    party.lay("7H AS *")
    party.key("1")
    board = party.page.board
    assert party.turning()
    assert board.decision.text() == "", "nothing is told before the card is seen"
    assert not party.page.rules.isVisible()
    assert party.page.head.cup.text() == "0"
    before = count(party)
    if press == "key":
        party.press("2")
    else:
        party.click(board if press == "click" else party.page.side.tabs)
    assert not party.turning()
    assert board.decision.text() == "Hit: 7♥"
    assert count(party) == before
    party.page.controls.finish()


def test_the_second_press_of_a_double_click_on_a_bet_lets_the_card_turn(party_opened: Opened) -> None:
    party = party_opened(MOTION="full")
    party.lay("7H AS *")
    button = party.page.controls.bets.buttons[0]
    at = button.mapTo(party.window, button.rect().center())
    QTest.mouseDClick(party.window.windowHandle(), Qt.MouseButton.LeftButton, pos=at)
    assert party.turning()
    party.click(party.page.board)
    assert not party.turning()
    party.page.controls.finish()


def test_keys_that_say_nothing_leave_a_turning_card_alone(party_opened: Opened) -> None:
    party = party_opened(MOTION="full")
    party.lay("7H AS *")
    party.key("1")
    party.press(Qt.Key.Key_Shift)
    assert party.turning()
    party.page.board.finish()
    party.page.controls.finish()


def test_without_motion_nothing_turns_and_nothing_slides(party: Party) -> None:
    party.lay("7H AS *")
    party.key("1")
    assert not party.turning()
    assert not party.page.controls.chips._glide.running


def test_chips_slide_in_on_a_hit_and_can_be_pressed_on_their_way(party_opened: Opened) -> None:
    party = party_opened(MOTION="full")
    party.lay("7H AS *")
    party.key("1")
    party.page.board.finish()
    chips = party.page.controls.chips
    assert chips._glide.running
    party.key("3")
    assert party.table.round is not None
    assert party.table.round.doer == 3
    chips.finish()
