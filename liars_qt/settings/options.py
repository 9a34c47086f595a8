"""Typed options over QSettings: unknown or broken values are ignored, changes are written at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

T = TypeVar("T")


class Option(NamedTuple, Generic[T]):
    """One option: its key in the file, its default, and how its text is read (None: not a valid value)."""

    key: str
    default: T
    read: Callable[[str], T | None]
    write: Callable[[T], str] = str


def choice(key: str, default: str, *others: str) -> Option[str]:
    """Return an option that is one of a few words."""
    allowed = (default, *others)
    return Option(key, default, lambda text: text if text in allowed else None)


def flag(key: str, default: bool) -> Option[bool]:
    """Return a yes-or-no option."""
    words = {"true": True, "false": False}
    return Option(key, default, words.get, lambda value: "true" if value else "false")


def text(key: str) -> Option[str]:
    """Return an option whose text its reader checks itself; empty by default."""
    return Option(key, "", lambda value: value)


LANGUAGE = choice("look/language", "system", "en", "ru", "fr")
THEME = choice("look/theme", "system", "light", "dark")
MOTION = choice("look/motion", "system", "full", "reduced", "off")
SOUND = flag("look/sound", default=False)
PACE = choice("dice/pace", "normal", "slow", "instant")
COACH = flag("dice/coach", default=True)
HISTORY = flag("dice/history", default=True)
ADVICE = flag("dice/advice", default=False)
DICE_TABLE = text("dice/table")


class Settings(QObject):
    """Read and write options; `changed` carries the key of the option that changed."""

    changed = Signal(str)

    def __init__(self, store: QSettings, parent: QObject | None = None) -> None:
        """Keep the options in the given store, which names the file."""
        super().__init__(parent)
        self._store = store

    def get(self, option: Option[T]) -> T:
        """Return the chosen value, or the default where none or nonsense is stored."""
        raw = self._store.value(option.key)
        value = option.read(str(raw)) if raw is not None else None
        return option.default if value is None else value

    def set(self, option: Option[T], value: T) -> None:
        """Store a value at once and tell; does nothing when it is what is stored already."""
        if value == self.get(option):
            return
        self._store.setValue(option.key, option.write(value))
        self._store.sync()
        self.changed.emit(option.key)

    def restore_defaults(self) -> None:
        """Forget every option (not the window's place), and tell of each."""
        keys = [key for key in self._store.allKeys() if not key.startswith("window/")]
        for key in keys:
            self._store.remove(key)
        self._store.sync()
        for key in keys:
            self.changed.emit(key)

    def window(self, name: str) -> QByteArray:
        """Return the bytes stored for a window's place or layout; empty when there are none."""
        raw = self._store.value(f"window/{name}")
        return raw if isinstance(raw, QByteArray) else QByteArray()

    def set_window(self, name: str, state: QByteArray) -> None:
        """Store a window's place or layout."""
        self._store.setValue(f"window/{name}", state)
        self._store.sync()
