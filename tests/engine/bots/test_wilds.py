"""Wild ones count as every face while they are wild, and for themselves only when they are not."""

from __future__ import annotations

import pytest

from engine.bots.choice import Reason
from engine.bots.roster import MINDS
from engine.chance import Chance
from engine.dice.bid import Bid, Call
from engine.dice.state import Hand, Made, Round, Seat, Table
from engine.dice.view import SeatView
from tests.engine.bots.positions import FIRST_FALL

ONES: Hand = (1, 1, 1, 1, 1)


def facing(bid: Bid, palifico: bool) -> SeatView:
    """Return the view of seat 1, which holds five ones and has to answer a bid, one of ten dice."""
    table = Table(FIRST_FALL, (Seat(5), Seat(5)), Round(0, (5, 5), palifico, (Made(0, bid),)))
    return SeatView(table, 1, ONES)


@pytest.mark.parametrize("key", list(MINDS))
def test_five_ones_are_five_sixes_unless_the_round_is_palifico(key: str) -> None:
    wild = MINDS[key].choose(facing(Bid(5, 6), palifico=False), Chance(1))
    assert wild.action not in (Call.CHALLENGE,)
    assert (Call.CHALLENGE not in dict(wild.policy)) and wild.why.held == 5
    plain = MINDS[key].choose(facing(Bid(5, 6), palifico=True), Chance(1))
    assert plain.action is Call.CHALLENGE
    assert plain.why.held == 0
    assert plain.why.reason is Reason.DOUBTING
