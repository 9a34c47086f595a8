"""The chance of a bid, on the bar below the table and beside the bid to beat; it follows whatever it depends on."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.dice.bid import Bid
from engine.dice.state import Phase
from liars_qt.bridge.coach import CoachBridge, Odds
from liars_qt.bridge.dice import DiceBridge
from liars_qt.pages.dice_board import DiceBoard
from liars_qt.pages.dice_controls import DiceControls
from liars_qt.settings.options import COACH, Settings
from liars_qt.widgets.probability_bar import Chance
from liars_qt.words.coach import holds_text, odds_text, zone_place


class DiceChance(QObject):
    """Show the chance of the bid being made up, else of the standing one; beside that bid its own.

    Both are worked out from what the viewer may know; an onlooker is shown none.
    """

    def __init__(
        self,
        bridge: DiceBridge,
        coach: CoachBridge,
        settings: Settings,
        board: DiceBoard,
        controls: DiceControls,
    ) -> None:
        """Ask `coach` about the bridge's game and show the answers on these two."""
        super().__init__(controls)
        self._bridge, self._coach, self._settings = bridge, coach, settings
        self._board, self._controls = board, controls
        controls.considered.connect(self.refresh)
        coach.ready.connect(self.refresh)
        settings.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Work it out for the position and the bid of now."""
        bridge = self._bridge
        if not bridge.is_open or bridge.table.phase is not Phase.BIDDING or bridge.viewer is None:
            self.blank()
            return
        standing = bridge.table.round.standing
        self._show_hint(self._odds(standing))
        bid = self._controls.considering or standing
        self._show_bar(bid, self._odds(bid))

    def blank(self) -> None:
        """Take away what was worked out from somebody's dice, before anything else is said to anybody else."""
        self._board.show_hint("")
        self._controls.bar.show_chance(None)

    def _odds(self, bid: Bid | None) -> Odds | None:
        return None if bid is None else self._coach.odds(self._bridge.view, bid)

    def _show_hint(self, odds: Odds | None) -> None:
        wanted = odds is not None and self._settings.get(COACH)
        self._board.show_hint(holds_text(odds.percent) if odds is not None and wanted else "")

    def _show_bar(self, bid: Bid | None, odds: Odds | None) -> None:
        if bid is None or odds is None:
            self._controls.bar.show_chance(None)
            return
        text = odds_text(bid, odds.percent, odds.zone)
        self._controls.bar.show_chance(Chance(odds.percent, zone_place(odds.zone), text))
