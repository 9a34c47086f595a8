"""For ears: every widget that can be used or is painted has a name, and what happens is told."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QProgressBar, QWidget

from engine.dice.bid import Bid
from liars_qt.widgets.bid_label import BidLabel
from liars_qt.widgets.hand import HandView
from liars_qt.widgets.seat import SeatView
from liars_qt.widgets.verdict_panel import Counter
from tests.gui.stage import LANGUAGES, Opened, Puppets, Stage

TOLD = (QAbstractButton, QAbstractItemView, QProgressBar, SeatView)


def challenged(stage: Stage, puppets: Puppets) -> None:
    """Bring a verdict about."""
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: puppets.waiting)
    puppets.answer(Bid(3, 3))
    stage.until(lambda: stage.on_turn)
    stage.key(Qt.Key.Key_M)
    stage.until(lambda: stage.verdict_waits)


def name_of(widget: QWidget) -> str:
    """Return what a screen reader says of a widget first."""
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return widget.accessibleName() or text.replace("&", "") or widget.accessibleDescription()


def assert_named(stage: Stage) -> None:
    """Every widget on show that can be used, and every painted one, has a name."""
    for widget in stage.window.findChildren(QWidget):
        if not widget.isVisible() or widget.objectName().startswith("qt_"):
            continue
        usable = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not isinstance(widget, QAbstractItemView)
        if isinstance(widget, TOLD) or usable:
            assert name_of(widget), f"{widget} of {widget.parent()} has no name"
        if isinstance(widget, BidLabel) and widget.bid is not None:
            assert widget.accessibleName()
        if isinstance(widget, HandView) and (widget.hand.dice or widget.hand.covered):
            assert widget.accessibleDescription()
        if isinstance(widget, Counter):
            assert widget.accessibleName() == str(widget.count)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_show_has_a_name_in_every_phase(
    opened: Opened, puppets: Puppets, language: str
) -> None:
    stage = opened(puppets, language=language)
    stage.deal("wild-strict")
    assert_named(stage)
    challenged(stage, puppets)
    assert_named(stage)
    stage.bridge.end()
    stage.until(lambda: stage.end_waits)
    assert_named(stage)


def test_a_covered_hand_says_how_many_dice_and_nothing_of_them(stage: Stage) -> None:
    assert stage.page.board.felt.others[0].hand.accessibleDescription() == "5 dice under the cup"
    own = stage.page.board.felt.own.hand.accessibleDescription()
    assert own == "Your dice: " + ", ".join(map(str, sorted(stage.bridge.view.hand)))


@pytest.fixture
def ears(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that is announced from now on."""
    heard: list[str] = []

    def hear(event: QAccessibleAnnouncementEvent) -> None:
        heard.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(hear))
    return heard


def test_bids_turns_and_verdicts_are_announced(
    puppet_stage: Stage, puppets: Puppets, ears: list[str]
) -> None:
    challenged(puppet_stage, puppets)
    told = "\n".join(ears)
    for sentence in ("You bid 2 × 2.", "Calm bids 3 × 3.", "You challenge 3 × 3.", "found", "loses a die"):
        assert sentence in told or sentence.replace("loses", "lose") in told, sentence
    ears.clear()
    puppet_stage.key(Qt.Key.Key_Return)
    assert any(sentence.startswith("New round") for sentence in ears)


def test_ones_turn_is_announced(puppet_stage: Stage, puppets: Puppets, ears: list[str]) -> None:
    puppet_stage.key(Qt.Key.Key_Return)
    puppet_stage.until(lambda: puppets.waiting)
    ears.clear()
    puppets.answer(Bid(3, 3))
    puppet_stage.until(lambda: puppet_stage.on_turn)
    assert any("your turn" in sentence.lower() for sentence in ears)


def test_why_a_bot_bid_so_is_announced(puppet_stage: Stage, puppets: Puppets, ears: list[str]) -> None:
    challenged(puppet_stage, puppets)
    assert any("honest bid" in sentence for sentence in ears)


def test_the_outcome_is_not_told_before_the_cups_are_up(
    opened: Opened, puppets: Puppets, ears: list[str]
) -> None:
    stage = opened(puppets, MOTION="full")
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: puppets.waiting)
    puppets.answer(Bid(3, 3))
    stage.until(lambda: stage.on_turn)
    stage.key(Qt.Key.Key_M)
    assert stage.page.board.revealing
    told = "\n".join(ears)
    assert "You challenge" in told
    assert "found" not in told
    assert "die" not in told.replace("dice", "")
    stage.key("x")
    assert "found" in "\n".join(ears)


def test_a_refusal_is_announced(puppet_stage: Stage, puppets: Puppets, ears: list[str]) -> None:
    puppet_stage.deal("menteur")
    ones = puppet_stage.page.controls.picker.faces[0]
    assert not ones.isEnabled()
    puppet_stage.click(ones)
    assert "A round may not open with ones." in ears
    assert puppet_stage.page.notice.isVisible()
