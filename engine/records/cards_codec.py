"""Records of Red or Black as JSON and back; whatever does not read well gives one typed error.

An action is one short text: "red", "appoint 3", "bounce", "done", "done 2 4" (seats that spend a ten),
"forbid names", 'rule "No elbows"', 'seats [[1,"Anna"],[null,""]]', "variants relay". Reading is strict: a text is
a record only if writing what was read gives the same text again, and it ends in a replay, so what comes back is a
game that the rules allow. Which wording was on the screen is no part of a record.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from engine.cards.actions import (
    Action,
    Appoint,
    Arrangement,
    Bounce,
    ChooseVariants,
    Done,
    Forbid,
    MakeRule,
    Reseat,
)
from engine.cards.deck import Length
from engine.cards.evening import Evening
from engine.cards.meanings import Ban
from engine.cards.play import apply, start
from engine.cards.seats import Sitting
from engine.cards.state import Bet, Settings, Setup, Variants
from engine.records.cards_record import CardsRecord
from engine.records.codec import MAX_STRING, Broken, BrokenRecord
from engine.refusal import Refused

FORMAT = 1
GAME = "red-or-black"

Json = dict[str, Any]

_VARIANTS = ("forced_bounce", "quiet_evening", "relay")


def entry_text(action: Action) -> str:
    """Write an action as its short text."""
    match action:
        case Bet():
            return action.value
        case Appoint(seat):
            return f"appoint {seat}"
        case Bounce():
            return "bounce"
        case Done(immune):
            return " ".join(("done", *map(str, sorted(immune))))
        case Forbid(ban):
            return f"forbid {ban.value}"
        case MakeRule(text):
            return f"rule {_dumped(text)}"
        case _:
            return _arrangement_text(action)


def _arrangement_text(action: Arrangement) -> str:
    if isinstance(action, Reseat):
        return f"seats {_dumped([[sitting.ident, sitting.name] for sitting in action.seats])}"
    return " ".join(("variants", *_switched_on(action.variants)))


def read_entry(text: object) -> Action:
    """Read an action back; raises BrokenRecord for anything that `entry_text` does not write."""
    if not isinstance(text, str):
        raise BrokenRecord(Broken.BAD_FIELD, "entries")
    try:
        action = _action(text)
        faithful = entry_text(action) == text
    except (ValueError, TypeError, RecursionError) as error:
        raise BrokenRecord(Broken.BAD_FIELD, "entries") from error
    if not faithful:
        raise BrokenRecord(Broken.BAD_FIELD, "entries")
    return action


def _action(text: str) -> Action:
    verb, _, rest = text.partition(" ")
    read = _READERS.get(verb)
    return Bet(text) if read is None else read(rest)


def _seats(rest: str) -> Reseat:
    return Reseat(tuple(Sitting(_ident(ident), _short(name)) for ident, name in json.loads(rest)))


_READERS: dict[str, Callable[[str], Action]] = {
    "appoint": lambda rest: Appoint(int(rest)),
    "bounce": lambda rest: Bounce(),
    "done": lambda rest: Done(frozenset(map(int, rest.split()))),
    "forbid": lambda rest: Forbid(Ban(rest)),
    "rule": lambda rest: MakeRule(_short(json.loads(rest))),
    "seats": _seats,
    "variants": lambda rest: ChooseVariants(_variants(rest.split())),
}


def head(record: CardsRecord) -> Json:
    """Return all of a record but its actions as plain JSON values."""
    setup = record.setup
    return {
        "game": GAME,
        "format": FORMAT,
        "length": setup.settings.length.value,
        "variants": _switched_on(setup.settings.variants),
        "names": list(setup.names),
        "seed": setup.seed,
        "evening": [setup.evening.seed, setup.evening.tasks, setup.evening.themes],
    }


def encode(record: CardsRecord) -> Json:
    """Return the whole record as plain JSON values."""
    return {**head(record), "entries": [entry_text(action) for action in record.actions]}


def to_text(record: CardsRecord) -> str:
    """Return the record as one line of JSON."""
    return _dumped(encode(record))


def head_text(record: CardsRecord) -> str:
    """Return all of the record but its actions as one line of JSON, to be kept beside them."""
    return _dumped(head(record))


def from_text(text: str | bytes) -> CardsRecord:
    """Read what `to_text` wrote; raises BrokenRecord, and nothing else, for any other text or bytes."""
    return decode(_parsed(text))


def from_parts(head_json: str, entries: Iterable[str]) -> CardsRecord:
    """Read a head and its actions kept apart; raises BrokenRecord like `from_text`."""
    parsed = _parsed(head_json)
    return decode({**parsed, "entries": list(entries)} if isinstance(parsed, dict) else parsed)


def decode(value: object) -> CardsRecord:
    """Read a record from plain JSON values and replay it; raises BrokenRecord for whatever does not fit."""
    if not isinstance(value, dict) or value.get("game") != GAME:
        raise BrokenRecord(Broken.NOT_A_GAME, "game")
    if type(value.get("format")) is not int or value["format"] != FORMAT:
        raise BrokenRecord(Broken.WRONG_VERSION, "format")
    setup = _setup(value)
    entries = value.get("entries")
    if not isinstance(entries, list):
        raise BrokenRecord(Broken.BAD_FIELD, "entries")
    record = CardsRecord(setup, tuple(_entry(n, text) for n, text in enumerate(entries)))
    _replay(record)
    return record


def _setup(value: Json) -> Setup:
    """Read the head, and hold it against what would be written for it."""
    try:
        setup = Setup(
            Settings(Length(value["length"]), _variants(value["variants"])),
            tuple(_short(name) for name in value["names"]),
            _short(value["seed"]),
            _evening(*value["evening"]),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BrokenRecord(Broken.BAD_FIELD, "head") from error
    given = {name: part for name, part in value.items() if name != "entries"}
    if _dumped(given, sort=True) != _dumped(head(CardsRecord(setup)), sort=True):
        raise BrokenRecord(Broken.BAD_FIELD, "head")
    return setup


def _evening(seed: object, tasks: object, themes: object) -> Evening:
    return Evening(_short(seed), _count(tasks), _count(themes))


def _count(value: object) -> int:
    if type(value) is not int or value < 0:
        raise ValueError("a pile is drawn nought times or more")
    return value


def _entry(n: int, text: object) -> Action:
    try:
        return read_entry(text)
    except BrokenRecord as error:
        raise BrokenRecord(error.code, error.field, n) from error


def _replay(record: CardsRecord) -> None:
    try:
        game = start(record.setup)
    except ValueError as error:
        raise BrokenRecord(Broken.BAD_FIELD, "names") from error
    for n, action in enumerate(record.actions):
        try:
            game = apply(game, action).game
        except Refused as error:
            raise BrokenRecord(Broken.ILLEGAL_ENTRY, "entries", n) from error


def _switched_on(variants: Variants) -> list[str]:
    return [name.replace("_", "-") for name in _VARIANTS if getattr(variants, name)]


def _variants(names: object) -> Variants:
    if not isinstance(names, list):
        raise TypeError("variants are a list")
    known = {name.replace("_", "-"): name for name in _VARIANTS}
    if not set(names) <= set(known):
        raise ValueError("an unknown variant")
    return Variants(**{known[name]: True for name in names})


def _ident(value: object) -> int | None:
    if value is not None and type(value) is not int:
        raise TypeError("a seat is known by a number")
    return value


def _short(value: object) -> str:
    """Return a string of a bearable length that any file or widget can hold (no half of a surrogate pair)."""
    if not isinstance(value, str) or len(value) > MAX_STRING:
        raise TypeError("no text of a bearable length")
    value.encode()
    return value


def _dumped(value: object, sort: bool = False) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=sort)


def _parsed(text: str | bytes) -> object:
    try:
        plain = text.decode("utf-8-sig") if isinstance(text, bytes) else text
        return json.loads(plain)
    except (ValueError, RecursionError) as error:
        raise BrokenRecord(Broken.NOT_JSON) from error
