"""The chances of a bet, without counting cards and counted from the cards seen.

Both are given for an ordinary card, since a joker voids the bet: higher + lower + equal = 1 and red + black = 1
exactly, and the chance of a joker stands beside them. A tie loses, so "higher" wins with `higher` alone.

Without counting, the open card is one of fifty-two and each of the other fifty-one is as likely to come next.

Counted, the chances are exact for what the table knows: the cards seen, the size of the deck, and how it is cut.
Of S, the k cards seen, the number of decks that hold them is N(S), and each of those decks reveals any of its
n - k other cards next with the same chance; so the card c comes next with chance N(S + c) / (N(S) (n - k)).
N counts the sets of n/2 red and n/2 black cards that hold S and every rank, by inclusion and exclusion over the
ranks not seen yet. A joker's place is uniform in its interval, so what is left of the interval gives its chance.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb

from engine.cards.deck import PACK, RANKS, SHAPES, Card, Colour, Rank
from engine.cards.meanings import MEANINGS
from engine.cards.state import Bet, Table

HALF_PACK = len(PACK) // 2
SUITS = 4
FREE_VALUES = sum(meaning.free for meaning in MEANINGS.values())


@dataclass(frozen=True, slots=True)
class Odds:
    """The chances of the next card, given that it is no joker, and that of a joker.

    `higher`, `lower` and `equal` are None before there is an open card; `joker` is None where it was not counted.
    When nothing but a joker is left, `joker` is 1 and there are no chances of an ordinary card.
    """

    red: Fraction | None
    black: Fraction | None
    higher: Fraction | None
    lower: Fraction | None
    equal: Fraction | None
    joker: Fraction | None

    def wins(self, bet: Bet) -> Fraction | None:
        """Return the chance that a bet hits, or None where it cannot be made; a pass never hits."""
        return {
            Bet.RED: self.red,
            Bet.BLACK: self.black,
            Bet.HIGHER: self.higher,
            Bet.LOWER: self.lower,
            Bet.PASS: Fraction(0),
        }[bet]


def plain_odds(table: Table) -> Odds:
    """Return the chances without counting cards."""
    half = Fraction(1, 2)
    if table.open_card is None:
        return Odds(half, half, None, None, None, None)
    rank, others = table.open_card.rank, len(PACK) - 1
    higher = Fraction(SUITS * (Rank.KING - rank), others)
    lower = Fraction(SUITS * (rank - Rank.ACE), others)
    return Odds(half, half, higher, lower, Fraction(SUITS - 1, others), None)


def counted_odds(table: Table) -> Odds:
    """Return the chances counted from the cards seen."""
    chances, joker = next_card_chances(table), joker_chance(table)
    if not chances:
        return Odds(None, None, None, None, None, joker)
    red = sum((p for card, p in chances.items() if card.colour is Colour.RED), Fraction())
    if table.open_card is None:
        return Odds(red, 1 - red, None, None, None, joker)
    rank = table.open_card.rank
    higher = sum((p for card, p in chances.items() if card.rank > rank), Fraction())
    lower = sum((p for card, p in chances.items() if card.rank < rank), Fraction())
    return Odds(red, 1 - red, higher, lower, 1 - higher - lower, joker)


def next_card_chances(table: Table) -> dict[Card, Fraction]:
    """Return the chance of each card to be the next one, given that it is no joker; empty when only jokers are left."""
    seen = [card for card in table.seen if not card.is_joker]
    size = SHAPES[table.settings.length].ordinary
    reds = sum(card.colour is Colour.RED for card in seen)
    met = {card.rank for card in seen}
    missing = len(RANKS) - len(met)
    whole = _decks(size // 2, reds, len(seen) - reds, missing) * (size - len(seen))
    chances: dict[Card, Fraction] = {}
    for card in PACK:
        if whole and card not in seen:
            red, fresh = card.colour is Colour.RED, card.rank not in met
            decks = _decks(size // 2, reds + red, len(seen) - reds + (not red), missing - fresh)
            chances[card] = Fraction(decks, whole)
    return chances


@lru_cache(maxsize=4096)
def _decks(half: int, reds: int, blacks: int, missing: int) -> int:
    """Count the decks of `half` red and `half` black cards that hold the cards seen and every missing rank."""
    if reds > half or blacks > half:
        return 0
    total = 0
    for absent in range(missing + 1):
        pool = HALF_PACK - absent * SUITS // 2
        ways = comb(pool - reds, half - reds) * comb(pool - blacks, half - blacks)
        total += (-1) ** absent * comb(missing, absent) * ways
    return total


def joker_chance(table: Table) -> Fraction:
    """Return the chance that the next card is a joker, from what is left of the interval it lies in."""
    shape, out = SHAPES[table.settings.length], table.jokers
    place = len(table.seen) + 1
    low, high = shape.first if out == 0 else shape.second
    if out == len((shape.first, shape.second)) or not low <= place <= high:
        return Fraction(0)
    return Fraction(1, high - place + 1)
