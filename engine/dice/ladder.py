"""Every bid of a table in one total order, so that the legal raises are a slice of a sorted list.

Compiled once for each (rule set, dice in play, palifico or not). Whatever must be fast reads the same ladder
by index.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from engine.dice.bid import FACES, ONE, Bid
from engine.dice.rules import Palifico, RuleSet


@dataclass(frozen=True)
class Ladder:
    """All bids with 1..`dice` of any face, lowest first, and where each stands."""

    rules: RuleSet
    dice: int
    palifico: bool
    bids: tuple[Bid, ...]
    index: dict[Bid, int] = field(repr=False, compare=False)

    @property
    def wild_ones(self) -> bool:
        """Tell whether ones are wild in a round on this ladder."""
        return self.rules.wild_ones and not self.palifico

    def openings(self) -> tuple[Bid, ...]:
        """Return the bids that may open a round, lowest first."""
        with_ones = self.rules.open_with_ones or self.palifico
        return tuple(bid for bid in self.bids if not bid.strict and (with_ones or bid.face != ONE))

    def raises(self, standing: Bid) -> tuple[Bid, ...]:
        """Return the bids that may follow the standing one, lowest first.

        Raises KeyError when the standing bid is not on this ladder.
        """
        higher = self.bids[self.index[standing] + 1 :]
        if not self.palifico:
            return higher
        if self.rules.palifico is Palifico.FROZEN_FACE:
            return tuple(bid for bid in higher if bid.face == standing.face)
        return tuple(bid for bid in higher if bid.quantity == standing.quantity)


@lru_cache(maxsize=512)
def ladder(rules: RuleSet, dice: int, palifico: bool = False) -> Ladder:
    """Compile the ladder of a table with `dice` dice in play (0 or more)."""
    active = rules.in_palifico() if palifico else rules
    styles = (False, True) if active.strict_bids else (False,)
    every = [Bid(q, face, strict) for q in range(1, dice + 1) for face in FACES for strict in styles]
    bids = tuple(sorted(every, key=active.rank))
    return Ladder(rules, dice, palifico, bids, {bid: i for i, bid in enumerate(bids)})
