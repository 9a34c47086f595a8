"""What the referee accepts and, where not, why.

Two questions are kept apart. `misfit` tells what cannot have happened at this table: a record is held to that,
so that a corrected evening keeps what people really did. `refusal_for` also holds a live bid to its turn.
Bids and calls are judged by the dice table's own legality.
"""

from __future__ import annotations

from enum import Enum
from functools import singledispatch

from engine.dice.bid import Bid
from engine.dice.legality import No, table_ladder
from engine.dice.legality import refusal_for as table_refusal
from engine.dice.rules import MAX_DICE_PER_SEAT, MAX_SEATS, MIN_SEATS, Palifico
from engine.dice.state import Made, Phase, Table
from engine.referee import actions as act
from engine.referee.evening import Evening
from engine.refusal import Refusal, refuse

MAX_PENALTIES = 999


class Objection(Enum):
    """Why the referee does not take what was told."""

    NOT_ON_TURN = "not-on-turn"
    NOT_SEATED = "not-seated"
    ALREADY_SEATED = "already-seated"
    OUT_OF_GAME = "out-of-game"
    OWN_BID = "own-bid"
    NOTHING_TO_COUNT = "nothing-to-count"
    COUNT_OUT_OF_RANGE = "count-out-of-range"
    ROUND_UNDER_WAY = "round-under-way"
    COUNT_UNDER_WAY = "count-under-way"
    TABLE_FULL = "table-full"
    TOO_FEW = "too-few"
    NOBODY_LEFT = "nobody-left"
    SEATS_DIFFER = "seats-differ"
    DICE_OUT_OF_RANGE = "dice-out-of-range"
    PENALTIES_OUT_OF_RANGE = "penalties-out-of-range"
    NO_PENALTIES = "no-penalties"
    LAST_DIE = "last-die"
    BREAKS_THE_BID = "breaks-the-bid"
    NO_PALIFICO = "no-palifico"
    NO_SUCH_ENTRY = "no-such-entry"
    LATER_ENTRY = "later-entry"


def refusal_for(evening: Evening, action: act.Action) -> Refusal | None:
    """Return why the referee does not take this now, or None when it does."""
    refusal = misfit(evening, action)
    if refusal is None and isinstance(action, act.BidBy) and action.who != evening.turn:
        return refuse(Objection.NOT_ON_TURN, turn=evening.turn or 0)
    return refusal


def misfit(evening: Evening, action: act.Action) -> Refusal | None:
    """Return why this cannot have happened at the table as it is, or None when it can."""
    lasting = isinstance(action, act.Rename | act.NewGame)
    if evening.table.ended and not lasting:
        return refuse(No.GAME_OVER)
    return _misfit(action, evening)


@singledispatch
def _misfit(action: act.Action, evening: Evening) -> Refusal | None:
    raise TypeError(f"no action of the referee: {action!r}")


@_misfit.register
def _bid(action: act.BidBy, evening: Evening) -> Refusal | None:
    return table_refusal(evening.table, action.bid) or _absent(evening, action.who)


@_misfit.register
def _call(action: act.CallBy, evening: Evening) -> Refusal | None:
    if evening.phase is not Phase.BIDDING:
        return table_refusal(evening.table, action.call)
    refusal = _absent(evening, action.who) or _absent(evening, action.bidder)
    if refusal is None and action.who == action.bidder:
        refusal = refuse(Objection.OWN_BID)
    refusal = refusal or claim_refusal(evening, action.bidder, action.bid)
    return refusal or table_refusal(claimed(evening, action.bidder, action.bid), action.call)


def claim_refusal(evening: Evening, bidder: int, bid: Bid) -> Refusal | None:
    """Return why a person's bid cannot be the one that was called, or None when it can.

    It is the standing bid, or one that may follow it: the referee may have missed some. Where none was kept it
    is any bid of this table, since every bid of a ladder can be reached.
    """
    table = evening.table
    rnd = table.round
    if rnd.standing is None:
        return None if bid in table_ladder(table).index else table_refusal(table, bid)
    if rnd.standing == bid and rnd.bidder == evening.seat_of(bidder):
        return None
    return table_refusal(table, bid)


def claimed(evening: Evening, bidder: int, bid: Bid) -> Table:
    """Return the table with this bid standing, told only now where it was not kept."""
    made, rnd = Made(evening.seated.index(bidder), bid), evening.table.round
    bids = rnd.bids if rnd.bids and rnd.bids[-1] == made else (*rnd.bids, made)
    return evening.table._replace(round=rnd._replace(bids=bids))


@_misfit.register
def _count(action: act.Count, evening: Evening) -> Refusal | None:
    if evening.phase is not Phase.COUNTING:
        return refuse(Objection.NOTHING_TO_COUNT)
    absent = _absent(evening, action.who)
    return absent or _counted(action.matches, evening.seat(action.who).dice)


@_misfit.register
def _total(action: act.Total, evening: Evening) -> Refusal | None:
    if evening.phase is not Phase.COUNTING:
        return refuse(Objection.NOTHING_TO_COUNT)
    return _counted(action.matches, evening.table.round.total)


def _counted(matches: int, most: int) -> Refusal | None:
    return None if 0 <= matches <= most else refuse(Objection.COUNT_OUT_OF_RANGE, most=most)


@_misfit.register
def _next(action: act.NextRound, evening: Evening) -> Refusal | None:
    codes = {Phase.SETTLED: None, Phase.OVER: No.GAME_OVER}
    code = codes.get(evening.phase, No.ROUND_OPEN)
    return refuse(code) if code is not None else None


@_misfit.register
def _void(action: act.VoidRound, evening: Evening) -> Refusal | None:
    return None


@_misfit.register
def _die_lost(action: act.DieLost, evening: Evening) -> Refusal | None:
    refusal = _absent(evening, action.who)
    if refusal is not None or evening.between:
        return refusal or _dice(evening, action.who, evening.seat(action.who).dice - 1)
    if evening.phase is Phase.COUNTING:
        return refuse(Objection.COUNT_UNDER_WAY)
    if evening.seat(action.who).dice == 1:
        return refuse(Objection.LAST_DIE)
    rnd = evening.table.round
    unbiddable = rnd.standing is not None and rnd.standing.quantity == rnd.total
    return refuse(Objection.BREAKS_THE_BID, quantity=rnd.total) if unbiddable else None


@_misfit.register
def _join(action: act.Join, evening: Evening) -> Refusal | None:
    if not evening.between:
        return refuse(Objection.ROUND_UNDER_WAY)
    if action.who in evening.seated:
        return refuse(Objection.ALREADY_SEATED)
    if len(evening.seated) == MAX_SEATS:
        return refuse(Objection.TABLE_FULL, most=MAX_SEATS)
    if not 0 <= action.place <= len(evening.seated):
        return refuse(Objection.SEATS_DIFFER)
    in_range = 1 <= action.dice <= MAX_DICE_PER_SEAT
    return None if in_range else refuse(Objection.DICE_OUT_OF_RANGE, least=1, most=MAX_DICE_PER_SEAT)


@_misfit.register
def _leave(action: act.Leave, evening: Evening) -> Refusal | None:
    refusal = _between(evening, action.who)
    if refusal is not None:
        return refusal
    if len(evening.seated) == MIN_SEATS:
        return refuse(Objection.TOO_FEW, least=MIN_SEATS)
    return None if _others_in(evening, action.who) else refuse(Objection.NOBODY_LEFT)


@_misfit.register
def _rename(action: act.Rename, evening: Evening) -> Refusal | None:
    known = any(person.id == action.who for person in evening.people)
    return None if known else refuse(Objection.NOT_SEATED)


@_misfit.register
def _reorder(action: act.Reorder, evening: Evening) -> Refusal | None:
    if not evening.between:
        return refuse(Objection.ROUND_UNDER_WAY)
    same = sorted(action.order) == sorted(evening.seated)
    return None if same else refuse(Objection.SEATS_DIFFER)


@_misfit.register
def _set_dice(action: act.SetDice, evening: Evening) -> Refusal | None:
    return _between(evening, action.who) or _dice(evening, action.who, action.dice)


def _dice(evening: Evening, who: int, dice: int) -> Refusal | None:
    """Explain a number of dice that a person cannot hold: none only in knockout, and not everybody none."""
    least = 0 if evening.table.rules.knockout else 1
    if not least <= dice <= MAX_DICE_PER_SEAT:
        return refuse(Objection.DICE_OUT_OF_RANGE, least=least, most=MAX_DICE_PER_SEAT)
    return None if dice or _others_in(evening, who) else refuse(Objection.NOBODY_LEFT)


@_misfit.register
def _set_penalties(action: act.SetPenalties, evening: Evening) -> Refusal | None:
    if evening.table.rules.knockout:
        return refuse(Objection.NO_PENALTIES)
    in_range = 0 <= action.penalties <= MAX_PENALTIES
    outside = None if in_range else refuse(Objection.PENALTIES_OUT_OF_RANGE, most=MAX_PENALTIES)
    return _between(evening, action.who) or outside


@_misfit.register
def _set_opener(action: act.SetOpener, evening: Evening) -> Refusal | None:
    return _between(evening, action.who) or _absent(evening, action.who)


@_misfit.register
def _set_palifico(action: act.SetPalifico, evening: Evening) -> Refusal | None:
    if not evening.fresh:
        return refuse(Objection.ROUND_UNDER_WAY)
    played = evening.table.rules.palifico is not Palifico.NONE
    return None if played else refuse(Objection.NO_PALIFICO)


@_misfit.register
def _change_rules(action: act.ChangeRules, evening: Evening) -> Refusal | None:
    if not evening.between:
        return refuse(Objection.ROUND_UNDER_WAY)
    problems = action.rules.problems()
    return refuse(problems[0]) if problems else None


@_misfit.register
def _keep_bids(action: act.KeepBids, evening: Evening) -> Refusal | None:
    return None


@_misfit.register
def _end(action: act.EndGame, evening: Evening) -> Refusal | None:
    if evening.table.rules.knockout:
        return refuse(No.PLAYED_OUT)
    return refuse(No.GAME_OVER) if evening.phase is Phase.OVER else None


@_misfit.register
def _new_game(action: act.NewGame, evening: Evening) -> Refusal | None:
    return None if action.opener in evening.seated else refuse(Objection.NOT_SEATED)


def _absent(evening: Evening, who: int) -> Refusal | None:
    """Explain a person who cannot act in this round: not at the table, or out of the game."""
    if who not in evening.seated:
        return refuse(Objection.NOT_SEATED)
    return None if evening.seat(who).dice else refuse(Objection.OUT_OF_GAME, who=who)


def _between(evening: Evening, who: int) -> Refusal | None:
    """Explain a change to a person's seat that must wait, or that has nobody to change."""
    if not evening.between:
        return refuse(Objection.ROUND_UNDER_WAY)
    return None if who in evening.seated else refuse(Objection.NOT_SEATED)


def _others_in(evening: Evening, who: int) -> bool:
    seats = zip(evening.seated, evening.table.seats, strict=True)
    return any(seat.dice for i, seat in seats if i != who)
