"""A model of what a store should hold, and a child process that writes to one until it is killed.

`python -m tests.engine.records.ledger FILE SEED START` does the operations of a seed from number START on, without
end, and writes a dot for each one that is done.
"""

import os
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from engine.records.store import Store

KIND = "dice"
Texts = tuple[str, ...]


@dataclass(frozen=True)
class Ledger:
    """Finished games, newest first, and the entries of the one still on."""

    finished: tuple[Texts, ...] = ()
    current: Texts | None = None


@dataclass(frozen=True)
class Operation:
    """One call of a store; `n` is the place it cuts at."""

    name: str
    n: int = 0


def operations(seed: int) -> Iterator[tuple[Operation, Ledger]]:
    """Yield an endless run of operations, each with what the store should hold after it."""
    chooser, ledger = random.Random(seed), Ledger()
    while True:
        operation = _choose(chooser, ledger)
        ledger = _after(ledger, operation)
        yield operation, ledger


def _choose(chooser: random.Random, ledger: Ledger) -> Operation:
    if ledger.current is None:
        return Operation("begin")
    name = chooser.choices(("append", "cut", "finish", "begin"), (16, 2, 1, 1))[0]
    return Operation(name, chooser.randint(0, len(ledger.current)) if name == "cut" else 0)


def _after(ledger: Ledger, operation: Operation) -> Ledger:
    current = ledger.current or ()
    match operation.name:
        case "begin":
            return replace(ledger, current=())
        case "append":
            return replace(ledger, current=(*current, f"{len(current)}x6"))
        case "cut":
            return replace(ledger, current=current[: operation.n])
        case _:
            return Ledger((current, *ledger.finished), None)


def perform(store: Store, operation: Operation) -> None:
    """Do one operation on the store."""
    saved = store.unfinished(KIND)
    if operation.name == "begin":
        store.begin(KIND, "{}", 0)
        return
    assert saved is not None
    match operation.name:
        case "append":
            store.append(saved.game, len(saved.entries), f"{len(saved.entries)}x6")
        case "cut":
            store.cut(saved.game, operation.n)
        case _:
            store.finish(saved.game, "{}")


def held(store: Store) -> Ledger:
    """Return what a store holds."""
    saved = store.unfinished(KIND)
    finished = tuple(store.read(row.game).entries for row in store.finished(KIND))
    return Ledger(finished, None if saved is None else saved.entries)


def write_until_killed(path: Path, seed: int, start: int) -> None:
    """Do operation after operation, telling of each on the standard output."""
    store = Store(path)
    for number, (operation, _) in enumerate(operations(seed)):
        if number >= start:
            perform(store, operation)
            os.write(sys.stdout.fileno(), b".")


if __name__ == "__main__":
    write_until_killed(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
