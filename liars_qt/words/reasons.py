"""What a bot says of its own bid or call, in its own voice, from the reason that made it act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

if TYPE_CHECKING:
    from engine.bots.choice import Why

translate = QCoreApplication.translate


def percent_text(chance: float) -> str:
    """Return a chance (0..1) as a whole percent in the way of the language."""
    number = QLocale().toString(round(chance * 100))
    return translate(
        "Reasons", "{number}%", "a whole percent; French and Russian set a space before the sign"
    ).format(number=number)


def reason_text(why: Why) -> str:
    """Return one sentence: what the bot held, what chance it saw, what it was up to."""
    from engine.bots.choice import Reason  # for a reveal: no start waits for it

    sentence = {
        Reason.HONEST: translate("Reasons", "{hand}, I gave it {chance}: an honest bid."),
        Reason.STRETCHING: translate("Reasons", "{hand}, I gave it {chance}: a bit of a stretch."),
        Reason.BLUFFING: translate("Reasons", "{hand}, I gave it {chance}: a bluff."),
        Reason.DOUBTING: translate("Reasons", "{hand}, I gave that bid {chance}: too little to believe."),
        Reason.CORNERED: translate(
            "Reasons", "{hand}, I gave that bid {chance}, but any raise looked worse."
        ),
        Reason.NO_RAISE_LEFT: translate(
            "Reasons", "{hand}, I gave that bid {chance}, and no raise was left."
        ),
        Reason.COUNTING: translate("Reasons", "{hand}, I gave that very number {chance}."),
    }[why.reason]
    return sentence.format(hand=_hand_text(why), chance=percent_text(why.chance))


def _hand_text(why: Why) -> str:
    if why.held == 0:
        return translate("Reasons", "None of my dice fit")
    return translate("Reasons", "%n of my dice fit", None, why.held)
