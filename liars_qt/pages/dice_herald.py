"""What a screen reader is told of the dice table: bids, turns and refusals as they come, a reveal once it is over."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from engine.dice.bid import Bid
from engine.dice.events import Event, Revealed
from liars_qt.widgets.announce import announce
from liars_qt.words.dice import bid_text, event_text
from liars_qt.words.names import Names


class DiceHerald(QObject):
    """Announce what happens; what the cups show waits until they are up."""

    def __init__(self, page: QWidget) -> None:
        """Speak for `page`."""
        super().__init__(page)
        self._page = page
        self._untold: tuple[Event, ...] = ()

    def say(self, sentence: str) -> None:
        """Announce one sentence."""
        announce(self._page, sentence)

    def say_turn(self, standing: Bid) -> None:
        """Announce that the viewer is to act on a bid."""
        turn = self.tr("Your turn. The bid to beat is {bid}.")
        self.say(turn.format(bid=bid_text(standing)))

    def hear(self, events: tuple[Event, ...], names: Names) -> None:
        """Announce what happened up to a reveal, and keep the rest for `tell_rest`."""
        lifted = next((n for n, event in enumerate(events) if isinstance(event, Revealed)), len(events))
        self._tell(events[:lifted], names)
        self._untold = events[lifted:]

    def tell_rest(self, names: Names) -> None:
        """Announce what was kept: everybody has seen it now."""
        self._tell(self._untold, names)
        self._untold = ()

    def _tell(self, events: tuple[Event, ...], names: Names) -> None:
        for event in events:
            self.say(event_text(event, names))
