"""The chance is told by word, place and colour, and one press hides it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from liars_qt.widgets.probability_bar import ZONES, Chance, ProbabilityBar

LIKELY = Chance(68, 3, "At least 4 x 5: 68 %, reliable, risky to challenge")


@pytest.fixture
def bar(qtbot: QtBot) -> ProbabilityBar:
    """A bar on show."""
    made = ProbabilityBar()
    qtbot.addWidget(made)
    made.resize(600, 60)
    made.show()
    return made


def grey(bar: ProbabilityBar) -> QImage:
    """The scale as somebody sees it who sees no hues."""
    return bar.scale.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)


def test_the_screen_reader_hears_value_and_sentence(bar: ProbabilityBar) -> None:
    bar.show_chance(LIKELY)
    assert bar.scale.value() == 68
    assert bar.scale.accessibleDescription() == LIKELY.text
    assert bar.scale.accessibleName()


def test_every_zone_and_every_percent_look_different_without_hues(bar: ProbabilityBar) -> None:
    looks = []
    for zone in range(ZONES):
        bar.show_chance(Chance(50, zone, ""))
        looks.append(grey(bar))
    bar.show_chance(Chance(51, 2, ""))
    assert grey(bar) != looks[2]
    assert all(a != b for place, a in enumerate(looks) for b in looks[:place])


@pytest.mark.parametrize("percent", [0, 1, 99, 100])
def test_the_marker_stays_on_the_scale(bar: ProbabilityBar, percent: int) -> None:
    bar.show_chance(Chance(percent, 0 if percent < 50 else 4, "x"))
    assert not bar.scale.grab().isNull()


def test_one_press_hides_it_and_another_shows_it_again(bar: ProbabilityBar, qtbot: QtBot) -> None:
    bar.show_chance(LIKELY)
    height = bar.sizeHint().height()
    for shown in (False, True):
        with qtbot.waitSignal(bar.shown_changed) as changed:
            QTest.mouseClick(bar.eye, Qt.MouseButton.LeftButton)
        assert changed.args == [shown]
        assert bar.scale.isVisible() is shown
        assert bar.sizeHint().height() == height, "hiding moves nothing else"
    assert bar.eye.accessibleName() == bar.eye.toolTip() == "Hide the chance"


def test_a_preference_is_kept_when_the_chance_changes(bar: ProbabilityBar) -> None:
    bar.set_shown(False)
    bar.show_chance(LIKELY)
    assert not bar.scale.isVisible()


def test_without_a_chance_the_scale_is_empty(bar: ProbabilityBar) -> None:
    bar.show_chance(LIKELY)
    bar.show_chance(None)
    assert bar.scale.chance is None
    assert bar.scale.accessibleDescription() == ""


def test_it_is_as_narrow_as_the_smallest_window_asks(bar: ProbabilityBar) -> None:
    assert bar.minimumSizeHint().width() <= 560
