"""Type round the referee's board and on the rail grows with the window, outlasts a theme, and shrinks again."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QPushButton

from liars_qt.look.fonts import em
from liars_qt.pages.referee_page import RefereePage
from liars_qt.settings import options
from tests.gui.stage import LANGUAGES, Opened, Stage

SMALL, LARGE = QSize(1093, 614), QSize(1920, 1080)


def evening(stage: Stage) -> RefereePage:
    """Begin an evening of four."""
    page = stage.program.referee_page.page
    assert isinstance(page, RefereePage)
    stage.window.show_page(stage.program.referee_page)
    page.parts.setup.names.setPlainText("4")
    page.parts.setup.start.click()
    stage.settle()
    return page


def resize(stage: Stage, size: QSize) -> None:
    stage.window.resize(size)
    stage.settle()


def sizes(page: RefereePage) -> dict[str, float]:
    """The line heights of what stands round the board, in every strip and panel."""
    parts, strips = page.parts, page.controls
    words = (strips.judge.prompt, strips.call.prompt, strips.counting.note, strips.verdict.verdict)
    buttons = (strips.judge.challenge, strips.call.accept, strips.counting.take, parts.history.correct)
    boxes = (strips.bids.box, strips.call.box, parts.setup.names, parts.people.rows[0].name)
    rest = (parts.head, parts.history.list, parts.setup.rules, strips.bids.controls.picker, parts.notice)
    return {
        f"{n} {type(each).__name__}": em(each) for n, each in enumerate((*words, *buttons, *boxes, *rest))
    }


def test_a_full_screen_is_set_in_larger_type(stage: Stage) -> None:
    page = evening(stage)
    resize(stage, SMALL)
    small = sizes(page)
    resize(stage, LARGE)
    assert [name for name, large in sizes(page).items() if large <= small[name] * 1.4] == []
    assert page.parts.side.width() > 400
    assert page.controls.bids.box.height() > 60


def test_a_theme_put_on_keeps_the_size_of_type(stage: Stage) -> None:
    page = evening(stage)
    resize(stage, LARGE)
    before = sizes(page)
    stage.program.settings.set(options.THEME, "dark")
    stage.settle()
    assert sizes(page) == before


def test_a_window_that_was_large_can_be_small_again(stage: Stage) -> None:
    page = evening(stage)
    resize(stage, SMALL)
    before = sizes(page)
    resize(stage, LARGE)
    resize(stage, SMALL)
    assert stage.window.size() == SMALL
    assert sizes(page) == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
def test_nothing_is_cut(opened: Opened, language: str, size: QSize) -> None:
    stage = opened(language=language)
    page = evening(stage)
    resize(stage, size)
    for strip in page.controls._strips.values():
        page.controls.setCurrentWidget(strip)
        stage.settle()
        parts: list[QPushButton | QLabel] = [*strip.findChildren(QPushButton), *strip.findChildren(QLabel)]
        for part in parts:
            if part.isVisible() and part.text():
                assert part.width() >= part.minimumSizeHint().width(), part.text()
                assert strip.rect().contains(part.mapTo(strip, part.rect().bottomRight())), part.text()


def test_the_rail_grows_with_the_window_and_shrinks_again(stage: Stage) -> None:
    resize(stage, SMALL)
    before = (stage.window.rail.width(), em(stage.window.rail.buttons[0]))
    resize(stage, LARGE)
    assert stage.window.rail.width() > before[0] * 1.5
    resize(stage, SMALL)
    assert stage.window.size() == SMALL
    assert (stage.window.rail.width(), em(stage.window.rail.buttons[0])) == before
