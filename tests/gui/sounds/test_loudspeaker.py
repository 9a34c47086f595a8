"""The loudspeaker: sounds are laid over each other without wrapping round; a machine without one stays silent."""

from __future__ import annotations

import subprocess
import sys
import time

import miniaudio
import numpy as np
import pytest

from liars_qt.look import loudspeaker
from liars_qt.look.loudspeaker import Loudspeaker, Mixer
from liars_qt.look.sounds import Sound
from liars_qt.paths import resource
from tests.architecture.storeys import ROOT

PLAY_ONE = """
import time
from liars_qt.look.sounds import Sound, Sounds, loudspeaker
sounds = Sounds(loudspeaker)
sounds.set_on(True)
sounds.play(Sound.BID)
time.sleep(0.3)
sounds.close()
"""
IMPORT_ALL = """
import sys
import liars_qt.app, liars_qt.cards_sounds, liars_qt.dice_sounds
print(sorted({"miniaudio", "_miniaudio", "liars_qt.look.loudspeaker"} & set(sys.modules)))
"""


def run(code: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    return done.returncode, done.stdout, done.stderr


def blocks(mixer: Mixer, *counts: int) -> list[list[int]]:
    feed = mixer.feed()
    next(feed)
    return [np.frombuffer(feed.send(count), "<i2").tolist() for count in counts]


def test_sounds_are_laid_over_each_other() -> None:
    mixer = Mixer()
    mixer.add(np.array([1, 2, 3], np.int16))
    mixer.add(np.array([10, 20, 30, 40, 50], np.int16))
    assert blocks(mixer, 2, 2, 2, 1) == [[11, 22], [33, 40], [50, 0], [0]]


def test_what_is_too_loud_together_is_cut_and_does_not_wrap_round() -> None:
    mixer = Mixer()
    for _ in range(3):
        mixer.add(np.array([30_000, -30_000], np.int16))
    assert blocks(mixer, 2) == [[32_767, -32_768]]


def test_a_device_starts_rests_starts_again_and_is_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(loudspeaker, "LINUX", (miniaudio.Backend.NULL,))
    speaker = Loudspeaker()
    for sound in (Sound.BID, Sound.CUP):
        speaker.play(resource("sounds", f"{sound}.wav"))
        assert speaker._device.running
        deadline = time.monotonic() + 10
        while speaker._mixer._voices and time.monotonic() < deadline:
            time.sleep(0.01)
        assert not speaker._mixer._voices
        speaker.rest()
        assert not speaker._device.running
    speaker.close()


def test_with_or_without_a_device_nothing_is_written_and_the_program_ends() -> None:
    assert run(PLAY_ONE) == (0, "", "")


def test_the_program_starts_without_the_library() -> None:
    assert run(IMPORT_ALL) == (0, "[]\n", "")
