"""An evening as its record: what it started from and all that was entered, corrections included.

A correction is an entry like any other, so undo, redo and autosave need to know nothing about it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.referee.actions import Action
from engine.referee.evening import Setup


@dataclass(frozen=True, slots=True)
class Correct:
    """Entry number `at` was told wrongly: it was `action`, or nothing at all (None).

    `without` are the numbers of later entries that fell with it, since they could not have happened so.
    """

    at: int
    action: Action | None
    without: tuple[int, ...] = ()


Entry = Action | Correct


@dataclass(frozen=True, slots=True)
class EveningRecord:
    """All that an evening is made of; equal records replay to equal evenings."""

    setup: Setup
    entries: tuple[Entry, ...] = ()

    def extended(self, entry: Entry) -> EveningRecord:
        """Return the record with one more entry."""
        return replace(self, entries=(*self.entries, entry))

    def cut(self, n: int) -> EveningRecord:
        """Return the record of the first `n` entries; raises ValueError when it holds fewer."""
        if not 0 <= n <= len(self.entries):
            raise ValueError(f"no first {n} of {len(self.entries)} entries")
        return replace(self, entries=self.entries[:n])
