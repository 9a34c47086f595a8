"""Another program at the table gets exactly a seat's view, and a bad answer costs it the turn, not the game."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.bots.roster import MINDS
from engine.chance import Chance
from engine.dice.bid import Action, Bid, Call
from engine.dice.legality import legal_bids
from engine.dice.rules import KNOCKOUT
from engine.dice.view import SeatView
from engine.session.arena import Contest, play_games
from engine.session.arena_cli import main
from engine.session.protocol import action_word, fallback, position_lines, read_action, read_position
from engine.session.protocol_mind import ProtocolMind
from engine.session.protocol_serve import serve
from tests.engine.bots.positions import RULES, played

EXAMPLE = Path(__file__).parents[3] / "resources" / "protocol" / "example_bot.py"
POLITE = "import sys\nprint('ok', flush=True)\nfor line in sys.stdin:\n"


def views(rules: str, seats: int = 3) -> list[SeatView]:
    return [view for _, view in played(RULES[rules], (MINDS["bold"],) * seats, seed=4, rounds=12)]


@pytest.fixture
def seat(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[ProtocolMind]:
    """Start a program of a few lines; the test's parameter is its text."""
    script = tmp_path / "bot.py"
    script.write_text(request.param, encoding="utf-8")
    mind = ProtocolMind(f'"{sys.executable}" "{script}"', seconds=0.5)
    yield mind
    mind.close()


@pytest.mark.parametrize("rules", list(RULES))
def test_the_lines_carry_the_whole_view_and_nothing_else(rules: str) -> None:
    for view in views(rules):
        assert read_position(position_lines(view)) == view


def test_an_onlookers_view_can_be_told_as_well() -> None:
    view = views("menteur")[-1]
    onlooker = SeatView(view.table, None)
    assert read_position(position_lines(onlooker)) == onlooker


@pytest.mark.parametrize("action", [Bid(3, 5), Bid(12, 1, strict=True), Call.CHALLENGE, Call.EXACT])
def test_an_action_survives_the_line(action: Action) -> None:
    assert read_action(action_word(action)) == action


def test_a_served_mind_answers_as_it_would_at_the_table() -> None:
    view = views("classic")[3]
    said = list(
        serve(MINDS["shark"], Chance(8), ["ldp 1", *position_lines(view), "go 5 1000", "quit", "go 6 1"])
    )
    assert said == [
        "id name shark",
        "ok",
        f"action 5 {action_word(MINDS['shark'].choose(view, Chance(8)).action)}",
    ]


@pytest.mark.parametrize(
    "seat",
    [
        POLITE + "    pass",
        POLITE + "    if line.startswith('go'): print('action', line.split()[1], '99x6', flush=True)",
        POLITE + "    if line.startswith('go'): print('action', line.split()[1], 'five fives', flush=True)",
        POLITE + "    if line.startswith('go'): print('action 0 challenge', flush=True)",
        POLITE + "    break",
        "raise SystemExit",
    ],
    ids=["silent", "illegal", "gibberish", "wrong turn", "gone", "never there"],
    indirect=True,
)
def test_a_bad_answer_loses_the_turn(seat: ProtocolMind) -> None:
    opening, answering = views("knockout")[:2]
    assert seat.choose(opening, Chance(1)).action == legal_bids(opening.table)[0] == fallback(opening)
    assert seat.choose(answering, Chance(1)).action is Call.CHALLENGE
    assert (seat.turns, seat.faults) == (2, 2)


def test_a_program_that_does_not_exist_loses_its_turns() -> None:
    mind = ProtocolMind("/nowhere/at all")
    assert mind.choose(views("knockout")[1], Chance(1)).action is Call.CHALLENGE
    assert mind.faults == 1


@pytest.mark.parametrize("seat", [POLITE + "    import time; time.sleep(60)"], indirect=True)
def test_a_program_that_does_not_quit_is_ended(seat: ProtocolMind, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.session.protocol_mind.STOP_SECONDS", 0.2)
    seat.choose(views("knockout")[0], Chance(1))
    seat.close()
    seat.close()


def test_the_example_plays_every_rule_set_without_a_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check", f'"{sys.executable}" "{EXAMPLE}"', "--time", "20"]) == 0
    assert capsys.readouterr().out.count("  0 late or illegal") == 5


@pytest.mark.parametrize("seat", [POLITE + "    pass"], indirect=True)
def test_the_check_tells_of_faults(
    seat: ProtocolMind, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("engine.session.protocol_check.TABLES", (KNOCKOUT,))
    assert main(["--check", seat.key.removeprefix("cmd:"), "--time", "0.02"]) == 1
    assert "knockout" in capsys.readouterr().out


def test_a_program_plays_whole_games_in_the_arena() -> None:
    program = ProtocolMind(f'"{sys.executable}" "{EXAMPLE}"', seconds=20)
    tally = play_games(Contest(KNOCKOUT, (program, MINDS["calm"]), games=3, seed=1), 0, 3)
    assert sum(tally.wins) == 3
    assert program.faults == 0


def test_a_word_that_names_nobody_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--seats", "calm", "nobody"])
    assert "there are calm, bold, shark" in capsys.readouterr().err
