"""The coach's chances for a page, once the mathematics behind them is loaded."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from engine.dice.bid import Bid
from engine.dice.view import SeatView
from liars_qt.bridge.thinker import Thinker

if TYPE_CHECKING:
    from engine.coach.zones import Zone

HEAVY = ("engine.coach.odds", "engine.coach.zones", "engine.bots.tempered")


class Odds(NamedTuple):
    """The chance that a bid holds: the whole percent to show, and its zone."""

    percent: int
    zone: Zone


def load() -> None:
    """Import what the coach and the bots stand on; takes a few tenths of a second the first time."""
    for name in HEAVY:
        importlib.import_module(name)


class CoachBridge(QObject):
    """Answer with chances as soon as they can be had; `ready` says when that is.

    The window shows its table before NumPy and SciPy are imported, so at first there is no answer.
    """

    ready = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Have nothing loaded yet."""
        super().__init__(parent)
        self.loaded = False

    async def warm_up(self, thinker: Thinker) -> None:
        """Load where the thinking is done."""
        await thinker.run(load)
        self.loaded = True
        self.ready.emit()

    def odds(self, view: SeatView, bid: Bid) -> Odds | None:
        """Return the chance of a bid from what the view knows, or None before everything is loaded."""
        if not self.loaded:
            return None
        from engine.coach.odds import chance_at_least
        from engine.coach.zones import shown_percent, zone_of

        percent = shown_percent(chance_at_least(view, bid))
        return Odds(percent, zone_of(percent))
