"""What the referee is in the middle of telling, as a value: which strip is up, who is asked, who may be named."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum

from PySide6.QtCore import QCoreApplication

from engine.dice.bid import Bid, ones_are_wild
from engine.dice.state import Phase
from engine.referee.evening import Evening
from liars_qt.pages.referee_count import Asked
from liars_qt.pages.referee_draft import CallDraft, candidates, pointed, proposed
from liars_qt.pages.referee_shown import Focus

translate = QCoreApplication.translate


class Stage(Enum):
    """Which strip is up."""

    BID = "bid"
    JUDGE = "judge"
    CALL = "call"
    COUNT = "count"
    VERDICT = "verdict"


@dataclass(frozen=True, slots=True)
class Flow:
    """A call in the making, the person chosen to tell a number, one total instead, a number being mended."""

    draft: CallDraft | None = None
    asked: int | None = None
    total: bool = False
    mending: bool = False


def stage_of(evening: Evening, flow: Flow) -> Stage:
    """Return which strip is up."""
    if flow.draft is not None and evening.phase is Phase.BIDDING:
        return Stage.CALL
    if evening.phase is Phase.BIDDING:
        return Stage.BID if evening.keeps_bids else Stage.JUDGE
    if evening.phase is Phase.COUNTING or (flow.mending and evening.judged):
        return Stage.COUNT
    return Stage.VERDICT


def tellers(evening: Evening) -> tuple[int, ...]:
    """Return who tells a number in the count on show, in the order of the seats."""
    if evening.judged and evening.last is not None:
        past = evening.last
        return tuple(who for who, n in zip(past.seated, past.matches, strict=True) if n is not None)
    return tuple(evening.seated[seat] for seat in evening.table.seats_in)


def told_by(evening: Evening, who: int) -> int | None:
    """Return the number that a person told in the count on show."""
    seated, matches = evening.seated, evening.matches
    if evening.judged and evening.last is not None:
        seated, matches = evening.last.seated, evening.last.matches
    return matches[seated.index(who)] if who in seated else None


def asked_person(evening: Evening, flow: Flow) -> int | None:
    """Return who is asked now: whoever was chosen, else the first one who has not told; None for the total."""
    if flow.total or stage_of(evening, flow) is not Stage.COUNT:
        return None
    order = tellers(evening)
    if flow.asked in order:
        return flow.asked
    untold = (who for who in order if told_by(evening, who) is None)
    return next(untold, order[0] if order else None)


def neighbour(evening: Evening, flow: Flow, step: int) -> Flow:
    """Return the flow with the person before (-1) or after (+1) asked, or proposed; at the ends it stays."""
    draft = flow.draft
    if draft is not None:
        order, here = candidates(evening, draft), proposed(draft)
    else:
        order, here = tellers(evening), asked_person(evening, flow)
    if here is None or here not in order:
        return flow
    other = order[min(max(order.index(here) + step, 0), len(order) - 1)]
    return replace(flow, draft=pointed(draft, other)) if draft else replace(flow, asked=other)


def focus_of(evening: Evening, flow: Flow, typed: str, entry: str) -> Focus:
    """Return what the board points at; `entry` is for a board that stands alone."""
    if stage_of(evening, flow) is Stage.CALL and flow.draft is not None:
        choice = candidates(evening, flow.draft) if proposed(flow.draft) is not None else ()
        return Focus(None, choice, proposed(flow.draft), "", entry)
    return Focus(asked_person(evening, flow), (), None, typed, entry, flow.total)


def asked_of(evening: Evening, flow: Flow, names: Mapping[int, str]) -> Asked:
    """Return what the strip of a count asks."""
    rnd = evening.table.round
    past = evening.last if evening.judged else None
    if past is not None:
        rnd = past.round
    assert rnd.standing is not None
    note = wild_note(rnd.standing, evening.table.rules.wild_ones and not rnd.palifico)
    who = asked_person(evening, flow)
    if who is None:
        prompt = translate("Referee", "How many {face}s on the whole table?").format(face=rnd.standing.face)
        earlier = past.round.verdict.count if past is not None and past.round.verdict is not None else None
        return Asked(None, prompt, note, rnd.total, earlier, flow.mending)
    seated = past.seated if past is not None else evening.seated
    prompt = translate("Referee", "{name}: how many {face}s?").format(name=names[who], face=rnd.standing.face)
    return Asked(who, prompt, note, rnd.dice[seated.index(who)], told_by(evening, who), flow.mending)


def wild_note(bid: Bid, wild_ones: bool) -> str:
    """Return whether ones count for a bid, as a reminder for those who count."""
    if ones_are_wild(bid, wild_ones):
        return translate("Referee", "Ones count as well.")
    return translate("Referee", "Ones do not count.") if bid.face != 1 else ""
