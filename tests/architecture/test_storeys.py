"""Imports go down the house and never up; and each rule of the house catches a breach planted against it."""

import ast
import re

import pytest

from tests.architecture.storeys import breaches, sources

HOUSE = {
    "engine.refusal": "",
    "engine.chance": "import numpy as np\ndef stream(seed): return np.random.default_rng(seed)",
    "engine.dice.bid": "from engine.refusal import Refusal",
    "engine.cards.deck": "from engine import chance",
    "engine.session.dice": "import engine.dice.bid",
    "liars_qt.bridge.dice": "from engine.session import dice\nfrom PySide6.QtCore import QObject",
    "liars_qt.widgets.die": "",
    "liars_qt.pages.page": "class Page: ...",
    "liars_qt.pages.dice": "from liars_qt.pages.seats import SeatEditor\nclass DicePage(Page): ...",
    "liars_qt.pages.referee": "from liars_qt.pages import seats\nclass RefereePage(Page): ...",
    "liars_qt.pages.seats": "from liars_qt.widgets.die import Die\nclass SeatEditor: ...",
    "liars_qt.app": "from liars_qt.pages.dice import DicePage",
}


def test_the_house_stands_as_drawn() -> None:
    assert breaches(sources("engine", "liars_qt")) == []


def test_a_sound_house_has_no_breach() -> None:
    assert breaches(HOUSE) == []


@pytest.mark.parametrize(
    ("module", "line", "said"),
    [
        ("engine.dice.bid", "from engine.session import dice", "upward"),
        ("engine.dice.bid", "def late():\n    import engine.session.dice", "upward"),
        ("engine.session.dice", "from liars_qt.bridge.dice import Bridge", "upward"),
        ("liars_qt.widgets.die", "import liars_qt.pages.dice", "upward"),
        ("engine.dice.bid", "from engine.cards import deck", "the two never meet"),
        ("engine.cards.deck", "from engine.dice.bid import Bid", "the two never meet"),
        ("liars_qt.pages.referee", "from liars_qt.pages.dice import DicePage", "pages never meet"),
        ("liars_qt.pages.page", "import liars_qt.pages.referee", "pages never meet"),
        ("engine.refusal", "from engine.chance import Chance\nimport engine.refusal", "circle"),
        ("engine.attic", "", "has no storey"),
        ("liars_qt.attic", "", "has no storey"),
        ("engine.dice.bid", "from PySide6.QtCore import QObject", "imports PySide6"),
        ("engine.dice.bid", "import random", "imports random"),
        ("engine.dice.bid", "from time import monotonic", "imports time"),
        ("engine.session.dice", "import engine.dice.bid, subprocess", "imports subprocess"),
        ("engine.dice.bid", "print('a die')", "uses print"),
        ("engine.dice.bid", "HERE = __file__", "uses __file__"),
        ("engine.dice.bid", "import numpy as np\nnp.random.default_rng()", "numpy.random"),
        ("engine.dice.bid", "from numpy.random import default_rng", "numpy.random"),
    ],
)
def test_a_planted_breach_is_caught(module: str, line: str, said: str) -> None:
    found = breaches(HOUSE | {module: line})
    assert len(found) == 1
    assert said in found[0]


def calls(source: str) -> set[str]:
    """Everything that a source calls, written out: `time.sleep`, `self.app.processEvents`."""
    return {ast.unparse(node.func) for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)}


FORCED = re.compile(r"(^|\.)processEvents$|(?<!^asyncio\.)\bsleep$")


def test_nobody_waits_by_force() -> None:
    """A wait is a timer's or the loop's; blocking it, or running it inside itself, is how windows freeze."""
    modules = sources("engine", "liars_qt").items()
    assert [
        (module, call) for module, source in modules for call in calls(source) if FORCED.search(call)
    ] == []


@pytest.mark.parametrize("line", ["time.sleep(1)", "sleep(1)", "QThread.sleep(1)", "app.processEvents()"])
def test_a_planted_wait_by_force_is_caught(line: str) -> None:
    assert [call for call in calls(line) if FORCED.search(call)]


def test_waiting_on_the_loop_is_no_force() -> None:
    assert [call for call in calls("asyncio.sleep(1)") if FORCED.search(call)] == []


def test_nothing_is_global_and_changing() -> None:
    found = [
        module
        for module, source in sources("engine", "liars_qt").items()
        if re.search(r"^\s*global ", source, re.M)
    ]
    assert found == []
