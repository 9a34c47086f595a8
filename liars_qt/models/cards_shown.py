"""Cards, verdicts and seats of Red or Black as the widgets show them."""

from __future__ import annotations

from engine.cards.deck import Card, Suit
from liars_qt.look.cards import CardFace
from liars_qt.look.suits import SuitShape
from liars_qt.widgets.playing_card import CardShown
from liars_qt.words.cards import card_index, spoken_card

_SHAPES = {
    Suit.HEARTS: SuitShape.HEARTS,
    Suit.DIAMONDS: SuitShape.DIAMONDS,
    Suit.CLUBS: SuitShape.CLUBS,
    Suit.SPADES: SuitShape.SPADES,
}


def card_shown(card: Card | None) -> CardShown:
    """Return a card face up, or the back of one for None."""
    if card is None:
        return CardShown()
    shape = None if card.suit is None else _SHAPES[card.suit]
    return CardShown(CardFace(int(card.rank), shape, card_index(card.rank)), spoken=spoken_card(card))
