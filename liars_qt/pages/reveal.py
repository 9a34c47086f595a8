"""The staged reveal: cups lift one by one while the count runs up; any key or click ends it at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from engine.dice.bid import Bid, count_matches, count_wild
from engine.dice.state import Hand, Round
from liars_qt.look.motion import Motion

STEP_MS = 620


class Reveal(QObject):
    """Walk through the seats of a round whose cups come up.

    `advanced` says that one more cup is up: `lifted` tells which, `count` how many dice matched so far.
    `finished` is given once, when all are up.
    """

    advanced = Signal()
    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Have nothing to reveal."""
        super().__init__(parent)
        self._round: Round | None = None
        self._wild_ones = False
        self._order: tuple[int, ...] = ()
        self._up = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._lift)
        self._step_ms = 0

    @property
    def running(self) -> bool:
        """Tell whether some cups are still down."""
        return self._round is not None and self._up < len(self._order)

    @property
    def lifted(self) -> frozenset[int]:
        """Return the seats whose cups are up."""
        return frozenset(self._order[: self._up])

    @property
    def count(self) -> int:
        """Return how many dice under the lifted cups match the bid."""
        return self._sum(count_matches)

    @property
    def wild(self) -> int:
        """Return how many of these match as wild ones."""
        return self._sum(count_wild)

    def start(self, rnd: Round, wild_ones: bool, motion: Motion) -> None:
        """Reveal a settled round, from the caller's seat round to the bidder's, whose hand decides."""
        self._round, self._wild_ones = rnd, wild_ones
        seats = len(rnd.dice)
        first = rnd.called.seat if rnd.called is not None else rnd.opener
        around = [(first + i) % seats for i in range(seats)]
        held = [seat for seat in around if rnd.dice[seat] and seat != rnd.bidder]
        self._order = (*held, *([rnd.bidder] if rnd.bidder is not None else ()))
        self._up = 0
        self._step_ms = motion.travel(STEP_MS)
        self._lift_next()

    def show_whole(self, rnd: Round, wild_ones: bool) -> None:
        """Have all the cups up at once, without a signal: a round that was revealed before."""
        self._timer.stop()
        self._round, self._wild_ones = rnd, wild_ones
        self._order = tuple(seat for seat, dice in enumerate(rnd.dice) if dice)
        self._up = len(self._order)

    def finish(self) -> None:
        """Lift every cup that is still down."""
        if self.running:
            self._timer.stop()
            self._up = len(self._order)
            self.advanced.emit()
            self.finished.emit()

    def clear(self) -> None:
        """Stop and have nothing to reveal."""
        self._timer.stop()
        self._round, self._order, self._up = None, (), 0

    def _lift_next(self) -> None:
        if self._step_ms:
            self._timer.start(self._step_ms)
        else:
            self.finish()

    def _lift(self) -> None:
        self._up += 1
        self.advanced.emit()
        if self.running:
            self._lift_next()
        else:
            self.finished.emit()

    def _sum(self, counting: Callable[[Hand, Bid, bool], int]) -> int:
        rnd = self._round
        if rnd is None or rnd.shown is None or rnd.standing is None:
            return 0
        return sum(counting(rnd.shown[seat], rnd.standing, self._wild_ones) for seat in self.lifted)
