"""Minds play whole games against each other, on all cores, and are told apart by wins and by style.

A game is named by the arena's seed and its number, so the figures are the same whatever the number of
processes. Seats rotate: in each block of as many games as there are minds, everybody sits in a new random
circle and opens the first round once, so that neither place nor neighbours favour anyone.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import accumulate
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from threading import Thread
from types import FrameType

from engine.bots.choice import Mind
from engine.chance import Chance
from engine.dice.match import act, deal, next_deal
from engine.dice.play import start
from engine.dice.rules import RuleSet
from engine.dice.state import Match, Phase, Table
from engine.dice.view import view_for
from engine.session.arena_style import Style, watch
from engine.session.protocol import Conduct
from engine.session.protocol_mind import ProtocolMind

CHUNK = 10
STOP_AGAIN_SECONDS = 0.1
"""How often workers are told to stop: each has chunks in its pipe that nobody can take back."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Who meets under which rules, how often, from which seed; `rounds` ends a game without a final."""

    rules: RuleSet
    minds: tuple[Mind, ...]
    games: int
    seed: int
    rounds: int = 20


@dataclass(frozen=True, slots=True)
class Tally:
    """What some games came to: by mind, the wins (a shared win counts in parts) and the style shown.

    `conduct` tells of the turns that other programs lost; the house's own minds lose none.
    """

    games: int
    wins: tuple[float, ...]
    styles: tuple[Style, ...]
    conduct: tuple[Conduct, ...]

    def __add__(self, other: Tally) -> Tally:
        """Return both lots of games taken together."""
        wins = tuple(a + b for a, b in zip(self.wins, other.wins, strict=True))
        styles = tuple(a + b for a, b in zip(self.styles, other.styles, strict=True))
        conduct = tuple(a + b for a, b in zip(self.conduct, other.conduct, strict=True))
        return Tally(self.games + other.games, wins, styles, conduct)


def nothing(minds: int) -> Tally:
    """Return the tally of no games at all."""
    return Tally(0, (0.0,) * minds, (Style(),) * minds, (Conduct(),) * minds)


def play_game(contest: Contest, number: int) -> Tally:
    """Play one game of a contest to its end."""
    count = len(contest.minds)
    chance = Chance(contest.seed).stream("game", number)
    at = seating(contest, number)
    streams = [chance.stream("mind", mind) for mind in at]
    dealer = chance.stream("deal")
    styles = [Style()] * count
    match = deal(start(contest.rules, count), dealer)
    while True:
        match = _play_round(match, [contest.minds[mind] for mind in at], streams, styles)
        if match.table.phase is Phase.OVER or _called_off(contest, match.table):
            break
        match, _ = next_deal(match, dealer)
    shares = _shares(match.table)
    order = [at.index(mind) for mind in range(count)]
    conduct = tuple(mind.taken() if isinstance(mind, ProtocolMind) else Conduct() for mind in contest.minds)
    return Tally(1, tuple(shares[seat] for seat in order), tuple(styles[seat] for seat in order), conduct)


def seating(contest: Contest, number: int) -> list[int]:
    """Return which mind sits on each seat in a game; seat 0 opens."""
    block, turn = divmod(number, len(contest.minds))
    circle = Chance(contest.seed).stream("circle", block).shuffled(range(len(contest.minds)))
    return circle[turn:] + circle[:turn]


def _play_round(match: Match, minds: list[Mind], streams: list[Chance], styles: list[Style]) -> Match:
    while match.table.phase is Phase.BIDDING:
        seat = match.table.round.turn
        view = view_for(match, seat)
        choice = minds[seat].choose(view, streams[seat])
        if choice.policy:
            styles[seat] += watch(view, choice)
        match, _ = act(match, choice.action)
    return match


def _called_off(contest: Contest, table: Table) -> bool:
    return not contest.rules.knockout and len(table.history) + 1 >= contest.rounds


def _shares(table: Table) -> list[float]:
    """Return each seat's part of the win: the last one in, or the fewest penalties, shared when equal."""
    if table.winner is not None:
        return [float(seat == table.winner) for seat in range(len(table.seats))]
    fewest = min(seat.penalties for seat in table.seats)
    best = [seat.penalties == fewest for seat in table.seats]
    return [won / sum(best) for won in best]


def play_games(contest: Contest, first: int, last: int) -> Tally:
    """Play the games numbered first..last-1, one after another; programs that were started end with them."""
    with ExitStack() as stack:
        for mind in contest.minds:
            if isinstance(mind, ProtocolMind):
                stack.callback(mind.close)
        return sum((play_game(contest, number) for number in range(first, last)), nothing(len(contest.minds)))


def compete(contest: Contest, processes: int) -> Iterator[Tally]:
    """Yield the tally so far each time a chunk of games is done; the last one is the whole contest's.

    The caller may stop iterating at any time: games not ended are dropped, and the processes end with all the
    programs they started. Sums of wins and styles do not depend on `processes`, for chunks are added up in the
    order of their numbers.
    """
    starts = range(0, contest.games, CHUNK)
    if processes <= 1:
        yield from accumulate(play_games(contest, at, min(at + CHUNK, contest.games)) for at in starts)
        return
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), initializer=_join_the_parent)
    clerk = ThreadPoolExecutor(1)  # a Ctrl+C in this thread would leave a worker half started
    try:
        filed = clerk.submit(_file, pool, contest, starts)
        yield from accumulate(future.result() for future in filed.result())
        pool.shutdown()
    finally:
        clerk.shutdown()
        pool.shutdown(wait=False, cancel_futures=True)
        while workers := set(multiprocessing.active_children()) - others:
            for worker in workers:
                worker.terminate()
            wait([worker.sentinel for worker in workers], timeout=STOP_AGAIN_SECONDS)
        pool.shutdown()


def _file(pool: ProcessPoolExecutor, contest: Contest, starts: Iterable[int]) -> list[Future[Tally]]:
    return [pool.submit(_play_chunk, contest, at, min(at + CHUNK, contest.games)) for at in starts]


def _join_the_parent() -> None:
    """Leave Ctrl+C to the parent process, and end when it is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_end_after, args=(parent,), daemon=True).start()


def _end_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def _play_chunk(contest: Contest, first: int, last: int) -> Tally:
    """Play games in a worker; the parent's word to stop ends them where they are, with their programs."""
    signal.signal(signal.SIGTERM, _stop_once)
    try:
        return play_games(contest, first, last)
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _stop_once(_signal: int, _frame: FrameType | None) -> None:
    """Leave the game; what is still to be cleared away then is not to be disturbed."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise KeyboardInterrupt
