"""The type round the felt grows with the window, keeps its size under another theme, and shrinks again."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QPushButton

from liars_qt.look.fonts import em
from liars_qt.settings import options
from tests.gui.stage import LANGUAGES, Opened, Stage

SMALL, LARGE = QSize(1093, 614), QSize(1920, 1080)


def resize(stage: Stage, size: QSize) -> None:
    stage.window.resize(size)
    stage.settle()


def sizes(stage: Stage) -> dict[str, float]:
    """The line heights of what stands round the felt."""
    page = stage.page
    parts = (page.head, page.controls, page.controls.bar, page.controls.picker, page.outcome, page.history)
    return {type(part).__name__: em(part) for part in parts}


def test_a_full_screen_is_set_in_larger_type(stage: Stage) -> None:
    resize(stage, SMALL)
    small = sizes(stage)
    resize(stage, LARGE)
    assert all(large > small[name] * 1.5 for name, large in sizes(stage).items())
    assert stage.page.history.width() > 400


def test_a_part_that_is_made_later_has_the_type_of_the_others(opened: Opened, tmp_path: Path) -> None:
    early, late = opened(), opened(folder=tmp_path / "late")
    made = (early.page.outcome.verdict, early.page.outcome.end, early.page.handover.cover)
    for stage in (early, late):
        resize(stage, LARGE)
    later = (late.page.outcome.verdict, late.page.outcome.end, late.page.handover.cover)
    assert [em(part) for part in later] == [em(part) for part in made]
    resize(late, SMALL)
    assert all(em(part) < em(large) for part, large in zip(later, made, strict=True))


def test_a_theme_put_on_keeps_the_size_of_type(stage: Stage) -> None:
    resize(stage, LARGE)
    before = sizes(stage)
    stage.program.settings.set(options.THEME, "dark")
    stage.settle()
    assert sizes(stage) == before


def test_a_window_that_was_large_can_be_small_again(stage: Stage) -> None:
    resize(stage, SMALL)
    before = sizes(stage)
    resize(stage, LARGE)
    resize(stage, SMALL)
    assert stage.window.size() == SMALL
    assert sizes(stage) == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
def test_no_button_cuts_its_words(opened: Opened, language: str, size: QSize) -> None:
    stage = opened(language=language)
    stage.deal("menteur")
    stage.key(Qt.Key.Key_Return)
    resize(stage, size)
    buttons = [each for each in stage.page.findChildren(QPushButton) if each.isVisible() and each.text()]
    assert buttons
    for button in buttons:
        words = QFontMetricsF(button.font()).horizontalAdvance(button.text().replace("&", ""))
        assert words < button.width() - 12, button.text()


def test_icons_are_drawn_anew_on_a_screen_of_another_scale(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("liars_qt.look.icons.scales", lambda: {3.0})
    shown = (stage.page.head.undo.icon, stage.page.controls.bar.eye.icon)
    before = [sized().availableSizes() for sized in shown]
    for part in (stage.page.head, stage.page.controls.bar):
        QApplication.sendEvent(part, QEvent(QEvent.Type.DevicePixelRatioChange))
    after = [sized().availableSizes() for sized in shown]
    assert [[size.width() for size in sizes] for sizes in after] == [
        [3 * sizes[0].width()] for sizes in before
    ]
