"""A game of dice as its record: the rules, who sat there, the seed, and every entry in order.

States are never kept. Replay, undo, autosave and export are this one value read in different ways.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from engine.dice.bid import Action
from engine.dice.rules import RuleSet


class Mark(Enum):
    """An entry that is no seat's action: the table moves on, or calls a penalty game off."""

    NEXT = "next"
    END = "end"


Entry = Action | Mark


class Player(NamedTuple):
    """Who sits at a seat: a person (`mind` is None) or the bot of that key.

    Without a name the seat goes by whatever the language calls it, so a record reads well in each of them.
    """

    name: str | None = None
    mind: str | None = None


class GameRecord(NamedTuple):
    """All that a game is made of; equal records replay to equal states.

    `dice` is each seat's dice at the start, None for the rules' own number. Anyone who holds the seed can
    work out every roll, so a record stays with the dealer.
    """

    rules: RuleSet
    players: tuple[Player, ...]
    seed: str
    opener: int = 0
    dice: tuple[int, ...] | None = None
    entries: tuple[Entry, ...] = ()

    def extended(self, entry: Entry) -> GameRecord:
        """Return the record with one more entry."""
        return self._replace(entries=(*self.entries, entry))

    def cut(self, n: int) -> GameRecord:
        """Return the record of the first `n` entries; raises ValueError when it holds fewer."""
        if not 0 <= n <= len(self.entries):
            raise ValueError(f"no first {n} of {len(self.entries)} entries")
        return self._replace(entries=self.entries[:n])
