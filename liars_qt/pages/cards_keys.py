"""The keys of the card table, on any keyboard layout: digits bet and name players, letters do the same by their place.

Players ten to twelve go by the three keys after the 9. The place of a key counts where the system tells it, so
French & é " and Russian ь answer like the keys they stand on; elsewhere the signs themselves do.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent

translate = QCoreApplication.translate

SEAT_KEYS = "1234567890-="
_AZERTY = "&é\"'(-è_çà)="
# Where the row of digits begins: the scan code of the key that carries the 1.
_FIRST_DIGIT = {"linux": 10, "win32": 2}
_SHORTCUT = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class Want(Enum):
    """What a key asks for at the card table."""

    NUMBER = "number"
    DONE = "done"
    RED = "red"
    BLACK = "black"
    HIGHER = "higher"
    LOWER = "lower"
    PASS = "pass"
    BOUNCE = "bounce"
    IMMUNITY = "immunity"
    RULE = "rule"


@dataclass(frozen=True, slots=True)
class Wish:
    """What a key may mean, the likeliest first; `number` is that of the key in its row, from 1, or 0."""

    wants: tuple[Want, ...]
    number: int = 0


# A letter, the Russian one on the same key, and what it asks for; what fits the phase is taken.
_LETTERS = {
    "rк": (Want.RED, Want.RULE),
    "bи": (Want.BLACK, Want.BOUNCE),
    "hр": (Want.HIGHER,),
    "lд": (Want.LOWER,),
    "pз": (Want.PASS,),
    "iш": (Want.IMMUNITY,),
}


def wish_of(event: QKeyEvent) -> Wish | None:
    """Return what a key means at the card table, or None for a key that means nothing there."""
    if event.modifiers() & _SHORTCUT:
        return None
    if Qt.Key(event.key()) in ENTER:
        return Wish((Want.DONE,))
    number = _number(event)
    if number:
        return Wish((Want.NUMBER,), number)
    text = event.text().lower()
    wants = next((wants for letters, wants in _LETTERS.items() if text and text in letters), None)
    return None if wants is None else Wish(wants)


def _number(event: QKeyEvent) -> int:
    """Return which key of the row of digits it is, or 0; the keypad's digits have the signs only."""
    text = event.text()
    keypad = bool(event.modifiers() & Qt.KeyboardModifier.KeypadModifier)
    place = event.nativeScanCode() - _FIRST_DIGIT.get(sys.platform, 1 << 40) + 1
    if not keypad and 1 <= place <= len(SEAT_KEYS):
        return place
    if not text:
        return 0
    return SEAT_KEYS.find(text) + 1 or _AZERTY.find(text) + 1


def key_lines() -> list[tuple[str, str]]:
    """Return the keys that belong to no command of a menu, with what they do, for the list of keys."""
    return [
        (translate("CardKeys", "Place the first, second or third bet"), "1, 2, 3"),
        (translate("CardKeys", "Bet on red or black"), "R, B"),
        (translate("CardKeys", "Bet on higher or lower, pass"), "H, L, P"),
        (translate("CardKeys", "Name the player who does it"), "1 … 9, 0, -, ="),
        (translate("CardKeys", "Send the task back"), "B"),
        (translate("CardKeys", "Use immunity, or keep it"), "I"),
        (translate("CardKeys", "Type the king’s rule"), "R"),
        (translate("CardKeys", "Done, pass on"), translate("CardKeys", "Enter", "the key")),
    ]
