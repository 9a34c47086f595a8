"""A shared table for every test."""

from __future__ import annotations

import pytest

from tests.gui.shared_screen.table import TELLING, Shared, lay
from tests.gui.stage import Opened, Puppets


@pytest.fixture
def shared(opened: Opened, puppets: Puppets, monkeypatch: pytest.MonkeyPatch) -> Shared:
    """A program at which several people may sit, with dice that tell whose they are; nothing moves."""
    lay(monkeypatch, TELLING)
    return Shared(opened(puppets), puppets)
