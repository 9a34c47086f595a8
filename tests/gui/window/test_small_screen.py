"""Small screens and narrow windows: type is set smaller, panels yield to the table, and nothing is out of reach."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QAbstractButton, QDialog, QWidget

from engine.records.record import Player
from liars_qt.look.fonts import type_for
from liars_qt.pages.about import AboutDialog
from liars_qt.pages.preferences import PreferencesDialog
from liars_qt.pages.referee_setup import SetupForm
from liars_qt.pages.table_dialog import TableDialog
from liars_qt.settings import options
from tests.gui.stage import CALM, LANGUAGES, PERSON, Opened, Stage

MAGNIFIED = QSize(910, 512)  # 1366 x 768 at 150 %
FRAME = 33  # logical pixels that a title bar may take
LEFT = MAGNIFIED - QSize(0, FRAME)
NARROW, WIDE = QSize(990, 640), QSize(1093, 614)


def resize(stage: Stage, size: QSize) -> None:
    stage.window.resize(size)
    stage.settle()
    assert stage.window.size() == size


def cut(root: QWidget) -> list[str]:
    """Every button with a text that is narrower than it asks for, or lies outside its window."""
    found = []
    for button in root.findChildren(QAbstractButton):
        if button.text() and button.isVisible() and not button.visibleRegion().isEmpty():
            corner = button.mapTo(root.window(), button.rect().bottomRight())
            if button.width() < button.minimumSizeHint().width() or not root.window().rect().contains(corner):
                found.append(button.text())
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_magnified_laptop_screen_holds_every_page(opened: Opened, language: str) -> None:
    stage = opened(language=language, type_scale=type_for(MAGNIFIED))
    stage.deal(
        "menteur", PERSON, *[Player(mind=mind) for mind in ("calm", "bold", "shark", "master")], *[CALM] * 3
    )
    pages = stage.window.pages
    for page in pages:
        stage.window.show_page(page)
        stage.settle()
    form = stage.window.findChild(SetupForm)
    assert form is not None
    form.names.setPlainText("4")
    form.start.click()
    stage.settle()
    least = stage.window.minimumSizeHint()
    assert least.width() <= LEFT.width() and least.height() <= LEFT.height()
    resize(stage, LEFT)
    for page in pages:
        stage.window.show_page(page)
        stage.settle()
        assert cut(page) == []
    stage.window.show_page(stage.page)
    stage.settle()
    assert stage.page.history.isVisible(), "the history has room there"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_magnified_laptop_screen_holds_every_dialog(opened: Opened, language: str) -> None:
    stage = opened(language=language, type_scale=type_for(MAGNIFIED))
    dialogs: list[QDialog] = [
        TableDialog(stage.bridge.table.rules, stage.bridge.players, stage.window),
        PreferencesDialog(stage.program.settings, lambda: None, stage.window),
        AboutDialog(stage.window),
    ]
    for dialog in dialogs:
        dialog.show()
        stage.settle()
        assert dialog.width() <= LEFT.width() and dialog.height() <= LEFT.height(), type(dialog).__name__
        assert cut(dialog) == []
        dialog.close()


def test_the_history_yields_to_the_table_and_comes_back(stage: Stage) -> None:
    page, switch = stage.page, stage.page.head.history
    resize(stage, WIDE)
    assert page.history.isVisible() and switch.isEnabled()
    resize(stage, NARROW)
    assert not page.history.isVisible() and page.board.width() > 800
    assert not switch.isEnabled() and "narrow" in switch.toolTip()
    assert stage.program.settings.get(options.HISTORY), "nobody switched it off"
    resize(stage, WIDE)
    assert page.history.isVisible() and switch.isEnabled() and "narrow" not in switch.toolTip()


def test_what_is_switched_off_leaves_its_room_to_the_table(stage: Stage) -> None:
    resize(stage, WIDE)
    beside = stage.page.board.width()
    stage.page.head.history.trigger()
    stage.settle()
    alone = stage.page.board.width()
    assert alone > beside + 250
    stage.page.head.advice.trigger()
    stage.settle()
    assert stage.page.board.width() == beside and stage.page.parts.advice.isVisible()
