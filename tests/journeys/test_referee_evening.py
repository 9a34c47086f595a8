"""A whole evening of real dice by keyboard alone: bids, a mended slip, an exact call, an elimination taken back,
palifico in both readings, one who leaves and one who joins, a winner, and all of it there after a restart.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.gui.referee.conftest import Opened, languages, opened  # noqa: F401 - fixtures
from tests.gui.referee.table import RefereeTable

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


class Hands:
    """Somebody at the keyboard, without a mouse."""

    def __init__(self, table: RefereeTable) -> None:
        self.table = table

    def tab_to(self, wanted: QWidget) -> None:
        """Press Tab until a widget has the keyboard."""
        for _ in range(120):
            if QApplication.focusWidget() is wanted:
                return
            self.table.press(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never reaches {wanted.accessibleName() or wanted}")

    def choose_preset(self, downs: int) -> None:
        """Choose a rule set from the top of the list."""
        self.table.press(Qt.Key.Key_R, ALT)
        self.table.press(Qt.Key.Key_Home)
        for _ in range(downs):
            self.table.press(Qt.Key.Key_Down)

    def set_dice(self, number: str) -> None:
        """Type the dice of each."""
        self.table.press(Qt.Key.Key_D, ALT)
        self.table.press(Qt.Key.Key_A, CONTROL)
        self.table.type(number)

    def start(self) -> None:
        """Start the evening."""
        self.table.press(Qt.Key.Key_Return, CONTROL)

    def menu(self, button: QWidget, letters_down: int) -> None:
        """Open a row's menu and choose an entry by its place."""
        self.tab_to(button)

        def choose() -> None:
            popup = QApplication.activePopupWidget()
            if popup is None:
                QTimer.singleShot(5, self.table.window, choose)
                return
            for _ in range(letters_down):
                QTest.keyClick(popup, Qt.Key.Key_Down)
            QTest.keyClick(popup, Qt.Key.Key_Return)

        QTimer.singleShot(0, self.table.window, choose)
        self.table.press(Qt.Key.Key_Space)
        self.table.come_back()


def band(table: RefereeTable) -> str:
    """Return what the board says in large type."""
    shown = table.page.board.band.shown
    return f"{shown.title} | {shown.note}"


def test_a_whole_evening_by_keyboard(opened: Opened) -> None:  # noqa: F811 - the fixture
    table = opened()
    hands = Hands(table)
    table.type("Anna\nBoris\nClaire\nDina")
    hands.choose_preset(3)
    hands.set_dice("2")
    hands.start()
    assert table.dice == (2, 2, 2, 2)

    # A slip: Boris' one match was told as none. It is mended after the verdict, and somebody else pays.
    table.type("23\n33\nm\n" + "1\n0\n1\n0\n")
    assert band(table).startswith("It was a lie! Boris loses a die")
    table.type("<{{" + "1\n")
    assert table.dice == (2, 2, 1, 2)
    assert band(table) == (
        "The bid holds. Claire loses a die, 1 left. | "
        "Claire opens the next round: palifico, ones are not wild."
    )

    # Palifico as the face is frozen: any face opens, ones too, and only the number rises.
    table.go_on()
    assert band(table) == "Claire opens | Palifico: ones are not wild, the face is frozen"
    table.type("11\n" + "22\n")
    assert table.page.parts.notice.text() == "Palifico: the face is frozen at 1."
    table.type("21\n")

    # An exact call that is right, with all dice in hand; then one that wins a die back.
    table.type("p\n" + "1 1 0 0 ")
    assert band(table).startswith("Exactly right! All dice are there already")
    table.go_on()
    table.type("22\n32\np\n" + "1 1 0 1 ")
    assert band(table).startswith("Exactly right! Claire gets a die back: 2 now.")
    table.go_on()

    # Claire falls to one die again: she had her palifico. Then Dina falls for the first time.
    table.type("23\nm\nt0\n")
    table.go_on()
    assert band(table) == "Claire opens | "
    table.type("12\nm\nt1\n")
    table.go_on()
    assert band(table) == "Dina opens | Palifico: ones are not wild, the face is frozen"

    # An elimination that was none: taken back by its name, and counted anew.
    table.type("13\nm\nt0\n")
    assert table.page.undo_name() == "Dina is out"
    assert table.dice == (2, 2, 1, 0)
    table.command("Z")
    table.command("Y")
    assert table.dice == (2, 2, 1, 0)
    table.command("Z")
    table.type("t1\n")
    assert table.dice == (1, 2, 1, 1)

    # Boris goes home, Eva sits down with two dice.
    people = table.page.parts.people
    table.press(Qt.Key.Key_P, ALT)
    hands.menu(people.rows[1].menu_button, 5)
    hands.tab_to(people.newcomer)
    table.type("Eva\n^")
    assert [card.shown.name for card in table.page.board.cards] == ["Anna", "Claire", "Dina", "Eva"]
    assert table.dice == (1, 1, 1, 2)
    table.go_on()
    assert band(table) == "Anna opens | Palifico: ones are not wild, the face is frozen"

    # To the end; the end is taken back and given again.
    for _ in range(3):
        table.type("12\nm\nt0\n")
        if max(table.dice[:3]):
            table.go_on()
    assert band(table) == "Eva wins the game! | It was a lie! Dina is out."
    assert table.page.undo_name() == "Eva wins"
    table.command("Z")
    table.command("Y")

    # Everything is there after a restart, down to the first entry, and the next game can begin.
    before = table.evening
    table = opened()
    assert table.evening == before
    table.type("\n")
    assert table.dice == (2, 2, 2, 2)
    while table.page.undo_name():
        table.command("Z")
    assert table.dice == (2, 2, 2, 2)
    assert [card.shown.name for card in table.page.board.cards] == ["Anna", "Boris", "Claire", "Dina"]


def test_palifico_in_the_other_reading_by_keyboard(opened: Opened) -> None:  # noqa: F811 - the fixture
    """Perudo's: whenever the opener has a single die, and the number is frozen."""
    table = opened()
    hands = Hands(table)
    table.type("3")
    hands.choose_preset(2)
    hands.set_dice("2")
    table.press(Qt.Key.Key_P, ALT)
    table.press(Qt.Key.Key_Home)
    table.press(Qt.Key.Key_Down)
    hands.start()
    table.type("23\nm\nt0\n")
    assert band(table).endswith("Player\u00a01 opens the next round: palifico, ones are not wild.")
    table.go_on()
    assert band(table) == "Player\u00a01 opens | Palifico: ones are not wild, the number is frozen"
    table.type("24\n" + "34\n")
    assert table.page.parts.notice.text() == "Palifico: the number is frozen at 2."
    table.type("25\n")
    assert table.evening.table.round.bids[-1].bid.face == 5


def test_the_same_evening_is_corrected_line_by_line(opened: Opened) -> None:  # noqa: F811 - the fixture
    """The history is reached by Tab; Enter corrects a line, and the totals follow."""
    table = opened()
    hands = Hands(table)
    table.type("2")
    hands.choose_preset(2)
    hands.start()
    table.type("23\nm\nt2\n")
    table.go_on()
    assert table.dice == (5, 4)
    history = table.page.parts.history
    hands.tab_to(history.list)
    for _ in range(3):
        table.press(Qt.Key.Key_Up)
    table.press(Qt.Key.Key_Home)
    for _ in range(3):
        table.press(Qt.Key.Key_Down)

    def correct(dialog: QWidget) -> None:
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_A, CONTROL)
        QTest.keyClicks(dialog.focusWidget(), "1")
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)

    table.answer(correct)
    table.type("\n")
    assert table.dice == (4, 5)
