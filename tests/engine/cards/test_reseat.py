"""Seats changed in the middle: the deck, the score and the rules of the table stay, the circle restarts."""

import pytest

from engine.cards.actions import Appoint, Bounce, ChooseVariants, Done, MakeRule, Reseat
from engine.cards.events import AppointAgain, DoerSet, RoundClosed, RuleLifted, SeatsChanged, TurnPassed
from engine.cards.legality import No, legal_actions, refusal_for
from engine.cards.seats import MAX_SEATS, NAME_LIMIT, Sitting
from engine.cards.state import Bet, Game, Phase, Table, Variants
from engine.refusal import refuse
from tests.engine.cards.tables import happened, open_round, penalties, play, scripted

MISSED = (Bet.RED, Done())


def seats(*idents: int | None) -> Reseat:
    """These seats, in this order, without names; None is somebody new."""
    return Reseat(tuple(Sitting(ident, "") for ident in idents))


def named(**names: str) -> Reseat:
    """Seats s1, s2, ... by name."""
    return Reseat(tuple(Sitting(int(ident[1:]), name) for ident, name in names.items()))


def roles(table: Table) -> list[str]:
    return [str(rule.card) for rule in table.rules]


def test_deck_score_and_level_stay_and_the_first_seat_bets() -> None:
    before = play(scripted("AS 9S 4H"), *MISSED, *MISSED)
    after = play(before, seats(1, 2, 4))
    assert (after.stock, after.table.history) == (before.stock, before.table.history)
    assert (penalties(after), after.table.turn) == ((1, 0, 0), 1)
    assert after.table.level is before.table.level


def test_a_rename_restarts_the_circle_as_well() -> None:
    before = play(scripted("AS 9S"), *MISSED)
    told = happened(before, named(s1="Anna", s2="", s3="", s4=""))
    assert told == (SeatsChanged((), (), (1,)), TurnPassed(1))


def test_new_seats_get_new_idents_and_an_empty_score() -> None:
    table = play(scripted("AS 9S"), *MISSED, seats(None, 1, 2, None)).table
    assert table.seated == (5, 1, 2, 6)
    assert [seat.penalties for seat in table.seats] == [0, 1, 0, 0]
    assert [seat.ident for seat in table.left] == [3, 4]


def test_an_ident_is_never_given_twice() -> None:
    table = play(scripted("AS"), seats(1, 2, 3, None), seats(1, 2, 3), seats(1, 2, 3, None)).table
    assert table.seated == (1, 2, 3, 6)


def test_who_comes_back_has_the_old_score_and_no_role() -> None:
    game = play(scripted("AS 8S 9S 4S 10S"), *MISSED, *MISSED, *MISSED, *MISSED, *MISSED)
    assert game.table.immunities(1) == 1
    game = play(game, seats(2, 3), seats(2, 3, 1))
    assert (penalties(game), game.table.immunities(1)) == ((0, 0, 1), 0)


@pytest.mark.parametrize("card", ["10S", "JS", "QS"])
def test_a_seat_that_leaves_drops_its_role(card: str) -> None:
    game = play(scripted(f"{card} 8S"), *MISSED)
    rule = game.table.rules[0]
    assert RuleLifted(rule) in happened(game, seats(2, 3, 4))
    assert roles(play(game, seats(2, 3, 4)).table) == []


@pytest.mark.parametrize("card", ["7S", "KS"])
def test_sevens_and_the_kings_rule_stay_with_the_table(card: str) -> None:
    table = play(scripted(f"{card} 8S"), *MISSED, seats(2, 3, 4)).table
    assert roles(table) == [card]
    assert table.seat(table.rules[0].holder).ident == 1


def test_a_seat_that_moves_keeps_its_role() -> None:
    assert roles(play(scripted("JS 8S"), *MISSED, seats(4, 3, 2, 1)).table) == ["JS"]


def test_the_neighbour_of_a_two_is_who_sits_there_at_done() -> None:
    game = play(scripted("2S"), Bet.RED, seats(1, 3, 4, 2), Done())
    assert [(seat.ident, seat.penalties) for seat in game.table.seats] == [(1, 1), (3, 1), (4, 0), (2, 0)]


class TestOpenRound:
    def test_it_goes_on_when_a_bystander_leaves(self) -> None:
        game = play(scripted("AS"), Bet.RED, seats(1, 2))
        assert (game.table.phase, open_round(game).doer) == (Phase.TASK, 1)
        assert play(game, Done()).table.turn == 1

    def test_the_circle_restarts_after_it_whoever_bet(self) -> None:
        game = play(scripted("8S AS"), *MISSED, Bet.RED, seats(3, 2, 1), Done())
        assert game.table.turn == 3

    def test_even_with_relay(self) -> None:
        game = play(scripted("8S AS 9S", relay=True), Bet.RED, seats(4, 3, 2, 1), Done())
        assert game.table.turn == 4
        assert play(game, Bet.RED, Done()).table.turn == 4

    def test_an_appointed_doer_who_leaves_is_appointed_anew(self) -> None:
        game = play(scripted("AH"), Bet.RED, Appoint(3))
        assert AppointAgain(1) in happened(game, seats(1, 2, 4))
        game = play(game, seats(1, 2, 4))
        assert legal_actions(game.table) == (Appoint(2), Appoint(4))

    def test_a_role_taken_by_the_doer_who_left_goes_to_the_next_one(self) -> None:
        for card in ("JH", "KH"):
            game = play(scripted(card), Bet.RED, Appoint(3), seats(1, 2, 4), Appoint(4))
            assert [(str(rule.card), rule.holder) for rule in game.table.rules] == [(card, 4)]

    def test_a_bounced_task_whose_doer_leaves_returns_to_the_bettor(self) -> None:
        game = play(scripted("8S 3S"), *MISSED, Bet.RED, Bounce())
        assert DoerSet(2, None) in happened(game, seats(2, 3, 4))
        assert legal_actions(play(game, seats(2, 3, 4)).table) == (Done(),)

    def test_a_doer_who_missed_and_leaves_takes_the_round_along(self) -> None:
        game = play(scripted("AS 9S"), Bet.RED)
        told = happened(game, seats(2, 3, 4))
        after = play(game, seats(2, 3, 4))
        assert RoundClosed(after.table.history[0]) in told
        assert (after.table.phase, after.table.turn, penalties(after)) == (Phase.BET, 2, (0, 0, 0))
        assert after.table.history[0].doer is None

    def test_a_hit_without_doer_closes_when_its_bettor_leaves(self) -> None:
        after = play(scripted("AH 9S"), Bet.RED, seats(2, 3, 4))
        assert (after.table.phase, after.table.seats[0].hits) == (Phase.BET, 0)
        assert after.table.previous_doer is None

    def test_a_doer_stays_charged_when_the_bettor_leaves(self) -> None:
        game = play(scripted("AH"), Bet.RED, Appoint(3), seats(2, 3, 4), Done())
        assert penalties(game) == (0, 1, 0)

    def test_the_first_joker_charges_those_who_are_left(self) -> None:
        game = play(scripted("* 8S"), Bet.RED, seats(2, 3, 4, None), Done())
        assert penalties(game) == (1, 1, 1, 1)

    def test_the_cup_leaves_with_its_drawer_and_the_game_ends(self) -> None:
        game = play(scripted("* 7S *"), *MISSED, *MISSED, Bet.RED, seats(1, 2, 4), Done())
        assert game.table.phase is Phase.OVER
        assert game.table.cup is not None
        assert (game.table.cup.holder, penalties(game)) == (3, (1, 1, 1))

    def test_a_kings_rule_whose_maker_left_needs_no_words(self) -> None:
        game = play(scripted("KS 8S", quiet_evening=True), Bet.RED, seats(2, 3, 4))
        assert (game.table.phase, roles(game.table)) == (Phase.BET, ["KS"])


def test_a_bounce_does_not_go_to_a_seat_that_left() -> None:
    table = play(scripted("8S 3S"), *MISSED, seats(2, 3, 4), Bet.RED).table
    assert refusal_for(table, Bounce()) == refuse(No.NOBODY_BEFORE)


class TestAfterTheEnd:
    def over(self) -> Game:
        return play(scripted("* 7S *"), *MISSED, *MISSED, *MISSED)

    def test_seats_and_variants_may_change_for_one_more_game(self) -> None:
        game = play(self.over(), seats(1, 2), ChooseVariants(Variants(relay=True)))
        assert (game.table.phase, len(game.table.seats)) == (Phase.OVER, 2)

    def test_the_cup_keeps_its_holder(self) -> None:
        game = play(self.over(), seats(1, 2))
        assert game.table.cup is not None
        assert game.table.seat(game.table.cup.holder).ident == 3


class TestRefusals:
    table = scripted("AS").table

    @pytest.mark.parametrize(
        ("wish", "refusal"),
        [
            (seats(1), refuse(No.TOO_FEW_SEATS, least=2)),
            (seats(*[None] * (MAX_SEATS + 1)), refuse(No.TOO_MANY_SEATS, most=MAX_SEATS)),
            (seats(1, 9), refuse(No.NO_SUCH_SEAT, seat=9)),
            (seats(1, 1), refuse(No.SEATED_TWICE)),
            (seats(1, 2, 3, 4), refuse(No.NOTHING_CHANGES)),
            (named(s1="x" * (NAME_LIMIT + 1), s2=""), refuse(No.NAME_TOO_LONG, limit=NAME_LIMIT)),
        ],
    )
    def test_a_circle_that_cannot_be_is_refused_with_its_reason(self, wish: Reseat, refusal: object) -> None:
        assert refusal_for(self.table, wish) == refusal

    def test_a_name_is_measured_after_cleaning(self) -> None:
        assert refusal_for(self.table, named(s1="x" * NAME_LIMIT + "  ", s2="")) is None
        assert refusal_for(self.table, named(s1=" ", s2="①", s3="", s4="")) == refuse(No.NOTHING_CHANGES)

    def test_the_same_variants_change_nothing(self) -> None:
        assert refusal_for(self.table, ChooseVariants(Variants())) == refuse(No.NOTHING_CHANGES)


def test_variants_hold_from_the_next_move_on() -> None:
    game = play(scripted("8S 3S"), *MISSED, Bet.RED, ChooseVariants(Variants(forced_bounce=True)))
    assert open_round(game).doer == 2
    assert legal_actions(game.table) == (Bounce(), Done())
    quiet = play(scripted("KS"), Bet.RED, MakeRule("Hop"), ChooseVariants(Variants(quiet_evening=True)))
    assert refusal_for(quiet.table, Done()) == refuse(No.RULE_WANTED)
