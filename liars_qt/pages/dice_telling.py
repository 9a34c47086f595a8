"""How a round's end is told: the cups come up, the count runs, then the verdict and why the bots bid so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from liars_qt.bridge.dice import DiceBridge
from liars_qt.look.motion import MotionLevel, motion_for
from liars_qt.models.shown import shown
from liars_qt.pages.dice_board import DiceBoard
from liars_qt.pages.dice_bottom import DiceBottom
from liars_qt.settings.options import MOTION, Settings
from liars_qt.words.dice import cost_text, outcome_text, wild_text
from liars_qt.words.names import Names
from liars_qt.words.reasons import reason_text

if TYPE_CHECKING:
    from engine.bots.choice import Why


class Telling(QObject):
    """Lead the board and the verdict panel through a reveal, with as much motion as is wanted.

    `told` is given when the verdict is said, `reasoned` carries each sentence in which a bot explains itself.
    """

    told = Signal()
    reasoned = Signal(str)

    def __init__(self, bridge: DiceBridge, settings: Settings, board: DiceBoard, bottom: DiceBottom) -> None:
        """Tell of the bridge's game on the board and on the outcome at its bottom."""
        super().__init__(board)
        self._bridge, self._settings, self._board, self._bottom = bridge, settings, board, bottom
        self._names = Names((), None)
        self._reasons: list[str] = []
        board.counted.connect(self._on_counted)
        board.told.connect(self._tell)
        bridge.explained.connect(self._on_explained)
        settings.changed.connect(self._take_motion)
        bottom.made.connect(self._take_motion)
        self._take_motion()

    def start(self, names: Names) -> None:
        """Begin with every cup down."""
        self._begin(names)
        self._board.start_reveal(self._bridge.view, names)

    def show_told(self, names: Names) -> None:
        """Show a verdict whose reveal was seen before, or say it anew in another language."""
        self._begin(names)
        if not self._board.revealing:
            self._tell()

    def _take_motion(self) -> None:
        motion = motion_for(MotionLevel(self._settings.get(MOTION)))
        self._board.set_motion(motion)
        if self._bottom.is_made:
            self._bottom.outcome.verdict.set_motion(motion)

    def _begin(self, names: Names) -> None:
        table = self._bridge.table
        bid, bidder = table.round.standing, table.round.bidder
        if bid is None or bidder is None:
            return
        self._names = names = names.brief()
        self._reasons.clear()
        self._board.show_hint("")
        claim = self.tr("{name} claimed").format(name=names[bidder])
        if bidder == names.you:
            claim = self.tr("You claimed")
        self._bottom.outcome.verdict.begin(shown(bid, table.rules.strict_bids), claim)

    def _on_counted(self, count: int, wild: int) -> None:
        self._bottom.outcome.verdict.show_count(count, wild_text(wild))

    def _tell(self) -> None:
        rnd = self._bridge.table.round
        if rnd.verdict is None:
            return
        self._on_counted(rnd.verdict.count, rnd.verdict.wild or 0)
        self._conclude()
        self._bottom.outcome.hold_button()
        self.told.emit()
        called = rnd.called.seat if rnd.called is not None else None
        for seat in (rnd.bidder, called):
            if seat is not None:
                self._bridge.ask_reasons(seat)

    def _conclude(self) -> None:
        """Say the verdict with the reasons known so far; the button stays as open or shut as it is."""
        table, panel = self._bridge.table, self._bottom.outcome.verdict
        if table.round.verdict is None:
            return
        sentence = f"{outcome_text(table.round)} {cost_text(table.round, table.rules, self._names)}"
        open_ = panel.button.isEnabled()
        panel.conclude(sentence, tuple(self._reasons), table.round.verdict.holds)
        panel.button.setEnabled(open_)

    def _on_explained(self, seat: int, why: Why) -> None:
        if self._board.revealing:
            return
        said = self.tr("{name}: “{reason}”").format(name=self._names[seat], reason=reason_text(why))
        if said not in self._reasons:
            self._reasons.append(said)
            self.reasoned.emit(said)
        self._conclude()
