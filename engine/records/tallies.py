"""What finished games add up to for the person at the table: wins, streaks, how well they challenge.

A summary is worked out once from a game's own record and kept beside it; tallies are sums over summaries.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields

from engine.dice.bid import Call
from engine.dice.state import Round, Table
from engine.records.record import GameRecord
from engine.records.replay import replay


@dataclass(frozen=True, slots=True)
class Summary:
    """One game as one seat played it; `won` is None where nobody wins (a penalty game, a game broken off).

    Exact calls stand apart from challenges: whoever calls exact bets on one count, not on a lie. `doubted`
    counts the own bids that somebody challenged, `caught` those of them that did not hold.
    """

    rules: str
    won: bool | None
    rounds: int = 0
    challenges: int = 0
    challenges_right: int = 0
    exacts: int = 0
    exacts_right: int = 0
    doubted: int = 0
    caught: int = 0


@dataclass(frozen=True, slots=True)
class Tally:
    """Sums over games; `decided` are those that somebody won."""

    games: int = 0
    decided: int = 0
    wins: int = 0
    streak: int = 0
    best_streak: int = 0
    challenges: int = 0
    challenges_right: int = 0
    exacts: int = 0
    exacts_right: int = 0

    @property
    def win_share(self) -> float | None:
        """Return the share of decided games that were won (0..1), or None before the first."""
        return self.wins / self.decided if self.decided else None

    @property
    def accuracy(self) -> float | None:
        """Return the share of challenges that were right (0..1), or None before the first."""
        return self.challenges_right / self.challenges if self.challenges else None


def only_person(record: GameRecord) -> int | None:
    """Return the seat of the one person among bots; None where nobody or several people sit."""
    people = [seat for seat, player in enumerate(record.players) if player.mind is None]
    return people[0] if len(people) == 1 else None


def summarise(record: GameRecord, seat: int) -> Summary:
    """Return a seat's summary of a recorded game, by replaying it."""
    return summary_of(replay(record).table, seat)


def summary_of(table: Table, seat: int) -> Summary:
    """Return a seat's summary of a game as it stands: settled rounds only."""
    rounds = [past for past in (*table.history, table.round) if past.verdict is not None]
    own = [_called(past) for past in rounds if past.called and past.called.seat == seat]
    against = [_called(past) for past in rounds if past.bidder == seat]
    challenges = [right for call, right in own if call is Call.CHALLENGE]
    exacts = [right for call, right in own if call is Call.EXACT]
    doubts = [right for call, right in against if call is Call.CHALLENGE]
    return Summary(
        rules=table.rules.key,
        won=_won(table, seat),
        rounds=len(rounds),
        challenges=len(challenges),
        challenges_right=sum(challenges),
        exacts=len(exacts),
        exacts_right=sum(exacts),
        doubted=len(doubts),
        caught=sum(doubts),
    )


def _called(past: Round) -> tuple[Call, bool]:
    """Return what was called in a settled round and whether the caller was right."""
    assert past.called is not None and past.verdict is not None and past.standing is not None
    if past.called.call is Call.CHALLENGE:
        return Call.CHALLENGE, not past.verdict.holds
    return Call.EXACT, past.verdict.count == past.standing.quantity


def _won(table: Table, seat: int) -> bool | None:
    """A seat that is out has lost, even when the others never play on to the end."""
    if table.winner is not None:
        return table.winner == seat
    return None if table.seats[seat].dice else False


def tally(summaries: Iterable[Summary]) -> Tally:
    """Add games up, oldest first; a game that nobody won neither feeds nor breaks a streak."""
    games = list(summaries)
    streak = best = 0
    for game in games:
        if game.won is not None:
            streak = streak + 1 if game.won else 0
            best = max(best, streak)
    return Tally(
        games=len(games),
        decided=sum(game.won is not None for game in games),
        wins=sum(game.won is True for game in games),
        streak=streak,
        best_streak=best,
        challenges=sum(game.challenges for game in games),
        challenges_right=sum(game.challenges_right for game in games),
        exacts=sum(game.exacts for game in games),
        exacts_right=sum(game.exacts_right for game in games),
    )


def summary_text(summary: Summary) -> str:
    """Return a summary as one line of JSON."""
    return json.dumps(asdict(summary), ensure_ascii=False, separators=(",", ":"))


def read_summary(text: str) -> Summary | None:
    """Read a summary back; None for any other text, so that one damaged row costs no other."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(value, dict) or set(value) != {field.name for field in fields(Summary)}:
        return None
    rules, won, counts = value.pop("rules"), value.pop("won"), value
    sound = isinstance(rules, str) and (won is None or isinstance(won, bool))
    if not sound or any(type(n) is not int or n < 0 for n in counts.values()):
        return None
    return Summary(rules, won, **counts)
