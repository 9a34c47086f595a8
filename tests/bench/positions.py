"""Positions to measure on: every turn of some rounds between the quick minds, at a table of any size."""

from __future__ import annotations

from engine.bots.roster import MINDS
from engine.chance import Chance
from engine.dice.match import act, deal
from engine.dice.play import start
from engine.dice.rules import RuleSet
from engine.dice.state import Phase
from engine.dice.view import SeatView, view_for

QUICK = ("shark", "bold", "calm")


def turns(rules: RuleSet, seats: int, rounds: int, seed: int = 1) -> list[SeatView]:
    """Return the view of the seat on turn at every turn of some first rounds."""
    seen = list[SeatView]()
    for number in range(rounds):
        chance = Chance(seed).stream("positions", number)
        match = deal(start(rules, seats, number % seats), chance)
        while match.table.phase is Phase.BIDDING:
            seat = match.table.round.turn
            seen.append(view_for(match, seat))
            match, _ = act(match, MINDS[QUICK[seat % 3]].choose(seen[-1], chance).action)
    return seen
