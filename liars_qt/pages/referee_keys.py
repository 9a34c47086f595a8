"""The referee's keys: digits write numbers, letters call, on any keyboard layout.

French keyboards give & é " ' ( - è _ ç à for 1 to 0 without Shift. Letters are those of the dice table.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from liars_qt.pages.dice_keys import wish_of

_AZERTY = {sign: digit for digit, sign in enumerate("à&é\"'(-è_ç")}
_TOTAL = frozenset("tе")  # the key of the Latin t, and where it stands on a Russian keyboard
_SHORTCUT = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
BACK = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Up})
AHEAD = frozenset({Qt.Key.Key_Right, Qt.Key.Key_Down})


def digit_of(event: QKeyEvent, with_minus: bool = True) -> int | None:
    """Return the digit of a key, or None. `with_minus` reads the sign "-" as the French 6, which it shares."""
    text = event.text()
    if not text or event.modifiers() & _SHORTCUT:
        return None
    if text in "0123456789":
        return int(text)
    if text == "-" and not with_minus:
        wish = wish_of(event)
        return wish.face or None if wish is not None else None
    return _AZERTY.get(text)


def asks_for_total(event: QKeyEvent) -> bool:
    """Tell whether a key asks to tell one number for the whole table."""
    return not event.modifiers() & _SHORTCUT and bool(event.text()) and event.text().lower() in _TOTAL


class Typed:
    """Digits typed one after the other; they stay together until they are taken, however fast or slow."""

    def __init__(self, longest: int) -> None:
        """Have nothing typed; further digits than `longest` push the first ones out."""
        self._longest = longest
        self.text = ""

    def add(self, digit: int) -> None:
        """Write one more digit."""
        self.text = (self.text + str(digit))[-self._longest :]

    def rub_out(self) -> bool:
        """Take the last digit away; tell whether there was one."""
        had, self.text = bool(self.text), self.text[:-1]
        return had

    def clear(self) -> None:
        """Have nothing typed."""
        self.text = ""

    @property
    def number(self) -> int | None:
        """Return the number typed so far."""
        return int(self.text) if self.text else None
