"""The coach's codes in words: zones, and the line over the counters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from engine.dice.bid import Bid
from liars_qt.words.dice import bid_text
from liars_qt.words.reasons import percent_text

if TYPE_CHECKING:
    from engine.coach.zones import Zone

translate = QCoreApplication.translate


def zone_texts() -> dict[str, str]:
    """Return the name of each zone by its code, from the lowest chance to the highest."""
    return {
        "challenge-freely": translate("Coach", "challenge without fear"),
        "risky": translate("Coach", "risky"),
        "on-the-edge": translate("Coach", "on the edge"),
        "reliable": translate("Coach", "reliable"),
        "nearly-certain": translate("Coach", "nearly certain"),
    }


def zone_place(zone: Zone) -> int:
    """Return a zone's place on the scale, 0 for the lowest chance to 4 for the highest."""
    return list(zone_texts()).index(zone.value)


def odds_text(bid: Bid, percent: int, zone: Zone) -> str:
    """Return the chance of a bid and what it means for whoever would challenge it."""
    sentence = {
        "nearly-certain": translate("Coach", "At least {bid}: {percent}, nearly certain, hardly ever a lie"),
        "reliable": translate("Coach", "At least {bid}: {percent}, reliable, risky to challenge"),
        "on-the-edge": translate("Coach", "At least {bid}: {percent}, on the edge, it could go either way"),
        "risky": translate("Coach", "At least {bid}: {percent}, risky to claim, worth a challenge"),
        "challenge-freely": translate("Coach", "At least {bid}: {percent}, challenge without fear"),
    }[zone.value]
    return sentence.format(bid=bid_text(bid), percent=percent_text(percent / 100))


def holds_text(percent: int) -> str:
    """Return the chance of the standing bid in a few words, to stand beside it."""
    return translate("Coach", "holds: {percent}").format(percent=percent_text(percent / 100))
