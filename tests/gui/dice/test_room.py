"""Room: the smallest window holds everything, the table never jumps, long names and eight seats stay in place."""

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from engine.dice.rules import MENTEUR
from engine.records.record import Player
from tests.gui.stage import CALM, LANGUAGES, PERSON, Opened, Stage

SMALL = QSize(1093, 614)  # 1366 × 768 at 125 %
MINDS = ("calm", "bold", "shark")
AWKWARD = ("W" * 40, "<b>x</b>", "&File", "👩‍👩‍👧 Zoë", "\u202eabc", "Ann\tLee", "<img src=x>", "%1 {name}")


def test_the_table_never_jumps(stage: Stage) -> None:
    stage.deal("menteur", PERSON, *[Player(mind=mind) for mind in MINDS], seed="jump")
    sizes = set()
    stage.page.commands_changed.connect(lambda: sizes.add(stage.page.board.size().toTuple()))
    stage.page.telling.told.connect(lambda: sizes.add(stage.page.board.size().toTuple()))
    for _ in range(60):
        stage.until(lambda: stage.on_turn or stage.verdict_waits or stage.end_waits)
        sizes.add(stage.page.board.size().toTuple())
        if stage.end_waits:
            break
        if stage.verdict_waits:
            stage.page.outcome.press()
        else:
            stage.key("\r")
    assert len(sizes) == 1
