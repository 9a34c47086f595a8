"""The loudspeaker of this machine, through miniaudio. Imported only when a sound is wanted, for that takes its time."""

from __future__ import annotations

import contextlib
import ctypes
import sys
import wave
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path

import miniaudio
import numpy as np
from numpy.typing import NDArray

RATE = 22_050  # samples a second, of every file; the library fits them to the device
PERIOD_MS = 30
# JACK's library writes on the terminal where no server runs, so that on Linux these two are asked and no other.
LINUX = (miniaudio.Backend.PULSEAUDIO, miniaudio.Backend.ALSA)
_ALSA_SAYS = ctypes.CFUNCTYPE(
    None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p
)
_UNHEARD = _ALSA_SAYS(lambda *_: None)  # held here, for ALSA keeps only its address

Samples = NDArray[np.int16]
Feed = Generator[bytes, int, None]


@dataclass(eq=False)
class _Voice:
    """A sound under way: its samples, and how many of them were heard."""

    samples: Samples
    heard: int = 0

    def take(self, count: int) -> Samples:
        """Return the next samples, fewer than `count` at the end."""
        part = self.samples[self.heard : self.heard + count]
        self.heard += len(part)
        return part


class Mixer:
    """Lay sounds over each other, as many as are under way."""

    def __init__(self) -> None:
        """Be silent."""
        self._voices: list[_Voice] = []

    def add(self, samples: Samples) -> None:
        """Let a sound begin with the next block."""
        self._voices.append(_Voice(samples))

    def feed(self) -> Feed:
        """Yield blocks of as many samples as are sent for, for ever; the device asks from a thread of its own."""
        count = yield b""
        while True:
            block = np.zeros(count, np.int32)
            for voice in tuple(self._voices):
                part = voice.take(count)
                block[: len(part)] += part
                if len(part) < count:
                    self._voices.remove(voice)
            count = yield np.clip(block, -32768, 32767).astype(np.int16).tobytes()


class Loudspeaker:
    """Play short sounds; the device runs while there is something to hear and rests in between."""

    def __init__(self) -> None:
        """Open the device; raises miniaudio.MiniaudioError where there is none, or none that is free."""
        _hush_alsa()
        self._samples: dict[Path, Samples] = {}
        self._mixer = Mixer()
        self._device = miniaudio.PlaybackDevice(
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=PERIOD_MS,
            backends=list(LINUX) if sys.platform.startswith("linux") else None,
            app_name="Liar’s Dice",
        )

    def play(self, file: Path) -> None:
        """Let a sound begin now, over those under way."""
        if file not in self._samples:
            self._samples[file] = read(file)
        self._mixer.add(self._samples[file])
        if not self._device.running:
            feed = self._mixer.feed()
            next(feed)
            self._device.start(feed)

    def rest(self) -> None:
        """Stop the device until the next sound: an idle program costs nothing."""
        self._device.stop()

    def close(self) -> None:
        """Fall silent at once and give the device back."""
        context = self._device._context
        self._device.close()
        miniaudio.lib.ma_context_uninit(
            context
        )  # the library forgets it, and with it the server's connection


def read(file: Path) -> Samples:
    """Return the samples of a file of one channel and 16 bits."""
    with wave.open(str(file), "rb") as source:
        return np.frombuffer(source.readframes(source.getnframes()), "<i2")


def _hush_alsa() -> None:
    """Keep ALSA from writing on the terminal that there is no sound card."""
    if sys.platform.startswith("linux"):
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(_UNHEARD)
