"""Fit the bidder models of engine/bots/bidding.py to self-play and write engine/bots/fitted.py.

Run by `make bidders`. For each temper: games of all tempers in all rule sets are played, every seat's bids of a
round are set against the hand that it showed, and the weights are those under which these hands are likeliest
(multinomial logistic regression over all hands of that many dice, with a slight pull towards nought).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
from scipy.optimize import minimize

from engine.bots.bidding import FEATURES, features
from engine.bots.company import COMPANY
from engine.bots.hands import hands_of
from engine.bots.tempered import TemperedMind
from engine.chance import Chance
from engine.dice.arrays import Floats, face_counts, rungs
from engine.dice.match import act, deal, next_deal
from engine.dice.play import start
from engine.dice.rules import CLASSIC, KNOCKOUT, MENTEUR, WILD_STRICT, RuleSet
from engine.dice.state import Phase, Round
from engine.dice.view import view_for

NAMES = ("calm", "bold", "shark", "careful", "stranger")
"""Of `company.COMPANY`; nothing is fitted to the last one, whose bids are taken to say nothing."""
TEMPERS = dict(zip(NAMES[:-1], COMPANY, strict=False))
MINDS = {name: TemperedMind(name, temper) for name, temper in TEMPERS.items()}
TABLES: tuple[tuple[RuleSet, int], ...] = tuple(
    (rules, seats)
    for rules in (KNOCKOUT, MENTEUR, KNOCKOUT, CLASSIC, WILD_STRICT)
    for seats in (2, 3, 2, 4, 6, 5)
)
LONGEST = 25
"""Rounds of a game without a final."""
PULL = 1e-4
SHOWN = Path("engine/bots/fitted.py")

Sample = tuple[str, int, Floats, int]
"""Temper, number of dice, features (hands, FEATURES), index of the hand held."""


def rounds(seed: int, games: int) -> Iterator[tuple[RuleSet, Round, tuple[str, ...]]]:
    """Play games between random tempers and yield every round with its hands shown."""
    for number in range(games):
        chance = Chance(f"bidders {seed}").stream(number)
        rules, seats = TABLES[number % len(TABLES)]
        keys = tuple(chance.pick(NAMES[:-1]) for _ in range(seats))
        streams, dealer = [chance.stream(seat) for seat in range(seats)], chance.stream("deal")
        match = deal(start(rules, seats), dealer)
        while True:
            while match.table.phase is Phase.BIDDING:
                seat = match.table.round.turn
                choice = MINDS[keys[seat]].choose(view_for(match, seat), streams[seat])
                match, _ = act(match, choice.action)
            yield rules, match.table.round, keys
            if match.table.phase is Phase.OVER or len(match.table.history) > LONGEST:
                break
            match, _ = next_deal(match, dealer)


def samples(seed: int, games: int) -> Iterator[Sample]:
    """Yield one sample for each seat that bid in a round."""
    for rules, rnd, keys in rounds(seed, games):
        steps = rungs(rules, rnd.total, rnd.palifico)
        for seat in {made.seat for made in rnd.bids}:
            assert rnd.shown is not None
            held = (hands_of(rnd.dice[seat]).counts == face_counts(rnd.shown[seat])).all(axis=1)
            yield keys[seat], rnd.dice[seat], features(steps, rnd, seat), int(held.argmax())


class Fit:
    """The likelihood of one temper's hands, grouped by the number of dice."""

    def __init__(self, chosen: Sequence[Sample]) -> None:
        """Stack the samples of equal numbers of dice."""
        self.count = len(chosen)
        self.groups = []
        for dice in sorted({sample[1] for sample in chosen}):
            alike = [sample for sample in chosen if sample[1] == dice]
            stack = np.stack([sample[2] for sample in alike]).astype(np.float32)
            self.groups.append(
                (stack, np.array([sample[3] for sample in alike]), np.log(hands_of(dice).prior))
            )

    def loss(self, weights: Floats) -> tuple[float, Floats]:
        """Return the mean surprise at the hands held, with the pull, and its gradient."""
        total, slope = PULL * float(weights @ weights), 2 * PULL * weights
        for stack, held, prior in self.groups:
            scores = stack @ weights.astype(np.float32) + prior
            top = scores.max(axis=1, keepdims=True)
            likely = np.exp(scores - top)
            norm = likely.sum(axis=1, keepdims=True)
            rows = np.arange(len(held))
            total += float((top[:, 0] + np.log(norm[:, 0]) - scores[rows, held]).sum()) / self.count
            mean = np.einsum("nh,nhf->f", likely / norm, stack)
            slope = slope + (mean - stack[rows, held].sum(axis=0)) / self.count
        return total, np.asarray(slope, np.float64)

    def best(self) -> tuple[Floats, float, float]:
        """Return the fitted weights, the mean surprise with them and without."""
        found = minimize(self.loss, np.zeros(FEATURES), jac=True, method="L-BFGS-B")
        return found.x, float(found.fun), self.loss(np.zeros(FEATURES))[0]


def main() -> None:
    """Fit every temper and write the module."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=900)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    every = list(samples(options.seed, options.games))
    rows = []
    for temper in TEMPERS:
        weights, surprise, blind = Fit([sample for sample in every if sample[0] == temper]).best()
        print(f"{temper}: {surprise:.4f} nats a hand, {blind:.4f} without the bids")
        rows.append(tuple(round(float(weight), 3) for weight in weights))
    SHOWN.write_text(_module([*rows, (0.0,) * FEATURES], options.games, options.seed), encoding="utf-8")


def _module(rows: Sequence[tuple[float, ...]], games: int, seed: int) -> str:
    lines = [f"    # {name}\n    {row}," for name, row in zip(NAMES, rows, strict=True)]
    return f'''"""Weights of the bidder models, by temper of `company.COMPANY`; see bidding.py for what they weigh.

Written by `make bidders`: {games} games of self-play, seed {seed}.
"""

from __future__ import annotations

# ruff: noqa: E501
# fmt: off
WEIGHTS: tuple[tuple[float, ...], ...] = (
{chr(10).join(lines)}
)
# fmt: on
'''


if __name__ == "__main__":
    main()
