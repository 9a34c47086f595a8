"""The fourteen values as data."""

from engine.cards.deck import Rank
from engine.cards.meanings import MEANINGS, Lifts, Owner
from engine.cards.odds import FREE_VALUES


def ranks_where(**wanted: object) -> set[Rank]:
    return {
        rank
        for rank, m in MEANINGS.items()
        if all(getattr(m, name) == value for name, value in wanted.items())
    }


def test_there_are_fourteen_values() -> None:
    assert list(MEANINGS) == list(Rank)
    assert len(MEANINGS) == 14


def test_price_multiplies_ace_two_three_and_six_alone() -> None:
    assert ranks_where(doubled=True) == {Rank.ACE, Rank.TWO, Rank.THREE, Rank.SIX}


def test_nine_values_never_reach_the_score() -> None:
    assert FREE_VALUES == 9
    assert ranks_where(free=True) == set(Rank) - ranks_where(doubled=True) - {Rank.JOKER}


def test_seven_ten_jack_queen_and_king_last() -> None:
    lasting = {rank for rank, meaning in MEANINGS.items() if meaning.lasting is not None}
    assert lasting == {Rank.SEVEN, Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING}


def test_only_immunity_is_used_up() -> None:
    used = {r for r, m in MEANINGS.items() if m.lasting is not None and m.lasting.lifts is Lifts.WHEN_USED}
    assert used == {Rank.TEN}


def test_sevens_and_the_kings_rule_belong_to_the_table() -> None:
    of_table = {r for r, m in MEANINGS.items() if m.lasting is not None and m.lasting.owner is Owner.TABLE}
    assert of_table == {Rank.SEVEN, Rank.KING}


def test_the_table_itself_judges_four_five_eight_and_nine() -> None:
    assert ranks_where(judged_by_table=True) == {Rank.FOUR, Rank.FIVE, Rank.EIGHT, Rank.NINE}


def test_only_a_three_bounces() -> None:
    assert ranks_where(bounces=True) == {Rank.THREE}
