"""What every test stands on: no screen, no home of the developer's, no fault that passes unseen.

The environment is set before Qt is imported; the guards are a plugin of their own so that a test can prove them.
"""

import os
from pathlib import Path

import hypothesis
import pytest

# A screen as laptops have; without this it would be one of 800 x 800.
os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={Path(__file__).parent / 'screen.json'}"
os.environ["LC_ALL"] = "C.UTF-8"
os.environ["QT_ACCESSIBILITY"] = "0"
os.environ["QT_NO_GUI_THREADPOOL"] = "1"  # as app.py has it

pytest_plugins = ("tests.guards",)

hypothesis.settings.register_profile("default", deadline=None)
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.register_profile("thorough", deadline=None, max_examples=2000)
hypothesis.settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))

BENCH = Path(__file__).parent / "bench"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark measurements, which `make test` leaves out: a busy machine is no fault of the program's."""
    for item in items:
        if item.path.is_relative_to(BENCH):
            item.add_marker(pytest.mark.bench)
