"""From a claim and a count to who pays, who gains and who opens next.

The verdict is deterministic, and it needs the count only: a dealt table counts its dice, a referee asks the
people.
"""

from __future__ import annotations

from engine.dice.bid import Call
from engine.dice.events import Event, GainedDie, LostDie, Out, TookPenalty, Won
from engine.dice.state import Phase, Seat, Table, Verdict, next_in


def judge(table: Table, count: int, wild: int | None) -> Verdict:
    """Return the verdict on the called bid when `count` dice match it.

    Raises ValueError when no count is awaited (nothing was called, or it was judged already, for a verdict
    must not be paid twice) or the count is not possible with the dice in play.
    """
    rnd = table.round
    if table.phase is not Phase.COUNTING or rnd.called is None or rnd.standing is None or rnd.bidder is None:
        raise ValueError("no count is awaited")
    if not 0 <= (wild or 0) <= count <= rnd.total:
        raise ValueError(f"{count} matching dice of {rnd.total}")
    caller, bidder, claimed = rnd.called.seat, rnd.bidder, rnd.standing.quantity
    holds = count >= claimed
    if rnd.called.call is Call.CHALLENGE:
        loser = caller if holds else bidder
        return Verdict(count, wild, holds, loser, None, _opener(table, loser))
    if count != claimed:
        return Verdict(count, wild, holds, caller, None, _opener(table, caller))
    gains = table.seats[caller].dice < table.rules.dice_per_seat
    return Verdict(count, wild, holds, None, caller if gains else None, caller)


def _opener(table: Table, loser: int) -> int:
    """The loser opens; when this very die puts the loser out, the next seat clockwise still in does."""
    if table.rules.knockout and table.seats[loser].dice == 1:
        return next_in(table.round.dice, loser)
    return loser


def settle(table: Table, verdict: Verdict) -> tuple[tuple[Seat, ...], tuple[Event, ...]]:
    """Return the seats after the verdict and the events that tell what changed."""
    seats = list(table.seats)
    events: list[Event] = []
    if verdict.loser is not None:
        seat = seats[verdict.loser]
        if table.rules.knockout:
            seats[verdict.loser] = seat._replace(dice=seat.dice - 1)
            events += _after_loss(seats, verdict.loser)
        else:
            seats[verdict.loser] = seat._replace(penalties=seat.penalties + 1)
            events.append(TookPenalty(verdict.loser, seat.penalties + 1))
    if verdict.gainer is not None:
        seat = seats[verdict.gainer]
        seats[verdict.gainer] = seat._replace(dice=seat.dice + 1)
        events.append(GainedDie(verdict.gainer, seat.dice + 1))
    return tuple(seats), tuple(events)


def _after_loss(seats: list[Seat], loser: int) -> list[Event]:
    events: list[Event] = [LostDie(loser, seats[loser].dice)]
    if seats[loser].dice:
        return events
    alive = [i for i, seat in enumerate(seats) if seat.dice > 0]
    return [*events, Out(loser), *(Won(i) for i in alive if len(alive) == 1)]
