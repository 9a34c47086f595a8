"""Golden games: three evenings written out, to be read and to show what a change of the rules does."""

import pytest

from engine.cards.deck import Rank
from tests.engine.cards.playthrough import FOLDER, SCRIPTS, Script, written


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_the_game_is_played_as_it_was_written_down(script: Script) -> None:
    assert written(script) == (FOLDER / f"{script.name}.txt").read_text(encoding="utf-8")


def test_together_they_meet_every_value() -> None:
    text = "".join(map(written, SCRIPTS))
    names = {Rank.ACE: "A", Rank.JACK: "J", Rank.QUEEN: "Q", Rank.KING: "K", Rank.JOKER: "*"}
    for rank in Rank:
        name = names.get(rank, str(int(rank)))
        assert any(f"card={name}{suit}," in text for suit in ("H", "D", "C", "S", "")), rank
