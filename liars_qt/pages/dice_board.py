"""The felt with everybody round it: shows a view, and lifts the cups one by one at a reveal."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.dice.state import Phase
from engine.dice.view import SeatView
from liars_qt.bridge.dice import NOBODY
from liars_qt.look.motion import STILL, Motion
from liars_qt.models.shown import shown
from liars_qt.pages.dice_seats import Moment, seats_shown
from liars_qt.pages.reveal import Reveal
from liars_qt.widgets.felt import Felt
from liars_qt.words.names import Names

translate = QCoreApplication.translate
LIFT_MS = 420
LONGEST = 20  # letters of a name in the line over the bid


class DiceBoard(QWidget):
    """Put a view on the felt. `counted` is given as cups come up, `told` once, when the verdict may be told."""

    counted = Signal(int, int)
    told = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin with a bare table."""
        super().__init__(parent)
        self.felt = Felt(self)
        self.reveal = Reveal(self)
        self._motion = STILL
        self._view: SeatView | None = None
        self._names = Names((), None)
        self._thinking: int | None = None
        self._hint = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.felt)
        self.reveal.advanced.connect(self._on_advanced)
        self.reveal.finished.connect(self._on_finished)

    @property
    def revealing(self) -> bool:
        """Tell whether cups are still coming up."""
        return self.reveal.running

    def set_motion(self, motion: Motion) -> None:
        """Take how much may move."""
        self._motion = motion
        self.felt.set_motion(motion)

    def show_view(self, view: SeatView, names: Names) -> None:
        """Show a position as it stands; a reveal that was seen before has all its cups up."""
        self._view, self._names = view, names
        rnd = view.table.round
        if rnd.verdict is None:
            self.reveal.clear()
        else:
            self.reveal.show_whole(rnd, view.table.wild_ones)
        self._refresh()

    def start_reveal(self, view: SeatView, names: Names) -> None:
        """Show a position whose cups come up now, one after another."""
        self._view, self._names, self._thinking = view, names, None
        self.reveal.start(view.table.round, view.table.wild_ones, self._motion)
        self._refresh()

    def show_thinking(self, seat: int) -> None:
        """Mark the seat whose mind is at work, or NOBODY."""
        self._thinking = None if seat == NOBODY else seat
        self._refresh()

    def show_hint(self, hint: str) -> None:
        """Add a few words to the caption of the standing bid, such as the chance that it holds."""
        self._hint = hint
        self._caption()

    def cut_short(self) -> bool:
        """End a reveal that is under way, and every movement with it; tell whether there was one."""
        running = self.revealing
        if running:
            self.reveal.finish()
            self.felt.finish()
        return running

    def _refresh(self) -> None:
        if self._view is None:
            return
        moment = Moment(self._thinking, self.reveal.lifted, not self.revealing)
        seats = seats_shown(self._view, self._names, moment)
        self.felt.set_seats(len(seats))
        for place, seat in enumerate(seats):
            self.felt.seat(place).show_seat(seat, self._motion.travel(LIFT_MS))
        self._caption()

    def _caption(self) -> None:
        if self._view is None:
            return
        table = self._view.table
        bid, bidder = table.round.standing, table.round.bidder
        if bid is None or bidder is None:
            self.felt.centre.show_bid(None, self._opening_caption())
            return
        caption = _short(self._names[bidder])
        if self._hint and table.phase is Phase.BIDDING:
            caption = f"{caption}  \N{MIDDLE DOT}  {self._hint}"
        self.felt.centre.show_bid(shown(bid, table.rules.strict_bids), caption)

    def _opening_caption(self) -> str:
        assert self._view is not None
        table = self._view.table
        opener = table.round.opener
        if table.phase is not Phase.BIDDING:
            return ""
        if opener == self._names.you:
            text = translate("DiceTable", "You open.")
        else:
            text = translate("DiceTable", "{name} opens.").format(name=_short(self._names[opener]))
        if not table.round.palifico:
            return text
        return translate("DiceTable", "Palifico, ones are not wild. {opening}").format(opening=text)

    def _on_advanced(self) -> None:
        self._refresh()
        self.counted.emit(self.reveal.count, self.reveal.wild)

    def _on_finished(self) -> None:
        self._refresh()
        self.told.emit()


def _short(name: str) -> str:
    """Return a name as it fits into a line; the seat has the whole of it."""
    return name if len(name) <= LONGEST else name[: LONGEST - 1].rstrip() + "\N{HORIZONTAL ELLIPSIS}"
