"""A protocol of plain text lines by which any program can sit down at the table, in the spirit of chess's UCI.

The table says `ldp 1`; the engine answers `id name <its name>` and `ok`. Before each of the engine's turns the
table writes a position, exactly what a `SeatView` holds, and `go <turn> <milliseconds>`; the engine answers
`action <turn> <action>`, where an action is `3x5`, `3x5s` (strict), `challenge` or `exact`. `quit` ends it.

A position is these lines, seats counted from 0, `-` for nothing:

    position
    rules key=menteur dice=5 scoring=knockout wild=yes order=halved-ones strict=no ones-open=no exact=yes ...
    seat <dice left> <penalties> <has opened a palifico round: yes/no>          one line for each seat
    past <round> <who called> <call> <count> <wild> <holds> <loser> <gainer> <next opener> <hands>   oldest first
    round <opener> <palifico: yes/no> <dice of each seat> <bids>
    hand <seat> <dice>

Lists are joined by commas, hands by slashes: `round 0 no 5,5,4 0:2x3,1:3x3` and `12355/11466/2345`.
An unknown line must be ignored by either side. An illegal or late answer loses the turn: the table then plays
`fallback`, which challenges, or opens with the lowest bid.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from engine.dice.bid import Action, Bid, Call
from engine.dice.legality import legal_bids
from engine.dice.rules import Order, Palifico, RuleSet, Scoring, Trigger
from engine.dice.state import Called, Hand, Made, Round, Seat, Table, Verdict
from engine.dice.view import SeatView

GREETING, READY = "ldp 1", "ok"
NOTHING = "-"


def fallback(view: SeatView) -> Action:
    """Return what is played for an engine that answered late or not legally."""
    return Call.CHALLENGE if view.table.round.bids else legal_bids(view.table)[0]


def position_lines(view: SeatView) -> Iterator[str]:
    """Yield the lines of a position."""
    table = view.table
    yield "position"
    yield "rules " + " ".join(f"{name}={value}" for name, value in _rules_words(table.rules))
    for seat in table.seats:
        yield f"seat {seat.dice} {seat.penalties} {_word(seat.had_palifico)}"
    for past in table.history:
        yield "past " + " ".join([_round_words(past), _verdict_words(past)])
    yield "round " + _round_words(table.round)
    yield f"hand {NOTHING if view.seat is None else view.seat} {_hand_word(view.hand)}"


def read_position(lines: Iterable[str]) -> SeatView:
    """Return the view that lines describe; raises ValueError when they do not."""
    rules, seats, history = RuleSet(), list[Seat](), list[Round]()
    rnd: Round | None = None
    for line in lines:
        word, *rest = line.split() or [""]
        if word == "rules":
            rules = _read_rules(dict(pair.split("=", 1) for pair in rest))
        elif word == "seat":
            seats.append(Seat(int(rest[0]), int(rest[1]), rest[2] == "yes"))
        elif word == "past":
            history.append(_read_verdict(_read_round(rest[:4]), rest[4:]))
        elif word == "round":
            rnd = _read_round(rest)
        elif word == "hand" and rnd is not None:
            table = Table(rules, tuple(seats), rnd, tuple(history))
            return SeatView(table, None if rest[0] == NOTHING else int(rest[0]), _read_hand(rest[1]))
    raise ValueError("no position")


def action_word(action: Action) -> str:
    """Return an action as it stands in a line."""
    if isinstance(action, Call):
        return action.value
    return f"{action.quantity}x{action.face}{'s' if action.strict else ''}"


def read_action(word: str) -> Action:
    """Return the action that a word stands for; raises ValueError when it stands for none."""
    if word in (Call.CHALLENGE.value, Call.EXACT.value):
        return Call(word)
    quantity, _, face = word.removesuffix("s").partition("x")
    return Bid(int(quantity), int(face), word.endswith("s"))


SWITCHES = (
    ("wild", "wild_ones"),
    ("strict", "strict_bids"),
    ("ones-open", "open_with_ones"),
    ("exact", "exact"),
)
CHOICES = (("scoring", Scoring), ("order", Order), ("palifico", Palifico), ("trigger", Trigger))


def _rules_words(rules: RuleSet) -> Iterator[tuple[str, str]]:
    yield "key", rules.key
    yield "dice", str(rules.dice_per_seat)
    for name, field in SWITCHES:
        yield name, _word(getattr(rules, field))
    for name, _ in CHOICES:
        yield name, getattr(rules, name).value


def _read_rules(words: dict[str, str]) -> RuleSet:
    switches: dict[str, Any] = {field: words[name] == "yes" for name, field in SWITCHES}
    choices: dict[str, Any] = {name: kind(words[name]) for name, kind in CHOICES}
    return RuleSet(words["key"], int(words["dice"]), **switches, **choices)


def _round_words(rnd: Round) -> str:
    bids = ",".join(f"{made.seat}:{action_word(made.bid)}" for made in rnd.bids) or NOTHING
    return f"{rnd.opener} {_word(rnd.palifico)} {','.join(map(str, rnd.dice))} {bids}"


def _read_round(words: list[str]) -> Round:
    opener, palifico, dice, bids = words
    return Round(int(opener), tuple(map(int, dice.split(","))), palifico == "yes", tuple(_read_bids(bids)))


def _read_bids(word: str) -> Iterator[Made]:
    for part in () if word == NOTHING else word.split(","):
        seat, _, bid = part.partition(":")
        action = read_action(bid)
        if isinstance(action, Bid):
            yield Made(int(seat), action)


def _verdict_words(rnd: Round) -> str:
    called, verdict = rnd.called, rnd.verdict
    if called is None or verdict is None:
        raise ValueError("a past round without a verdict")
    numbers = (
        verdict.count,
        verdict.wild,
        _word(verdict.holds),
        verdict.loser,
        verdict.gainer,
        verdict.opener,
    )
    words = [NOTHING if number is None else str(number) for number in numbers]
    shown = NOTHING if rnd.shown is None else "/".join(map(_hand_word, rnd.shown))
    return " ".join([str(called.seat), called.call.value, *words, shown])


def _read_verdict(rnd: Round, words: list[str]) -> Round:
    seat, call, count, wild, holds, loser, gainer, opener, shown = words
    verdict = Verdict(int(count), _number(wild), holds == "yes", _number(loser), _number(gainer), int(opener))
    hands = None if shown == NOTHING else tuple(map(_read_hand, shown.split("/")))
    return Round(rnd.opener, rnd.dice, rnd.palifico, rnd.bids, Called(int(seat), Call(call)), verdict, hands)


def _number(word: str) -> int | None:
    return None if word == NOTHING else int(word)


def _word(truth: bool) -> str:
    return "yes" if truth else "no"


def _hand_word(hand: Hand) -> str:
    return "".join(map(str, hand)) or NOTHING


def _read_hand(word: str) -> Hand:
    return () if word == NOTHING else tuple(map(int, word))
