"""How fast the minds and the coach are. Run by `make bench-minds`; prints, asserts nothing.

Playouts are set against the same policy played object by object, and against OpenSpiel's random playouts of
`liars_dice`, which know no policy. All are whole rounds from the deal to the call, on one core, in one run.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial

import numpy as np
import pytest

from engine.bots.company import COMPANY, SELF
from engine.bots.hands import draws, hands_of
from engine.bots.playout import Rows, Scene, deck, play_out
from engine.bots.roster import MINDS
from engine.chance import Chance
from engine.coach.odds import all_chances, chance_at_least
from engine.dice.arrays import OPENING, rungs
from engine.dice.bid import Bid
from engine.dice.match import act, deal
from engine.dice.play import start
from engine.dice.rules import CLASSIC, KNOCKOUT, WILD_STRICT
from engine.dice.state import Phase
from tests.bench.positions import turns
from tests.engine.bots.plain_policy import Turn
from tests.engine.bots.plain_policy import act as plain_act

pytestmark = pytest.mark.bench

BATCH = 16_000
SECONDS = 3.0


def say(line: str) -> None:
    sys.stdout.write(f"\n{line}")


def milliseconds(work: Callable[[], object], clock: Callable[[], float] = time.perf_counter) -> float:
    began = clock()
    work()
    return (clock() - began) * 1000.0


def per_second(rounds: Iterator[int]) -> float:
    """Return how many rounds a second an endless supply of them (each item: so many rounds) comes to."""
    next(rounds)
    began, done = time.perf_counter(), 0
    while time.perf_counter() - began < SECONDS:
        done += next(rounds)
    return done / (time.perf_counter() - began)


@pytest.mark.parametrize(("key", "seats"), [("master", 2), ("master", 6), ("shark", 2), ("shark", 6)])
def test_a_decision(key: str, seats: int) -> None:
    """Positions are new to the mind, as in a game: what it keeps between turns was not filled beforehand."""
    views = turns(KNOCKOUT, seats, rounds=240 // seats)
    half = len(views) // 2
    say(f"{key}, {seats} seats x 5 dice, {half} turns each:")
    for name, clock, part in (
        ("wall", time.perf_counter, views[:half]),
        ("CPU", time.process_time, views[half:]),
    ):
        took = sorted(milliseconds(partial(MINDS[key].choose, view, Chance(1)), clock) for view in part)
        median, slow = statistics.median(took), took[int(len(took) * 0.99)]
        sys.stdout.write(f" {name} median {median:.2f} ms, 99th percentile {slow:.2f} ms;")


@pytest.mark.parametrize("rules", [CLASSIC, WILD_STRICT], ids=lambda rules: rules.key)
def test_all_chances_of_the_coach_at_once(rules: object) -> None:
    view = turns(rules, 6, rounds=1)[3]  # type: ignore[arg-type]
    every = statistics.median(milliseconds(lambda: all_chances(view)) for _ in range(2000))
    one = statistics.median(milliseconds(lambda: chance_at_least(view, Bid(9, 4))) for _ in range(2000))
    say(
        f"coach, {view.table.rules.key}, 6 seats: all chances {every * 1000:.0f} us, one bid {one * 1000:.0f} us"
    )


def in_arrays() -> Iterator[int]:
    """Play batches of two-seat rounds, five dice each, dealt anew, by the Shark's figures."""
    steps, fate, dice = rungs(KNOCKOUT, 10), np.random.default_rng(1), (5, 5)
    scene = Scene(steps, dice, (False, False), COMPANY)
    by_hand = np.ascontiguousarray(steps.held(hands_of(5).counts).T)
    kind, told = np.full((2, BATCH), SELF), np.zeros((2, 6, BATCH), np.float32)
    while True:
        hands = [draws(hands_of(5).prior, BATCH, fate) for _ in dice]
        held = np.stack([by_hand.take(hand, axis=1) for hand in hands])
        play_out(scene, 0, Rows(held, kind, told, np.full(BATCH, OPENING)), fate)
        yield BATCH


def by_objects() -> Iterator[int]:
    """Play the same rounds one by one, on the state objects, by the same policy in plain Python."""
    dealer, ways, table = Chance(1), deck(COMPANY, 6), start(KNOCKOUT, 2)
    bluffs, leaps = ways.bluff[SELF].tolist(), ways.leap[SELF].tolist()
    while True:
        match = deal(table, dealer)
        while match.table.phase is Phase.BIDDING:
            way = dealer.below(len(bluffs))
            hand = match.hands[match.table.round.turn]
            match, _ = act(match, plain_act(Turn(match.table, hand, COMPANY[SELF], bluffs[way], leaps[way])))
        yield 1


def by_openspiel() -> Iterator[int]:
    """Play OpenSpiel's liars_dice at random, from the roll on, through pyspiel."""
    pyspiel = pytest.importorskip("pyspiel")
    game, chance = pyspiel.load_game("liars_dice", {"players": 2, "numdice": 5}), random.Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
        yield 1


def test_playouts() -> None:
    arrays, objects = per_second(in_arrays()), per_second(by_objects())
    say(
        f"playouts, 2 seats x 5 dice: {arrays:,.0f} rounds a second in arrays, {objects:,.0f} object by object"
    )
    say(f"  arrays / objects: {arrays / objects:.0f} (aim 50)")
    spiel = per_second(by_openspiel())
    say(f"  OpenSpiel's random playouts: {spiel:,.0f}; arrays / OpenSpiel: {arrays / spiel:.1f} (aim 8)")
