"""Records as JSON and back, with a format version; whatever does not read well gives one typed error.

Rules are written switch by switch, not by the name of a preset: a record keeps its meaning when a preset
changes. Reading ends in a replay, so what comes back is a game that the rules allow.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import fields
from enum import Enum
from typing import Any, TypeVar

from engine.dice.bid import Bid, Call
from engine.dice.rules import (
    MAX_DICE_PER_SEAT,
    MAX_SEATS,
    MIN_SEATS,
    Order,
    Palifico,
    RuleSet,
    Scoring,
    Trigger,
)
from engine.dice.state import Match
from engine.records.record import Entry, GameRecord, Mark, Player
from engine.records.replay import advance, opening
from engine.refusal import Refused

FORMAT = 1
GAME = "liars-dice"
MAX_STRING = 200

_SWITCHES: dict[str, type[Enum]] = {
    "scoring": Scoring,
    "order": Order,
    "palifico": Palifico,
    "trigger": Trigger,
}
_BID = re.compile(r"([1-9][0-9]{0,2})x([1-6])(s?)")
_WORDS: dict[str, Entry] = {word.value: word for word in (*Call, *Mark)}

Json = dict[str, Any]
Member = TypeVar("Member", bound=Enum)


class Broken(Enum):
    """What is wrong with a text that should be a record."""

    NOT_JSON = "not-json"
    NOT_A_GAME = "not-a-game"
    WRONG_VERSION = "wrong-version"
    BAD_FIELD = "bad-field"
    ILLEGAL_ENTRY = "illegal-entry"


class BrokenRecord(Exception):
    """Raised for anything that is not a record; `entry` is the place of the entry at fault, where one is.

    The entries before that place are sound, so a caller may keep them.
    """

    def __init__(self, code: Broken, field: str = "", entry: int | None = None) -> None:
        """Keep the code and where it went wrong."""
        super().__init__(f"{code.name} {field}" if entry is None else f"{code.name} {field} {entry}")
        self.code, self.field, self.entry = code, field, entry


def entry_text(entry: Entry) -> str:
    """Write an entry: "3x6", "3x6s" (strict), "challenge", "exact", "next", "end"."""
    if isinstance(entry, Bid):
        return f"{entry.quantity}x{entry.face}{'s' if entry.strict else ''}"
    return str(entry.value)


def read_entry(text: object) -> Entry:
    """Read an entry back; raises BrokenRecord for anything that `entry_text` does not write."""
    if not isinstance(text, str):
        raise BrokenRecord(Broken.BAD_FIELD, "entries")
    if text in _WORDS:
        return _WORDS[text]
    found = _BID.fullmatch(text)
    if found is None:
        raise BrokenRecord(Broken.BAD_FIELD, "entries")
    return Bid(int(found[1]), int(found[2]), bool(found[3]))


def head(record: GameRecord) -> Json:
    """Return all of a record but its entries as plain JSON values."""
    return {
        "game": GAME,
        "format": FORMAT,
        "rules": rules_values(record.rules),
        "players": [{"name": player.name, "mind": player.mind} for player in record.players],
        "seed": record.seed,
        "opener": record.opener,
        "dice": None if record.dice is None else list(record.dice),
    }


def rules_values(rules: RuleSet) -> Json:
    """Return a rule set switch by switch as plain JSON values."""
    switches = {f.name: getattr(rules, f.name) for f in fields(rules)}
    return {name: value.value if isinstance(value, Enum) else value for name, value in switches.items()}


def encode(record: GameRecord) -> Json:
    """Return the whole record as plain JSON values."""
    return {**head(record), "entries": [entry_text(entry) for entry in record.entries]}


def to_text(record: GameRecord) -> str:
    """Return the record as one line of JSON."""
    return json.dumps(encode(record), ensure_ascii=False, separators=(",", ":"))


def head_text(record: GameRecord) -> str:
    """Return all of the record but its entries as one line of JSON, to be kept beside them."""
    return json.dumps(head(record), ensure_ascii=False, separators=(",", ":"))


def from_text(text: str | bytes) -> GameRecord:
    """Read what `to_text` wrote; raises BrokenRecord, and nothing else, for any other text or bytes."""
    return decode(parse(text))


def from_parts(head_json: str, entries: Iterable[str]) -> GameRecord:
    """Read a head and its entries kept apart; raises BrokenRecord like `from_text`."""
    parsed = parse(head_json)
    return decode({**parsed, "entries": list(entries)} if isinstance(parsed, dict) else parsed)


def decode(value: object) -> GameRecord:
    """Read a record from plain JSON values and replay it; raises BrokenRecord for whatever does not fit."""
    game = _object(value, Broken.NOT_A_GAME, "")
    if game.get("game") != GAME:
        raise BrokenRecord(Broken.NOT_A_GAME, "game")
    if type(game.get("format")) is not int or game["format"] != FORMAT:
        raise BrokenRecord(Broken.WRONG_VERSION, "format")
    record = _record(game)
    _replay(record)
    return record


def parse(text: str | bytes) -> object:
    """Return the JSON value of a text; raises BrokenRecord (NOT_JSON) when it has none."""
    try:
        plain = text.decode("utf-8-sig") if isinstance(text, bytes) else text
        return json.loads(plain)
    except (ValueError, RecursionError) as error:
        raise BrokenRecord(Broken.NOT_JSON) from error


def _record(game: Json) -> GameRecord:
    players = tuple(_player(value) for value in _list(game, "players"))
    if not MIN_SEATS <= len(players) <= MAX_SEATS:
        raise BrokenRecord(Broken.BAD_FIELD, "players")
    dice = None if game.get("dice") is None else _dice(_list(game, "dice"), len(players))
    entries = _list(game, "entries")
    return GameRecord(
        rules=read_rules(game.get("rules")),
        players=players,
        seed=_string(game, "seed"),
        opener=_integer(game.get("opener"), "opener", len(players) - 1),
        dice=dice,
        entries=tuple(_entry(n, text) for n, text in enumerate(entries)),
    )


def read_rules(value: object) -> RuleSet:
    """Read what `rules_values` wrote; raises BrokenRecord for anything else, and for rules at odds."""
    switches = _object(value, Broken.BAD_FIELD, "rules")
    values: Json = {}
    for field in fields(RuleSet):
        name, value = field.name, switches.get(field.name)
        if name in _SWITCHES:
            values[name] = _member(_SWITCHES[name], value)
        elif name == "key":
            values[name] = _string(switches, name)
        elif name == "dice_per_seat":
            values[name] = _integer(value, name, MAX_DICE_PER_SEAT)
        else:
            values[name] = _flag(value, name)
    rules = RuleSet(**values)
    if rules.problems():
        raise BrokenRecord(Broken.BAD_FIELD, "rules")
    return rules


def _member(kind: type[Member], value: object) -> Member:
    try:
        return kind(value)
    except ValueError as error:
        raise BrokenRecord(Broken.BAD_FIELD, "rules") from error


def _player(value: object) -> Player:
    player = _object(value, Broken.BAD_FIELD, "players")
    name, mind = (None if player.get(key) is None else _string(player, key) for key in ("name", "mind"))
    return Player(name, mind)


def _dice(values: list[object], seats: int) -> tuple[int, ...]:
    if len(values) != seats:
        raise BrokenRecord(Broken.BAD_FIELD, "dice")
    return tuple(_integer(value, "dice", MAX_DICE_PER_SEAT) for value in values)


def _entry(n: int, text: object) -> Entry:
    try:
        return read_entry(text)
    except BrokenRecord as error:
        raise BrokenRecord(error.code, error.field, n) from error


def _replay(record: GameRecord) -> Match:
    try:
        match = opening(record)
    except ValueError as error:
        raise BrokenRecord(Broken.BAD_FIELD, "dice") from error
    for n, entry in enumerate(record.entries):
        try:
            match, _ = advance(match, entry, record.seed)
        except (Refused, ValueError) as error:
            raise BrokenRecord(Broken.ILLEGAL_ENTRY, "entries", n) from error
    return match


def _object(value: object, code: Broken, field: str) -> Json:
    if not isinstance(value, dict):
        raise BrokenRecord(code, field)
    return value


def _list(holder: Json, field: str) -> list[object]:
    value = holder.get(field)
    if not isinstance(value, list):
        raise BrokenRecord(Broken.BAD_FIELD, field)
    return value


def _string(holder: Json, field: str) -> str:
    return read_string(holder.get(field), field)


def read_string(value: object, field: str) -> str:
    """Return a string of a bearable length that any file or widget can hold (no half of a surrogate pair).

    Raises BrokenRecord, naming the field, for anything else.
    """
    if not isinstance(value, str) or len(value) > MAX_STRING or any("\ud800" <= c <= "\udfff" for c in value):
        raise BrokenRecord(Broken.BAD_FIELD, field)
    return value


def _integer(value: object, field: str, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise BrokenRecord(Broken.BAD_FIELD, field)
    return value


def _flag(value: object, field: str) -> bool:
    if not isinstance(value, bool):
        raise BrokenRecord(Broken.BAD_FIELD, field)
    return value
