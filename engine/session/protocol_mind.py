"""A mind that is another program, spoken to by the protocol of `protocol.py`.

An illegal or unreadable answer costs the turn. A program that ends, that does not greet, or that is late three
times running is ended and started again for its next turn, which loses nothing, for positions are told whole;
but only so often: then its turns are lost without asking.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.bots.choice import Choice, Reason, Why
from engine.chance import Chance
from engine.coach.odds import chance_at_least, chance_exact
from engine.dice.bid import Action, Bid, Call, count_matches
from engine.dice.view import SeatView
from engine.session.protocol import (
    GREETING,
    READY,
    Conduct,
    Fault,
    Note,
    TurnLost,
    fallback,
    go_line,
    legal_action,
    one_turn,
)
from engine.session.protocol_host import STOP_SECONDS, Gone, Program, Silent
from engine.session.protocol_position import position_lines

PREFIX = "cmd:"
SEEDS = 2**32
START_SECONDS = 10.0
LIVES, PATIENCE = 3, 3
"""How often a program is started in all, and how many late turns running end it."""


class ProtocolMind:
    """Another program at the table. It is started by its first turn and runs until `close`."""

    def __init__(self, command: str, seconds: float = 1.0, options: Iterable[tuple[str, str]] = ()) -> None:
        """Keep the command line, the limit of a turn, and values for the options that the program offers."""
        self.key = PREFIX + command
        self.seconds = seconds
        self.options = tuple(options)
        self.conduct = Conduct()
        self.lives = LIVES
        self._turn = 0
        self._late = 0
        self._program: Program | None = None

    def __reduce__(self) -> tuple[type[ProtocolMind], tuple[object, ...]]:
        """Travel to another process without the running program."""
        return ProtocolMind, (self.key.removeprefix(PREFIX), self.seconds, self.options)

    def choose(self, view: SeatView, chance: Chance) -> Choice:
        """Ask the program. For a lost turn, noted in `conduct`, the mixture is empty: nobody chose."""
        self._turn += 1
        try:
            action = self._answer(view, chance.below(SEEDS))
        except TurnLost as lost:
            self.conduct += one_turn(Note(self._turn, lost.fault, lost.said))
            action = fallback(view)
            return Choice(action, (), told(view, action))
        self.conduct += one_turn(None)
        return Choice(action, ((action, 1.0),), told(view, action))

    def start(self) -> None:
        """Start the program and hear its greeting, unless it runs already; raises TurnLost when it does not."""
        if self._program is not None:
            return
        if self.lives == 0:
            raise TurnLost(Fault.GIVEN_UP)
        self.lives -= 1
        try:
            self._program = Program(self.key.removeprefix(PREFIX))
        except (OSError, ValueError) as error:
            raise TurnLost(Fault.NOT_STARTED, str(error)) from error
        try:
            self._greet(self._program)
        except (Gone, Silent) as error:
            raise self._end(Fault.NO_GREETING) from error

    def taken(self) -> Conduct:
        """Return the conduct since it was last taken, and begin a new page."""
        if self._program is not None and self.conduct.turns_lost:
            self.conduct = replace(self.conduct, stderr=self._program.complaints)
        conduct, self.conduct = self.conduct, Conduct(self.conduct.name)
        return conduct

    def close(self) -> None:
        """End the program; the next turn starts it anew, with all its lives, and counts from one."""
        self._quit(STOP_SECONDS)
        self.lives, self._turn = LIVES, 0

    def quits(self) -> bool:
        """Tell whether the running program ends of its own accord, with exit code 0, when it is asked to."""
        return self._quit(STOP_SECONDS) == 0

    def say(self, line: str) -> None:
        """Say a line to the running program that calls for no answer."""
        if self._program is not None:
            self._program.send([line])

    def _greet(self, program: Program) -> None:
        """Exchange names; sets the options that the program offers and that somebody gave a value."""
        program.send([GREETING])
        offered = set[str]()
        for words in program.hear(START_SECONDS):
            if words[:2] == ["id", "name"]:
                self.conduct = replace(self.conduct, name=" ".join(words[2:])[:40])
            elif words[:1] == ["option"]:
                offered.update(words[1:2])
            elif words == [READY]:
                program.send(f"set {name} {value}" for name, value in self.options if name in offered)
                return
        raise Gone

    def _answer(self, view: SeatView, seed: int) -> Action:
        self.start()
        assert self._program is not None
        self._program.send([*position_lines(view), go_line(self._turn, self.seconds, seed)])
        try:
            said = self._program.await_words(("action", str(self._turn)), self.seconds)
        except Gone as error:
            raise self._end(Fault.DIED) from error
        except Silent as error:
            raise self._was_late() from error
        self._late = 0
        return legal_action(view, " ".join(said))

    def _was_late(self) -> TurnLost:
        self._late += 1
        return self._end(Fault.LATE, patience=0.0) if self._late == PATIENCE else TurnLost(Fault.LATE)

    def _end(self, fault: Fault, patience: float = STOP_SECONDS) -> TurnLost:
        code = self._quit(patience)
        words = [] if code is None else [f"exit code {code}"]
        return TurnLost(fault, ": ".join([*words, *self.conduct.stderr[-1:]]))

    def _quit(self, patience: float) -> int | None:
        if self._program is None:
            return None
        program, self._program, self._late = self._program, None, 0
        code = program.stop(patience)
        self.conduct = replace(self.conduct, stderr=program.complaints)
        return code


def told(view: SeatView, action: Action) -> Why:
    """Return what can be said of a stranger's action: the dice it holds for it and the plain chance."""
    bid = action if isinstance(action, Bid) else view.table.round.standing
    assert bid is not None
    held = count_matches(view.hand, bid, view.table.wild_ones)
    chance = chance_exact(view, bid) if action is Call.EXACT else chance_at_least(view, bid)
    if isinstance(action, Call):
        reason = Reason.COUNTING if action is Call.EXACT else Reason.DOUBTING
    elif chance >= 0.5:
        reason = Reason.HONEST
    else:
        reason = Reason.STRETCHING if held else Reason.BLUFFING
    return Why(reason, held, len(view.hand), chance)
