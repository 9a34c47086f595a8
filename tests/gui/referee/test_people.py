"""People change in the middle of an evening: order, dice and penalties go along."""

from PySide6.QtCore import Qt

from engine.dice.bid import Bid
from tests.gui.referee.table import RefereeTable

FOUR = "Anna\nBoris\nClaire\nDina"


def open_people(table: RefereeTable) -> None:
    table.page.parts.side.setCurrentIndex(1)


def test_one_leaves_and_one_joins_between_rounds(table: RefereeTable) -> None:
    table.start(FOUR, "classic")
    table.type("64\nm\n1\n2\n1\n2\n")
    open_people(table)
    rows = table.page.parts.people.rows
    rows[0]._actions["leaves"].trigger()
    table.page.parts.people.newcomer.setFocus()
    table.type("Eva\n")
    shown = [card.shown for card in table.page.board.cards]
    assert [(card.name, card.penalties) for card in shown] == [
        ("Boris", 1),
        ("Claire", 0),
        ("Dina", 0),
        ("Eva", 0),
    ]
    table.page.setFocus()
    table.go_on()
    assert table.page.board.band.shown.title == "Boris opens"


def test_during_a_round_seats_stay_and_say_why(table: RefereeTable) -> None:
    table.start(FOUR)
    table.type("64\n")
    open_people(table)
    panel = table.page.parts.people
    assert panel.why.isVisible() and not panel.join.isEnabled()
    row = panel.rows[0]
    assert not row.more.isEnabled() and not row._actions["leaves"].isEnabled()
    assert row._actions["lost"].isEnabled()
    row._actions["lost"].trigger()
    assert table.dice == (4, 5, 5, 5)
    assert table.evening.table.round.standing == Bid(6, 4)


def test_dice_are_corrected_step_by_step(table: RefereeTable) -> None:
    table.start(FOUR)
    open_people(table)
    table.click(table.page.parts.people.rows[1].less)
    table.click(table.page.parts.people.rows[1].less)
    table.click(table.page.parts.people.rows[1].more)
    assert table.dice == (5, 4, 5, 5)


def test_a_name_is_typed_without_pressing_a_key_of_the_table(table: RefereeTable) -> None:
    table.start(FOUR, "menteur")
    table.type("64\n")
    open_people(table)
    line = table.page.parts.people.rows[0].name
    line.setFocus()
    line.selectAll()
    table.type("Map 34\n")
    assert table.page.board.cards[0].shown.name == "Map 34"
    assert table.evening.table.round.called is None
    assert len(table.evening.table.round.bids) == 1


def test_places_change_with_their_people(table: RefereeTable) -> None:
    table.start(FOUR)
    open_people(table)
    table.page.parts.people.rows[3]._actions["up"].trigger()
    assert [card.shown.name for card in table.page.board.cards] == ["Anna", "Boris", "Dina", "Claire"]
    assert not table.page.parts.people.rows[0]._actions["up"].isEnabled()
    assert not table.page.parts.people.rows[3]._actions["down"].isEnabled()


def test_somebody_else_is_let_open(table: RefereeTable) -> None:
    table.start(FOUR)
    open_people(table)
    table.page.parts.people.rows[2]._actions["opens"].trigger()
    assert table.page.board.band.shown.title == "Claire opens"


def test_esc_gives_the_keys_back_to_the_table(table: RefereeTable) -> None:
    table.start(FOUR)
    open_people(table)
    table.page.parts.people.newcomer.setFocus()
    table.type("^64\n")
    assert table.evening.table.round.standing == Bid(6, 4)


def test_twelve_people_fit_the_smallest_window(table: RefereeTable) -> None:
    table.start("12", "classic")
    table.window.resize(1280, 680)
    assert table.window.width() <= 1280 and table.window.height() <= 680
    for card in table.page.board.cards:
        assert table.page.board.rect().contains(card.geometry())
        assert card.height() >= 48 and card.width() >= 96


def test_buttons_are_large_enough_for_a_finger(table: RefereeTable) -> None:
    table.start(FOUR)
    table.type("64\nm\n")
    counting = table.page.controls.counting
    for button in (*counting.pad[:6], counting.take, counting.total, counting.leave):
        assert button.height() >= 44 and button.width() >= 40, button.text()


def test_a_void_round_is_rolled_again(table: RefereeTable) -> None:
    table.start(FOUR)
    table.type("64\nm\n1\n")
    table.command("R")
    assert table.evening.fresh
    assert table.page.undo_name() == "The round is void"


def test_reveals_only_and_back_again(table: RefereeTable) -> None:
    table.start(FOUR)
    table.command("K")
    assert table.page.controls.currentWidget() is table.page.controls.judge
    table.command("K")
    assert table.page.controls.currentWidget() is table.page.controls.bids


def test_the_keys_of_the_window_still_work(table: RefereeTable) -> None:
    table.start(FOUR)
    table.press(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert not table.page.parts.side.isVisible()
