"""Where a person's own files lie: settings, games, the log. All in one folder when the command line names one."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QStandardPaths


class Places(NamedTuple):
    """The files that the program writes; their folders are made when they are first needed."""

    settings: Path
    games: Path
    log: Path


def places_in(folder: Path) -> Places:
    """Return the places inside one folder, as for a stick that is carried around."""
    return Places(folder / "settings.ini", folder / "games.sqlite", folder / "liars-qt.log")


def usual_places() -> Places:
    """Return the places that this system keeps for programs; needs the application's name to be set."""
    where = QStandardPaths.StandardLocation
    config = _folder(where.AppConfigLocation)
    data = _folder(where.AppDataLocation)
    return Places(
        config / "settings.ini", data / "games.sqlite", _folder(where.StateLocation) / "liars-qt.log"
    )


def _folder(location: QStandardPaths.StandardLocation) -> Path:
    return Path(QStandardPaths.writableLocation(location))
