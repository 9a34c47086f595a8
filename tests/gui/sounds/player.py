"""A player that plays nothing and remembers everything."""

from __future__ import annotations

from pathlib import Path


class Recorder:
    """Remember by name what was played; fail where the test says so."""

    def __init__(self, opening: Exception | None = None, playing: Exception | None = None) -> None:
        """Have heard nothing yet."""
        self.opened = self.rests = self.closed = 0
        self.heard: list[str] = []
        self.files: list[Path] = []
        self._opening, self._playing = opening, playing

    def open(self) -> Recorder:
        """Stand for the function that opens a player."""
        self.opened += 1
        if self._opening is not None:
            raise self._opening
        return self

    def play(self, file: Path) -> None:
        """Note a sound."""
        self.files.append(file)
        self.heard.append(file.stem)
        if self._playing is not None:
            raise self._playing

    def rest(self) -> None:
        """Note a rest."""
        self.rests += 1

    def close(self) -> None:
        """Note the end."""
        self.closed += 1
