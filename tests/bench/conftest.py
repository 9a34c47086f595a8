"""Measurements of the window use the stage of its tests."""

from pathlib import Path

import pytest

from tests.gui.conftest import NO_WINDOW_MANAGER, double_click, loop, opened, puppets  # noqa: F401 - fixtures

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let windows with a smallest size be shown without a screen."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.qt_log_ignore(NO_WINDOW_MANAGER))
