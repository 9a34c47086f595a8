"""Done: nothing is recorded before it, everything is after it; then the turn goes on."""

import pytest

from engine.cards.actions import Appoint, Done
from engine.cards.events import Charged, CupTaken, Ended, RoundDone, Scored, TurnPassed
from engine.cards.legality import legal_actions
from engine.cards.price import cup_price, due
from engine.cards.state import Bet, Charge, Cup, Phase
from engine.cards.tallies import summary
from tests.engine.cards.tables import happened, penalties, play, scripted

MISSED = (Bet.RED, Done())


def test_nothing_is_recorded_before_done() -> None:
    game = play(scripted("AS"), Bet.RED)
    assert due(game.table) == (Charge(1, 1),)
    assert (penalties(game), game.table.history) == ((0, 0, 0, 0), ())
    assert game.table.seats[0].bets == 0


def test_done_records_points_bet_and_round_and_passes_the_turn() -> None:
    told = happened(scripted("AS"), Bet.RED, Done())
    game = play(scripted("AS"), Bet.RED, Done())
    done = game.table.history[0]
    assert told == (Charged(1, 1, 1), Scored(1, 0, 1, 0), RoundDone(done), TurnPassed(2))
    assert done.charges == (Charge(1, 1),)


def test_the_turn_goes_round_clockwise() -> None:
    game = scripted("8S 8C 4S 4C 9S")
    turns = []
    for _ in range(5):
        turns.append(game.table.turn)
        game = play(game, *MISSED)
    assert turns == [1, 2, 3, 4, 1]


def test_with_relay_the_doer_bets_next() -> None:
    game = play(scripted("8H 4S *", relay=True), Bet.RED, Appoint(3), Done())
    assert game.table.turn == 3
    game = play(game, Bet.HIGHER, Done())
    assert game.table.turn == 3
    assert play(game, Bet.RED, Done()).table.turn == 3


def test_hits_bets_and_streaks_are_the_seats_own() -> None:
    game = scripted("8H 9S 8S 10H 4C", seats=2)
    game = play(game, Bet.RED, Appoint(2), Done(), Bet.LOWER, Done())
    game = play(game, Bet.BLACK, Appoint(2), Done(), Bet.PASS, Done(), Bet.RED, Done())
    first, second = game.table.seats
    assert (first.bets, first.hits, first.streak, first.best_streak) == (3, 2, 0, 2)
    assert (second.bets, second.hits, second.best_streak) == (2, 0, 0)


def test_a_voided_bet_is_neither_hit_nor_miss_and_keeps_the_streak() -> None:
    game = play(scripted("8H 8S *", seats=2), Bet.RED, Appoint(2), Done(), Bet.PASS, Done(), *MISSED)
    seat = game.table.seats[0]
    assert (seat.bets, seat.hits, seat.streak) == (1, 1, 1)


class TestJokers:
    def test_the_first_charges_one_to_everybody_on_any_level(self) -> None:
        game = play(scripted("8H *"), Bet.RED, Appoint(2), Done(), Bet.HIGHER, Done())
        assert (penalties(game), game.table.phase) == ((1, 1, 1, 1), Phase.BET)

    def test_the_second_ends_the_game_with_the_cup_in_the_hands_of_its_drawer(self) -> None:
        game = play(scripted("* JS *"), *MISSED, *MISSED, Bet.RED)
        told = happened(game, Done())
        cup = Cup(holder=3, weight=1, price=1)
        assert told == (
            Charged(3, 1, 2),
            RoundDone(play(game, Done()).table.history[-1]),
            CupTaken(cup),
            Ended(3),
        )
        after = play(game, Done())
        assert (after.table.phase, after.table.cup, legal_actions(after.table)) == (Phase.OVER, cup, ())

    @pytest.mark.parametrize(
        ("lasting", "weight", "price"),
        [("", 0, 0), ("7S", 1, 1), ("7S 10S", 2, 2), ("7S 10S JS", 3, 3), ("7S 10S JS QS KS 7C", 6, 3)],
    )
    def test_the_cup_weighs_the_lasting_cards_and_costs_three_at_most(
        self, lasting: str, weight: int, price: int
    ) -> None:
        game = play(scripted(f"* {lasting} *"), *MISSED, *(MISSED * len(lasting.split())))
        assert game.table.weight == weight
        over = play(game, *MISSED)
        assert sum(penalties(over)) == 4 + price
        assert over.table.cup is not None
        assert (over.table.cup.weight, over.table.cup.price) == (weight, price)

    def test_the_cap_is_hard(self) -> None:
        assert [cup_price(weight) for weight in (0, 1, 2, 3, 4, 20)] == [0, 1, 2, 3, 3, 3]

    def test_a_ten_covers_the_cup_and_the_cup_is_held_all_the_same(self) -> None:
        game = play(scripted("* 10S 7S *", seats=3), *MISSED, Bet.BLACK, Appoint(1), Done())
        game = play(game, Bet.PASS, Done(), Bet.RED, Done(frozenset({1})))
        assert penalties(game) == (1, 1, 1)
        assert game.table.cup == Cup(holder=1, weight=2, price=2)

    def test_a_cup_that_weighs_nothing_asks_for_no_ten(self) -> None:
        table = play(scripted("* *"), *MISSED, Bet.RED).table
        assert (due(table), legal_actions(table)) == ((), (Done(),))

    def test_the_crown_is_lit_by_halves(self) -> None:
        game = scripted("8S * 8C *")
        lit = []
        for _ in range(4):
            game = play(game, *MISSED)
            lit.append(game.table.jokers)
        assert lit == [0, 1, 1, 2]


def test_the_summary_orders_by_hits_and_shares_a_best_streak() -> None:
    game = play(scripted("8H 9S 4S 2H", seats=3), Bet.RED, Appoint(2), Done(), Bet.HIGHER, Appoint(1), Done())
    table = play(game, Bet.HIGHER, Done()).table
    told = summary(table)
    assert [seat.ident for seat in told.seats] == [1, 2, 3]
    assert (told.rounds, told.best_streak, told.streak_holders, told.cup) == (3, 1, (1, 2), None)


def test_a_summary_without_a_hit_has_no_best_streak() -> None:
    told = summary(scripted("8S").table)
    assert (told.best_streak, told.streak_holders) == (0, ())
