"""What is heard at the card table: the card that is turned, what it made of the bet, the cup that is taken."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.cards.events import CupTaken, Event, Revealed
from engine.cards.state import Outcome
from liars_qt.bridge.cards import CardsBridge
from liars_qt.look.sounds import Sound, Sounds
from liars_qt.pages.cards_page import CardsPage

HEARD = {Outcome.HIT: Sound.HIT, Outcome.MISS: Sound.MISS}


class CardsSounds(QObject):
    """Listen to a game and to the page that turns its cards, while that page is on top.

    A card that is not seen turning says at once what it made of the bet, and that is heard in place of the card.
    """

    def __init__(self, bridge: CardsBridge, page: CardsPage, sounds: Sounds) -> None:
        """Listen from now on."""
        super().__init__(page)
        self._bridge, self._page, self._sounds = bridge, page, sounds
        bridge.moved.connect(self._on_moved)
        page.board.told.connect(self._on_told)

    def _play(self, sound: Sound) -> None:
        if self._page.isVisible():
            self._sounds.play(sound)

    def _on_moved(self, events: tuple[Event, ...]) -> None:
        for event in events:
            if isinstance(event, Revealed):
                self._play(Sound.CARD)
            elif isinstance(event, CupTaken):
                self._play(Sound.CUP)

    def _on_told(self) -> None:
        played = self._bridge.table.round
        if played is not None and played.outcome in HEARD:
            self._play(HEARD[played.outcome])
