"""The end of a game: one more game first; a penalty table ends when its player says so; who is out may watch."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from engine.dice.bid import Call
from engine.dice.legality import legal_bids
from engine.dice.rules import KNOCKOUT
from engine.dice.state import Phase
from engine.records.record import GameRecord
from tests.gui.stage import CALM, PERSON, Opened, Puppets, Stage, over

CTRL = Qt.KeyboardModifier.ControlModifier


def thrown_out(stage: Stage) -> None:
    """Deal the person one die and lose it; two bots play on."""
    bots = (CALM, CALM, CALM)
    record = GameRecord(KNOCKOUT, (PERSON, *bots), "out", dice=(1, 5, 5, 5))
    stage.bridge.open(stage.program.shelf.begin(record))
    while stage.bridge.table.seats[0].dice:
        stage.until(lambda: stage.on_turn or stage.verdict_waits)
        if stage.verdict_waits:
            stage.key(Qt.Key.Key_Return)
        else:
            worst = legal_bids(stage.bridge.table)[-1] if legal_bids(stage.bridge.table) else Call.CHALLENGE
            stage.bridge.act(worst, stage.bridge.revision)
    stage.until(lambda: stage.verdict_waits)


def test_the_first_button_of_the_end_is_one_more_game(stage: Stage) -> None:
    stage.play_by_rote()
    end = stage.page.outcome.end
    buttons = sorted(end.findChildren(QPushButton), key=lambda button: button.x())
    assert buttons[0] is end.again_button
    assert end.again_button.text() == "One more game"
    assert QApplication.focusWidget() is end.again_button
    assert "win" in end.title.text()
    players, rules = stage.bridge.players, stage.bridge.table.rules
    stage.key(Qt.Key.Key_Return)
    assert stage.bridge.table.phase is Phase.BIDDING
    assert (stage.bridge.players, stage.bridge.table.rules) == (players, rules)
    assert stage.bridge.record.entries == ()
    assert stage.page.bottom.currentWidget() is stage.page.controls


def test_no_question_is_asked_after_a_game_that_is_over(stage: Stage) -> None:
    stage.deal("classic")
    stage.key(Qt.Key.Key_Return)
    stage.bridge.end()
    stage.page.new_game()
    assert not over(stage)


def test_a_finished_game_is_filed_and_the_next_start_deals_anew(opened: Opened) -> None:
    stage = opened()
    stage.play_by_rote()
    store = stage.program.store
    assert store is not None
    assert len(store.finished("dice")) == 1
    assert store.unfinished("dice") is None
    stage.window.close()
    stage.program.close()
    again = opened()
    assert again.bridge.record.entries == ()
    assert again.on_turn


def test_a_penalty_game_has_no_final_and_is_ended_by_its_player(
    puppet_stage: Stage, puppets: Puppets
) -> None:
    stage = puppet_stage
    stage.deal("classic")
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: puppets.waiting)
    puppets.answer(Call.CHALLENGE)
    stage.until(lambda: stage.verdict_waits)
    assert [seat.dice for seat in stage.bridge.table.seats] == [5, 5]
    assert sum(seat.penalties for seat in stage.bridge.table.seats) == 1
    stage.key(Qt.Key.Key_Return)
    stage.key(Qt.Key.Key_E, modifier=CTRL)
    stage.answer_question()
    stage.until(lambda: stage.end_waits)
    end = stage.page.outcome.end
    assert end.title.text() == "The game is over."
    assert "1 penalty" in end.summary.text()
    assert "0 penalties" in end.summary.text()


def test_a_penalty_game_can_be_ended_while_a_bot_thinks(puppet_stage: Stage, puppets: Puppets) -> None:
    puppet_stage.deal("classic")
    puppet_stage.key(Qt.Key.Key_Return)
    puppet_stage.until(lambda: puppets.waiting)
    puppet_stage.bridge.end()
    puppet_stage.until(lambda: puppet_stage.end_waits)
    assert not puppet_stage.page.board.felt.others[0].seat.thinking


def test_a_knockout_game_offers_no_way_to_end_it(stage: Stage) -> None:
    assert not stage.page.head.end.isVisible()
    stage.key(Qt.Key.Key_E, modifier=CTRL)
    assert not over(stage)


def test_who_is_out_watches_on(opened: Opened, puppets: Puppets) -> None:
    stage = opened()
    thrown_out(stage)
    assert not over(stage)
    stage.key(Qt.Key.Key_Return)
    assert stage.page.head.fast_forward.isVisible()
    assert stage.bridge.watching
    assert not stage.page.controls.challenge.isEnabled()
    stage.until(lambda: stage.verdict_waits)
    assert len(stage.page.board.felt.own.hand.hand.dice) == 0


def test_fast_forward_plays_the_rest_out_and_shows_the_last_reveal(stage: Stage) -> None:
    thrown_out(stage)
    stage.key(Qt.Key.Key_Right, modifier=CTRL)
    stage.until(lambda: over(stage) and stage.verdict_waits)
    assert stage.page.outcome.verdict.verdict.text()
    assert not stage.page.head.fast_forward.isVisible()
    rows = stage.page.rounds.rowCount()
    assert rows == len(stage.bridge.table.history) + 1
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: stage.end_waits)
    assert "wins the game" in stage.page.outcome.end.title.text()


def test_no_old_verdict_stands_while_the_rest_is_played_out(opened: Opened, puppets: Puppets) -> None:
    stage = opened()
    thrown_out(stage)
    stage.program.dice._thinker = puppets
    stage.key(Qt.Key.Key_Right, modifier=CTRL)
    stage.until(lambda: puppets.waiting)
    assert stage.page.bottom.currentWidget() is stage.page.controls
    assert not stage.page.controls.picker.bid_button.isEnabled()


def test_who_is_out_may_start_anew(stage: Stage) -> None:
    thrown_out(stage)
    stage.key(Qt.Key.Key_N, modifier=CTRL)
    assert stage.answer_question() == "Leave the game on the table?"
    assert stage.bridge.record.entries == ()
    assert stage.bridge.table.seats[0].dice == 5
