"""What players are called: the name they typed, or one in the language of the program."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from unicodedata import normalize

from PySide6.QtCore import QCoreApplication

from engine.records.record import Player

translate = QCoreApplication.translate
_BOUND = "\N{NO-BREAK SPACE}"


def mind_name(mind: str) -> str:
    """Return the name of a temper; an unknown key speaks for itself."""
    names = {
        "calm": translate("Names", "Calm"),
        "bold": translate("Names", "Bold"),
        "shark": translate("Names", "Shark"),
        "master": translate("Names", "Master"),
    }
    return names.get(mind, mind)


@dataclass(frozen=True)
class Names:
    """The names of a table, by seat, and which seat is the reader's own (None: nobody's in particular)."""

    by_seat: tuple[str, ...]
    you: int | None

    def __getitem__(self, seat: int) -> str:
        """Return a seat's name."""
        return self.by_seat[seat]

    def brief(self, signs: int = 24) -> Names:
        """Return the names as large type or a slim column has room for them: of long ones the middle is left out.

        What tells twins apart is at the end.
        """
        half = (signs - 1) // 2
        cut = (name if len(name) <= signs else f"{name[:half]}…{name[-half:]}" for name in self.by_seat)
        return Names(tuple(cut), self.you)


def names_of(players: Sequence[Player], you: int | None) -> Names:
    """Return everybody's name; names that look alike get a number."""
    alone = sum(player.mind is None for player in players) == 1
    return Names(distinct([_name(seat, player, alone) for seat, player in enumerate(players)]), you)


def numbered_name(number: int) -> str:
    """Return what somebody without a name is called; no line ends before the number."""
    return translate("Names", "Player {number}").format(number=number).replace(" ", _BOUND)


def look(name: str) -> str:
    """Return what two names have in common that nobody could tell apart across a table.

    Case is no difference, neither is how an accent is written, nor whether a line may end at a blank.
    """
    return normalize("NFC", name).casefold().replace(_BOUND, " ")


def distinct(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names with a number behind those that look alike, so that no two are called the same."""
    looks = [look(name) for name in names]
    often, taken = Counter(looks), set(looks)
    found = []
    for name, seen in zip(names, looks, strict=True):
        if often[seen] > 1:
            numbered = (f"{name}{_BOUND}{number}" for number in count(1))
            name = next(each for each in numbered if look(each) not in taken)
            taken.add(look(name))
        found.append(name)
    return tuple(found)


def _name(seat: int, player: Player, alone: bool) -> str:
    if player.name:
        return player.name
    if player.mind is not None:
        return mind_name(player.mind)
    if alone:
        return translate("Names", "You")
    return numbered_name(seat + 1)
