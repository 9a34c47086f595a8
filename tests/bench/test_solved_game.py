"""OpenSpiel's game of one die each is played at our table: the same tree, the same ends, and its solution wins."""

from __future__ import annotations

import random
import sys
from typing import Any

import pytest

from engine.bots.roster import MINDS
from engine.dice.bid import FACES
from engine.dice.legality import legal_actions
from engine.dice.match import act
from engine.dice.play import start
from engine.dice.state import Match, Phase
from engine.dice.view import view_for
from engine.session.arena import Contest, play_games
from engine.session.arena_report import wilson
from tests.bench import spiel_opponent as spiel

pytest.importorskip("pyspiel", reason="pip install '.[bench]' brings the solved games")

WALKS = 3000
QUICK = 60
"""Iterations that leave about a hundredth of a stake to be won."""
GAMES = 4000
QUICK_MINDS = ("calm", "bold", "shark")


def say(line: str) -> None:
    sys.stdout.write(f"\n{line}")


def dealt(chooser: random.Random) -> tuple[Match, Any]:
    """Return the same deal at both tables."""
    hands = tuple((chooser.choice(FACES),) for _ in range(2))
    state = spiel.game().new_initial_state()
    for (face,) in hands:
        state.apply_action(spiel.their_face(face) - 1)
    return Match(start(spiel.RULES, 2), hands), state


def test_both_tables_allow_the_same_and_end_the_same() -> None:
    chooser = random.Random(1)
    for _ in range(WALKS):
        match, state = dealt(chooser)
        while match.table.phase is Phase.BIDDING:
            view = view_for(match, match.table.round.turn)
            assert spiel.information_state(view) == state.information_state_string()
            numbers = [spiel.their_action(action) for action in legal_actions(match.table)]
            assert sorted(numbers) == state.legal_actions()
            number = chooser.choice(numbers)
            match, _ = act(match, spiel.our_action(number))
            state.apply_action(number)
        assert state.is_terminal()
        assert match.table.winner == state.returns().index(1.0)


def test_the_solution_is_near_the_equilibrium_and_loses_to_nobody() -> None:
    policy = spiel.solved(QUICK)
    left = spiel.exploitability(policy)
    say(f"OpenSpiel's one die each, {QUICK} iterations of CFR+: exploitability {left:.4f}")
    assert left < 0.02
    assert spiel.policy_of(spiel.SpielMind(policy)).keys() == policy.keys()
    for key in QUICK_MINDS:
        minds = (spiel.SpielMind(policy), MINDS[key])
        tally = play_games(Contest(spiel.RULES, minds, GAMES, seed=1), 0, GAMES)
        low, high = wilson(tally.wins[0], GAMES)
        lost = spiel.exploitability(spiel.policy_of(MINDS[key]))
        say(f"wins {low:.1%} - {high:.1%} against {key}, whose own exploitability is {lost:.3f}")
        assert high > 0.5 - left
