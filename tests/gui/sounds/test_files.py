"""The files: one for each sound, short, quiet, silent at both ends, and made by the tool that says so."""

import wave

import numpy as np
import pytest

from liars_qt.look.loudspeaker import RATE, read
from liars_qt.look.sounds import Sound
from liars_qt.paths import resource
from tests.tools import make_sounds


def test_every_sound_has_its_file_and_every_file_its_sound() -> None:
    assert {path.stem for path in resource("sounds").iterdir()} == set(Sound) == set(make_sounds.MADE)


@pytest.mark.parametrize("sound", Sound)
def test_a_file_is_short_and_small_and_of_the_form_that_is_played(sound: Sound) -> None:
    file = resource("sounds", f"{sound}.wav")
    with wave.open(str(file)) as source:
        form = (source.getnchannels(), source.getsampwidth(), source.getframerate())
        assert form == (1, 2, RATE) and source.getnframes() < 0.9 * RATE
    assert file.stat().st_size < 40_000


@pytest.mark.parametrize("sound", Sound)
def test_a_sound_is_quiet_and_begins_and_ends_without_a_click(sound: Sound) -> None:
    samples = read(resource("sounds", f"{sound}.wav")) / 32768
    assert 0.1 < np.abs(samples).max() <= 0.5 and 0.01 < np.sqrt(np.mean(samples**2)) < 0.12
    assert samples[0] == samples[-1] == 0 and np.abs(samples[-RATE // 500 :]).max() < 0.002
    assert abs(samples.mean()) < 0.002


@pytest.mark.parametrize("sound", Sound)
def test_a_file_is_what_the_tool_makes(sound: Sound) -> None:
    made = make_sounds.samples(sound).astype(int)
    assert (
        np.abs(made - read(resource("sounds", f"{sound}.wav"))).max() <= 2
    )  # transforms may round otherwise
