"""Whole games written out, step by step: what the table shows, what it allows, what was done, what happened.

Rewrite the files after a change of the rules with `python -m tests.engine.cards.playthrough`, and read the
difference: it is what the change means for a table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from pathlib import Path

from engine.cards.actions import Action, ChooseVariants, Done, MakeRule, Reseat
from engine.cards.deck import Card, Length
from engine.cards.legality import legal_actions, open_rule
from engine.cards.play import apply, start
from engine.cards.price import due
from engine.cards.seats import Sitting
from engine.cards.state import Game, Settings, Setup, Table, Variants, new_evening
from engine.chance import Chance

FOLDER = Path(__file__).parent / "golden"


@dataclass(frozen=True)
class Script:
    """A game to write out; `arranged` holds what is done, before which step, besides the random moves."""

    name: str
    setup: Setup
    arranged: tuple[tuple[int, Action], ...] = ()


def _seats(*sittings: tuple[int | None, str]) -> Reseat:
    return Reseat(tuple(Sitting(ident, name) for ident, name in sittings))


SCRIPTS = (
    Script("short_plain", new_evening("golden 1", Settings())),
    Script(
        "short_house_rules",
        new_evening(
            "golden 2", Settings(Length.SHORT, Variants(True, True, True)), ("Anna", "Boris", "Chloé")
        ),
    ),
    Script(
        "standard_seats_change",
        new_evening("golden 3", Settings(Length.STANDARD), ("Anna", "Boris")),
        (
            (4, _seats((1, "Anna"), (2, "Boris"), (None, "Chloé"))),
            (20, _seats((3, "Chloé"), (2, "Boris"))),
            (33, ChooseVariants(Variants(relay=True))),
            (39, _seats((None, ""), (1, "Anna"), (3, "Chloé"), (None, ""))),
        ),
    ),
)


def written(script: Script) -> str:
    """Return the whole game as text."""
    return "\n".join(_lines(script)) + "\n"


def _lines(script: Script) -> Iterator[str]:
    game, chance, arranged = start(script.setup), Chance(script.name), dict(script.arranged)
    yield show(script.setup)
    step = 0
    while moves := legal_actions(game.table):
        yield from ("", f"# step {step}", *_table_lines(game))
        yield "legal: " + " ".join(map(show, moves))
        action = arranged.get(step) or _choice(game.table, chance)
        yield f"> {show(action)}"
        after = apply(game, action)
        yield from (f"  {show(event)}" for event in after.events)
        game, step = after.game, step + 1
    yield from ("", "# end", *_table_lines(game))


def _choice(table: Table, chance: Chance) -> Action:
    """Pick a move; a king rules once, in words where that is allowed."""
    moves = legal_actions(table)
    rule = open_rule(table)
    if rule is not None and (rule.ban or rule.text):
        return chance.pick([move for move in moves if isinstance(move, Done)])
    action = chance.pick(moves)
    return MakeRule("Left hand only") if action == MakeRule() else action


def _table_lines(game: Game) -> Iterator[str]:
    table = game.table
    yield f"{table.phase.value}, {table.level.value} on {show(table.open_card)}, turn {table.turn}"
    yield f"cup {table.weight}, crown {table.jokers}/2, {len(game.stock.cards)} cards left"
    yield "score: " + " ".join(_score(table))
    if table.rules:
        yield "rules: " + " ".join(map(show, table.rules))
    if due(table):
        yield "due: " + " ".join(map(show, due(table)))


def _score(table: Table) -> Iterator[str]:
    for seat in table.seats:
        name = f"{seat.ident}:{seat.name}" if seat.name else str(seat.ident)
        yield f"{name}={seat.penalties}p,{seat.hits}/{seat.bets},{seat.streak}-{seat.best_streak}"


def show(value: object) -> str:
    """Return a value in short: enum members by their value, cards by their name, values by type and fields."""
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple):
        return "[" + ",".join(map(show, value)) + "]"
    if isinstance(value, frozenset):
        return "{" + ",".join(map(str, sorted(value))) + "}"
    if is_dataclass(value):
        parts = (f"{f.name}={show(getattr(value, f.name))}" for f in fields(value) if _told(value, f.name))
        return f"{type(value).__name__}({','.join(parts)})"
    return repr(value)


def _told(value: object, name: str) -> bool:
    return getattr(value, name) not in (None, (), "", frozenset())


if __name__ == "__main__":
    for script in SCRIPTS:
        (FOLDER / f"{script.name}.txt").write_text(written(script), encoding="utf-8")
