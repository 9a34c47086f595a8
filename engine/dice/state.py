"""The public state of a liar's-dice table, as frozen values.

`Table` holds all that everybody may see and no hidden die; the rules work on it alone. `Match` adds the hands
and is held by whoever deals. Each move returns a new value; nothing here changes.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from engine.dice.bid import Bid, Call
from engine.dice.rules import RuleSet

Hand = tuple[int, ...]


class Phase(Enum):
    """What the table waits for."""

    BIDDING = "bidding"
    COUNTING = "counting"
    SETTLED = "settled"
    OVER = "over"


class Seat(NamedTuple):
    """One place at the table: its dice, its penalties, and whether it ever opened a palifico round."""

    dice: int
    penalties: int = 0
    had_palifico: bool = False


class Made(NamedTuple):
    """A bid and the seat that made it."""

    seat: int
    bid: Bid


class Called(NamedTuple):
    """The call that ended the bidding and the seat that made it."""

    seat: int
    call: Call


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a count meant: how many dice matched, how many as wild ones, who pays or gains, who opens next.

    `wild` is None where the table counted without telling ones apart. `loser` lost a die or took a penalty;
    `gainer` got a die back. Both are None after a right exact call made with all dice in hand.
    """

    count: int
    wild: int | None
    holds: bool
    loser: int | None
    gainer: int | None
    opener: int


class Round(NamedTuple):
    """One round from the roll to the verdict; `dice` is each seat's number of dice when it began.

    `shown` holds the hands once the cups are lifted, and stays None where real dice lie on a real table.
    """

    opener: int
    dice: tuple[int, ...]
    palifico: bool = False
    bids: tuple[Made, ...] = ()
    called: Called | None = None
    verdict: Verdict | None = None
    shown: tuple[Hand, ...] | None = None

    @property
    def total(self) -> int:
        """Return the number of dice in play."""
        return sum(self.dice)

    @property
    def standing(self) -> Bid | None:
        """Return the bid to beat, or None before the opening."""
        return self.bids[-1].bid if self.bids else None

    @property
    def bidder(self) -> int | None:
        """Return the seat behind the standing bid."""
        return self.bids[-1].seat if self.bids else None

    @property
    def turn(self) -> int:
        """Return the seat that is to act while the bidding lasts."""
        return next_in(self.dice, self.bids[-1].seat) if self.bids else self.opener


class Table(NamedTuple):
    """Everything public: rules, seats, the round, those before. `ended` marks a penalty game called off."""

    rules: RuleSet
    seats: tuple[Seat, ...]
    round: Round
    history: tuple[Round, ...] = ()
    ended: bool = False

    @property
    def phase(self) -> Phase:
        """Tell what the table waits for."""
        if self.ended or len(self.seats_in) < 2:
            return Phase.OVER
        if self.round.verdict is not None:
            return Phase.SETTLED
        return Phase.BIDDING if self.round.called is None else Phase.COUNTING

    @property
    def seats_in(self) -> tuple[int, ...]:
        """Return the seats that still hold dice, in order."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.dice > 0)

    @property
    def winner(self) -> int | None:
        """Return the last seat in, or None while more than one holds dice."""
        alive = self.seats_in
        return alive[0] if len(alive) == 1 else None

    @property
    def wild_ones(self) -> bool:
        """Tell whether this round allows ones to be wild."""
        return self.rules.wild_ones and not self.round.palifico


class Match(NamedTuple):
    """A table together with what lies under the cups; only the dealer holds one."""

    table: Table
    hands: tuple[Hand, ...]


def next_in(dice: tuple[int, ...], seat: int) -> int:
    """Return the next seat clockwise that holds dice; the seat itself when it is the only one."""
    count = len(dice)
    return next(i % count for i in range(seat + 1, seat + count + 1) if dice[i % count] > 0)
