"""A record is a value: it grows and is cut into new records, and says only what a game is made of."""

import pytest

from engine.dice.bid import Bid, Call
from engine.dice.rules import KNOCKOUT
from engine.records.record import GameRecord, Mark, Player

EMPTY = GameRecord(KNOCKOUT, (Player("Anna"), Player(mind="shark")), "seed")
ENTRIES = (Bid(2, 3), Call.CHALLENGE, Mark.NEXT)


def test_a_record_grows_by_entries_and_the_old_one_stays() -> None:
    record = EMPTY
    for entry in ENTRIES:
        record = record.extended(entry)
    assert record.entries == ENTRIES and EMPTY.entries == ()
    assert record == GameRecord(KNOCKOUT, EMPTY.players, "seed", entries=ENTRIES)


@pytest.mark.parametrize("n", range(4))
def test_a_cut_keeps_the_first_entries(n: int) -> None:
    record = GameRecord(KNOCKOUT, EMPTY.players, "seed", 1, (3, 4), ENTRIES)
    assert record.cut(n) == GameRecord(KNOCKOUT, EMPTY.players, "seed", 1, (3, 4), ENTRIES[:n])


@pytest.mark.parametrize("n", [-1, 1, 4])
def test_a_cut_beyond_the_record_is_a_mistake(n: int) -> None:
    with pytest.raises(ValueError, match="no first"):
        EMPTY.cut(n)


def test_a_record_holds_no_state_and_no_dice_but_their_numbers() -> None:
    assert set(GameRecord._fields) == {
        "rules", "players", "seed", "opener", "dice", "entries",
    }  # fmt: skip


def test_a_player_without_a_mind_is_a_person_and_without_a_name_has_the_languages_own() -> None:
    assert Player() == Player(name=None, mind=None)
