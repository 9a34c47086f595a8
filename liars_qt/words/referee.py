"""The referee's codes in words: names, lines of the history, what undo takes back, refusals, verdicts."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from engine.dice import events as told
from engine.dice.bid import Call
from engine.dice.legality import No
from engine.dice.rules import RuleProblem
from engine.referee import actions as act
from engine.referee.evening import Evening, PastRound, Person
from engine.referee.legality import Objection
from engine.referee.record import Correct
from engine.refusal import Refusal
from engine.session.referee import Deed
from liars_qt.words import dice
from liars_qt.words.names import Names, distinct, numbered_name

translate = QCoreApplication.translate
PeopleNames = Mapping[int, str]


def people_names(people: tuple[Person, ...]) -> dict[int, str]:
    """Return what everybody is called, by id; names that look alike get a number that no other name has."""
    names = distinct([person.name or numbered_name(person.id + 1) for person in people])
    return {person.id: name for person, name in zip(people, names, strict=True)}


def seat_names(seated: tuple[int, ...], names: PeopleNames) -> Names:
    """Return the names by seat, for the sentences of the dice table; nobody is the reader in particular."""
    return Names(tuple(names[who] for who in seated), None)


def action_text(action: act.Action, names: PeopleNames) -> str:
    """Return what was told, as one line of the history and as the name of its undo; no full stop."""
    if isinstance(action, act.BidBy):
        bid = dice.bid_text(action.bid)
        return translate("Referee", "{name}: {bid}").format(name=names[action.who], bid=bid)
    if isinstance(action, act.CallBy):
        return _call_text(action, names)
    if isinstance(action, act.Count | act.Total):
        return _count_text(action, names)
    return _seat_text(action, names) or _table_text(action, names)


def _call_text(action: act.CallBy, names: PeopleNames) -> str:
    sentence = (
        translate("Referee", "{name} challenges {bidder}: {bid}")
        if action.call is Call.CHALLENGE
        else translate("Referee", "{name} calls {bidder} exact: {bid}")
    )
    bid = dice.bid_text(action.bid)
    return sentence.format(name=names[action.who], bidder=names[action.bidder], bid=bid)


def _count_text(action: act.Count | act.Total, names: PeopleNames) -> str:
    if isinstance(action, act.Total):
        return translate("Referee", "%n matching on the whole table", None, action.matches)
    sentence = translate("Referee", "{name}: %n matching", None, action.matches)
    return sentence.format(name=names[action.who])


def _seat_text(action: act.Action, names: PeopleNames) -> str:
    """Return the line of an action about one person's seat; nothing for any other."""
    if isinstance(action, act.Join):
        sentence = translate("Referee", "{name} joins with %n dice", None, action.dice)
    elif isinstance(action, act.SetDice):
        sentence = translate("Referee", "{name}: now %n dice", None, action.dice)
    elif isinstance(action, act.SetPenalties):
        sentence = translate("Referee", "{name}: now %n penalties", None, action.penalties)
    else:
        sentence = {
            act.DieLost: translate("Referee", "{name}: a die lost from the table"),
            act.Leave: translate("Referee", "{name} leaves"),
            act.Rename: translate("Referee", "A new name: {name}"),
            act.SetOpener: translate("Referee", "{name} is to open"),
        }.get(type(action), "")
    return sentence.format(name=names.get(getattr(action, "who", -1), ""))


def _table_text(action: act.Action, names: PeopleNames) -> str:
    if isinstance(action, act.ChangeRules):
        return translate("Referee", "New rules: {rules}").format(rules=dice.rules_name(action.rules))
    if isinstance(action, act.SetPalifico):
        on, off = (
            translate("Referee", "This round is palifico"),
            translate("Referee", "This round is not palifico"),
        )
        return on if action.on else off
    if isinstance(action, act.KeepBids):
        on, off = translate("Referee", "Bids are kept"), translate("Referee", "Only reveals are judged")
        return on if action.on else off
    return {
        act.NextRound: translate("Referee", "Next round"),
        act.VoidRound: translate("Referee", "The round is void"),
        act.Reorder: translate("Referee", "A new order of seats"),
        act.EndGame: translate("Referee", "End of the game"),
        act.NewGame: translate("Referee", "One more game"),
    }[type(action)]


def deed_text(deed: Deed, names: PeopleNames) -> str:
    """Return what an undo takes back: the outcome if there was one, else what was told."""
    if isinstance(deed.entry, Correct):
        return _correction_text(deed, names)
    telling = [event for event in deed.events if isinstance(event, _OUTCOMES)]
    if not telling:
        return action_text(deed.entry, names)
    event = max(telling, key=lambda event: _OUTCOMES.index(type(event)))
    sentence = {
        told.GainedDie: translate("Referee", "{name} gets a die back"),
        told.TookPenalty: translate("Referee", "{name} takes a penalty"),
        told.LostDie: translate("Referee", "{name} loses a die"),
        told.Out: translate("Referee", "{name} is out"),
        told.Won: translate("Referee", "{name} wins"),
    }[type(event)]
    return sentence.format(name=names[deed.after.seated[event.seat]])


_OUTCOMES = (told.GainedDie, told.TookPenalty, told.LostDie, told.Out, told.Won)


def _correction_text(deed: Deed, names: PeopleNames) -> str:
    assert isinstance(deed.entry, Correct)
    if deed.entry.action is None:
        was = action_text(deed.was, names) if deed.was is not None else ""
        return translate("Referee", "struck out: {what}").format(what=was)
    what = action_text(deed.entry.action, names)
    return translate("Referee", "correction: {what}").format(what=what)


def refusal_text(refusal: Refusal, names: PeopleNames) -> str:
    """Return one sentence that tells why the referee does not take something."""
    code = refusal.code
    if isinstance(code, No):
        return dice.refusal_text(refusal)
    if isinstance(code, RuleProblem):
        return dice.problem_text(code)
    if code is Objection.COUNT_OUT_OF_RANGE:
        return translate("Referee", "At most %n dice can match here.", None, refusal["most"])
    if code is Objection.NOT_ON_TURN:
        return translate("Referee", "It is the turn of {name}.").format(name=names[refusal["turn"]])
    if code is Objection.OUT_OF_GAME:
        return translate("Referee", "{name} is out of the game.").format(name=names[refusal["who"]])
    return _objections()[Objection(code)].format(**dict(refusal.numbers))


def _objections() -> dict[Objection, str]:
    return {
        Objection.NOT_SEATED: translate("Referee", "Nobody like that sits at the table then."),
        Objection.ALREADY_SEATED: translate("Referee", "This person sits at the table already."),
        Objection.OWN_BID: translate("Referee", "Nobody calls their own bid."),
        Objection.NOTHING_TO_COUNT: translate("Referee", "Nothing was called, so nothing is counted."),
        Objection.ROUND_UNDER_WAY: translate(
            "Referee", "A round is under way: seats and rules change between rounds."
        ),
        Objection.COUNT_UNDER_WAY: translate("Referee", "Finish the count first, or call the round void."),
        Objection.TABLE_FULL: translate("Referee", "No more than {most} people fit at a table."),
        Objection.TOO_FEW: translate("Referee", "A game needs {least} people at least."),
        Objection.NOBODY_LEFT: translate("Referee", "Nobody would have any dice left."),
        Objection.SEATS_DIFFER: translate("Referee", "Other people sit at the table then."),
        Objection.DICE_OUT_OF_RANGE: translate("Referee", "Between {least} and {most} dice fit under a cup."),
        Objection.PENALTIES_OUT_OF_RANGE: translate("Referee", "Penalties go from 0 to {most}."),
        Objection.NO_PENALTIES: translate("Referee", "This game takes dice, not penalties."),
        Objection.LAST_DIE: translate(
            "Referee", "This is the last die of the cup: call the round void first."
        ),
        Objection.BREAKS_THE_BID: translate(
            "Referee", "The bid names all {quantity} dice: call the round void first."
        ),
        Objection.NO_PALIFICO: translate("Referee", "Palifico is not played at this table."),
        Objection.NO_SUCH_ENTRY: translate("Referee", "This line is not in the history any more."),
        Objection.LATER_ENTRY: translate("Referee", "Something told later does not fit any more."),
    }


def arithmetic(past: PastRound) -> str:
    """Return the sum behind a verdict: "1 + 2 + 1 + 2 = 6", or the total alone; figures need no language."""
    numbers = [str(n) for n in past.matches if n is not None]
    count = past.round.verdict.count if past.round.verdict is not None else 0
    return f"{' + '.join(numbers)} = {count}" if len(numbers) > 1 else str(count)


def comparison(past: PastRound) -> str:
    """Return the sum and how it stands to the claim: "1 + 2 + 1 + 2 = 6 ≥ 6"; a right exact claim says it all."""
    bid, verdict, called = past.round.standing, past.round.verdict, past.round.called
    if bid is None or verdict is None or called is None:
        return ""
    if called.call is Call.EXACT and verdict.count == bid.quantity:
        return arithmetic(past)
    exact = called.call is Call.EXACT
    sign = "\N{NOT EQUAL TO}" if exact else "\N{GREATER-THAN OR EQUAL TO}" if verdict.holds else "<"
    return f"{arithmetic(past)} {sign} {bid.quantity}"


def verdict_text(past: PastRound, names: PeopleNames) -> str:
    """Return a verdict whole: who called whom, claim and count, what it cost whom, and whether that put out."""
    named, loser = seat_names(past.seated, names), _put_out(past)
    sentence = dice.verdict_text(past.round, past.rules, named)
    return sentence if loser is None else f"{sentence} {dice.event_text(told.Out(loser), named)}"


def outcome_text(past: PastRound, names: PeopleNames) -> str:
    """Return the verdict in large type: how the claim stands, what it costs whom, and whether that puts out."""
    named, loser = seat_names(past.seated, names), _put_out(past)
    cost = dice.cost_text(past.round, past.rules, named)
    if loser is not None:
        cost = dice.event_text(told.Out(loser), named)
    return f"{dice.outcome_text(past.round)} {cost}"


def _put_out(past: PastRound) -> int | None:
    """Return the seat that lost its last die in a round."""
    loser = past.round.verdict.loser if past.round.verdict is not None else None
    out = loser is not None and past.rules.knockout and past.round.dice[loser] == 1
    return loser if out else None


def turn_text(evening: Evening, names: PeopleNames) -> str:
    """Return whose turn it is in a round that is being bid."""
    if evening.turn is None:
        return ""
    name = names[evening.turn]
    opens = evening.table.round.standing is None
    sentence = translate("Referee", "{name} opens") if opens else translate("Referee", "{name} is to speak")
    return sentence.format(name=name)
