"""How true the minds' beliefs are: what they say of standing bids, against what lies under the cups.

Run by `make calibration`: games between all minds, and between them and players of other designs that the bidder
models were not fitted to, on 2, 4 and 6 seats in every rule set. At each turn with a standing bid, the chance that
the seat on turn would state is set against whether the bid held. Prints a table and, with --plot, draws it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from engine.bots.beliefs import believed_chances
from engine.bots.choice import Mind
from engine.bots.master import MasterMind
from engine.bots.roster import MINDS
from engine.chance import Chance
from engine.coach.odds import chance_at_least
from engine.dice.arrays import Floats, column_of
from engine.dice.bid import count_matches
from engine.dice.match import act, deal, next_deal
from engine.dice.play import start
from engine.dice.rules import CLASSIC, KNOCKOUT, MENTEUR, WILD_STRICT
from engine.dice.state import Match, Phase
from engine.dice.view import view_for
from tests.bench.opponents import OPPONENTS

OWN: dict[str, Mind] = {**MINDS, "master": MasterMind(deals=256)}
FIELDS: dict[str, dict[str, Mind]] = {
    "the program's own minds": OWN,
    "strangers among them": {**OWN, **OPPONENTS},
}
RULES = (KNOCKOUT, MENTEUR, CLASSIC, WILD_STRICT)
LONGEST = 12
"""Rounds looked at in one game."""

Said = tuple[float, float, bool]
"""The believed chance of a standing bid, the plain one, and whether it held."""


def game(field: dict[str, Mind], seed: int, number: int) -> Iterator[Said]:
    """Yield what was said at each turn of one game."""
    chance = Chance(f"calibration {seed}").stream(number)
    seats = (2, 4, 6)[number % 3]
    minds = [field[chance.pick(list(field))] for _ in range(seats)]
    match = deal(start(RULES[number // 3 % len(RULES)], seats), chance)
    while match.table.phase is not Phase.OVER and len(match.table.history) < LONGEST:
        if match.table.phase is Phase.SETTLED:
            match, _ = next_deal(match, chance)
            continue
        seat = match.table.round.turn
        if match.table.round.bids:
            yield _said(match, seat)
        match, _ = act(match, minds[seat].choose(view_for(match, seat), chance).action)


def _said(match: Match, seat: int) -> Said:
    view, bid = view_for(match, seat), match.table.round.bids[-1].bid
    dice = [die for hand in match.hands for die in hand]
    believed = float(believed_chances(view)[column_of(bid), bid.quantity])
    holds = count_matches(dice, bid, match.table.wild_ones) >= bid.quantity
    return believed, chance_at_least(view, bid), holds


def _games(name: str, seed: int, numbers: Sequence[int]) -> list[Said]:
    return [said for number in numbers for said in game(FIELDS[name], seed, number)]


def sample(name: str, seed: int, games: int, processes: int) -> Floats:
    """Return what was said in many games, (turns, 3)."""
    lots = [range(at, games, 8 * processes) for at in range(8 * processes)]
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        done = list(pool.map(_games, [name] * len(lots), [seed] * len(lots), lots))
    return np.array([said for lot in done for said in lot], np.float64)


def deciles(said: Floats) -> Iterator[tuple[int, int, float, float]]:
    """Yield, for each tenth of stated chance, its number, the turns, the mean stated and the observed share."""
    tenth = np.minimum((said[:, 0] * 10).astype(int), 9)
    for number in range(10):
        rows = said[tenth == number]
        if len(rows):
            yield number, len(rows), float(rows[:, 0].mean()), float(rows[:, 2].mean())


def brier(said: Floats, column: int) -> float:
    """Return the mean squared error of stated chances: 0 is perfect, a quarter is a coin."""
    return float(((said[:, column] - said[:, 2]) ** 2).mean())


def table(name: str, said: Floats) -> str:
    """Return the table of one field."""
    lines = [f"Standing bids, {name}: {len(said)} turns", "", "| stated | turns | mean stated | held |"]
    lines.append("|---|---|---|---|")
    for number, turns, stated, held in deciles(said):
        lines.append(f"| {number * 10}-{number * 10 + 10} % | {turns} | {stated:.1%} | {held:.1%} |")
    scores = f"believed {brier(said, 0):.4f}, plain binomial {brier(said, 1):.4f}"
    return "\n".join([*lines, "", f"Brier score: {scores}", ""])


def plot(fields: dict[str, Floats]) -> str:
    """Return an SVG: stated chance across, observed share up, one line for each field."""
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 420" font-family="sans-serif" font-size="12">'
    ]
    parts.append(
        '<rect width="420" height="420" fill="#fff"/><path d="M50 370 H370 V50 H50 Z M50 370 L370 50" '
    )
    parts.append(
        'fill="none" stroke="#999"/><text x="210" y="405" text-anchor="middle">stated chance, %</text>'
    )
    parts.append('<text x="16" y="210" text-anchor="middle" transform="rotate(-90 16 210)">held, %</text>')
    for tick in range(0, 101, 20):
        at = 50 + 3.2 * tick
        parts.append(f'<text x="{at}" y="386" text-anchor="middle">{tick}</text>')
        parts.append(f'<text x="44" y="{424 - at}" text-anchor="end">{tick}</text>')
    for line, (name, said) in enumerate(fields.items()):
        colour = ("#00796b", "#c77700")[line]
        points = [(50 + 320 * stated, 370 - 320 * held) for _, _, stated, held in deciles(said)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{colour}"/>' for x, y in points]
        parts.append(f'<text x="60" y="{70 + 18 * line}" fill="{colour}">{name}</text>')
    return "".join([*parts, "</svg>\n"])


def main() -> None:
    """Measure, print and draw."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=480)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--plot", type=Path)
    options = parser.parse_args()
    fields = {name: sample(name, options.seed, options.games, options.processes) for name in FIELDS}
    for name, said in fields.items():
        sys.stdout.write(table(name, said) + "\n")
    if options.plot is not None:
        options.plot.write_text(plot(fields), encoding="utf-8")


if __name__ == "__main__":
    main()
