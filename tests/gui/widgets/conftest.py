"""Widgets are judged in the program's own faces and colours."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from liars_qt.look.fonts import install_fonts
from liars_qt.look.theme import dress
from liars_qt.look.tokens import LIGHT

HERE = Path(__file__).parent
# The screenless platform has no window manager that could be told the smallest size of a window.
NO_WINDOW_MANAGER = "This plugin does not support propagateSizeHints"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let windows with a smallest size be shown without a screen."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.qt_log_ignore(NO_WINDOW_MANAGER))


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> None:
    """Dress the program as it starts by day."""
    install_fonts(qapp)
    dress(qapp, LIGHT)
