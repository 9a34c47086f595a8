"""Undo and redo: on screen and in the Edit menu, named after what they take back, without end."""

import pytest

from engine.dice.state import Phase
from tests.gui.referee.conftest import Opened
from tests.gui.referee.table import RefereeTable

FOUR = "Anna\nBoris\nClaire\nDina"


def names(table: RefereeTable) -> tuple[str, str]:
    """Return what the menu and the button say."""
    menu = table.window.actions_.undo.text().replace("&", "")
    return menu, table.page.head.undo.accessibleName()


def test_a_wrong_loser_is_taken_back_and_given_again(table: RefereeTable) -> None:
    table.start(FOUR, "menteur")
    table.type("64\nm\n1\n2\n1\n2\n")
    assert names(table) == ("Undo: Boris loses a die", "Undo: Boris loses a die")
    before = table.evening
    for _ in range(6):
        table.command("Z")
    assert table.dice == (5, 5, 5, 5)
    assert table.evening.rounds == ()
    assert table.is_in(Phase.BIDDING)
    assert names(table) == ("Undo", "Undo")
    for _ in range(6):
        table.command("Y")
    assert table.evening == before


@pytest.mark.parametrize(
    ("told", "named"),
    [
        ("64\n", "Anna: 6 × 4"),
        ("64\nm\n", "Boris challenges Anna: 6 × 4"),
        ("64\nm\n1\n", "Anna: 1 matching"),
        ("64\nm\nt5\n", "Anna loses a die"),
    ],
)
def test_it_is_named_after_what_was_told(table: RefereeTable, told: str, named: str) -> None:
    table.start(FOUR)
    table.type(told)
    assert names(table) == (f"Undo: {named}", f"Undo: {named}")
    table.command("Z")
    assert table.window.actions_.redo.text().replace("&", "") == f"Redo: {named}"
    assert table.page.head.redo.accessibleName() == f"Redo: {named}"


def test_the_buttons_on_screen_do_the_same(table: RefereeTable) -> None:
    table.start(FOUR)
    table.type("64\n")
    table.click(table.page.head.undo)
    assert table.evening.table.round.standing is None
    table.click(table.page.head.redo)
    assert table.evening.table.round.standing is not None


def test_an_elimination_and_the_end_of_the_game_are_taken_back(table: RefereeTable) -> None:
    table.start("Anna\nBoris", "menteur")
    for _ in range(4):
        table.type("12\nm\nt1\n")
        table.go_on()
        table.type("12\nm\nt0\n")
        table.go_on()
    assert table.dice == (1, 5) or table.dice == (5, 1) or min(table.dice) >= 1
    while not table.is_in(Phase.OVER):
        table.type("12\nm\nt9\n" if table.evening.table.round.total > 9 else "12\nm\nt1\n")
        if not table.is_in(Phase.OVER):
            table.go_on()
    assert "wins" in table.page.board.band.shown.title
    assert names(table)[0].endswith("wins")
    table.command("Z")
    assert table.is_in(Phase.COUNTING)
    table.command("Y")
    assert table.is_in(Phase.OVER)


def test_a_correction_is_undone_by_name(table: RefereeTable) -> None:
    table.start(FOUR)
    table.type("64\nm\n1\n2\n1\n2\n")
    table.click(table.page.board.cards[3])
    table.type("1\n")
    assert names(table)[0] == "Undo: correction: Dina: 1 matching"
    table.command("Z")
    assert table.dice == (5, 4, 5, 5)


def test_undo_reaches_behind_a_restart(opened: Opened) -> None:
    table = opened()
    table.start(FOUR)
    table.type("64\nm\n1\n2\n1\n2\n")
    again = opened()
    assert again.dice == (5, 4, 5, 5)
    for _ in range(6):
        again.command("Z")
    assert again.dice == (5, 5, 5, 5)
    assert again.evening.table.round.standing is None


def test_closing_in_the_middle_of_a_count_loses_nothing(opened: Opened) -> None:
    table = opened()
    table.start(FOUR)
    table.type("64\nm\n1\n2\n")
    before = table.evening
    again = opened()
    assert again.evening == before
    again.type("1\n2\n")
    assert again.dice == (5, 4, 5, 5)


def test_an_ampersand_in_a_name_is_no_mnemonic_on_the_button(table: RefereeTable) -> None:
    table.start("&File\nBoris")
    table.type("64\n")
    assert table.page.head.acts["undo"].iconText() == "Undo: &&File: 6 × 4"
