"""How a game moves on: start, apply, one more. A Step holds the new game and its events."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.cards.actions import Action, Appoint, Bounce, ChooseVariants, Done, Forbid, MakeRule, Reseat
from engine.cards.deck import deal
from engine.cards.events import Event, RuleMade, VariantsChanged
from engine.cards.legality import open_rule, refusal_for
from engine.cards.reseat import reseat
from engine.cards.reveal import Change, bounce, hand_task, reveal
from engine.cards.seats import MAX_SEATS, MIN_SEATS, NAME_LIMIT, Seat, clean_name, one_line
from engine.cards.settle import settle
from engine.cards.state import Bet, Game, LastingRule, Setup, Stock, Table
from engine.chance import Chance
from engine.refusal import Refused


@dataclass(frozen=True, slots=True)
class Step:
    """A new game and what changed on the way to it."""

    game: Game
    events: tuple[Event, ...]


def start(setup: Setup) -> Game:
    """Deal a game that is ready for its first bet; raises ValueError for too few, too many or too long names."""
    names = tuple(map(clean_name, setup.names))
    if not MIN_SEATS <= len(names) <= MAX_SEATS or max(map(len, names)) > NAME_LIMIT:
        raise ValueError(f"no game for {names}")
    seats = tuple(Seat(ident, name) for ident, name in enumerate(names, start=1))
    deck = deal(setup.settings.length, Chance(setup.seed))
    return Game(Table(setup.settings, seats, turn=seats[0].ident), Stock(deck, setup.evening))


def one_more(game: Game, seed: str) -> Setup:
    """Return the set-up of another game with these settings and seats; the piles go on where they are."""
    names = tuple(seat.name for seat in game.table.seats)
    return Setup(game.table.settings, names, seed, game.stock.evening)


def apply(game: Game, action: Action) -> Step:
    """Return the game after an action; raises Refused, with the reason, when it is not legal."""
    refusal = refusal_for(game.table, action)
    if refusal is not None:
        raise Refused(refusal)
    if isinstance(action, Bet):
        return Step(*reveal(game, action))
    table, events = _change(game.table, action)
    return Step(replace(game, table=table), events)


def replay(setup: Setup, actions: Iterable[Action]) -> Game:
    """Return the game that a set-up and its actions lead to; raises Refused where they do not fit."""
    game = start(setup)
    for action in actions:
        game = apply(game, action).game
    return game


def _change(
    table: Table, action: Appoint | Bounce | MakeRule | Forbid | Done | Reseat | ChooseVariants
) -> Change:
    match action:
        case Appoint(seat):
            assert table.round is not None
            return hand_task(table, table.round, seat)
        case Bounce():
            return bounce(table)
        case MakeRule() | Forbid():
            return _make_rule(table, action)
        case Done():
            return settle(table, action)
        case Reseat():
            return reseat(table, action)
        case ChooseVariants(variants):
            settings = replace(table.settings, variants=variants)
            return replace(table, settings=settings), (VariantsChanged(variants),)


def _make_rule(table: Table, action: MakeRule | Forbid) -> Change:
    """Give the king's rule of this round its content, in place of any it had."""
    rule = open_rule(table)
    assert rule is not None
    made = _worded(rule, action)
    rules = tuple(made if other is rule else other for other in table.rules)
    return replace(table, rules=rules), (RuleMade(made),)


def _worded(rule: LastingRule, action: MakeRule | Forbid) -> LastingRule:
    if isinstance(action, Forbid):
        return replace(rule, ban=action.ban, text="")
    return replace(rule, ban=None, text=one_line(action.text))
