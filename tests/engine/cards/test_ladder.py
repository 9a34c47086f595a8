"""The ladder of bets: what is bet on, what the card makes of it, what the round costs."""

import pytest

from engine.cards.actions import Appoint, Done
from engine.cards.events import BetPlaced, LevelChanged, Revealed
from engine.cards.legality import legal_actions
from engine.cards.state import Bet, Level, Outcome, Phase, Round
from tests.engine.cards.tables import cards, happened, open_round, penalties, play, scripted

CLIMBED = (Bet.RED, Appoint(3), Done())


def test_the_first_bet_is_on_colour() -> None:
    table = scripted("7H").table
    assert (table.level, table.open_card, table.turn) == (Level.COLOUR, None, 1)
    assert legal_actions(table) == (Bet.RED, Bet.BLACK)


@pytest.mark.parametrize(
    ("card", "bet", "outcome"),
    [
        ("7H", Bet.RED, Outcome.HIT),
        ("7D", Bet.RED, Outcome.HIT),
        ("7S", Bet.RED, Outcome.MISS),
        ("7C", Bet.BLACK, Outcome.HIT),
        ("7D", Bet.BLACK, Outcome.MISS),
        ("*", Bet.RED, Outcome.VOID),
        ("*", Bet.BLACK, Outcome.VOID),
    ],
)
def test_colour_is_judged_by_the_suit(card: str, bet: Bet, outcome: Outcome) -> None:
    assert open_round(play(scripted(card), bet)).outcome is outcome


@pytest.mark.parametrize(
    ("card", "bet", "outcome"),
    [
        ("8S", Bet.HIGHER, Outcome.HIT),
        ("8S", Bet.LOWER, Outcome.MISS),
        ("6S", Bet.HIGHER, Outcome.MISS),
        ("6S", Bet.LOWER, Outcome.HIT),
        ("7S", Bet.HIGHER, Outcome.MISS),
        ("7S", Bet.LOWER, Outcome.MISS),
        ("AS", Bet.LOWER, Outcome.HIT),
        ("KS", Bet.HIGHER, Outcome.HIT),
        ("KS", Bet.PASS, Outcome.PASSED),
        ("*", Bet.HIGHER, Outcome.VOID),
        ("*", Bet.LOWER, Outcome.VOID),
        ("*", Bet.PASS, Outcome.VOID),
    ],
)
def test_higher_and_lower_compare_with_the_open_card_and_a_tie_loses(
    card: str, bet: Bet, outcome: Outcome
) -> None:
    assert open_round(play(scripted(f"7H {card}"), *CLIMBED, bet)).outcome is outcome


def test_a_hit_lifts_the_table_and_not_the_seat() -> None:
    table = play(scripted("7H AS"), *CLIMBED).table
    assert (table.turn, table.level) == (2, Level.HIGHER_LOWER)
    assert legal_actions(table) == (Bet.HIGHER, Bet.LOWER, Bet.PASS)


@pytest.mark.parametrize("bet", [Bet.HIGHER, Bet.PASS])
def test_a_miss_or_a_pass_drops_the_table_to_colour(bet: Bet) -> None:
    table = play(scripted("7H AS"), *CLIMBED, bet, Done()).table
    assert (table.level, table.turn) == (Level.COLOUR, 3)


def test_a_joker_leaves_level_and_open_card() -> None:
    game = play(scripted("7H * 8H"), *CLIMBED, Bet.HIGHER, Done())
    assert (game.table.level, game.table.open_card) == (Level.HIGHER_LOWER, cards("7H")[0])
    assert open_round(play(game, Bet.HIGHER)).against == cards("7H")[0]


def test_a_joker_as_the_very_first_card_leaves_no_open_card() -> None:
    table = play(scripted("* 8H"), Bet.RED, Done()).table
    assert (table.level, table.open_card) == (Level.COLOUR, None)


def test_on_anything_but_a_hit_the_bettor_has_the_task() -> None:
    for notation, bet in [("8S", Bet.RED), ("*", Bet.RED)]:
        game = play(scripted(notation), bet)
        assert (game.table.phase, open_round(game).doer) == (Phase.TASK, 1)


@pytest.mark.parametrize(
    ("card", "bet", "taken"),
    [
        ("AS", Bet.HIGHER, 2),
        ("6S", Bet.HIGHER, 2),
        ("3S", Bet.HIGHER, 2),
        ("AS", Bet.PASS, 1),
        ("6S", Bet.PASS, 1),
        ("4S", Bet.HIGHER, 0),
        ("5S", Bet.HIGHER, 0),
        ("8S", Bet.LOWER, 0),
        ("9S", Bet.LOWER, 0),
        ("JS", Bet.LOWER, 0),
        ("QS", Bet.PASS, 0),
        ("10S", Bet.PASS, 0),
    ],
)
def test_price_of_higher_lower_is_two_and_of_a_pass_one(card: str, bet: Bet, taken: int) -> None:
    assert penalties(play(scripted(f"7H {card}"), *CLIMBED, bet, Done())) == (0, taken, 0, 0)


def test_price_of_colour_is_one_for_hit_and_miss() -> None:
    assert penalties(play(scripted("AH"), Bet.BLACK, Done())) == (1, 0, 0, 0)
    assert penalties(play(scripted("AH"), Bet.RED, Appoint(4), Done())) == (0, 0, 0, 1)


def test_a_hit_on_higher_lower_costs_the_doer_two() -> None:
    assert penalties(play(scripted("7H AS"), *CLIMBED, Bet.LOWER, Appoint(1), Done())) == (2, 0, 0, 0)


def test_the_worked_evening_comes_out_as_told() -> None:
    """First bets red, 7 of hearts: third is appointed. Second bets higher, ace of spades: two penalties."""
    evening = (*CLIMBED, Bet.HIGHER, Done())
    game = play(scripted("7H AS 9D"), *evening)
    assert penalties(game) == (0, 2, 0, 0)
    assert (game.table.turn, game.table.level) == (3, Level.COLOUR)
    assert [rule.holder for rule in game.table.rules] == [3]


def test_events_of_a_bet_tell_bet_card_and_level() -> None:
    told = happened(scripted("7H AS"), *CLIMBED, Bet.HIGHER)
    seven, ace = cards("7H AS")
    revealed = Round(2, 2, Bet.HIGHER, Level.HIGHER_LOWER, ace, seven, Outcome.MISS)
    assert told[:3] == (
        BetPlaced(2, Bet.HIGHER, Level.HIGHER_LOWER, seven),
        Revealed(revealed),
        LevelChanged(Level.COLOUR),
    )
    assert revealed.price == 2


def test_a_level_that_stays_is_no_event() -> None:
    assert not any(isinstance(event, LevelChanged) for event in happened(scripted("8S"), Bet.RED))
