"""The first second: a dealt table, one's own dice face up, a legal bid in the button, no question asked."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from engine.dice.bid import Bid
from engine.dice.legality import legal_bids
from engine.dice.state import Phase
from tests.gui.stage import CALM, PERSON, Stage


def test_the_window_opens_on_a_dealt_table_with_a_legal_bid_waiting(stage: Stage) -> None:
    page = stage.page
    assert stage.bridge.table.phase is Phase.BIDDING
    assert len(stage.bridge.table.seats) == 2
    assert page.controls.picker.bid_button.text() == "Bid 2\u00a0×\u00a02"
    assert page.controls.picker.bid_button.isEnabled()
    assert len(page.board.felt.own.hand.hand.dice) == 5
    assert page.board.felt.others[0].hand.hand.covered == 5
    assert QApplication.activeModalWidget() is None


def test_the_first_bid_takes_one_key(stage: Stage) -> None:
    stage.key(Qt.Key.Key_Return)
    assert stage.bridge.table.round.bids[0].bid == Bid(2, 2)


def test_the_waiting_bid_is_legal_at_every_table(stage: Stage) -> None:
    for rules in ("classic", "wild-strict", "knockout", "menteur"):
        for others in (1, 3, 7):
            stage.deal(rules, PERSON, *[CALM] * others)
            assert stage.page.controls.considering in legal_bids(stage.bridge.table)


def test_an_unfinished_game_comes_back_as_it_was(stage: Stage) -> None:
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: stage.on_turn or stage.verdict_waits)
    record, hand = stage.bridge.record, stage.bridge.view.hand
    stage.page.open_first_game()
    assert stage.bridge.record == record
    assert stage.bridge.view.hand == hand
