"""How an evening moves on: one action in, the next evening and its events out.

Verdicts come from the dice table's own `resolve`, rounds from its `next_round`; nothing of the rules is written
again here.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import singledispatch

from engine.dice import events as told
from engine.dice import play as table_play
from engine.dice.state import Made, Phase, Round, Seat, Table
from engine.referee import actions as act
from engine.referee import events as happened
from engine.referee.evening import Evening, PastRound, Person, opened
from engine.referee.events import Event
from engine.referee.legality import claimed, misfit, refusal_for
from engine.referee.seating import Move, changed, die_lost, moved
from engine.refusal import Refused


@dataclass(frozen=True, slots=True)
class Step:
    """A new evening and what changed on the way to it."""

    evening: Evening
    events: tuple[Event, ...]


def apply(evening: Evening, action: act.Action) -> Step:
    """Return the evening after a live action; raises Refused, with the reason, when it is not taken."""
    refusal = refusal_for(evening, action)
    if refusal is not None:
        raise Refused(refusal)
    return _play(action, evening)


def reapply(evening: Evening, action: act.Action) -> Step:
    """Return the evening after an action that is on record.

    It really happened, so after a correction it need not be its person's turn any more. Raises Refused when it
    cannot have happened at this table.
    """
    refusal = misfit(evening, action)
    if refusal is not None:
        raise Refused(refusal)
    return _play(action, evening)


@singledispatch
def _play(action: act.Action, evening: Evening) -> Step:
    raise TypeError(f"no action of the referee: {action!r}")


@_play.register
def _bid(action: act.BidBy, evening: Evening) -> Step:
    seat = evening.seated.index(action.who)
    if evening.fresh and seat != evening.table.round.opener:
        evening = _opened_by(evening, seat)
    rnd = evening.table.round
    made = rnd._replace(bids=(*rnd.bids, Made(seat, action.bid)))
    return Step(replace(evening, table=evening.table._replace(round=made)), (told.Bade(seat, action.bid),))


@_play.register
def _call(action: act.CallBy, evening: Evening) -> Step:
    table = claimed(evening, action.bidder, action.bid)
    step = table_play.call(table, evening.seated.index(action.who), action.call)
    return Step(replace(evening, table=step.table), step.events)


@_play.register
def _count(action: act.Count, evening: Evening) -> Step:
    seat = evening.seated.index(action.who)
    matches = tuple(action.matches if i == seat else n for i, n in enumerate(evening.matches))
    told_so_far = replace(evening, matches=matches)
    event = happened.Counted(action.who, action.matches, told_so_far.counted)
    untold = any(n is None and dice for n, dice in zip(matches, evening.table.round.dice, strict=True))
    if untold:
        return Step(told_so_far, (event,))
    judged = _judged(told_so_far, told_so_far.counted)
    return Step(judged.evening, (event, *judged.events))


@_play.register
def _total(action: act.Total, evening: Evening) -> Step:
    return _judged(replace(evening, matches=(None,) * len(evening.seated)), action.matches)


def _judged(evening: Evening, count: int) -> Step:
    step = table_play.resolve(evening.table, count)
    past = PastRound(step.table.rules, evening.game, evening.seated, step.table.round, evening.matches)
    return Step(replace(evening, table=step.table, rounds=(*evening.rounds, past)), step.events)


@_play.register
def _next(action: act.NextRound, evening: Evening) -> Step:
    step = table_play.next_round(evening.table)
    base = evening.table._replace(round=evening.table.round._replace(opener=step.table.round.opener))
    fresh = replace(evening, base=base, table=step.table._replace(history=()), matches=_untold(evening))
    return Step(fresh, step.events)


@_play.register
def _void(action: act.VoidRound, evening: Evening) -> Step:
    rounds = evening.rounds[:-1] if evening.judged else evening.rounds
    fresh = _opened_by(replace(evening, rounds=rounds), evening.base.round.opener)
    return Step(fresh, (happened.Voided(), *_roll(fresh.table)))


@_play.register
def _die_lost(action: act.DieLost, evening: Evening) -> Step:
    if evening.between:
        return _dice_set(evening, action.who, evening.seat(action.who).dice - 1)
    after = die_lost(evening, action.who)
    return Step(after, (happened.DiceSet(action.who, after.seat(action.who).dice),))


@_play.register
def _join(action: act.Join, evening: Evening) -> Step:
    order = (*evening.seated[: action.place], action.who, *evening.seated[action.place :])
    others = [person for person in evening.people if person.id != action.who]
    people = tuple(sorted([*others, Person(action.who, action.name)], key=lambda person: person.id))
    seated = Move(evening.seated, order, action.who, lambda seat: seat._replace(dice=action.dice))
    after = moved(replace(evening, people=people), seated)
    return Step(after, (happened.Joined(action.who, action.dice), *_reopened(evening, after)))


@_play.register
def _leave(action: act.Leave, evening: Evening) -> Step:
    order = tuple(i for i in evening.seated if i != action.who)
    after = moved(evening, Move(evening.seated, order))
    return Step(after, (happened.Left(action.who), *_finale(evening, after), *_reopened(evening, after)))


@_play.register
def _rename(action: act.Rename, evening: Evening) -> Step:
    people = tuple(Person(p.id, action.name) if p.id == action.who else p for p in evening.people)
    return Step(replace(evening, people=people), (happened.Renamed(action.who),))


@_play.register
def _reorder(action: act.Reorder, evening: Evening) -> Step:
    return Step(moved(evening, Move(evening.seated, action.order)), (happened.Reordered(),))


@_play.register
def _set_dice(action: act.SetDice, evening: Evening) -> Step:
    return _dice_set(evening, action.who, action.dice)


def _dice_set(evening: Evening, who: int, dice: int) -> Step:
    after = changed(evening, who, lambda seat: seat._replace(dice=dice))
    out = (told.Out(after.seated.index(who)),) if not dice and evening.seat(who).dice else ()
    events = (happened.DiceSet(who, dice), *out, *_finale(evening, after), *_reopened(evening, after))
    return Step(after, events)


@_play.register
def _set_penalties(action: act.SetPenalties, evening: Evening) -> Step:
    after = changed(evening, action.who, lambda seat: seat._replace(penalties=action.penalties))
    return Step(after, (happened.PenaltiesSet(action.who, action.penalties),))


@_play.register
def _set_opener(action: act.SetOpener, evening: Evening) -> Step:
    seat, event = evening.seated.index(action.who), happened.OpenerSet(action.who)
    verdict = evening.table.round.verdict
    if verdict is None:
        after = _opened_by(evening, seat)
        return Step(after, (event, *_reopened(evening, after)))
    rnd = evening.table.round._replace(verdict=replace(verdict, opener=seat))
    return Step(replace(evening, table=evening.table._replace(round=rnd)), (event,))


@_play.register
def _set_palifico(action: act.SetPalifico, evening: Evening) -> Step:
    table, opener = evening.table, evening.table.round.opener
    had = action.on or table.seats[opener].had_palifico
    seats = tuple(s._replace(had_palifico=had) if i == opener else s for i, s in enumerate(table.seats))
    changed_table = table._replace(seats=seats, round=table.round._replace(palifico=action.on))
    return Step(replace(evening, table=changed_table), (happened.PalificoSet(action.on),))


@_play.register
def _change_rules(action: act.ChangeRules, evening: Evening) -> Step:
    base, table = (t._replace(rules=action.rules) for t in (evening.base, evening.table))
    after = replace(evening, base=base, table=table)
    if evening.fresh:
        after = _opened_by(after, base.round.opener)
    return Step(after, (happened.RulesChanged(), *_reopened(evening, after)))


@_play.register
def _keep_bids(action: act.KeepBids, evening: Evening) -> Step:
    return Step(replace(evening, keeps_bids=action.on), (happened.BidsKept(action.on),))


@_play.register
def _end(action: act.EndGame, evening: Evening) -> Step:
    step = table_play.end(evening.table)
    return Step(replace(evening, table=step.table), step.events)


@_play.register
def _new_game(action: act.NewGame, evening: Evening) -> Step:
    rules, count = evening.table.rules, len(evening.seated)
    winner = evening.table.winner
    won = () if winner is None else (evening.seated[winner],)
    dice, opener = (rules.dice_per_seat,) * count, evening.seated.index(action.opener)
    base = Table(rules, tuple(Seat(n) for n in dice), Round(opener, dice))
    again = replace(evening, base=base, game=evening.game + 1, winners=evening.winners + won)
    fresh = _opened_by(again, opener)
    return Step(fresh, (happened.GameBegan(fresh.game), *_roll(fresh.table)))


def _opened_by(evening: Evening, seat: int) -> Evening:
    """Open the evening's round anew at a seat."""
    base = evening.base._replace(round=evening.base.round._replace(opener=seat))
    return replace(evening, base=base, table=opened(base, seat), matches=_untold(evening))


def _untold(evening: Evening) -> tuple[None, ...]:
    return (None,) * len(evening.seated)


def _roll(table: Table) -> tuple[Event, ...]:
    rolled = told.Rolled(table.round.opener, table.round.total)
    return (rolled, told.PalificoBegan(rolled.opener)) if table.round.palifico else (rolled,)


def _reopened(before: Evening, after: Evening) -> tuple[Event, ...]:
    """Tell of a palifico that a change before the first bid brought about."""
    began = after.fresh and after.table.round.palifico and not before.table.round.palifico
    return (told.PalificoBegan(after.table.round.opener),) if began else ()


def _finale(before: Evening, after: Evening) -> tuple[Event, ...]:
    """Tell of a win that a change between rounds brought about."""
    winner = after.table.winner
    new = winner is not None and before.phase is not Phase.OVER
    return (told.Won(winner),) if new and winner is not None else ()
