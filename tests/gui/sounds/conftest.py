"""Fixtures of what is heard."""

import pytest

from liars_qt.look import sounds
from tests.gui.cards.opening import party, party_opened
from tests.gui.sounds.player import Recorder

__all__ = ["party", "party_opened", "recorder", "unlimited"]


@pytest.fixture
def recorder() -> Recorder:
    return Recorder()


@pytest.fixture
def unlimited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let sounds follow each other as fast as a test plays."""
    monkeypatch.setattr(sounds, "APART_S", 0.0)
    monkeypatch.setattr(sounds, "STALE_S", 60.0)
