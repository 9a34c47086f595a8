"""Make `resources/sounds/*.wav` out of nothing but noise and decaying tones: `python -m tests.tools.make_sounds`.

Wood, bone and paper, struck softly: a knock is a few inharmonic partials that die away at once, a rattle many small
knocks, paper a burst of noise in a band. Every sound has a seed of its own, so the same files come out each time.
"""

import sys
import wave
import zlib
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[np.float64]

RATE = 22_050  # samples a second
FOLDER = Path(__file__).resolve().parents[2] / "resources" / "sounds"
FADE_S = 0.03
ATTACK_S = 0.0015


def times(seconds: float) -> Wave:
    """Return the moments of the samples of a sound, in seconds."""
    return np.arange(round(seconds * RATE)) / RATE


def tone(seconds: float, hertz: float, decay_s: float) -> Wave:
    """Return a sine that has fallen to 1/e after `decay_s`."""
    t = times(seconds)
    return np.sin(2 * np.pi * hertz * t) * np.exp(-t / decay_s)


def noise(rng: np.random.Generator, seconds: float, centre: float, octaves: float) -> Wave:
    """Return noise in a band round `centre` hertz, its spectrum a bell over the logarithm of the frequency."""
    white = np.fft.rfft(rng.standard_normal(round(seconds * RATE)))
    hertz = np.fft.rfftfreq(round(seconds * RATE), 1 / RATE)
    with np.errstate(divide="ignore"):
        bell = np.exp(-0.5 * (np.log2(hertz / centre) / octaves) ** 2)
    band = np.fft.irfft(white * bell, round(seconds * RATE))
    return band / np.abs(band).max()


def lay(onto: Wave, sound: Wave, at_s: float, gain: float = 1.0) -> None:
    """Mix a sound into a longer one; what would hang over its end is left out."""
    start = round(at_s * RATE)
    part = sound[: len(onto) - start]
    onto[start : start + len(part)] += gain * part


def knock(rng: np.random.Generator, hertz: float, decay_s: float) -> Wave:
    """Return one knock: three partials as a bar of wood has them, and the touch itself."""
    length = min(0.3, 9 * decay_s)
    partials = ((1.0, 1.0, 1.0), (2.76, 0.5, 0.6), (5.4, 0.22, 0.35))
    made = np.zeros(round(length * RATE))
    for ratio, gain, short in partials:
        made += gain * tone(length, hertz * ratio, decay_s * short)
    lay(made, noise(rng, 0.012, 2600, 0.8) * np.linspace(1, 0, round(0.012 * RATE)), 0.0, 0.4)
    return made


def bar(hertz: float, seconds: float) -> Wave:
    """Return one soft note of a wooden bar."""
    note = tone(seconds, hertz, seconds / 4.5)
    return (
        note + 0.22 * tone(seconds, 4 * hertz, seconds / 14) + 0.05 * tone(seconds, 9.2 * hertz, seconds / 40)
    )


def tune(seconds: float, *notes: tuple[float, float]) -> Wave:
    """Return notes of (hertz, moment), each ringing to the end."""
    made = np.zeros(round(seconds * RATE))
    for hertz, at_s in notes:
        lay(made, bar(hertz, seconds - at_s), at_s)
    return made


def roll(rng: np.random.Generator) -> Wave:
    """Dice in a cup, ever more slowly, then the cup is set down."""
    made = np.zeros(round(0.82 * RATE))
    moments = np.sort(rng.beta(1.1, 1.5, 26)) * 0.56
    for at_s in moments:
        lay(made, knock(rng, rng.uniform(900, 1900), rng.uniform(0.006, 0.012)), at_s, rng.uniform(0.25, 0.7))
    lay(made, noise(rng, 0.6, 700, 0.9) * np.hanning(round(0.6 * RATE)), 0.0, 0.14)
    lay(made, knock(rng, 150, 0.035), 0.62, 1.1)
    return made


def bid(rng: np.random.Generator) -> Wave:
    """A knuckle on the table."""
    return knock(rng, 235, 0.026)


def cup(rng: np.random.Generator) -> Wave:
    """A cup that comes up: a breath of air, a hollow note, a die that settles."""
    made = np.zeros(round(0.3 * RATE))
    lay(made, noise(rng, 0.16, 1200, 0.7) * np.hanning(round(0.16 * RATE)), 0.0, 0.5)
    lay(made, tone(0.2, 420, 0.04), 0.02, 0.45)
    lay(made, knock(rng, 1350, 0.009), 0.15, 0.4)
    return made


def card(rng: np.random.Generator) -> Wave:
    """A card that is turned over and snaps down."""
    made = np.zeros(round(0.24 * RATE))
    lay(made, noise(rng, 0.11, 3600, 0.55) * np.hanning(round(0.11 * RATE)) ** 2, 0.0, 0.6)
    snap = noise(rng, 0.09, 2400, 0.8) * np.exp(-times(0.09) / 0.012)
    lay(made, snap, 0.11, 1.0)
    lay(made, tone(0.1, 190, 0.02), 0.11, 0.5)
    return made


def verdict(rng: np.random.Generator) -> Wave:
    """Two notes, neither glad nor sad: a fifth."""
    return tune(0.62, (392.0, 0.0), (587.3, 0.13))


def hit(rng: np.random.Generator) -> Wave:
    """A quick step up."""
    return tune(0.42, (659.3, 0.0), (880.0, 0.09))


def miss(rng: np.random.Generator) -> Wave:
    """A step down, low and soft."""
    return tune(0.45, (329.6, 0.0), (261.6, 0.11))


def win(rng: np.random.Generator) -> Wave:
    """A chord, note by note."""
    return tune(0.86, (523.3, 0.0), (659.3, 0.1), (784.0, 0.2), (1046.5, 0.3))


# Each with its peak (1.0 is full scale): what sounds often is the quietest.
MADE: dict[str, tuple[Callable[[np.random.Generator], Wave], float]] = {
    "roll": (roll, 0.34),
    "bid": (bid, 0.3),
    "cup": (cup, 0.28),
    "verdict": (verdict, 0.3),
    "card": (card, 0.26),
    "hit": (hit, 0.28),
    "miss": (miss, 0.3),
    "win": (win, 0.34),
}


def samples(name: str) -> NDArray[np.int16]:
    """Return a sound as it stands in its file: 16 bits, silent at both ends."""
    make, peak = MADE[name]
    made = make(np.random.default_rng(zlib.crc32(name.encode())))
    made = made - made.mean()
    for length, edge in ((ATTACK_S, slice(None)), (FADE_S, slice(None, None, -1))):
        count = round(length * RATE)
        made[edge][:count] *= 0.5 - 0.5 * np.cos(np.linspace(0, np.pi, count))
    return np.round(made / np.abs(made).max() * peak * 32767).astype("<i2")


def main() -> None:
    """Write every file."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    for name in MADE:
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setparams((1, 2, RATE, 0, "NONE", ""))
            file.writeframes(samples(name).tobytes())


if __name__ == "__main__":
    main()
