"""On a laptop's screen no word of any page is cut off, in any language and in any phase."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from tests.gui.fitting import cut, out_of_reach
from tests.gui.stage import LANGUAGES, Opened, Puppets, Stage
from tests.gui.tours import TOURS, Tour

SMALL, LAPTOP = QSize(1093, 578), QSize(1366, 732)  # with the title bar 1366 x 768 at 125 %, and at 100 %


@pytest.mark.parametrize("size", [SMALL, LAPTOP], ids=lambda size: str(size.width()))
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tour", TOURS, ids=lambda tour: tour.__name__)
def test_no_word_is_cut_off(
    opened: Opened, puppets: Puppets, tour: Callable[[Stage, Puppets], Tour], language: str, size: QSize
) -> None:
    stage, found = opened(puppets, language=language), dict[int, list[str]]()
    stage.window.resize(size)
    for stop, widget in enumerate(tour(stage, puppets)):
        stage.settle()
        found[stop] = cut(widget) + out_of_reach(widget)
        assert stage.window.size() == size, "nothing that is shown makes the window larger"
    assert found
    assert {stop: what for stop, what in found.items() if what} == {}


def test_what_is_cut_is_found(stage: Stage) -> None:
    sheet = QWidget()
    stage.qtbot.addWidget(sheet)
    column = QVBoxLayout(sheet)
    good, button, label = (
        QPushButton("Enough room"),
        QPushButton("Far too long"),
        QLabel("Far too long as well"),
    )
    for part in (good, button, label):
        column.addWidget(part)
    button.setFixedWidth(20)
    label.setFixedWidth(20)
    sheet.show()
    assert cut(sheet) == ["'Far too long' is cut", "'Far too long as well' is cut"]
