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
    `patience`: how much worse than a challenge a raise must look before it challenges; negative is bold.
    """

    trust: float
    comfort: float
    leaps: tuple[float, float, float, float]
    bluff: float
    pretend: int
    nerve: float
    carry: float
    patience: float


CALM = Temperament(
    trust=0.15,
    comfort=0.75,
    leaps=(0.7, 0.2, 0.1, 0.0),
    bluff=0.04,
    pretend=1,
    nerve=0.3,
    carry=0.1,
    patience=0.25,
)
BOLD = Temperament(
    trust=0.35,
    comfort=0.5,
    leaps=(0.3, 0.3, 0.2, 0.2),
    bluff=0.2,
    pretend=2,
    nerve=0.4,
    carry=0.25,
    patience=0.05,
)
SHARK = Temperament(
    trust=0.5,
    comfort=0.65,
    leaps=(0.35, 0.3, 0.2, 0.15),
    bluff=0.1,
    pretend=1,
    nerve=0.5,
    carry=0.4,
    patience=-0.04,
)
