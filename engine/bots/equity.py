"""The chance to win a knockout match from how many dice everybody has left, from the program's own self-play."""

from __future__ import annotations

from functools import lru_cache

from engine.bots.equity_table import ROWS
from engine.dice.rules import MAX_DICE_PER_SEAT

SCALE = 100_000


@lru_cache(maxsize=1)
def table() -> dict[tuple[int, int, int], float]:
    """Return the chances by (seats still in, own dice, dice of the others together)."""
    chances = {}
    for line, row in enumerate(ROWS):
        seats, own = line // MAX_DICE_PER_SEAT + 2, line % MAX_DICE_PER_SEAT + 1
        for others, chance in enumerate(row.split(), start=seats - 1):
            chances[seats, own, others] = int(chance) / SCALE
    return chances


def win_chance(dice: tuple[int, ...], seat: int) -> float:
    """Return a seat's chance to be the last one in; 0 for a seat that is out, 1 for the last."""
    seats = sum(count > 0 for count in dice)
    if seats == 1 or not dice[seat]:
        return float(dice[seat] > 0)
    return table()[seats, dice[seat], sum(dice) - dice[seat]]
