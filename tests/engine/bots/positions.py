"""Positions from real play, of every rule set, for the laws that every mind must keep."""

from __future__ import annotations

from dataclasses import replace

from engine.bots.choice import Mind
from engine.bots.master import MasterMind
from engine.bots.roster import MINDS
from engine.chance import Chance
from engine.dice.match import act, deal, next_deal
from engine.dice.play import start
from engine.dice.rules import CLASSIC, KNOCKOUT, MENTEUR, WILD_STRICT, Order, Palifico, RuleSet, Trigger
from engine.dice.state import Match, Phase
from engine.dice.view import SeatView, view_for

PERUDO_PALIFICO = replace(KNOCKOUT, key="custom", palifico=Palifico.FROZEN_QUANTITY, exact=True)
NEVER_WILD = RuleSet("custom", dice_per_seat=6, wild_ones=False, order=Order.FACE_FIRST)
ONE_DIE = replace(MENTEUR, key="custom", dice_per_seat=1, order=Order.ONES_HIGHEST)
FIRST_FALL = replace(PERUDO_PALIFICO, trigger=Trigger.FIRST_FALL_TO_ONE, palifico=Palifico.FROZEN_FACE)
# Master with fewer deals thinks by the same code in a tenth of the time.
QUICK: dict[str, Mind] = {**MINDS, "master": MasterMind(deals=24)}
RULES = {
    "classic": CLASSIC,
    "wild-strict": WILD_STRICT,
    "knockout": KNOCKOUT,
    "menteur": MENTEUR,
    "perudo-palifico": PERUDO_PALIFICO,
    "never-wild-face-first": NEVER_WILD,
    "one-die-ones-highest": ONE_DIE,
    "first-fall": FIRST_FALL,
}


def played(
    rules: RuleSet, minds: tuple[Mind, ...], seed: int, rounds: int = 40
) -> list[tuple[Match, SeatView]]:
    """Return every position of a game, each with the view of the seat on turn, oldest first."""
    chance = Chance(seed)
    dealer, streams = chance.stream("deal"), [chance.stream(seat) for seat in range(len(minds))]
    match, seen = deal(start(rules, len(minds)), dealer), list[tuple[Match, SeatView]]()
    while match.table.phase is not Phase.OVER and len(match.table.history) < rounds:
        if match.table.phase is Phase.SETTLED:
            match, _ = next_deal(match, dealer)
            continue
        seat = match.table.round.turn
        view = view_for(match, seat)
        seen.append((match, view))
        match, _ = act(match, minds[seat].choose(view, streams[seat]).action)
    return seen


def other_deals(match: Match, seat: int, count: int, chance: Chance) -> list[Match]:
    """Return matches with the same public state and own hand, and other dice under the other cups."""
    sizes = [len(hand) for hand in match.hands]
    deals = [[chance.dice(size) for size in sizes] for _ in range(count)]
    return [
        match._replace(hands=tuple(match.hands[s] if s == seat else h for s, h in enumerate(d)))
        for d in deals
    ]
