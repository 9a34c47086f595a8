"""What the end of a round is worth to one seat, for every way in which it may end.

A round ends with a caller, a challenge or an exact call, and a count below, at or above what was bid. Each of
these is judged and settled once by the rules themselves; a playout only looks the result up.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from engine.bots.equity import win_chance
from engine.dice.arrays import Floats
from engine.dice.bid import Bid, Call
from engine.dice.state import Called, Made, Round, Table, Verdict
from engine.dice.verdict import judge, settle

CALLS = (Call.CHALLENGE, Call.EXACT)
BID = Bid(1, 2)
COUNTS = (0, 1, 2)
"""Below, at and above the bid."""


class Stakes(NamedTuple):
    """By caller, call (challenge, exact) and count (below, at, above), each (seats, 2, 3).

    `worth` is the seat's chance to win the match where dice leave the table, and minus its penalties of the
    round elsewhere; `loss` is 1 where the seat loses a die or takes a penalty.
    """

    worth: Floats
    loss: Floats


def stakes(table: Table, viewer: int) -> Stakes:
    """Return what each end of the table's round is worth to a seat."""
    shape = (len(table.seats), len(CALLS), len(COUNTS))
    worth, loss = np.zeros(shape), np.zeros(shape)
    for caller in table.seats_in:
        for call, answer in enumerate(CALLS):
            ended = _called(table, caller, answer)
            for count in COUNTS:
                verdict = judge(ended, count, None)
                worth[caller, call, count] = _worth(ended, verdict, viewer)
                loss[caller, call, count] = float(verdict.loser == viewer)
    return Stakes(worth, loss)


def _called(table: Table, caller: int, answer: Call) -> Table:
    """Return a table on which the seat before `caller` bid and `caller` answered."""
    bidder = max(table.seats_in, key=lambda seat: (seat < caller, seat))
    rnd = Round(bidder, table.round.dice, bids=(Made(bidder, BID),), called=Called(caller, answer))
    return table._replace(round=rnd, history=())


def _worth(table: Table, verdict: Verdict, viewer: int) -> float:
    if not table.rules.knockout:
        return -float(verdict.loser == viewer)
    seats, _ = settle(table, verdict)
    return win_chance(tuple(seat.dice for seat in seats), viewer)
