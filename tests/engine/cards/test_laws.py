"""Laws of the whole game, held against games played by chance from the deal to the cup."""

from __future__ import annotations

import dataclasses
import inspect
from itertools import combinations
from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import actions, events, legality, play, seats, state
from engine.cards.actions import (
    Action,
    Appoint,
    Bounce,
    ChooseVariants,
    Done,
    Forbid,
    MakeRule,
    Move,
    Reseat,
)
from engine.cards.deck import JOKER, SHAPES, Length, Rank
from engine.cards.events import Charged, Ended, ImmunityUsed
from engine.cards.legality import legal_actions, refusal_for
from engine.cards.meanings import CUP_CAP, Ban
from engine.cards.play import Step, apply, replay, start
from engine.cards.seats import MAX_SEATS, MIN_SEATS, Sitting
from engine.cards.state import Bet, Phase, Settings, Table, Variants, new_evening
from engine.chance import Chance
from engine.refusal import Refused
from tests.engine.cards.tables import whole_game

GAMES = 300
LENGTHS = pytest.mark.parametrize("length", Length)
HOUSES = (Variants(), Variants(forced_bounce=True, quiet_evening=True, relay=True))


def every_move(table: Table) -> tuple[Move, ...]:
    """All moves that could ever be thought of at this table, and some that no table allows."""
    idents = (0, *table.seated, *(seat.ident for seat in table.left), 99)
    spenders = [chosen for size in range(3) for chosen in combinations(idents, size)]
    return (
        *Bet,
        *map(Appoint, idents),
        Bounce(),
        MakeRule(),
        MakeRule("No elbows"),
        *map(Forbid, Ban),
        *(Done(frozenset(chosen)) for chosen in spenders),
    )


def form(move: Move) -> Move:
    return MakeRule() if isinstance(move, MakeRule) else move


def arrangements(table: Table, chance: Chance) -> Action:
    """Another circle or other house rules, at random."""
    if chance.below(3) == 0:
        return ChooseVariants(Variants(*(bool(chance.below(2)) for _ in range(3))))
    known = [seat.ident for seat in (*table.seats, *table.left)]
    pool: list[int | None] = [*known, None, None, None]
    size = MIN_SEATS + chance.below(MAX_SEATS - 1)
    return Reseat(
        tuple(Sitting(who, chance.pick(["", "Anna", "Boris"])) for who in chance.shuffled(pool)[:size])
    )


def check(table: Table) -> None:
    """Everything that holds in every state."""
    assert MIN_SEATS <= len(table.seats) <= MAX_SEATS
    assert len(set(table.seated)) == len(table.seats)
    assert all(
        seat.penalties >= 0 and 0 <= seat.streak <= seat.best_streak <= seat.hits <= seat.bets
        for seat in table.seats
    )
    assert table.jokers <= 2
    assert (table.phase is Phase.OVER) == (not legal_actions(table))
    lasting = [rule.rank for rule in table.rules if rule.rank is not Rank.TEN]
    assert len(lasting) == len(set(lasting))
    for rule in table.rules:
        assert rule.rank in (Rank.SEVEN, Rank.KING) or rule.holder in table.seated
    if table.phase is Phase.BET:
        assert table.turn in table.seated


@LENGTHS
def test_rounds_stay_in_their_interval_and_meet_both_ends(length: Length) -> None:
    rounds = {_rounds(n, length) for n in range(GAMES)}
    low, high = SHAPES[length].second
    assert (min(rounds), max(rounds)) == (low, high)


def _rounds(seed: int, length: Length) -> int:
    *_, (_, last) = whole_game(seed, length, **dataclasses.asdict(HOUSES[seed % 2]))
    table = last.game.table
    assert last.events[-1] == Ended(len(table.history))
    assert len(table.history) == len(table.seen)
    assert table.seen.count(JOKER) == 2
    assert len(set(table.seen)) == len(table.seen) - 1
    return len(table.history)


@LENGTHS
def test_points_come_from_ace_two_three_six_and_jokers_alone_and_at_done_alone(length: Length) -> None:
    costly = {Rank.ACE, Rank.TWO, Rank.THREE, Rank.SIX, Rank.JOKER}
    for action, step in (pair for seed in range(40) for pair in whole_game(f"p{seed}", length)):
        charged = [event for event in step.events if isinstance(event, Charged)]
        if charged:
            assert isinstance(action, Done)
            assert step.game.table.history[-1].card.rank in costly
            assert all(1 <= event.points <= CUP_CAP for event in charged)


def test_score_is_the_sum_of_the_history() -> None:
    for seed in range(60):
        *_, (_, last) = whole_game(f"s{seed}")
        table = last.game.table
        for seat in table.seats:
            taken = sum(c.points for played in table.history for c in played.charges if c.seat == seat.ident)
            assert seat.penalties == taken


def test_every_ten_is_spent_once_at_most() -> None:
    for seed in range(60):
        told = [event for _, step in whole_game(f"t{seed}", Length.FULL) for event in step.events]
        *_, (_, last) = whole_game(f"t{seed}", Length.FULL)
        table = last.game.table
        tens = sum(card.rank is Rank.TEN for card in table.seen)
        kept = sum(rule.rank is Rank.TEN for rule in table.rules)
        assert sum(isinstance(event, ImmunityUsed) for event in told) == tens - kept


@given(st.integers(), st.sampled_from(Length), st.sampled_from(HOUSES))
@settings(max_examples=30)
def test_a_listed_move_is_never_refused_and_an_unlisted_one_always_is(
    seed: int, length: Length, house: Variants
) -> None:
    for _, step in whole_game(seed, length, **dataclasses.asdict(house)):
        table, listed = step.game.table, set(legal_actions(step.game.table))
        for move in every_move(table):
            refusal = refusal_for(table, move)
            assert (refusal is None) == (form(move) in listed), (move, refusal)


@given(st.integers(), st.sampled_from(Length))
@settings(max_examples=60)
def test_seats_and_house_rules_may_change_in_any_state_and_the_game_stays_playable(
    seed: int, length: Length
) -> None:
    chance = Chance(seed)
    setup = new_evening(str(seed), Settings(length))
    game, done = start(setup), []
    while moves := legal_actions(game.table):
        action: Action = arrangements(game.table, chance) if chance.below(4) == 0 else chance.pick(moves)
        if refusal_for(game.table, action) is None:
            game = apply(game, action).game
            done.append(action)
            check(game.table)
    assert game.table.phase is Phase.OVER
    assert len(game.table.history) == len(game.table.seen)
    assert replay(setup, done) == game


@given(st.integers(), st.data())
@settings(max_examples=40)
def test_a_refused_action_raises_its_refusal_and_leaves_the_state_alone(
    seed: int, data: st.DataObject
) -> None:
    steps: list[tuple[Action, Step]] = list(whole_game(seed))
    game = data.draw(st.sampled_from(steps))[1].game
    before = dataclasses.replace(game)
    for move in every_move(game.table):
        refusal = refusal_for(game.table, move)
        if refusal is not None:
            with pytest.raises(Refused) as raised:
                apply(game, move)
            assert raised.value.refusal == refusal
    assert game == before


def test_the_same_setup_and_actions_give_the_same_game() -> None:
    for seed in range(20):
        steps = list(whole_game(seed))
        first = Chance(seed).stream("walk")
        setup = new_evening(str(seed), Settings(), ("",) * (2 + first.below(11)))
        assert replay(setup, [action for action, _ in steps]) == steps[-1][1].game


def test_states_are_values() -> None:
    game = list(whole_game("v"))[-1][1].game
    for value, name in ((game, "table"), (game.table, "seats"), (game.stock, "cards")):
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(value, name, ())
    first, second = (list(whole_game("v"))[-1][1].game for _ in range(2))
    assert first == second
    assert hash(first) == hash(second)


@pytest.mark.parametrize("module", [actions, events, legality, play, seats, state])
def test_the_engine_knows_nothing_of_the_wording(module: ModuleType) -> None:
    """With or without alcohol is a matter of words, so no field, code or action of the engine may name it."""
    names = " ".join(inspect.getsource(module).split('"""')[::2]).lower()
    assert not any(word in names for word in ("alcohol", "drink", "sip", "wording"))


@pytest.mark.parametrize("names", [("a",), ("",) * 13, ("x" * 41, "b")])
def test_a_game_for_too_few_too_many_or_endless_names_is_an_error(names: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="no game"):
        start(new_evening("n", Settings(), names))
