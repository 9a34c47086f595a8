"""A running dice game: the one object that changes while people and bots play.

It never asks who sits where to decide what happens; a seat's player matters for undo alone, since what may be
taken back is a person's own last word before the cups are lifted.
"""

from __future__ import annotations

from typing import Protocol

from engine.chance import Chance
from engine.dice.bid import Action
from engine.dice.events import Event
from engine.dice.legality import No, refusal_for
from engine.dice.state import Phase, Table
from engine.dice.view import SeatView, view_for
from engine.records.record import Entry, GameRecord, Mark, Player
from engine.records.replay import advance, replay
from engine.refusal import Refusal, Refused, refuse


class Journal(Protocol):
    """Whoever writes a game down while it is played."""

    def append(self, position: int, entry: Entry) -> None:
        """Write the entry that made the record `position + 1` entries long."""
        ...

    def cut(self, position: int) -> None:
        """Forget the entries from `position` on."""
        ...


class DiceSession:
    """Hold a game's record and the match that the record amounts to.

    `revision` grows with every change, so that an answer computed for an older position can be told and dropped.
    """

    def __init__(self, record: GameRecord, journal: Journal | None = None) -> None:
        """Take a game up where its record leaves off."""
        self._record = record
        self._match = replay(record)
        self._journal = journal
        self._undone: list[tuple[Entry, ...]] = []
        self.revision = 0

    @property
    def record(self) -> GameRecord:
        """Return the game so far as rules, players, seed and entries."""
        return self._record

    @property
    def table(self) -> Table:
        """Return what everybody may see."""
        return self._match.table

    @property
    def players(self) -> tuple[Player, ...]:
        """Return who sits where."""
        return self._record.players

    def view(self, seat: int | None) -> SeatView:
        """Return what one seat may know; None for an onlooker."""
        return view_for(self._match, seat)

    def question(self, seat: int) -> tuple[SeatView, Chance]:
        """Return what a mind at this seat is asked with: its view, and a stream of its own for this position.

        The dealer's stream cannot be computed from it.
        """
        return self.view(seat), self._stream(len(self._record.entries), seat)

    def told_positions(self, seat: int) -> tuple[int, ...]:
        """Return where in the record a seat's last bid and its call of this round stand, in this order."""
        start, bids, called = self._round_start(), self.table.round.bids, self.table.round.called
        own = [start + i for i, made in enumerate(bids) if made.seat == seat][-1:]
        calls = [start + len(bids)] if called is not None and called.seat == seat else []
        return (*own, *calls)

    def question_at(self, position: int, seat: int) -> tuple[SeatView, Chance]:
        """Return what a mind was asked with when the record was `position` entries long."""
        return view_for(replay(self._record.cut(position)), seat), self._stream(position, seat)

    def _stream(self, position: int, seat: int) -> Chance:
        return Chance(self._record.seed).stream("mind", position, seat)

    def _round_start(self) -> int:
        """Return the position of the round's first bid in the record."""
        marks = [i for i, entry in enumerate(self._record.entries) if entry is Mark.NEXT]
        return marks[-1] + 1 if marks else 0

    def act(self, action: Action) -> tuple[Event, ...]:
        """Let the seat on turn act and return what changed; raises Refused when it may not."""
        refusal = refusal_for(self.table, action)
        if refusal is not None:
            raise Refused(refusal)
        return self._enter(action)

    def go_on(self) -> tuple[Event, ...]:
        """Open the next round after a verdict; raises Refused while there is none, or once the game is over."""
        if self.table.phase is not Phase.SETTLED:
            raise Refused(refuse(No.GAME_OVER if self.table.phase is Phase.OVER else No.ROUND_OPEN))
        return self._enter(Mark.NEXT)

    def end(self) -> tuple[Event, ...]:
        """Call off a game that has no final; raises Refused where a last seat must win."""
        if self.table.rules.knockout:
            raise Refused(refuse(No.PLAYED_OUT))
        if self.table.phase is Phase.OVER:
            raise Refused(refuse(No.GAME_OVER))
        return self._enter(Mark.END)

    def _enter(self, entry: Entry) -> tuple[Event, ...]:
        self._undone.clear()
        return self._write(entry)

    def _write(self, entry: Entry) -> tuple[Event, ...]:
        position = len(self._record.entries)
        self._match, events = advance(self._match, entry, self._record.seed)
        self._record = self._record.extended(entry)
        self.revision += 1
        if self._journal is not None:
            self._journal.append(position, entry)
        return events

    def undo_point(self) -> int | None:
        """Return the position of a person's last bid that can still be taken back, or None.

        Only bids of a round whose cups are still down: a reveal is never unseen.
        """
        if self.table.phase is not Phase.BIDDING:
            return None
        bids = self.table.round.bids
        own = [i for i, made in enumerate(bids) if self.players[made.seat].mind is None]
        return self._round_start() + own[-1] if own else None

    def undo_refusal(self) -> Refusal | None:
        """Return why nothing can be taken back where something was played; None when it can, or nothing was."""
        if self.undo_point() is not None:
            return None
        if self.table.phase is Phase.OVER:
            return refuse(No.GAME_OVER)
        seen = self.table.history or self.table.round.verdict is not None
        return refuse(No.DICE_SHOWN) if seen else None

    def undo(self) -> None:
        """Take back a person's last bid and all that followed it; does nothing when there is none."""
        point = self.undo_point()
        if point is None:
            return
        self._undone.append(self._record.entries[point:])
        self._record = self._record.cut(point)
        self._match = replay(self._record)
        self.revision += 1
        if self._journal is not None:
            self._journal.cut(point)

    @property
    def can_redo(self) -> bool:
        """Tell whether a taken-back bid can be made again."""
        return bool(self._undone)

    def redo(self) -> tuple[Event, ...]:
        """Make the last taken-back bid again, with what had followed it; return what changed."""
        entries = self._undone.pop() if self._undone else ()
        return tuple(event for entry in entries for event in self._write(entry))
