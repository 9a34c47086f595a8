"""The start: what is there before the event loop runs."""

from pathlib import Path

import pytest

from tests.gui.window.processes import run

EARLY = Path(__file__).with_name("early.py")


@pytest.mark.parametrize("asked", ["windows", "no-such-style"])
def test_the_style_is_fusion_whatever_the_system_asks_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    monkeypatch.setenv("QT_STYLE_OVERRIDE", asked)
    assert run(tmp_path, "style", EARLY) == ["fusion"]
