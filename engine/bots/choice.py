"""What a mind answers: an action, the mixture it was drawn from, and the real reason, as codes and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from engine.chance import Chance
from engine.dice.bid import Action
from engine.dice.view import SeatView


class Reason(Enum):
    """Why a mind acted as it did."""

    HONEST = "honest"
    """The bid is more likely than not to hold."""
    STRETCHING = "stretching"
    """The bid leans on more help from the other cups than they are likely to give."""
    BLUFFING = "bluffing"
    """The bid tells of dice that the seat does not hold."""
    DOUBTING = "doubting"
    """The standing bid was unlikely to hold."""
    CORNERED = "cornered"
    """The standing bid may well hold, but every raise looked worse than a challenge."""
    NO_RAISE_LEFT = "no-raise-left"
    """No higher bid was legal."""
    COUNTING = "counting"
    """Exactly that many dice were likely enough, or promised enough, for an exact call."""


@dataclass(frozen=True, slots=True)
class Why:
    """The reason for an action and the numbers behind it.

    `held` own dice matched the bid (one's own, or the standing one that is called), of `dice` in hand;
    `chance` in 0..1 is what the mind gave that bid to hold (for an exact call: to be exact); `challenge` in
    0..1 is how likely it thought that the next seat challenges its bid, 0 for a call.
    """

    reason: Reason
    held: int
    dice: int
    chance: float
    challenge: float = 0.0


@dataclass(frozen=True, slots=True)
class Choice:
    """An action, the whole mixture (action, probability) that it was drawn from, and why it was taken."""

    action: Action
    policy: tuple[tuple[Action, float], ...]
    why: Why


class Mind(Protocol):
    """Whoever can play a seat. A mind keeps no memory: equal views and streams give equal choices."""

    @property
    def key(self) -> str:
        """Return the name by which the roster, records and words know this mind."""
        ...

    def choose(self, view: SeatView, chance: Chance) -> Choice:
        """Choose for the view's seat, which must be on turn; `chance` is the only randomness used."""
        ...


def draw(weights: Sequence[float], chance: Chance) -> int:
    """Return an index, drawn with the given weights (any positive sum)."""
    point = chance.random() * sum(weights)
    for index, weight in enumerate(weights):
        point -= weight
        if point < 0.0:
            return index
    return len(weights) - 1
