"""The end of the evening in figures: hits, streaks, penalties, the cup."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards.seats import Seat
from engine.cards.state import Cup, Table


@dataclass(frozen=True, slots=True)
class Summary:
    """What the end screen tells; several seats may share a best streak, and nobody has one of length 0."""

    rounds: int
    seats: tuple[Seat, ...]
    best_streak: int
    streak_holders: tuple[int, ...]
    cup: Cup | None


def summary(table: Table) -> Summary:
    """Sum a game up, with the most hits first and fewer penalties before more; seats that left count for nothing."""
    ordered = tuple(sorted(table.seats, key=lambda seat: (-seat.hits, seat.penalties)))
    best = max(seat.best_streak for seat in table.seats)
    holders = tuple(seat.ident for seat in table.seats if best and seat.best_streak == best)
    return Summary(len(table.history), ordered, best, holders, table.cup)
