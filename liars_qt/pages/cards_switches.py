"""How the card table looks: its switches and the options say the same, whoever changes which."""

from __future__ import annotations

from PySide6.QtCore import QObject

from liars_qt.look.motion import MotionLevel, motion_for
from liars_qt.pages.cards_board import CardsBoard
from liars_qt.pages.cards_controls import CardsControls
from liars_qt.pages.cards_head import CardsHead
from liars_qt.pages.cards_side import CardsSide
from liars_qt.settings.cards import FOUR_COLOURS, ODDS, PANEL, WORDING
from liars_qt.settings.options import MOTION, Settings


class CardsSwitches(QObject):
    """Show panel, odds, colours and motion as the options say, and write the options at a switch."""

    def __init__(
        self, settings: Settings, head: CardsHead, board: CardsBoard, controls: CardsControls, side: CardsSide
    ) -> None:
        """Begin with the options of now."""
        super().__init__(head)
        self._settings = settings
        self._head, self._board, self._controls, self._side = head, board, controls, side
        sheet = side.settings
        sheet.wording_wanted.connect(lambda wording: settings.set(WORDING, wording.value))
        sheet.four_colours_wanted.connect(lambda on: settings.set(FOUR_COLOURS, on))
        sheet.closed.connect(lambda: head.gear.setChecked(False))
        for wanted in (sheet.odds_wanted, controls.bets.odds_wanted, head.odds.toggled):
            wanted.connect(lambda on: settings.set(ODDS, on))
        head.panel.toggled.connect(lambda on: settings.set(PANEL, on))
        head.gear.toggled.connect(self._show_sheet)
        settings.changed.connect(self._apply)
        self._apply()

    def _show_sheet(self, shown: bool) -> None:
        """Show the sheet of settings, or the panel if it is wanted."""
        self._side.show_settings(shown)
        self._side.setVisible(shown or self._settings.get(PANEL))

    def _apply(self) -> None:
        motion = motion_for(MotionLevel(self._settings.get(MOTION)))
        self._board.set_motion(motion)
        self._controls.set_motion(motion)
        odds, panel, colours = (self._settings.get(option) for option in (ODDS, PANEL, FOUR_COLOURS))
        self._head.odds.setChecked(odds)
        self._head.panel.setChecked(panel)
        self._controls.bets.show_odds(odds)
        self._board.set_four_colours(colours)
        self._side.show_odds(odds)
        self._side.settings.show_looks(odds, colours)
        self._side.setVisible(panel or self._side.showing_settings)
