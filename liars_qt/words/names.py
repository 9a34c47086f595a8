"""What players are called: the name they typed, or one in the language of the program."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from engine.records.record import Player

translate = QCoreApplication.translate


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


def names_of(players: Sequence[Player], you: int | None) -> Names:
    """Return everybody's name; names that would be equal get a number."""
    alone = sum(player.mind is None for player in players) == 1
    plain = [_name(seat, player, alone) for seat, player in enumerate(players)]
    often, seen = Counter(plain), Counter[str]()
    distinct = []
    for name in plain:
        seen[name] += 1
        distinct.append(f"{name} {seen[name]}" if often[name] > 1 else name)
    return Names(tuple(distinct), you)


def _name(seat: int, player: Player, alone: bool) -> str:
    if player.name:
        return player.name
    if player.mind is not None:
        return mind_name(player.mind)
    if alone:
        return translate("Names", "You")
    return translate("Names", "Player {number}").format(number=seat + 1)
