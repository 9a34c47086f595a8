"""A running game of Red or Black: the one object that changes while a table plays."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from engine.cards.actions import Action
from engine.cards.deck import Length
from engine.cards.events import Event
from engine.cards.play import apply, one_more, start
from engine.cards.state import Game, Table
from engine.cards.undo import undo_refusal
from engine.records.cards_record import CardsRecord
from engine.refusal import Refusal, Refused


class CardsJournal(Protocol):
    """Whoever writes a game down while it is played."""

    def append(self, position: int, entry: Action) -> None:
        """Write the action that made the record `position + 1` actions long."""
        ...

    def cut(self, position: int) -> None:
        """Forget the actions from `position` on."""
        ...


class CardsSession:
    """Hold a game's record and the games that its actions led through.

    Games are values, so the past ones are kept and an undo is a step back among them. `revision` grows with every
    change, so that a press meant for an older position can be told and dropped.
    """

    def __init__(self, record: CardsRecord, journal: CardsJournal | None = None) -> None:
        """Take a game up where its record leaves off; raises Refused or ValueError for a record that does not fit."""
        self._record = CardsRecord(record.setup)
        self._games: list[Game] = [start(record.setup)]
        self._journal: CardsJournal | None = None
        self._undone: list[Action] = []
        self.revision = 0
        for action in record.actions:
            self._write(action)
        self._journal = journal

    @property
    def record(self) -> CardsRecord:
        """Return the game so far as its set-up and its actions."""
        return self._record

    @property
    def table(self) -> Table:
        """Return what everybody may see; the cards still face down are nobody's business."""
        return self._games[-1].table

    def act(self, action: Action) -> tuple[Event, ...]:
        """Do something at the table and return what changed; raises Refused when it may not be done."""
        events = self._write(action)
        self._undone.clear()
        return events

    def _write(self, action: Action) -> tuple[Event, ...]:
        step = apply(self._games[-1], action)
        position = len(self._record.actions)
        self._games.append(step.game)
        self._record = self._record.extended(action)
        self.revision += 1
        if self._journal is not None:
            self._journal.append(position, action)
        return step.events

    @property
    def undo_refusal(self) -> Refusal | None:
        """Return why nothing can be taken back now, or None when the last action can."""
        return undo_refusal(self._record.actions)

    @property
    def undoable(self) -> Action | None:
        """Return the action that `undo` would take back, or None."""
        return None if self.undo_refusal is not None else self._record.actions[-1]

    @property
    def redoable(self) -> Action | None:
        """Return the action that `redo` would do again, or None."""
        return self._undone[-1] if self._undone else None

    def undo(self) -> Action:
        """Take the last action back and return it; raises Refused for a card, which stays revealed."""
        refusal = self.undo_refusal
        if refusal is not None:
            raise Refused(refusal)
        action, position = self._record.actions[-1], len(self._record.actions) - 1
        self._games.pop()
        self._record = self._record.cut(position)
        self._undone.append(action)
        self.revision += 1
        if self._journal is not None:
            self._journal.cut(position)
        return action

    def redo(self) -> tuple[Event, ...]:
        """Do again what was taken back last and return what changed; nothing when nothing was."""
        return self._write(self._undone.pop()) if self._undone else ()

    def another(self, seed: str, length: Length | None = None) -> CardsRecord:
        """Return the record of another game with these settings and seats: one more, a fresh start, a new length."""
        setup = one_more(self._games[-1], seed)
        settings = setup.settings if length is None else replace(setup.settings, length=length)
        return CardsRecord(replace(setup, settings=settings))
