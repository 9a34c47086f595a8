"""The chance to win a knockout match from how many dice everybody has left, from the program's own self-play.

Up to six seats every state of one to six dice each is in the table, whoever sits where and opens: at two seats,
opening is worth less than half a percent. At a larger table, chances are shares of weights that come closest to
those of six.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

from engine.bots.equity_table import ROWS, WEIGHTS
from engine.dice.rules import MAX_DICE_PER_SEAT

FULL_TABLE = 6
"""The most seats whose states are all in the table."""
SCALE = 100_000


def states(seats: int) -> list[tuple[int, ...]]:
    """Return every state of some seats, dice counts in ascending order, as they follow each other in the table."""
    return list(combinations_with_replacement(range(1, MAX_DICE_PER_SEAT + 1), seats))


@lru_cache(maxsize=FULL_TABLE)
def table(seats: int) -> dict[tuple[tuple[int, ...], int], float]:
    """Return the chances of some seats by state and own dice."""
    keys = [(state, own) for state in states(seats) for own in sorted(set(state))]
    chances = (int(cell) / SCALE for cell in ROWS[seats].split())
    return dict(zip(keys, chances, strict=True))


def win_chance(dice: tuple[int, ...], seat: int) -> float:
    """Return a seat's chance to be the last one in; 0 for a seat that is out, 1 for the last."""
    state = tuple(sorted(count for count in dice if count))
    if len(state) == 1 or not dice[seat]:
        return float(dice[seat] > 0)
    if len(state) <= FULL_TABLE:
        return table(len(state))[state, dice[seat]]
    return WEIGHTS[dice[seat] - 1] / sum(WEIGHTS[count - 1] for count in state)
