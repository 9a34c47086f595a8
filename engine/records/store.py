"""Games on disk, whatever the game: a head, a row per entry and, once finished, a summary; all of them texts.

Each action is one INSERT in a transaction of its own, so a process that dies at any moment loses at most the
action in progress.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

from engine.records.database import Fault, StoreFault, asides, faults, open_database, transaction


class Saved(NamedTuple):
    """One stored game; `summary` is None until it is finished, `stamp` is whatever the caller passed in."""

    game: int
    kind: str
    head: str
    stamp: int
    entries: tuple[str, ...]
    summary: str | None = None


class Finished(NamedTuple):
    """One row of the list of finished games."""

    game: int
    stamp: int
    head: str
    summary: str


class Store:
    """All games of one file; used by one thread. Every method raises StoreFault when the disk says no."""

    def __init__(self, path: Path) -> None:
        """Open the file, or make it; `opened` tells what was found there and what was set aside."""
        self._path = path
        self._connection, self.opened = open_database(path)

    def begin(self, kind: str, head: str, stamp: int) -> int:
        """Start a game and return its number; an unfinished game of the same kind is dropped for it."""
        with self._writing():
            self._connection.execute("DELETE FROM game WHERE kind = ? AND NOT finished", (kind,))
            values = (kind, head, stamp)
            row = self._connection.execute("INSERT INTO game (kind, head, stamp) VALUES (?, ?, ?)", values)
            return int(row.lastrowid or 0)

    def append(self, game: int, n: int, text: str) -> None:
        """Add entry number `n` (from 0); one INSERT, and the only write of an action."""
        with faults():
            self._connection.execute("INSERT INTO entry (game, n, text) VALUES (?, ?, ?)", (game, n, text))

    def cut(self, game: int, n: int) -> None:
        """Keep the first `n` entries of a game."""
        with faults():
            self._connection.execute("DELETE FROM entry WHERE game = ? AND n >= ?", (game, n))

    def finish(self, game: int, summary: str) -> None:
        """Mark a game as finished and keep its summary."""
        self._change("UPDATE game SET finished = 1, summary = ? WHERE id = ?", (summary, game))

    def reopen(self, game: int) -> None:
        """Take a finish back, for an undo that reaches behind it."""
        self._change("UPDATE game SET finished = 0, summary = '' WHERE id = ?", (game,))

    def discard(self, game: int) -> None:
        """Forget one game and its entries."""
        self._change("DELETE FROM game WHERE id = ?", (game,))

    def unfinished(self, kind: str) -> Saved | None:
        """Return the game of a kind that is still on, or None."""
        query = "SELECT id FROM game WHERE kind = ? AND NOT finished ORDER BY id DESC LIMIT 1"
        with faults():
            row = self._connection.execute(query, (kind,)).fetchone()
        return None if row is None else self.read(row[0])

    def finished(self, kind: str) -> tuple[Finished, ...]:
        """Return the finished games of a kind, newest first."""
        query = "SELECT id, stamp, head, summary FROM game WHERE kind = ? AND finished ORDER BY id DESC"
        with faults():
            return tuple(Finished(*row) for row in self._connection.execute(query, (kind,)))

    def read(self, game: int) -> Saved:
        """Return one game with its entries; raises StoreFault (NO_SUCH_GAME) for an unknown number."""
        query = "SELECT kind, head, stamp, finished, summary FROM game WHERE id = ?"
        with faults():
            row = self._connection.execute(query, (game,)).fetchone()
            if row is None:
                raise StoreFault(Fault.NO_SUCH_GAME)
            rows = self._connection.execute("SELECT text FROM entry WHERE game = ? ORDER BY n", (game,))
            entries = tuple(text for (text,) in rows)
        kind, head, stamp, finished, summary = row
        return Saved(game, kind, head, stamp, entries, summary if finished else None)

    def erase_finished(self) -> None:
        """Forget the finished games and leave no trace of them in the file; games still on stay."""
        self._erase("DELETE FROM game WHERE finished")

    def erase_all(self) -> None:
        """Forget every game, the ones still on as well, and whatever was set aside."""
        self._erase("DELETE FROM game")

    def close(self) -> None:
        """Close the file; SQLite folds its log into it, so nothing is left lying beside it."""
        with suppress(sqlite3.Error):
            self._connection.close()

    def __enter__(self) -> Self:
        """Return the store itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the file, whatever happened."""
        self.close()

    def _change(self, statement: str, values: tuple[object, ...]) -> None:
        with faults():
            if not self._connection.execute(statement, values).rowcount:
                raise StoreFault(Fault.NO_SUCH_GAME)

    @contextmanager
    def _writing(self) -> Iterator[None]:
        with faults(), transaction(self._connection):
            yield

    def _erase(self, statement: str) -> None:
        """Delete for good: zeros over the freed pages, the log emptied, old broken files removed."""
        with faults():
            self._connection.execute(statement)
            with suppress(sqlite3.Error):  # a smaller file is welcome, but the games are gone without it
                self._connection.execute("VACUUM")
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            for path in asides(self._path):
                path.unlink(missing_ok=True)
