"""A dice session as Qt sees it: signals out, a person's actions in, bots asked off the window's thread.

Several people at one screen. Open dice lie before one of them at most: the one who is to act, once they have
confirmed that it is them, until the position is another one. Everybody else sees the table as an onlooker does.

- A person who is to act is waited for behind a cover, which knows their name alone (`covered_for`).
- Between two people's turns, while bots act, the table is shown to everybody with all its cups down; the cover
  comes with the next person's turn.
- Whoever takes a bid back does so with their own dice in sight or while a bot thinks, never from behind the
  cover; the cover comes for the person whose turn it is then.
- A person who turns to something else, or whose window goes out of sight, confirms anew (`cover`).
- Once exactly one person is still in, there is nobody to hide from: they play uncovered to the end.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.chance import Chance
from engine.dice.bid import Action, Bid, Call
from engine.dice.events import Event
from engine.dice.legality import legal_bids, refusal_for
from engine.dice.state import Hand, Phase, Table
from engine.dice.view import SeatView
from engine.records.record import GameRecord, Player
from engine.refusal import Refusal, Refused
from engine.session.dice import DiceSession
from liars_qt.bridge.tasks import Task, Tasks, pause, report
from liars_qt.bridge.thinker import Thinker, advice_for, think

if TYPE_CHECKING:
    from engine.bots.choice import Choice, Why

NOBODY = -1


class DiceBridge(QObject):
    """Put one dice session before the pages.

    `moved` says that the position is another one and carries the events that led there, in order (none after
    an undo); `refused` carries the refusal of a person's action; `thinking` the seat whose mind is at work, or
    NOBODY; `opened` that another game lies on the table.
    """

    moved = Signal(object)
    refused = Signal(object)
    thinking = Signal(int)
    opened = Signal()
    explained = Signal(int, object)
    advised = Signal(object)

    def __init__(
        self, thinker: Thinker, tasks: Tasks, pause_s: Callable[[], float], parent: QObject | None = None
    ) -> None:
        """Ask `thinker` for the bots' actions, as one of `tasks`, and let each take at least `pause_s()` seconds."""
        super().__init__(parent)
        self._thinker = thinker
        self._tasks = tasks
        self._pause_s = pause_s
        self._session: DiceSession | None = None
        self._task: Task | None = None
        self._hurrying = False
        self._uncovered: int | None = None
        self._reasons: dict[int, Why] = {}

    def open(self, session: DiceSession) -> None:
        """Put a game on the table and let it go on from where it is."""
        self._stop_thinking()
        self._session = session
        self._hurrying = False
        self._reasons.clear()
        self._uncovered = None
        self.opened.emit()
        self._wait_for_turn()

    @property
    def session(self) -> DiceSession:
        """Return the session on the table; raises LookupError before one was opened."""
        if self._session is None:
            raise LookupError("no game on the table")
        return self._session

    @property
    def table(self) -> Table:
        """Return what everybody may see."""
        return self.session.table

    @property
    def record(self) -> GameRecord:
        """Return the record of the game on the table."""
        return self.session.record

    @property
    def players(self) -> tuple[Player, ...]:
        """Return who sits where."""
        return self.session.players

    @property
    def revision(self) -> int:
        """Return the number of the position, which every change makes another."""
        return self.session.revision

    @property
    def persons(self) -> tuple[int, ...]:
        """Return the seats of people."""
        return tuple(i for i, player in enumerate(self.players) if player.mind is None)

    @property
    def alone(self) -> int | None:
        """Return the seat of the only person there is, or the only one still in; None while several play."""
        still_in = [seat for seat in self.persons if self.table.seats[seat].dice]
        people = still_in if len(self.persons) > 1 and still_in else self.persons
        return people[0] if len(people) == 1 else None

    @property
    def you(self) -> int | None:
        """Return the seat that sentences address as "you": people who share a screen all go by their names."""
        return self.persons[0] if len(self.persons) == 1 else None

    @property
    def viewer(self) -> int | None:
        """Return the seat through whose eyes the table is shown, or None for an onlooker.

        Several people at one screen see their dice only after they confirmed who they are, until they have acted.
        """
        return self._uncovered if self.alone is None else self.alone

    @property
    def view(self) -> SeatView:
        """Return what the viewer may know."""
        return self.session.view(self.viewer)

    @property
    def covered_for(self) -> int | None:
        """Return the person for whom the table is covered until they confirm who they are, or None."""
        turn = self.table.round.turn
        waits = self.table.phase is Phase.BIDDING and turn in self.persons and self.viewer != turn
        return turn if waits else None

    def glance(self) -> Hand:
        """Return the dice of the person whom the cover names, for as long as they hold a key down."""
        seat = self.covered_for
        return () if seat is None else self.session.view(seat).hand

    def uncover(self) -> None:
        """Take it that the person whom the cover names is at the screen."""
        if self.covered_for is not None:
            self._uncovered = self.covered_for
            self.moved.emit(())

    def cover(self) -> None:
        """Take it that whoever confirmed may have left the screen: their dice are hidden until they confirm anew."""
        if self._uncovered is not None:
            self._uncovered = None
            self.moved.emit(())

    @property
    def may_act(self) -> bool:
        """Tell whether the table waits for the viewer's action."""
        return self.table.phase is Phase.BIDDING and self.table.round.turn == self.viewer

    @property
    def watching(self) -> bool:
        """Tell whether no person is in the game any more while it goes on."""
        still_in = set(self.table.seats_in)
        return self.table.phase is not Phase.OVER and not still_in.intersection(self.persons)

    @property
    def hurrying(self) -> bool:
        """Tell whether the bots play the rest out without pause."""
        return self._hurrying

    def act(self, action: Action, revision: int) -> None:
        """Let the viewer act on the position that they saw; an action for any other position is dropped."""
        if revision == self.revision and self.may_act:
            self._change(lambda: self.session.act(action))

    def go_on(self, revision: int) -> None:
        """Open the next round after the verdict that the viewer saw; late presses are dropped."""
        if revision == self.revision and self.table.phase is Phase.SETTLED:
            self._change(self.session.go_on)

    def end(self) -> None:
        """Call off a game without a final."""
        self._change(self.session.end)

    @property
    def undoable(self) -> Bid | None:
        """Return the bid that can be taken back: the last of a person in this round, unless the table is covered."""
        point = None if self.covered_for is not None else self.session.undo_point()
        bid = None if point is None else self.record.entries[point]
        return bid if isinstance(bid, Bid) else None

    @property
    def undo_refusal(self) -> Refusal | None:
        """Return why nothing can be taken back where something was played; the cover answers nothing."""
        return None if self.covered_for is not None else self.session.undo_refusal()

    @property
    def redoable(self) -> bool:
        """Tell whether a bid that was taken back can be made again; not while the table is covered."""
        return self.covered_for is None and self.session.can_redo

    def undo(self) -> None:
        """Take back the bid that `undoable` names, if there is one."""
        if self.undoable is not None:
            self._change(self._undo)

    def redo(self) -> None:
        """Make the bid again that was taken back, if that can be."""
        if self.redoable:
            self._change(self.session.redo)

    def fast_forward(self) -> None:
        """Play the rest out at once when no person is in any more; a bot that takes its time just now begins anew."""
        if self.watching and not self._hurrying:
            self._hurrying = True
            self._stop_thinking()
            self._wait_for_turn()

    @property
    def is_open(self) -> bool:
        """Tell whether there is a game on the table."""
        return self._session is not None

    def ask_advice(self) -> None:
        """Have `advised` tell what each action may cost the viewer; only on the viewer's turn."""
        if self.may_act:
            self._tasks.start(self._advise())

    async def _advise(self) -> None:
        """Think as the strongest bot does, from what the viewer may know, with a stream that no bot has."""
        session, revision, viewer = self.session, self.revision, self.viewer
        if viewer is None:
            return
        view, chance = session.question(viewer)
        advice = await self._thinker.run(lambda: advice_for(view, chance.stream("advice")))
        if session is self._session and revision == session.revision and viewer == self.viewer:
            self.advised.emit(advice)

    def _undo(self) -> tuple[Event, ...]:
        self.session.undo()
        self._reasons.clear()
        return ()

    def _change(self, move: Callable[[], tuple[Event, ...]]) -> None:
        self._stop_thinking()
        uncovered, self._uncovered = self._uncovered, None
        try:
            events = move()
        except Refused as refused:
            self._uncovered = uncovered
            self.refused.emit(refused.refusal)
        else:
            self.moved.emit(events)
        self._wait_for_turn()

    def _wait_for_turn(self) -> None:
        """Start the mind whose turn it is, if it is a mind's; in a hurry, open the next round as well."""
        if self._task is not None:
            return
        if self.table.phase is Phase.SETTLED and self._hurrying:
            self._task = self._tasks.start(self._next_round(self.revision))
        elif self.table.phase is Phase.BIDDING and self.players[self.table.round.turn].mind is not None:
            self._task = self._tasks.start(self._turn(self.table.round.turn))
            self.thinking.emit(self.table.round.turn)

    async def _next_round(self, revision: int) -> None:
        await pause(0.0)
        self._task = None
        self.go_on(revision)

    async def _turn(self, seat: int) -> None:
        session, revision = self.session, self.revision
        ready = time.monotonic() + (0.0 if self._hurrying else self._pause_s())
        choice = await self._think(seat, session.question(seat))
        await pause(max(0.0, ready - time.monotonic()))
        if session is self._session and revision == session.revision:
            self._task = None
            self.thinking.emit(NOBODY)
            if choice is not None:
                self._reasons[len(self.record.entries)] = choice.why
            action = choice.action if choice is not None else _makeshift(session.table)
            self._change(lambda: session.act(action))

    async def _think(self, seat: int, question: tuple[SeatView, Chance]) -> Choice | None:
        """Return what the seat's mind chooses; None, with a report, when it fails or chooses what is not legal."""
        mind = self.players[seat].mind
        assert mind is not None
        try:
            choice = await self._thinker.run(lambda: think(mind, *question))
            if refusal_for(question[0].table, choice.action) is not None:
                raise RuntimeError(f"{mind} chose {choice.action}, which is not legal")
        except Exception as fault:
            report("a mind failed", fault)
            return None
        return choice

    def ask_reasons(self, seat: int) -> None:
        """Have `explained` tell why a bot bid and called as it did; nothing is told while its cup is down."""
        if self.table.round.verdict is None or self.players[seat].mind is None:
            return
        for position in self.session.told_positions(seat):
            if position in self._reasons:
                self.explained.emit(seat, self._reasons[position])
            else:
                self._tasks.start(self._explain(position, seat))

    async def _explain(self, position: int, seat: int) -> None:
        """Ask a mind again what it was asked before the program was closed: equal questions, equal answers."""
        session, revision = self.session, self.revision
        choice = await self._think(seat, session.question_at(position, seat))
        if choice is not None and session is self._session and revision == session.revision:
            self.explained.emit(seat, choice.why)

    def _stop_thinking(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None
            self.thinking.emit(NOBODY)


def _makeshift(table: Table) -> Action:
    """Return what stands in for a mind that failed, so that the game goes on: the lowest raise, else a challenge."""
    return next(iter(legal_bids(table)), Call.CHALLENGE)
