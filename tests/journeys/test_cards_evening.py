"""An evening of Red or Black by keyboard alone, from the first card to the second joker.

The deck is that of a seed in which, played like this, all fourteen values come, a three is sent back, and the
player who draws the second joker holds a ten. One player joins and another one leaves on the way.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from engine.cards.deck import Rank
from engine.cards.legality import bounce_target, shieldable
from engine.cards.state import Phase, Table
from engine.cards.tallies import summary
from engine.records.cards_record import CardsRecord
from tests.gui.cards.opening import Opened, party_opened
from tests.gui.cards.party import Party

__all__ = ["party_opened"]

# The screenless platform has no window manager that could be told the smallest size of a window.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints")

SEED = "journey 41"
JOIN_AFTER, LEAVE_AFTER = 6, 12
RETURN, TAB, SPACE, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_Escape
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def party(party_opened: Opened) -> Iterator[Party]:
    party = party_opened()
    party.begin(SEED)
    yield party


def tab_to(party: Party, widget: QWidget) -> None:
    """Walk with Tab until a widget has the keyboard."""
    for _ in range(120):
        if QApplication.focusWidget() is widget:
            return
        party.press(TAB)
    raise AssertionError(f"{widget.accessibleName()} is not reached by Tab")


def join(party: Party, name: str) -> None:
    """Add a player and type the name, without a pointer."""
    party.press("t", CTRL)
    editor = party.page.side.settings.seats
    tab_to(party, editor.add)
    party.press(SPACE)
    tab_to(party, editor.rows[-1].name)
    for letter in name:
        party.press(letter)
    party.press(RETURN)
    party.press(ESCAPE)
    if party.page.side.showing_settings:
        party.press("t", CTRL)


def leave(party: Party, place: int) -> None:
    """Take a player out of the circle."""
    party.press("t", CTRL)
    tab_to(party, party.page.side.settings.seats.rows[place].out)
    party.press(SPACE)
    party.press("t", CTRL)


def play_round(party: Party) -> None:
    """Bet on the first thing offered, name the first other player, bounce what can be bounced, and end the round."""
    party.key("1")
    if party.at(Phase.APPOINT):
        party.key("2" if party.table.turn == party.table.seated[0] else "1")
    if bounce_target(party.table) is not None:
        party.key("b")
    if last_joker(party.table):
        assert shieldable(party.table), "the drawer of the cup holds a ten"
        party.key("i")
    party.key(RETURN)


def last_joker(table: Table) -> bool:
    return table.round is not None and table.round.card.is_joker and table.jokers == 2


def test_a_whole_evening_by_keyboard(party: Party) -> None:
    while not party.at(Phase.OVER):
        play_round(party)
        if len(party.table.history) == JOIN_AFTER:
            join(party, "Mia")
        elif len(party.table.history) == LEAVE_AFTER:
            leave(party, 1)

    table = party.table
    assert {played.card.rank for played in table.history} == set(Rank)
    assert sum(played.card.is_joker for played in table.history) == 2
    assert 19 <= len(table.history) <= 24
    assert any(played.bounced_by is not None for played in table.history)
    assert [seat.name for seat in table.seats] == ["", "", "", "Mia"]
    assert [seat.ident for seat in table.left] == [2]

    cup = table.cup
    assert cup is not None
    assert cup.price == 3
    assert table.history[-1].spared == (cup.holder,), "the cup cost its drawer nothing"
    assert table.history[-1].charges == ()

    end = party.page.board.end
    assert end.isVisible()
    told = summary(table)
    assert "The King’s Cup goes to" in end.text()
    assert "Mia" in end.text()
    assert f"{told.best_streak} right in a row" in end.text()
    assert party.page.side.history.rowCount() == len(table.history)


def test_the_evening_replays_to_the_same_table(party: Party) -> None:
    for _ in range(5):
        play_round(party)
    record = party.session.record
    assert CardsRecord(record.setup, record.actions).replay().table == party.table


def test_one_more_game_begins_by_enter_and_the_piles_go_on(party: Party) -> None:
    party.play_out()
    drawn = party.session._games[-1].stock.evening
    party.key(RETURN)
    assert party.at(Phase.BET)
    assert party.session.record.setup.evening == drawn
    play_round(party)
    assert len(party.table.history) == 1
