"""What a spread of dice says about them, in one sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from engine.records.fairness import Spread
from liars_qt.words.reasons import percent_text

translate = QCoreApplication.translate

# Below these shares of fair spreads a reader would wonder, and would be right to.
WONDER, DOUBT = 0.05, 0.001


def reading_text(spread: Spread) -> str:
    """Return what the counts say: how often fair dice are at least this uneven."""
    if spread.usual is None:
        return translate("Fairness", "Too few dice to say anything yet.")
    share = percent_text(spread.usual)
    if spread.usual >= WONDER:
        return translate(
            "Fairness", "An ordinary spread: fair dice are at least this uneven in {share} of cases."
        ).format(share=share)
    if spread.usual >= DOUBT:
        return translate(
            "Fairness",
            "A rather uneven spread: with fair dice it comes in {share} of cases, so now and then.",
        ).format(share=share)
    return translate(
        "Fairness", "A very uneven spread: fair dice give one less than once in a thousand cases."
    )


def measure_text(spread: Spread) -> str:
    """Return how many dice were counted and their chi-square."""
    dice = translate("Fairness", "%n dice rolled", None, spread.total)
    if spread.usual is None:
        return dice
    value = QLocale().toString(spread.chi_square, "f", 1)
    return translate("Fairness", "{dice}, χ² = {value}").format(dice=dice, value=value)


def counts_text(spread: Spread) -> str:
    """Return the counts by face, for a screen reader."""
    return ", ".join(
        translate("Fairness", "{face}: {count}").format(face=face, count=QLocale().toString(count))
        for face, count in enumerate(spread.faces, 1)
    )
