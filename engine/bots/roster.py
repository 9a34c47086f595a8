"""The minds that may sit down, weakest first. Each is imported when it is first asked for.

A table must be on the screen before NumPy is, so listing the keys costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.bots.choice import Mind

MASTER = "master"
KEYS = ("calm", "bold", "shark", MASTER)


class Roster(Mapping[str, "Mind"]):
    """Minds by key, in order of strength."""

    def __getitem__(self, key: str) -> Mind:
        """Return a mind, importing what it needs; raises KeyError for a key that nobody has."""
        return _mind(key)

    def __iter__(self) -> Iterator[str]:
        """Iterate over the keys, weakest first."""
        return iter(KEYS)

    def __len__(self) -> int:
        """Return how many minds there are."""
        return len(KEYS)


@lru_cache(maxsize=16)
def _mind(key: str) -> Mind:
    if key == MASTER:
        from engine.bots.master import MasterMind

        return MasterMind(key)
    from engine.bots.temperament import TEMPERS
    from engine.bots.tempered import TemperedMind

    return TemperedMind(key, TEMPERS[key])


MINDS = Roster()
