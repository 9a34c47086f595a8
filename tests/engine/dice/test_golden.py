"""The golden playthroughs: the rules do today what they did when a person last read these files."""

from pathlib import Path
from typing import get_args

import pytest

from engine.dice.events import Event
from engine.dice.rules import PRESETS
from tests.tools.golden import FOLDER, SCRIPTS, playthrough


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_game_plays_out_byte_for_byte_as_written_down(name: str) -> None:
    written = (FOLDER / f"{name}.txt").read_bytes()
    # A difference that was meant is accepted with `python -m tests.tools.golden`.
    assert playthrough(SCRIPTS[name]).encode() == written


def test_every_preset_has_its_playthrough_and_no_file_is_left_over() -> None:
    assert set(PRESETS) <= {script.rules.key for script in SCRIPTS.values()}
    assert sorted(path.stem for path in Path(FOLDER).glob("*")) == sorted(SCRIPTS)


def test_the_playthroughs_show_every_kind_of_event() -> None:
    text = "".join(path.read_text("utf-8") for path in Path(FOLDER).glob("*.txt"))
    for kind in get_args(Event):
        assert f"event: {kind.__name__}" in text, kind
