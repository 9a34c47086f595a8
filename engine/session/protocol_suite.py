"""The positions that a program is asked to play before anybody relies on it: every rule set, and its corners."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.chance import Chance
from engine.dice.bid import Action, Bid, Call
from engine.dice.legality import legal_bids, legal_calls, table_ladder
from engine.dice.match import act, deal, next_deal
from engine.dice.play import apply, start
from engine.dice.rules import (
    KNOCKOUT,
    MAX_DICE_PER_SEAT,
    MAX_SEATS,
    MENTEUR,
    PRESETS,
    Order,
    Palifico,
    RuleSet,
    Scoring,
    Trigger,
)
from engine.dice.state import Match, Phase, Table
from engine.dice.view import SeatView, view_for
from engine.session.protocol import action_word

Position = tuple[str, SeatView]

PERUDO = replace(KNOCKOUT, key="custom", exact=True, palifico=Palifico.FROZEN_QUANTITY)
PLAIN_ONES = RuleSet(scoring=Scoring.KNOCKOUT, wild_ones=False)
FROZEN_FACE = replace(MENTEUR, key="custom", trigger=Trigger.OPENER_HAS_ONE)
ORDERS = {f"order {order.value}": RuleSet(order=order) for order in Order}
RULES: dict[str, RuleSet] = {
    **PRESETS,
    "quantity freezes": PERUDO,
    "face freezes": FROZEN_FACE,
    "no wild ones": PLAIN_ONES,
    **ORDERS,
}
CROWD = (MAX_DICE_PER_SEAT,) * MAX_SEATS
LEFT_LATE = (2, 1, 3, 2)
ROUNDS = 9


def positions() -> Iterator[Position]:
    """Yield every position of the suite, each with its name; the same ones every time."""
    for name, rules in RULES.items():
        yield from _along(name, start(rules, 2))
        yield from _along(f"{name}, one die each", start(rules, (1, 1, 1)))
        yield from _along(f"{name}, uneven hands", start(rules, (1, 4, 2), opener=1))
    for name, rules in PRESETS.items():
        yield from _along(f"{name}, {len(CROWD)} seats", start(rules, CROWD))
    yield from _strict()
    for name in ("menteur", "quantity freezes", "classic"):
        yield from _with_history(name)
    yield from _palifico()


def _along(name: str, table: Table) -> Iterator[Position]:
    """Yield a table at its opening and with a low, a middling, the last but one and the last bid standing."""
    yield f"{name}: opening", _seen(table, name)
    openings = legal_bids(table)
    yield f"{name}: {action_word(openings[0])} stands", _seen(_after(table, openings[0]), name)
    opened = _after(table, openings[len(openings) // 3])
    raises = legal_bids(opened)
    for bid in dict.fromkeys([raises[len(raises) // 3], *raises[-2:]]) if raises else ():
        last = ", the last bid," if bid == table_ladder(table).bids[-1] else ""
        yield f"{name}: {action_word(bid)}{last} stands", _seen(_after(opened, bid), name)


def _strict() -> Iterator[Position]:
    table = _after(start(PRESETS["wild-strict"], 3), Bid(7, 5), Bid(4, 2, strict=True))
    yield "wild-strict: 4x2s stands", _seen(table, "strict")
    yield "wild-strict: back from strict", _seen(_after(table, Bid(9, 2)), "strict")


def _palifico() -> Iterator[Position]:
    """Yield the palifico that comes with the first fall to one die, in either freeze."""
    for freeze in (Palifico.FROZEN_FACE, Palifico.FROZEN_QUANTITY):
        rules = replace(MENTEUR, key="custom", palifico=freeze)
        table = start(rules, (2, 3, 3))
        match = Match(table, ((2, 2), (3, 3, 3), (3, 3, 3)))
        match, _ = act(match, Bid(3, 2))
        match, _ = next_deal(act(match, Call.CHALLENGE)[0], Chance(freeze.value))
        yield from _along(f"first fall, {freeze.value}", match.table)


def _with_history(name: str) -> Iterator[Position]:
    """Yield the openings and first answers of a game's later rounds, with seats that lost and won dice."""
    dealer = Chance(name).stream("deal")
    match = deal(start(RULES[name], LEFT_LATE), dealer)
    while match.table.phase is not Phase.OVER and len(match.table.history) < ROUNDS:
        number = len(match.table.history) + 1
        match = _played(match, _opening(match.table))
        view = view_for(match, match.table.round.turn)
        if number > 1:
            yield f"{name}, round {number}", view
        calls = legal_calls(match.table)
        match = _played(match, calls[number % len(calls)])
        if match.table.phase is Phase.SETTLED:
            match, _ = next_deal(match, dealer)


def _opening(table: Table) -> Bid:
    """Return a bid near what is likely to lie there, so that calls of both kinds are sometimes right."""
    bids = legal_bids(table)
    return min(bids, key=lambda bid: (abs(bid.quantity * 3 - table.round.total), bid.face))


def _played(match: Match, action: Action) -> Match:
    return act(match, action)[0]


def _after(table: Table, *actions: Action) -> Table:
    for action in actions:
        table = apply(table, action).table
    return table


def _seen(table: Table, name: str) -> SeatView:
    return view_for(deal(table, Chance(name)), table.round.turn)
