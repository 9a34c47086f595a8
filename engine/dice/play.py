"""How a table moves on: start, apply, resolve, next round, end. A Step holds the new table and its events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.dice.bid import Action, Bid, Call
from engine.dice.events import Bade, CalledExact, Challenged, Ended, Event, PalificoBegan, Revealed, Rolled
from engine.dice.legality import refusal_for
from engine.dice.rules import MAX_DICE_PER_SEAT, MAX_SEATS, MIN_SEATS, Palifico, RuleSet, Trigger
from engine.dice.state import Called, Made, Phase, Round, Seat, Table
from engine.dice.verdict import judge, settle
from engine.refusal import Refused


class Step(NamedTuple):
    """A new table and what changed on the way to it."""

    table: Table
    events: tuple[Event, ...]


def start(rules: RuleSet, seats: int | Sequence[int], opener: int = 0) -> Table:
    """Return a table ready for its first bid.

    `seats` is their number, or each one's dice where a game is taken up in the middle. Raises ValueError for
    rules with problems, a number of seats or dice out of range, fewer than two seats in, or an opener that is
    not one of them.
    """
    dice = (rules.dice_per_seat,) * seats if isinstance(seats, int) else tuple(seats)
    if rules.problems():
        raise ValueError(f"rules with problems: {rules.problems()}")
    if not _can_start(dice, opener):
        raise ValueError(f"no game with dice {dice} opened by seat {opener}")
    palifico = _one_die_opener(rules, Seat(dice[opener]))
    everyone = tuple(Seat(n, had_palifico=palifico and i == opener) for i, n in enumerate(dice))
    return Table(rules, everyone, Round(opener, dice, palifico))


def _can_start(dice: tuple[int, ...], opener: int) -> bool:
    seated = MIN_SEATS <= len(dice) <= MAX_SEATS and all(0 <= n <= MAX_DICE_PER_SEAT for n in dice)
    return seated and sum(n > 0 for n in dice) > 1 and 0 <= opener < len(dice) and dice[opener] > 0


def apply(table: Table, action: Action) -> Step:
    """Return the table after the seat on turn acts; raises Refused, with the reason, when it may not."""
    seat = table.round.turn
    if isinstance(action, Call):
        return call(table, seat, action)
    _check(table, action)
    made = table.round._replace(bids=(*table.round.bids, Made(seat, action)))
    return Step(table._replace(round=made), (Bade(seat, action),))


def call(table: Table, seat: int, answer: Call) -> Step:
    """Return the table after a seat calls the standing bid, on turn or, as happens at real tables, not.

    Raises Refused where the call is not legal, ValueError for a seat that is out or calls its own bid.
    """
    _check(table, answer)
    if seat not in table.seats_in or seat == table.round.bidder:
        raise ValueError(f"seat {seat} cannot call")
    called = table.round._replace(called=Called(seat, answer))
    event = Challenged if answer is Call.CHALLENGE else CalledExact
    bidder, bid = _standing(table)
    return Step(table._replace(round=called), (event(seat, bidder, bid),))


def _check(table: Table, action: Action) -> None:
    refusal = refusal_for(table, action)
    if refusal is not None:
        raise Refused(refusal)


def _standing(table: Table) -> tuple[int, Bid]:
    if not table.round.bids:
        raise ValueError("no standing bid")
    return table.round.bids[-1].seat, table.round.bids[-1].bid


def resolve(table: Table, count: int, wild: int | None = None) -> Step:
    """Return the table after `count` dice were found to match the called bid, `wild` of them as wild ones.

    Raises ValueError when nothing was called or the count is impossible.
    """
    verdict = judge(table, count, wild)
    seats, losses = settle(table, verdict)
    _, bid = _standing(table)
    settled = table._replace(seats=seats, round=table.round._replace(verdict=verdict))
    return Step(settled, (Revealed(bid, count, wild), *losses))


def next_round(table: Table) -> Step:
    """Return the table with a new round to bid in; raises ValueError unless the last one is settled."""
    verdict = table.round.verdict
    if table.phase is not Phase.SETTLED or verdict is None:
        raise ValueError("the round is not settled, or the game is over")
    return open_round(table, verdict.opener)


def open_round(table: Table, opener: int) -> Step:
    """File the current round in the history and open the next one at a seat."""
    palifico = is_palifico(table, opener)
    seats = list(table.seats)
    if palifico:
        seats[opener] = seats[opener]._replace(had_palifico=True)
    fresh = Round(opener, tuple(seat.dice for seat in seats), palifico)
    opened = table._replace(seats=tuple(seats), round=fresh, history=(*table.history, table.round))
    rolled = Rolled(opener, fresh.total)
    return Step(opened, (rolled, PalificoBegan(opener)) if palifico else (rolled,))


def is_palifico(table: Table, opener: int) -> bool:
    """Tell whether the round that this seat opens next is palifico."""
    if table.rules.trigger is Trigger.OPENER_HAS_ONE:
        return _one_die_opener(table.rules, table.seats[opener])
    seat, verdict = table.seats[opener], table.round.verdict
    fell = verdict is not None and verdict.loser == opener and seat.dice == 1 and not seat.had_palifico
    return table.rules.palifico is not Palifico.NONE and fell and len(table.seats_in) > 2


def _one_die_opener(rules: RuleSet, seat: Seat) -> bool:
    triggered = rules.palifico is not Palifico.NONE and rules.trigger is Trigger.OPENER_HAS_ONE
    return triggered and seat.dice == 1


def end(table: Table) -> Step:
    """Return the table after its players called it off; raises ValueError where a last seat must win."""
    if table.rules.knockout or table.phase is Phase.OVER:
        raise ValueError("only a running game without a final is called off")
    return Step(table._replace(ended=True), (Ended(),))
