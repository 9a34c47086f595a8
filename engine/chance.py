"""The only randomness: seeded streams that are passed in, and scripted rolls for tests.

A stream is derived from its parent by SHA-256 of the parent's seed and a label. Derivation is one-way:
whoever holds a child stream (a bot, say) cannot compute the parent's or a sibling's numbers, so a bot never
holds anything from which the dealer's rolls follow.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    import numpy

FACES = 6

T = TypeVar("T")


class Dealer(Protocol):
    """Whatever can roll dice for a deal."""

    def dice(self, count: int) -> tuple[int, ...]:
        """Return `count` faces in 1..6."""
        ...


class Chance:
    """A reproducible stream of random numbers, named by its seed."""

    def __init__(self, seed: int | str) -> None:
        """Start the stream; equal seeds give equal streams on every machine and Python version."""
        self._seed = str(seed)
        digest = hashlib.sha256(self._seed.encode()).digest()
        self._random = random.Random(int.from_bytes(digest, "big"))

    def stream(self, *labels: int | str) -> Chance:
        """Return an independent stream, named by the seed and the labels, whatever was drawn before."""
        text = "/".join([self._seed, *(f"{len(str(label))}:{label}" for label in labels)])
        return Chance(hashlib.sha256(text.encode()).hexdigest())

    def below(self, bound: int) -> int:
        """Return a uniform integer in 0..bound-1."""
        return self._random.randrange(bound)

    def random(self) -> float:
        """Return a uniform float in [0, 1)."""
        return self._random.random()

    def dice(self, count: int) -> tuple[int, ...]:
        """Return `count` independent faces, uniform in 1..6."""
        return tuple(self._random.randrange(FACES) + 1 for _ in range(count))

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return the items in a uniformly random order."""
        order = list(items)
        self._random.shuffle(order)
        return order

    def pick(self, items: Sequence[T]) -> T:
        """Return one item, uniformly; raises IndexError when there is none."""
        return self._random.choice(items)

    def numpy(self) -> numpy.random.Generator:
        """Return a NumPy generator seeded from this stream, for playouts over arrays."""
        import numpy

        return numpy.random.default_rng(self._random.getrandbits(128))


class ScriptedDice:
    """Deal hands written down beforehand, for tests and examples."""

    def __init__(self, hands: Iterable[Sequence[int]]) -> None:
        """Queue the hands in the order in which they will be asked for."""
        self._hands = [tuple(hand) for hand in hands]

    def dice(self, count: int) -> tuple[int, ...]:
        """Return the next scripted hand; raises ValueError when it is missing or of another size."""
        if not self._hands or len(self._hands[0]) != count:
            raise ValueError(f"no scripted hand of {count} dice")
        return self._hands.pop(0)
