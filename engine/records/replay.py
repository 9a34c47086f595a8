"""From a record to the match it describes, entry by entry.

A live game takes the same steps through the same functions, so a replay cannot come out differently.
"""

from __future__ import annotations

from engine.chance import Chance
from engine.dice.events import Event
from engine.dice.match import act, deal, next_deal
from engine.dice.play import end, start
from engine.dice.state import Match
from engine.records.record import Entry, GameRecord, Mark


def dealer(seed: str, number: int) -> Chance:
    """Return the stream that rolls the dice of one round (0 for the first).

    Each round has a stream of its own, so what was done in a round never changes the rolls of later ones.
    """
    return Chance(seed).stream("deal", number)


def opening(record: GameRecord) -> Match:
    """Return the record's match, dealt and waiting for the first bid; raises ValueError as `start` does."""
    seats = len(record.players) if record.dice is None else record.dice
    return deal(start(record.rules, seats, record.opener), dealer(record.seed, 0))


def advance(match: Match, entry: Entry, seed: str) -> tuple[Match, tuple[Event, ...]]:
    """Return the match after one entry and what changed.

    Raises Refused for an action that is not legal, ValueError for a mark that is out of place.
    """
    if entry is Mark.NEXT:
        return next_deal(match, dealer(seed, len(match.table.history) + 1))
    if entry is Mark.END:
        step = end(match.table)
        return Match(step.table, match.hands), step.events
    return act(match, entry)


def replay(record: GameRecord) -> Match:
    """Return the match after all the entries; raises as `opening` and `advance` do."""
    match = opening(record)
    for entry in record.entries:
        match, _ = advance(match, entry, record.seed)
    return match
