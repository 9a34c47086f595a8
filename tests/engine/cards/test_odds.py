"""The chances of a bet, plain and counted."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction

import pytest

from engine.cards.actions import Done
from engine.cards.deck import JOKER, PACK, RANKS, SHAPES, Card, Length, Rank, Suit, deal
from engine.cards.odds import counted_odds, joker_chance, next_card_chances, plain_odds
from engine.cards.play import start
from engine.cards.state import Bet, Level, Outcome, Round, Settings, Table, new_evening
from engine.chance import Chance
from tests.engine.cards.tables import cards, whole_game

HIGHER = [94.1, 86.3, 78.4, 70.6, 62.7, 54.9, 47.1, 39.2, 31.4, 23.5, 15.7, 7.8, 0.0]


def table_that_saw(length: Length, seen: tuple[Card, ...]) -> Table:
    table = start(new_evening("seen", Settings(length))).table
    rounds = tuple(
        Round(number, 1, Bet.RED, Level.COLOUR, card, None, Outcome.MISS, 1)
        for number, card in enumerate(seen, start=1)
    )
    opened = [card for card in seen if not card.is_joker]
    return replace(table, history=rounds, open_card=opened[-1] if opened else None)


def percent(chance: Fraction | None) -> float:
    assert chance is not None
    return round(float(100 * chance), 1)


@pytest.mark.parametrize(("rank", "shown"), list(zip(RANKS, HIGHER, strict=True)))
def test_plain_chances_are_those_of_the_table_to_one_decimal(rank: Rank, shown: float) -> None:
    odds = plain_odds(table_that_saw(Length.FULL, (Card(rank, Suit.HEARTS),)))
    mirror = plain_odds(table_that_saw(Length.FULL, (Card(Rank(14 - rank), Suit.HEARTS),)))
    assert percent(odds.higher) == shown
    assert mirror.lower == odds.higher
    assert (odds.red, odds.black, odds.joker) == (Fraction(1, 2), Fraction(1, 2), None)
    assert odds.higher is not None
    assert odds.lower is not None
    assert odds.equal is not None
    assert odds.higher + odds.lower + odds.equal == 1


def test_an_ace_is_counted_once() -> None:
    odds = counted_odds(table_that_saw(Length.FULL, cards("KH")))
    assert (odds.higher, odds.lower, odds.equal) == (Fraction(0), Fraction(48, 51), Fraction(3, 51))


def test_on_a_full_deck_counting_is_counting_what_is_left() -> None:
    odds = counted_odds(table_that_saw(Length.FULL, cards("AH AD KS 9C 7H")))
    assert odds.higher == Fraction(4 * 6 - 2, 47)
    assert odds.lower == Fraction(4 * 6 - 2, 47)
    assert odds.red == Fraction(26 - 3, 47)


def test_before_any_card_there_is_no_higher_and_colours_are_even() -> None:
    odds = counted_odds(table_that_saw(Length.SHORT, ()))
    assert (odds.red, odds.higher, odds.lower, odds.equal) == (Fraction(1, 2), None, None, None)


def test_colours_follow_the_reds_left_in_the_cut() -> None:
    """Eleven of the twenty-two are red; after three reds eight of nineteen are left."""
    assert counted_odds(table_that_saw(Length.SHORT, cards("AH 5D 9H"))).red == Fraction(8, 19)


def test_a_missing_rank_is_likelier_than_a_met_one() -> None:
    """The cut holds every rank, so a card of a rank not met yet is likelier than the fourth of one met thrice."""
    chances = next_card_chances(table_that_saw(Length.SHORT, cards("AH AD AC 5D 9H 4C")))
    assert chances[cards("KS")[0]] > chances[cards("AS")[0]] > 0


@pytest.mark.parametrize("length", Length)
def test_counted_chances_are_exact_at_every_step_of_a_game(length: Length) -> None:
    for action, step in whole_game(f"odds-{length.value}", length):
        odds = counted_odds(step.game.table)
        if isinstance(action, Done) and odds.red is not None and odds.black is not None:
            assert sum(next_card_chances(step.game.table).values()) == 1
            assert odds.red + odds.black == 1
            seen = set(step.game.table.seen)
            assert not seen & {card for card, p in next_card_chances(step.game.table).items() if p}


def test_counted_chances_agree_with_eight_thousand_deals() -> None:
    """Take the decks that begin with a seven and see how often each rank comes next."""
    wanted = Rank.SEVEN
    after: Counter[Rank] = Counter()
    for seed in range(8_000):
        order = [card for card in deal(Length.SHORT, Chance(seed)) if card is not JOKER]
        if order[0].rank is wanted:
            after[order[1].rank] += 1
    total = after.total()
    odds = counted_odds(table_that_saw(Length.SHORT, cards("7H")))
    for chance, ranks in ((odds.higher, range(8, 14)), (odds.lower, range(1, 7)), (odds.equal, [7])):
        assert chance is not None
        deviation = (float(chance) * (1 - float(chance)) / total) ** 0.5
        assert abs(sum(after[Rank(rank)] for rank in ranks) / total - float(chance)) < 4 * deviation


class TestJoker:
    @pytest.mark.parametrize("length", Length)
    def test_there_is_none_outside_its_interval(self, length: Length) -> None:
        low, high = SHAPES[length].first
        seen = PACK[:high]
        assert joker_chance(table_that_saw(length, seen[: low - 2])) == 0
        assert joker_chance(table_that_saw(length, seen[: low - 1])) == Fraction(1, high - low + 1)
        assert joker_chance(table_that_saw(length, seen[: high - 1])) == 1

    def test_the_second_has_an_interval_of_its_own(self) -> None:
        seen = (*PACK[:6], JOKER, *PACK[6:20])
        assert joker_chance(table_that_saw(Length.SHORT, seen[:10])) == 0
        assert joker_chance(table_that_saw(Length.SHORT, seen[:18])) == Fraction(1, 6)

    def test_after_both_there_is_no_third(self) -> None:
        assert joker_chance(table_that_saw(Length.SHORT, (JOKER, *PACK[:18], JOKER))) == 0

    def test_when_only_a_joker_is_left_nothing_else_has_a_chance(self) -> None:
        order = [card for card in deal(Length.SHORT, Chance(1)) if card is not JOKER]
        odds = counted_odds(table_that_saw(Length.SHORT, (*order[:7], JOKER, *order[7:])))
        assert (odds.joker, odds.red, odds.higher) == (Fraction(1), None, None)


def test_a_bet_asks_for_its_own_chance() -> None:
    odds = plain_odds(table_that_saw(Length.FULL, cards("6H")))
    assert percent(odds.wins(Bet.HIGHER)) == 54.9
    assert (odds.wins(Bet.LOWER), odds.wins(Bet.RED), odds.wins(Bet.BLACK)) == (
        odds.lower,
        odds.red,
        odds.black,
    )
    assert odds.wins(Bet.PASS) == 0
