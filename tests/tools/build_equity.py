"""Compute the chance to win a knockout match by dice counts and write engine/bots/equity_table.py.

Run by `make equity`. Rounds between random tempers are played in arrays from every number of seats and dice,
fewest dice first; where each loser leaves the match is looked up in what was computed before, so a state costs
one round, not a match.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import numpy as np

from engine.bots.hands import draws, hands_of
from engine.bots.playout import Rows, Scene, play_out
from engine.bots.temperament import BOLD, CALM, SHARK
from engine.chance import Chance
from engine.dice.arrays import OPENING, Floats, rungs
from engine.dice.rules import KNOCKOUT, MAX_DICE_PER_SEAT, MAX_SEATS

COMPANY = (CALM, BOLD, SHARK)
STATES, ROUNDS = 12, 400
DUEL_ROUNDS = 20_000
TARGET = Path("engine/bots/equity_table.py")

Table = dict[tuple[int, int, int], list[float]]
"""Chances by (seats, own dice, dice of the others), one for each state met. Who opens makes no difference worth
a place: at two seats it is under half a percent."""


def lost_rounds(dice: tuple[int, ...], count: int, random: np.random.Generator) -> Floats:
    """Return how often each seat loses a die in rounds that seat 0 opens, (seats,)."""
    steps = rungs(KNOCKOUT, sum(dice))
    hands = [draws(hands_of(n).prior, count, random) for n in dice]
    held = np.stack(
        [steps.held(hands_of(n).counts).T.take(hand, axis=1) for n, hand in zip(dice, hands, strict=True)]
    )
    kind = random.integers(0, len(COMPANY), (len(dice), count))
    rows = Rows(held, kind, np.zeros((len(dice), 6, count), np.float32), np.full(count, OPENING))
    ends = play_out(Scene(steps, dice, (False,) * len(dice), COMPANY), 0, rows, random)
    holds = held.sum(axis=0)[steps.column[ends.rung], np.arange(count)] >= steps.quantity[ends.rung]
    losers = np.where(holds, ends.caller, (ends.caller - 1) % len(dice))
    return np.bincount(losers, minlength=len(dice)) / count


def states(seats: int, total: int, random: np.random.Generator) -> Iterator[tuple[int, ...]]:
    """Yield dice counts that sum to the total: STATES for each number of dice that one seat may have of them."""
    for own in range(1, MAX_DICE_PER_SEAT + 1):
        others = total - own
        if seats - 1 <= others <= (seats - 1) * MAX_DICE_PER_SEAT:
            for _ in range(STATES if seats > 2 else 2):
                dice = [own, *_spread(seats - 1, others, random)]
                yield tuple(np.roll(dice, random.integers(seats)).tolist())


def _spread(seats: int, total: int, random: np.random.Generator) -> list[int]:
    """Return dice counts drawn die by die, unevenly, so that rich and poor seats meet."""
    dice, luck = np.ones(seats, np.int64), random.random(seats) + 0.2
    while dice.sum() < total:
        weight = luck * (dice < MAX_DICE_PER_SEAT)
        dice[random.choice(seats, p=weight / weight.sum())] += 1
    return [int(n) for n in dice]


def value(table: Table, dice: tuple[int, ...], seat: int) -> float:
    """Return a seat's chance to win by what was computed before."""
    seats = sum(n > 0 for n in dice)
    if seats == 1 or not dice[seat]:
        return float(dice[seat] > 0)
    return float(np.mean(table[seats, dice[seat], sum(dice) - dice[seat]]))


def build(random: np.random.Generator, most_seats: int) -> Table:
    """Fill the table from two dice up."""
    table: Table = {}
    for seats in range(2, most_seats + 1):
        for total in range(seats, seats * MAX_DICE_PER_SEAT + 1):
            for dice in states(seats, total, random):
                _add(table, dice, random)
            print(f"\r{seats} seats, {total} dice  ", end="", flush=True)
    return table


def _add(table: Table, dice: tuple[int, ...], random: np.random.Generator) -> None:
    lost = lost_rounds(dice, DUEL_ROUNDS if len(dice) == 2 else ROUNDS, random)
    chances: Floats = np.zeros(len(dice))
    for loser, often in enumerate(lost.tolist()):
        after = tuple(n - (seat == loser) for seat, n in enumerate(dice))
        chances += often * np.array([value(table, after, seat) for seat in range(len(dice))])
    for seat, chance in enumerate(chances.tolist()):
        table.setdefault((len(dice), dice[seat], sum(dice) - dice[seat]), []).append(chance)


def written(table: Table, seed: int) -> str:
    """Return the module's text."""
    seats = sorted({key[0] for key in table})
    lines = []
    for count in seats:
        others = range(count - 1, (count - 1) * MAX_DICE_PER_SEAT + 1)
        lines.append(f"    # {count} seats")
        for own in range(1, MAX_DICE_PER_SEAT + 1):
            row = [str(round(100_000 * float(np.mean(table[count, own, other])))) for other in others]
            lines.append(f'    "{" ".join(row)}",')
    return HEAD.format(seed=seed) + "\n".join(lines) + "\n)\n# fmt: on\n"


HEAD = '''"""Chances to win a knockout match, in hundred-thousandths, by dice counts. Written by `make equity`, seed {seed}.

One line for each number of seats and of own dice 1..6; along it, the others' dice together from one each to six
each. Rounds of random tempers under the knockout rules.
"""

from __future__ import annotations

# ruff: noqa: E501
# fmt: off
ROWS = (
'''


def main() -> None:
    """Build and write the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=MAX_SEATS)
    options = parser.parse_args()
    table = build(Chance(f"equity {options.seed}").numpy(), options.seats)
    TARGET.write_text(written(table, options.seed), encoding="utf-8")


if __name__ == "__main__":
    main()
