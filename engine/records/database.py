"""Open the file that games are kept in: make it, check it, set a broken one aside, name each fault.

SQLite in WAL mode: a writer that is killed leaves a whole file, and a write costs no wait for the disk.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from enum import Enum
from pathlib import Path
from typing import NamedTuple

VERSION = 1
APPLICATION_ID = 0x4C444943  # a file that is SQLite but not ours is never written into
BUSY_SECONDS = 2.0
BESIDE = ("", "-wal", "-shm", "-journal")  # a database and what SQLite keeps next to it

TABLES = (
    """CREATE TABLE game (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        kind TEXT NOT NULL,
        head TEXT NOT NULL,
        stamp INTEGER NOT NULL,
        finished INTEGER NOT NULL DEFAULT 0,
        summary TEXT NOT NULL DEFAULT ''
    ) STRICT""",
    """CREATE TABLE entry (
        game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
        n INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (game, n)
    ) STRICT, WITHOUT ROWID""",
    "CREATE INDEX game_by_kind ON game (kind, finished, id)",
)
MARKS = (f"PRAGMA application_id = {APPLICATION_ID}", f"PRAGMA user_version = {VERSION}")


class Fault(Enum):
    """Why a store cannot do what it was asked to."""

    FULL = "full"
    READ_ONLY = "read-only"
    BUSY = "busy"
    CANNOT_OPEN = "cannot-open"
    BROKEN = "broken"
    NO_SUCH_GAME = "no-such-game"
    FAILED = "failed"


class StoreFault(Exception):
    """Raised when the disk or the file says no; what was stored before is as it was."""

    def __init__(self, code: Fault) -> None:
        """Keep the code for whoever has to put it into words."""
        super().__init__(code.name)
        self.code = code


class Found(Enum):
    """What lay at the path when a store was opened there."""

    NOTHING = "nothing"
    GAMES = "games"
    BROKEN = "broken"
    FOREIGN = "foreign"
    NEWER = "newer"


class Opening(NamedTuple):
    """How opening went; `aside` is where a file that could not be used was moved, whole."""

    found: Found
    aside: Path | None = None


_FAULTS = {
    sqlite3.SQLITE_FULL: Fault.FULL,
    sqlite3.SQLITE_IOERR_WRITE: Fault.FULL,  # how a quota, or a disk that fills up in mid-page, is reported
    sqlite3.SQLITE_IOERR_FSYNC: Fault.FULL,
    sqlite3.SQLITE_IOERR_TRUNCATE: Fault.FULL,
    sqlite3.SQLITE_IOERR_SHMSIZE: Fault.FULL,
    sqlite3.SQLITE_READONLY: Fault.READ_ONLY,
    sqlite3.SQLITE_PERM: Fault.READ_ONLY,
    sqlite3.SQLITE_BUSY: Fault.BUSY,
    sqlite3.SQLITE_LOCKED: Fault.BUSY,
    sqlite3.SQLITE_CANTOPEN: Fault.CANNOT_OPEN,
    sqlite3.SQLITE_ERROR: Fault.BROKEN,  # our statements are right: what they stumble over is damage
    sqlite3.SQLITE_CORRUPT: Fault.BROKEN,
    sqlite3.SQLITE_NOTADB: Fault.BROKEN,
    sqlite3.SQLITE_CONSTRAINT: Fault.NO_SUCH_GAME,
}


def fault_of(error: Exception) -> Fault:
    """Return the fault behind an error of SQLite, by its extended code or else by the low byte, its kind.

    Names in a damaged schema may be no text at all, which the driver notices only when it quotes them.
    """
    if isinstance(error, UnicodeDecodeError):
        return Fault.BROKEN
    code: int = getattr(error, "sqlite_errorcode", 0)
    return _FAULTS.get(code) or _FAULTS.get(code & 0xFF, Fault.FAILED)


@contextmanager
def faults() -> Iterator[None]:
    """Turn the errors of SQLite and of the file system into StoreFault."""
    try:
        yield
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise StoreFault(fault_of(error)) from error
    except OSError as error:
        raise StoreFault(Fault.CANNOT_OPEN) from error


def open_database(path: Path) -> tuple[sqlite3.Connection, Opening]:
    """Return a connection to the games at a path, and what was found there.

    A file that is broken, foreign or newer than this program is moved aside and a fresh one is made. Raises
    StoreFault when the place cannot be used at all; then nothing was moved.
    """
    with faults():
        path.parent.mkdir(parents=True, exist_ok=True)
        connection, found = _connect(path)
        if found in (Found.NOTHING, Found.GAMES):
            return connection, Opening(found)
        connection.close()
        opening = Opening(found, _set_aside(path))
        connection, found = _connect(path)
        if found is not Found.NOTHING:
            connection.close()
            raise StoreFault(Fault.FAILED)
        return connection, opening


def _connect(path: Path) -> tuple[sqlite3.Connection, Found]:
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
    # Damage may leave bytes that are no text; whoever reads a record finds it broken, not the driver.
    connection.text_factory = lambda raw: raw.decode(errors="replace")
    try:
        found = _inspect(connection)
        if found in (Found.NOTHING, Found.GAMES):
            _prepare(connection, found)
    except (sqlite3.Error, UnicodeDecodeError) as error:
        if fault_of(error) is Fault.BROKEN:
            return connection, Found.BROKEN
        connection.close()
        raise
    return connection, found


def _inspect(connection: sqlite3.Connection) -> Found:
    """Tell what the file is without writing to it."""
    ours, version = (_pragma(connection, name) for name in ("application_id", "user_version"))
    empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    if empty and not ours and not version:
        return Found.NOTHING
    if ours != APPLICATION_ID:
        return Found.FOREIGN
    if version > VERSION:
        return Found.NEWER
    return Found.GAMES if version == VERSION and _is_sound(connection) else Found.BROKEN


def _is_sound(connection: sqlite3.Connection) -> bool:
    """Tell whether the tables are the ones we made and every page and index of theirs reads well."""
    query = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite!_%' ESCAPE '!'"
    tables = {sql for (sql,) in connection.execute(query)}
    return tables == set(TABLES) and connection.execute("PRAGMA integrity_check(1)").fetchone()[0] == "ok"


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    return int(connection.execute(f"PRAGMA {name}").fetchone()[0])


def _prepare(connection: sqlite3.Connection, found: Found) -> None:
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = NORMAL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA secure_delete = ON")
    if found is Found.NOTHING:
        with transaction(connection):
            if _inspect(connection) is Found.NOTHING:  # nobody else was faster
                for statement in (*TABLES, *MARKS):
                    connection.execute(statement)


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Make several statements one: all of them take hold, or none."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        yield


def asides(path: Path) -> Iterator[Path]:
    """Yield the files set aside from a path, and what SQLite keeps next to them."""
    yield from path.parent.glob(f"{path.name}.aside-*")


def _set_aside(path: Path) -> Path:
    """Move a file, and what is left beside it, to the first free name."""
    number = 1
    while any(Path(f"{path}.aside-{number}{end}").exists() for end in BESIDE):
        number += 1
    aside = Path(f"{path}.aside-{number}")
    for end in BESIDE:
        with suppress(FileNotFoundError):
            Path(f"{path}{end}").rename(f"{aside}{end}")
    return aside
