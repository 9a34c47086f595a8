"""What was asked for one person and comes late is told to nobody."""

import pytest
from PySide6.QtCore import Qt

from engine.coach.advice import Advice, Ground
from engine.dice.bid import Call
from liars_qt.settings import options
from tests.gui.shared_screen.table import BORIS, Shared

ADVICE = (Advice(Call.CHALLENGE, 0.1, 0.9, 0.0, 0.2, 0.0, Ground.BID_UNLIKELY),)


def told(shared: Shared) -> int:
    """Return how many slips of advice lie anywhere."""
    return shared.stage.page.parts.advice.model.rowCount()


@pytest.fixture
def advised(shared: Shared) -> Shared:
    """A shared table at which Boris, to act, has asked for advice that has not come yet."""
    shared.stage.program.settings.set(options.ADVICE, True)
    shared.to_boris()
    shared.confirm()
    shared.stage.until(lambda: shared.puppets.waiting)
    return shared


def test_advice_comes_to_whoever_asked(advised: Shared) -> None:
    advised.puppets.asked[-1].set_result(ADVICE)
    advised.stage.until(lambda: told(advised) == 1)


@pytest.mark.parametrize("why", ["acted", "taken back", "put away", "another game"])
def test_advice_that_comes_late_is_told_to_nobody(advised: Shared, why: str) -> None:
    late, stage = advised.puppets.asked[-1], advised.stage
    if why == "acted":
        stage.key(Qt.Key.Key_Return)
    elif why == "taken back":
        stage.key(Qt.Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)
    elif why == "put away":
        stage.window.showMinimized()
        stage.settle()
    else:
        advised.deal()
    assert stage.bridge.viewer is None
    late.set_result(ADVICE)
    stage.settle()
    assert told(advised) == 0


def test_advice_goes_with_the_dice_that_it_was_made_from(advised: Shared) -> None:
    advised.puppets.asked[-1].set_result(ADVICE)
    advised.stage.until(lambda: told(advised) == 1)
    advised.stage.bridge.cover()
    assert told(advised) == 0
    assert advised.stage.bridge.covered_for == BORIS
