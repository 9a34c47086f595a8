"""A dealt table: hands under cups, rolled from a stream that only the dealer holds."""

from __future__ import annotations

from engine.chance import Dealer
from engine.dice.bid import Action, count_matches, count_wild
from engine.dice.events import Event
from engine.dice.play import Step, apply, next_round, resolve
from engine.dice.state import Match, Phase, Table


def deal(table: Table, dealer: Dealer) -> Match:
    """Roll every seat's dice for the table's round."""
    return Match(table, tuple(dealer.dice(n) for n in table.round.dice))


def act(match: Match, action: Action) -> tuple[Match, tuple[Event, ...]]:
    """Apply an action; a call lifts the cups and is judged at once. Raises Refused like `apply`."""
    step = apply(match.table, action)
    if step.table.phase is Phase.COUNTING:
        step = _reveal(step, match)
    return match._replace(table=step.table), step.events


def _reveal(step: Step, match: Match) -> Step:
    bid, wild_ones = step.table.round.standing, step.table.wild_ones
    assert bid is not None
    dice = [die for hand in match.hands for die in hand]
    shown = step.table._replace(round=step.table.round._replace(shown=match.hands))
    count, wild = count_matches(dice, bid, wild_ones), count_wild(dice, bid, wild_ones)
    judged = resolve(shown, count, wild)
    return Step(judged.table, step.events + judged.events)


def next_deal(match: Match, dealer: Dealer) -> tuple[Match, tuple[Event, ...]]:
    """Open the next round and roll for it; raises ValueError unless the last one is settled."""
    step = next_round(match.table)
    return deal(step.table, dealer), step.events
