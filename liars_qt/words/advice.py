"""The coach's advice in words: what an action may cost, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from engine.dice.bid import Bid, Call
from liars_qt.words.dice import bid_text
from liars_qt.words.reasons import percent_text

if TYPE_CHECKING:
    from engine.coach.advice import Advice

translate = QCoreApplication.translate


def action_text(advice: Advice) -> str:
    """Return what the advice is about: a bid, or the name of a call."""
    if isinstance(advice.action, Bid):
        return bid_text(advice.action)
    if advice.action is Call.CHALLENGE:
        return translate("DiceControls", "Liar!")
    return translate("DiceControls", "Exactly!")


def cost_text(advice: Advice, knockout: bool) -> str:
    """Return the chance to lose a die or to take a penalty and, where dice leave, to win the match."""
    loss = percent_text(advice.loss)
    if not knockout or advice.win is None:
        return translate("Advice", "penalty {loss}").format(loss=loss)
    return translate("Advice", "die lost {loss}, match won {win}").format(
        loss=loss, win=percent_text(advice.win)
    )


def ground_text(advice: Advice) -> str:
    """Return why the action is as good or bad as it is."""
    sentence = {
        "own-dice": translate("Advice", "Your own dice make it true."),
        "likely": translate("Advice", "It holds {chance} of the time."),
        "passes": translate("Advice", "It holds {chance} of the time, and may well go unchallenged."),
        "exposed": translate("Advice", "It holds {chance} of the time, and asks to be challenged."),
        "bid-unlikely": translate("Advice", "The bid on the table holds only {chance} of the time."),
        "bid-likely": translate("Advice", "The bid on the table holds {chance} of the time."),
        "exact-likely": translate("Advice", "Exactly that many: {chance}, which is much."),
        "exact-unlikely": translate("Advice", "Exactly that many: {chance}, which is little."),
    }[advice.ground.value]
    return sentence.format(chance=percent_text(advice.chance))
