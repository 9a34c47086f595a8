"""Seats changed in the middle of a game: the deck, the score and the rules of the table stay, the circle restarts.

A seat that leaves drops its roles, which are companion, questions and immunity; the sevens and the king's rule
stay with the table. A seat that left may come back by its ident, with its score and without its roles.
Where the rules leave a choice, it is made so:
- The circle restarts for the next bet. An open round goes on with those who are in it.
- A doer who leaves hands the task back to the bettor, who appoints anew after a hit and carries it out otherwise.
  When the bettor has left as well, or was the doer, the round closes: its card is out, nothing is recorded.
- A hit that nobody was appointed for closes in the same way when its bettor leaves.
- A joker waits for nobody: the first charges whoever sits there at "done", and the second ends the game with the
  cup in the hands of its drawer, even one who has left and is charged nothing.
"""

from __future__ import annotations

from dataclasses import replace

from engine.cards.actions import Reseat
from engine.cards.events import (
    AppointAgain,
    DoerSet,
    Event,
    RoundClosed,
    RuleLifted,
    SeatsChanged,
    TurnPassed,
)
from engine.cards.meanings import MEANINGS, Owner
from engine.cards.reveal import Change
from engine.cards.seats import Seat, clean_name
from engine.cards.state import LastingRule, Outcome, Phase, Round, Table


def reseat(table: Table, wish: Reseat) -> Change:
    """Return the table with a new circle; `wish` is legal."""
    seats = _sit(table, wish)
    told = _changes(table, seats)
    staying = {seat.ident for seat in seats}
    left = tuple(seat for seat in (*table.seats, *table.left) if seat.ident not in staying)
    table, dropped = _drop_roles(replace(table, seats=seats, left=left))
    table, mended = _mend_round(table)
    table, passed = _restart(table)
    return table, (told, *dropped, *mended, *passed)


def _sit(table: Table, wish: Reseat) -> tuple[Seat, ...]:
    known = {seat.ident: seat for seat in (*table.seats, *table.left)}
    fresh = max(known) + 1
    seats: list[Seat] = []
    for sitting in wish.seats:
        seat = Seat(fresh) if sitting.ident is None else known[sitting.ident]
        fresh += sitting.ident is None
        seats.append(replace(seat, name=clean_name(sitting.name)))
    return tuple(seats)


def _changes(table: Table, seats: tuple[Seat, ...]) -> SeatsChanged:
    before = {seat.ident: seat.name for seat in table.seats}
    after = {seat.ident: seat.name for seat in seats}
    renamed = tuple(ident for ident in after if ident in before and before[ident] != after[ident])
    joined = tuple(ident for ident in after if ident not in before)
    return SeatsChanged(joined, tuple(ident for ident in before if ident not in after), renamed)


def _drop_roles(table: Table) -> Change:
    dropped = tuple(rule for rule in table.rules if _is_role(rule) and rule.holder not in table.seated)
    kept = tuple(rule for rule in table.rules if rule not in dropped)
    return replace(table, rules=kept), tuple(RuleLifted(rule) for rule in dropped)


def _is_role(rule: LastingRule) -> bool:
    lasting = MEANINGS[rule.rank].lasting
    return lasting is not None and lasting.owner is Owner.HOLDER


def _mend_round(table: Table) -> Change:
    """Find somebody for the task of the open round, or close it."""
    played = table.round
    if played is None or played.card.is_joker or _waits_for(played) in table.seated:
        return table, ()
    if played.bettor not in table.seated:
        return _close(table, played)
    return _hand_back(table, played)


def _waits_for(played: Round) -> int:
    return played.bettor if played.doer is None else played.doer


def _hand_back(table: Table, played: Round) -> Change:
    if played.outcome is Outcome.HIT:
        again = replace(played, doer=None, bounced_by=None)
        return replace(table, round=again), (AppointAgain(played.bettor),)
    again = replace(played, doer=played.bettor, bounced_by=None)
    return replace(table, round=again), (DoerSet(played.bettor, None),)


def _close(table: Table, played: Round) -> Change:
    closed = replace(played, doer=None, bounced_by=None)
    return replace(table, round=None, history=(*table.history, closed)), (RoundClosed(closed),)


def _restart(table: Table) -> Change:
    """Give the next bet to the first seat, now or when the open round is done."""
    if table.round is not None:
        return replace(table, restart=True), ()
    first = table.seated[0]
    told: tuple[Event, ...] = (TurnPassed(first),) if table.phase is Phase.BET else ()
    return replace(table, turn=first), told
