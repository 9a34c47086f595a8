"""Undo takes a bid back up to the reveal, and never after it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton

from engine.dice.bid import Bid, Call
from engine.dice.state import Phase
from tests.gui.stage import CALM, LANGUAGES, PERSON, Opened, Puppets, Stage

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


SEEN = {
    "en": "Dice that were shown stay shown.",
    "ru": "Открытые кости остаются открытыми.",
    "fr": "Des dés découverts restent découverts.",
}


def told(stage: Stage, by: str) -> str:
    """Ask for an undo by key or button; return what is said, and leave nothing of it on the table."""
    head = stage.page.head
    if by == "key":
        stage.key(Qt.Key.Key_Z, modifier=CTRL)
    else:
        (button,) = (each for each in head.findChildren(QToolButton) if each.defaultAction() is head.undo)
        stage.click(button)
    said = stage.page.notice.text() if stage.page.notice.isVisible() else ""
    stage.page.notice.put_away()
    return said


@pytest.mark.parametrize("by", ["key", "button"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_after_a_reveal_it_says_why_not(opened: Opened, puppets: Puppets, language: str, by: str) -> None:
    stage = opened(puppets, language=language)
    assert told(stage, by) == "", "nothing was played yet"
    raised(stage, puppets)
    stage.key(Qt.Key.Key_M)
    stage.until(lambda: stage.verdict_waits)
    record = stage.bridge.record
    assert told(stage, by) == SEEN[language]
    stage.key(Qt.Key.Key_Return)
    assert told(stage, by) == SEEN[language], "nor in the next round"
    assert stage.bridge.record.entries[: len(record.entries)] == record.entries


def test_a_game_that_is_over_says_so(stage: Stage) -> None:
    stage.deal("classic")
    stage.key(Qt.Key.Key_Return)
    stage.bridge.end()
    stage.until(lambda: stage.end_waits)
    assert told(stage, "key") == told(stage, "button") == "The game is over."


def test_neither_undo_nor_redo_lifts_a_cup_or_rolls_a_die(stage: Stage) -> None:
    stage.deal("knockout", PERSON, CALM, CALM, seed="cups")
    first, hands = stage.bridge.record, [stage.bridge.session.view(seat).hand for seat in range(3)]
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: stage.on_turn or stage.verdict_waits)
    assert stage.on_turn, "the bots raised"
    answers = stage.bridge.record.entries
    for _ in range(3):
        stage.key(Qt.Key.Key_Z, modifier=CTRL)
        assert stage.bridge.record == first
        assert all(view.hand.hand.covered == 5 for view in stage.page.board.felt.others)
        assert [stage.bridge.session.view(seat).hand for seat in range(3)] == hands
        stage.until(lambda: stage.on_turn)
        stage.key(Qt.Key.Key_Return)
        stage.until(lambda: stage.on_turn)
        assert stage.bridge.record.entries == answers, (
            "the same bid is answered alike: nothing is learnt by trying"
        )
        stage.key(Qt.Key.Key_Z, modifier=CTRL)
        stage.key(Qt.Key.Key_Y, modifier=CTRL)
        stage.until(lambda: stage.on_turn)
        assert stage.bridge.record.entries == answers
        assert stage.bridge.table.phase is Phase.BIDDING


def test_a_reveal_is_not_taken_back_by_a_restart_either(opened: Opened, puppets: Puppets) -> None:
    stage = opened(puppets)
    raised(stage, puppets)
    stage.key(Qt.Key.Key_M)
    stage.until(lambda: stage.verdict_waits)
    record = stage.bridge.record
    stage.window.close()
    stage.program.close()
    again = opened(puppets)
    assert told(again, "key") == SEEN["en"]
    assert again.bridge.record == record
