"""The figures of the rules book, worked out by the rules themselves: a printed number cannot contradict the game.

A text asks for one by name in double braces: {{hand 6x4: 4 1 6 2 3}}, {{chance 10: 5 1 2 3 6: 4x5}}, {{to-ones}}.
"plain" after a bid stands for a round in which ones are not wild.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtCore import QLocale

from engine.dice.bid import ONE, Bid, count_matches, matches
from engine.dice.ladder import ladder
from engine.dice.rules import MENTEUR, WILD_STRICT, RuleSet
from liars_qt.words.coach import zone_texts
from liars_qt.words.reasons import percent_text

COUNTING = range(1, 11)
# So many dice that every conversion from COUNTING has its smallest answer on the ladder.
_DICE = 2 * max(COUNTING) + 1
_FIGURE = re.compile(r"\{\{([a-z-]+)\s*([^{}]*)\}\}")
_BID = re.compile(r"(\d+)x([1-6])( plain)?")
_WORD_JOINER = "\N{WORD JOINER}"


def filled(text: str) -> str:
    """Return a text of the book with its figures in place; raises KeyError for a figure that nobody knows."""
    return _FIGURE.sub(lambda found: _FIGURES[found[1]](found[2].strip()), text)


def read_bid(text: str) -> tuple[Bid, bool]:
    """Read "6x4" or "6x4 plain": a bid, and whether ones may be wild for it."""
    found = _BID.fullmatch(text.strip())
    if found is None:
        raise ValueError(f"no bid: {text!r}")
    return Bid(int(found[1]), int(found[2])), found[3] is None


def read_dice(text: str) -> tuple[int, ...]:
    """Read "4 1 6 2 3"."""
    return tuple(map(int, text.split()))


def _hand(arguments: str) -> str:
    """Draw dice, each marked by whether it counts for a bid; the marks are those of `look.dice_paint`."""
    bid_part, dice_part = arguments.split(":")
    bid, wild_ones = read_bid(bid_part)
    drawn = [f'<img src="die:{die}:{_mark(die, bid, wild_ones)}">' for die in read_dice(dice_part)]
    return _WORD_JOINER.join(drawn)


def _mark(die: int, bid: Bid, wild_ones: bool) -> str:
    if not matches(die, bid, wild_ones):
        return "miss"
    return "match" if die == bid.face else "wild"


def chance_of(arguments: str, exactly: bool = False) -> float:
    """Return the chance for "dice in play: own dice: bid" that at least, or exactly, so many dice match."""
    # SciPy comes with the coach, and only once somebody reads the book.
    from engine.coach.odds import point, share_of, tail

    in_play, dice_part, bid_part = arguments.split(":")
    (bid, wild_ones), hand = read_bid(bid_part), read_dice(dice_part)
    unseen, need = int(in_play) - len(hand), bid.quantity - count_matches(hand, bid, wild_ones)
    return (point if exactly else tail)(need, unseen, share_of(bid, wild_ones))


def _chance(arguments: str, exactly: bool = False) -> str:
    from engine.coach.zones import shown_percent

    return percent_text(shown_percent(chance_of(arguments, exactly)) / 100)


def conversion(rules: RuleSet, standing: Bid, wanted: Callable[[Bid], bool]) -> int:
    """Return the smallest quantity of the wanted kind that may follow a bid."""
    return min(bid.quantity for bid in ladder(rules, _DICE).raises(standing) if wanted(bid))


def _to_ones(quantity: int) -> int:
    return conversion(MENTEUR, Bid(quantity, 6), lambda bid: bid.face == ONE)


def _from_ones(quantity: int) -> int:
    return conversion(MENTEUR, Bid(quantity, ONE), lambda bid: bid.face != ONE)


def _to_strict(quantity: int) -> int:
    return conversion(WILD_STRICT, Bid(quantity, 6), lambda bid: bid.strict)


def _to_wild(quantity: int) -> int:
    return conversion(WILD_STRICT, Bid(quantity, 6, strict=True), lambda bid: not bid.strict)


def _cells(values: Iterable[object]) -> str:
    return "".join(f"<td>{value}</td>" for value in values)


def _odds(bet: str) -> str:
    """Return a cell per rank, ace to king: the chance in percent that a bet against this open card hits."""
    from engine.cards.deck import Card, Rank, Suit
    from engine.cards.odds import plain_odds
    from engine.cards.play import start
    from engine.cards.state import Bet, new_evening

    table = start(new_evening("book")).table
    ranks = [rank for rank in Rank if rank is not Rank.JOKER]
    chances = [plain_odds(replace(table, open_card=Card(rank, Suit.HEARTS))).wins(Bet(bet)) for rank in ranks]
    return _cells(QLocale().toString(float((chance or 0) * 100), "f", 1) for chance in chances)


_FIGURES: dict[str, Callable[[str], str]] = {
    "hand": _hand,
    "chance": _chance,
    "exactly": lambda arguments: _chance(arguments, exactly=True),
    "zone": lambda place: list(zone_texts().values())[int(place)],
    "counting": lambda _: _cells(COUNTING),
    "to-ones": lambda _: _cells(map(_to_ones, COUNTING)),
    "from-ones": lambda _: _cells(map(_from_ones, COUNTING)),
    "to-strict": lambda _: _cells(map(_to_strict, COUNTING)),
    "to-wild": lambda _: _cells(map(_to_wild, COUNTING)),
    "odds": _odds,
}
