"""Whatever is not a record, old, foreign, cut short or random, gives one typed error and nothing else."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.dice.bid import Bid, Call
from engine.dice.rules import MENTEUR
from engine.records.codec import Broken, BrokenRecord, decode, encode, from_parts, from_text, to_text
from engine.records.record import GameRecord, Mark, Player
from engine.records.replay import replay
from tests.engine.dice.strategies import SEEDS
from tests.engine.dice.tables import random_record

GAME = GameRecord(
    MENTEUR,
    (Player(), Player()),
    "seed",
    entries=(Bid(2, 3), Bid(3, 3), Call.CHALLENGE, Mark.NEXT, Bid(1, 2)),
)
Game = dict[str, Any]


def broken(value: object) -> BrokenRecord:
    with pytest.raises(BrokenRecord) as error:
        decode(value)
    return error.value


@pytest.mark.parametrize(
    "text", ["", "{", "nonsense", b"\xff\xfe\x00", b"", "[" * 100_000, "9" * 5000, b"\x80\x04pickle"]
)
def test_what_is_no_json_is_told(text: str | bytes) -> None:
    with pytest.raises(BrokenRecord) as error:
        from_text(text)
    assert error.value.code is Broken.NOT_JSON


@pytest.mark.parametrize("value", [None, 1, "text", [], {}, {"format": 1}, {"game": "chess", "format": 1}])
def test_what_is_another_programs_is_told(value: object) -> None:
    assert broken(value).code is Broken.NOT_A_GAME


@pytest.mark.parametrize("version", [0, 2, 99, "1", None, 1.0, True, [1]])
def test_another_version_is_told(version: object) -> None:
    error = broken({**encode(GAME), "format": version})
    assert (error.code, error.field) == (Broken.WRONG_VERSION, "format")


def put(*path: str | int) -> Callable[[Game, object], None]:
    """Return a function that puts a value at a place of a game."""

    def at(game: Game, value: object) -> None:
        holder: Any = game
        for key in path[:-1]:
            holder = holder[key]
        holder[path[-1]] = value

    return at


FAULTS: list[tuple[tuple[str | int, ...], list[object], str]] = [
    (("rules",), [None, [], "menteur"], "rules"),
    (("rules", "scoring"), [None, "points", 1, ["knockout"], {}], "rules"),
    (("rules", "exact"), [None, 1, "true"], "exact"),
    (("rules", "dice_per_seat"), [None, "5", 5.0, True, -1, 7, 10**30], "dice_per_seat"),
    (("rules", "dice_per_seat"), [0], "rules"),
    (("rules", "scoring"), ["penalty"], "rules"),
    (("rules", "key"), [None, 5, "x" * 201], "key"),
    (("players",), [None, [], [{}], [{}] * 13, {"0": {}}], "players"),
    (("players", 0), [None, "Anna", []], "players"),
    (("players", 0, "name"), [5, "x" * 201, "\ud800", ["Anna"]], "name"),
    (("players", 1, "mind"), [5, True], "mind"),
    (("seed",), [None, 5, "x" * 201, "\udfff"], "seed"),
    (("opener",), [None, -1, 2, True, 0.0, "0"], "opener"),
    (("dice",), [5, "55", [5], [5, 5, 5], [5, 7], [5, -1], [5, True], [5, 0], [0, 0], [5, None]], "dice"),
    (("entries",), [None, "2x3", {}], "entries"),
    (("entries", 0), [None, 3, "2x7", ""], "entries"),
]


@pytest.mark.parametrize(("path", "values", "field"), FAULTS)
def test_a_field_that_does_not_fit_is_named(
    path: tuple[str | int, ...], values: list[object], field: str
) -> None:
    for value in values:
        game = encode(GAME)
        put(*path)(game, value)
        error = broken(game)
        assert (error.code, error.field) == (Broken.BAD_FIELD, field), value


def test_a_field_that_is_missing_is_named() -> None:
    for name in set(encode(GAME)) - {"game", "format", "dice"}:
        game = encode(GAME)
        del game[name]
        assert (broken(game).code, broken(game).field) == (Broken.BAD_FIELD, name)


@pytest.mark.parametrize(
    ("place", "entry"),
    [
        (0, "challenge"),
        (0, "1x1"),
        (0, "11x2"),
        (0, "2x3s"),
        (1, "2x3"),
        (1, "next"),
        (2, "end"),
        (3, "exact"),
        (4, "next"),
    ],
)
def test_an_entry_that_is_not_legal_is_told_with_its_place(place: int, entry: str) -> None:
    game = encode(GAME)
    game["entries"][place] = entry
    error = broken(game)
    assert (error.code, error.entry) == (Broken.ILLEGAL_ENTRY, place)
    assert replay(GAME.cut(place)) == replay(decode({**game, "entries": game["entries"][:place]}))


def test_a_broken_head_of_a_stored_game_is_told() -> None:
    for head in ("", "[]", "null", "{}"):
        with pytest.raises(BrokenRecord):
            from_parts(head, ["2x3"])


def read(data: str | bytes) -> GameRecord | None:
    """Read a text that may be anything; only a BrokenRecord may come out of it."""
    try:
        return from_text(data)
    except BrokenRecord as error:
        assert isinstance(error.code, Broken)
        return None


@given(st.text() | st.binary())
def test_random_text_and_bytes_break_nothing(data: str | bytes) -> None:
    assert read(data) is None


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda x: st.lists(x) | st.dictionaries(st.text(), x),
    )
)
@settings(max_examples=40)
def test_random_json_breaks_nothing(value: object) -> None:
    assert read(json.dumps(value)) is None


@given(SEEDS, st.integers(0, 3000))
@settings(max_examples=60)
def test_a_record_cut_short_anywhere_breaks_nothing(seed: int, cut: int) -> None:
    data = to_text(random_record(MENTEUR, 3, seed)).encode()
    assert read(data[: cut % len(data)]) is None


@given(SEEDS, st.integers(0, 10_000), st.binary(min_size=1, max_size=4))
@settings(max_examples=150)
def test_a_record_with_bytes_changed_is_refused_or_is_a_sound_game(
    seed: int, place: int, garbage: bytes
) -> None:
    data = bytearray(to_text(random_record(MENTEUR, 3, seed % 10)).encode())
    start = place % len(data)
    data[start : start + len(garbage)] = garbage
    record = read(bytes(data))
    if record is not None:
        replay(record)


junk = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.lists(st.integers(), max_size=3)
)


@given(st.sampled_from([path for path, _, _ in FAULTS]), junk)
def test_any_value_in_any_field_is_refused_or_is_a_sound_game(
    path: tuple[str | int, ...], value: object
) -> None:
    game = encode(GAME)
    put(*path)(game, value)
    record = read(json.dumps(game))
    if record is not None:
        replay(record)
