"""The odds on the screen are those of the engine, plain and counted side by side, with their limits told."""

from PySide6.QtCore import QLocale, Qt

from engine.cards.odds import counted_odds, plain_odds
from engine.cards.state import Bet
from liars_qt.pages.cards_odds import OddsSheet
from liars_qt.words.cards import chance_text
from tests.gui.cards.opening import Opened
from tests.gui.cards.party import Party

RETURN = Qt.Key.Key_Return
HIGHER = [
    "94.1",
    "86.3",
    "78.4",
    "70.6",
    "62.7",
    "54.9",
    "47.1",
    "39.2",
    "31.4",
    "23.5",
    "15.7",
    "7.8",
    "0.0",
]


def figures(sheet: OddsSheet, column: int) -> list[str]:
    return [pair[column].text() for pair in sheet.cells]


def open_odds(party: Party) -> OddsSheet:
    party.page.side.tabs.setCurrentIndex(1)
    return party.page.side.odds


def test_plain_odds_mirror_each_other_and_never_count_the_ace_twice(party: Party) -> None:
    ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    for place, rank in enumerate(ranks):
        party.lay(f"{rank}H AS *")
        party.key("1", "2", RETURN)
        odds = figures(open_odds(party), 0)
        assert odds[2] == f"{HIGHER[place]}%"
        assert odds[3] == f"{HIGHER[12 - place]}%"
        assert odds[4] == "5.9%"


def test_counted_odds_follow_the_cards_seen(party: Party) -> None:
    party.lay("7H 7S 7D 7C 9S AS *")
    for key in ("2", RETURN, "1", "2", RETURN, "3", RETURN):
        party.key(key)
    odds = counted_odds(party.table)
    assert odds.equal is not None
    assert odds.higher is not None
    assert odds.lower is not None
    assert odds.higher + odds.lower + odds.equal == 1
    told = figures(open_odds(party), 1)
    wanted = [odds.red, odds.black, odds.higher, odds.lower, odds.equal, odds.joker]
    assert told == [chance_text(each) for each in wanted if each is not None]


def test_the_buttons_carry_both_chances_and_a_pass_none(party: Party) -> None:
    party.lay("7H AS *")
    party.key("1", "2", RETURN)
    plain, counted = plain_odds(party.table), counted_odds(party.table)
    buttons = party.page.controls.bets.buttons
    for button, bet in zip(buttons, (Bet.HIGHER, Bet.LOWER), strict=False):
        first, second = plain.wins(bet), counted.wins(bet)
        assert first is not None
        assert second is not None
        assert button.bet.odds == f"{chance_text(first)} · counted {chance_text(second)}"
    assert buttons[2].bet.odds == ""


def test_before_an_open_card_there_is_nothing_to_compare_with(party: Party) -> None:
    party.lay("7H AS *")
    odds = figures(open_odds(party), 0)
    assert odds == ["50.0%", "50.0%", "–", "–", "–", "–"]


def test_the_limits_are_told(party: Party) -> None:
    text = open_odds(party).limits.text()
    assert "9 of the 14 values cost nothing on a miss" in text
    assert "a pass is a pure loss" in text
    assert "a joker voids the bet" in text
    assert party.page.side.odds.heads[2].text() == "counted"


def test_percent_signs_and_commas_are_those_of_the_language(party_opened: Opened) -> None:
    party = party_opened(language="fr")
    party.lay("7H AS *")
    party.key("1", "2", RETURN)
    assert QLocale().language() is QLocale.Language.French
    assert figures(open_odds(party), 0)[2] in ("47,1\u202f%", "47,1\u00a0%")


def test_when_the_game_is_over_there_are_no_odds(party: Party) -> None:
    party.begin("short and sweet", ("Anna", "Boris"))
    party.play_out()
    assert set(figures(open_odds(party), 0)) == {"–"}
