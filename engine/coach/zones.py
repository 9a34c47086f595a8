"""Five words for a chance, judged on the whole percent that is shown, so that number and word never disagree."""

from __future__ import annotations

from enum import Enum
from math import floor


class Zone(Enum):
    """How much a standing bid is to be trusted."""

    NEARLY_CERTAIN = "nearly-certain"
    RELIABLE = "reliable"
    ON_THE_EDGE = "on-the-edge"
    RISKY = "risky"
    CHALLENGE_FREELY = "challenge-freely"


LOWER_BOUNDS = (
    (80, Zone.NEARLY_CERTAIN),
    (60, Zone.RELIABLE),
    (40, Zone.ON_THE_EDGE),
    (20, Zone.RISKY),
    (0, Zone.CHALLENGE_FREELY),
)


def shown_percent(chance: float) -> int:
    """Return the whole percent to show for a chance in 0..1.

    Halves round up. 100 and 0 are kept for what is certain and what is impossible: 0.998 shows 99, and 0.001
    shows 1, since a player reads "100 %" as a promise.
    """
    if chance <= 0.0 or chance >= 1.0:
        return 100 if chance >= 1.0 else 0
    return min(99, max(1, floor(chance * 100.0 + 0.5)))


def zone_of(percent: int) -> Zone:
    """Return the zone of a shown percent in 0..100."""
    return next(zone for bound, zone in LOWER_BOUNDS if percent >= bound)


def zone(chance: float) -> Zone:
    """Return the zone of a chance, by way of the percent that is shown for it."""
    return zone_of(shown_percent(chance))
