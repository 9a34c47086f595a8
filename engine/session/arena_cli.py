"""The command `liars-arena`: seat minds, play games, print wins with intervals and the style of each.

The one module of the engine that speaks to a terminal: the result goes to standard output, progress to
standard error.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from engine.bots.roster import MINDS
from engine.dice.rules import MAX_SEATS, MIN_SEATS, PRESETS
from engine.session.arena import Contest, Tally, compete, nothing
from engine.session.arena_report import as_csv, as_json, as_text, standings

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns 0, or 130 after Ctrl+C, when the games played so far are reported."""
    options = _parser().parse_args(arguments)
    if not MIN_SEATS <= len(options.seats) <= MAX_SEATS:
        _parser().error(f"{MIN_SEATS} to {MAX_SEATS} seats, not {len(options.seats)}")
    minds = tuple(MINDS[key] for key in options.seats)
    contest = Contest(PRESETS[options.rules], minds, options.games, options.seed, options.rounds)
    tally, stopped = _play(contest, options.processes)
    rows = standings([mind.key for mind in minds], tally)
    print(as_text(contest, tally, rows), end="")
    for path, text in ((options.json, as_json(contest, tally, rows)), (options.csv, as_csv(rows))):
        if path is not None:
            path.write_text(text, encoding="utf-8")
    return INTERRUPTED if stopped else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="liars-arena", description="Let minds play liar's dice against each other."
    )
    known = ", ".join(MINDS)
    parser.add_argument("--seats", nargs="+", required=True, choices=list(MINDS), metavar="MIND", help=known)
    parser.add_argument("--rules", choices=list(PRESETS), default="knockout", help="the rule set (knockout)")
    parser.add_argument("--games", type=int, default=1000, help="how many games (1000)")
    parser.add_argument("--seed", type=int, default=1, help="names all the dice and all the choices (1)")
    parser.add_argument("--rounds", type=int, default=20, help="length of a game where dice never leave (20)")
    parser.add_argument("--processes", type=int, default=_cores(), help="how many at once (all cores)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the result there as JSON as well")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write the result there as CSV as well")
    return parser


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _play(contest: Contest, processes: int) -> tuple[Tally, bool]:
    tally = nothing(len(contest.minds))
    try:
        for tally in compete(contest, processes):
            _progress(f"\r{tally.games} of {contest.games} games")
    except KeyboardInterrupt:
        _progress("\nstopped\n")
        return tally, True
    _progress("\n")
    return tally, False


def _progress(text: str) -> None:
    sys.stderr.write(text)
    sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main())
