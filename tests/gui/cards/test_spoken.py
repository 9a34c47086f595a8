"""What is painted is named, and what happens is told, for whoever does not see it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QLineEdit, QWidget

from liars_qt.pages.cards_page import CardsPage
from liars_qt.widgets.playing_card import PlayingCard
from liars_qt.widgets.price_badge import PriceBadge
from tests.gui.cards.party import Party

RETURN = Qt.Key.Key_Return


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whatever is announced to a screen reader."""
    sentences: list[str] = []
    monkeypatch.setattr(CardsPage, "_announce", lambda self, sentence: sentences.append(sentence))
    return sentences


def unnamed(root: QWidget) -> list[str]:
    kinds = (QAbstractButton, QAbstractItemView, QLineEdit)
    return [
        f"{type(each).__name__} {each.objectName()}"
        for each in root.findChildren(QWidget)
        if isinstance(each, kinds)
        and each.isVisible()
        and not (each.accessibleName() or (isinstance(each, QAbstractButton) and each.text()))
    ]


def test_every_control_has_a_name_in_every_phase(party: Party) -> None:
    party.lay("7H 3S KD *")
    party.page.head.gear.trigger()
    assert unnamed(party.page) == []
    for key in ("1", "2", RETURN, "1", RETURN, "1", "3"):
        party.key(key)
        assert unnamed(party.page) == []


def test_cards_and_price_are_spoken(party: Party) -> None:
    party.lay("7H AS *")
    card = party.page.board.frame.card
    assert isinstance(card, PlayingCard)
    assert card.accessibleName() == "a card face down"
    party.key("1")
    assert card.accessibleName() == "seven of hearts"
    price = party.page.board.price
    assert isinstance(price, PriceBadge)
    assert price.accessibleName() == "The round costs 1."


def test_turns_and_verdicts_are_announced(party: Party, told: list[str]) -> None:
    party.lay("7H AS *")
    party.key("1", "3", RETURN)
    assert told[:2] == ["Player\u00a01: Red", "Hit: 7♥"]
    assert "The table climbs to higher or lower." in told
    assert "Player\u00a01 names Player\u00a03." in told
    assert told[-1] == "Player\u00a02 is next to bet."


def test_each_bet_says_its_chance(party: Party) -> None:
    party.lay("7H AS *")
    red = party.page.controls.bets.buttons[0]
    assert red.accessibleName() == "Red"
    assert "50.0%" in red.accessibleDescription()


def test_a_chip_that_is_shut_says_why(party: Party) -> None:
    party.lay("7H AS *")
    party.key("1")
    chip = party.page.controls.chips.chips[0]
    assert chip.accessibleDescription() == "After a hit somebody else does it."
