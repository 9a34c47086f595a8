"""A game of Red or Black as its record: what it was dealt from, and every action in order.

States are never kept. Replay, undo, autosave and export are this one value read in different ways.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.cards.actions import Action
from engine.cards.play import replay
from engine.cards.state import Game, Setup


@dataclass(frozen=True, slots=True)
class CardsRecord:
    """All that a game is made of; equal records replay to equal games.

    Anyone who holds the seed can work out the whole deck, so a record stays with the program.
    """

    setup: Setup
    actions: tuple[Action, ...] = ()

    def extended(self, action: Action) -> CardsRecord:
        """Return the record with one more action."""
        return replace(self, actions=(*self.actions, action))

    def cut(self, n: int) -> CardsRecord:
        """Return the record of the first `n` actions; raises ValueError when it holds fewer."""
        if not 0 <= n <= len(self.actions):
            raise ValueError(f"no first {n} of {len(self.actions)} actions")
        return replace(self, actions=self.actions[:n])

    def replay(self) -> Game:
        """Return the game after all the actions; raises Refused or ValueError where they do not fit."""
        return replay(self.setup, self.actions)
