"""Short sounds, off at first. Nothing waits for them: a thread of their own opens the device, and gives up silently."""

from __future__ import annotations

import logging
import queue
import threading
import time
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject

from liars_qt.paths import resource

APART_S = 0.08  # two sounds within this time are a rattle: the later one is dropped
STALE_S = 0.4  # a sound this late belongs to nothing on the screen any more
REST_S = 3.0  # the device may rest when nothing was wanted for this long
LAST_BREATH_S = 1.5
log = logging.getLogger(__name__)


class Sound(StrEnum):
    """What can be heard, by the name of its file."""

    ROLL = "roll"
    BID = "bid"
    CUP = "cup"
    VERDICT = "verdict"
    CARD = "card"
    HIT = "hit"
    MISS = "miss"
    WIN = "win"


class Player(Protocol):
    """What plays files; each method may raise whatever it likes."""

    def play(self, file: Path) -> None:
        """Let a sound begin now."""

    def rest(self) -> None:
        """Do nothing until the next sound."""

    def close(self) -> None:
        """Fall silent at once."""


Order = tuple[Sound, float]
OpenPlayer = Callable[[], Player]


def loudspeaker() -> Player:
    """Open the loudspeaker of this machine, importing what that needs; raises where there is none."""
    from liars_qt.look.loudspeaker import Loudspeaker

    return Loudspeaker()


class Sounds(QObject):
    """Play sounds while it is switched on.

    Without a device, without the library, or with a device that fails, there is silence until it is switched on anew.
    """

    def __init__(self, open_player: OpenPlayer, parent: QObject | None = None) -> None:
        """Be silent; `open_player` is called in a thread of its own when the first sound is wanted."""
        super().__init__(parent)
        self._open_player = open_player
        self._on = False
        self._last = -APART_S
        self._orders: queue.SimpleQueue[Order | None] | None = None
        self._threads: list[threading.Thread] = []

    def set_on(self, on: bool) -> None:
        """Switch sounds on, or off at once, one that is being heard included."""
        self._on = on
        if not on and self._orders is not None:
            self._orders.put(None)
            self._orders = None

    def play(self, sound: Sound) -> None:
        """Let a sound be heard, unless it is all too close to the one before."""
        now = time.monotonic()
        if not self._on or now - self._last < APART_S:
            return
        self._last = now
        if self._orders is None:
            self._orders = self._begin()
        self._orders.put((sound, now))

    def close(self) -> None:
        """Fall silent for good and give the device back; a device that hangs is not waited for."""
        self.set_on(False)
        for thread in self._threads:
            thread.join(LAST_BREATH_S)

    def _begin(self) -> queue.SimpleQueue[Order | None]:
        """Start the thread that plays."""
        orders: queue.SimpleQueue[Order | None] = queue.SimpleQueue()
        thread = threading.Thread(
            target=_play_all, args=(self._open_player, orders), name="sounds", daemon=True
        )
        self._threads = [*(old for old in self._threads if old.is_alive()), thread]
        thread.start()
        return orders


def _play_all(open_player: OpenPlayer, orders: queue.SimpleQueue[Order | None]) -> None:
    """Play what is ordered until the order is None. No fault leaves here: sound is never worth a message."""
    try:
        player = open_player()
        try:
            _serve(player, orders)
        finally:
            player.close()
    except Exception as fault:
        log.info("no sound: %r", fault)
        while orders.get() is not None:
            pass


def _serve(player: Player, orders: queue.SimpleQueue[Order | None]) -> None:
    resting = True
    while True:
        try:
            order = orders.get(timeout=None if resting else REST_S)
        except queue.Empty:
            player.rest()
            resting = True
            continue
        if order is None:
            return
        sound, wanted = order
        if time.monotonic() - wanted < STALE_S:
            player.play(resource("sounds", f"{sound}.wav"))
            resting = False
