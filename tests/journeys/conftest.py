"""Journeys use the same stage as the tests of the window."""

from pathlib import Path

import pytest

from tests.gui.conftest import (  # noqa: F401 - fixtures
    NO_WINDOW_MANAGER,
    double_click,
    loop,
    opened,
    puppet_stage,
    puppets,
    stage,
)

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let windows with a smallest size be shown without a screen."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.qt_log_ignore(NO_WINDOW_MANAGER))
