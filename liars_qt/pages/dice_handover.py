"""Several people at one screen: the table gives way to a cover between their turns.

The two are never there together. While the cover is on, the table is not shown at all: nothing of it is painted, lies
under the pointer or takes a key, and the widgets behind it hold an onlooker's view in which every cup is down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from liars_qt.bridge.dice import DiceBridge
from liars_qt.widgets.hand import NO_HAND, open_hand
from liars_qt.words.names import Names

if TYPE_CHECKING:
    from liars_qt.widgets.cover import Cover


class HandOver(QStackedWidget):
    """Show either the table or the cover, as the bridge says, and pass on what the named person does there.

    `made` carries the cover when it has been made.
    """

    made = Signal(QWidget)

    def __init__(self, bridge: DiceBridge, parent: QWidget | None = None) -> None:
        """Begin with an empty table; the page lays out what is on it."""
        super().__init__(parent)
        self._bridge = bridge
        self.table = QWidget(self)
        self._cover: Cover | None = None
        self.addWidget(self.table)
        app = QApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.applicationStateChanged.connect(self._on_application)

    @property
    def cover(self) -> Cover:
        """Return the cover; it is made when it is first wanted, and one person at a screen never wants it."""
        if self._cover is None:
            from liars_qt.widgets.cover import Cover

            self._cover = Cover(self)
            self.addWidget(self._cover)
            self._cover.looked.connect(self._on_looked)
            self._cover.confirmed.connect(self._bridge.uncover)
            self.made.emit(self._cover)
        return self._cover

    @property
    def covered(self) -> bool:
        """Tell whether the cover is on."""
        return self.currentWidget() is not self.table

    def follow(self, names: Names) -> None:
        """Cover the table for the person who is to act, or show it."""
        seat = self._bridge.covered_for
        self.setCurrentWidget(self.table if seat is None else self.cover)
        if seat is not None:
            self.cover.show_seat(names[seat])

    def rename(self, names: Names) -> None:
        """Call the person whom the cover waits for by another name: default names follow the language."""
        seat = self._bridge.covered_for
        if seat is not None:
            self.cover.name_seat(names[seat])

    def hideEvent(self, event: QHideEvent) -> None:
        """Cover open dice when the window is minimised: whoever brings it back need not be who put it away."""
        super().hideEvent(event)
        if event.spontaneous():
            self._bridge.cover()

    def _on_application(self, state: Qt.ApplicationState) -> None:
        """Cover open dice when people turn to another program, and with them its picture in a list of windows."""
        if state is not Qt.ApplicationState.ApplicationActive:
            self._bridge.cover()

    def _on_looked(self, looking: bool) -> None:
        dice = tuple(sorted(self._bridge.glance())) if looking else ()
        self.cover.show_hand(open_hand(dice, self._bridge.table.wild_ones) if dice else NO_HAND)
