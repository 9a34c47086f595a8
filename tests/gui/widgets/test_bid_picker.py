"""The picker: what is allowed can be made by hand, key and wheel; what is not says why; one offer, one bid."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QShortcut, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from liars_qt.look.fonts import scaled
from liars_qt.widgets.bid_picker import BidPicker
from liars_qt.widgets.offer import FACES, Cell, Offer, Pick

NOT_HIGHER = "Not higher than 3 x 4"


def offer(above: tuple[int, int] = (3, 4), dice: int = 10, styles: bool = False) -> Offer:
    """All bids higher than `above` among `dice`."""
    kinds = (False, True) if styles else (False,)
    picks = [Pick(q, f, s) for q in range(1, dice + 1) for f in FACES for s in kinds]
    cells = tuple(Cell(pick, "" if pick[:2] > above else NOT_HIGHER) for pick in picks)
    too_many = f"Only {dice} dice on the table"
    return Offer(cells, None, styles, "The standing bid is 3 x 4", too_many, "Only a challenge is left")


@pytest.fixture
def picker(qtbot: QtBot) -> BidPicker:
    """A picker on show with an offer after 3 x 4."""
    made = BidPicker()
    qtbot.addWidget(made)
    made.set_offer(offer())
    made.show()
    return made


def test_a_legal_bid_waits_in_the_button(picker: BidPicker) -> None:
    assert picker.pick == Pick(3, 5)
    assert picker.bid_button.text() == "Bid 3\u00a0×\u00a05"
    assert picker.bid_button.isEnabled()


@pytest.mark.parametrize("face", FACES)
def test_a_refused_face_says_why_in_every_way(picker: BidPicker, face: int) -> None:
    button = picker.faces[face - 1]
    refused = face <= 4
    assert button.isEnabled() != refused
    expected = NOT_HIGHER if refused else ""
    assert {button.toolTip(), button.statusTip(), button.accessibleDescription()} == {expected}


def test_the_ends_of_the_quantity_say_why(picker: BidPicker) -> None:
    assert not picker.less.isEnabled()
    assert picker.less.toolTip() == "The standing bid is 3 x 4"
    for _ in range(20):
        picker.step_quantity(1)
    assert picker.pick == Pick(10, 5)
    assert not picker.more.isEnabled()
    assert picker.more.accessibleDescription() == "Only 10 dice on the table"


def test_a_press_on_a_refused_face_explains_and_changes_nothing(picker: BidPicker, qtbot: QtBot) -> None:
    with qtbot.waitSignal(picker.explained) as explained:
        QTest.mouseClick(picker.faces[1], Qt.MouseButton.LeftButton)
    assert explained.args == [NOT_HIGHER]
    assert picker.pick == Pick(3, 5)


def test_a_key_that_can_do_nothing_says_why(picker: BidPicker) -> None:
    told: list[str] = []
    picker.explained.connect(told.append)
    picker.step_quantity(-1)
    picker.set_offer(Offer((Cell(Pick(1, 2)), Cell(Pick(1, 1), "Not with ones")), too_many="Only one die"))
    picker.choose_face(1)
    picker.step_quantity(1)
    picker.choose_face(2)
    picker.commit()
    picker.choose_face(1)
    assert told == ["The standing bid is 3 x 4", "Not with ones", "Only one die"]


def test_every_change_is_told_once(picker: BidPicker, qtbot: QtBot) -> None:
    changes: list[tuple[int, int, bool]] = []
    picker.changed.connect(lambda *pick: changes.append(pick))
    QTest.mouseClick(picker.more, Qt.MouseButton.LeftButton)
    QTest.mouseClick(picker.faces[0], Qt.MouseButton.LeftButton)
    picker.choose_face(1)
    assert changes == [(4, 5, False), (4, 1, False)]


def test_a_new_offer_tells_its_first_bid(picker: BidPicker, qtbot: QtBot) -> None:
    with qtbot.waitSignal(picker.changed) as changed:
        picker.set_offer(offer((4, 6)))
    assert changed.args == [5, 1, False]


@pytest.mark.parametrize("presses", [1, 2, 5])
def test_one_offer_is_answered_once(picker: BidPicker, qtbot: QtBot, presses: int) -> None:
    bids: list[tuple[int, int, bool]] = []
    picker.chosen.connect(lambda *pick: bids.append(pick))
    for _ in range(presses):
        QTest.mouseClick(picker.bid_button, Qt.MouseButton.LeftButton)
        picker.commit()
    QTest.mouseDClick(picker.bid_button, Qt.MouseButton.LeftButton)
    assert bids == [(3, 5, False)]
    assert not picker.ready


def test_a_press_that_began_on_another_offer_is_dropped(picker: BidPicker, qtbot: QtBot) -> None:
    bids: list[tuple[int, int, bool]] = []
    picker.chosen.connect(lambda *pick: bids.append(pick))
    QTest.mousePress(picker.bid_button, Qt.MouseButton.LeftButton)
    picker.set_offer(offer((5, 5)))
    QTest.mouseRelease(picker.bid_button, Qt.MouseButton.LeftButton)
    assert bids == []


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        (Qt.Key.Key_Up, Pick(4, 5)),
        (Qt.Key.Key_Plus, Pick(4, 5)),
        (Qt.Key.Key_Right, Pick(3, 6)),
        (Qt.Key.Key_Down, Pick(3, 5)),
        (Qt.Key.Key_Left, Pick(3, 5)),
    ],
)
def test_arrows_and_signs_move_the_bid_from_any_of_its_buttons(
    picker: BidPicker, qtbot: QtBot, key: Qt.Key, expected: Pick
) -> None:
    for button in (picker.faces[4], picker.more):
        picker.set_offer(offer())
        QTest.keyClick(button, key)
        assert picker.pick == expected


def test_enter_bids_and_a_held_enter_does_not(picker: BidPicker, qtbot: QtBot) -> None:
    held = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(picker.faces[4], held)
    assert picker.ready
    with qtbot.waitSignal(picker.chosen):
        QTest.keyClick(picker.faces[4], Qt.Key.Key_Return)


def test_space_presses_the_button_that_has_the_keyboard(picker: BidPicker, qtbot: QtBot) -> None:
    QTest.keyClick(picker.faces[5], Qt.Key.Key_Space)
    assert picker.pick == Pick(3, 6)


def test_digits_reach_the_page_from_every_part(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    picker = BidPicker()
    QVBoxLayout(page).addWidget(picker)
    heard: list[int] = []
    QShortcut(Qt.Key.Key_3, page).activated.connect(lambda: heard.append(3))
    picker.set_offer(offer())
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    for part in (*picker.faces[4:], picker.more, picker.bid_button):
        part.setFocus()
        QTest.keyClick(part, Qt.Key.Key_3)
    assert heard == [3] * 4
    assert not picker.findChildren(QAbstractSpinBox)
    assert not picker.findChildren(QLineEdit)


@pytest.mark.parametrize(
    ("turns", "quantity"), [((120,), 4), ((60,), 3), ((60, 60), 4), ((240,), 5), ((120, -120), 3)]
)
def test_the_wheel_counts_whole_notches(picker: BidPicker, turns: tuple[int, ...], quantity: int) -> None:
    for turn in turns:
        event = QWheelEvent(
            QPointF(5, 5), QPointF(5, 5), QPoint(), QPoint(0, turn), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(picker, event)
    assert picker.pick is not None
    assert picker.pick.quantity == quantity


def test_styles_appear_only_where_they_are_offered(picker: BidPicker) -> None:
    wild, strict = picker.styles
    assert not wild.isVisible()
    picker.set_offer(offer(styles=True))
    assert wild.isVisible()
    assert wild.isChecked()
    picker.toggle_style()
    assert picker.pick == Pick(3, 5, True)
    assert strict.isChecked()
    assert "strict" in picker.bid_button.text()


def test_a_style_button_chooses_its_own_style_only(picker: BidPicker, qtbot: QtBot) -> None:
    picker.set_offer(offer(styles=True))
    wild, strict = picker.styles
    for button, expected in ((wild, False), (strict, True), (strict, True), (wild, False)):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert picker.pick is not None
        assert picker.pick.strict is expected
        assert button.isChecked()


def test_with_nothing_left_the_button_says_why(picker: BidPicker) -> None:
    picker.set_offer(offer((10, 6)))
    assert picker.pick is None
    assert picker.bid_button.text() == "Only a challenge is left"
    assert not picker.bid_button.isEnabled()
    picker.commit()
    picker.step_quantity(1)
    picker.choose_face(3)
    picker.toggle_style()
    assert picker.pick is None


def test_the_bid_button_never_jumps_under_a_finger(picker: BidPicker) -> None:
    widths = set()
    for _ in range(7):
        picker.step_quantity(1)
        widths.add(picker.bid_button.minimumWidth())
    assert len(widths) == 1


def test_it_fits_beside_the_calls_on_the_smallest_window(picker: BidPicker) -> None:
    picker.set_offer(offer(styles=True))
    assert picker.minimumSizeHint().width() <= 760


def test_it_grows_with_the_font(picker: BidPicker) -> None:
    before = picker.sizeHint()
    picker.setFont(scaled(picker.font(), 1.5))
    assert picker.sizeHint().height() > before.height() * 1.3
    assert picker.sizeHint().width() > before.width() * 1.3


def test_every_part_has_a_name(picker: BidPicker) -> None:
    parts = (*picker.faces, *picker.styles, picker.less, picker.more)
    assert all(part.accessibleName() for part in parts)
    assert picker.accessibleName()


def test_hit_areas_are_large_enough(picker: BidPicker) -> None:
    for part in (*picker.faces, picker.less, picker.more, picker.bid_button):
        assert min(part.width(), part.height()) >= 24
