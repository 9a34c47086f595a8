"""The protocol's page is true: its session happens so, and it leaves out no line, switch or value."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from engine.dice.bid import Bid
from engine.dice.rules import Order, Palifico, RuleSet, Scoring, Trigger
from engine.session.protocol import legal_action
from engine.session.protocol_host import LONGEST_LINE
from engine.session.protocol_mind import LIVES, PATIENCE, START_SECONDS
from engine.session.protocol_position import position_lines, read_position
from engine.session.protocol_suite import positions

FOLDER = Path(__file__).parents[3] / "resources" / "protocol"
PAGE = (FOLDER / "PROTOCOL.md").read_text(encoding="utf-8")
SESSION = [line for line in PAGE.splitlines() if line.startswith(("> ", "< "))]
WRITTEN = [line[2:] for line in SESSION if line.startswith(">")]
ANSWERED = [line[2:] for line in SESSION if line.startswith("<")]


def test_the_session_is_what_the_example_says() -> None:
    command = [sys.executable, "-S", "-E", str(FOLDER / "example_bot.py")]
    talk = "".join(f"{line}\n" for line in WRITTEN)
    said = subprocess.run(command, input=talk, capture_output=True, text=True, check=True)
    assert said.stdout.splitlines() == ANSWERED


def test_the_position_of_the_session_is_one_and_its_answer_legal() -> None:
    view = read_position(WRITTEN)
    assert [line for line in WRITTEN if line in set(position_lines(view))] == list(position_lines(view))
    assert legal_action(view, ANSWERED[-1].split()[-1]) == Bid(3, 2)


@pytest.mark.parametrize("kind", [Scoring, Order, Palifico, Trigger])
def test_every_value_of_a_switch_is_told(kind: type[Scoring | Order | Palifico | Trigger]) -> None:
    assert [member for member in kind if f"`{member.value}`" not in PAGE] == []


def test_every_switch_and_every_name_in_a_line_is_told() -> None:
    lines = {line for _, view in positions() for line in position_lines(view)}
    words = {line.split()[0] for line in lines}
    names = {pair.partition("=")[0] for line in lines for pair in line.split()[1:]}
    assert [name for name in words | names if f"`{name}`" not in PAGE] == []
    assert {field.name for field in fields(RuleSet)} <= names


def test_the_limits_are_the_ones_in_force() -> None:
    assert f"{LONGEST_LINE} bytes" in PAGE
    assert f"within {START_SECONDS:.0f} seconds" in PAGE
    assert (LIVES, PATIENCE) == (3, 3) and "three turns running" in PAGE and "three times at most" in PAGE
