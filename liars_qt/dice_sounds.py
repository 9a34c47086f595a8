"""What is heard at the dice table: cups, bids, the reveal and its end. It tells nothing that is not on the screen."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.dice.events import Bade, Event, Rolled
from engine.dice.state import Phase
from liars_qt.bridge.dice import DiceBridge
from liars_qt.look.sounds import Sound, Sounds
from liars_qt.pages.dice_page import DicePage

HEARD = {Rolled: Sound.ROLL, Bade: Sound.BID}


class DiceSounds(QObject):
    """Listen to a game and to the page that stages its reveals, while that page is on top."""

    def __init__(self, bridge: DiceBridge, page: DicePage, sounds: Sounds) -> None:
        """Listen from now on."""
        super().__init__(page)
        self._bridge, self._page, self._sounds = bridge, page, sounds
        self._reveal = page.board.reveal
        bridge.opened.connect(self._on_opened)
        bridge.moved.connect(self._on_moved)
        self._reveal.advanced.connect(self._on_lifted)
        self._reveal.finished.connect(self._on_told)

    def _play(self, sound: Sound) -> None:
        if self._page.isVisible():
            self._sounds.play(sound)

    def _on_opened(self) -> None:
        """A game that was just dealt is heard, one that is taken up is not."""
        if not self._bridge.record.entries:
            self._play(Sound.ROLL)

    def _on_moved(self, events: tuple[Event, ...]) -> None:
        if self._bridge.hurrying:
            return
        for event in events:
            if type(event) in HEARD:
                self._play(HEARD[type(event)])

    def _on_lifted(self) -> None:
        if self._reveal.running:  # the last cup comes up with the verdict
            self._play(Sound.CUP)

    def _on_told(self) -> None:
        self._play(Sound.WIN if self._bridge.table.phase is Phase.OVER else Sound.VERDICT)
