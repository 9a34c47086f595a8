"""Every text of every page and dialog stands out 4.5 to 1: by day, by lamp light, and on a desktop of high contrast.

The theme is switched while each phase is on show, and what is measured is the picture.
"""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget

from liars_qt.settings import options
from tests.gui.reading import Text, faint, texts
from tests.gui.stage import Opened, Puppets, Stage
from tests.gui.tours import TOURS, Tour

SIZE = QSize(1093, 614)


@pytest.fixture
def high_contrast(qapp: QApplication) -> Iterator[None]:
    """The desktop wears white on black with yellow and cyan, as Windows does in its first scheme of high contrast."""
    usual = qapp.palette()
    desktop = QPalette(QColor("#000000"), QColor("#000000"))
    roles = QPalette.ColorRole
    for role in (roles.WindowText, roles.Text, roles.ButtonText, roles.ToolTipText):
        desktop.setColor(role, QColor("#ffffff"))
    for role in (roles.Base, roles.AlternateBase, roles.ToolTipBase):
        desktop.setColor(role, QColor("#000000"))
    desktop.setColor(roles.Highlight, QColor("#1aebff"))
    desktop.setColor(roles.HighlightedText, QColor("#000000"))
    desktop.setColor(roles.Link, QColor("#ffff00"))
    desktop.setColor(roles.PlaceholderText, QColor("#3ff23f"))
    qapp.setPalette(desktop)
    yield
    qapp.setPalette(usual)


def judge(stage: Stage, tour: Tour) -> None:
    """Look at every stop of a tour in both themes, changed while it is on show."""
    found: dict[str, set[Text]] = {}
    for stop, widget in enumerate(tour):
        for theme in ("light", "dark", "light"):
            stage.program.settings.set(options.THEME, theme)
            stage.settle()
            found[f"stop {stop}, {theme}"] = faint(widget)
    assert {where: what for where, what in found.items() if what} == {}
    assert found


@pytest.mark.parametrize("tour", TOURS, ids=lambda tour: tour.__name__)
def test_every_text_stands_out_in_both_themes(
    opened: Opened, puppets: Puppets, tour: Callable[[Stage, Puppets], Tour]
) -> None:
    stage = opened(puppets)
    stage.window.resize(SIZE)
    judge(stage, tour(stage, puppets))


@pytest.mark.parametrize("tour", TOURS, ids=lambda tour: tour.__name__)
def test_a_desktop_of_high_contrast_takes_nothing_away(
    high_contrast: None, opened: Opened, puppets: Puppets, tour: Callable[[Stage, Puppets], Tour]
) -> None:
    stage = opened(puppets, THEME="system")
    stage.window.resize(SIZE)
    found = {stop: faint(widget) for stop, widget in enumerate(tour(stage, puppets))}
    assert {stop: what for stop, what in found.items() if what} == {}
    assert found


def test_a_pale_text_is_found(stage: Stage) -> None:
    """Guard the measurement: pale words are found among good ones, painted or written by the style."""
    sheet = QWidget()
    stage.qtbot.addWidget(sheet)
    column = QVBoxLayout(sheet)
    for colour in ("#000000", "#9a9a9a"):
        for made in (QLabel(f"Words in {colour}"), QPushButton(f"Button in {colour}")):
            made.setStyleSheet(f"color: {colour}; background: #ffffff")
            column.addWidget(made)
    sheet.resize(300, 200)
    sheet.show()
    measured = {text.words: text.contrast for text in texts(sheet)}
    assert measured["Words in #000000"] > 15 and measured["Button in #000000"] > 15
    assert measured["Words in #9a9a9a"] == pytest.approx(2.8, abs=0.2)
    assert {text.words for text in faint(sheet)} == {"Words in #9a9a9a", "Button in #9a9a9a"}
