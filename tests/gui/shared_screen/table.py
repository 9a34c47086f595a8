"""Anna and Boris at one screen, with a bot between them: what they do, and dice that the test has chosen."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.dice.bid import Action, Bid
from engine.records import replay
from engine.records.record import Player
from liars_qt.pages.dice_handover import HandOver
from liars_qt.widgets.cover import Cover
from liars_qt.widgets.hand import HandView
from tests.gui.stage import CALM, Puppets, Stage

Hands = tuple[tuple[int, ...], ...]
ANNA, BORIS, BOT = 0, 1, 2
# Every face tells whose it is: sixes are Anna's, fives are Boris's, fours are the bot's.
TELLING: Hands = ((6,) * 5, (5,) * 5, (4,) * 5)
PLAYERS = (Player("Anna"), Player("Boris"), CALM)


class Laid:
    """Deal written hands, seat by seat, as far as dice are left."""

    def __init__(self, hands: Hands) -> None:
        """Begin with the first seat."""
        self._hands = iter(hands)

    def dice(self, count: int) -> tuple[int, ...]:
        """Return the next seat's hand."""
        return next(self._hands)[:count]


def lay(monkeypatch: pytest.MonkeyPatch, *rounds: Hands) -> None:
    """Have these hands lie under the cups, round by round; the last ones lie there in all later rounds."""
    monkeypatch.setattr(replay, "dealer", lambda seed, number: Laid(rounds[min(number, len(rounds) - 1)]))


@dataclass
class Shared:
    """A shared table on a stage."""

    stage: Stage
    puppets: Puppets

    @property
    def handover(self) -> HandOver:
        """Return table and cover."""
        return self.stage.page.handover

    @property
    def cover(self) -> Cover:
        """Return the cover."""
        return self.handover.cover

    @property
    def asked(self) -> str:
        """Return what the cover says in large type; nothing while it is off."""
        return self.cover.title.text() if self.handover.covered else ""

    @property
    def open_hands(self) -> dict[QWidget, tuple[int, ...]]:
        """Return every hand of open dice that any widget holds, shown or hidden."""
        views = self.stage.window.findChildren(HandView)
        return {view: tuple(die.face for die in view.hand.dice) for view in views if view.hand.dice}

    @property
    def open_dice(self) -> list[tuple[int, ...]]:
        """Return these hands alone."""
        return sorted(self.open_hands.values())

    def deal(self, rules: str = "menteur", *players: Player) -> None:
        """Deal at the usual table of three, or at another one."""
        self.stage.deal(rules, *(players or PLAYERS))

    def wait(self) -> None:
        """Wait until the cover's buttons are open."""
        self.stage.until(lambda: self.handover.covered and self.cover.hold.isEnabled())

    def confirm(self) -> None:
        """Say by Enter that the named person is there, and wait until they can act."""
        self.wait()
        self.stage.key(Qt.Key.Key_Return)
        self.stage.until(lambda: self.stage.on_turn)

    def press(self, key: Qt.Key) -> None:
        """Press a key and keep it down."""
        QTest.keyPress(self.stage.window.windowHandle(), key)

    def release(self, key: Qt.Key) -> None:
        """Let a key go."""
        QTest.keyRelease(self.stage.window.windowHandle(), key)

    def repeat(self, key: Qt.Key, text: str = "") -> None:
        """Let the keyboard repeat a key that is held down, as it does: a release and a press."""
        for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text, True)
            QApplication.sendEvent(self.stage.window.windowHandle(), event)

    def place(self, widget: QWidget) -> QPoint:
        """Return where in the window a widget is."""
        return widget.mapTo(self.stage.window, widget.rect().center())

    def answer(self, action: Action) -> None:
        """Let the bot act and the table take it in."""
        self.stage.until(lambda: self.puppets.waiting)
        revision = self.stage.bridge.revision
        self.puppets.answer(action)
        self.stage.until(lambda: self.stage.bridge.revision > revision)

    def to_boris(self) -> None:
        """Go to where Anna has bid and the cover waits for Boris."""
        self.deal()
        self.confirm()
        self.stage.key(Qt.Key.Key_Return)
        assert self.stage.bridge.covered_for == BORIS

    def to_bot(self) -> None:
        """Go to where Anna and Boris have bid and the bot thinks."""
        self.to_boris()
        self.confirm()
        self.stage.key(Qt.Key.Key_Return)
        self.stage.until(lambda: self.puppets.waiting)

    def to_anna_again(self) -> None:
        """Go to where everybody has bid once and the cover waits for Anna."""
        self.to_bot()
        standing = self.stage.bridge.table.round.standing
        assert standing is not None
        self.answer(Bid(standing.quantity + 1, 3))
        assert self.stage.bridge.covered_for == ANNA
