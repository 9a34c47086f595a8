"""Are the dice fair? All dice of recorded games by face, and how usual such a spread is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from engine.dice.state import Match
from engine.records.record import GameRecord, Mark
from engine.records.replay import advance, opening

FACES = 6
# Pearson's rule of thumb: below five expected in each class the chi-square distribution is no guide.
LEAST_PER_FACE = 5
Faces = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Spread:
    """Dice by face, their chi-square against equal chances, and the share of fair spreads at least as uneven.

    `usual` is a probability in 0..1, or None while there are too few dice to say anything.
    """

    faces: Faces
    chi_square: float
    usual: float | None

    @property
    def total(self) -> int:
        """Return the number of dice."""
        return sum(self.faces)


def faces_rolled(record: GameRecord) -> Faces:
    """Return how often each face (1..6) was rolled in a game, under every cup and in every round."""
    match = opening(record)
    counts = _faces(match)
    for entry in record.entries:
        match, _ = advance(match, entry, record.seed)
        if entry is Mark.NEXT:
            counts = added(counts, _faces(match))
    return counts


def _faces(match: Match) -> Faces:
    counted = Counter(die for hand in match.hands for die in hand)
    return tuple(counted[face] for face in range(1, FACES + 1))


def added(*counts: Faces) -> Faces:
    """Return the sum of counts by face; of none at all, six zeros."""
    return tuple(map(sum, zip(*counts, strict=True))) if counts else (0,) * FACES


def spread_of(faces: Iterable[int]) -> Spread:
    """Judge counts by face with Pearson's chi-square test, five degrees of freedom."""
    from scipy.special import chdtrc

    counts = tuple(faces)
    expected = sum(counts) / FACES
    if not expected:
        return Spread(counts, 0.0, None)
    chi_square = sum((count - expected) ** 2 for count in counts) / expected
    usual = float(chdtrc(FACES - 1, chi_square)) if expected >= LEAST_PER_FACE else None
    return Spread(counts, chi_square, usual)
