"""The arena's result as rows, and the rows as text, JSON and CSV."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import sqrt

from engine.records.codec import rules_values
from engine.session.arena import Contest, Tally
from engine.session.protocol import Conduct, Fault

Z95 = 1.959963984540054


@dataclass(frozen=True, slots=True)
class Standing:
    """One mind's line: its seat in the command, wins with a 95 % interval, and its style."""

    place: int
    mind: str
    wins: float
    win_rate: float
    low: float
    high: float
    threshold: float
    challenge_rate: float
    bluff_rate: float
    raise_size: float
    least_rate: float
    exact_calls: int
    sure_challenges: int
    challenges: int
    turns_lost: int


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the Wilson score interval at 95 % for a share of wins; (0, 1) when nothing was played."""
    if games == 0:
        return 0.0, 1.0
    rate, z2 = wins / games, Z95**2
    centre = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 * sqrt(rate * (1 - rate) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return max(0.0, centre - half), min(1.0, centre + half)


def standings(keys: Sequence[str], tally: Tally) -> list[Standing]:
    """Return one line for each mind, in the order in which they were seated."""
    rows = []
    sums = zip(keys, tally.wins, tally.styles, tally.conduct, strict=True)
    for place, (key, wins, style, conduct) in enumerate(sums, start=1):
        low, high = wilson(wins, tally.games)
        figures = (
            style.threshold,
            style.challenge_rate,
            style.bluff_rate,
            style.raise_size,
            style.least_rate,
        )
        counts = (style.exacts, style.sure_challenges, style.challenges, conduct.turns_lost)
        rows.append(Standing(place, key, wins, wins / max(tally.games, 1), low, high, *figures, *counts))
    return rows


HEAD = "mind                wins   rate  95 % interval  challenges at  often  bluffs  raise by  lowest  exact"


def as_text(contest: Contest, tally: Tally, rows: Sequence[Standing]) -> str:
    """Return a table for people, and under it what other programs did with their turns."""
    title = f"{contest.rules.key}: {tally.games} of {contest.games} games, seed {contest.seed}"
    told = zip(rows, tally.conduct, strict=True)
    programs = [line for row, conduct in told if conduct.turns for line in _conduct(row.mind, conduct)]
    return "\n".join([title, HEAD, *map(_line, rows), *programs, ""])


def _conduct(key: str, conduct: Conduct) -> Iterator[str]:
    name = f" ({conduct.name})" if conduct.name else ""
    why = [f"{fault.value} {lost}" for fault, lost in zip(Fault, conduct.lost, strict=True) if lost]
    yield f"{key}{name}: {conduct.turns_lost} of {conduct.turns} turns lost{': ' * bool(why)}{', '.join(why)}"
    yield from (f"  turn {note.turn} {note.fault.value}: {note.said}" for note in conduct.notes)
    yield from (f"  stderr: {line}" for line in conduct.stderr)


def _line(row: Standing) -> str:
    wins = f"{row.mind[:17]:<18}{row.wins:6.0f}  {row.win_rate:5.1%}  {row.low:5.1%} - {row.high:5.1%}"
    calls = f"{row.threshold:13.1%}  {row.challenge_rate:5.1%}  {row.bluff_rate:6.1%}"
    return f"{wins}  {calls}  {row.raise_size:8.2f}  {row.least_rate:6.1%}  {row.exact_calls:5d}"


def as_json(contest: Contest, tally: Tally, rows: Sequence[Standing]) -> str:
    """Return the result with what is needed to repeat it."""
    switches = rules_values(contest.rules)
    head = {
        "rules": contest.rules.key,
        "switches": switches,
        "games": tally.games,
        "asked": contest.games,
        "seed": contest.seed,
    }
    return json.dumps({**head, "minds": [asdict(row) for row in rows]}, indent=2) + "\n"


def as_csv(rows: Sequence[Standing]) -> str:
    """Return the rows with a head line."""
    text = io.StringIO()
    writer = csv.DictWriter(text, list(Standing.__dataclass_fields__))
    writer.writeheader()
    writer.writerows(asdict(row) for row in rows)
    return text.getvalue()
