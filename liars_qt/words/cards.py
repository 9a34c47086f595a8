"""The codes of the card engine in words: seats, cards, bets, verdicts, refusals, house rules, odds.

All of this is the same in both wordings, so nothing here may speak of drinks.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from PySide6.QtCore import QCoreApplication, QLocale

from engine.cards.deck import SHAPES, Card, Colour, Length, Rank, Suit
from engine.cards.legality import No
from engine.cards.seats import twin_marks
from engine.cards.state import Bet, Charge, Level, Outcome, Phase, Round, Table
from engine.cards.undo import Stays
from engine.refusal import Refusal
from liars_qt.words.names import look, numbered_name

translate = QCoreApplication.translate

Labels = Mapping[int, str]

SECONDS_PER_ROUND = 15
_MARKS = " ①②③④⑤⑥⑦⑧⑨⑩⑪⑫"
_SIGNS = {Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣", Suit.SPADES: "♠"}
_INDICES = {Rank.ACE: "A", Rank.JACK: "J", Rank.QUEEN: "Q", Rank.KING: "K"}


def seat_labels(table: Table) -> dict[int, str]:
    """Return what every seat is called, by ident: a name, else its number; look-alikes are marked ①, ②."""
    plain = [seat.name or numbered_name(number) for number, seat in enumerate(table.seats, start=1)]
    marks = twin_marks([look(name) for name in plain])
    marked = (
        name + (f"\N{NO-BREAK SPACE}{_MARKS[mark]}" if mark else "")
        for name, mark in zip(plain, marks, strict=True)
    )
    gone = {seat.ident: seat.name or translate("Cards", "a player who left") for seat in table.left}
    return gone | dict(zip(table.seated, marked, strict=True))


def card_index(rank: Rank) -> str:
    """Return a rank as it stands in a card's corner."""
    return _INDICES.get(rank, str(int(rank)))


def card_text(card: Card) -> str:
    """Return a card in short: "7♥", and a joker by its name."""
    if card.suit is None:
        return translate("Cards", "joker")
    return card_index(card.rank) + _SIGNS[card.suit]


def spoken_card(card: Card) -> str:
    """Return a card for a screen reader."""
    if card.suit is None:
        return rank_name(card.rank)
    said = translate("Cards", "{rank} of {suit}", "a card spoken: seven of hearts")
    return said.format(rank=rank_name(card.rank), suit=_suit_name(card.suit))


def rank_name(rank: Rank) -> str:
    """Return the name of a rank."""
    return (
        translate("Cards", "ace"),
        translate("Cards", "two"),
        translate("Cards", "three"),
        translate("Cards", "four"),
        translate("Cards", "five"),
        translate("Cards", "six"),
        translate("Cards", "seven"),
        translate("Cards", "eight"),
        translate("Cards", "nine"),
        translate("Cards", "ten"),
        translate("Cards", "jack"),
        translate("Cards", "queen"),
        translate("Cards", "king"),
        translate("Cards", "joker"),
    )[rank - 1]


def _suit_name(suit: Suit) -> str:
    return {
        Suit.HEARTS: translate("Cards", "hearts", "follows: seven of"),
        Suit.DIAMONDS: translate("Cards", "diamonds", "follows: seven of"),
        Suit.CLUBS: translate("Cards", "clubs", "follows: seven of"),
        Suit.SPADES: translate("Cards", "spades", "follows: seven of"),
    }[suit]


def colour_name(colour: Colour) -> str:
    """Return the name of a colour as a bet on it."""
    return translate("Cards", "Red") if colour is Colour.RED else translate("Cards", "Black")


def bet_text(bet: Bet, open_card: Card | None = None) -> str:
    """Return a bet as its button says it; higher and lower name the open card."""
    card = "" if open_card is None else card_text(open_card)
    return {
        Bet.RED: translate("Cards", "Red"),
        Bet.BLACK: translate("Cards", "Black"),
        Bet.HIGHER: translate("Cards", "Higher than {card}"),
        Bet.LOWER: translate("Cards", "Lower than {card}"),
        Bet.PASS: translate("Cards", "Pass · 1 penalty to yourself"),
    }[bet].format(card=card)


def level_name(level: Level) -> str:
    """Return the name of a rung of the ladder."""
    return {
        Level.COLOUR: translate("Cards", "Colour"),
        Level.HIGHER_LOWER: translate("Cards", "Higher or lower"),
    }[level]


def price_text(price: int) -> str:
    """Return the badge of a price."""
    return f"×{price}"


def tie_text() -> str:
    """Return what is told before a bet on higher or lower."""
    return translate("Cards", "An equal card loses.")


def prompt_text(table: Table, labels: Labels) -> str:
    """Return what the table waits for, and of whom."""
    played = table.round
    if table.phase is Phase.OVER:
        return translate("Cards", "The game is over")
    if played is None:
        return _bet_prompt(table).format(name=labels[table.turn])
    if played.doer is None:
        return translate("Cards", "{name} was right: who does it?").format(name=labels[played.bettor])
    return _task_prompt(table, played.card).format(name=labels[played.doer])


def _task_prompt(table: Table, card: Card) -> str:
    """Return whose round it is: of the two jokers the first is everybody's."""
    if not card.is_joker:
        return translate("Cards", "The task is with {name}")
    return (
        translate("Cards", "The joker is for everybody")
        if table.jokers == 1
        else translate("Cards", "The King’s Cup is with {name}")
    )


def _bet_prompt(table: Table) -> str:
    if table.level is Level.COLOUR or table.open_card is None:
        return translate("Cards", "{name}: red or black?")
    question = translate("Cards", "{name}: higher or lower than {card}?")
    return question.replace("{card}", card_text(table.open_card))


def decision_text(played: Round) -> str:
    """Return what the card made of the bet."""
    card = card_text(played.card)
    if played.outcome is Outcome.VOID:
        return translate("Cards", "Joker: the bet is void")
    if played.level is Level.COLOUR or played.against is None:
        hit = played.outcome is Outcome.HIT
        return (
            translate("Cards", "Hit: {card}")
            if hit
            else translate(
                "Cards",
                "Missed: {card}",
            )
        ).format(card=card)
    return _comparison(played).format(card=card, other=card_text(played.against))


def _comparison(played: Round) -> str:
    assert played.against is not None
    if played.outcome is Outcome.MISS and played.card.rank is played.against.rank:
        return translate("Cards", "Missed: {card} against {other}, an equal card loses")
    return {
        Outcome.HIT: translate("Cards", "Hit: {card} against {other}"),
        Outcome.MISS: translate("Cards", "Missed: {card} against {other}"),
        Outcome.PASSED: translate("Cards", "Passed: {card} against {other}"),
    }[played.outcome]


def charge_text(charge: Charge, labels: Labels) -> str:
    """Return what a seat would be charged when the round is done."""
    return translate("Cards", "{name} +{points}").format(name=labels[charge.seat], points=charge.points)


def free_text() -> str:
    """Return that this card leaves the score alone."""
    return translate("Cards", "Nothing goes on the score")


def immunity_text(charge: Charge, labels: Labels) -> str:
    """Return the offer to spend a ten against a charge."""
    offer = translate("Cards", "{name} uses immunity: −{points}")
    return offer.format(name=labels[charge.seat], points=charge.points)


def rules_count_text(count: int) -> str:
    """Return the head of the folded list of lasting rules."""
    return translate("Cards", "Rules in force: %n", None, count)


def penalties_text(points: int) -> str:
    """Return a number of penalties."""
    return translate("Cards", "%n penalties", None, points)


def hits_text(hits: int, bets: int) -> str:
    """Return how many bets of a seat were right."""
    return translate("Cards", "%n hits in {bets}", None, hits).format(bets=bets)


def streak_text(length: int) -> str:
    """Return the length of the best streak."""
    return translate("Cards", "%n right in a row", None, length)


def cup_weight_text(weight: int, price: int) -> str:
    """Return what the King's Cup weighs and what it would cost now."""
    return translate("Cards", "The King’s Cup weighs {weight} and costs {price}, never more than 3").format(
        weight=weight, price=price
    )


def crown_text(jokers: int) -> str:
    """Return how far the crown is lit."""
    return translate("Cards", "Crown: {lit} of 2").format(lit=jokers)


def length_name(length: Length) -> str:
    """Return the name of a length."""
    return {
        Length.SHORT: translate("Cards", "Short"),
        Length.STANDARD: translate("Cards", "Standard"),
        Length.FULL: translate("Cards", "Full"),
    }[length]


def rounds_text(length: Length) -> str:
    """Return how many rounds a length has, for certain."""
    low, high = SHAPES[length].second
    return translate("Cards", "{low}–%n rounds", None, high).format(low=low)


def length_text(length: Length) -> str:
    """Return how many rounds a length has, and how many minutes that is at a guess."""
    low, high = SHAPES[length].second
    least, most = (round(end * SECONDS_PER_ROUND / 60) for end in (low, high))
    minutes = translate("Cards", "about {low}–%n minutes", None, most).format(low=least)
    return f"{rounds_text(length)} · {minutes}"


def variant_name(variant: str) -> str:
    """Return the name of a house rule by its field."""
    return {
        "forced_bounce": translate("Cards", "Forced bounce"),
        "quiet_evening": translate("Cards", "Quiet evening"),
        "relay": translate("Cards", "Relay"),
    }[variant]


def variant_text(variant: str) -> str:
    """Return what a house rule does."""
    return {
        "forced_bounce": translate("Cards", "A three always goes back to the previous doer."),
        "quiet_evening": translate("Cards", "A king may only forbid ways of talking."),
        "relay": translate("Cards", "Whoever did the last task bets next."),
    }[variant]


def chance_text(chance: Fraction) -> str:
    """Return a chance as a percentage to one decimal, in the way of the language."""
    number = QLocale().toString(float(100 * chance), "f", 1)
    return translate(
        "Cards", "{number}%", "one decimal; French and Russian set a space before the sign"
    ).format(number=number)


def odds_limits_text(free_values: int, values: int) -> str:
    """Return what the chances do not tell."""
    return translate(
        "Cards",
        "Only penalties of one’s own are weighed here. {free} of the {all} values cost nothing on a "
        "miss, and there a pass is a pure loss.",
    ).format(free=free_values, all=values)


def refusal_text(refusal: Refusal, labels: Labels) -> str:
    """Return one sentence that tells why something cannot be done."""
    numbers = dict(refusal.numbers)
    name = labels.get(numbers.get("seat", 0), "")
    sentence = _stays() if isinstance(refusal.code, Stays) else _table_refusals() | _seat_refusals(numbers)
    return sentence[refusal.code].format(name=name, **numbers)


def _stays() -> dict[object, str]:
    return {
        Stays.NOTHING_DONE: translate("Cards", "There is nothing to take back yet."),
        Stays.CARD_REVEALED: translate("Cards", "A revealed card stays revealed."),
    }


def _table_refusals() -> dict[object, str]:
    return {
        No.GAME_OVER: translate("Cards", "The game is over."),
        No.ROUND_OPEN: translate("Cards", "First the task on the table, then the next bet."),
        No.NO_ROUND: translate("Cards", "First a bet."),
        No.BET_COLOUR: translate("Cards", "The table bets on colour: red or black."),
        No.BET_HIGHER_LOWER: translate("Cards", "The table bets on higher or lower, or passes."),
        No.APPOINT_FIRST: translate("Cards", "First name who does it."),
        No.DOER_IS_SET: translate("Cards", "The task has somebody already."),
        No.NOT_ONESELF: translate("Cards", "After a hit somebody else does it."),
        No.NOT_A_THREE: translate("Cards", "Only a three can be sent back."),
        No.ALREADY_BOUNCED: translate("Cards", "A task is sent back once only."),
        No.NOBODY_BEFORE: translate("Cards", "There is nobody to send it back to."),
        No.SAME_DOER: translate("Cards", "It would come straight back to the same player."),
        No.NOT_A_KING: translate("Cards", "Only a king makes a rule."),
        No.QUIET_EVENING: translate("Cards", "Quiet evening: choose one of the ways of talking to forbid."),
        No.RULE_WANTED: translate("Cards", "Quiet evening: the king’s rule is still to be chosen."),
        No.NO_IMMUNITY: translate("Cards", "{name} holds no immunity."),
        No.NOT_CHARGED: translate("Cards", "{name} is charged nothing in this round: keep the immunity."),
        No.NO_SUCH_SEAT: translate("Cards", "Nobody sits there."),
        No.SEATED_TWICE: translate("Cards", "Nobody can sit in two places."),
        No.NOTHING_CHANGES: translate("Cards", "Nothing changes."),
    }


def _seat_refusals(numbers: Mapping[str, int]) -> dict[object, str]:
    """Return the refusals that count something; each is asked for its own number alone."""
    least, most, limit = (numbers.get(name, 0) for name in ("least", "most", "limit"))
    return {
        No.TOO_FEW_SEATS: translate("Cards", "It takes at least %n players.", None, least),
        No.TOO_MANY_SEATS: translate("Cards", "There is room for %n players at most.", None, most),
        No.NAME_TOO_LONG: translate("Cards", "A name has %n letters at most.", None, limit),
        No.RULE_TOO_LONG: translate("Cards", "A rule has %n letters at most.", None, limit),
    }
