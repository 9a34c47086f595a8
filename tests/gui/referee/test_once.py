"""A double click or a held key tells one thing; what comes up under the pointer is not answered by the same press."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.dice.state import Phase
from tests.gui.referee.table import RefereeTable

FOUR = "Anna\nBoris\nClaire\nDina"
LONG_MS = 600_000
LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def four(table: RefereeTable) -> RefereeTable:
    """An evening of four under the rules that have every call."""
    table.start(FOUR, "menteur")
    return table


def double_click(table: RefereeTable, widget: QWidget) -> None:
    """Double-click where a widget is, whatever lies there at the second press."""
    usual = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(LONG_MS)
    point = widget.mapTo(table.window, widget.rect().center())
    for _ in range(2):
        QTest.mouseClick(table.window.windowHandle(), LEFT, PLAIN, point)
    QApplication.setDoubleClickInterval(usual)


def at_bid(table: RefereeTable) -> QWidget:
    """Wait for the first bid."""
    return table.page.controls.bids.controls.picker.bid_button


def at_challenge(table: RefereeTable) -> QWidget:
    """Wait for an answer to a bid."""
    table.type("64\n")
    return table.page.controls.bids.controls.challenge


def at_exact(table: RefereeTable) -> QWidget:
    """Wait for an answer to a bid."""
    table.type("64\n")
    return table.page.controls.bids.controls.exact


def test_a_double_click_bids_for_one(four: RefereeTable) -> None:
    double_click(four, at_bid(four))
    assert len(four.evening.table.round.bids) == 1


@pytest.mark.parametrize("at", [at_challenge, at_exact])
def test_a_double_click_calls_and_names_nobody(
    four: RefereeTable, at: Callable[[RefereeTable], QWidget]
) -> None:
    once = at(four)
    four.click(once)
    draft = four.page.telling.flow.draft
    four.type("^")
    double_click(four, once)
    assert draft is not None
    assert four.page.telling.flow.draft == draft
    assert four.is_in(Phase.BIDDING)


def test_a_double_click_on_a_proposal_takes_one_of_them(four: RefereeTable) -> None:
    four.command("K")  # reveals only: caller, bidder and bid are asked for one after the other
    four.type("m")
    accept = four.page.controls.call.accept
    four.click(accept)
    draft = four.page.telling.flow.draft
    four.type("<")
    four.type("m")
    double_click(four, accept)
    assert four.page.telling.flow.draft == draft


@pytest.mark.parametrize("key", [Qt.Key.Key_M, Qt.Key.Key_P, Qt.Key.Key_Return])
def test_a_held_key_tells_one_thing(four: RefereeTable, key: Qt.Key) -> None:
    four.type("64\n")
    four.press(key)
    flow, bids = four.page.telling.flow, four.evening.table.round.bids
    for _ in range(30):
        event = QKeyEvent(QKeyEvent.Type.KeyPress, key, PLAIN, chr(key) if key < 128 else "\r", True)
        QApplication.sendEvent(QApplication.focusWidget() or four.page, event)
    assert four.page.telling.flow == flow
    assert four.evening.table.round.bids == bids


def test_a_double_click_opens_one_round(four: RefereeTable) -> None:
    four.type("64\nm\n1\n2\n1\n2\n")
    button = four.page.controls.verdict.go_on
    four.qtbot.waitUntil(lambda: button.isEnabled())
    double_click(four, button)
    assert four.is_in(Phase.BIDDING)
    assert four.evening.table.round.bids == ()


def test_counts_may_be_tapped_as_fast_as_they_are_called_out(four: RefereeTable) -> None:
    """Two cups with as many dice are two clicks at one place: none of them is a slip."""
    four.type("64\nm\n")
    figure = four.page.controls.counting.pad[1]
    double_click(four, figure)
    assert four.evening.matches[:2] == (1, 1)
