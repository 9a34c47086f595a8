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

from engine.bots.choice import Mind
from engine.bots.roster import MINDS
from engine.chance import Chance
from engine.dice.rules import MAX_SEATS, MIN_SEATS, PRESETS
from engine.session.arena import Contest, Tally, compete, nothing
from engine.session.arena_report import as_csv, as_json, as_text, standings
from engine.session.protocol_check import conformance
from engine.session.protocol_mind import PREFIX, ProtocolMind
from engine.session.protocol_serve import serve

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns 0, 1 when a check fails, or 130 after Ctrl+C, with what was played until then."""
    options = _parser().parse_args(arguments)
    if options.serve is not None:
        return _serve(options.serve, options.seed)
    if options.check is not None:
        return _check(options.check, options.time)
    if not MIN_SEATS <= len(options.seats or ()) <= MAX_SEATS:
        _parser().error(f"{MIN_SEATS} to {MAX_SEATS} seats, please")
    minds = tuple(seated(word, options.time) for word in options.seats)
    contest = Contest(PRESETS[options.rules], minds, options.games, options.seed, options.rounds)
    tally, stopped = _play(contest, options.processes)
    rows = standings([mind.key for mind in minds], tally)
    print(as_text(contest, tally, rows), end="")
    for path, text in ((options.json, as_json(contest, tally, rows)), (options.csv, as_csv(rows))):
        if path is not None:
            path.write_text(text, encoding="utf-8")
    return INTERRUPTED if stopped else 0


def seated(word: str, seconds: float) -> Mind:
    """Return the mind that a word of the command line names, or the program after `cmd:`."""
    return ProtocolMind(word.removeprefix(PREFIX), seconds) if word.startswith(PREFIX) else MINDS[word]


def _known(word: str) -> str:
    if word not in MINDS and not word.startswith(PREFIX):
        raise argparse.ArgumentTypeError(
            f"no mind {word!r}; there are {', '.join(MINDS)} and {PREFIX}<command>"
        )
    return word


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="liars-arena", description="Let minds play liar's dice against each other."
    )
    minds = f"{', '.join(MINDS)}, or '{PREFIX}python3 bot.py' for a program of yours"
    parser.add_argument("--seats", nargs="+", type=_known, metavar="MIND", help=minds)
    parser.add_argument("--rules", choices=list(PRESETS), default="knockout", help="the rule set (knockout)")
    parser.add_argument("--games", type=int, default=1000, help="how many games (1000)")
    parser.add_argument("--seed", type=int, default=1, help="names all the dice and all the choices (1)")
    parser.add_argument("--rounds", type=int, default=20, help="length of a game where dice never leave (20)")
    parser.add_argument(
        "--time", type=float, default=1.0, metavar="S", help="seconds that a program has for a turn (1)"
    )
    parser.add_argument("--processes", type=int, default=_cores(), help="how many at once (all cores)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the result there as JSON as well")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write the result there as CSV as well")
    parser.add_argument("--check", metavar="COMMAND", help="see whether a program keeps to the protocol")
    parser.add_argument(
        "--serve", choices=list(MINDS), metavar="MIND", help="answer the protocol on standard input"
    )
    return parser


def _serve(key: str, seed: int) -> int:
    for line in serve(MINDS[key], Chance(seed), sys.stdin):
        print(line, flush=True)
    return 0


def _check(command: str, seconds: float) -> int:
    results = list(conformance(command, seconds))
    for result in results:
        print(f"{result.rules:<12} {result.turns:4d} turns  {result.faults:3d} late or illegal")
    return int(any(result.faults for result in results))


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
