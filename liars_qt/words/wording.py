"""The two wordings of the card game: with sips, or with small moves and no word about drinks anywhere.

The choice changes what is said and nothing else; the engine never hears of it.
"""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


class Wording(Enum):
    """How penalties are told."""

    SIPS = "sips"
    MOVES = "moves"


def switch_text(wording: Wording) -> str:
    """Return the label of the switch that turns small moves on; once they are, it no longer names what they replace."""
    if wording is Wording.SIPS:
        return translate("Wording", "Play without alcohol")
    return translate("Wording", "Small moves")


def times(points: int) -> str:
    """Return how often a small move is made: once, twice, three times."""
    return {
        1: translate("Wording", "once"),
        2: translate("Wording", "twice"),
        3: translate("Wording", "three times"),
    }[points]


def takes(points: int) -> str:
    """Return what somebody does who is charged 1 to 3 points, as it follows a name; never more than a sip a point."""
    return {
        1: translate("Wording", "takes a sip (alcohol-free is fine)", "follows a name"),
        2: translate("Wording", "takes two sips (alcohol-free is fine)", "follows a name"),
        3: translate("Wording", "takes three sips (alcohol-free is fine)", "follows a name"),
    }[points]
