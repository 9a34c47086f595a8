"""Cards: every one different, also without hues; a back that tells nothing; the same from both sides of the table."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from liars_qt.look.cards import ASPECT, CardFace, draw_back, draw_card
from liars_qt.look.suits import SuitShape, suit_colour, suit_path
from liars_qt.look.tokens import LIGHT, Tokens

INDICES = {1: "A", 11: "J", 12: "Q", 13: "K"}
DECK = [CardFace(rank, suit, INDICES.get(rank, str(rank))) for suit in SuitShape for rank in range(1, 14)]
JOKER = CardFace(14, None, "Joker")


def picture(
    card: CardFace | None, width: int = 80, four_colours: bool = False, tokens: Tokens = LIGHT
) -> QImage:
    """Return a card, or a back, on felt."""
    image = QImage(QSize(width, round(width * ASPECT)), QImage.Format.Format_RGB32)
    image.fill(QColor(tokens.felt))
    painter = QPainter(image)
    box = QRectF(0, 0, width, width * ASPECT)
    if card is None:
        draw_back(painter, box, tokens)
    else:
        draw_card(painter, box, card, tokens, four_colours)
    painter.end()
    return image


def grey(image: QImage) -> QImage:
    """Return the picture as somebody sees it who sees no hues."""
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def test_every_card_differs_without_hues(theme: Tokens, qapp: QApplication) -> None:
    pictures = [grey(picture(card, tokens=theme)) for card in [*DECK, JOKER, None]]
    assert all(a != b for a, b in combinations(pictures, 2))


@pytest.mark.parametrize("suit", list(SuitShape))
@pytest.mark.parametrize("rank", range(1, 14))
def test_a_card_is_painted_in_the_colour_of_its_suit(suit: SuitShape, rank: int, qapp: QApplication) -> None:
    image = picture(CardFace(rank, suit, "8"), 120)
    inks = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    assert suit_colour(suit, LIGHT) in inks
    assert suit_colour(suit, LIGHT) == (LIGHT.suit_red if suit.red else LIGHT.suit_black)


def test_four_colours_give_each_suit_its_own(qapp: QApplication) -> None:
    assert len({suit_colour(suit, LIGHT, True) for suit in SuitShape}) == 4
    assert picture(CardFace(9, SuitShape.CLUBS, "9"), four_colours=True) != picture(
        CardFace(9, SuitShape.CLUBS, "9")
    )


@pytest.mark.parametrize("suit", list(SuitShape))
def test_a_suit_fills_its_box_and_no_more(suit: SuitShape) -> None:
    box = QRectF(10, 20, 40, 40)
    drawn = suit_path(suit, box).boundingRect()
    assert box.adjusted(-0.5, -0.5, 0.5, 0.5).contains(drawn)
    assert drawn.height() > 36


@pytest.mark.parametrize("index", ["Т", "К", "Д", "В", "R", "V", "10"])
def test_an_index_of_any_language_is_painted(index: str, qapp: QApplication) -> None:
    assert picture(CardFace(12, SuitShape.HEARTS, index)) != picture(CardFace(12, SuitShape.HEARTS, ""))


def test_a_joker_carries_its_own_colours_in_either_deck(qapp: QApplication) -> None:
    assert picture(JOKER) == picture(JOKER, four_colours=True)
