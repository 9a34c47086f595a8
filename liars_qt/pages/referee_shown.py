"""From an evening to what the board shows: a card for each person, and the band above them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QCoreApplication

from engine.dice.bid import Bid, Call
from engine.dice.rules import Palifico, RuleSet
from engine.dice.state import Phase, Round
from engine.referee.actions import NextRound
from engine.referee.evening import Evening, PastRound
from engine.referee.legality import misfit
from engine.referee.play import reapply
from liars_qt.models.shown import shown
from liars_qt.widgets.bid_label import BidShown
from liars_qt.words.dice import spoken_bid
from liars_qt.words.referee import comparison, outcome_text, turn_text

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Focus:
    """What the referee is being told just now: who is asked for a number, or who may be named.

    `typed` are the digits so far, of a `total` for the whole table if that is asked. `entry` takes the place of
    the last verdict where nothing else shows what is being told.
    """

    asked: int | None = None
    choice: tuple[int, ...] = ()
    proposed: int | None = None
    typed: str = ""
    entry: str = ""
    total: bool = False


@dataclass(frozen=True, slots=True)
class CardShown:
    """All that is shown of one person; texts come ready, `spoken` says it all to a screen reader.

    `tally` is the number that counts in this game: dice left, or penalties taken. `mark` says what the person
    did in this round, `matches` the number told at the count ("?" while it is asked for).
    """

    number: int
    who: int
    name: str
    dice: int
    dice_at_start: int
    penalties: int | None
    bid: BidShown | None = None
    mark: str = ""
    matches: str = ""
    to_move: bool = False
    standing: bool = False
    calling: bool = False
    out: bool = False
    choice: bool = False
    proposed: bool = False
    dimmed: bool = False
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class BandShown:
    """The band over the cards: what is going on, the bid to beat, the number that matters now, the last verdict.

    `holds` colours the number at a verdict: the claim was true or it was not.
    """

    title: str = ""
    note: str = ""
    bid: BidShown | None = None
    bid_caption: str = ""
    number: str = ""
    number_caption: str = ""
    line: str = ""
    holds: bool | None = None


@dataclass(frozen=True, slots=True)
class BoardShown:
    """The whole board."""

    band: BandShown = BandShown()
    cards: tuple[CardShown, ...] = field(default=())


def board_of(evening: Evening, names: Mapping[int, str], focus: Focus) -> BoardShown:
    """Return the board of an evening."""
    cards = tuple(_card(evening, seat, names, focus) for seat in range(len(evening.seated)))
    band = _band(evening, names)
    if focus.total and evening.phase is Phase.COUNTING:
        band = replace(band, number=focus.typed or "?", number_caption="")
    return BoardShown(replace(band, line=focus.entry) if focus.entry else band, cards)


def round_on_show(evening: Evening) -> tuple[Round, tuple[int, ...]]:
    """Return the round whose bids and counts are on the board, with the ids of its seats."""
    if evening.judged and evening.last is not None:
        return evening.last.round, evening.last.seated
    return evening.table.round, evening.seated


def _card(evening: Evening, seat: int, names: Mapping[int, str], focus: Focus) -> CardShown:
    who, held = evening.seated[seat], evening.table.seats[seat]
    rnd, seated = round_on_show(evening)
    bids = [made.bid for made in rnd.bids if seated[made.seat] == who]
    calling = rnd.called is not None and seated[rnd.called.seat] == who
    knockout = evening.table.rules.knockout
    bid = bid_shown(bids[-1], evening.table.rules) if bids else None
    mark, matches = _mark(evening, who), _matches(evening, who, focus)
    tally = _tally(held.dice, held.penalties, knockout)
    return CardShown(
        number=seat + 1,
        who=who,
        name=names[who],
        dice=held.dice,
        dice_at_start=max(evening.table.rules.dice_per_seat, held.dice),
        penalties=None if knockout else held.penalties,
        bid=bid,
        mark=mark,
        matches=matches,
        to_move=evening.turn == who or evening.next_opener == who,
        standing=rnd.bidder is not None and seated[rnd.bidder] == who,
        calling=calling,
        out=not held.dice,
        choice=who in focus.choice,
        proposed=who in (focus.proposed, focus.asked),
        dimmed=bool(focus.choice) and who not in focus.choice,
        spoken=", ".join(part for part in (tally, bid.spoken if bid else "", mark, matches) if part),
    )


def _tally(dice: int, penalties: int, knockout: bool) -> str:
    if knockout:
        return translate("DiceTable", "%n dice left", None, dice)
    return translate("DiceTable", "%n penalties", None, penalties)


def _mark(evening: Evening, who: int) -> str:
    """Return what a person did in the round on show, in a word or two."""
    rnd, seated = round_on_show(evening)
    winner = evening.table.winner
    if winner is not None and evening.seated[winner] == who:
        return translate("Referee", "winner")
    if not evening.seat(who).dice:
        return translate("Referee", "out")
    if rnd.called is not None and seated[rnd.called.seat] == who:
        return called_text(rnd.called.call)
    if evening.turn == who or evening.next_opener == who:
        opens = evening.table.round.standing is None or evening.judged
        return translate("Referee", "opens") if opens else translate("Referee", "to speak")
    return ""


def called_text(call: Call) -> str:
    """Return what a caller called out, as the mark on a card."""
    if call is Call.CHALLENGE:
        return translate("Referee", "Liar!")
    return translate("Referee", "Exactly!")


def _matches(evening: Evening, who: int, focus: Focus) -> str:
    if evening.phase is Phase.COUNTING:
        told = evening.matches[evening.seated.index(who)]
        return focus.typed or "?" if focus.asked == who else "" if told is None else str(told)
    if evening.judged and evening.last is not None and who in evening.last.seated:
        told = evening.last.matches[evening.last.seated.index(who)]
        return focus.typed or "?" if focus.asked == who else "" if told is None else str(told)
    return ""


def _band(evening: Evening, names: Mapping[int, str]) -> BandShown:
    if evening.judged and evening.last is not None:
        return _judged_band(evening, evening.last, names)
    if evening.phase is Phase.COUNTING:
        return _counting_band(evening, names)
    if evening.phase is Phase.OVER:
        return BandShown(title=end_title(evening, names), line=_last_line(evening, names))
    rnd = evening.table.round
    bid, bidder = rnd.standing, rnd.bidder
    return BandShown(
        title=turn_text(evening, names),
        note=_note(evening),
        bid=bid_shown(bid, evening.table.rules) if bid is not None else None,
        bid_caption="" if bidder is None else names[evening.seated[bidder]],
        number=str(rnd.total),
        number_caption=translate("Referee", "dice in play", None, rnd.total),
        line=_last_line(evening, names),
    )


def _counting_band(evening: Evening, names: Mapping[int, str]) -> BandShown:
    rnd = evening.table.round
    assert rnd.standing is not None and rnd.bidder is not None and rnd.called is not None
    told = [str(n) for n in evening.matches if n is not None]
    return BandShown(
        title=call_text(rnd.called.call, names[evening.seated[rnd.called.seat]]),
        note=_note(evening),
        bid=bid_shown(rnd.standing, evening.table.rules),
        bid_caption=names[evening.seated[rnd.bidder]],
        number=str(evening.counted),
        number_caption=" + ".join(told) if len(told) > 1 else translate("Referee", "so far"),
    )


def _judged_band(evening: Evening, past: PastRound, names: Mapping[int, str]) -> BandShown:
    rnd = past.round
    assert rnd.standing is not None and rnd.bidder is not None and rnd.verdict is not None
    what_next = next_text(evening, names)
    parts = (outcome_text(past, names), what_next)
    title, note = parts[::-1] if evening.phase is Phase.OVER else parts
    return BandShown(
        title=title,
        note=note,
        bid=bid_shown(rnd.standing, past.rules),
        bid_caption=names[past.seated[rnd.bidder]],
        number=str(rnd.verdict.count),
        number_caption=comparison(past),
        holds=rnd.verdict.holds,
    )


def call_text(call: Call, name: str) -> str:
    """Return who called, as the title of a count."""
    if call is Call.CHALLENGE:
        return translate("Referee", "{name} challenges").format(name=name)
    return translate("Referee", "{name} calls exact").format(name=name)


def next_text(evening: Evening, names: Mapping[int, str]) -> str:
    """Return what comes after a verdict: who opens, whether it is palifico, or that the game is over."""
    if evening.phase is Phase.OVER:
        return end_title(evening, names)
    opener = evening.next_opener
    if opener is None:
        return ""
    ahead = NextRound()
    palifico = misfit(evening, ahead) is None and reapply(evening, ahead).evening.table.round.palifico
    sentence = (
        translate("Referee", "{name} opens the next round: palifico, ones are not wild.")
        if palifico
        else translate("Referee", "{name} opens the next round.")
    )
    return sentence.format(name=names[opener])


def end_title(evening: Evening, names: Mapping[int, str]) -> str:
    """Return how the game ended, in large type: who won, or who took the fewest penalties."""
    winner = evening.table.winner
    if winner is not None:
        return translate("Referee", "{name} wins the game!").format(name=names[evening.seated[winner]])
    fewest = min(seat.penalties for seat in evening.table.seats)
    best = [
        names[who]
        for who, seat in zip(evening.seated, evening.table.seats, strict=True)
        if seat.penalties == fewest
    ]
    sentence = translate("Referee", "The game is over. Fewest penalties, %n: {names}", None, fewest)
    return sentence.format(names=", ".join(best))


def _note(evening: Evening) -> str:
    """Return what is special about the round under way."""
    rnd, rules = evening.table.round, evening.table.rules
    if not rnd.palifico:
        return ""
    if rules.palifico is Palifico.FROZEN_FACE:
        return translate("Referee", "Palifico: ones are not wild, the face is frozen")
    return translate("Referee", "Palifico: ones are not wild, the number is frozen")


def _last_line(evening: Evening, names: Mapping[int, str]) -> str:
    if evening.last is None:
        return ""
    return translate("Referee", "Last round: {sum}. {verdict}").format(
        sum=comparison(evening.last), verdict=outcome_text(evening.last, names)
    )


def bid_shown(bid: Bid, rules: RuleSet) -> BidShown:
    """Return a bid as the board paints it."""
    made = shown(bid, rules.strict_bids)
    return BidShown(made.quantity, made.face, made.style, spoken_bid(bid))
