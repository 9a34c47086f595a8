"""Every phase shows what may be done in it, and the engine's word is the only one on that."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from engine.cards.actions import MakeRule
from engine.cards.meanings import Ban
from engine.cards.state import Level, Phase
from liars_qt.widgets.card_frame import Seal
from liars_qt.words.card_tasks import ban_text, task_text, theme_text
from liars_qt.words.wording import Wording
from tests.gui.cards.party import Party

RETURN = Qt.Key.Key_Return


def shown(*widgets: QWidget) -> list[bool]:
    return [widget.isVisible() for widget in widgets]


def test_on_higher_or_lower_an_equal_card_is_said_to_lose_before_the_bet(party: Party) -> None:
    party.lay("7H 7S 9D *")
    party.key("1", "2", RETURN)
    assert party.at(Phase.BET)
    assert "An equal card loses." in party.page.board.note.body.text()
    party.key("1")
    assert party.page.board.decision.text() == "Missed: 7♠ against 7♥, an equal card loses"
    assert party.page.board.frame.seal is Seal.MISS


def test_the_card_that_was_bet_against_lies_beside_the_new_one(party: Party) -> None:
    board = party.page.board
    party.lay("7H AS 9D *")
    assert not board.other.isVisible()
    party.key("1")
    assert not board.other.isVisible(), "a bet on colour is against no card"
    party.key("2", RETURN, "1")
    assert board.other.isVisible()
    assert board.other.card.spoken == "seven of hearts"
    assert board.frame.card.card.spoken == "ace of spades"


def test_one_cannot_name_oneself_and_is_told_why(party: Party) -> None:
    party.lay("7H AS *")
    party.key("1")
    party.click(party.page.controls.chips.chips[0])
    assert party.page.notice.text() == "After a hit somebody else does it."
    party.key("1")
    assert party.page.notice.text() == "After a hit somebody else does it."
    assert party.at(Phase.APPOINT)
    party.key("4")
    assert party.table.round is not None
    assert party.table.round.doer == 4


def test_a_three_can_be_sent_back_once(party: Party) -> None:
    party.lay("4H 3H 9D *")
    party.key("1", "3", RETURN, "2", "4")
    task = party.page.controls.task
    assert task.bounce.label == "Send it back to Player\u00a03"
    assert "It may be sent back: Player\u00a03." in party.page.board.note.aside.text()
    party.key("b")
    assert party.table.round is not None
    assert party.table.round.doer == 3
    assert not task.bounce.isVisible()
    assert "Player\u00a04 → Player\u00a03" in party.page.board.note.aside.text()
    party.key(RETURN)
    assert party.table.seat(3).penalties == 2


def test_a_forced_bounce_has_gone_back_already(party: Party) -> None:
    party.lay("4H 3H 9D *", forced_bounce=True)
    party.key("1", "3", RETURN, "2", "4")
    assert party.table.round is not None
    assert party.table.round.doer == 3
    assert not party.page.controls.task.bounce.isVisible()
    assert "Forced bounce" in party.page.head.rules.accessibleName()


def test_immunity_is_offered_to_whoever_is_charged_and_holds_a_ten(party: Party) -> None:
    party.lay("10H KS AH *")
    party.key("2", RETURN)
    assert party.table.immunities(1) == 1
    party.key("1", RETURN, "1", "1")
    task = party.page.controls.task
    assert [button.label for button in task.shields if button.isVisible()] == [
        "Player\u00a01 uses immunity: −1"
    ]
    assert task.cost.text() == "Player\u00a01 +1"
    party.key("i")
    assert task.cost.text() == "Nothing goes on the score"
    party.key(RETURN)
    assert party.table.seat(1).penalties == 0
    assert party.table.immunities(1) == 0


def test_immunity_can_be_kept(party: Party) -> None:
    party.lay("10H KS AH 2H *")
    party.key("2", RETURN, "1", RETURN, "1", "1", "1", "1", RETURN)
    assert party.table.seat(1).penalties == 1
    assert party.table.immunities(1) == 1


def test_a_king_rules_in_words_of_ones_own(party: Party) -> None:
    party.lay("KH AS *")
    party.key("1", "2", "r")
    edit = party.page.controls.task.rule.text
    assert edit.hasFocus()
    party.type(edit, "Left hand & <b>only</b> 123")
    party.press(RETURN)
    assert party.at(Phase.TASK), "Enter in the rule makes the rule"
    assert party.table.rules[0].text == "Left hand & <b>only</b> 123"
    assert "Left hand & <b>only</b> 123" in party.page.rules.rows[0].text()
    party.key(RETURN)
    assert party.at(Phase.BET)


def test_a_rule_that_is_typed_but_not_made_is_made_by_done(party: Party) -> None:
    party.lay("KH AS *")
    party.key("1", "2", "r")
    party.type(party.page.controls.task.rule.text, "Whisper")
    party.click(party.page.controls.task.done)
    assert party.at(Phase.BET)
    assert party.table.rules[0].text == "Whisper"
    assert party.session.record.actions[-2] == MakeRule("Whisper")


def test_a_king_forbids_a_way_of_talking_from_the_list(party: Party) -> None:
    party.lay("KH AS *")
    party.key("1", "2")
    rule = party.page.controls.task.rule
    assert [action.text() for action in rule.menu.actions()] == [ban_text(ban) for ban in Ban]
    rule.menu.actions()[2].trigger()
    assert party.table.rules[0].ban is list(Ban)[2]
    assert rule.bans.label == ban_text(list(Ban)[2])


def test_on_a_quiet_evening_only_bans_are_offered_and_one_is_wanted(party: Party) -> None:
    party.lay("KH AS *", quiet_evening=True)
    party.key("1", "2")
    rule = party.page.controls.task.rule
    assert shown(rule.text, rule.bans) == [False, True]
    party.key(RETURN)
    assert party.page.notice.text() == "Quiet evening: the king’s rule is still to be chosen."
    assert party.at(Phase.TASK)
    rule.menu.actions()[0].trigger()
    party.key(RETURN)
    assert party.at(Phase.BET)


def test_task_card_and_theme_are_on_the_note(party: Party) -> None:
    party.lay("6S 8S *")
    party.key("1")
    played = party.table.round
    assert played is not None
    assert played.drawn is not None
    assert party.page.board.note.aside.text() == task_text(played.drawn, Wording.SIPS)
    party.key(RETURN, "1")
    played = party.table.round
    assert played is not None
    assert played.drawn is not None
    assert theme_text(played.drawn) in party.page.board.note.body.text()


def test_relay_hands_the_next_bet_to_whoever_did_the_task(party: Party) -> None:
    party.lay("4H 3H 9D *", relay=True)
    party.key("1", "3", RETURN)
    assert party.page.board.prompt.text().startswith("Player\u00a03:")


def test_the_first_joker_falls_on_everybody_and_lights_half_the_crown(party: Party) -> None:
    party.lay("* AS *")
    assert party.page.head.cup.lit == 0
    party.key("1")
    assert party.page.board.frame.seal is Seal.VOID
    assert party.page.board.decision.text() == "Joker: the bet is void"
    assert party.page.board.prompt.text() == "The joker is for everybody"
    assert party.page.controls.task.cost.text() == "Everybody +1"
    assert party.page.head.cup.lit == 1
    party.key(RETURN)
    assert [seat.penalties for seat in party.table.seats] == [1, 1, 1, 1]


def test_the_second_joker_ends_the_game_and_the_cup_costs_three_at_most(party: Party) -> None:
    party.lay("* 7S 10S JS QS KS *")
    party.key("1", RETURN)
    for _ in range(5):
        party.key("1", RETURN)
    assert party.page.head.cup.text() == "5"
    party.key("1")
    assert party.page.board.prompt.text() == "The King’s Cup is with Player\u00a03"
    assert party.page.controls.task.cost.text() == "Player\u00a03 +3"
    party.key(RETURN)
    page = party.page
    assert party.at(Phase.OVER)
    assert page.head.cup.lit == 2
    assert page.board.end.isVisible()
    assert "The King’s Cup goes to Player\u00a03" in page.board.end.text()
    assert not page.rules.isVisible(), "the rules end with the evening"


def test_the_end_tells_hits_streak_cup_and_history(party: Party) -> None:
    party.begin("journey 41", ("Anna", "Boris", "Chloé"))
    party.play_out()
    text = party.page.board.end.text()
    for seat in party.table.seats:
        assert seat.name in text
    assert "hit" in text
    assert "in a row" in text
    assert party.page.side.history.rowCount() == len(party.table.history)
    assert party.page.controls.over.again.label == "One more game"


def test_one_more_game_keeps_players_and_settings(party: Party) -> None:
    party.begin("journey 41", ("Anna", "Boris", "Chloé"))
    party.page.side.settings.house["relay"].click()
    party.play_out()
    settings = party.table.settings
    party.key(RETURN)
    assert party.at(Phase.BET)
    assert party.table.level is Level.COLOUR
    assert not party.table.history
    assert party.table.settings == settings
    assert [seat.name for seat in party.table.seats] == ["Anna", "Boris", "Chloé"]
    assert [seat.penalties for seat in party.table.seats] == [0, 0, 0]


@pytest.mark.parametrize(("deck", "bet", "price"), [("7H AH", "1", "×2"), ("7H AH", "3", "×1")])
def test_a_pass_costs_one_whatever_the_level(party: Party, deck: str, bet: str, price: str) -> None:
    party.lay(f"{deck} *")
    party.key("1", "2", RETURN)
    assert party.page.board.price.text() == "×2"
    party.key(bet)
    assert party.page.board.price.text() == price
    assert party.page.controls.task.cost.text() == f"Player\u00a02 +{price[1]}"
