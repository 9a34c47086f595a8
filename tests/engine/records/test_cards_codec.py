"""Records of Red or Black survive writing and reading, and nothing else passes for one."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards.actions import Action, Appoint, Bounce, ChooseVariants, Done, Forbid, MakeRule, Reseat
from engine.cards.deck import Length
from engine.cards.evening import Evening
from engine.cards.meanings import Ban
from engine.cards.seats import Sitting
from engine.cards.state import Bet, Settings, Setup, Variants, new_evening
from engine.records.cards_codec import entry_text, from_parts, from_text, head_text, read_entry, to_text
from engine.records.cards_record import CardsRecord
from engine.records.codec import Broken, BrokenRecord
from tests.engine.cards.tables import whole_game

TEXTS = [
    (Bet.RED, "red"),
    (Bet.PASS, "pass"),
    (Appoint(3), "appoint 3"),
    (Bounce(), "bounce"),
    (Done(), "done"),
    (Done(frozenset({4, 2})), "done 2 4"),
    (Forbid(Ban.YES_AND_NO), "forbid yes-and-no"),
    (MakeRule('Say "hé"\\ twice'), 'rule "Say \\"hé\\"\\\\ twice"'),
    (Reseat((Sitting(1, "Anna"), Sitting(None, ""))), 'seats [[1,"Anna"],[null,""]]'),
    (ChooseVariants(Variants()), "variants"),
    (ChooseVariants(Variants(relay=True, forced_bounce=True)), "variants forced-bounce relay"),
]
RECORD = CardsRecord(
    Setup(Settings(Length.FULL, Variants(relay=True)), ("Анна", ""), "seed", Evening("evening", 5, 17)),
    (Bet.RED,),
)


@pytest.mark.parametrize(("action", "text"), TEXTS)
def test_an_action_is_one_short_text(action: Action, text: str) -> None:
    assert entry_text(action) == text
    assert read_entry(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "green",
        "RED",
        "red ",
        "appoint",
        "appoint x",
        "appoint 03",
        "bounce 1",
        "done 4 2",
        "done 2 2",
        "done  2",
        "forbid singing",
        "rule",
        "rule 3",
        'rule  "x"',
        'rule "' + "x" * 300 + '"',
        'rule "\\ud800"',
        "seats",
        "seats {}",
        'seats [[1.0,"x"]]',
        'seats [[true,"x"]]',
        "seats [[1]]",
        "seats [1]",
        "seats " + "[" * 100_000,
        "variants relay forced-bounce",
        "variants relay relay",
        "variants double-cup",
        7,
        None,
    ],
)
def test_any_other_text_is_broken(text: object) -> None:
    with pytest.raises(BrokenRecord):
        read_entry(text)


@pytest.mark.parametrize("length", Length)
def test_a_whole_game_survives(length: Length) -> None:
    steps = list(whole_game("codec", length))
    seats = len(steps[0][1].game.table.seats)
    setup = new_evening("codec", Settings(length), ("",) * seats)
    record = CardsRecord(setup, tuple(action for action, _ in steps))
    assert from_text(to_text(record)) == record
    assert from_text(to_text(record).encode()) == record
    assert from_parts(head_text(record), map(entry_text, record.actions)) == record
    assert from_text(to_text(record)).replay() == steps[-1][1].game


def test_a_head_is_readable() -> None:
    assert json.loads(to_text(RECORD)) == {
        "game": "red-or-black",
        "format": 1,
        "length": "full",
        "variants": ["relay"],
        "names": ["Анна", ""],
        "seed": "seed",
        "evening": ["evening", 5, 17],
        "entries": ["red"],
    }


def changed(**parts: Any) -> str:
    return json.dumps({**json.loads(to_text(RECORD)), **parts})


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", Broken.NOT_JSON),
        ("[" * 100_000, Broken.NOT_JSON),
        (b"\xff\xfe", Broken.NOT_JSON),
        ("[]", Broken.NOT_A_GAME),
        (changed(game="liars-dice"), Broken.NOT_A_GAME),
        (changed(format=2), Broken.WRONG_VERSION),
        (changed(format=True), Broken.WRONG_VERSION),
        (changed(length="endless"), Broken.BAD_FIELD),
        (changed(length=[]), Broken.BAD_FIELD),
        (changed(variants=["double-cup"]), Broken.BAD_FIELD),
        (changed(variants="relay"), Broken.BAD_FIELD),
        (changed(variants=[[]]), Broken.BAD_FIELD),
        (changed(names=["alone"]), Broken.BAD_FIELD),
        (changed(names=[]), Broken.BAD_FIELD),
        (changed(names=["x" * 41, ""]), Broken.BAD_FIELD),
        (changed(names=None), Broken.BAD_FIELD),
        (changed(seed=7), Broken.BAD_FIELD),
        (changed(evening=["x", 0]), Broken.BAD_FIELD),
        (changed(evening=["x", -1, 0]), Broken.BAD_FIELD),
        (changed(evening=["x", True, 0]), Broken.BAD_FIELD),
        (changed(evening=["x", 0.0, 0]), Broken.BAD_FIELD),
        (changed(wording="none"), Broken.BAD_FIELD),
        (changed(entries="red"), Broken.BAD_FIELD),
        (changed(entries=["green"]), Broken.BAD_FIELD),
        (changed(entries=["red", "red"]), Broken.ILLEGAL_ENTRY),
    ],
)
def test_what_is_no_record_gives_one_typed_error(text: str | bytes, code: Broken) -> None:
    with pytest.raises(BrokenRecord) as raised:
        from_text(text)
    assert raised.value.code is code


def test_the_place_of_the_entry_at_fault_is_told() -> None:
    with pytest.raises(BrokenRecord) as raised:
        from_text(changed(entries=["red", "higher"]))
    assert (raised.value.code, raised.value.entry) == (Broken.ILLEGAL_ENTRY, 1)


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists, max_leaves=4), st.data())
@settings(max_examples=150)
def test_no_value_in_any_field_breaks_the_reader(value: Any, data: st.DataObject) -> None:
    field = data.draw(st.sampled_from(sorted(json.loads(to_text(RECORD)))))
    try:
        record = from_text(changed(**{field: value}))
    except BrokenRecord:
        return
    assert json.loads(to_text(record)) == json.loads(changed(**{field: value}))


@given(st.text())
def test_any_rule_of_a_king_survives(text: str) -> None:
    action = MakeRule(text[:120].encode(errors="ignore").decode())
    assert read_entry(entry_text(action)) == action


def test_a_record_is_cut_to_its_first_actions() -> None:
    assert RECORD.extended(Done()).cut(1) == RECORD
    with pytest.raises(ValueError, match="no first 5"):
        RECORD.cut(5)
