"""The command `liars-arena`: seat minds, play games, print wins with intervals and the style of each.

It also is either end of the engine protocol: `--engine` answers as one of the minds, `--check` tries a program.
The one module of the engine that speaks to a terminal: the result goes to standard output, progress to
standard error.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from engine.bots.choice import Mind
from engine.bots.roster import MINDS
from engine.dice.rules import MAX_SEATS, MIN_SEATS, PRESETS, RuleSet, named
from engine.records.codec import BrokenRecord
from engine.session.arena import Contest, Tally, compete, nothing
from engine.session.arena_report import as_csv, as_json, as_text, standings
from engine.session.protocol_check import check
from engine.session.protocol_mind import PREFIX, ProtocolMind
from engine.session.protocol_position import read_pairs, read_rules_pairs, rules_pairs
from engine.session.protocol_serve import serve

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns 0, 1 when a check fails, or 130 after Ctrl+C, with what was played until then."""
    options = _parser().parse_args(arguments)
    if options.engine is not None:
        return _answer_as(options.engine)
    if options.check is not None:
        return _check(options.check.removeprefix(PREFIX), options.time)
    if not MIN_SEATS <= len(options.seats or ()) <= MAX_SEATS:
        _parser().error(f"{MIN_SEATS} to {MAX_SEATS} seats, please")
    minds = tuple(seated(word, options.time, options.option) for word in options.seats)
    contest = Contest(options.rules, minds, options.games, options.seed, options.rounds)
    tally, stopped = _play(contest, options.processes)
    rows = standings([mind.key for mind in minds], tally)
    print(as_text(contest, tally, rows), end="")
    for path, text in ((options.json, as_json(contest, tally, rows)), (options.csv, as_csv(rows))):
        if path is not None:
            path.write_text(text, encoding="utf-8")
    return INTERRUPTED if stopped else 0


def seated(word: str, seconds: float, options: Iterable[tuple[str, str]] = ()) -> Mind:
    """Return the mind that a word of the command line names, or the program after `cmd:`."""
    if word.startswith(PREFIX):
        return ProtocolMind(word.removeprefix(PREFIX), seconds, options)
    return MINDS[word]


def _known(word: str) -> str:
    if word not in MINDS and not word.startswith(PREFIX):
        raise argparse.ArgumentTypeError(
            f"no mind {word!r}; there are {', '.join(MINDS)} and {PREFIX}<command>"
        )
    return word


def rules_named(text: str) -> RuleSet:
    """Return a preset, or one with switches set otherwise: "knockout dice_per_seat=1 order=ones-highest"."""
    try:
        key, *words = text.split()
        preset, switches = rules_pairs(PRESETS[key]), read_pairs(words)
        unknown = switches.keys() - preset.keys()
        changed = named(read_rules_pairs(preset | switches))
    except (KeyError, ValueError, BrokenRecord) as error:
        raise argparse.ArgumentTypeError(f"{text!r} is no rule set that can be played") from error
    if unknown:
        raise argparse.ArgumentTypeError(f"no switch {', '.join(unknown)}; there are {', '.join(preset)}")
    return changed


def _value(text: str) -> tuple[str, str]:
    name, found, value = text.partition("=")
    if not found:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    return name, value


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="liars-arena", description="Let minds play liar's dice against each other."
    )
    minds = f"{', '.join(MINDS)}, or '{PREFIX}python3 bot.py' for a program of yours"
    parser.add_argument("--seats", nargs="+", type=_known, metavar="MIND", help=minds)
    rules = f"{', '.join(PRESETS)}; switches may follow: 'knockout dice_per_seat=1 exact=yes' (knockout)"
    parser.add_argument("--rules", type=rules_named, default="knockout", help=rules)
    parser.add_argument("--games", type=int, default=1000, help="how many games (1000)")
    parser.add_argument("--seed", type=int, default=1, help="names all the dice and all the choices (1)")
    parser.add_argument("--rounds", type=int, default=20, help="length of a game where dice never leave (20)")
    parser.add_argument(
        "--time", type=float, default=1.0, metavar="S", help="seconds that a program has for a turn (1)"
    )
    parser.add_argument("--processes", type=int, default=_cores(), help="how many at once (all cores)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the result there as JSON as well")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write the result there as CSV as well")
    parser.add_argument(
        "--option",
        type=_value,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="for a program that offers it",
    )
    parser.add_argument(
        "--check", metavar="COMMAND", help="try whether a program keeps to the protocol, and say where not"
    )
    parser.add_argument(
        "--engine", choices=list(MINDS), metavar="MIND", help="be a program yourself: play as this mind"
    )
    return parser


def _answer_as(key: str) -> int:
    """Play as a mind until the table says quit or is gone; what is no text is no reason to leave it."""
    with suppress(BrokenPipeError, KeyboardInterrupt), open(0, encoding="utf-8", errors="replace") as lines:
        for line in serve(MINDS[key], lines):
            print(line, flush=True)
    return 0


def _check(command: str, seconds: float) -> int:
    """Print one line for each failure; returns 0 without any, 1 with some, 130 after Ctrl+C."""
    trials, failures, code = 0, 0, 0
    try:
        for trial in check(command, seconds):
            trials += 1
            if trial.wrong:
                failures, code = failures + 1, 1
                print(f"{trial.name}: {trial.wrong}", flush=True)
    except KeyboardInterrupt:
        code = INTERRUPTED
    print(f"{failures} of {trials} trials failed" if failures else f"all {trials} trials passed")
    return code


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
