"""OpenSpiel's game of one die each, solved, as a player at this program's table; for measuring only.

    python -m tests.bench.spiel_opponent solve FILE [ITERATIONS]    needs open-spiel, the extra `bench`
    liars-arena --seats "cmd:python -m tests.bench.spiel_opponent play FILE" shark --rules "$RULES"

with RULES='knockout dice_per_seat=1 order=ones-highest', where a game is a single round. In `liars_dice` the
highest face is wild and bids go by quantity, then face: its six is a wild one that ranks above sixes here, and
its other faces are one lower than here. The value of the game to the opener is -7/258.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from engine.bots.choice import Choice, Mind, Reason, Why, draw
from engine.chance import Chance
from engine.dice.bid import FACES, ONE, Action, Bid, Call
from engine.dice.legality import legal_actions
from engine.dice.play import apply, start
from engine.dice.rules import KNOCKOUT, Order
from engine.dice.state import Table
from engine.dice.view import SeatView
from engine.session.protocol_serve import serve

RULES = replace(KNOCKOUT, key="custom", dice_per_seat=1, order=Order.ONES_HIGHEST)
GAME = "liars_dice(numdice=1,players=2,dice_sides=6)"
ITERATIONS = 200
"""Of CFR+; leaves less than 0.002 of a stake to be won from it by whoever knows it by heart."""
LIAR = 2 * len(FACES)

Policy = dict[str, list[tuple[int, float]]]
"""(action, probability) pairs by information state, in OpenSpiel's names: "3 1-4 2-2", 0 is 1-1, 12 is liar."""


def their_face(face: int) -> int:
    """Return OpenSpiel's name for a face."""
    return len(FACES) if face == ONE else face - 1


def their_action(action: Action) -> int:
    """Return OpenSpiel's number of an action."""
    if isinstance(action, Call):
        return LIAR
    return (action.quantity - 1) * len(FACES) + their_face(action.face) - 1


def our_action(number: int) -> Action:
    """Return the action that OpenSpiel's number stands for."""
    if number == LIAR:
        return Call.CHALLENGE
    quantity, face = divmod(number, len(FACES))
    return Bid(quantity + 1, face + 2 if face + 1 < len(FACES) else ONE)


def information_state(view: SeatView) -> str:
    """Return OpenSpiel's name of what a seat knows; raises ValueError at any table but that game's."""
    table = view.table
    if (table.round.dice, table.rules.order, table.wild_ones) != ((1, 1), Order.ONES_HIGHEST, True):
        raise ValueError("not the table of the solved game")
    bids = (f"{made.bid.quantity}-{their_face(made.bid.face)}" for made in table.round.bids)
    return " ".join([str(their_face(view.hand[0])), *bids])


@dataclass(frozen=True)
class SpielMind:
    """Plays a policy of OpenSpiel's, action by action as often as it says."""

    policy: Policy
    key: str = "open-spiel"

    def choose(self, view: SeatView, chance: Chance) -> Choice:
        """Look the view up and draw."""
        numbers, weights = zip(*self.policy[information_state(view)], strict=True)
        mixture = tuple((our_action(n), weight) for n, weight in zip(numbers, weights, strict=True) if weight)
        action = our_action(numbers[draw(weights, chance)])
        return Choice(action, mixture, Why(Reason.HONEST, 0, 1, 0.5))


def game() -> Any:
    """Return OpenSpiel's game; raises ImportError without open-spiel."""
    import pyspiel

    return pyspiel.load_game(GAME)


def solved(iterations: int = ITERATIONS) -> Policy:
    """Compute a policy near the equilibrium by CFR+ (about a minute)."""
    import pyspiel

    solver = pyspiel.CFRPlusSolver(game())
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    return {
        state.information_state_string(): list(average.action_probabilities(state).items())
        for die in range(len(FACES))
        for state in _turns(game().new_initial_state(), die)
    }


def _turns(state: Any, die: int) -> Iterator[Any]:
    """Yield each turn of the round in which both hold the same die: every information state of that die."""
    while state.is_chance_node():
        state.apply_action(die)
    if state.is_terminal():
        return
    yield state
    for action in state.legal_actions():
        yield from _turns(state.child(action), die)


def policy_of(mind: Mind) -> Policy:
    """Return how one of our minds plays that game, asked at every information state of its table."""
    views = (view for face in FACES for view in _views(start(RULES, 2), face))
    return {information_state(view): _mixture(mind, view) for view in views}


def _views(table: Table, face: int) -> Iterator[SeatView]:
    yield SeatView(table, table.round.turn, (face,))
    standing = -1 if table.round.standing is None else their_action(table.round.standing)
    for number in range(standing + 1, LIAR):
        yield from _views(apply(table, our_action(number)).table, face)


def _mixture(mind: Mind, view: SeatView) -> list[tuple[int, float]]:
    """Return the mind's chances of every legal action, asked with a stream of the view's own."""
    chances = dict(mind.choose(view, Chance(information_state(view))).policy)
    return [(their_action(action), chances.get(action, 0.0)) for action in legal_actions(view.table)]


def exploitability(policy: Policy) -> float:
    """Return what a player who knows the policy wins from it, by the round, in stakes of one; 0 at equilibrium."""
    import pyspiel

    known = game()
    return float(pyspiel.nash_conv(known, pyspiel.TabularPolicy(policy))) / 2.0


def load(path: Path) -> SpielMind:
    """Read a policy that `solve` wrote."""
    return SpielMind(json.loads(path.read_text(encoding="utf-8")))


def main(what: str, file: str, iterations: str = str(ITERATIONS)) -> None:
    """Solve the game into a file, or sit down at the arena's table with what a file holds."""
    if what == "solve":
        Path(file).write_text(json.dumps(solved(int(iterations))), encoding="utf-8")
        return
    for line in serve(load(Path(file)), sys.stdin):
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
