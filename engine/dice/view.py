"""What one seat may know: the public table and its own dice. Bots, coach and pages get nothing else."""

from __future__ import annotations

from typing import NamedTuple

from engine.dice.state import Hand, Match, Table


class SeatView(NamedTuple):
    """The information set of a seat; `hand` is empty for a seat that is out and for an onlooker (None)."""

    table: Table
    seat: int | None
    hand: Hand = ()

    @property
    def unseen(self) -> int:
        """Return how many dice in play this seat cannot see."""
        return self.table.round.total - len(self.hand)


def view_for(match: Match, seat: int | None) -> SeatView:
    """Return what a seat may know of a dealt match."""
    return SeatView(match.table, seat, () if seat is None else match.hands[seat])
