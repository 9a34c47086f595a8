"""A card widget turns what it is given and holds no hidden face."""

import pytest
from pytestqt.qtbot import QtBot

from liars_qt.look.cards import CardFace
from liars_qt.look.fonts import scaled
from liars_qt.look.suits import SuitShape
from liars_qt.widgets.playing_card import CardShown, PlayingCard

QUEEN = CardShown(CardFace(12, SuitShape.HEARTS, "Q"), spoken="queen of hearts")
BACK = CardShown(spoken="a hidden card")


@pytest.fixture
def card(qtbot: QtBot) -> PlayingCard:
    """A card on show."""
    made = PlayingCard()
    qtbot.addWidget(made)
    made.resize(made.sizeHint())
    made.show()
    return made


def test_a_hidden_card_has_no_face_to_leak(card: PlayingCard) -> None:
    card.show_card(QUEEN)
    card.show_card(BACK)
    assert card.card.face is None
    assert card.accessibleName() == card.toolTip() == "a hidden card"


def test_a_card_turns_and_can_be_finished(card: PlayingCard) -> None:
    card.show_card(BACK)
    card.show_card(QUEEN, 60_000)
    back, was_moving = card.grab().toImage(), card.moving
    card.finish()
    assert (was_moving, card.moving) == (True, False)
    assert card.grab().toImage() != back
    assert card.accessibleName() == "queen of hearts"


def test_without_motion_the_face_is_there_at_once(card: PlayingCard) -> None:
    card.show_card(QUEEN)
    assert not card.moving


def test_empty_back_and_face_look_different(card: PlayingCard) -> None:
    looks = []
    for shown in (CardShown(empty=True), BACK, QUEEN):
        card.show_card(shown)
        looks.append(card.grab().toImage())
    assert looks[0] != looks[1] != looks[2] != looks[0]


def test_four_colours_change_the_suits_that_have_their_own(card: PlayingCard) -> None:
    card.show_card(CardShown(CardFace(8, SuitShape.CLUBS, "8")))
    two = card.grab().toImage()
    card.set_four_colours(True)
    assert card.grab().toImage() != two


def test_it_grows_with_the_font_and_keeps_its_shape(card: PlayingCard) -> None:
    before = card.sizeHint()
    card.setFont(scaled(card.font(), 2))
    after = card.sizeHint()
    assert after.height() > before.height() * 1.7
    assert after.height() / after.width() == pytest.approx(before.height() / before.width(), abs=0.02)
