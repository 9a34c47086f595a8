"""Compute the chance to win a knockout match by dice counts and write engine/bots/equity_table.py.

Run by `make equity`. Every table of two to six seats with one to six dice each is a state, whoever sits where.
From the fewest dice up, rounds between random tempers are played in arrays for some seatings of each state; where
a loser leaves the match is then known already, so a state costs its rounds, not its matches.
"""

from __future__ import annotations

import argparse
import sys
from itertools import combinations_with_replacement
from pathlib import Path
from textwrap import wrap

import numpy as np

from engine.bots.equity import FULL_TABLE, SCALE, states
from engine.bots.hands import draws, hands_of
from engine.bots.playout import Rows, Scene, play_out
from engine.bots.temperament import BOLD, CALM, SHARK
from engine.chance import Chance
from engine.dice.arrays import OPENING, Floats, rungs
from engine.dice.rules import KNOCKOUT

COMPANY = (CALM, BOLD, SHARK)
SEATINGS, ROUNDS = 8, 1500
TARGET = Path("engine/bots/equity_table.py")

State = tuple[int, ...]
"""Dice counts in ascending order, all above nought."""
Chances = dict[tuple[State, int], float]
"""The chance to win by state and own dice."""


def lost_rounds(dice: State, random: np.random.Generator) -> Floats:
    """Return how often each seat loses a die in rounds that seat 0 opens, (seats,)."""
    steps = rungs(KNOCKOUT, sum(dice))
    hands = [draws(hands_of(n).prior, ROUNDS, random) for n in dice]
    dealt = [steps.held(hands_of(n).counts).T.take(hand, axis=1) for n, hand in zip(dice, hands, strict=True)]
    held = np.stack(dealt)
    kind = random.integers(0, len(COMPANY), (len(dice), ROUNDS))
    rows = Rows(held, kind, np.zeros((len(dice), 6, ROUNDS), np.float32), np.full(ROUNDS, OPENING))
    ends = play_out(Scene(steps, dice, (False,) * len(dice), COMPANY), 0, rows, random)
    count = held.sum(axis=0)[steps.column[ends.rung], np.arange(ROUNDS)]
    losers = np.where(count >= steps.quantity[ends.rung], ends.caller, (ends.caller - 1) % len(dice))
    return np.bincount(losers, minlength=len(dice)) / ROUNDS


def settle(known: Chances, state: State, random: np.random.Generator) -> None:
    """Add a state's chances, averaged over seatings and over the seats with equal dice."""
    sums, met = dict.fromkeys(state, 0.0), dict.fromkeys(state, 0)
    for _ in range(SEATINGS):
        dice = tuple(int(n) for n in random.permutation(state))
        lost = lost_rounds(dice, random).tolist()
        for seat, own in enumerate(dice):
            sums[own] += sum(often * _after(known, dice, loser, seat) for loser, often in enumerate(lost))
            met[own] += 1
    whole = sum(sums[own] / met[own] for own in state)
    for own in sums:
        known[state, own] = sums[own] / met[own] / whole


def _after(known: Chances, dice: State, loser: int, seat: int) -> float:
    left = list(dice)
    left[loser] -= 1
    state = tuple(sorted(n for n in left if n))
    if not left[seat]:
        return 0.0
    return known[state, left[seat]]


def build(random: np.random.Generator) -> Chances:
    """Return the chances of every state, fewest dice first."""
    known: Chances = {((n,), n): 1.0 for n in range(1, 7)}
    every = [state for seats in range(2, FULL_TABLE + 1) for state in states(seats)]
    for done, state in enumerate(sorted(every, key=lambda state: (sum(state), len(state))), start=1):
        settle(known, state, random)
        sys.stderr.write(f"\r{done} of {len(every)} states")
    return known


def weights(known: Chances) -> list[float]:
    """Return the weights of 1..6 dice whose shares come closest to the chances at a full table of six."""
    odds = []
    for fewer in range(1, 6):
        pairs = [
            np.log(known[state, fewer + 1] / known[state, fewer])
            for state in combinations_with_replacement(range(1, 7), FULL_TABLE)
            if {fewer, fewer + 1} <= set(state)
        ]
        odds.append(float(np.mean(pairs)))
    return [round(float(weight), 2) for weight in np.exp(np.cumsum([0.0, *odds]))]


def written(known: Chances, seed: int) -> str:
    """Return the module's text."""
    lines = []
    for seats in range(2, FULL_TABLE + 1):
        cells = [
            str(round(SCALE * known[state, own])) for state in states(seats) for own in sorted(set(state))
        ]
        lines += [f"    {seats}: (", *(f'        "{line} "' for line in wrap(" ".join(cells), 100)), "    ),"]
    return HEAD.format(seed=seed, weights=", ".join(map(str, weights(known)))) + "\n".join(lines) + "\n}\n"


HEAD = '''"""Chances to win a knockout match by dice counts; see equity.py. Written by `make equity`, seed {seed}."""

from __future__ import annotations

WEIGHTS = ({weights})

ROWS = {{
'''


def main() -> None:
    """Build and write the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    known = build(Chance(f"equity {options.seed}").numpy())
    TARGET.write_text(written(known, options.seed), encoding="utf-8")


if __name__ == "__main__":
    main()
