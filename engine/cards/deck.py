"""Suits, ranks and jokers; the three lengths; the cut and the jokers' places.

A deck holds exactly two jokers. The other cards are cut from the fifty-two so that half are red and half black
and every rank comes at least once; among all such cuts each is equally likely (cuts that miss a rank are thrown
away and cut anew), so chances counted from the cards seen can be exact. A joker has no colour and no place in
the order of ranks. The place of the second joker is the number of rounds: one card is revealed in each.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from itertools import count

from engine.chance import Chance


class Colour(Enum):
    """What the lower rung of the ladder is bet on."""

    RED = "red"
    BLACK = "black"


class Suit(Enum):
    """The four suits, by the letters of the usual card notation."""

    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"
    SPADES = "S"

    @property
    def colour(self) -> Colour:
        """Return red for hearts and diamonds, black for clubs and spades."""
        return Colour.RED if self in (Suit.HEARTS, Suit.DIAMONDS) else Colour.BLACK


class Rank(IntEnum):
    """The fourteen values; ace is low, king is high, and a joker is never compared."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    JOKER = 14


_LETTERS = {Rank.ACE: "A", Rank.JACK: "J", Rank.QUEEN: "Q", Rank.KING: "K", Rank.JOKER: "*"}


@dataclass(frozen=True, slots=True)
class Card:
    """One card; a joker has no suit. The two jokers are equal: the order of the deck tells them apart."""

    rank: Rank
    suit: Suit | None

    @property
    def colour(self) -> Colour | None:
        """Return the card's colour, or None for a joker."""
        return None if self.suit is None else self.suit.colour

    @property
    def is_joker(self) -> bool:
        """Tell whether this card voids the bet."""
        return self.rank is Rank.JOKER

    def __str__(self) -> str:
        """Return the short notation: 7H, 10S, AD, and * for a joker."""
        return _LETTERS.get(self.rank, str(int(self.rank))) + (self.suit.value if self.suit else "")


JOKER = Card(Rank.JOKER, None)
RANKS: tuple[Rank, ...] = tuple(rank for rank in Rank if rank is not Rank.JOKER)
PACK: tuple[Card, ...] = tuple(Card(rank, suit) for suit in Suit for rank in RANKS)
JOKERS = 2
_REDS = tuple(card for card in PACK if card.colour is Colour.RED)
_BLACKS = tuple(card for card in PACK if card.colour is Colour.BLACK)


class Length(Enum):
    """How long a game is."""

    SHORT = "short"
    STANDARD = "standard"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class Shape:
    """The deck of one length: its cards, jokers among them, and where each joker may lie (from 1, both ends in)."""

    cards: int
    first: tuple[int, int]
    second: tuple[int, int]

    @property
    def ordinary(self) -> int:
        """Return the number of cards that are no jokers."""
        return self.cards - JOKERS


SHAPES = {
    Length.SHORT: Shape(24, (7, 13), (19, 24)),
    Length.STANDARD: Shape(36, (11, 20), (29, 36)),
    Length.FULL: Shape(54, (17, 30), (43, 54)),
}


def deal(length: Length, chance: Chance) -> tuple[Card, ...]:
    """Return a deck in the order in which it will be revealed."""
    shape = SHAPES[length]
    deck = chance.stream("order").shuffled(cut(shape.ordinary, chance.stream("cut")))
    places = chance.stream("jokers")
    for low, high in (shape.first, shape.second):
        deck.insert(low - 1 + places.below(high - low + 1), JOKER)
    return tuple(deck)


def cut(size: int, chance: Chance) -> tuple[Card, ...]:
    """Return `size` of the fifty-two, half of them red, every rank among them.

    Raises ValueError for an odd size or one that cannot hold every rank.
    """
    if size % 2 or not len(RANKS) <= size <= len(PACK):
        raise ValueError(f"no cut of {size} cards")
    for attempt in count():
        cards = _halves(size // 2, chance.stream(attempt))
        if len({card.rank for card in cards}) == len(RANKS):
            return cards
    raise AssertionError("count() has no end")


def _halves(each: int, chance: Chance) -> tuple[Card, ...]:
    return (*chance.shuffled(_REDS)[:each], *chance.shuffled(_BLACKS)[:each])
