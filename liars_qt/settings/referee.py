"""The referee's own options."""

from __future__ import annotations

from liars_qt.settings.options import flag, text

CHANCE = flag("referee/chance", default=False)
SIDE = flag("referee/side", default=True)
TABLE = text("referee/table")
