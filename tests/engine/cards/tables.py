"""Tables for tests: decks written down card by card, and games played to their end by chance."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.cards.actions import Action
from engine.cards.deck import JOKER, PACK, Card, Length
from engine.cards.events import Event
from engine.cards.legality import legal_actions
from engine.cards.play import Step, apply, start
from engine.cards.state import Game, Round, Settings, Variants, new_evening
from engine.chance import Chance

BY_NAME = {str(card): card for card in (*PACK, JOKER)}
EVERYBODY = (1, 2, 3, 4)


def cards(notation: str) -> tuple[Card, ...]:
    """Read cards written as "7H AS *"."""
    return tuple(BY_NAME[name] for name in notation.split())


def scripted(notation: str, seats: int = 4, **house: bool) -> Game:
    """Deal a short game whose deck starts with these cards."""
    setup = new_evening("scripted", Settings(Length.SHORT, Variants(**house)), ("",) * seats)
    game = start(setup)
    return replace(game, stock=replace(game.stock, cards=cards(notation)))


def play(game: Game, *actions: Action) -> Game:
    """Apply actions one after the other."""
    for action in actions:
        game = apply(game, action).game
    return game


def happened(game: Game, *actions: Action) -> tuple[Event, ...]:
    """Return the events of the last of these actions."""
    *before, last = actions
    return apply(play(game, *before), last).events


def open_round(game: Game) -> Round:
    """Return the round that is being played."""
    assert game.table.round is not None
    return game.table.round


def penalties(game: Game) -> tuple[int, ...]:
    """Return everybody's penalties, in the order of the circle."""
    return tuple(seat.penalties for seat in game.table.seats)


def whole_game(
    seed: int | str, length: Length = Length.SHORT, **house: bool
) -> Iterator[tuple[Action, Step]]:
    """Play a game to its end by random legal moves."""
    chance = Chance(seed).stream("walk")
    game = start(new_evening(str(seed), Settings(length, Variants(**house)), ("",) * (2 + chance.below(11))))
    while moves := legal_actions(game.table):
        action = chance.pick(moves)
        step = apply(game, action)
        yield action, step
        game = step.game
