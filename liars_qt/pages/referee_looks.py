"""What of the referee's page can be shown or hidden, and the chance of a bid for whoever wants to see it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.dice.state import Phase
from engine.dice.view import SeatView
from liars_qt.bridge.coach import CoachBridge
from liars_qt.bridge.referee import RefereeBridge
from liars_qt.pages.referee_layout import RefereeLayout
from liars_qt.settings.options import Settings
from liars_qt.settings.referee import CHANCE, SIDE
from liars_qt.widgets.probability_bar import Chance
from liars_qt.words.coach import odds_text, zone_place


class RefereeLooks(QObject):
    """Show chance bar and side panel as the options say, and write the options at a switch."""

    def __init__(
        self, bridge: RefereeBridge, coach: CoachBridge, settings: Settings, parts: RefereeLayout
    ) -> None:
        """Begin with the options of now."""
        super().__init__(parts)
        self._bridge, self._coach, self._settings, self._parts = bridge, coach, settings, parts
        bids, acts = parts.controls.bids, parts.head.acts
        bids.considered.connect(self.show_chance)
        bids.controls.bar.shown_changed.connect(lambda on: settings.set(CHANCE, on))
        acts["side"].toggled.connect(lambda on: settings.set(SIDE, on))
        acts["chance"].toggled.connect(lambda on: settings.set(CHANCE, on))
        coach.ready.connect(self.show_chance)
        settings.changed.connect(self._apply)
        self._apply()

    def show_chance(self) -> None:
        """Show the chance of the bid made up, else of the standing one, as seen by one who knows no dice."""
        bids = self._parts.controls.bids
        bids.controls.bar.show_chance(self._chance() if self._bridge.is_open else None)

    def _chance(self) -> Chance | None:
        evening = self._bridge.evening
        bid = self._parts.controls.bids.considering or evening.table.round.standing
        if bid is None or evening.phase is not Phase.BIDDING:
            return None
        odds = self._coach.odds(SeatView(evening.table, None), bid)
        if odds is None:
            return None
        return Chance(odds.percent, zone_place(odds.zone), odds_text(bid, odds.percent, odds.zone))

    def _apply(self) -> None:
        chance, side = self._settings.get(CHANCE), self._settings.get(SIDE)
        self._parts.head.acts["chance"].setChecked(chance)
        self._parts.head.acts["side"].setChecked(side)
        self._parts.controls.bids.controls.bar.set_shown(chance)
        self._parts.side.setVisible(side)
