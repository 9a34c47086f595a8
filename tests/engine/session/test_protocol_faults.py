"""A program may do what it likes: the turn is lost by the stated rule, in time, and nothing is left behind."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.bots.choice import Reason
from engine.chance import Chance
from engine.dice.bid import Bid, Call
from engine.session.protocol import MOST_SAID, Conduct, Fault
from engine.session.protocol_host import Gone, Program, Silent
from engine.session.protocol_mind import LIVES, PATIENCE, ProtocolMind
from engine.session.protocol_suite import positions
from tests.engine.session.programs import ANSWERS, GREETS, HANGS, SAYS, command

SUITE = dict(positions())
OPENING, STANDING = SUITE["knockout: opening"], SUITE["knockout: 1x1 stands"]
AT_ONCE = 0.15
"""A limit for programs that never answer."""
IN_TIME = 30.0
"""A limit that no program here comes near."""
BIG = 3_000_000


@pytest.fixture
def mind(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[ProtocolMind]:
    """Seat a program; the test's parameter is its text, or the text and a limit."""
    text, seconds = request.param if isinstance(request.param, tuple) else (request.param, IN_TIME)
    seated = ProtocolMind(command(tmp_path, text), seconds)
    yield seated
    seated.close()


def faults(mind: ProtocolMind) -> list[Fault]:
    return [note.fault for note in mind.conduct.notes]


def fault_of_one_turn(mind: ProtocolMind) -> Fault:
    mind.choose(OPENING, Chance(1))
    (note,) = mind.taken().notes
    return note.fault


def program(text: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("mind", [text], indirect=True)


@pytest.mark.parametrize(
    ("mind", "fault"),
    [
        ((ANSWERS + "    pass", AT_ONCE), Fault.LATE),
        ((ANSWERS + "    while True: print('info still thinking', flush=True)", AT_ONCE), Fault.LATE),
        ((ANSWERS + "    print('action', int(turn) + 1, 'challenge', flush=True)", AT_ONCE), Fault.LATE),
        ((ANSWERS + "    print('action', turn, 'challenge', end='', flush=True)", AT_ONCE), Fault.LATE),
        ((GREETS + HANGS, AT_ONCE), Fault.LATE),
        (ANSWERS + "    break", Fault.DIED),
        (ANSWERS + "    os._exit(3)", Fault.DIED),
        (ANSWERS + SAYS.format("'9x6x'"), Fault.UNREADABLE),
        (ANSWERS + SAYS.format("'five fives'"), Fault.UNREADABLE),
        (ANSWERS + SAYS.format("''"), Fault.UNREADABLE),
        (ANSWERS + "    os.write(1, b'action ' + turn.encode() + b' 3x\\xff5\\n')", Fault.UNREADABLE),
        (ANSWERS + SAYS.format("'99x6'"), Fault.ILLEGAL),
        (ANSWERS + SAYS.format("'1x2s'"), Fault.ILLEGAL),
        (ANSWERS + SAYS.format("'exact'"), Fault.ILLEGAL),
        ("raise SystemExit", Fault.NO_GREETING),
        ("print('good evening')", Fault.NO_GREETING),
    ],
    indirect=["mind"],
)
def test_a_bad_answer_loses_the_turn_and_not_the_game(mind: ProtocolMind, fault: Fault) -> None:
    opened, answered = mind.choose(OPENING, Chance(1)), mind.choose(STANDING, Chance(1))
    assert (opened.action, answered.action) == (Bid(1, 1), Call.CHALLENGE)
    assert opened.policy == answered.policy == ()
    assert faults(mind) == [fault, fault]
    assert (mind.conduct.turns, mind.conduct.turns_lost) == (2, 2)


@pytest.mark.parametrize("wrong", ["/nowhere/at all", "'", "", "   "])
def test_a_command_that_cannot_be_run_loses_its_turns(wrong: str) -> None:
    mind = ProtocolMind(wrong)
    assert mind.choose(STANDING, Chance(1)).action is Call.CHALLENGE
    assert faults(mind) == [Fault.NOT_STARTED]


@pytest.mark.parametrize(
    "mind",
    [
        ANSWERS + f"    os.write(1, b'x' * {BIG} + b'\\n')\n" + SAYS.format("'2x3'"),
        ANSWERS + f"    os.write(2, (b'y' * 99 + b'\\n') * {BIG // 100})\n" + SAYS.format("'2x3'"),
        ANSWERS + "    os.write(1, b'\\xff\\xfe\\x00\\n\\n')\n" + SAYS.format("'2x3'"),
        ANSWERS + "    for n in range(5000): print('info', n)\n" + SAYS.format("'2x3'"),
        ANSWERS + "    print('action 0 1x1')\n" + SAYS.format("'2x3'"),
        GREETS + "print('ok')\n" + ANSWERS + SAYS.format("'2x3'"),
    ],
    ids=["huge line", "huge stderr", "no text", "talkative", "old turn", "greets twice"],
    indirect=True,
)
def test_what_is_no_answer_does_no_harm(mind: ProtocolMind) -> None:
    choices = [mind.choose(OPENING, Chance(1)) for _ in range(3)]
    assert [choice.action for choice in choices] == [Bid(2, 3)] * 3
    assert choices[0].policy == ((Bid(2, 3), 1.0),)
    assert choices[0].why.reason in Reason
    assert mind.conduct == Conduct("tiny", turns=3)


@pytest.mark.parametrize(
    "mind",
    [(ANSWERS + "    if turn == '2': print('action 1 1x5\\naction 2 1x6', flush=True)", AT_ONCE)],
    indirect=True,
)
def test_a_late_answer_is_not_taken_for_the_next_turn(mind: ProtocolMind) -> None:
    assert mind.choose(OPENING, Chance(1)).action == Bid(1, 1)
    mind.seconds = IN_TIME
    assert mind.choose(OPENING, Chance(1)).action == Bid(1, 6)
    assert faults(mind) == [Fault.LATE]


@program(ANSWERS + "    print('cards on the table', file=sys.stderr); os._exit(3)")
def test_the_note_of_a_death_has_its_exit_code_and_last_words(mind: ProtocolMind) -> None:
    mind.choose(OPENING, Chance(1))
    assert mind.conduct.notes[0].said == "exit code 3: cards on the table"
    assert mind.taken().stderr == ("cards on the table",)


@program(ANSWERS + SAYS.format("'y' * 1000"))
def test_what_was_said_is_kept_short(mind: ProtocolMind) -> None:
    mind.choose(OPENING, Chance(1))
    assert mind.conduct.notes[0].said == "y" * MOST_SAID


@program(ANSWERS + "    os._exit(0)")
def test_a_program_that_dies_is_started_again_but_not_for_ever(mind: ProtocolMind) -> None:
    lost = [fault_of_one_turn(mind) for _ in range(LIVES + 2)]
    assert lost == [Fault.DIED] * LIVES + [Fault.GIVEN_UP] * 2
    mind.close()
    assert fault_of_one_turn(mind) is Fault.DIED


@pytest.mark.parametrize("mind", [(GREETS + HANGS, 0.02)], indirect=True)
def test_a_program_that_hangs_is_started_again_and_at_last_given_up(mind: ProtocolMind) -> None:
    lost = [fault_of_one_turn(mind) for _ in range(LIVES * PATIENCE + 2)]
    assert lost == [Fault.LATE] * (LIVES * PATIENCE) + [Fault.GIVEN_UP] * 2


@pytest.mark.parametrize(
    "text",
    [
        "import signal, sys\nfor s in (signal.SIGINT, signal.SIGTERM): signal.signal(s, signal.SIG_IGN)\n"
        + HANGS,
        "import subprocess, sys\nsubprocess.Popen([sys.executable, '-S', '-c', '"
        + HANGS.strip().replace("'", '"')
        + "'])\n"
        + HANGS,
        "while True: print('x' * 1000, flush=True)",
        "while True: print('x' * 1000, end='', flush=True)",
    ],
    ids=["deaf", "with a child", "talking", "one endless line"],
)
def test_a_program_that_does_not_quit_is_killed_with_its_children(tmp_path: Path, text: str) -> None:
    running = Program(command(tmp_path, text))
    running.send(["y" * BIG])
    with pytest.raises(Silent):
        running.await_words(("ok",), AT_ONCE)
    assert running.stop(patience=0.0) is None


@pytest.mark.parametrize(("text", "code"), [(ANSWERS, 0), ("", 0), ("import os; os._exit(7)", 7)])
def test_a_program_that_ends_tells_how(tmp_path: Path, text: str, code: int) -> None:
    running = Program(command(tmp_path, text or "input()"))
    if code:
        with pytest.raises(Gone):
            running.await_words(("ok",), IN_TIME)
        with pytest.raises(Gone):
            running.await_words(("ok",), IN_TIME)
    assert running.stop(IN_TIME) == code


OFFERS = "import sys\nprint('option depth 1', flush=True)\n" + ANSWERS
SET = OFFERS.replace("    if word == 'quit'", "    if word == 'set': depth = rest[1]\n    if word == 'quit'")


@program(SET + SAYS.format("depth + 'x6'"))
def test_an_option_is_set_where_it_is_offered(mind: ProtocolMind) -> None:
    mind.options = (("width", "1"), ("depth", "4"))
    assert mind.choose(OPENING, Chance(1)).action == Bid(4, 6)


def test_a_mind_travels_to_another_process_without_its_program(tmp_path: Path) -> None:
    mind = ProtocolMind(command(tmp_path, ANSWERS + SAYS.format("'2x3'")), IN_TIME, [("depth", "3")])
    mind.choose(OPENING, Chance(1))
    twin = pickle.loads(pickle.dumps(mind))
    mind.close()
    assert (twin.key, twin.seconds, twin.options, twin.conduct) == (
        mind.key,
        mind.seconds,
        mind.options,
        Conduct(),
    )


@program(ANSWERS + SAYS.format("rest[2].replace('seed=', '')"))
def test_each_turn_has_a_seed_of_the_streams_own(mind: ProtocolMind) -> None:
    chance = Chance(4)
    for _ in range(2):
        mind.choose(OPENING, chance)
    again = Chance(4)
    assert [note.said for note in mind.conduct.notes] == [str(again.below(2**32)) for _ in range(2)]
