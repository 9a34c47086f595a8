"""A bet and its card: the judgement, the ladder, who has the task, and the rule that a lasting card begins.

Where the rules leave a choice, it is made so:
- Equal ranks lose, whichever way was bet. A joker voids any bet, a pass included.
- A lasting rule lifts the moment the next card of its rank is revealed; the new one begins as soon as its holder
  is known, not at "done": only points wait for that.
- Task cards and themes are drawn with the card, so a doer who is appointed anew after an undo gets the same one,
  and nobody learns anything by undoing.
- With forced bounce a three goes back by itself when there is somebody to go back to; it cannot return again.
"""

from __future__ import annotations

from dataclasses import replace

from engine.cards.deck import Card
from engine.cards.events import (
    BetPlaced,
    Bounced,
    DoerSet,
    Drawn,
    Event,
    JokerCame,
    LevelChanged,
    Revealed,
    RuleBegan,
    RuleLifted,
    WeightChanged,
)
from engine.cards.legality import bounce_target
from engine.cards.meanings import MEANINGS, Lifts
from engine.cards.state import Bet, Game, LastingRule, Level, Outcome, Round, Stock, Table

Change = tuple[Table, tuple[Event, ...]]


def judge(bet: Bet, card: Card, against: Card | None) -> Outcome:
    """Return what a card makes of a bet; higher and lower compare with the open card, and a tie loses."""
    if card.is_joker:
        return Outcome.VOID
    if bet is Bet.PASS:
        return Outcome.PASSED
    return Outcome.HIT if _right(bet, card, against) else Outcome.MISS


def _right(bet: Bet, card: Card, against: Card | None) -> bool:
    if bet in (Bet.RED, Bet.BLACK):
        return card.colour is not None and card.colour.value == bet.value
    assert against is not None, "the ladder is never climbed without an open card"
    return card.rank > against.rank if bet is Bet.HIGHER else card.rank < against.rank


def reveal(game: Game, bet: Bet) -> tuple[Game, tuple[Event, ...]]:
    """Turn the top card over for a legal bet; on anything but a hit the bettor has the task at once."""
    table, card = game.table, game.stock.cards[0]
    played, stock = _open_round(game, bet)
    table = replace(table, round=played, open_card=table.open_card if card.is_joker else card)
    events: tuple[Event, ...] = (
        BetPlaced(table.turn, bet, played.level, played.against),
        Revealed(played),
    )
    for change in (_climb, _lift, _note_card, _hand_to_bettor):
        table, more = change(table, played)
        events += more
    return Game(table, stock), events


def _open_round(game: Game, bet: Bet) -> tuple[Round, Stock]:
    table, (card, *rest) = game.table, game.stock.cards
    pile, drawn, evening = MEANINGS[card.rank].draws, None, game.stock.evening
    if pile is not None:
        drawn, evening = evening.draw(pile)
    outcome = judge(bet, card, table.open_card)
    number = len(table.history) + 1
    played = Round(number, table.turn, bet, table.level, card, table.open_card, outcome, drawn=drawn)
    return played, Stock(tuple(rest), evening)


def _climb(table: Table, played: Round) -> Change:
    """Move the table on the ladder: a hit lifts it, a miss or a pass drops it, a joker leaves it."""
    if played.outcome is Outcome.VOID:
        return table, ()
    level = Level.HIGHER_LOWER if played.outcome is Outcome.HIT else Level.COLOUR
    return replace(table, level=level), () if level is table.level else (LevelChanged(level),)


def _lift(table: Table, played: Round) -> Change:
    """End the rules that last until the next card of this rank."""
    lasting = MEANINGS[played.card.rank].lasting
    if lasting is None or lasting.lifts is not Lifts.NEXT_OF_RANK:
        return table, ()
    over = tuple(rule for rule in table.rules if rule.rank is played.card.rank)
    kept = tuple(rule for rule in table.rules if rule not in over)
    return replace(table, rules=kept), tuple(RuleLifted(rule) for rule in over)


def _note_card(table: Table, played: Round) -> Change:
    """Tell what the card brought with it: a joker, a heavier cup, a task card or a theme."""
    events: list[Event] = []
    meaning = MEANINGS[played.card.rank]
    if played.card.is_joker:
        events.append(JokerCame(table.jokers))
    if meaning.lasting is not None:
        events.append(WeightChanged(table.weight))
    if meaning.draws is not None and played.drawn is not None:
        events.append(Drawn(meaning.draws, played.drawn))
    return table, tuple(events)


def _hand_to_bettor(table: Table, played: Round) -> Change:
    return (table, ()) if played.outcome is Outcome.HIT else hand_task(table, played, played.bettor)


def hand_task(table: Table, played: Round, seat: int) -> Change:
    """Make a seat the doer, with all that follows at once: a forced bounce, or a lasting rule."""
    by = None if seat == played.bettor else played.bettor
    table = replace(table, round=replace(played, doer=seat))
    events: tuple[Event, ...] = (DoerSet(seat, by),)
    if table.settings.variants.forced_bounce and bounce_target(table) is not None:
        table, more = bounce(table, forced=True)
        return table, events + more
    if MEANINGS[played.card.rank].lasting is not None:
        table, more = _begin_rule(table, played, seat)
        return table, events + more
    return table, events


def _begin_rule(table: Table, played: Round, holder: int) -> Change:
    """Put the card's rule in force; a doer appointed in place of one who left takes over the same card."""
    rule = LastingRule(played.card, holder, played.number)
    kept = tuple(other for other in table.rules if other.card != played.card)
    return replace(table, rules=(*kept, rule)), (RuleBegan(rule),)


def bounce(table: Table, forced: bool = False) -> Change:
    """Send the task back to the previous doer; raises ValueError where that cannot be."""
    played, target = table.round, bounce_target(table)
    if played is None or played.doer is None or target is None:
        raise ValueError("nobody to bounce to")
    event = Bounced(played.doer, target, forced)
    return replace(table, round=replace(played, doer=target, bounced_by=played.doer)), (event,)
