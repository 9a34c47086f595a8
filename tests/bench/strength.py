"""How strong the minds are: each level against the one below, and Master against players of other designs.

Run by `make strength`; prints one line a contest as it is done. All games are under the knockout rules unless
told otherwise, seats rotate, and equal seeds give equal figures. `--part` divides the number of games. The last
line is OpenSpiel's solved game of one die each, against its solution, for which open-spiel must be there.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import NamedTuple

from engine.bots.choice import Mind
from engine.bots.roster import MINDS
from engine.dice.rules import KNOCKOUT, MENTEUR, RuleSet
from engine.session.arena import Contest, Tally, compete, nothing
from engine.session.arena_report import wilson
from tests.bench import spiel_opponent
from tests.bench.opponents import OPPONENTS


class Trial(NamedTuple):
    """One mind alone against a table of others."""

    mind: str
    other: str
    seats: int
    games: int
    rules: RuleSet = KNOCKOUT


LEVELS = (("bold", "calm"), ("shark", "bold"), ("master", "shark"))
GAMES = {2: 2000, 4: 4000, 6: 4000}
MASTERS_GAMES = {2: 2000, 4: 300, 6: 300}
"""At a full table Master takes a thousand times as long as the others."""
SOLUTION = "solution"


def trials() -> Iterator[Trial]:
    """Yield all contests, the quick ones first."""
    for seats in GAMES:
        yield from (Trial(mind, other, seats, GAMES[seats]) for mind, other in LEVELS[:2])
    for seats in GAMES:
        yield from (Trial("master", other, seats, MASTERS_GAMES[seats]) for other in ("shark", *OPPONENTS))
    yield Trial("master", "shark", 2, 400, MENTEUR)
    yield from (Trial(mind, SOLUTION, 2, 4000, spiel_opponent.RULES) for mind in ("shark", "master"))


def minds(trial: Trial) -> tuple[Mind, ...]:
    """Return who sits at a trial's table, the mind in question first; raises ImportError without open-spiel."""
    if trial.other == SOLUTION:
        return (MINDS[trial.mind], spiel_opponent.SpielMind(spiel_opponent.solved()))
    known = {**MINDS, **OPPONENTS}
    return (known[trial.mind], *[known[trial.other]] * (trial.seats - 1))


def line(trial: Trial, tally: Tally, seed: int) -> str:
    """Return a trial's result as a row of a table."""
    low, high = wilson(tally.wins[0], tally.games)
    style = tally.styles[0]
    place = (
        f"{trial.mind} against {trial.seats - 1} x {trial.other}"
        if trial.seats > 2
        else f"{trial.mind} - {trial.other}"
    )
    wins = f"{tally.wins[0] / max(tally.games, 1):.1%} ({low:.1%} to {high:.1%})"
    how = f"{style.threshold:.1%} | {style.challenge_rate:.1%} | {style.bluff_rate:.1%} | {style.raise_size:.2f}"
    cells = (
        place,
        trial.rules.key,
        f"{tally.games}, seed {seed}",
        wins,
        f"{1 / trial.seats:.1%}",
        how,
        f"{style.sure_challenges} of {style.challenges}",
    )
    return f"| {' | '.join(cells)} |"


HEAD = (
    "| who | rules | games | wins (95 %) | fair share | challenges at | often | bluffs | raise by | sure challenges |",
    "|---|---|---|---|---|---|---|---|---|---|",
)


def main() -> None:
    """Hold every trial, or those whose names are given."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--part", type=int, default=1, metavar="N", help="play every N-th of the games only")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--only", default="", help="as in master-shark-2")
    options = parser.parse_args()
    sys.stdout.write("\n".join(HEAD) + "\n")
    for trial in trials():
        if options.only in f"{trial.mind}-{trial.other}-{trial.seats}":
            contest = Contest(trial.rules, minds(trial), trial.games // options.part, options.seed)
            tally = nothing(trial.seats)
            for tally in compete(contest, options.processes):
                sys.stderr.write(f"\r{tally.games} of {contest.games} ")
            sys.stdout.write(line(trial, tally, options.seed) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
