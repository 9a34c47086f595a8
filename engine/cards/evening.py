"""The piles that outlive a game: task cards for sixes and themes for eights.

An evening is a seed and how far each pile has been drawn. A pile is shuffled, drawn to its end without a
repetition, and shuffled anew, so one more game goes on where the last one stopped. Being a value, an evening
gives the same cards to a replay.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.cards.meanings import Pile
from engine.chance import Chance

SIZES = {Pile.TASKS: 24, Pile.THEMES: 16}


@dataclass(frozen=True, slots=True)
class Evening:
    """How far the piles of one evening are drawn."""

    seed: str
    tasks: int = 0
    themes: int = 0

    def draw(self, pile: Pile) -> tuple[int, Evening]:
        """Return the number of the next card of a pile, from 0, and the evening after it."""
        drawn = self.tasks if pile is Pile.TASKS else self.themes
        shuffle, place = divmod(drawn, SIZES[pile])
        order = Chance(self.seed).stream(pile.value, shuffle).shuffled(range(SIZES[pile]))
        after = replace(self, tasks=drawn + 1) if pile is Pile.TASKS else replace(self, themes=drawn + 1)
        return order[place], after
