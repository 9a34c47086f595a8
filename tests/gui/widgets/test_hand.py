"""A hand shows what it is given, lifts its cup, and never holds a hidden die."""

import pytest
from PySide6.QtCore import QAbstractAnimation, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from liars_qt.look.dice_paint import Die, Mark
from liars_qt.look.fonts import scaled
from liars_qt.widgets.hand import LARGE, SMALL, Hand, HandView, open_hand

COVERED = Hand(covered=5, spoken="five dice under the cup")
OPEN = open_hand((1, 3, 5, 5, 6), True, "one, three, five, five, six")


@pytest.fixture
def view(qtbot: QtBot) -> HandView:
    """A hand view on show."""
    made = HandView(LARGE)
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_covered_hand_holds_no_die(view: HandView) -> None:
    view.show_hand(COVERED)
    assert view.hand.dice == ()
    assert view.die_rects() == []
    assert view.lift == 0.0


def test_the_screen_reader_hears_what_is_shown_and_no_more(view: HandView) -> None:
    view.show_hand(COVERED)
    assert view.accessibleDescription() == "five dice under the cup"
    view.show_hand(OPEN)
    assert view.accessibleDescription() == "one, three, five, five, six"


def test_only_ones_are_starred_and_only_while_they_are_wild() -> None:
    assert [die.star for die in OPEN.dice] == [True, False, False, False, False]
    assert not any(die.star for die in open_hand((1, 1)).dice)


def test_a_cup_comes_off_at_once_without_motion(view: HandView, qtbot: QtBot) -> None:
    view.show_hand(COVERED)
    with qtbot.waitSignal(view.lifted, timeout=0, raising=False) as lifted:
        view.show_hand(OPEN)
    assert lifted.signal_triggered
    assert (view.lift, view.moving) == (1.0, False)


def test_a_cup_that_lifts_can_be_finished_at_once(view: HandView) -> None:
    view.show_hand(COVERED)
    view.show_hand(OPEN, 60_000)
    assert view.moving
    assert view.lift < 1.0
    view.finish()
    assert (view.lift, view.moving) == (1.0, False)


def test_covering_again_drops_the_dice_in_the_middle_of_a_lift(view: HandView) -> None:
    view.show_hand(COVERED)
    view.show_hand(OPEN, 60_000)
    view.show_hand(COVERED)
    assert (view.hand.dice, view.lift, view.moving) == ((), 0.0, False)


def test_marks_change_without_the_cup_coming_back(view: HandView) -> None:
    view.show_hand(OPEN)
    view.show_hand(Hand((Die(5, Mark.MATCH), Die(1, Mark.WILD, True))))
    assert view.lift == 1.0


def test_counted_dice_step_up_out_of_the_row(view: HandView) -> None:
    view.show_hand(Hand((Die(5, Mark.MATCH), Die(3, Mark.MISS), Die(1, Mark.WILD))))
    match, miss, wild = view.die_rects()
    assert match.top() == wild.top() < miss.top()


@pytest.mark.parametrize("count", range(1, 7))
def test_every_die_lies_inside_the_widget(view: HandView, count: int) -> None:
    view.set_capacity(6)
    view.show_hand(Hand(tuple(Die(6, Mark.MATCH) for _ in range(count))))
    view.resize(view.sizeHint())
    for rect in view.die_rects():
        assert view.rect().adjusted(-1, -1, 1, 1).contains(rect.toAlignedRect())


def test_a_lost_die_shifts_no_neighbour(view: HandView) -> None:
    view.set_capacity(5)
    before = view.sizeHint()
    view.show_hand(open_hand((1, 2)))
    assert view.sizeHint() == before


def test_it_grows_with_the_font(view: HandView) -> None:
    before = view.sizeHint()
    view.setFont(scaled(view.font(), 2))
    assert view.sizeHint().height() > before.height() * 1.6


def test_ones_own_dice_are_larger_than_an_opponents(qtbot: QtBot) -> None:
    small, large = HandView(SMALL), HandView(LARGE)
    qtbot.addWidget(small)
    qtbot.addWidget(large)
    assert large.sizeHint().height() > 2 * small.sizeHint().height()


def test_an_idle_hand_runs_no_timer(view: HandView) -> None:
    view.show_hand(COVERED)
    view.show_hand(OPEN, 20)
    view.finish()
    running = QAbstractAnimation.State.Running
    assert all(each.state() != running for each in view.findChildren(QAbstractAnimation))
    assert view.findChildren(QTimer) == []


def test_covered_hands_look_alike_whatever_lies_under(view: HandView, qapp: QApplication) -> None:
    def picture() -> QPixmap:
        view.show_hand(COVERED)
        return view.grab()

    first = picture()
    view.show_hand(open_hand((6, 6, 6, 6, 6)))
    assert picture().toImage() == first.toImage()
