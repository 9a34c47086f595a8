"""Other programs in the arena: the same figures every time, their lost turns in the open, nothing left behind."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from engine.bots.roster import MINDS
from engine.dice.rules import CLASSIC, KNOCKOUT, Order, RuleSet, Scoring
from engine.session.arena import Contest, Tally, compete, play_games
from engine.session.arena_cli import INTERRUPTED, main
from engine.session.protocol import Conduct, Fault
from engine.session.protocol_mind import ProtocolMind
from engine.session.protocol_suite import RULES
from tests.engine.session.programs import ANSWERS, GREETS, HANGS, SAYS, command

ROOT = Path(__file__).parents[3]
EXAMPLE = shlex.join([sys.executable, "-S", "-E", str(ROOT / "resources" / "protocol" / "example_bot.py")])
IN_TIME = 30.0
SEED = "rest[2].replace('seed=', '')"
WILD = f"    n = int({SEED}) % 3\n" + SAYS.format("['challenge', '2x3', 'nothing'][n]")
"""Plays by its seed alone, often illegally."""


def last(contest: Contest, processes: int) -> Tally:
    *_, tally = compete(contest, processes)
    return tally


def test_a_program_plays_whole_games() -> None:
    program = ProtocolMind(EXAMPLE, IN_TIME)
    tally = play_games(Contest(KNOCKOUT, (program, MINDS["calm"]), games=4, seed=1), 0, 4)
    assert sum(tally.wins) == 4
    assert (tally.conduct[0].name, tally.conduct[0].turns_lost) == ("example", 0)
    assert tally.conduct[0].turns > 20
    assert tally.conduct[1] == Conduct()


def test_the_number_of_processes_changes_no_figure_of_a_program_that_draws_from_its_seed(
    tmp_path: Path,
) -> None:
    program = ProtocolMind(command(tmp_path, ANSWERS + WILD), IN_TIME)
    contest = Contest(KNOCKOUT, (program, MINDS["calm"]), games=20, seed=3)
    alone, together = last(contest, 1), last(contest, 2)
    assert alone == together
    assert alone.conduct[0].turns_lost > 10


def test_a_lost_turn_says_nothing_about_style(tmp_path: Path) -> None:
    program = ProtocolMind(command(tmp_path, ANSWERS + SAYS.format("'nothing'")), IN_TIME)
    tally = play_games(Contest(CLASSIC, (program, MINDS["calm"]), games=1, seed=1, rounds=3), 0, 1)
    assert tally.styles[0].bids == tally.styles[0].challenges == 0
    assert tally.conduct[0].turns == tally.conduct[0].turns_lost > 0


def test_lost_turns_are_printed_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    grumbles = ANSWERS + "    print('no idea', file=sys.stderr, flush=True)\n" + SAYS.format("'99x6'")
    seat, file = "cmd:" + command(tmp_path, grumbles), tmp_path / "out.json"
    asked = ["--seats", seat, "calm", "--rules", "classic dice_per_seat=2", "--rounds", "2", "--games", "2"]
    assert main([*asked, "--processes", "1", "--time", str(IN_TIME), "--json", str(file)]) == 0
    printed, written = capsys.readouterr().out, json.loads(file.read_text(encoding="utf-8"))
    lost = written["minds"][0]["turns_lost"]
    assert f"{seat} (tiny): {lost} of {lost} turns lost: illegal {lost}" in printed
    assert "  turn 1 illegal: 99x6 (too-many)" in printed
    assert "  stderr: no idea" in printed
    assert written["minds"][1]["turns_lost"] == 0
    assert (written["rules"], written["switches"]["dice_per_seat"]) == ("custom", 2)


def test_the_example_passes_every_trial(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check", f"cmd:{EXAMPLE}", "--time", str(IN_TIME)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 1 and said[0].startswith("all ") and said[0].endswith(" trials passed")


def test_every_failure_is_one_line_with_the_position_it_happened_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program that always bids two threes fails wherever that is not legal, and in nothing else."""
    monkeypatch.setattr("engine.session.protocol_check.RULES", {})
    assert main(["--check", command(tmp_path, ANSWERS + SAYS.format("'2x3'")), "--time", str(IN_TIME)]) == 1
    *failures, summary = capsys.readouterr().out.splitlines()
    assert "classic: 10x6, the last bid, stands: turn 5 illegal: 2x3 (not-higher)" in failures
    assert not any(line.startswith("classic: 1x1 stands") for line in failures)
    assert all("illegal: 2x3" in line for line in failures)
    assert summary.startswith(f"{len(failures)} of ")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("raise SystemExit('I am ill')", "greeting: turn 0 no greeting: exit code 1: I am ill"),
        ("print('ok')\n" + ANSWERS + SAYS.format("'challenge'"), "greeting: no `id name` before `ok`"),
    ],
)
def test_a_program_without_manners_is_asked_nothing_more(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    assert main(["--check", command(tmp_path, text)]) == 1
    assert capsys.readouterr().out == f"{said}\n1 of 1 trials failed\n"


def test_a_program_that_does_not_quit_fails_that_trial(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.session.protocol_check.RULES", {})
    monkeypatch.setattr("engine.session.protocol_check.positions", list)
    assert main(["--check", command(tmp_path, GREETS + HANGS)]) == 1
    assert "quit: does not end by itself" in capsys.readouterr().out


def test_a_mind_of_the_house_sits_down_as_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    """The two ends of the protocol meet: the game is the one that the mind plays at the table itself."""
    served = shlex.join([sys.executable, "-m", "engine.session.arena_cli", "--engine", "shark"])
    program = ProtocolMind(served, IN_TIME)
    tally = play_games(Contest(RULES["menteur"], (program, MINDS["calm"]), games=2, seed=6), 0, 2)
    assert (tally.conduct[0].name, tally.conduct[0].turns_lost) == ("shark", 0)


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.skipif(sys.platform == "win32", reason="a pipe with a name and a signal are POSIX's")
def test_ctrl_c_ends_the_arena_and_every_program(tmp_path: Path, processes: int) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    tells = ANSWERS + f"    open({str(pipe)!r}, 'w').write(str(os.getpid()) + chr(10))\n    " + HANGS
    asked = ["--seats", f"cmd:{command(tmp_path, tells)}", "calm", "--games", "100", "--time", "600"]
    arena = subprocess.Popen(
        [sys.executable, "-m", "engine.session.arena_cli", *asked, "--processes", str(processes)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # a shell's `&` has it ignored
    )
    with pipe.open() as told:
        seated = int(told.readline())
    arena.send_signal(signal.SIGINT)
    out, err = arena.communicate(timeout=IN_TIME)
    assert arena.returncode == INTERRUPTED
    assert "0 of 100 games" in out
    assert "Traceback" not in err
    with pytest.raises(ProcessLookupError):
        os.kill(seated, 0)


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("menteur", RULES["menteur"]),
        ("classic order=ones-highest dice_per_seat=1", RuleSet(order=Order.ONES_HIGHEST, dice_per_seat=1)),
        ("classic scoring=knockout", KNOCKOUT),
        ("classic scoring=knockout wild_ones=no", RuleSet(scoring=Scoring.KNOCKOUT, wild_ones=False)),
    ],
)
def test_the_arena_plays_any_rule_set(monkeypatch: pytest.MonkeyPatch, text: str, rules: RuleSet) -> None:
    asked = list[RuleSet]()

    def seen(contest: Contest, processes: int) -> list[Tally]:
        asked.append(contest.rules)
        return []

    monkeypatch.setattr("engine.session.arena_cli.compete", seen)
    assert main(["--seats", "calm", "calm", "--rules", text]) == 0
    assert asked == [rules]


@pytest.mark.parametrize(
    "text", ["", "poker", "classic dice_per_seat=9", "classic dice=1", "classic exact=yes"]
)
def test_rules_that_cannot_be_played_are_refused(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--seats", "calm", "calm", "--rules", text])
    assert "--rules" in capsys.readouterr().err


def test_a_word_that_names_nobody_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--seats", "calm", "nobody"])
    assert "there are calm, bold, shark" in capsys.readouterr().err


def test_conduct_adds_up() -> None:
    some = Conduct("a", 3, tuple(int(fault is Fault.LATE) for fault in Fault), (), ("x",))
    assert some + Conduct() == Conduct() + some == some
    assert (some + some).turns_lost == 2
