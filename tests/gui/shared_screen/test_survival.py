"""The cover outlasts whatever happens to the window, and open dice outlast nothing that takes the screen away."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget

from liars_qt.pages.table_dialog import TableDialog
from liars_qt.settings import options
from liars_qt.settings.options import Option
from tests.gui.shared_screen.recording import picture_of
from tests.gui.shared_screen.table import ANNA, BORIS, TELLING, Shared
from tests.gui.stage import Opened, Puppets

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
Change = Callable[[Shared], None]


def minimise(shared: Shared) -> None:
    """Put the window away and bring it back."""
    shared.stage.window.showMinimized()
    shared.stage.settle()
    shared.stage.window.showNormal()
    shared.stage.window.activateWindow()


def turn_away(shared: Shared) -> None:
    """Let another program come to the front, and come back."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    shared.stage.settle()
    app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)


def resize(shared: Shared) -> None:
    """Give the window one size after another."""
    for size in (QSize(1500, 900), QSize(1093, 614), QSize(1366, 768)):
        shared.stage.window.resize(size)
        shared.stage.settle()


def full_screen(shared: Shared) -> None:
    """Fill the screen and leave it by Escape."""
    shared.stage.key(Qt.Key.Key_F11)
    shared.stage.until(shared.stage.window.isFullScreen)
    shared.stage.key(Qt.Key.Key_Escape)
    shared.stage.until(lambda: not shared.stage.window.isFullScreen())


def chosen(option: Option[str], *values: str) -> Change:
    """Return what goes through the values of an option."""

    def go(shared: Shared) -> None:
        for value in values:
            shared.stage.program.settings.set(option, value)
            shared.stage.settle()

    return go


def rules_and_back(shared: Shared) -> None:
    """Read the rules and come back."""
    shared.stage.key(Qt.Key.Key_F1)
    shared.stage.settle()
    assert not shared.stage.page.isVisible()
    shared.stage.window.go_back()


def rail_and_back(shared: Shared) -> None:
    """Go to another place and back by the keys of the rail."""
    shared.stage.key(Qt.Key.Key_2, modifier=ALT)
    shared.stage.settle()
    shared.stage.key(Qt.Key.Key_1, modifier=ALT)


def dialog(shared: Shared) -> None:
    """Open the preferences over the table, change the language there and back, and shut them."""
    shared.stage.key(Qt.Key.Key_Comma, modifier=CTRL)
    top = QApplication.activeModalWidget()
    assert isinstance(top, QDialog)
    chosen(options.LANGUAGE, "fr", "ru", "en")(shared)
    top.reject()


def toggles(shared: Shared) -> None:
    """Hide and show what can be hidden."""
    for key in (Qt.Key.Key_H, Qt.Key.Key_B, Qt.Key.Key_D) * 2:
        shared.stage.key(key, modifier=CTRL)


HARMLESS: dict[str, Change] = {
    "resize": resize,
    "full screen": full_screen,
    "language": chosen(options.LANGUAGE, "ru", "fr", "en"),
    "theme": chosen(options.THEME, "dark", "light"),
    "motion": chosen(options.MOTION, "full", "off"),
    "rules": rules_and_back,
    "rail": rail_and_back,
    "dialog": dialog,
    "toggles": toggles,
}
TAKEN: dict[str, Change] = {"minimise": minimise, "another program": turn_away}
KEPT = {**HARMLESS, **TAKEN}


@pytest.mark.parametrize("change", KEPT.values(), ids=KEPT.keys())
def test_the_cover_outlasts_it_and_works_by_keyboard_after_it(shared: Shared, change: Change) -> None:
    shared.to_boris()
    shared.wait()
    change(shared)
    shared.stage.settle()
    assert shared.asked == "Next: Boris"
    assert shared.open_dice == []
    assert shared.cover.isVisible()
    assert shared.cover.rect() == shared.stage.page.rect()
    assert shared.stage.bridge.covered_for == BORIS
    shared.confirm()
    assert shared.open_dice == [TELLING[BORIS]]


@pytest.mark.parametrize("change", HARMLESS.values(), ids=HARMLESS.keys())
def test_open_dice_outlast_what_leaves_their_owner_at_the_screen(shared: Shared, change: Change) -> None:
    shared.deal()
    shared.confirm()
    change(shared)
    shared.stage.settle()
    assert shared.asked == ""
    assert shared.open_dice == [TELLING[ANNA]]


@pytest.mark.parametrize("change", TAKEN.values(), ids=TAKEN.keys())
def test_open_dice_are_covered_when_the_screen_is_taken_away(shared: Shared, change: Change) -> None:
    shared.deal()
    shared.confirm()
    change(shared)
    shared.stage.settle()
    assert shared.asked == "Next: Anna"
    assert shared.open_dice == []
    shared.confirm()
    assert shared.open_dice == [TELLING[ANNA]]


@pytest.mark.parametrize("change", TAKEN.values(), ids=TAKEN.keys())
def test_somebody_alone_at_the_screen_is_never_asked_who_they_are(shared: Shared, change: Change) -> None:
    shared.stage.deal("knockout")
    change(shared)
    shared.stage.settle()
    assert shared.asked == ""
    assert shared.open_dice == [TELLING[ANNA]]


def test_the_picture_of_a_minimised_window_has_no_dice(
    shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared.deal()
    shared.wait()
    shared.stage.settle()
    before = picture_of(shared.stage.window.grab())
    shared.confirm()
    assert picture_of(shared.stage.window.grab()) != before
    shared.stage.window.showMinimized()
    shared.stage.until(lambda: shared.asked)
    shared.stage.settle()
    assert picture_of(shared.stage.window.grab()) == before


def test_an_unfinished_game_comes_back_covered(opened: Opened, shared: Shared, tmp_path: Path) -> None:
    shared.to_boris()
    shared.confirm()
    shared.stage.window.close()
    shared.stage.program.close()
    again = Shared(opened(Puppets()), shared.puppets)
    assert again.asked == "Next: Boris"
    assert again.open_dice == []
    again.confirm()
    assert again.open_dice == [TELLING[BORIS]]


def test_names_are_typed_before_a_covered_table(shared: Shared, monkeypatch: pytest.MonkeyPatch) -> None:
    shared.deal()
    shared.confirm()
    seen: list[tuple[str, list[tuple[int, ...]]]] = []

    def opened_over(_: TableDialog) -> int:
        seen.append((shared.asked, shared.open_dice))
        return QDialog.DialogCode.Rejected

    monkeypatch.setattr(TableDialog, "exec", opened_over)
    shared.stage.key(Qt.Key.Key_T, modifier=CTRL)
    assert seen == [("Next: Anna", [])]
    shared.confirm()
    assert shared.open_dice == [TELLING[ANNA]]


def test_a_new_game_from_behind_the_cover_begins_covered(shared: Shared, qapp: QApplication) -> None:
    shared.deal()
    shared.wait()
    qapp.setDoubleClickInterval(600_000)
    shared.stage.key(Qt.Key.Key_N, modifier=CTRL)
    assert shared.asked == "Next: Anna"
    assert not shared.cover.hold.isEnabled()
    assert shared.open_dice == []


def test_a_fault_told_behind_the_cover_is_read_after_it(shared: Shared) -> None:
    shared.to_boris()
    notice = shared.stage.page.notice
    notice.say("The disk is full.")
    assert not notice.isVisible()
    assert not notice._timer.isActive()
    shared.confirm()
    assert notice.isVisible()
    assert notice.text() == "The disk is full."
    notice.put_away()


def words(widget: QWidget) -> list[str]:
    """Return what the labels of a widget say."""
    return [label.text() for label in widget.findChildren(QLabel)]


def test_the_cover_speaks_the_language_of_now(shared: Shared) -> None:
    shared.to_boris()
    english = words(shared.cover)
    chosen(options.LANGUAGE, "ru")(shared)
    russian = words(shared.cover)
    chosen(options.LANGUAGE, "fr")(shared)
    assert not set(english) & set(russian) - {""}
    assert not set(russian) & set(words(shared.cover)) - {""}
    assert all("Boris" in said[0] for said in (english, russian, words(shared.cover)))


def test_a_window_that_was_large_can_be_made_small_behind_the_cover(shared: Shared) -> None:
    shared.stage.window.resize(QSize(1920, 1080))
    shared.stage.settle()
    shared.to_boris()
    shared.stage.window.resize(QSize(1093, 614))
    shared.stage.settle()
    assert shared.stage.window.size() == QSize(1093, 614)
    shared.confirm()
    assert shared.stage.window.size() == QSize(1093, 614)
