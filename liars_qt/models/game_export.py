"""A game for other programs and for other people: as JSON, or told round by round in plain words."""

from __future__ import annotations

import json

from PySide6.QtCore import QIODevice, QSaveFile

from engine.records.codec import encode
from engine.records.record import GameRecord
from liars_qt.models.rounds import RoundsModel
from liars_qt.widgets.round_history import RoundRole


def as_json(record: GameRecord) -> str:
    """Return a record as JSON, to be read by people too; it can be read back without loss."""
    return json.dumps(encode(record), ensure_ascii=False, indent=1) + "\n"


def as_text(head: str, rounds: RoundsModel) -> str:
    """Return a head line and every round with its bids, its dice and its verdict."""
    return "\n\n".join([head, *(_round(rounds, row) for row in range(rounds.rowCount()))]) + "\n"


def _round(rounds: RoundsModel, row: int) -> str:
    index = rounds.index(row)
    bids = (f"{made.name} {made.bid.quantity} × {made.bid.face}" for made in index.data(RoundRole.BIDS))
    hands = (
        f"  {hand.name}: {' '.join(str(die.face) for die in hand.dice)} ({hand.tally})"
        for hand in index.data(RoundRole.HANDS)
    )
    lines = [index.data(RoundRole.TITLE), "  " + ", ".join(bids), *hands]
    verdict = index.data(RoundRole.VERDICT)
    return "\n".join([*lines, f"  {verdict}"] if verdict else lines)


def write(path: str, text: str) -> str:
    """Write a text as a whole or not at all; return what the system says went wrong, or nothing."""
    file = QSaveFile(path)
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        return file.errorString()
    file.write(text.encode("utf-8"))
    return "" if file.commit() else file.errorString()
