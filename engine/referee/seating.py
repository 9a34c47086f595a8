"""People come, go and change places: the seats of an evening carried over to a new order.

Both tables of an evening are carried alike, so a round that is voided later still knows who sits where.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from engine.dice.state import Round, Seat, Table, Verdict
from engine.referee.evening import Evening, opened

Change = Callable[[Seat], Seat]


@dataclass(frozen=True, slots=True)
class Move:
    """From one order of ids to another, with a change to one person's seat; a person new to it starts bare."""

    old: tuple[int, ...]
    new: tuple[int, ...]
    who: int | None = None
    change: Change = lambda seat: seat

    def seats(self, table: Table) -> tuple[Seat, ...]:
        """Return the table's seats in the new order, changed where they are to be."""
        known = dict(zip(self.old, table.seats, strict=True))
        moved = ((i, known.get(i, Seat(0))) for i in self.new)
        return tuple(self.change(seat) if i == self.who else seat for i, seat in moved)

    def place(self, seat: int | None) -> int | None:
        """Return where the person of an old seat sits now; None for one who left."""
        if seat is None or self.old[seat] not in self.new:
            return None
        return self.new.index(self.old[seat])

    def heir(self, seat: int, seats: tuple[Seat, ...]) -> int:
        """Return who acts in an old seat's stead: the person there, or the next clockwise who holds dice."""
        count = len(self.old)
        later = (self.place((seat + k) % count) for k in range(count))
        held = [place for place in later if place is not None and seats[place].dice > 0]
        return held[0] if held else next(i for i, seat in enumerate(seats) if seat.dice > 0)


def moved(evening: Evening, move: Move) -> Evening:
    """Return the evening with its people in the new order; only between rounds."""
    base = _carried(evening.base, move)
    table = opened(base, base.round.opener) if evening.fresh else _carried(evening.table, move)
    return replace(evening, base=base, table=table, seated=move.new, matches=(None,) * len(move.new))


def changed(evening: Evening, who: int, change: Change) -> Evening:
    """Return the evening with one person's seat changed; only between rounds."""
    return moved(evening, Move(evening.seated, evening.seated, who, change))


def die_lost(evening: Evening, who: int) -> Evening:
    """Return the evening with one die fewer in a round that goes on."""
    move = Move(evening.seated, evening.seated, who, lambda seat: seat._replace(dice=seat.dice - 1))
    seats = move.seats(evening.table)
    rnd = evening.table.round._replace(dice=tuple(seat.dice for seat in seats))
    table = evening.table._replace(seats=seats, round=rnd)
    return replace(evening, base=_carried(evening.base, move), table=table)


def _carried(table: Table, move: Move) -> Table:
    """Carry a table whose round is over, or has not begun: of its round only the verdict still matters."""
    seats = move.seats(table)
    verdict = table.round.verdict
    if verdict is not None:
        verdict = _carried_verdict(verdict, move, seats)
    opener = move.heir(table.round.opener, seats)
    rnd = Round(opener, tuple(seat.dice for seat in seats), verdict=verdict)
    return table._replace(seats=seats, round=rnd)


def _carried_verdict(verdict: Verdict, move: Move, seats: tuple[Seat, ...]) -> Verdict:
    loser, gainer = move.place(verdict.loser), move.place(verdict.gainer)
    return replace(verdict, loser=loser, gainer=gainer, opener=move.heir(verdict.opener, seats))
