"""The window: full screen and back, its place from last time, menus that stay put, keys unlike each other."""

import sys

import pytest
from PySide6.QtCore import QByteArray, QPoint, QRect, QSettings, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMessageBox, QToolButton, QWidget

from engine.dice.bid import Bid
from liars_qt.pages.referee_setup import SetupForm
from liars_qt.pages.table_dialog import TableDialog
from tests.gui.stage import LANGUAGES, Opened, Puppets, Stage, prepared


def test_full_screen_and_back(stage: Stage) -> None:
    stage.key(Qt.Key.Key_F11)
    stage.until(stage.window.isFullScreen)
    assert stage.window.actions_.full_screen.isChecked()
    stage.key(Qt.Key.Key_F11)
    stage.until(lambda: not stage.window.isFullScreen())
    assert not stage.window.actions_.full_screen.isChecked()


def test_esc_leaves_the_full_screen_and_nothing_else(stage: Stage) -> None:
    stage.key("5", Qt.Key.Key_F11)
    bid = stage.page.controls.considering
    stage.until(stage.window.isFullScreen)
    stage.key(Qt.Key.Key_Escape)
    stage.until(lambda: not stage.window.isFullScreen())
    assert stage.page.controls.considering == bid
    assert stage.window.isVisible()
    stage.key(Qt.Key.Key_Escape)
    assert stage.window.isVisible()


def test_esc_in_a_dialog_leaves_the_dialog_alone(stage: Stage) -> None:
    stage.key(Qt.Key.Key_F11)
    stage.until(stage.window.isFullScreen)
    stage.program.show_report("a report")
    stage.until(lambda: QApplication.activeModalWidget() is not None)
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert stage.window.isFullScreen()


def test_esc_ends_a_reveal_before_it_leaves_the_full_screen(opened: Opened, puppets: Puppets) -> None:
    stage = opened(puppets, MOTION="full")
    stage.key(Qt.Key.Key_Return, Qt.Key.Key_F11)
    stage.until(lambda: puppets.waiting)
    puppets.answer(Bid(3, 3))
    stage.until(lambda: stage.on_turn)
    stage.key("m", Qt.Key.Key_Escape)
    assert not stage.page.board.revealing
    assert stage.window.isFullScreen()


def test_a_maximised_window_is_maximised_again_after_full_screen(stage: Stage) -> None:
    stage.window.showMaximized()
    stage.until(stage.window.isMaximized)
    stage.key(Qt.Key.Key_F11)
    stage.until(stage.window.isFullScreen)
    stage.key(Qt.Key.Key_F11)
    stage.until(lambda: not stage.window.isFullScreen())
    assert stage.window.isMaximized()


def test_the_window_comes_back_where_it_was(opened: Opened) -> None:
    stage = opened()
    least = stage.window.minimumSizeHint()
    stage.window.setGeometry(3, 60, least.width(), least.height() + 20)
    stage.settle()
    place = stage.window.geometry()
    stage.window.close()
    stage.program.close()
    assert opened().window.geometry() == place


def test_a_window_off_the_screen_is_brought_back(opened: Opened) -> None:
    stage = opened()
    stage.window.setGeometry(QRect(9999, 9999, 1100, 640))
    stage.settle()
    stage.window.close()
    stage.program.close()
    window = opened().window
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    title = QRect(window.pos(), QPoint(window.frameGeometry().right(), window.pos().y() + 20))
    assert any(screen.intersects(title) for screen in screens)


@pytest.mark.parametrize("garbage", [b"", b"\x00\x01\xd9\xd0", b"nonsense" * 50])
def test_a_place_that_cannot_be_read_is_forgotten(opened: Opened, tmp_path: object, garbage: bytes) -> None:
    places = prepared(tmp_path / "data")  # type: ignore[operator]
    QSettings(str(places.settings), QSettings.Format.IniFormat).setValue(
        "window/geometry", QByteArray(garbage)
    )
    assert opened().window.isVisible()


def test_reset_window_gives_the_usual_size(stage: Stage) -> None:
    stage.window.showMaximized()
    stage.window.actions_.reset_layout.trigger()
    stage.until(lambda: not stage.window.isMaximized())
    assert stage.window.width() <= 1180


def test_a_checked_command_shows_its_mark_in_the_menu(stage: Stage) -> None:
    history = stage.page.head.history
    assert history.isCheckable()
    assert not history.isIconVisibleInMenu()


def test_an_open_menu_stays_as_it_is_while_the_bots_play(puppet_stage: Stage, puppets: Puppets) -> None:
    stage = puppet_stage
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: puppets.waiting)
    menu = stage.window._game
    before = menu.actions()
    menu.setActiveAction(before[0])
    puppets.answer(Bid(3, 3))
    stage.until(lambda: stage.on_turn)
    assert menu.actions() == before
    assert menu.activeAction() is before[0]


def visible_actions(stage: Stage) -> list[QAction]:
    """Return every command of the menus, separators left out."""
    return [act for menu in stage.window._menus for act in menu.actions() if not act.isSeparator()]


def test_no_two_commands_share_a_key(stage: Stage) -> None:
    keys = [key.toString() for act in set(visible_actions(stage)) for key in act.shortcuts()]
    assert len(keys) == len(set(keys))


# The scan codes that the keys have on Linux; the letters are those of a Russian keyboard.
@pytest.mark.skipif(sys.platform != "linux", reason="scan codes are the system's own")
@pytest.mark.parametrize(
    ("scan", "letter", "shift", "command"),
    [
        (57, "т", False, "new"),
        (52, "я", False, "undo"),
        (52, "я", True, "redo"),
        (59, "б", False, "preferences"),
    ],
)
def test_ctrl_and_a_key_work_by_place_without_a_latin_layout(
    stage: Stage, scan: int, letter: str, shift: bool, command: str
) -> None:
    action = getattr(stage.window.actions_, command)
    triggered: list[bool] = []
    action.triggered.disconnect()
    action.triggered.connect(lambda: triggered.append(True))
    action.setEnabled(True)
    held = Qt.KeyboardModifier.ControlModifier
    if shift:
        held |= Qt.KeyboardModifier.ShiftModifier
    for place in (scan, 1):  # the second is a key that lies nowhere
        event = QKeyEvent(QKeyEvent.Type.KeyPress, ord(letter.upper()), held, place, 0, 0, letter)
        QApplication.sendEvent(stage.page, event)
    assert triggered == [True]


@pytest.mark.skipif(sys.platform != "linux", reason="scan codes are the system's own")
@pytest.mark.parametrize(("key", "scan", "letter"), [(Qt.Key.Key_F, 0, ""), (0, 41, "а")], ids=["us", "ru"])
def test_the_rules_are_searched_by_ctrl_and_f_on_any_keyboard(
    stage: Stage, key: int, scan: int, letter: str
) -> None:
    stage.program.open_rules()
    reader = stage.program.rules_page.reader
    assert reader.text.hasFocus()
    if key:
        stage.key(Qt.Key(key), modifier=Qt.KeyboardModifier.ControlModifier)
    else:
        held = Qt.KeyboardModifier.ControlModifier
        event = QKeyEvent(QKeyEvent.Type.KeyPress, ord(letter.upper()), held, scan, 0, 0, letter)
        QApplication.sendEvent(reader.text, event)
    assert reader.search.hasFocus()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_menu_entry_has_text_and_its_own_mnemonic(opened: Opened, language: str) -> None:
    stage = opened(language=language)
    stage.deal("classic")
    for menu in stage.window._menus:
        texts = [act.text() for act in menu.actions() if not act.isSeparator() and act.isVisible()]
        assert all(texts)
        letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
        assert len(letters) == len(set(letters)), texts
    titles = [menu.title() for menu in stage.window._menus]
    letters = [title[title.index("&") + 1].lower() for title in titles]
    assert len(set(letters)) == len(letters)


def mnemonics(root: QWidget) -> list[str]:
    """Return the letter that Alt is held with for each visible part of a form."""
    labels = [label for label in root.findChildren(QLabel) if label.buddy() is not None]
    parts: list[QLabel | QAbstractButton] = list(labels)
    parts += [each for each in root.findChildren(QAbstractButton) if type(each) is not QToolButton]
    texts = [part.text().replace("&&", "") for part in parts if part.isVisible()]
    return [text[text.index("&") + 1].lower() for text in texts if "&" in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_fields_of_a_form_share_a_mnemonic(opened: Opened, language: str) -> None:
    stage = opened(language=language)
    dialog = TableDialog(stage.bridge.table.rules, stage.bridge.players, stage.page)
    dialog.show()
    letters = mnemonics(dialog)
    assert len(letters) > 8 and len(set(letters)) == len(letters), letters
    dialog.close()
    stage.window.show_page(stage.program.referee_page)
    stage.settle()
    form = stage.window.findChild(SetupForm)
    assert form is not None
    letters = mnemonics(form)
    letters += [menu.title()[menu.title().index("&") + 1].lower() for menu in stage.window._menus]
    assert len(letters) > 12 and len(set(letters)) == len(letters), letters


@pytest.mark.parametrize("language", LANGUAGES)
def test_qts_own_buttons_speak_the_language(opened: Opened, language: str) -> None:
    opened(language=language)
    box = QMessageBox(QMessageBox.Icon.Question, "", "", QMessageBox.StandardButton.Cancel)
    expected = {"en": "Cancel", "ru": "Отмена", "fr": "Annuler"}[language]
    assert box.button(QMessageBox.StandardButton.Cancel).text().replace("&", "") == expected


def test_a_second_start_brings_a_minimised_window_back(stage: Stage) -> None:
    stage.window.showMinimized()
    stage.program.raise_window()
    assert not stage.window.isMinimized()
