"""The figures that tell one temper from another. Tuned in the arena; see `engine/session/arena.py`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Temperament:
    """How a mind weighs what it sees; all figures are chances or shares in 0..1 unless told otherwise.

    `trust`: how much of what a bid seems to say about its bidder's dice is believed.
    `comfort`: the lowest chance of a bid that this temper jumps up to of its own accord.
    `leaps`: how often it goes none, a third, two thirds or all of the way up to that bid; sums to 1.
    `bluff`: how often it plays as if it held `pretend` (dice) more of some face.
    `nerve`: the chance, seen from outside, at which it expects the next seat to challenge every second time.
    `carry`: the risk it sees in a bid that goes unchallenged, since the turn comes back, at two seats.
    `backing`: how much of that risk a hand full of matching dice takes away.
    `patience`: how much worse than a challenge a raise must look before it challenges; negative is bold.
    """

    trust: float
    comfort: float
    leaps: tuple[float, float, float, float]
    bluff: float
    pretend: int
    nerve: float
    carry: float
    backing: float
    patience: float


CALM = Temperament(
    trust=0.0,
    comfort=0.85,
    leaps=(0.8, 0.2, 0.0, 0.0),
    bluff=0.02,
    pretend=1,
    nerve=0.3,
    carry=0.1,
    backing=0.5,
    patience=0.45,
)
"""Plays what it holds, raises by little, and challenges only what is next to impossible."""

BOLD = Temperament(
    trust=0.45,
    comfort=0.6,
    leaps=(0.3, 0.3, 0.2, 0.2),
    bluff=0.15,
    pretend=2,
    nerve=0.4,
    carry=0.2,
    backing=0.43,
    patience=0.07,
)
"""Bluffs often, leaps high, and challenges sooner."""

SHARK = Temperament(
    trust=0.75,
    comfort=0.63,
    leaps=(0.39, 0.55, 0.06, 0.0),
    bluff=0.03,
    pretend=1,
    nerve=0.54,
    carry=0.55,
    backing=0.64,
    patience=0.05,
)
"""Listens to the bids, bluffs with measure, and challenges soonest."""

TEMPERS = {"calm": CALM, "bold": BOLD, "shark": SHARK}
