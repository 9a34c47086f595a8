"""The settings file: garbage gives the defaults, changes are written at once and live."""

from pathlib import Path

import pytest

from liars_qt.places import places_in
from liars_qt.settings import options
from tests.gui.stage import Opened

GARBAGE = (
    b"",
    b"\x00\xff\xfe\x80" * 100,
    b"[look]\nlanguage=klingon\ntheme=7\nmotion=@Invalid()\n[dice]\npace=\ncoach=maybe\ntable={]\n",
    b"[look\nlanguage==ru\n[[dice]]\n%%%\n@@@=\\x0\n",
    b'[dice]\ntable="{""game"":""liars-dice"",""format"":99}"\npace=a, b, c\n[window]\ngeometry=5\n',
    "[look]\nlanguage=ру\n".encode("cp1251"),
)


@pytest.mark.parametrize("content", GARBAGE)
def test_garbage_gives_the_defaults(opened: Opened, tmp_path: Path, content: bytes) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    places_in(folder).settings.write_bytes(content)
    stage = opened()
    for option in (options.LANGUAGE, options.THEME, options.MOTION, options.PACE):
        assert stage.program.settings.get(option) == option.default
    assert stage.program.settings.get(options.COACH) is options.COACH.default
    assert len(stage.bridge.players) == 2
    assert stage.on_turn


def test_a_file_that_was_garbage_is_written_and_read_again(opened: Opened, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    places_in(folder).settings.write_bytes(b"\x00[[[\n=\n")
    stage = opened()
    stage.program.settings.set(options.THEME, "dark")
    stage.window.close()
    stage.program.close()
    assert opened().program.settings.get(options.THEME) == "dark"


def test_settings_that_cannot_be_written_stop_nothing(opened: Opened, tmp_path: Path) -> None:
    place = tmp_path / "file"
    place.write_text("a file where the folder should be")
    stage = opened(folder=place)
    stage.program.settings.set(options.THEME, "dark")
    assert stage.on_turn
