"""What each person did over the whole evening, counted from its rounds and never kept beside them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.dice.bid import Call
from engine.referee.evening import Evening, PastRound


@dataclass(frozen=True, slots=True)
class Tally:
    """One person's evening: calls made and how many were right, bids called and how many were lies."""

    challenges: int = 0
    challenges_right: int = 0
    exacts: int = 0
    exacts_right: int = 0
    doubted: int = 0
    caught: int = 0
    rounds_lost: int = 0
    games_won: int = 0


def tally(evening: Evening, who: int) -> Tally:
    """Count one person's evening; everything is 0 for somebody who did nothing yet."""
    called = [p for p in evening.rounds if _caller(p) == who]
    doubted = [p for p in evening.rounds if _bidder(p) == who and _call(p) is Call.CHALLENGE]
    challenges = [p for p in called if _call(p) is Call.CHALLENGE]
    exacts = [p for p in called if _call(p) is Call.EXACT]
    return Tally(
        challenges=len(challenges),
        challenges_right=sum(not _holds(p) for p in challenges),
        exacts=len(exacts),
        exacts_right=sum(_loser(p) is None for p in exacts),
        doubted=len(doubted),
        caught=sum(not _holds(p) for p in doubted),
        rounds_lost=sum(_loser(p) == who for p in evening.rounds),
        games_won=sum(winner == who for winner in winners(evening)),
    )


def winners(evening: Evening) -> Iterator[int]:
    """Yield who won each game of the evening that somebody won, by id."""
    yield from evening.winners
    if evening.table.winner is not None:
        yield evening.seated[evening.table.winner]


def _call(past: PastRound) -> Call | None:
    return past.round.called.call if past.round.called else None


def _caller(past: PastRound) -> int | None:
    return past.seated[past.round.called.seat] if past.round.called else None


def _bidder(past: PastRound) -> int | None:
    return None if past.round.bidder is None else past.seated[past.round.bidder]


def _loser(past: PastRound) -> int | None:
    loser = past.round.verdict.loser if past.round.verdict else None
    return None if loser is None else past.seated[loser]


def _holds(past: PastRound) -> bool:
    return past.round.verdict is not None and past.round.verdict.holds
