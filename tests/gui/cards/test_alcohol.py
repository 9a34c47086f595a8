"""Without alcohol no word about it is left anywhere on the card table; with it, no text pushes anybody."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from engine.cards.state import Phase
from liars_qt.models.cards_text import evening_text
from liars_qt.pages.cards_keys import key_lines
from liars_qt.paths import resource
from liars_qt.words.wording import Wording
from tests.gui.cards.opening import Opened
from tests.gui.cards.party import Party, heard
from tests.gui.words.alcohol import ALSO_FREE, PUSHES, WORDS

LANGUAGES = ("en", "ru", "fr")
NAMES = ("Zoé", "Igor", "Mia")


def all_words(party: Party) -> set[str]:
    """Everything the page holds, seen or not, and the window's menus as they are now."""
    menus = [action.text() for menu in party.window._menus for action in menu.actions()]
    keys = [text for line in key_lines() for text in line]
    return {*heard(party.page, everything=True), *menus, *keys}


def words_of_a_game(party: Party) -> set[str]:
    """Play a game to its end and gather all there was to read and to hear."""
    party.begin("journey 41", NAMES)
    words = all_words(party)
    for tab in range(3):
        party.page.side.tabs.setCurrentIndex(tab)
    party.page.head.gear.trigger()
    while not party.at(Phase.OVER):
        if party.at(Phase.APPOINT):
            party.key("1" if party.table.turn != party.table.seated[0] else "2")
        else:
            party.key("1" if party.at(Phase.BET) else Qt.Key.Key_Return)
        words |= all_words(party)
    return words


@pytest.mark.parametrize("language", LANGUAGES)
def test_small_moves_leave_no_word_about_alcohol(party_opened: Opened, language: str) -> None:
    party = party_opened(language=language, wording="moves")
    words = words_of_a_game(party)
    assert len(words) > 150
    assert [text for text in words if WORDS[language].search(text)] == []
    told = evening_text(party.session.record, Wording.MOVES)
    assert WORDS[language].search(told) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_switching_in_the_middle_leaves_none_either(party_opened: Opened, language: str) -> None:
    party = party_opened(language=language)
    party.lay("KH 6S 10H *", NAMES)
    party.key("1", "2")
    assert any(WORDS[language].search(text) for text in all_words(party))
    party.page.side.settings.small_moves.click()
    party.settle()
    assert [text for text in all_words(party) if WORDS[language].search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_sips_nothing_pushes_and_every_sip_may_be_free_of_alcohol(
    party_opened: Opened, language: str
) -> None:
    party = party_opened(language=language)
    words = words_of_a_game(party)
    assert [text for text in words if PUSHES[language].search(text)] == []
    notes = [text for text in words if "sip" in text or "глот" in text or "gorgée" in text]
    asking = [text for text in notes if ALSO_FREE[language] in text]
    assert asking


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_the_game_speak_of_neither(language: str) -> None:
    text = Path(resource("rules", language, "cards.html")).read_text(encoding="utf-8")
    assert WORDS[language].findall(text) == []
