"""Seats tell their state by more than colour, and sit clockwise round a table that grows."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QAbstractAnimation, QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from liars_qt.look.motion import Motion
from liars_qt.widgets.bid_label import BidLabel, BidShown, Style
from liars_qt.widgets.felt import Felt
from liars_qt.widgets.hand import Hand, open_hand
from liars_qt.widgets.seat import OwnSeat, SeatShown, SeatView

ANNA = SeatShown(
    "Anna", bid=BidShown(4, 5, spoken="four fives"), hand=Hand(covered=5), spoken="Anna, five dice"
)
SMALLEST = QSize(690, 330)


@pytest.fixture
def seat(qtbot: QtBot) -> SeatView:
    """A seat on show."""
    made = SeatView()
    qtbot.addWidget(made)
    made.show()
    made.show_seat(ANNA)
    return made


@pytest.fixture
def felt(qtbot: QtBot) -> Felt:
    """A table on show, at its smallest."""
    made = Felt()
    qtbot.addWidget(made)
    made.resize(SMALLEST)
    made.show()
    return made


def grey(seat: SeatView) -> QImage:
    """The seat as somebody sees it who sees no hues."""
    seat.resize(seat.sizeHint())
    return seat.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)


@pytest.mark.parametrize(
    "changed",
    [
        ANNA._replace(to_move=True),
        ANNA._replace(thinking=True, status="thinking", bid=None),
        ANNA._replace(out=True, dice=0, status="out", bid=None),
        ANNA._replace(dice=3),
        ANNA._replace(penalties=0),
        ANNA._replace(penalties=12),
        ANNA._replace(bid=None),
        ANNA._replace(hand=open_hand((1, 2, 3, 4, 5))),
    ],
    ids=["to move", "thinking", "out", "fewer dice", "no penalty", "penalties", "no bid", "open"],
)
def test_every_state_of_a_seat_shows_without_hues(seat: SeatView, changed: SeatShown) -> None:
    before = grey(seat)
    seat.show_seat(changed)
    assert grey(seat) != before


def test_the_screen_reader_hears_the_whole_seat(seat: SeatView) -> None:
    assert seat.accessibleName() == "Anna"
    assert seat.accessibleDescription() == "Anna, five dice"
    assert seat.bid.accessibleName() == "four fives"


@pytest.mark.parametrize("name", ["W" * 40, "", " ", "<b>x</b>", "&File", "Анна ②"])
@pytest.mark.parametrize("kind", [SeatView, OwnSeat])
def test_no_name_changes_the_size_of_a_seat(qtbot: QtBot, kind: type[SeatView], name: str) -> None:
    seat = kind()
    qtbot.addWidget(seat)
    seat.show_seat(ANNA)
    before = seat.sizeHint()
    seat.show_seat(ANNA._replace(name=name))
    assert seat.sizeHint() == before
    assert not seat.grab().isNull()


def test_dots_move_only_while_a_seat_thinks_and_motion_is_wanted(seat: SeatView) -> None:
    def moving() -> bool:
        animations = seat.findChildren(QAbstractAnimation)
        return any(each.state() == QAbstractAnimation.State.Running for each in animations)

    thinking = ANNA._replace(thinking=True, status="thinking")
    seat.show_seat(thinking)
    assert not moving()
    seat.set_motion(Motion())
    assert moving()
    seat.show_seat(ANNA)
    assert not moving()
    seat.show_seat(thinking)
    seat.hide()
    assert not moving()


@pytest.mark.parametrize("count", range(2, 9))
@pytest.mark.parametrize(
    "size", [SMALLEST, QSize(990, 360), QSize(1600, 800)], ids=["small", "laptop", "full screen"]
)
@pytest.mark.parametrize("dice", [5, 6])
def test_no_seat_lies_on_another_or_off_the_table(felt: Felt, count: int, size: QSize, dice: int) -> None:
    felt.set_seats(count)
    shown = ANNA._replace(dice=dice, dice_at_start=dice, bid=BidShown(10, 6), hand=open_hand((6,) * dice))
    for place in range(count):
        felt.seat(place).show_seat(shown)
    felt.centre.show_bid(BidShown(10, 6), "The bid to beat: Anna")
    felt.resize(size.expandedTo(felt.minimumSizeHint()))
    felt.arrange()
    boxes = [felt.seat(place).geometry() for place in range(count)]
    assert all(felt.rect().contains(box) for box in boxes)
    overlaps = [(a, b) for a in range(count) for b in range(a) if boxes[a].intersects(boxes[b])]
    assert overlaps == []
    bid = felt.centre.bid.geometry().translated(felt.centre.pos())
    assert not any(bid.intersects(box) for box in boxes)


def test_a_table_for_five_dice_fits_beside_rail_and_history(felt: Felt) -> None:
    felt.set_seats(8)
    for place in range(8):
        felt.seat(place).show_seat(ANNA)
    assert felt.minimumSizeHint().width() <= 700
    assert felt.minimumSizeHint().height() <= 330


def test_seats_go_clockwise_from_ones_own(felt: Felt) -> None:
    felt.set_seats(8)
    centres = [felt.seat(place).geometry().center() for place in range(8)]
    left, top, right = centres[1:3], centres[3:6], centres[6:]
    assert all(a.y() > b.y() for a, b in pairwise(left))
    assert all(a.x() < b.x() for a, b in pairwise(top))
    assert all(a.y() < b.y() for a, b in pairwise(right))
    assert centres[0].y() > max(centre.y() for centre in centres[1:])


def test_everything_grows_with_the_table(felt: Felt) -> None:
    felt.set_seats(3)
    before = felt.own.sizeHint(), felt.others[0].sizeHint()
    felt.resize(1700, 900)
    assert felt.scale > 2
    assert felt.own.sizeHint().width() > before[0].width() * 1.7
    assert felt.others[0].sizeHint().width() > before[1].width() * 1.7
    assert felt.others[0].hand.sizeHint().height() > 40


def test_seats_come_and_go(felt: Felt) -> None:
    for count in (2, 8, 3):
        felt.set_seats(count)
        assert len(felt.others) == count - 1
        assert felt.seat(0) is felt.own
        assert felt.seat(count - 1) is felt.others[-1]


def test_one_press_ends_every_lift(felt: Felt) -> None:
    felt.set_seats(3)
    for place in range(3):
        felt.seat(place).show_seat(ANNA)
        felt.seat(place).show_seat(ANNA._replace(hand=open_hand((1, 2))), 60_000)
    felt.finish()
    assert all(felt.seat(place).hand.lift == 1.0 for place in range(3))


def test_without_a_bid_only_the_caption_is_shown(felt: Felt) -> None:
    felt.centre.show_bid(None, "No bid yet")
    assert not felt.centre.bid.isVisible()
    assert felt.centre.caption.text() == "No bid yet"
    felt.centre.show_bid(BidShown(2, 3), "The bid to beat: <b>x</b>")
    assert felt.centre.bid.isVisible()
    assert felt.centre.caption.text() == "The bid to beat: <b>x</b>"


@pytest.mark.parametrize("style", list(Style))
def test_a_bid_is_drawn_and_spoken(qtbot: QtBot, style: Style) -> None:
    label = BidLabel()
    qtbot.addWidget(label)
    empty = label.grab().toImage()
    label.show_bid(BidShown(4, 1, style, "four ones"))
    assert label.accessibleName() == label.toolTip() == "four ones"
    assert label.grab().toImage() != empty
    label.show_bid(None)
    assert label.accessibleName() == ""


def test_styles_of_a_bid_differ_without_hues(qtbot: QtBot) -> None:
    label = BidLabel()
    qtbot.addWidget(label)
    label.show_bid(BidShown(4, 5, Style.STRICT))
    label.resize(label.sizeHint())
    looks = []
    for style in Style:
        label.show_bid(BidShown(4, 5, style))
        looks.append(label.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8))
    assert looks[0] != looks[1] != looks[2] != looks[0]
