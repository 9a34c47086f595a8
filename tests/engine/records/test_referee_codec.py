"""Every entry of an evening is written and read back; a text that is no evening gives one typed error."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.dice.bid import Bid, Call
from engine.dice.rules import MENTEUR, WILD_STRICT
from engine.records.codec import Broken, BrokenRecord
from engine.records.referee_codec import (
    decode,
    encode,
    entry_line,
    from_parts,
    from_text,
    head_text,
    to_text,
)
from engine.referee import actions as act
from engine.referee.evening import Setup, begin
from engine.referee.record import Correct, EveningRecord
from tests.engine.referee.evenings import anything

RECORD = EveningRecord(
    Setup(MENTEUR, ("Anna", None, "<b>Борис</b> & \u202e🎲"), (5, 4, 6), opener=2, keeps_bids=False),
    (
        act.BidBy(2, Bid(6, 4)),
        act.CallBy(0, Call.CHALLENGE, 2, Bid(6, 4)),
        act.Count(0, 1),
        act.Total(6),
        Correct(3, act.Total(7)),
        Correct(2, None),
        act.Rename(1, None),
    ),
)


def anywhere() -> st.SearchStrategy[act.Action]:
    return anything(begin(Setup(WILD_STRICT, (None,) * 3)))


@given(anywhere() | st.builds(Correct, st.integers(0, 99), st.none() | anywhere(), st.just((3, 5))))
def test_what_is_written_reads_the_same(entry: act.Action | Correct) -> None:
    line = json.loads(entry_line(entry))
    try:
        back = decode(line)
    except BrokenRecord:
        text = json.dumps(line)
        assert '"0x' in text or "x0" in text or "x7" in text  # a bid that no die can make is not read back
    else:
        assert back == entry


def test_a_record_survives_whole_and_in_parts() -> None:
    assert from_text(to_text(RECORD)) == RECORD
    assert from_parts(head_text(RECORD), map(entry_line, RECORD.entries)) == RECORD


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", Broken.NOT_JSON),
        ("[]", Broken.NOT_A_GAME),
        ('{"game":"liars-dice"}', Broken.NOT_A_GAME),
        ('{"game":"referee","format":2}', Broken.WRONG_VERSION),
        ('{"game":"referee","format":true}', Broken.WRONG_VERSION),
        ('{"game":"referee","format":1}', Broken.BAD_FIELD),
        (b"\xff\xfe\x00", Broken.NOT_JSON),
    ],
)
def test_no_evening_gives_one_typed_error(text: str | bytes, code: Broken) -> None:
    with pytest.raises(BrokenRecord) as broken:
        from_text(text)
    assert broken.value.code is code


@pytest.mark.parametrize(
    "entry",
    [
        None,
        [],
        ["steal"],
        ["next", 1],
        ["count", 0],
        ["count", True, 1],
        ["count", 0, -1],
        ["count", 0, 1.0],
        ["bid", 0, "challenge"],
        ["call", 0, "4x5", 1, "4x5"],
        ["rename", 0, 7],
        ["rename", 0, "\ud800"],
        ["rename", 0, "x" * 201],
        ["correct", 0, ["correct", 0, None, []], []],
        ["rules", {"key": "custom"}],
        [["next"]],
    ],
)
def test_a_broken_entry_is_named_by_its_place(entry: object) -> None:
    value = json.loads(to_text(RECORD))
    value["entries"].insert(1, entry)
    with pytest.raises(BrokenRecord) as broken:
        from_text(json.dumps(value))
    assert (broken.value.code, broken.value.entry) == (Broken.BAD_FIELD, 1)


def test_an_entry_that_cannot_have_happened_is_named_by_its_place() -> None:
    lines = [entry_line(entry) for entry in (*RECORD.entries, act.NextRound(), act.NextRound())]
    with pytest.raises(BrokenRecord) as broken:
        from_parts(head_text(RECORD), lines)
    assert (broken.value.code, broken.value.entry) == (Broken.ILLEGAL_ENTRY, 8)
    assert from_parts(head_text(RECORD), lines[:8]).entries[-1] == act.NextRound()


def test_every_action_has_its_own_word() -> None:
    words = {encode(action)[0] for action in (act.NextRound(), act.VoidRound(), act.EndGame(), act.Leave(0))}
    assert words == {"next", "void", "end", "leave"}


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), lambda x: st.lists(x, max_size=4)))
def test_no_value_breaks_the_reader(value: object) -> None:
    try:
        entry = decode(value)
    except BrokenRecord:
        return
    assert encode(entry) == value
