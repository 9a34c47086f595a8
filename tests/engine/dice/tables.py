"""Tables for tests: one put together in the middle of a round, one with scripted hands, whole random games."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine.dice.bid import Action, Bid, Call
from engine.dice.events import Event
from engine.dice.legality import legal_bids, legal_calls
from engine.dice.match import act, next_deal
from engine.dice.play import start
from engine.dice.rules import KNOCKOUT, MENTEUR, PRESETS, Order, Palifico, RuleSet, Scoring, Trigger
from engine.dice.state import Hand, Made, Match, Phase, Round, Seat, Table
from engine.records.record import Entry, GameRecord, Mark, Player
from engine.records.replay import advance, opening

KNOCKOUT_FULL = replace(KNOCKOUT, exact=True, palifico=Palifico.FROZEN_QUANTITY)
"""Perudo to the last seat with all its options on."""

RULE_SETS: dict[str, RuleSet] = {
    **PRESETS,
    "knockout with options": KNOCKOUT_FULL,
    "no wild ones": RuleSet(scoring=Scoring.KNOCKOUT, wild_ones=False, dice_per_seat=3),
    "halved, palifico each time": replace(MENTEUR, trigger=Trigger.OPENER_HAS_ONE, dice_per_seat=2),
    "strict, knockout": RuleSet(scoring=Scoring.KNOCKOUT, strict_bids=True, dice_per_seat=2, exact=True),
    "first fall freezes quantity": replace(KNOCKOUT_FULL, trigger=Trigger.FIRST_FALL_TO_ONE),
    "ones highest": RuleSet(order=Order.ONES_HIGHEST, dice_per_seat=1),
    "face first, palifico": replace(KNOCKOUT_FULL, order=Order.FACE_FIRST, dice_per_seat=3),
    "plain with paced opening": RuleSet(order=Order.PLAIN, open_with_ones=False),
}

Walk = Iterator[tuple[Match, Entry, Match, tuple[Event, ...]]]


def bidding(
    rules: RuleSet, dice: Sequence[int], standing: Bid | None = None, palifico: bool = False
) -> Table:
    """Return a table in the middle of a round: seat 0 made the standing bid, seat 1 is on turn."""
    bids = () if standing is None else (Made(0, standing),)
    seats = tuple(Seat(n) for n in dice)
    return Table(rules, seats, Round(0, tuple(dice), palifico, bids))


def dealt(rules: RuleSet, hands: Sequence[Hand], opener: int = 0) -> Match:
    """Return a match at its first bid with the given hands under the cups."""
    return Match(start(rules, [len(hand) for hand in hands], opener), tuple(tuple(hand) for hand in hands))


def acted(match: Match, *actions: Action) -> Match:
    """Return the match after several actions."""
    for action in actions:
        match, _ = act(match, action)
    return match


@dataclass(frozen=True)
class Same:
    """A dealer whose every die shows the same face."""

    face: int = 2

    def dice(self, count: int) -> tuple[int, ...]:
        """Return `count` dice of that face."""
        return (self.face,) * count


def rerolled(match: Match, face: int = 2) -> Match:
    """Return the match at the next round's first bid, all dice showing one face."""
    return next_deal(match, Same(face))[0]


def lose(match: Match, loser: int) -> Match:
    """Return the match after a challenge that costs `loser`, who is on turn, a die; all dice show twos.

    The seat on turn bids one four, which is not there; the next one challenges.
    """
    assert match.table.round.turn == loser and match.table.round.standing is None
    return acted(match, Bid(1, 4), Call.CHALLENGE)


def new_game(rules: RuleSet, seats: int, seed: int, opener: int = 0) -> GameRecord:
    """Return an empty record of persons only."""
    return GameRecord(rules, (Player(),) * seats, str(seed), opener)


def random_walk(record: GameRecord, seed: int, rounds: int = 60) -> Walk:
    """Play at random and yield (before, entry, after, events); low raises are the likelier ones.

    A penalty game is called off after so many rounds; one with a last seat always comes to its end.
    """
    chooser = random.Random(seed)
    match = opening(record)
    while match.table.phase is not Phase.OVER:
        entry = _choose(match.table, chooser, rounds)
        after, events = advance(match, entry, record.seed)
        yield match, entry, after, events
        match = after


def _choose(table: Table, chooser: random.Random, rounds: int) -> Entry:
    if not table.rules.knockout and len(table.history) >= rounds:
        return Mark.END
    if table.phase is Phase.SETTLED:
        return Mark.NEXT
    bids, calls = legal_bids(table), legal_calls(table)
    if calls and (not bids or chooser.random() < 0.35):
        return chooser.choice(calls)
    return chooser.choice(bids if chooser.random() < 0.1 else bids[: 4 * len(table.seats)])


def random_record(rules: RuleSet, seats: int, seed: int, rounds: int = 20) -> GameRecord:
    """Return the record of a whole random game."""
    record = new_game(rules, seats, seed, seed % seats)
    entries = tuple(entry for _, entry, _, _ in random_walk(record, seed, rounds))
    return record._replace(entries=entries)
