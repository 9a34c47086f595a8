"""A whole knockout game and the first bid of another, by keyboard alone, in the program as it is started."""

from pathlib import Path

import pytest

from tests.gui.stage import prepared
from tests.gui.window.processes import run

TRAVELLER = Path(__file__).with_name("traveller.py")
WORDS = {
    "en": ("Bid 2\u00a0×\u00a02", "One more game"),
    "ru": ("Ставка 2\u00a0×\u00a02", "Ещё партия"),
    "fr": ("Annoncer 2\u00a0×\u00a02", "Encore une partie"),
}


@pytest.mark.parametrize("language", WORDS)
def test_a_knockout_game_is_played_by_keyboard_alone(tmp_path: Path, language: str) -> None:
    prepared(tmp_path, language, MOTION="full")
    said: dict[str, list[str]] = {}
    for line in run(tmp_path, "knockout", TRAVELLER):
        word, _, rest = line.partition(" ")
        said.setdefault(word, []).append(rest)
    bid, again = WORDS[language]
    assert said["button"] == said["again"] == [bid]
    assert said["first"] == [again]
    told, played = map(int, said["rounds"][0].split())
    assert played >= max(5, told)
    assert all(said["verdict"])
    assert said["end"] != [""]
