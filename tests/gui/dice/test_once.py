"""A press acts once at most, and never on a bid that the player had not seen."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.bots.choice import Choice
from engine.dice.bid import Bid, Call
from engine.dice.state import Phase
from engine.records.record import Mark
from liars_qt.bridge import coach
from tests.gui.stage import WHY, Opened, Puppets, Stage, over

T = TypeVar("T")
NEVER_MS = 600_000
LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def double_click(stage: Stage, widget: QWidget) -> None:
    """Double-click where a widget is, however the window changes between the two presses."""
    point = widget.mapTo(stage.window, widget.rect().center())
    for press in (QTest.mouseClick, QTest.mouseDClick, QTest.mouseClick):
        press(stage.window.windowHandle(), LEFT, PLAIN, point)


def answer(stage: Stage, puppets: Puppets, action: Bid | Call) -> None:
    """Let the bot act and the table take it in."""
    stage.until(lambda: puppets.waiting)
    revision = stage.bridge.revision
    puppets.answer(action)
    stage.until(lambda: stage.bridge.revision > revision)


@pytest.fixture
def slow_fingers(qapp: QApplication) -> Callable[[], None]:
    """Return what makes the moment without presses last for good."""
    return lambda: qapp.setDoubleClickInterval(NEVER_MS)


def test_a_double_click_bids_once(puppet_stage: Stage) -> None:
    double_click(puppet_stage, puppet_stage.page.controls.picker.bid_button)
    assert puppet_stage.bridge.record.entries == (Bid(2, 2),)


def test_a_second_click_after_the_bots_bid_came_between_is_dropped(
    puppet_stage: Stage, puppets: Puppets, slow_fingers: Callable[[], None]
) -> None:
    stage = puppet_stage
    stage.click(stage.page.controls.picker.bid_button)
    slow_fingers()
    answer(stage, puppets, Bid(3, 3))
    for button in (stage.page.controls.picker.bid_button, stage.page.controls.challenge):
        double_click(stage, button)
    stage.key(Qt.Key.Key_Return, Qt.Key.Key_M)
    assert stage.bridge.record.entries == (Bid(2, 2), Bid(3, 3))


def test_the_controls_open_again_after_the_moment(puppet_stage: Stage, puppets: Puppets) -> None:
    stage = puppet_stage
    stage.key(Qt.Key.Key_Return)
    answer(stage, puppets, Bid(3, 3))
    stage.until(lambda: stage.on_turn)
    stage.click(stage.page.controls.challenge)
    assert stage.bridge.record.entries[-1] is Call.CHALLENGE


def test_a_press_begun_before_the_bots_bid_does_not_count_when_it_is_let_go(
    puppet_stage: Stage, puppets: Puppets
) -> None:
    stage = puppet_stage
    stage.key(Qt.Key.Key_Return)
    window = stage.window.windowHandle()
    for button in (stage.page.controls.challenge, stage.page.controls.picker.bid_button):
        point = button.mapTo(stage.window, button.rect().center())
        QTest.mousePress(window, LEFT, PLAIN, point)
        if not stage.on_turn:
            answer(stage, puppets, Bid(3, 3))
            stage.until(lambda: stage.on_turn)
            QTest.mouseRelease(window, LEFT, PLAIN, point)
            assert stage.bridge.record.entries == (Bid(2, 2), Bid(3, 3))
            stage.bridge.undo()
            stage.until(lambda: stage.on_turn)
            stage.key(Qt.Key.Key_Return)


def test_a_held_enter_bids_once(puppet_stage: Stage, puppets: Puppets) -> None:
    stage = puppet_stage
    stage.key(Qt.Key.Key_Return)
    for _ in range(5):
        stage.stroke("\r", Qt.Key.Key_Return, repeat=True)
    answer(stage, puppets, Bid(3, 3))
    stage.until(lambda: stage.on_turn)
    for _ in range(20):
        stage.stroke("\r", Qt.Key.Key_Return, repeat=True)
        stage.stroke("m", Qt.Key.Key_M, repeat=True)
    assert stage.bridge.record.entries == (Bid(2, 2), Bid(3, 3))


def test_a_held_enter_neither_leaves_a_verdict_nor_starts_a_game(puppet_stage: Stage) -> None:
    stage = puppet_stage
    stage.deal("classic")
    stage.key(Qt.Key.Key_Return)
    stage.bridge.end()
    stage.until(lambda: stage.end_waits)
    for _ in range(20):
        stage.stroke("\r", Qt.Key.Key_Return, repeat=True)
    assert over(stage)


def test_a_double_click_challenges_once_and_leaves_the_verdict_standing(
    puppet_stage: Stage, puppets: Puppets, slow_fingers: Callable[[], None]
) -> None:
    stage = puppet_stage
    stage.key(Qt.Key.Key_Return)
    answer(stage, puppets, Bid(3, 3))
    stage.until(lambda: stage.on_turn)
    slow_fingers()
    double_click(stage, stage.page.controls.challenge)
    double_click(stage, stage.page.outcome.verdict.button)
    assert stage.bridge.record.entries[2:] == (Call.CHALLENGE,)
    assert stage.bridge.table.phase is Phase.SETTLED


def test_a_double_click_calls_exact_once_and_leaves_the_verdict_standing(
    puppet_stage: Stage, puppets: Puppets, slow_fingers: Callable[[], None]
) -> None:
    stage = puppet_stage
    stage.deal("menteur")
    stage.key(Qt.Key.Key_Return)
    answer(stage, puppets, Bid(3, 3))
    stage.until(lambda: stage.on_turn)
    slow_fingers()
    double_click(stage, stage.page.controls.exact)
    assert stage.bridge.record.entries[2:] == (Call.EXACT,)
    assert stage.bridge.table.phase is Phase.SETTLED


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
@pytest.mark.parametrize("part", ["bid", "challenge", "exact", "continue", "again"])
def test_a_key_held_on_a_button_presses_it_once(
    puppet_stage: Stage, puppets: Puppets, part: str, key: Qt.Key
) -> None:
    """The key goes down, repeats while whatever comes up comes up, and is let go."""
    stage = puppet_stage
    controls, outcome = stage.page.controls, stage.page.outcome
    stage.deal("menteur" if part != "again" else "classic")
    if part != "bid":
        stage.key(Qt.Key.Key_Return)
        answer(stage, puppets, Bid(3, 3))
        stage.until(lambda: stage.on_turn)
    if part == "continue":
        stage.key(Qt.Key.Key_M)
        stage.until(lambda: stage.verdict_waits)
    elif part == "again":
        stage.bridge.end()
        stage.until(lambda: stage.end_waits)
    button = {
        "bid": controls.picker.bid_button,
        "challenge": controls.challenge,
        "exact": controls.exact,
        "continue": outcome.verdict.button,
        "again": outcome.end.again_button,
    }[part]
    button.setFocus()
    seen = [stage.bridge.record]
    stage.bridge.moved.connect(lambda _: seen.append(stage.bridge.record))
    stage.bridge.opened.connect(lambda: seen.append(stage.bridge.record))
    window = stage.window.windowHandle()
    QTest.keyPress(window, key)
    for _ in range(30):
        for kind in (QKeyEvent.Type.KeyRelease, QKeyEvent.Type.KeyPress):
            repeated = QKeyEvent(kind, key, PLAIN, " " if key == Qt.Key.Key_Space else "\r", True)
            QApplication.sendEvent(window, repeated)
        stage.settle()
    QTest.keyRelease(window, key)
    stage.settle()
    assert len(seen) == 2, f"{part} was pressed {len(seen) - 1} times"


def test_a_double_click_goes_on_once_and_bids_nothing(
    puppet_stage: Stage, puppets: Puppets, slow_fingers: Callable[[], None]
) -> None:
    stage = puppet_stage
    stage.deal("classic")
    stage.key(Qt.Key.Key_Return)
    answer(stage, puppets, Call.CHALLENGE)
    stage.until(lambda: stage.verdict_waits)
    slow_fingers()
    button = stage.page.outcome.verdict.button
    double_click(stage, button)
    for _ in range(3):
        stage.key(Qt.Key.Key_Return)
    assert stage.bridge.record.entries[2:] == (Mark.NEXT,)


def test_a_double_click_on_one_more_game_deals_once_and_bids_nothing(
    puppet_stage: Stage, slow_fingers: Callable[[], None]
) -> None:
    stage = puppet_stage
    stage.deal("classic")
    stage.bridge.end()
    stage.until(lambda: stage.end_waits)
    slow_fingers()
    games: list[None] = []
    stage.bridge.opened.connect(lambda: games.append(None))
    double_click(stage, stage.page.outcome.end.again_button)
    room = stage.page.bottom.rect()
    for x in range(10, room.width(), 40):
        stage.click(stage.page.bottom, QPoint(x, room.center().y()))
    stage.key(Qt.Key.Key_Return)
    assert len(games) == 1
    assert stage.bridge.record.entries == ()


def test_an_action_for_an_older_position_is_dropped(puppet_stage: Stage, puppets: Puppets) -> None:
    stage = puppet_stage
    seen = stage.bridge.revision
    stage.key(Qt.Key.Key_Return)
    answer(stage, puppets, Bid(3, 3))
    stage.bridge.act(Call.CHALLENGE, seen)
    stage.bridge.go_on(seen)
    assert stage.bridge.record.entries == (Bid(2, 2), Bid(3, 3))


class Stubborn(Puppets):
    """Bots that answer although they were told to stop."""

    async def run(self, work: Callable[[], T]) -> T:
        """Return the answer even when nobody wants it any more."""
        if work is coach.load:
            return work()
        self.asked.append(asyncio.get_running_loop().create_future())
        try:
            return await asyncio.shield(self.asked[-1])  # type: ignore[arg-type]
        except asyncio.CancelledError:
            return Choice(Bid(4, 4), ((Bid(4, 4), 1.0),), WHY)  # type: ignore[return-value]


@pytest.mark.parametrize("what", ["undo", "another game"])
def test_a_bots_late_answer_is_dropped(opened: Opened, what: str) -> None:
    puppets = Stubborn()
    stage = opened(puppets)
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: puppets.waiting)
    if what == "undo":
        stage.bridge.undo()
    else:
        stage.deal("knockout", seed="other")
    stage.settle()
    assert stage.bridge.record.entries == ()
    assert stage.on_turn or stage.bridge.may_act
