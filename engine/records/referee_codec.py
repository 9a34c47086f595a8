"""Records of referee evenings as JSON and back; whatever does not read well gives one typed error.

An entry is a short array: ["bid",3,"4x5"], ["count",0,2], ["next"], ["correct",7,["count",0,1],[]]. One table
below says which action has which word and what its fields are. Reading ends in a replay, so what comes back is
an evening that can have happened.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from typing import Any, TypeVar

from engine.dice.bid import Bid, Call
from engine.records.codec import (
    Broken,
    BrokenRecord,
    Json,
    entry_text,
    parse,
    read_rules,
    read_string,
    rules_values,
)
from engine.records.codec import read_entry as read_dice_entry
from engine.referee import actions as act
from engine.referee.book import open_book, reenter
from engine.referee.evening import Setup
from engine.referee.record import Correct, Entry, EveningRecord
from engine.refusal import Refused

FORMAT = 1
GAME = "referee"
MOST = 1_000_000

T = TypeVar("T")
R = TypeVar("R")


def to_text(record: EveningRecord) -> str:
    """Return the record as one line of JSON."""
    return _dumped({**head(record), "entries": [encode(entry) for entry in record.entries]})


def head_text(record: EveningRecord) -> str:
    """Return all of the record but its entries as one line of JSON, to be kept beside them."""
    return _dumped(head(record))


def entry_line(entry: Entry) -> str:
    """Return one entry as one line of JSON."""
    return _dumped(encode(entry))


def head(record: EveningRecord) -> Json:
    """Return what an evening started from as plain JSON values."""
    setup = record.setup
    return {
        "game": GAME,
        "format": FORMAT,
        "rules": rules_values(setup.rules),
        "names": list(setup.names),
        "dice": None if setup.dice is None else list(setup.dice),
        "opener": setup.opener,
        "keeps_bids": setup.keeps_bids,
    }


def from_text(text: str | bytes) -> EveningRecord:
    """Read what `to_text` wrote; raises BrokenRecord, and nothing else, for any other text or bytes."""
    return _decoded(parse(text))


def from_parts(head_json: str, lines: Iterable[str]) -> EveningRecord:
    """Read a head and its entries kept apart; raises BrokenRecord like `from_text`.

    `BrokenRecord.entry` is the first entry at fault; those before it are sound.
    """
    parsed = parse(head_json)
    if not isinstance(parsed, dict):
        raise BrokenRecord(Broken.NOT_A_GAME)
    record = EveningRecord(_setup(parsed))
    return _replayed(record, (_at(n, parse, line) for n, line in enumerate(lines)))


def encode(entry: Entry) -> list[Any]:
    """Return an entry as plain JSON values."""
    if isinstance(entry, Correct):
        action = None if entry.action is None else encode(entry.action)
        return ["correct", entry.at, action, list(entry.without)]
    word, kinds = _WORDS[type(entry)]
    values = (getattr(entry, field.name) for field in fields(entry))
    return [word, *(kind.write(value) for kind, value in zip(kinds, values, strict=True))]


def decode(value: object) -> Entry:
    """Read an entry back; raises BrokenRecord for anything that `encode` does not give."""
    if isinstance(value, list) and len(value) == 4 and value[0] == "correct":
        at, inner, without = value[1:]
        return Correct(_number(at), None if inner is None else _action(inner), _numbers(without))
    return _action(value)


def _action(value: object) -> act.Action:
    form = _FORMS.get(value[0]) if isinstance(value, list) and value and isinstance(value[0], str) else None
    if form is None or not isinstance(value, list) or len(value) != len(form[1]) + 1:
        raise BrokenRecord(Broken.BAD_FIELD, "entries")
    kind, readers = form
    action: act.Action = kind(*(reader.read(part) for reader, part in zip(readers, value[1:], strict=True)))
    return action


def _decoded(value: object) -> EveningRecord:
    if not isinstance(value, dict):
        raise BrokenRecord(Broken.NOT_A_GAME)
    record = EveningRecord(_setup(value))
    entries = value.get("entries")
    if not isinstance(entries, list):
        raise BrokenRecord(Broken.BAD_FIELD, "entries")
    return _replayed(record, entries)


def _replayed(record: EveningRecord, values: Iterable[object]) -> EveningRecord:
    """Read the entries one by one, playing each, so that the first one at fault is known."""
    try:
        book = open_book(record.setup)
    except ValueError as error:
        raise BrokenRecord(Broken.BAD_FIELD, "names") from error
    for n, value in enumerate(values):
        entry = _at(n, decode, value)
        try:
            book = reenter(book, entry)
        except Refused as error:
            raise BrokenRecord(Broken.ILLEGAL_ENTRY, "entries", n) from error
        record = record.extended(entry)
    return record


def _at(n: int, read: Callable[[T], R], value: T) -> R:
    try:
        return read(value)
    except BrokenRecord as error:
        raise BrokenRecord(error.code, error.field, n) from error


def _setup(value: Json) -> Setup:
    if value.get("game") != GAME:
        raise BrokenRecord(Broken.NOT_A_GAME, "game")
    if type(value.get("format")) is not int or value["format"] != FORMAT:
        raise BrokenRecord(Broken.WRONG_VERSION, "format")
    names = value.get("names")
    if not isinstance(names, list):
        raise BrokenRecord(Broken.BAD_FIELD, "names")
    return Setup(
        rules=read_rules(value.get("rules")),
        names=tuple(_name(name) for name in names),
        dice=None if value.get("dice") is None else _numbers(value["dice"]),
        opener=_number(value.get("opener")),
        keeps_bids=_flag(value.get("keeps_bids")),
    )


def _dumped(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _number(value: object) -> int:
    if type(value) is not int or not 0 <= value <= MOST:
        raise BrokenRecord(Broken.BAD_FIELD, "number")
    return value


def _numbers(value: object) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise BrokenRecord(Broken.BAD_FIELD, "numbers")
    return tuple(_number(part) for part in value)


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise BrokenRecord(Broken.BAD_FIELD, "flag")
    return value


def _name(value: object) -> str | None:
    return None if value is None else read_string(value, "name")


def _bid(value: object) -> Bid:
    bid = read_dice_entry(value)
    if not isinstance(bid, Bid):
        raise BrokenRecord(Broken.BAD_FIELD, "bid")
    return bid


def _call(value: object) -> Call:
    call = read_dice_entry(value)
    if not isinstance(call, Call):
        raise BrokenRecord(Broken.BAD_FIELD, "call")
    return call


@dataclass(frozen=True, slots=True)
class _Kind:
    """How the values of one kind of field are written and read."""

    write: Callable[[Any], Any]
    read: Callable[[object], Any]


_NUMBER = _Kind(int, _number)
_NUMBERS = _Kind(list, _numbers)
_FLAG = _Kind(bool, _flag)
_NAME = _Kind(lambda name: name, _name)
_RULES = _Kind(rules_values, read_rules)
_BID, _CALL = _Kind(entry_text, _bid), _Kind(entry_text, _call)

_FORMS: dict[str, tuple[type[Any], tuple[_Kind, ...]]] = {
    "bid": (act.BidBy, (_NUMBER, _BID)),
    "call": (act.CallBy, (_NUMBER, _CALL, _NUMBER, _BID)),
    "count": (act.Count, (_NUMBER, _NUMBER)),
    "total": (act.Total, (_NUMBER,)),
    "next": (act.NextRound, ()),
    "void": (act.VoidRound, ()),
    "lost": (act.DieLost, (_NUMBER,)),
    "join": (act.Join, (_NUMBER, _NAME, _NUMBER, _NUMBER)),
    "leave": (act.Leave, (_NUMBER,)),
    "rename": (act.Rename, (_NUMBER, _NAME)),
    "reorder": (act.Reorder, (_NUMBERS,)),
    "dice": (act.SetDice, (_NUMBER, _NUMBER)),
    "penalties": (act.SetPenalties, (_NUMBER, _NUMBER)),
    "opener": (act.SetOpener, (_NUMBER,)),
    "palifico": (act.SetPalifico, (_FLAG,)),
    "rules": (act.ChangeRules, (_RULES,)),
    "bids": (act.KeepBids, (_FLAG,)),
    "end": (act.EndGame, ()),
    "again": (act.NewGame, (_NUMBER,)),
}
_WORDS = {kind: (word, readers) for word, (kind, readers) in _FORMS.items()}
