"""The card table a group likes: length, house rules and names, kept as an option and made into new games."""

from __future__ import annotations

import secrets

from engine.cards.state import Table, new_evening
from engine.records.cards_codec import from_parts, head_text
from engine.records.cards_record import CardsRecord
from engine.records.codec import BrokenRecord
from liars_qt.settings.cards import TABLE
from liars_qt.settings.options import Settings

_NO_SEED = "-"


def fresh_seed() -> str:
    """Return a seed that nobody has seen."""
    return secrets.token_hex(16)


def first_record(settings: Settings) -> CardsRecord:
    """Return the first game of an evening, at the table that was set last or at the usual one."""
    seed = fresh_seed()
    try:
        kept = from_parts(settings.get(TABLE), ()).setup
    except BrokenRecord:
        return CardsRecord(new_evening(seed))
    return CardsRecord(new_evening(seed, kept.settings, kept.names))


def keep_table(settings: Settings, table: Table) -> None:
    """Remember length, house rules and names. They are written as the head of a game without a seed."""
    names = tuple(seat.name for seat in table.seats)
    settings.set(TABLE, head_text(CardsRecord(new_evening(_NO_SEED, table.settings, names))))
