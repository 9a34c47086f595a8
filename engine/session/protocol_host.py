"""Another program, run as a process and spoken to in lines; the one room of the engine that has a clock.

Three threads stand between the table and the program, so that whatever it does, nobody waits longer than a
limit says: one writes (a program that never reads would block the table), one reads its lines into a short
queue (a program that never stops talking is held back by it), one keeps the end of its standard error.
"""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from queue import Empty, Queue, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO

LONGEST_LINE = 4096
WAITING_LINES = 64
KEPT_COMPLAINTS = 10
STOP_SECONDS = 1.0


class Gone(Exception):
    """Raised when the program has ended."""


class Silent(Exception):
    """Raised when the awaited line did not come in time."""


class Program:
    """A running program. Whoever starts one must `stop` it, which leaves neither process nor thread behind."""

    def __init__(self, command: str) -> None:
        """Start the program; raises OSError when it cannot be, ValueError for a command with an open quote.

        It has a process group of its own: Ctrl+C at the terminal is the arena's to handle, and where a program
        must be killed, those that it started itself are killed with it.
        """
        if not command.strip():
            raise ValueError("an empty command")
        self._process = subprocess.Popen(
            command if sys.platform == "win32" else shlex.split(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        )
        self._outgoing = SimpleQueue[bytes | None]()
        self._incoming = Queue[str | None](WAITING_LINES)
        self._complaints = deque[str](maxlen=KEPT_COMPLAINTS)
        self._stopping = False
        self._threads = [_started(self._write), _started(self._read), _started(self._listen)]

    @property
    def complaints(self) -> tuple[str, ...]:
        """Return the last lines of the program's standard error."""
        return tuple(self._complaints)

    def send(self, lines: Iterable[str]) -> None:
        """Send lines without waiting; a program that is gone does not mind."""
        self._outgoing.put("".join(f"{line}\n" for line in lines).encode())

    def await_words(self, start: tuple[str, ...], seconds: float) -> list[str]:
        """Return the words of the next line that begins with those of `start`, without them.

        Lines that begin otherwise are skipped and cost nothing but time. Raises Silent when `seconds` are over,
        Gone when the program has ended.
        """
        for words in self.hear(seconds):
            if tuple(words[: len(start)]) == start:
                return words[len(start) :]
        raise Gone

    def hear(self, seconds: float) -> Iterator[list[str]]:
        """Yield the words of line after line until the program ends; raises Silent when `seconds` are over."""
        end = monotonic() + seconds
        while True:
            try:
                line = self._incoming.get(timeout=max(0.0, end - monotonic()))
            except Empty:
                raise Silent from None
            if line is None:
                self._incoming.put(None)
                return
            yield line.split()
            if monotonic() >= end:
                raise Silent

    def stop(self, patience: float = STOP_SECONDS) -> int | None:
        """Ask the program to quit and return its exit code, or None when it had to be killed."""
        self._stopping = True
        self.send(["quit"])
        self._outgoing.put(None)
        self._drain()
        code = self._ended(patience)
        if code is None:
            self._kill()
        self._outgoing.put(None)
        self._drain()
        for thread in self._threads:
            thread.join(STOP_SECONDS)
        return code

    def _ended(self, patience: float) -> int | None:
        with suppress(subprocess.TimeoutExpired):
            return self._process.wait(patience)
        return None

    def _kill(self) -> None:
        if sys.platform == "win32":
            self._process.kill()
        else:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def _drain(self) -> None:
        with suppress(Empty):
            while True:
                self._incoming.get_nowait()

    def _write(self) -> None:
        """Pass lines on until None comes; after the pipe broke the rest is dropped."""
        assert self._process.stdin is not None
        with suppress(OSError), self._process.stdin as pipe:
            while (text := self._outgoing.get()) is not None:
                pipe.write(text)
                pipe.flush()

    def _read(self) -> None:
        assert self._process.stdout is not None
        _each_line(self._process.stdout, self._heard)
        if not self._stopping:
            self._incoming.put(None)

    def _heard(self, line: str) -> None:
        if not self._stopping:
            self._incoming.put(line)

    def _listen(self) -> None:
        assert self._process.stderr is not None
        _each_line(self._process.stderr, self._complaints.append)


def _started(work: Callable[[], None]) -> Thread:
    thread = Thread(target=work, daemon=True)
    thread.start()
    return thread


def _each_line(pipe: IO[bytes], use: Callable[[str], object]) -> None:
    """Use every line of a pipe up to its end; a line too long to be one of the protocol's is dropped whole."""
    whole = True
    with pipe:
        while line := pipe.readline(LONGEST_LINE):
            began, whole = whole, line.endswith(b"\n")
            if began and (whole or len(line) < LONGEST_LINE):
                use(line.decode("utf-8", "replace").strip())
