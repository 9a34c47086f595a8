"""Dice of recorded games are counted whole, and their spread is judged as the textbook does."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from engine.dice.bid import Bid, Call
from engine.dice.rules import CLASSIC, KNOCKOUT
from engine.records.fairness import LEAST_PER_FACE, added, faces_rolled, spread_of
from engine.records.record import Entry, GameRecord, Mark, Player
from engine.records.replay import opening, replay

TWO = (Player(), Player(mind="calm"))
FEW = (LEAST_PER_FACE - 1,) * 6
counts = st.lists(st.integers(0, 5000), min_size=6, max_size=6)


def game(seed: str, rounds: int) -> GameRecord:
    """A penalty game in which every opening bid is challenged."""
    entries: tuple[Entry, ...] = (Bid(1, 6), Call.CHALLENGE, Mark.NEXT)
    return GameRecord(CLASSIC, TWO, seed, entries=entries * rounds)


@given(st.text(max_size=8), st.integers(0, 6))
def test_every_die_of_every_round_is_counted_once(seed: str, rounds: int) -> None:
    record = game(seed, rounds)
    hands = [hand for past in replay(record).table.history for hand in past.shown or ()]
    hands += replay(record).hands
    dice = [die for hand in hands for die in hand]
    assert faces_rolled(record) == tuple(dice.count(face) for face in range(1, 7))
    assert sum(faces_rolled(record)) == 10 * (rounds + 1)


def test_dice_that_have_left_the_table_are_not_rolled() -> None:
    record = GameRecord(KNOCKOUT, TWO, "seed", entries=(Bid(1, 6), Call.CHALLENGE, Mark.NEXT))
    assert sum(faces_rolled(record)) == 10 + 9


def test_a_game_without_a_bid_counts_its_one_deal() -> None:
    record = GameRecord(CLASSIC, TWO, "seed")
    assert sum(faces_rolled(record)) == sum(map(len, opening(record).hands))


@given(counts)
def test_the_spread_is_pearsons(faces: list[int]) -> None:
    spread = spread_of(faces)
    if sum(faces) < 6 * LEAST_PER_FACE:
        assert spread.usual is None
    else:
        textbook = chisquare(faces)
        assert spread.chi_square == pytest.approx(textbook.statistic)
        assert spread.usual == pytest.approx(textbook.pvalue, abs=1e-12)


def test_too_few_dice_say_nothing() -> None:
    assert spread_of(FEW).usual is None
    assert spread_of((0,) * 6).chi_square == 0.0


def test_an_even_spread_is_the_most_usual_and_a_loaded_die_is_not() -> None:
    assert spread_of((100,) * 6).usual == pytest.approx(1.0)
    loaded = spread_of((100, 100, 100, 100, 100, 200)).usual
    assert loaded is not None and loaded < 0.001


def test_sixty_thousand_dice_of_the_program_are_fair() -> None:
    total = added(*(faces_rolled(game(f"fair-{n}", 39)) for n in range(150)))
    usual = spread_of(total).usual
    assert sum(total) == 60_000
    assert usual is not None and usual > 0.001


def test_no_games_add_up_to_six_zeros() -> None:
    assert added() == (0,) * 6
