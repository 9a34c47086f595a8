"""Undo takes a bid back up to the reveal, and never after it."""

from PySide6.QtCore import Qt

from engine.dice.bid import Bid, Call
from engine.dice.state import Phase
from tests.gui.stage import Puppets, Stage

CTRL = Qt.KeyboardModifier.ControlModifier


def raised(stage: Stage, puppets: Puppets) -> None:
    """Bid 2 × 2 and let the bot raise to 3 × 3."""
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: puppets.waiting)
    puppets.answer(Bid(3, 3))
    stage.until(lambda: stage.on_turn)


def test_a_raise_is_taken_back_with_the_answer_to_it(puppet_stage: Stage, puppets: Puppets) -> None:
    raised(puppet_stage, puppets)
    assert puppet_stage.window.actions_.undo.text() == "&Undo: 2 × 2"
    hand = puppet_stage.bridge.view.hand
    puppet_stage.key(Qt.Key.Key_Z, modifier=CTRL)
    assert puppet_stage.bridge.record.entries == ()
    assert puppet_stage.bridge.view.hand == hand, "an undo must not roll anew"
    puppet_stage.until(lambda: puppet_stage.on_turn)
    assert not puppet_stage.window.actions_.undo.isEnabled()


def test_it_works_while_the_bot_thinks(puppet_stage: Stage, puppets: Puppets) -> None:
    puppet_stage.key(Qt.Key.Key_Return)
    puppet_stage.until(lambda: puppets.waiting)
    puppet_stage.key(Qt.Key.Key_Z, modifier=CTRL)
    puppet_stage.until(lambda: puppet_stage.on_turn)
    assert puppet_stage.bridge.record.entries == ()
    assert not puppet_stage.page.board.felt.others[0].seat.thinking


def test_what_was_taken_back_can_be_made_again(puppet_stage: Stage, puppets: Puppets) -> None:
    raised(puppet_stage, puppets)
    puppet_stage.key(Qt.Key.Key_Z, modifier=CTRL)
    puppet_stage.key(Qt.Key.Key_Y, modifier=CTRL)
    assert puppet_stage.bridge.record.entries == (Bid(2, 2), Bid(3, 3))
    puppet_stage.until(lambda: puppet_stage.on_turn)
    puppet_stage.key(Qt.Key.Key_Z, modifier=CTRL)
    puppet_stage.key(Qt.Key.Key_Z, modifier=CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert puppet_stage.bridge.record.entries == (Bid(2, 2), Bid(3, 3))


def test_another_bid_forgets_what_was_taken_back(puppet_stage: Stage, puppets: Puppets) -> None:
    raised(puppet_stage, puppets)
    puppet_stage.key(Qt.Key.Key_Z, modifier=CTRL)
    puppet_stage.until(lambda: puppet_stage.on_turn)
    puppet_stage.key("5", Qt.Key.Key_Return)
    assert not puppet_stage.window.actions_.redo.isEnabled()
    puppet_stage.page.redo()
    assert puppet_stage.bridge.record.entries == (Bid(2, 5),)


def test_after_the_reveal_it_is_refused_and_changes_nothing(puppet_stage: Stage, puppets: Puppets) -> None:
    raised(puppet_stage, puppets)
    puppet_stage.key(Qt.Key.Key_M)
    puppet_stage.until(lambda: puppet_stage.verdict_waits)
    record, shown = puppet_stage.bridge.record, puppet_stage.bridge.table.round.shown
    assert not puppet_stage.window.actions_.undo.isEnabled()
    assert not puppet_stage.page.head.undo.isEnabled()
    puppet_stage.key(Qt.Key.Key_Z, modifier=CTRL)
    puppet_stage.page.undo()
    puppet_stage.page.redo()
    puppet_stage.settle()
    assert puppet_stage.bridge.record == record
    assert puppet_stage.bridge.table.round.shown == shown
    assert puppet_stage.verdict_waits


def test_the_next_round_cannot_be_undone_into_the_last(puppet_stage: Stage, puppets: Puppets) -> None:
    raised(puppet_stage, puppets)
    puppet_stage.key(Qt.Key.Key_M)
    puppet_stage.until(lambda: puppet_stage.verdict_waits)
    puppet_stage.key(Qt.Key.Key_Return)
    record = puppet_stage.bridge.record
    puppet_stage.page.undo()
    assert puppet_stage.bridge.record == record
    assert puppet_stage.bridge.table.phase is Phase.BIDDING


def test_an_undone_bid_is_undone_on_disk_too(puppet_stage: Stage, puppets: Puppets) -> None:
    raised(puppet_stage, puppets)
    puppet_stage.key(Qt.Key.Key_Z, modifier=CTRL)
    store = puppet_stage.program.store
    assert store is not None
    saved = store.unfinished("dice")
    assert saved is not None
    assert saved.entries == ()
    puppet_stage.until(lambda: puppet_stage.on_turn)
    puppet_stage.key(Qt.Key.Key_Return)
    puppet_stage.until(lambda: puppets.waiting)
    puppets.answer(Call.CHALLENGE)
    puppet_stage.until(lambda: puppet_stage.verdict_waits)
    saved = store.unfinished("dice")
    assert saved is not None
    assert saved.entries == ("2x2", "challenge")
