"""The options of Red or Black."""

from __future__ import annotations

from liars_qt.settings.options import choice, flag, text

WORDING = choice("cards/wording", "sips", "moves")
ODDS = flag("cards/odds", default=True)
FOUR_COLOURS = flag("cards/four-colours", default=False)
PANEL = flag("cards/panel", default=True)
TABLE = text("cards/table")
