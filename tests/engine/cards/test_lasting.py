"""Lasting rules: who holds them, when they lift, and what a ten is worth."""

import pytest

from engine.cards.actions import Appoint, Done, Forbid, MakeRule
from engine.cards.events import ImmunityUsed, RuleBegan, RuleLifted, RuleMade
from engine.cards.legality import RULE_LIMIT, No, legal_actions, refusal_for, shieldable
from engine.cards.meanings import Ban
from engine.cards.state import Bet, Game, LastingRule
from engine.refusal import refuse
from tests.engine.cards.tables import cards, happened, penalties, play, scripted

MISSED = (Bet.RED, Done())


def holders(game: Game) -> list[tuple[str, int]]:
    return [(str(rule.card), rule.holder) for rule in game.table.rules]


@pytest.mark.parametrize("card", ["7S", "10S", "JS", "QS", "KS"])
def test_a_lasting_card_is_in_force_before_done(card: str) -> None:
    (expected,) = cards(card)
    assert happened(scripted(card), Bet.RED)[-1] == RuleBegan(LastingRule(expected, holder=1, since=1))


@pytest.mark.parametrize(("first", "second"), [("7S", "7C"), ("JS", "JC"), ("QS", "QC"), ("KS", "KC")])
def test_a_rule_lasts_until_the_next_card_of_its_rank(first: str, second: str) -> None:
    game = play(scripted(f"{first} {second}"), *MISSED, Bet.RED)
    assert holders(game) == [(second, 2)]


def test_a_rule_is_lifted_at_the_reveal_even_if_nobody_holds_the_new_one_yet() -> None:
    game = scripted("QS QH")
    told = happened(game, *MISSED, Bet.RED)
    assert RuleLifted(LastingRule(cards("QS")[0], 1, 1)) in told
    assert holders(play(game, *MISSED, Bet.RED)) == []
    assert holders(play(game, *MISSED, Bet.RED, Appoint(4))) == [("QH", 4)]


def test_tens_stack_and_other_ranks_do_not_lift_them() -> None:
    game = play(scripted("10S 10C JS QS", seats=2), *MISSED, *MISSED, *MISSED, *MISSED)
    assert holders(game) == [("10S", 1), ("10C", 2), ("JS", 1), ("QS", 2)]


def test_rules_stand_in_the_order_they_came() -> None:
    game = play(scripted("KS 7S QS 7C"), *MISSED, *MISSED, *MISSED, *MISSED)
    assert [name for name, _ in holders(game)] == ["KS", "QS", "7C"]


class TestImmunity:
    def held(self, notation: str, **house: bool) -> Game:
        """A ten for seat 1, then back round to seat 1."""
        return play(scripted(f"10S 8S 8C 4S {notation}", **house), *MISSED, *MISSED, *MISSED, *MISSED)

    def test_it_is_offered_to_a_holder_who_is_charged(self) -> None:
        table = play(self.held("AS"), Bet.RED).table
        assert legal_actions(table) == (Done(), Done(frozenset({1})))
        assert shieldable(table) == (1,)

    def test_it_cancels_everything_of_the_round_and_is_spent(self) -> None:
        game = play(self.held("AS"), Bet.RED)
        told = happened(game, Done(frozenset({1})))
        assert told[0] == ImmunityUsed(1, cancelled=1)
        after = play(game, Done(frozenset({1})))
        assert (penalties(after), after.table.immunities(1)) == ((0, 0, 0, 0), 0)
        assert after.table.history[-1].spared == (1,)

    def test_it_may_be_kept(self) -> None:
        after = play(self.held("AS"), Bet.RED, Done())
        assert (penalties(after), after.table.immunities(1)) == ((1, 0, 0, 0), 1)

    def test_it_cannot_be_used_twice(self) -> None:
        game = play(self.held("AS 8D 8H 4C AC"), Bet.RED, Done(frozenset({1})))
        game = play(game, Bet.BLACK, Done(), Bet.BLACK, Done(), Bet.RED, Done(), Bet.RED)
        assert refusal_for(game.table, Done(frozenset({1}))) == refuse(No.NO_IMMUNITY, seat=1)

    def test_it_is_not_wasted_on_a_round_that_costs_its_holder_nothing(self) -> None:
        table = play(self.held("4C"), Bet.RED).table
        assert refusal_for(table, Done(frozenset({1}))) == refuse(No.NOT_CHARGED, seat=1)

    def test_a_seat_without_a_ten_cannot_ask(self) -> None:
        table = play(self.held("2S"), Bet.RED).table
        assert refusal_for(table, Done(frozenset({2}))) == refuse(No.NO_IMMUNITY, seat=2)
        assert refusal_for(table, Done(frozenset({7}))) == refuse(No.NO_SUCH_SEAT, seat=7)

    def test_it_covers_the_first_joker(self) -> None:
        assert penalties(play(self.held("*"), Bet.RED, Done(frozenset({1})))) == (0, 1, 1, 1)

    def test_two_of_one_seat_are_spent_one_by_one_the_oldest_first(self) -> None:
        game = play(scripted("10S 10C AS AC", seats=2), *MISSED, Bet.BLACK, Appoint(1), Done())
        game = play(game, Bet.HIGHER, Done(frozenset({1})))
        assert holders(game) == [("10C", 1)]

    def test_neighbours_choose_each_for_themselves(self) -> None:
        game = play(scripted("10S 10C 2S", seats=2), *MISSED, *MISSED, Bet.RED)
        assert set(legal_actions(game.table)) == {Done(frozenset(who)) for who in [(), (1,), (2,), (1, 2)]}
        assert penalties(play(game, Done(frozenset({2})))) == (1, 0)
        assert penalties(play(game, Done(frozenset({1, 2})))) == (0, 0)


class TestKing:
    def test_the_doer_may_rule_in_words_of_their_own_and_change_them_until_done(self) -> None:
        game = play(
            scripted("KS"), Bet.RED, MakeRule("No phones"), MakeRule("  No\u202e phones\n at\x00all ")
        )
        assert game.table.rules[0].text == "No phones at all"
        told = happened(scripted("KS"), Bet.RED, MakeRule("No phones"))
        assert told == (RuleMade(LastingRule(cards("KS")[0], 1, 1, text="No phones")),)

    def test_a_rule_may_be_only_said_aloud(self) -> None:
        rule = play(scripted("KS"), Bet.RED, Done()).table.rules[0]
        assert (rule.ban, rule.text) == (None, "")

    def test_a_ready_made_ban_replaces_words(self) -> None:
        rule = play(scripted("KS"), Bet.RED, MakeRule("x"), Forbid(Ban.NAMES)).table.rules[0]
        assert (rule.ban, rule.text) == (Ban.NAMES, "")

    def test_it_ends_with_done(self) -> None:
        table = play(scripted("KS 8S"), Bet.RED, Done(), Bet.RED).table
        assert refusal_for(table, MakeRule("late")) == refuse(No.NOT_A_KING)
        assert refusal_for(table, Forbid(Ban.NAMES)) == refuse(No.NOT_A_KING)

    def test_a_long_text_is_refused_with_the_limit(self) -> None:
        table = play(scripted("KS"), Bet.RED).table
        assert refusal_for(table, MakeRule("x" * RULE_LIMIT)) is None
        assert refusal_for(table, MakeRule("x" * (RULE_LIMIT + 1))) == refuse(
            No.RULE_TOO_LONG, limit=RULE_LIMIT
        )

    def test_on_a_quiet_evening_only_ways_of_talking_are_ruled(self) -> None:
        table = play(scripted("KS", quiet_evening=True), Bet.RED).table
        assert legal_actions(table) == tuple(Forbid(ban) for ban in Ban)
        assert refusal_for(table, MakeRule("Jump")) == refuse(No.QUIET_EVENING)
        assert refusal_for(table, Done()) == refuse(No.RULE_WANTED)

    def test_on_a_quiet_evening_a_chosen_ban_lets_the_round_end(self) -> None:
        game = play(scripted("KS", quiet_evening=True), Bet.RED, Forbid(Ban.LOUD_VOICES), Done())
        assert game.table.rules[0].ban is Ban.LOUD_VOICES
