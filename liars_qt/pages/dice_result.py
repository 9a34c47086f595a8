"""How a game ended, in a headline and a line of figures."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.dice.events import Won
from engine.dice.state import Table
from liars_qt.words.dice import event_text
from liars_qt.words.names import Names

translate = QCoreApplication.translate


def result_of(table: Table, names: Names) -> tuple[str, str]:
    """Return the headline and the figures of a game that is over."""
    names = names.brief()
    if table.winner is not None:
        return event_text(Won(table.winner), names), _figures(table, names)
    standings = "  \N{MIDDLE DOT}  ".join(_penalties(table, seat, names) for seat in _by_penalties(table))
    return translate("DiceResult", "The game is over."), standings


def _figures(table: Table, names: Names) -> str:
    rounds = translate("DiceResult", "%n rounds", None, len(table.history) + 1)
    if names.you is None:
        return rounds
    from engine.records.tallies import summary_of  # for the end of a game alone

    summary = summary_of(table, names.you)
    if not summary.challenges:
        return rounds
    challenges = translate("DiceResult", "your challenges: {right} of {all} right")
    told = challenges.format(right=summary.challenges_right, all=summary.challenges)
    return f"{rounds}  \N{MIDDLE DOT}  {told}"


def _by_penalties(table: Table) -> list[int]:
    return sorted(range(len(table.seats)), key=lambda seat: table.seats[seat].penalties)


def _penalties(table: Table, seat: int, names: Names) -> str:
    total = translate("DiceResult", "%n penalties", None, table.seats[seat].penalties)
    return translate("DiceResult", "{name}: {penalties}").format(name=names[seat], penalties=total)
