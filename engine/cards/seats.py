"""The circle of seats: who sits where, what each has on the score, and which names look alike.

A seat is known by its `ident`, which never changes and is never given twice; its number at the table is only its
place in the circle. So a seat can be renamed, moved, or leave and come back, and keeps its own score.
An empty name means that the seat goes by its number, in whatever language is spoken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from unicodedata import category

MIN_SEATS = 2
MAX_SEATS = 12
NAME_LIMIT = 40
DEFAULT_NAMES = ("",) * 4

# The marks that tell equal names apart are the table's to give, and direction marks could turn a whole line round.
_MARKS = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫"
_DIRECTIONS = frozenset("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table: its name and its score.

    `bets` counts hits, misses and passes, but no bet that a joker voided; `streak` is the run of hits that goes on now.
    """

    ident: int
    name: str = ""
    penalties: int = 0
    bets: int = 0
    hits: int = 0
    streak: int = 0
    best_streak: int = 0


@dataclass(frozen=True, slots=True)
class Sitting:
    """A wish to sit: the seat that is meant, or None for somebody new, and the name."""

    ident: int | None
    name: str


def one_line(text: str) -> str:
    """Return a text on one line, without outer or double spaces, control characters or direction marks."""
    kept = (" " if category(c) == "Cc" else c for c in text if c not in _DIRECTIONS)
    return " ".join("".join(kept).split())


def clean_name(name: str) -> str:
    """Return a name on one line and without the table's own marks at its end."""
    return one_line(name).rstrip(_MARKS + " ")


def twin_marks(labels: Sequence[str]) -> tuple[int, ...]:
    """Return 0 for a label that stands alone, and 1, 2, ... for those that look alike, in order.

    Case is no difference: "Anna" and "anna" cannot be told apart by ear.
    """
    folded = [label.casefold() for label in labels]
    alike = Counter(folded)
    met: Counter[str] = Counter()
    marks: list[int] = []
    for label in folded:
        met[label] += 1
        marks.append(met[label] if alike[label] > 1 else 0)
    return tuple(marks)


def seating(seats: Sequence[Seat], names: Iterable[str]) -> tuple[Sitting, ...]:
    """Guess who is who in a typed list of names.

    A name that already sits keeps its seat wherever it moves in the list. Any other name renames the seat that
    had its place, if nobody else claims that seat, and otherwise belongs to somebody new.
    """
    wanted = [clean_name(name) for name in names]
    claims = _claims_by_name(seats, wanted)
    taken = set(claims)
    for place, seat in enumerate(seats[: len(wanted)]):
        if claims[place] is None and seat.ident not in taken:
            claims[place] = seat.ident
    return tuple(Sitting(ident, name) for ident, name in zip(claims, wanted, strict=True))


def _claims_by_name(seats: Sequence[Seat], wanted: Sequence[str]) -> list[int | None]:
    """Match equal names first come, first served; a seat that goes by its number has no name to be known by."""
    free = [seat for seat in seats if seat.name]
    claims: list[int | None] = []
    for name in wanted:
        match = next((seat for seat in free if seat.name == name), None)
        claims.append(None if match is None else match.ident)
        if match is not None:
            free.remove(match)
    return claims
