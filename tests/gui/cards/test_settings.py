"""Settings apply at once; only another length asks, and deals anew."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from engine.cards.deck import Length
from engine.cards.state import Phase
from liars_qt.widgets.question import Question
from tests.gui.cards.opening import Opened, shut
from tests.gui.cards.party import Party

RETURN = Qt.Key.Key_Return


def question(party: Party) -> Question:
    found = [each for each in party.page.findChildren(Question) if each.isVisible()]
    assert len(found) == 1
    return found[0]


def test_the_wording_switches_at_once_and_changes_no_state(party: Party) -> None:
    party.lay("AS 7H *")
    party.key("1")
    table = party.table
    assert "sip" in party.page.board.note.body.text()
    party.page.side.settings.small_moves.click()
    assert party.page.board.note.body.text() == "Player\u00a01 stretches right up to the ceiling once."
    assert party.table == table
    party.page.side.settings.small_moves.click()
    assert "sip" in party.page.board.note.body.text()


def test_the_wording_can_change_while_a_rule_is_typed_and_a_ten_is_ticked(party: Party) -> None:
    party.lay("KH AS *")
    party.key("1", "2", "r")
    party.type(party.page.controls.task.rule.text, "No elb")
    party.page.side.settings.small_moves.click()
    assert party.page.controls.task.rule.text.text() == "No elb"


@pytest.mark.parametrize("answer", ["deed", "cancel"])
def test_another_length_asks_before_it_deals(party: Party, answer: str) -> None:
    party.begin("evening 149", ("Anna", "Boris"))
    party.key("1")
    settings = party.page.side.settings
    settings.lengths[Length.FULL].click()
    asked = question(party)
    assert settings.lengths[Length.SHORT].isChecked(), "nothing has changed yet"
    assert asked.defaultButton() is asked.cancel
    getattr(asked, answer).click()
    party.settle()
    length = {"deed": Length.FULL, "cancel": Length.SHORT}[answer]
    assert party.table.settings.length is length
    assert settings.lengths[length].isChecked()
    assert bool(party.session.record.actions) == (answer == "cancel")
    assert [seat.name for seat in party.table.seats] == ["Anna", "Boris"]


def test_before_anything_was_played_another_length_deals_without_a_question(party: Party) -> None:
    party.page.side.settings.lengths[Length.STANDARD].click()
    assert party.table.settings.length is Length.STANDARD
    assert party.page.head.rules.accessibleName().startswith("Round 1. Standard: 29–36 rounds")


@pytest.mark.parametrize("start", ["button", "menu"])
def test_start_over_asks_when_a_game_would_be_lost(party: Party, start: str) -> None:
    party.begin("evening 149", ("Anna", "Boris"))
    party.key("1")
    trigger: Callable[[], None] = {
        "button": party.page.head.new.trigger,
        "menu": party.window.actions_.new.trigger,
    }[start]
    trigger()
    question(party).cancel.click()
    party.settle()
    assert party.session.record.actions
    trigger()
    question(party).deed.click()
    party.settle()
    assert not party.session.record.actions
    assert [seat.name for seat in party.table.seats] == ["Anna", "Boris"]


def test_start_over_stands_in_the_top_bar_in_every_phase(party: Party) -> None:
    party.begin("short and sweet", ("Anna", "Boris"))
    button = party.page.head._buttons[1]
    for key in ("1", RETURN, "1"):
        assert button.isVisible()
        assert button.isEnabled()
        party.key(key)
    party.play_out()
    assert button.isVisible()


@pytest.mark.parametrize("name", ["forced_bounce", "quiet_evening", "relay"])
def test_house_rules_apply_at_once_and_stand_in_the_head(party: Party, name: str) -> None:
    party.lay("7H AS *")
    party.key("1")
    party.page.side.settings.house[name].click()
    assert getattr(party.table.settings.variants, name)
    assert party.at(Phase.APPOINT)
    told = {"forced_bounce": "Forced bounce", "quiet_evening": "Quiet evening", "relay": "Relay"}[name]
    assert told in party.page.head.rules.accessibleName()
    party.page.undo()
    assert not party.page.side.settings.house[name].isChecked()


def test_the_head_opens_the_rules_at_the_house_rules(party: Party) -> None:
    wanted: list[str] = []
    party.page.rules_wanted.connect(wanted.append)
    party.click(party.page.head.rules)
    assert wanted == ["cards#house"]
    assert party.window.page is party.program.rules_page
    party.window.go_back()
    assert party.page.isVisible()


def test_f1_opens_the_rules_of_this_game(party: Party) -> None:
    party.press(Qt.Key.Key_F1)
    assert party.program.rules_page.reader.place.startswith("cards")


@pytest.mark.parametrize("way", ["eye", "settings", "menu"])
def test_one_press_hides_the_odds_and_the_choice_is_kept(
    party_opened: Opened, tmp_path: Path, way: str
) -> None:
    party = party_opened(tmp_path / "kept")
    party.lay("7H AS *")
    bets = party.page.controls.bets
    assert bets.buttons[0].bet.odds == "50.0% · counted 50.0%"
    press = {
        "eye": bets.eye.click,
        "settings": party.page.side.settings.odds.click,
        "menu": party.page.head.odds.trigger,
    }[way]
    press()
    assert bets.buttons[0].bet.odds == ""
    assert not party.page.side.tabs.isTabVisible(1)
    shut(party.program)
    again = party_opened(tmp_path / "kept")
    assert again.page.controls.bets.buttons[0].bet.odds == ""


def test_four_colours_reach_both_cards(party: Party) -> None:
    party.page.side.settings.four_colours.click()
    assert party.page.board.frame.card._four_colours
    assert party.page.board.other._four_colours


def test_the_panel_can_be_put_away_and_the_settings_still_open(party: Party) -> None:
    party.page.head.panel.trigger()
    assert not party.page.side.isVisible()
    party.page.head.gear.trigger()
    assert party.page.side.settings.isVisible()
    party.page.head.gear.trigger()
    assert not party.page.side.isVisible()


def test_the_question_speaks_the_language(party_opened: Opened) -> None:
    party = party_opened(language="ru")
    party.begin("evening 149", ("Анна", "Борис"))
    party.key("1")
    party.page.head.new.trigger()
    asked = question(party)
    assert asked.text() == "Начать заново?"
    assert asked.button(QMessageBox.StandardButton.Cancel).text().replace("&", "") == "Отмена"
    asked.cancel.click()
    party.settle()
