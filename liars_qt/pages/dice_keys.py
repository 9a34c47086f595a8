"""The keys of the dice table, whatever the keyboard layout: digits choose a face, letters call.

French keyboards give & é " ' ( - for 1..6 without Shift, Czech ones + ě š č ř ž, Russian ones ь and з where M
and P are. So the place of a key counts where the system tells it: a "-" from the key that carries the 6 means
that face, any other takes one die off.
"""

from __future__ import annotations

import sys
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

AZERTY = {"&": 1, "é": 2, '"': 3, "'": 4, "(": 5, "§": 6}
CHALLENGE = frozenset("mь")
EXACT = frozenset("pз")
STYLE = frozenset("sы")
# Where the row of digits begins: the scan code of the key that carries the 1.
FIRST_DIGIT = {"linux": 10, "win32": 2}
FACES = range(1, 7)
_NOWHERE = 1 << 40  # further than any scan code


class Want(Enum):
    """What a key asks for at the table."""

    FACE = "face"
    MORE = "more"
    LESS = "less"
    NEXT_FACE = "next-face"
    PREVIOUS_FACE = "previous-face"
    STYLE = "style"
    BID = "bid"
    CHALLENGE = "challenge"
    EXACT = "exact"


class Wish(NamedTuple):
    """A key's meaning; `face` goes with Want.FACE."""

    want: Want
    face: int = 0


_PLAIN = {
    Qt.Key.Key_Up: Want.MORE,
    Qt.Key.Key_Plus: Want.MORE,
    Qt.Key.Key_Equal: Want.MORE,
    Qt.Key.Key_Down: Want.LESS,
    Qt.Key.Key_Minus: Want.LESS,
    Qt.Key.Key_Right: Want.NEXT_FACE,
    Qt.Key.Key_Left: Want.PREVIOUS_FACE,
    Qt.Key.Key_Return: Want.BID,
    Qt.Key.Key_Enter: Want.BID,
}


def wish_of(event: QKeyEvent) -> Wish | None:
    """Return what a key means at the table, or None for a key that means nothing there."""
    shortcut = (
        Qt.KeyboardModifier.ControlModifier
        | Qt.KeyboardModifier.AltModifier
        | Qt.KeyboardModifier.MetaModifier
    )
    if event.modifiers() & shortcut:
        return None
    face = _face(event)
    if face:
        return Wish(Want.FACE, face)
    want = _PLAIN.get(Qt.Key(event.key())) or _letter(event.text().lower())
    return None if want is None else Wish(want)


def _face(event: QKeyEvent) -> int:
    text = event.text()
    if text in "123456" and text:
        return int(text)
    place = event.nativeScanCode() - FIRST_DIGIT.get(sys.platform, _NOWHERE) + 1
    return place if place in FACES else AZERTY.get(text, 0)


def _letter(text: str) -> Want | None:
    if not text:
        return None
    for letters, want in ((CHALLENGE, Want.CHALLENGE), (EXACT, Want.EXACT), (STYLE, Want.STYLE)):
        if text in letters:
            return want
    return None
