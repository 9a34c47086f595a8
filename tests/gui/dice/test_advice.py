"""The coach's advice beside the table: on demand, for the position on show, and for nobody but whoever is to act."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from engine.dice.bid import Bid, Call
from engine.dice.legality import legal_actions
from engine.records.record import Player
from liars_qt.models.advice import AdviceRole
from liars_qt.settings import options
from tests.gui.stage import CALM, PERSON, Opened, Stage


def actions_of(stage: Stage) -> list[str]:
    model = stage.page.parts.advice.model
    return [str(model.index(row).data(AdviceRole.ACTION)) for row in range(model.rowCount())]


def test_it_is_shut_at_first_and_asks_for_nothing(stage: Stage) -> None:
    assert stage.page.parts.advice.isHidden()
    assert actions_of(stage) == []


def test_one_key_opens_it_with_the_best_action_first(stage: Stage) -> None:
    stage.deal("menteur")
    stage.key(Qt.Key.Key_D, modifier=Qt.KeyboardModifier.ControlModifier)
    stage.until(lambda: actions_of(stage))
    model = stage.page.parts.advice.model
    behind = [model.index(row).data(AdviceRole.SHARE) for row in range(model.rowCount())]
    assert behind == sorted(behind)
    assert behind[0] == 0.0
    assert stage.program.settings.get(options.ADVICE)


def test_what_is_advised_is_legal(stage: Stage) -> None:
    stage.program.settings.set(options.ADVICE, True)
    stage.deal("menteur")
    heard: list[object] = []
    stage.bridge.advised.connect(lambda advice: heard.extend(entry.action for entry in advice))
    stage.page.controls.picker.commit()
    stage.until(lambda: stage.on_turn or stage.verdict_waits)
    if stage.on_turn:
        stage.until(lambda: heard)
        assert set(heard) <= set(legal_actions(stage.bridge.table))
        assert Call.CHALLENGE in heard


def test_an_action_takes_the_advice_away(stage: Stage) -> None:
    stage.program.settings.set(options.ADVICE, True)
    stage.deal()
    stage.until(lambda: actions_of(stage))
    stage.bridge.act(Bid(5, 5), stage.bridge.revision)
    assert actions_of(stage) == [] or stage.bridge.may_act


def test_two_people_see_it_only_after_they_confirmed(stage: Stage) -> None:
    stage.program.settings.set(options.ADVICE, True)
    stage.deal("knockout", Player("Anna"), Player("Boris"), CALM)
    stage.settle()
    assert actions_of(stage) == []
    stage.bridge.uncover()
    stage.until(lambda: actions_of(stage))
    stage.bridge.act(Bid(2, 2), stage.bridge.revision)
    assert actions_of(stage) == []


@pytest.mark.parametrize(
    ("language", "word"), [("en", "match won"), ("ru", "победа"), ("fr", "partie gagnée")]
)
def test_each_row_says_cost_and_reason(opened: Opened, language: str, word: str) -> None:
    stage = opened(language=language, ADVICE="true")
    stage.deal("knockout", PERSON, CALM)
    stage.until(lambda: actions_of(stage))
    index = stage.page.parts.advice.model.index(0)
    assert word in str(index.data(AdviceRole.COST))
    assert str(index.data(AdviceRole.GROUND))
    assert str(index.data(AdviceRole.ACTION)) in str(index.data(Qt.ItemDataRole.AccessibleTextRole))
