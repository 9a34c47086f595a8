"""Golden playthroughs: whole games as text, every state, legal action and event of them, to be read and compared.

`python -m tests.tools.golden` writes tests/engine/dice/golden/*.txt anew. A change of rules shows there as a diff that
a person can judge; a change that was not meant to be one fails the test that compares the files byte for byte.
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from enum import Enum
from itertools import groupby
from pathlib import Path

from engine.chance import Chance
from engine.dice.bid import Bid
from engine.dice.events import Event
from engine.dice.legality import legal_bids, legal_calls
from engine.dice.rules import CLASSIC, KNOCKOUT, MENTEUR, WILD_STRICT, RuleSet
from engine.dice.state import Match, Phase, Round, Table
from engine.records.codec import entry_text
from engine.records.record import Entry, GameRecord, Mark, Player
from engine.records.replay import advance, opening
from tests.engine.dice.tables import KNOCKOUT_FULL

FOLDER = Path(__file__).resolve().parents[1] / "engine" / "dice" / "golden"


@dataclass(frozen=True, slots=True)
class Script:
    """A game to be played through: its table, its seed, and how many rounds a penalty game lasts."""

    rules: RuleSet
    seats: int
    seed: str
    rounds: int = 6


SCRIPTS = {
    "classic": Script(CLASSIC, 2, "classic"),
    "wild-strict": Script(WILD_STRICT, 4, "wild-strict"),
    "knockout": Script(KNOCKOUT, 3, "knockout"),
    "knockout-options": Script(KNOCKOUT_FULL, 3, "knockout-options"),
    "menteur": Script(MENTEUR, 4, "menteur"),
}


def playthrough(script: Script) -> str:
    """Return the text of a game in which chance takes the actions."""
    chooser = Chance(script.seed).stream("golden")
    record = GameRecord(script.rules, (Player(),) * script.seats, script.seed)
    match = opening(record)
    blocks = [_heading(script), _state(match)]
    while match.table.phase is not Phase.OVER:
        entry = _choose(match.table, chooser, script.rounds)
        match, events = advance(match, entry, script.seed)
        told = "".join(f"event: {_event(event)}\n" for event in events)
        blocks.append(f"action: {entry_text(entry)}\n{told}")
        blocks.append(_state(match))
    return "\n".join(blocks)


def _choose(table: Table, chooser: Chance, rounds: int) -> Entry:
    """Prefer the next few rungs, and call the likelier the higher the bid stands."""
    if table.phase is Phase.SETTLED:
        return Mark.END if not table.rules.knockout and len(table.history) + 1 >= rounds else Mark.NEXT
    bids, calls = legal_bids(table), legal_calls(table)
    standing = table.round.standing
    height = standing.quantity / table.round.total if standing else 0.0
    if calls and (not bids or chooser.random() < 1.5 * height):
        return chooser.pick(calls)
    return chooser.pick(bids[: 3 * len(table.seats_in) + 3])


def _heading(script: Script) -> str:
    rules = script.rules
    switches = "".join(f"{field.name}: {_plain(getattr(rules, field.name))}\n" for field in fields(rules))
    return f"{switches}seats: {script.seats}\nseed: {script.seed}\n"


def _state(match: Match) -> str:
    table, rnd = match.table, match.table.round
    lines = [
        f"round {len(table.history)}: {table.phase.value}",
        f"seats: {' '.join(_seat(table, seat) for seat in range(len(table.seats)))}",
        f"hands: {' '.join(''.join(map(str, hand)) or '-' for hand in match.hands)}",
        f"bids: {_bids(rnd)}",
    ]
    if rnd.verdict is not None:
        lines.append(f"verdict: {_event(rnd.verdict)}")
    if table.phase is Phase.BIDDING:
        lines += [f"turn: {rnd.turn}{' palifico' if rnd.palifico else ''}", f"legal: {_legal(table)}"]
    if table.phase is Phase.OVER:
        lines.append(f"winner: {_plain(table.winner)}")
    return "\n".join(lines) + "\n"


def _seat(table: Table, seat: int) -> str:
    here = table.seats[seat]
    return f"{here.dice}{'p' if here.had_palifico else ''}{f'/{here.penalties}' if here.penalties else ''}"


def _bids(rnd: Round) -> str:
    return " ".join(f"{made.seat}:{entry_text(made.bid)}" for made in rnd.bids) or "-"


def _legal(table: Table) -> str:
    """Write all legal actions, runs of quantities on one face together: 3-10x2 is 3x2, 4x2 and so on."""
    bids = sorted(legal_bids(table), key=lambda bid: (bid.strict, bid.face, bid.quantity))
    runs = [_run(list(run)) for _, run in groupby(bids, key=lambda bid: (bid.strict, bid.face))]
    return " ".join([*runs, *(call.value for call in legal_calls(table))])


def _run(bids: list[Bid]) -> str:
    first, last = bids[0], bids[-1]
    assert [bid.quantity for bid in bids] == list(range(first.quantity, last.quantity + 1))
    return entry_text(first) if first == last else f"{first.quantity}-{entry_text(last)}"


def _event(event: Event | object) -> str:
    """Write an event or a verdict as its name and its fields."""
    values = [f"{name}={_plain(getattr(event, name))}" for name in _names(event)]
    return " ".join([type(event).__name__, *values])


def _names(event: object) -> Iterator[str]:
    return (field.name for field in fields(event))  # type: ignore[arg-type]


def _plain(value: object) -> str:
    if isinstance(value, Bid):
        return entry_text(value)
    return str(value.value if isinstance(value, Enum) else value).lower()


def main() -> None:
    """Write all playthroughs."""
    FOLDER.mkdir(exist_ok=True)
    for name, script in SCRIPTS.items():
        path = FOLDER / f"{name}.txt"
        path.write_bytes(playthrough(script).encode())
        print(path)


if __name__ == "__main__":
    main()
