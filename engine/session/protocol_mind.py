"""A mind that is another program, spoken to by the protocol of `protocol.py`.

A thread reads the program's lines into a queue, so that waiting for an answer has an end; nothing else is
shared with it. An answer carries its turn's number, so that a late one is never taken for the next.
"""

from __future__ import annotations

import shlex
import subprocess
from collections.abc import Iterable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO

from engine.bots.choice import Choice, Reason, Why
from engine.chance import Chance
from engine.coach.odds import chance_at_least
from engine.dice.bid import Action, Bid, count_matches
from engine.dice.legality import refusal_for
from engine.dice.view import SeatView
from engine.session.protocol import GREETING, READY, fallback, position_lines, read_action

PREFIX = "cmd:"
START_SECONDS = 20.0
STOP_SECONDS = 2.0


class Program:
    """A running program and its lines."""

    def __init__(self, command: str) -> None:
        """Start the program; raises OSError when it cannot be."""
        self._process = subprocess.Popen(
            shlex.split(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            bufsize=1,
        )
        self._lines: SimpleQueue[str] = SimpleQueue()
        assert self._process.stdout is not None
        self._reader = Thread(target=self._read, args=(self._process.stdout,), daemon=True)
        self._reader.start()

    def _read(self, stream: IO[str]) -> None:
        for line in stream:
            self._lines.put(line.strip())
        self._lines.put("")

    def write(self, lines: Iterable[str]) -> None:
        """Send lines; a program that is gone does not mind."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write("".join(f"{line}\n" for line in lines))
            self._process.stdin.flush()
        except (BrokenPipeError, OSError, ValueError):
            pass

    def await_line(self, start: str, seconds: float) -> str | None:
        """Return the rest of the next line that begins so; None after `seconds` of silence, or at the end."""
        while True:
            try:
                line = self._lines.get(timeout=seconds)
            except Empty:
                return None
            if line.startswith(start):
                return line[len(start) :].strip()
            if not line and self._process.poll() is not None:
                return None

    def stop(self) -> None:
        """Ask the program to quit, and end it when it does not."""
        self.write(["quit"])
        assert self._process.stdin is not None and self._process.stdout is not None
        try:
            self._process.stdin.close()
            self._process.wait(STOP_SECONDS)
        except (OSError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        self._reader.join(STOP_SECONDS)
        self._process.stdout.close()


class ProtocolMind:
    """Another program at the table. It is started by its first turn and runs until `close`."""

    def __init__(self, command: str, seconds: float = 1.0) -> None:
        """Keep the command line and how long the program may think about a turn."""
        self.key = PREFIX + command
        self.seconds = seconds
        self.turns = 0
        self.faults = 0
        self._program: Program | None = None

    def __reduce__(self) -> tuple[type[ProtocolMind], tuple[str, float]]:
        """Travel to another process without the running program."""
        return ProtocolMind, (self.key.removeprefix(PREFIX), self.seconds)

    def choose(self, view: SeatView, chance: Chance) -> Choice:
        """Ask the program; an illegal or late answer is counted in `faults` and replaced by `fallback`."""
        action = self._answer(view)
        if action is None or refusal_for(view.table, action) is not None:
            self.faults += 1
            action = fallback(view)
        return Choice(action, ((action, 1.0),), _told(view, action))

    def _answer(self, view: SeatView) -> Action | None:
        program = self._running()
        if program is None:
            return None
        self.turns += 1
        program.write([*position_lines(view), f"go {self.turns} {round(self.seconds * 1000)}"])
        word = program.await_line(f"action {self.turns} ", self.seconds)
        try:
            return None if word is None else read_action(word)
        except ValueError:
            return None

    def _running(self) -> Program | None:
        if self._program is None:
            try:
                self._program = Program(self.key.removeprefix(PREFIX))
            except OSError:
                return None
            self._program.write([GREETING])
            self._program.await_line(READY, START_SECONDS)
        return self._program

    def close(self) -> None:
        """End the program; the next turn would start it anew."""
        if self._program is not None:
            self._program.stop()
            self._program = None


def _told(view: SeatView, action: Action) -> Why:
    """Return what can be said of a foreign action: the dice held and the plain chance."""
    bid = action if isinstance(action, Bid) else view.table.round.standing
    assert bid is not None
    held, chance = count_matches(view.hand, bid, view.table.wild_ones), chance_at_least(view, bid)
    reason = Reason.HONEST if chance >= 0.5 else Reason.STRETCHING
    return Why(reason if action is bid else Reason.DOUBTING, held, len(view.hand), chance)
