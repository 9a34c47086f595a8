"""What a round costs, and whom: the charges that "done" would put on the score.

The price of the level multiplies the doubled values. The first joker costs every seat one point whatever the
level; the second costs its drawer the weight of the King's Cup, capped for the sake of safety. Immunity is asked
for at "done" and so is no part of what is due.
"""

from __future__ import annotations

from engine.cards.meanings import CUP_CAP, MEANINGS, Payer
from engine.cards.state import Charge, Round, Table


def cup_price(weight: int) -> int:
    """Return what the King's Cup costs at a weight; the cap is hard, no house rule lifts it."""
    return min(weight, CUP_CAP)


def due(table: Table) -> tuple[Charge, ...]:
    """Return what the open round charges, in the order of the circle; nothing while nobody has the task.

    Only seats at the table are charged: the neighbour on the left is whoever sits there when the round is done.
    """
    played = table.round
    if played is None or played.doer is None:
        return ()
    points = dict(_charged(table, played, played.doer))
    return tuple(Charge(seat, points[seat]) for seat in table.seated if points.get(seat))


def _charged(table: Table, played: Round, doer: int) -> tuple[tuple[int, int], ...]:
    payer = MEANINGS[played.card.rank].payer
    if payer is Payer.JOKER:
        return _by_joker(table, doer)
    if payer is Payer.DOER_AND_LEFT:
        return (doer, played.price), (table.after(doer), played.price)
    return ((doer, played.price),) if payer is Payer.DOER else ()


def _by_joker(table: Table, doer: int) -> tuple[tuple[int, int], ...]:
    if table.jokers == 1:
        return tuple((seat, 1) for seat in table.seated)
    return ((doer, cup_price(table.weight)),)
