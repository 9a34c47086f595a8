"""The deck: its cut, its jokers, its length."""

from collections import Counter

import pytest

from engine.cards.deck import JOKER, PACK, RANKS, SHAPES, Colour, Length, Rank, Suit, cut, deal
from engine.chance import Chance

DEALS = 10_000
LENGTHS = pytest.mark.parametrize("length", Length)


@pytest.fixture(scope="module")
def places() -> dict[Length, list[tuple[int, int]]]:
    """The places of both jokers, from 1, in ten thousand deals of each length, each deal checked on the way."""
    return {length: [_checked_places(length, seed) for seed in range(DEALS)] for length in Length}


def _checked_places(length: Length, seed: int) -> tuple[int, int]:
    deck = deal(length, Chance(seed))
    met = Counter(deck)
    ordinary = [card for card in deck if card is not JOKER]
    assert len(deck) == SHAPES[length].cards
    assert met.pop(JOKER) == 2
    assert set(met.values()) == {1}
    assert sum(card.colour is Colour.RED for card in ordinary) * 2 == len(ordinary)
    assert {card.rank for card in ordinary} == set(RANKS)
    first, second = (place for place, card in enumerate(deck, start=1) if card is JOKER)
    return first, second


@LENGTHS
def test_every_joker_stays_in_its_interval_and_meets_both_ends(
    places: dict[Length, list[tuple[int, int]]], length: Length
) -> None:
    first, second = (set(place) for place in zip(*places[length], strict=True))
    shape = SHAPES[length]
    assert first == set(range(shape.first[0], shape.first[1] + 1))
    assert second == set(range(shape.second[0], shape.second[1] + 1))


@LENGTHS
def test_joker_places_are_uniform(places: dict[Length, list[tuple[int, int]]], length: Length) -> None:
    for met in (Counter(place) for place in zip(*places[length], strict=True)):
        expected = DEALS / len(met)
        chi_square = sum((count - expected) ** 2 / expected for count in met.values())
        assert chi_square < 3 * len(met)


def test_lengths_are_the_three_of_the_rules() -> None:
    assert [(s.cards, s.first, s.second) for s in SHAPES.values()] == [
        (24, (7, 13), (19, 24)),
        (36, (11, 20), (29, 36)),
        (54, (17, 30), (43, 54)),
    ]


def test_the_full_deck_is_the_whole_pack() -> None:
    deck = deal(Length.FULL, Chance("full"))
    assert sorted(map(str, deck)) == sorted(map(str, (*PACK, JOKER, JOKER)))


def test_every_card_is_as_likely_to_be_cut() -> None:
    met = Counter(card for seed in range(4_000) for card in cut(22, Chance(seed)))
    expected = 4_000 * 22 / 52
    assert len(met) == 52
    assert max(abs(count - expected) for count in met.values()) < 5 * (expected * 30 / 52) ** 0.5


def test_the_same_seed_deals_the_same_deck() -> None:
    assert deal(Length.STANDARD, Chance("a")) == deal(Length.STANDARD, Chance("a"))
    assert deal(Length.STANDARD, Chance("a")) != deal(Length.STANDARD, Chance("b"))


@pytest.mark.parametrize("size", [12, 23, 54])
def test_an_impossible_cut_is_an_error(size: int) -> None:
    with pytest.raises(ValueError, match="no cut"):
        cut(size, Chance(0))


def test_a_joker_has_no_colour_and_no_suit() -> None:
    assert (JOKER.colour, JOKER.suit, JOKER.is_joker, str(JOKER)) == (None, None, True, "*")


def test_ace_is_low_and_king_is_high() -> None:
    assert (min(RANKS), max(RANKS), len(RANKS)) == (Rank.ACE, Rank.KING, 13)


def test_half_of_the_suits_are_red() -> None:
    assert [suit for suit in Suit if suit.colour is Colour.RED] == [Suit.HEARTS, Suit.DIAMONDS]
