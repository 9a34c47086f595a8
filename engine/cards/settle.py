"""The end of a round: "done" puts it on the score, and the turn goes on.

Where the rules leave a choice, it is made so:
- A seat that spends a ten is not charged at all in that round, be it by an ace, a neighbour's two, the first joker
  or the King's Cup; the ten is spent whole, however small the charge. The cup itself still goes to its drawer.
- Of several tens the oldest is spent first.
- A pass counts as a bet that was no hit and ends a streak; a bet that a joker voided counts for nothing.
- With relay the doer bets next; after a joker that is the bettor once more.
"""

from __future__ import annotations

from dataclasses import replace

from engine.cards.actions import Done
from engine.cards.deck import Rank
from engine.cards.events import (
    Charged,
    CupTaken,
    Ended,
    Event,
    ImmunityUsed,
    RoundDone,
    RuleLifted,
    Scored,
    TurnPassed,
)
from engine.cards.price import cup_price, due
from engine.cards.reveal import Change
from engine.cards.seats import Seat
from engine.cards.state import Charge, Cup, LastingRule, Outcome, Round, Table


def settle(table: Table, done: Done) -> Change:
    """Record the open round: points, hits, spent tens, the cup; then pass the turn on or end the game."""
    charges = due(table)
    table, events = _spend(table, done, charges)
    taken = tuple(charge for charge in charges if charge.seat not in done.immune)
    for change in (_charge, _score, _file):
        table, more = change(table, taken)
        events += more
    return table, events


def _spend(table: Table, done: Done, charges: tuple[Charge, ...]) -> Change:
    events: tuple[Event, ...] = ()
    for charge in charges:
        if charge.seat in done.immune:
            spent = _oldest_ten(table, charge.seat)
            table = replace(table, rules=tuple(rule for rule in table.rules if rule is not spent))
            events += (ImmunityUsed(charge.seat, charge.points), RuleLifted(spent))
    played = table.round
    assert played is not None
    spared = tuple(seat for seat in table.seated if seat in done.immune)
    return replace(table, round=replace(played, spared=spared)), events


def _oldest_ten(table: Table, seat: int) -> LastingRule:
    return next(rule for rule in table.rules if rule.rank is Rank.TEN and rule.holder == seat)


def _charge(table: Table, taken: tuple[Charge, ...]) -> Change:
    points = {charge.seat: charge.points for charge in taken}
    seats = tuple(replace(s, penalties=s.penalties + points.get(s.ident, 0)) for s in table.seats)
    events = tuple(Charged(s.ident, points[s.ident], s.penalties) for s in seats if s.ident in points)
    return replace(table, seats=seats), events


def _score(table: Table, taken: tuple[Charge, ...]) -> Change:
    """Count the bet for its bettor, unless it was void or the bettor has left."""
    played = table.round
    assert played is not None
    if played.outcome is Outcome.VOID or played.bettor not in table.seated:
        return table, ()
    seat = _after_bet(table.seat(played.bettor), played.outcome is Outcome.HIT)
    seats = tuple(seat if other.ident == seat.ident else other for other in table.seats)
    return replace(table, seats=seats), (Scored(seat.ident, seat.hits, seat.bets, seat.streak),)


def _after_bet(seat: Seat, hit: bool) -> Seat:
    streak = seat.streak + 1 if hit else 0
    best = max(seat.best_streak, streak)
    return replace(seat, bets=seat.bets + 1, hits=seat.hits + hit, streak=streak, best_streak=best)


def _file(table: Table, taken: tuple[Charge, ...]) -> Change:
    """Move the round to the history and pass the turn on; the second joker ends the game instead."""
    assert table.round is not None
    played = replace(table.round, charges=taken)
    last = played.card.is_joker and table.jokers == 2
    cup = _cup(table, played) if last else None
    filed = replace(table, round=None, history=(*table.history, played), cup=cup)
    if cup is not None:
        return filed, (RoundDone(played), CupTaken(cup), Ended(played.number))
    turn = _next_turn(table, played)
    return replace(filed, turn=turn, restart=False), (RoundDone(played), TurnPassed(turn))


def _cup(table: Table, played: Round) -> Cup:
    assert played.doer is not None
    return Cup(played.doer, table.weight, cup_price(table.weight))


def _next_turn(table: Table, played: Round) -> int:
    if table.restart:
        return table.seated[0]
    if table.settings.variants.relay and played.doer in table.seated:
        return played.doer
    return table.after(played.bettor)
