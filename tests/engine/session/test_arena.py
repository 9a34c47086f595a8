"""The arena is fair, reproducible and says truly how minds play."""

from __future__ import annotations

import csv
import io
import json
from collections import Counter
from pathlib import Path

import pytest

from engine.bots.roster import MINDS
from engine.dice.rules import CLASSIC, KNOCKOUT, MENTEUR
from engine.session.arena import Contest, Tally, compete, play_games, seating
from engine.session.arena_cli import INTERRUPTED, main
from engine.session.arena_report import wilson
from tests.engine.bots.positions import QUICK

SHARK_CALM = Contest(KNOCKOUT, (MINDS["shark"], MINDS["calm"]), games=60, seed=7)


def last(contest: Contest, processes: int) -> Tally:
    *_, tally = compete(contest, processes)
    return tally


def test_the_number_of_processes_changes_no_figure() -> None:
    assert last(SHARK_CALM, 2) == last(SHARK_CALM, 1)


def test_every_knockout_game_has_one_winner() -> None:
    tally = play_games(Contest(MENTEUR, tuple(QUICK.values()), games=12, seed=1), 0, 12)
    assert sum(tally.wins) == tally.games == 12
    assert all(wins == int(wins) for wins in tally.wins)


def test_a_game_without_a_final_goes_to_the_fewest_penalties_and_may_be_shared() -> None:
    tally = play_games(Contest(CLASSIC, (MINDS["shark"], MINDS["calm"]), games=12, seed=1, rounds=6), 0, 12)
    assert sum(tally.wins) == pytest.approx(12)


def test_every_mind_sits_on_every_seat_equally_often() -> None:
    contest = Contest(KNOCKOUT, tuple([MINDS["calm"]] * 4), games=80, seed=3)
    seats = Counter(
        (seat, mind) for number in range(80) for seat, mind in enumerate(seating(contest, number))
    )
    assert set(seats.values()) == {20}
    neighbours = {tuple(seating(contest, number)[:2]) for number in range(80)}
    assert len(neighbours) == 12


def test_wilson_intervals_are_the_textbook_ones() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


@pytest.mark.parametrize(("key", "games"), [("calm", 1000), ("bold", 1000), ("shark", 1000), ("master", 30)])
def test_self_play_sees_hardly_a_challenge_of_what_the_mind_itself_calls_sure(key: str, games: int) -> None:
    """Master's thousand games take minutes, and are played by `make strength`."""
    first, second = play_games(Contest(KNOCKOUT, (QUICK[key],) * 2, games, seed=5), 0, games).styles
    style = first + second
    assert style.challenges > 2 * games
    assert style.sure_challenges <= 0.01 * style.challenges


# Of five hundred duels; Master's take ten times as long, and win by more.
DUELS = [("bold", "calm", 500), ("shark", "bold", 500), ("master", "shark", 120)]


def wins(better: str, worse: str, games: int) -> tuple[float, float, float]:
    """Return the share of duels that one mind wins against another, with its interval at 95 %."""
    tally = play_games(Contest(KNOCKOUT, (QUICK[better], QUICK[worse]), games, seed=3), 0, games)
    return (tally.wins[0] / games, *wilson(tally.wins[0], games))


@pytest.mark.parametrize(("better", "worse", "games"), DUELS)
def test_each_level_beats_the_one_below(better: str, worse: str, games: int) -> None:
    _, least, _ = wins(better, worse, games)
    assert least > 0.5


@pytest.mark.parametrize(("hard", "games"), [("shark", 500), ("master", 120)])
def test_a_hard_level_clearly_beats_the_easy_one(hard: str, games: int) -> None:
    share, least, _ = wins(hard, "calm", games)
    assert share >= 0.6
    assert least > 0.55


def test_the_command_prints_and_writes_the_same_result(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = ["--json", str(tmp_path / "a.json"), "--csv", str(tmp_path / "a.csv")]
    assert main(["--seats", "shark", "calm", "--games", "30", "--seed", "2", "--processes", "1", *files]) == 0
    printed = capsys.readouterr()
    written = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))
    rows = list(csv.DictReader(io.StringIO((tmp_path / "a.csv").read_text(encoding="utf-8"))))
    assert [mind["mind"] for mind in written["minds"]] == [row["mind"] for row in rows] == ["shark", "calm"]
    assert (written["games"], written["seed"], written["rules"]) == (30, 2, "knockout")
    assert sum(mind["wins"] for mind in written["minds"]) == 30
    assert "30 of 30 games" in printed.out
    assert "30 of 30 games" in printed.err


def test_ctrl_c_reports_what_was_played_so_far(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(contest: Contest, processes: int) -> object:
        yield play_games(contest, 0, 25)
        raise KeyboardInterrupt

    monkeypatch.setattr("engine.session.arena_cli.compete", interrupted)
    assert main(["--seats", "shark", "calm", "--games", "100"]) == INTERRUPTED
    assert "25 of 100 games" in capsys.readouterr().out


def test_one_seat_is_no_game(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--seats", "shark"])
    assert "2 to 12 seats" in capsys.readouterr().err
