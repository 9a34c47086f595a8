"""Taking back: by whoever has the screen, never from behind the cover, and the cover comes for whose turn it is."""

from PySide6.QtCore import Qt

from engine.dice.bid import Bid
from tests.gui.shared_screen.table import ANNA, BORIS, TELLING, Shared

CTRL = Qt.KeyboardModifier.ControlModifier


def test_nothing_is_taken_back_from_behind_the_cover(shared: Shared) -> None:
    shared.to_boris()
    shared.wait()
    acts = shared.stage.window.actions_
    assert not acts.undo.isEnabled()
    assert acts.undo.text() == "&Undo"
    assert not shared.stage.page.head.undo.isEnabled()
    shared.stage.key(Qt.Key.Key_Z, modifier=CTRL)
    shared.stage.page.undo()
    shared.stage.page.redo()
    assert shared.stage.bridge.record.entries == (Bid(3, 2),)
    assert shared.asked == "Next: Boris"


def test_the_next_person_may_give_a_bid_back_and_the_cover_comes_for_its_owner(shared: Shared) -> None:
    shared.to_boris()
    shared.confirm()
    assert "3 × 2" in shared.stage.window.actions_.undo.text()
    shared.stage.key(Qt.Key.Key_Z, modifier=CTRL)
    assert shared.stage.bridge.record.entries == ()
    assert shared.asked == "Next: Anna"
    assert shared.open_dice == []
    assert not shared.stage.window.actions_.redo.isEnabled()
    shared.confirm()
    assert shared.open_dice == [TELLING[ANNA]]


def test_while_a_bot_thinks_the_bid_is_taken_back_and_its_owner_is_asked_for(shared: Shared) -> None:
    shared.to_bot()
    shared.stage.key(Qt.Key.Key_Z, modifier=CTRL)
    assert shared.asked == "Next: Boris"
    assert shared.stage.bridge.record.entries == (Bid(3, 2),)
    assert shared.open_dice == []
    shared.confirm()
    assert shared.open_dice == [TELLING[BORIS]]


def test_what_was_taken_back_is_made_again_by_its_owner_and_the_cover_comes_for_the_next(
    shared: Shared,
) -> None:
    shared.to_anna_again()
    entries = shared.stage.bridge.record.entries
    shared.confirm()
    shared.stage.key(Qt.Key.Key_Z, modifier=CTRL)
    assert shared.asked == "Next: Boris"
    shared.confirm()
    assert shared.stage.window.actions_.redo.isEnabled()
    shared.stage.key(Qt.Key.Key_Y, modifier=CTRL)
    assert shared.stage.bridge.record.entries == entries
    assert shared.asked == "Next: Anna"
    assert shared.open_dice == []


def test_a_second_undo_pressed_too_soon_takes_nothing_back(shared: Shared) -> None:
    shared.to_anna_again()
    shared.confirm()
    for _ in range(4):
        shared.stage.key(Qt.Key.Key_Z, modifier=CTRL)
    assert shared.stage.bridge.record.entries == (Bid(3, 2),)
    assert shared.asked == "Next: Boris"


def test_a_reveal_cannot_be_taken_back(shared: Shared) -> None:
    shared.to_boris()
    shared.confirm()
    shared.stage.key("m")
    shared.stage.until(lambda: shared.stage.verdict_waits)
    assert not shared.stage.window.actions_.undo.isEnabled()
    shared.stage.key(Qt.Key.Key_Return)
    shared.confirm()
    shared.stage.key(Qt.Key.Key_Z, modifier=CTRL)
    assert shared.stage.bridge.table.history


def test_a_refused_action_leaves_whoever_tried_it_at_the_table(shared: Shared) -> None:
    shared.deal()
    shared.confirm()
    shared.stage.bridge.end()
    assert shared.asked == ""
    assert shared.open_dice == [TELLING[ANNA]]
    shared.stage.until(lambda: shared.stage.on_turn)
