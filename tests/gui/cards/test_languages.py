"""A table that is switched to a language says what one that was opened in it says, word for word."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt

from tests.gui.cards.opening import Opened
from tests.gui.cards.party import Party, heard

RETURN = Qt.Key.Key_Return
NAMES = ("Zoé", "", "Mia")


def moments(party: Party) -> Iterator[str]:
    """Bring the table through every phase."""
    party.lay("7H 3S KD 6S *", NAMES)
    yield "bet"
    party.key("1", "2")
    yield "seven"
    party.key(RETURN)
    yield "ladder"
    party.key("2", "1")
    yield "three"
    party.key(RETURN, "1")
    yield "king"


def words(party: Party) -> list[str]:
    menus = [action.text() for menu in party.window._menus for action in menu.actions()]
    return [*heard(party.page, everything=True), *menus]


@pytest.mark.parametrize("language", ["ru", "fr"])
@pytest.mark.parametrize("moment", ["bet", "seven", "ladder", "three", "king"])
def test_a_switch_says_everything_anew(party_opened: Opened, language: str, moment: str) -> None:
    party = party_opened(language=language)
    next(each for each in moments(party) if each == moment)
    wanted = words(party)
    party.program.languages.use("en")
    party.settle()
    english = words(party)
    party.program.languages.use(language)
    party.settle()
    assert words(party) == wanted
    assert len(set(english) & set(wanted)) < len(set(wanted)) / 2


def test_the_end_follows_the_language(party_opened: Opened) -> None:
    party = party_opened(language="fr")
    party.begin("short and sweet", ("Anna", "Boris"))
    party.play_out()
    wanted = words(party)
    party.program.languages.use("ru")
    party.settle()
    assert "Партия окончена" in words(party)
    party.program.languages.use("fr")
    party.settle()
    assert words(party) == wanted
