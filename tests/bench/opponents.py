"""Players of other designs, for measuring the program's minds against; none of them is ever shipped."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engine.bots.choice import Choice, Mind, Reason, Why
from engine.chance import Chance
from engine.coach.odds import all_chances, chance_at_least
from engine.dice.arrays import column_of
from engine.dice.bid import Action, Bid, Call
from engine.dice.legality import legal_bids
from engine.dice.view import SeatView

UNTOLD = Why(Reason.HONEST, 0, 0, 0.5)


def plainly(action: Action) -> Choice:
    """Wrap an action of a player that explains nothing."""
    return Choice(action, ((action, 1.0),), UNTOLD)


def rated(view: SeatView) -> list[tuple[float, Bid]]:
    """Return every legal bid with its plain chance, lowest bid first."""
    chances = all_chances(view)
    return [(float(chances[column_of(bid), bid.quantity]), bid) for bid in legal_bids(view.table)]


def standing_chance(view: SeatView) -> float:
    """Return the plain chance of the standing bid, 1 where there is none."""
    standing = view.table.round.standing
    return 1.0 if standing is None else chance_at_least(view, standing)


@dataclass(frozen=True, slots=True)
class Honest:
    """Never bids what it does not believe: takes whichever of raise and challenge is likelier to be right.

    Of its raises it takes the likeliest, and of those the highest.
    """

    key: str = "honest"

    def choose(self, view: SeatView, chance: Chance) -> Choice:
        """Bid or challenge by plain chance alone."""
        best, bid = max(((p, i, b) for i, (p, b) in enumerate(rated(view))), default=(0.0, 0, None))[::2]
        if bid is None or 1.0 - standing_chance(view) > best:
            return plainly(Call.CHALLENGE)
        return plainly(bid)


@dataclass(frozen=True, slots=True)
class Threshold:
    """Challenges below a fixed chance, and otherwise makes the lowest bid that has at least this chance."""

    key: str = "threshold"
    limit: float = 0.35

    def choose(self, view: SeatView, chance: Chance) -> Choice:
        """Compare plain chances with the limit; takes the likeliest raise where none reaches it."""
        bids = rated(view)
        if not bids or standing_chance(view) < self.limit:
            return plainly(Call.CHALLENGE)
        fair = [bid for p, bid in bids if p >= self.limit]
        return plainly(chance.pick(fair[:6]) if fair else max(bids, key=lambda pair: pair[0])[1])


@dataclass(frozen=True, slots=True)
class Bluffer:
    """Bids without looking at its dice, up to what the table would hold on average and a little more."""

    key: str = "bluffer"
    beyond: float = 1.0

    def choose(self, view: SeatView, chance: Chance) -> Choice:
        """Raise by one of the next bids, or challenge what exceeds the average by too much."""
        bids = legal_bids(view.table)
        standing = view.table.round.standing
        if standing is not None and (not bids or self._excess(view, standing) > self.beyond):
            return plainly(Call.CHALLENGE)
        return plainly(bids[min(int(np.floor(chance.random() * 10)), len(bids) - 1)])

    def _excess(self, view: SeatView, bid: Bid) -> float:
        wild = view.table.wild_ones and bid.face != 1 and not bid.strict
        return bid.quantity - view.table.round.total * (2 if wild else 1) / 6


OPPONENTS: dict[str, Mind] = {mind.key: mind for mind in (Honest(), Threshold(), Bluffer())}
