"""Records as text: what is written reads back equal, and says nothing that a record does not hold."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.dice.bid import Bid, Call
from engine.dice.rules import KNOCKOUT, MENTEUR
from engine.records.codec import (
    FORMAT,
    Broken,
    BrokenRecord,
    decode,
    encode,
    entry_text,
    from_parts,
    from_text,
    head_text,
    read_entry,
    to_text,
)
from engine.records.record import Entry, GameRecord, Mark, Player
from engine.records.replay import replay
from tests.engine.dice.strategies import records

GAME = GameRecord(
    MENTEUR,
    (Player("Анна"), Player(None, "shark"), Player("Zoé", "calm")),
    "a seed",
    opener=1,
    dice=(5, 4, 3),
    entries=(Bid(2, 3), Bid(1, 1), Call.EXACT, Mark.NEXT),
)

TEXTS: list[tuple[Entry, str]] = [
    (Bid(3, 6), "3x6"),
    (Bid(12, 1), "12x1"),
    (Bid(4, 2, strict=True), "4x2s"),
    (Call.CHALLENGE, "challenge"),
    (Call.EXACT, "exact"),
    (Mark.NEXT, "next"),
    (Mark.END, "end"),
]


@pytest.mark.parametrize(("entry", "text"), TEXTS)
def test_an_entry_is_a_short_word(entry: Entry, text: str) -> None:
    assert entry_text(entry) == text
    assert read_entry(text) == entry


@pytest.mark.parametrize(
    "text",
    [
        "",
        "3x7",
        "3x0",
        "0x3",
        "-1x3",
        "03x3",
        "3x6S",
        "3X6",
        "3x6 ",
        " 3x6",
        "3x6\n",
        "٣x6",
        "3x6ss",
        "1000x2",
        3,
        None,
    ],
)
def test_nothing_else_is_an_entry(text: object) -> None:
    with pytest.raises(BrokenRecord) as broken:
        read_entry(text)
    assert broken.value.code is Broken.BAD_FIELD


@given(records())
@settings(max_examples=40)
def test_a_record_reads_back_equal_and_replays_to_the_same_state(record: GameRecord) -> None:
    again = from_text(to_text(record))
    assert again == record
    assert replay(again) == replay(record)


names = st.none() | st.text(st.characters(codec="utf-8"), max_size=40)


@given(st.lists(st.builds(Player, names, names), min_size=2, max_size=12), names)
def test_any_names_and_any_seed_read_back(players: list[Player], seed: str | None) -> None:
    record = GameRecord(KNOCKOUT, tuple(players), seed or "")
    assert from_text(to_text(record)) == record
    assert from_text(to_text(record).encode()) == record
    assert from_text(b"\xef\xbb\xbf" + to_text(record).encode()) == record


def test_a_record_kept_as_a_head_and_rows_reads_back() -> None:
    rows = [entry_text(entry) for entry in GAME.entries]
    assert from_parts(head_text(GAME), rows) == GAME
    assert "entries" not in json.loads(head_text(GAME))


def test_a_text_is_one_line_that_names_its_format() -> None:
    text = to_text(GAME)
    assert "\n" not in text and "Анна" in text
    assert json.loads(text)["format"] == FORMAT


def test_the_format_is_this_one() -> None:
    # Change FORMAT, and keep reading the old one, before this may change.
    assert encode(GAME) == {
        "game": "liars-dice",
        "format": 1,
        "rules": {
            "key": "menteur",
            "dice_per_seat": 5,
            "scoring": "knockout",
            "wild_ones": True,
            "order": "halved-ones",
            "strict_bids": False,
            "open_with_ones": False,
            "exact": True,
            "palifico": "frozen-face",
            "trigger": "first-fall-to-one",
        },
        "players": [
            {"name": "Анна", "mind": None},
            {"name": None, "mind": "shark"},
            {"name": "Zoé", "mind": "calm"},
        ],
        "seed": "a seed",
        "opener": 1,
        "dice": [5, 4, 3],
        "entries": ["2x3", "1x1", "exact", "next"],
    }
    assert decode(encode(GAME)) == GAME


def strings(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [text for each in value.values() for text in strings(each)]
    if isinstance(value, list):
        return [text for each in value for text in strings(each)]
    return [str(value)]


@given(records(rounds=3))
@settings(max_examples=20)
def test_nobodys_dice_stand_in_the_text(record: GameRecord) -> None:
    # Dice follow from the seed, which takes the program to work out; a curious eye finds none, of any round.
    match = replay(record)
    hands = [*match.hands, *(hand for past in match.table.history for hand in past.shown or ())]
    values = strings(encode(record))
    for hand in (hand for hand in hands if len(hand) > 2):
        for separator in ("", ",", ", ", " "):
            assert separator.join(map(str, hand)) not in values
    # Seat numbers and numbers of dice are all the lists of numbers that there are.
    assert [key for key, value in encode(record).items() if isinstance(value, list)] == ["players", "entries"]
