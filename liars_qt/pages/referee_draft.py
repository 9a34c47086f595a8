"""A call while it is being told: who calls, whom, and on which bid; as a value that the page takes step by step."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from engine.dice.bid import Bid, Call
from engine.dice.state import Phase, next_in
from engine.referee.actions import CallBy
from engine.referee.evening import Evening


class Step(Enum):
    """What is still to be told."""

    CALLER = "caller"
    BIDDER = "bidder"
    BID = "bid"


@dataclass(frozen=True, slots=True)
class CallDraft:
    """A call in the making. Where a bid stands already, only the caller is asked for."""

    call: Call
    step: Step
    who: int
    bidder: int
    bid: Bid | None = None

    def complete(self, bid: Bid) -> CallBy:
        """Return the call on a bid."""
        return CallBy(self.who, self.call, self.bidder, bid)


def begin_call(evening: Evening, call: Call) -> CallDraft | None:
    """Return a call by the person on turn, to be confirmed or changed; None unless bidding is on."""
    if evening.phase is not Phase.BIDDING or evening.turn is None:
        return None
    rnd = evening.table.round
    if rnd.bidder is not None:
        return CallDraft(call, Step.CALLER, evening.turn, evening.seated[rnd.bidder], rnd.standing)
    caller = after(evening, evening.turn)
    return CallDraft(call, Step.CALLER, caller, evening.turn)


def candidates(evening: Evening, draft: CallDraft) -> tuple[int, ...]:
    """Return who can be meant at this step, in the order of the seats."""
    inside = tuple(evening.seated[seat] for seat in evening.table.seats_in)
    kept = draft.bid is not None
    barred = draft.who if draft.step is not Step.CALLER else draft.bidder if kept else None
    return tuple(who for who in inside if who != barred)


def proposed(draft: CallDraft) -> int | None:
    """Return who is meant unless somebody else is named, or None at the bid."""
    return {Step.CALLER: draft.who, Step.BIDDER: draft.bidder, Step.BID: None}[draft.step]


def named(evening: Evening, draft: CallDraft, who: int) -> CallDraft:
    """Return the draft with a person named at this step, gone on to the next one.

    Who called names the likely bidder as well: the one before them.
    """
    if draft.step is Step.BIDDER:
        return replace(draft, bidder=who, step=Step.BID)
    if draft.bid is not None:
        return replace(draft, who=who)
    return replace(draft, who=who, bidder=before(evening, who), step=Step.BIDDER)


def pointed(draft: CallDraft, who: int) -> CallDraft:
    """Return the draft with somebody else proposed at the same step."""
    return replace(draft, who=who) if draft.step is Step.CALLER else replace(draft, bidder=who)


def after(evening: Evening, who: int) -> int:
    """Return the next person clockwise who holds dice."""
    return evening.seated[next_in(evening.table.round.dice, evening.seated.index(who))]


def before(evening: Evening, who: int) -> int:
    """Return the person before, who holds dice."""
    seat = evening.seated.index(who)
    around = (evening.seated[(seat - k) % len(evening.seated)] for k in range(1, len(evening.seated) + 1))
    return next(other for other in around if evening.seat(other).dice)
