"""Input made for one person never reaches the next: what is held, doubled, queued or let go ends at the cover."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from engine.dice.bid import Bid
from tests.gui.shared_screen.table import BORIS, TELLING, Shared

LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
NEVER_MS = 600_000
ASKED = "Next: Boris"


@pytest.fixture
def slow_fingers(qapp: QApplication) -> Callable[[], None]:
    """Return what makes the moment without presses last for good."""
    return lambda: qapp.setDoubleClickInterval(NEVER_MS)


def assert_still_boriss(shared: Shared) -> None:
    """The cover is on, asks for Boris, shows no die, and nothing was played for him."""
    shared.stage.settle()
    assert shared.asked == ASKED
    assert shared.open_dice == []
    assert shared.stage.bridge.record.entries == (Bid(3, 2),)


def points(widget: QWidget) -> list[QPoint]:
    """Return points all over a widget."""
    room = widget.rect()
    return [QPoint(x, y) for x in range(10, room.width(), 90) for y in range(10, room.height(), 35)]


def test_a_bid_by_double_click_does_not_confirm_for_the_next(
    shared: Shared, slow_fingers: Callable[[], None]
) -> None:
    shared.deal()
    shared.confirm()
    slow_fingers()
    window = shared.stage.window.windowHandle()
    point = shared.place(shared.stage.page.controls.picker.bid_button)
    for press in (QTest.mouseClick, QTest.mouseDClick, QTest.mouseClick):
        press(window, LEFT, PLAIN, point)
    for at in points(shared.cover):
        shared.stage.click(shared.cover, at)
    assert_still_boriss(shared)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_keys_pressed_again_and_again_do_not_confirm_for_the_next(
    shared: Shared, slow_fingers: Callable[[], None], key: Qt.Key
) -> None:
    shared.deal()
    shared.confirm()
    slow_fingers()
    shared.stage.key(Qt.Key.Key_Return)
    for _ in range(5):
        shared.stage.key(key)
    assert_still_boriss(shared)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_key_held_across_the_hand_over_never_opens_the_cover(shared: Shared, key: Qt.Key) -> None:
    shared.deal()
    shared.confirm()
    if key == Qt.Key.Key_Space:
        shared.stage.page.controls.picker.bid_button.setFocus()
    shared.press(Qt.Key.Key_Return)
    shared.wait()
    for _ in range(20):
        shared.repeat(key)
        shared.stage.settle()
    shared.release(key)
    assert_still_boriss(shared)


def test_a_press_begun_on_the_table_does_not_count_when_it_is_let_go_on_the_cover(shared: Shared) -> None:
    shared.to_bot()
    window, history = shared.stage.window.windowHandle(), shared.stage.page.history
    QTest.mousePress(window, LEFT, PLAIN, shared.place(history.viewport()))
    shared.answer(Bid(5, 3))
    shared.wait()
    for button in (shared.cover.ready, shared.cover.hold):
        QTest.mouseMove(window, shared.place(button))
        QTest.mouseRelease(window, LEFT, PLAIN, shared.place(button))
    shared.stage.settle()
    assert shared.asked == "Next: Anna"
    assert shared.open_dice == []


@pytest.mark.parametrize("what", ["click", "key"])
def test_presses_that_were_queued_before_the_cover_came_end_at_it(
    shared: Shared, qapp: QApplication, what: str
) -> None:
    """Even with no time at all for a double click, what waits in the queue is met before the buttons open."""
    shared.deal()
    shared.confirm()
    qapp.setDoubleClickInterval(0)
    cover = shared.cover

    def queue() -> None:
        for _ in range(3):
            for kind in ("Press", "Release"):
                QApplication.postEvent(*queued(cover, what, kind))

    shared.stage.bridge.moved.connect(queue)
    shared.stage.key(Qt.Key.Key_Return)
    shared.stage.bridge.moved.disconnect(queue)
    shared.wait()
    assert_still_boriss(shared)


def queued(cover: QWidget, what: str, kind: str) -> tuple[QWidget, QEvent]:
    """Return a press or a release for the cover's second button, or of Enter for the cover."""
    ready = cover.ready  # type: ignore[attr-defined]
    if what == "key":
        return cover, QKeyEvent(QEvent.Type[f"Key{kind}"], Qt.Key.Key_Return, PLAIN)
    at = QPointF(ready.rect().center())
    pressed = LEFT if kind == "Press" else Qt.MouseButton.NoButton
    place = QPointF(ready.mapToGlobal(at.toPoint()))
    return ready, QMouseEvent(QEvent.Type[f"MouseButton{kind}"], at, place, LEFT, pressed, PLAIN)


def test_a_press_while_the_cover_is_shut_makes_it_wait_anew(
    shared: Shared, slow_fingers: Callable[[], None]
) -> None:
    shared.deal()
    shared.confirm()
    slow_fingers()
    shared.stage.key(Qt.Key.Key_Return)
    cover = shared.cover
    cover._quiet.timeout.emit()  # the wait is over, but another press comes before the buttons open
    shared.stage.key(Qt.Key.Key_Return)
    shared.stage.settle()
    assert cover._quiet.isActive()
    assert not cover.hold.isEnabled()
    assert_still_boriss(shared)


def test_no_key_of_the_table_means_anything_to_the_cover(shared: Shared) -> None:
    shared.to_boris()
    shared.wait()
    shared.stage.key("1", "6", "+", "-", "m", "p", "s", Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Escape)
    for scan in range(10, 16):
        shared.stage.stroke("ы", 0x44B, scan)
    assert_still_boriss(shared)


def test_keys_from_the_rail_do_not_reach_a_covered_table(shared: Shared) -> None:
    shared.to_boris()
    shared.wait()
    shared.stage.window.rail.buttons[0].setFocus()
    shared.stage.key(Qt.Key.Key_Return, "m", "5", Qt.Key.Key_Return)
    assert_still_boriss(shared)


def test_tab_and_pointer_find_nothing_of_a_covered_table(shared: Shared) -> None:
    shared.to_boris()
    shared.wait()
    table, page = shared.handover.table, shared.stage.page
    for forward in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        for _ in range(30):
            shared.stage.key(forward)
            focus = QApplication.focusWidget()
            assert focus is not None
            assert not table.isAncestorOf(focus)
    under = {page.childAt(at) for at in points(page)}
    assert not any(part is table or table.isAncestorOf(part) for part in under if part is not None)


def test_the_second_press_of_a_confirmation_bids_nothing(
    shared: Shared, slow_fingers: Callable[[], None]
) -> None:
    shared.to_boris()
    shared.wait()
    slow_fingers()
    window, point = shared.stage.window.windowHandle(), shared.place(shared.cover.ready)
    for press in (QTest.mouseClick, QTest.mouseDClick, QTest.mouseClick):
        press(window, LEFT, PLAIN, point)
    shared.stage.key(Qt.Key.Key_Return, "m")
    assert shared.open_dice == [TELLING[BORIS]]
    assert shared.stage.bridge.record.entries == (Bid(3, 2),)


# --- holding ------------------------------------------------------------------------------------------------


@pytest.fixture
def held(shared: Shared) -> Shared:
    """A shared table at which Boris holds the button by Space and sees his dice."""
    shared.to_boris()
    shared.wait()
    shared.press(Qt.Key.Key_Space)
    assert shared.open_dice == [TELLING[BORIS]]
    return shared


def test_a_held_key_that_repeats_goes_on_showing(held: Shared) -> None:
    for _ in range(10):
        held.repeat(Qt.Key.Key_Space, " ")
        assert held.open_dice == [TELLING[BORIS]]
    held.release(Qt.Key.Key_Space)
    assert held.open_dice == []


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("how", ["tab", "dialog", "menu", "other window", "minimised", "other page", "shut"])
def test_dice_are_gone_when_the_one_who_holds_loses_the_button(held: Shared, how: str) -> None:
    stage = held.stage
    other = QDialog(stage.window if how == "dialog" else None)
    ways: dict[str, Callable[[], object]] = {
        "tab": lambda: stage.key(Qt.Key.Key_Tab),
        "dialog": other.open,
        "menu": lambda: stage.window._menus[0].popup(QPoint(0, 0)),
        "other window": other.show,
        "minimised": stage.window.showMinimized,
        "other page": lambda: stage.window.show_page(stage.window.pages[-1]),
        "shut": lambda: held.cover.hold.setEnabled(False),
    }
    ways[how]()
    stage.settle()
    assert held.open_dice == []
    for _ in range(5):
        held.repeat(Qt.Key.Key_Space, " ")
        assert held.open_dice == []
    held.release(Qt.Key.Key_Space)
    for popup in QApplication.topLevelWidgets():
        if popup is not stage.window:
            popup.close()
    assert held.open_dice == []
    assert stage.bridge.covered_for == BORIS


def test_dice_are_gone_when_the_pointer_leaves_the_button(shared: Shared) -> None:
    shared.to_boris()
    shared.wait()
    window, point = shared.stage.window.windowHandle(), shared.place(shared.cover.hold)
    QTest.mousePress(window, LEFT, PLAIN, point)
    assert shared.open_dice == [TELLING[BORIS]]
    outside = QPoint(5, 5)
    drag(shared, outside)
    assert shared.open_dice == []
    QTest.mouseRelease(window, LEFT, PLAIN, outside)
    assert shared.open_dice == []
    drag(shared, point, Qt.MouseButton.NoButton)
    assert shared.open_dice == []


def test_a_pointer_that_still_presses_shows_nothing_once_another_window_is_in_front(shared: Shared) -> None:
    shared.to_boris()
    shared.wait()
    point = shared.place(shared.cover.hold)
    QTest.mousePress(shared.stage.window.windowHandle(), LEFT, PLAIN, point)
    other = QDialog()
    other.show()
    shared.stage.until(other.isActiveWindow)
    assert shared.open_dice == []
    drag(shared, QPoint(5, 5))
    drag(shared, point)
    assert shared.open_dice == []
    other.close()


def drag(shared: Shared, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
    """Move the pointer with a button down."""
    at = QPointF(point)
    move = QMouseEvent(QEvent.Type.MouseMove, at, at, Qt.MouseButton.NoButton, button, PLAIN)
    QApplication.sendEvent(shared.stage.window.windowHandle(), move)


def test_confirming_while_holding_lets_go(held: Shared) -> None:
    held.stage.key(Qt.Key.Key_Return)
    assert held.asked == ""
    assert held.cover.hand.hand.dice == ()
    held.release(Qt.Key.Key_Space)
    held.stage.until(lambda: held.stage.on_turn)
    held.stage.key(Qt.Key.Key_Return)
    assert held.open_dice == []
