"""With everything in motion no die is painted, or held by any widget, that may not be seen at that very moment.

Cups that still rise when the cover comes, reveals that are cut short: here time runs, and every die that is painted
is noted together with whose dice may be seen then.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from engine.dice.bid import Bid
from engine.dice.state import Hand
from engine.session.dice import DiceSession
from liars_qt.bridge.dice import DiceBridge
from liars_qt.look.dice_paint import Die, stamp_die
from liars_qt.look.tokens import Tokens
from liars_qt.widgets import hand
from liars_qt.widgets.hand import HandView
from tests.gui.shared_screen.recording import Recorder
from tests.gui.shared_screen.table import ANNA, BORIS, TELLING, Hands, Shared, lay
from tests.gui.stage import Opened, Puppets

OTHERS: Hands = ((3,) * 5, (2,) * 5, (1,) * 5)
EVERYBODY = frozenset((1, 2, 3, 4, 5, 6))


class Witness:
    """Know whose faces may be seen now, and note every one that is painted under a cup's place."""

    def __init__(self, shared: Shared, patch: pytest.MonkeyPatch) -> None:
        """Begin with nobody's."""
        self.shared = shared
        self.allowed: frozenset[int] = frozenset()
        self.painted: list[tuple[int, frozenset[int]]] = []
        self.held: list[tuple[tuple[int, ...], frozenset[int]]] = []
        patch.setattr(hand, "stamp_die", self._on_stamp)
        for kind, name, before in (
            (DiceBridge, "uncover", self._named),
            (DiceBridge, "glance", self._named),
            (DiceBridge, "cover", self._nobody),
            (DiceBridge, "open", self._nobody),
        ):
            patch.setattr(kind, name, self._after(getattr(kind, name), before))
        for name in ("_write", "undo"):
            patch.setattr(DiceSession, name, self._when_changed(getattr(DiceSession, name)))

    def check(self) -> None:
        """Note every hand of open dice that a widget holds, shown or hidden."""
        self.held += [(faces, self.allowed) for faces in self.shared.open_dice]

    def seen(self, faces: Hand) -> bool:
        """Tell whether a hand was painted."""
        return any(face == faces[0] for face, _ in self.painted)

    def assert_discreet(self) -> None:
        """Fail when a die was painted, or held by a widget, that might not be seen."""
        assert [face for face, allowed in self.painted if face not in allowed] == []
        assert [faces for faces, allowed in self.held if not allowed.issuperset(faces)] == []

    def _on_stamp(self, painter: QPainter, rect: QRectF, die: Die, tokens: Tokens) -> None:
        self.painted.append((die.face, self.allowed))
        stamp_die(painter, rect, die, tokens)

    def _named(self) -> None:
        seat = self.shared.stage.bridge.covered_for
        self.allowed = frozenset(() if seat is None else self.shared.stage.bridge.session.view(seat).hand)

    def _nobody(self) -> None:
        self.allowed = frozenset()

    @staticmethod
    def _after(method: Callable[..., object], before: Callable[[], None]) -> Callable[..., object]:
        def called(bridge: DiceBridge, *arguments: object) -> object:
            before()
            return method(bridge, *arguments)

        return called

    def _when_changed(self, method: Callable[..., object]) -> Callable[..., object]:
        def called(session: DiceSession, *arguments: object) -> object:
            events: object = method(session, *arguments)
            self.allowed = frozenset() if session.table.round.shown is None else EVERYBODY
            return events

        return called


@pytest.fixture
def moving(opened: Opened, puppets: Puppets, monkeypatch: pytest.MonkeyPatch) -> Shared:
    """A shared table at which everything moves."""
    lay(monkeypatch, TELLING)
    return Shared(opened(puppets, MOTION="full"), puppets)


def rising(shared: Shared) -> bool:
    """Tell whether a cup is on its way."""
    return any(view.moving for view in shared.stage.window.findChildren(HandView))


def test_no_die_shows_that_may_not_be_seen_while_cups_still_rise(
    moving: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared, stage = moving, moving.stage
    witness = Witness(shared, monkeypatch)
    recorder = Recorder(stage.window, lambda: ("motion",), witness.check)
    with recorder.recording(monkeypatch):
        shared.deal()
        _look_then_bid_under_the_rising_cup(shared, witness)
        assert witness.seen(TELLING[ANNA])
        _look_then_bid_under_the_rising_cup(shared, witness)
        assert witness.seen(TELLING[BORIS])
        shared.answer(Bid(6, 3))
        shared.confirm()
        stage.key("m")
        stage.until(lambda: rising(shared))
        lay(monkeypatch, OTHERS)
        shared.deal()
        assert not rising(shared)
        shared.wait()
    witness.assert_discreet()
    assert len(recorder.frames) > 10


def _look_then_bid_under_the_rising_cup(shared: Shared, witness: Witness) -> None:
    """Hold the button, let go, confirm, and bid as soon as that is possible."""
    shared.wait()
    shared.press(Qt.Key.Key_Space)
    shared.stage.settle()
    shared.release(Qt.Key.Key_Space)
    witness.allowed = frozenset()
    shared.stage.settle()
    shared.confirm()
    shared.stage.settle()
    assert rising(shared)
    shared.stage.key(Qt.Key.Key_Return)


def test_a_reveal_cut_short_by_another_game_shows_nothing_of_it(
    moving: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared, stage = moving, moving.stage
    witness = Witness(shared, monkeypatch)
    shared.to_boris()
    shared.confirm()
    stage.key("m")
    revealing = stage.page.board.revealing
    lay(monkeypatch, OTHERS)
    recorder = Recorder(stage.window, lambda: ("cut short",), witness.check)
    with recorder.recording(monkeypatch):
        shared.deal()
        assert (revealing, stage.page.board.revealing) == (True, False)
        shared.wait()
        shared.confirm()
        stage.until(lambda: not rising(shared))
    witness.assert_discreet()
    assert shared.open_dice == [OTHERS[ANNA]]
