"""A `SeatView` as lines of text and back: all of it, and nothing else.

One word says what a line is about, then `name=value` pairs follow in any order; a pair without a value to tell
is left out, and unknown words and names are skipped, so that later versions can add some. Seats count from 0.

    position
    rules key=menteur dice_per_seat=5 scoring=knockout wild_ones=yes order=halved-ones strict_bids=no ...
    seat dice=4 penalties=0 had_palifico=no                                    one line for each seat
    past opener=0 palifico=no dice=5,5 bids=0:2x3,1:3x3 call=0:challenge count=2 wild=1 holds=no loser=1 next=1
        shown=12455/13466                                                 (one line; oldest round first)
    round opener=1 palifico=no dice=5,4 bids=1:1x6
    hand seat=0 dice=12355

`rules` are the switches of `RuleSet` by their own names. In a round, `count` dice matched the called bid, `wild`
of them as wild ones; `loser` lost a die or took a penalty, `gainer` got one back, `next` opens the next round.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any
from urllib.parse import quote, unquote

from engine.dice.bid import Bid, Call
from engine.dice.rules import RuleSet
from engine.dice.state import Called, Hand, Made, Round, Seat, Table, Verdict
from engine.dice.view import SeatView
from engine.records.codec import BrokenRecord, read_rules, rules_values
from engine.session.protocol import action_word, read_action

Pairs = dict[str, str]
YES, NO, NO_DICE = "yes", "no", "-"


def position_lines(view: SeatView) -> Iterator[str]:
    """Yield the lines of a position."""
    table = view.table
    yield _line("position", {"ended": YES} if table.ended else {})
    yield _line("rules", rules_pairs(table.rules))
    for seat in table.seats:
        palifico = _yes(seat.had_palifico)
        yield _line("seat", {"dice": seat.dice, "penalties": seat.penalties, "had_palifico": palifico})
    for past in table.history:
        yield _line("past", _round_pairs(past))
    yield _line("round", _round_pairs(table.round))
    yield _line("hand", _given({"seat": view.seat, "dice": _hand_word(view.hand)}))


def read_position(lines: Iterable[str]) -> SeatView:
    """Return the view that lines describe; raises ValueError, and nothing else, when they do not."""
    said: dict[str, list[Pairs]] = defaultdict(list)
    for line in lines:
        word, *pairs = line.split() or [""]
        said[word].append(read_pairs(pairs))
    try:
        return _view(said)
    except (LookupError, TypeError, BrokenRecord) as error:
        raise ValueError(f"no position: {error!r}") from error


def _view(said: Mapping[str, list[Pairs]]) -> SeatView:
    hand, head = said["hand"][-1], said["position"][-1]
    seats = tuple(map(_read_seat, said["seat"]))
    history = tuple(map(_read_round, said["past"]))
    rules, rnd = read_rules_pairs(said["rules"][-1]), _read_round(said["round"][-1])
    table = Table(rules, seats, rnd, history, _truth(head.get("ended", NO)))
    return SeatView(table, _number(hand, "seat"), _read_hand(hand["dice"]))


def rules_pairs(rules: RuleSet) -> Pairs:
    """Return a rule set switch by switch, as words."""
    return {name: _word(value) for name, value in rules_values(rules).items()}


def read_rules_pairs(pairs: Pairs) -> RuleSet:
    """Return the rule set that `rules_pairs` wrote; raises BrokenRecord for anything else."""
    return read_rules({name: _value(name, word) for name, word in pairs.items()})


def read_pairs(words: Iterable[str]) -> Pairs:
    """Return `name=value` words as a dictionary; a word without `=` has an empty value."""
    return {name: value for name, _, value in (word.partition("=") for word in words)}


def _line(word: str, pairs: Mapping[str, object]) -> str:
    return " ".join([word, *(f"{name}={value}" for name, value in pairs.items())])


def _given(pairs: Mapping[str, object]) -> dict[str, object]:
    return {name: value for name, value in pairs.items() if value is not None}


def _word(value: object) -> str:
    return _yes(value) if isinstance(value, bool) else quote(str(value), safe="-")


def _value(name: str, word: str) -> Any:
    if name == "dice_per_seat":
        return int(word)
    if name == "key":
        return unquote(word)
    return {YES: True, NO: False}.get(word, word)


def _yes(truth: bool) -> str:
    return YES if truth else NO


def _truth(word: str) -> bool:
    return {YES: True, NO: False}[word]


def _number(pairs: Pairs, name: str) -> int | None:
    return int(pairs[name]) if name in pairs else None


def _read_seat(pairs: Pairs) -> Seat:
    return Seat(int(pairs["dice"]), int(pairs["penalties"]), _truth(pairs["had_palifico"]))


def _round_pairs(rnd: Round) -> dict[str, object]:
    bids = ",".join(f"{made.seat}:{action_word(made.bid)}" for made in rnd.bids)
    dice = ",".join(map(str, rnd.dice))
    pairs = {"opener": rnd.opener, "palifico": _yes(rnd.palifico), "dice": dice, "bids": bids or None}
    if rnd.called is not None:
        pairs["call"] = f"{rnd.called.seat}:{rnd.called.call.value}"
    if rnd.verdict is not None:
        pairs |= _verdict_pairs(rnd.verdict)
    if rnd.shown is not None:
        pairs["shown"] = "/".join(map(_hand_word, rnd.shown))
    return _given(pairs)


def _verdict_pairs(verdict: Verdict) -> dict[str, object]:
    found = {"count": verdict.count, "wild": verdict.wild, "holds": _yes(verdict.holds)}
    return {**found, "loser": verdict.loser, "gainer": verdict.gainer, "next": verdict.opener}


def _read_round(pairs: Pairs) -> Round:
    call, shown = pairs.get("call"), pairs.get("shown")
    return Round(
        opener=int(pairs["opener"]),
        dice=tuple(map(int, pairs["dice"].split(","))),
        palifico=_truth(pairs["palifico"]),
        bids=tuple(map(_read_made, pairs["bids"].split(","))) if "bids" in pairs else (),
        called=None if call is None else _read_called(call),
        verdict=_read_verdict(pairs) if "count" in pairs else None,
        shown=None if shown is None else tuple(map(_read_hand, shown.split("/"))),
    )


def _read_made(word: str) -> Made:
    seat, _, bid = word.partition(":")
    action = read_action(bid)
    if not isinstance(action, Bid):
        raise ValueError(word)
    return Made(int(seat), action)


def _read_called(word: str) -> Called:
    seat, _, call = word.partition(":")
    return Called(int(seat), Call(call))


def _read_verdict(pairs: Pairs) -> Verdict:
    wild, loser, gainer = (_number(pairs, name) for name in ("wild", "loser", "gainer"))
    return Verdict(int(pairs["count"]), wild, _truth(pairs["holds"]), loser, gainer, int(pairs["next"]))


def _hand_word(hand: Hand) -> str:
    return "".join(map(str, hand)) or NO_DICE


def _read_hand(word: str) -> Hand:
    return () if word == NO_DICE else tuple(map(int, word))
