"""The codes of the dice engine in words: rule sets, refusals, events, verdicts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.dice import events as happened
from engine.dice.bid import Bid, Call
from engine.dice.legality import No
from engine.dice.rules import Order, Palifico, RuleProblem, RuleSet, Trigger
from engine.dice.state import Round
from engine.refusal import Refusal
from liars_qt.words.names import Names

translate = QCoreApplication.translate


def bid_text(bid: Bid) -> str:
    """Return a bid as a table says it: "4 × 5", with its style where it is strict."""
    short = f"{bid.quantity} × {bid.face}"
    return translate("Dice", "{bid} strict").format(bid=short) if bid.strict else short


def spoken_bid(bid: Bid) -> str:
    """Return a bid for a screen reader."""
    said = translate("Dice", "%n dice showing {face}", None, bid.quantity).format(face=bid.face)
    return translate("Dice", "{bid}, strict").format(bid=said) if bid.strict else said


def rules_name(rules: RuleSet) -> str:
    """Return the name of a rule set."""
    names = {
        "classic": translate("Dice", "Classic"),
        "wild-strict": translate("Dice", "Wild and strict"),
        "knockout": translate("Dice", "Knockout"),
        "menteur": translate("Dice", "Menteur"),
    }
    return names.get(rules.key, translate("Dice", "House rules"))


def rules_reading(rules: RuleSet) -> tuple[str, ...]:
    """Return how this table reads each house rule, a few words each, the most telling first."""
    readings = [
        translate("Dice", "the last one with dice wins")
        if rules.knockout
        else translate("Dice", "penalties, dice stay"),
        translate("Dice", "ones are wild") if rules.wild_ones else translate("Dice", "ones are plain"),
    ]
    readings += _order_reading(rules.order)
    if rules.strict_bids:
        readings.append(translate("Dice", "strict bids at half the number"))
    if not rules.open_with_ones:
        readings.append(translate("Dice", "no opening with ones"))
    if rules.exact:
        readings.append(translate("Dice", "exact call"))
    return (*readings, *_palifico_reading(rules))


def rules_in_force(rules: RuleSet) -> tuple[str, ...]:
    """Return everything that a table plays by: the name of its rule set, then every point, in full."""
    dice = translate("Dice", "%n dice each", None, rules.dice_per_seat)
    raises = translate("Dice", "a raise is more dice, or as many of a higher face")
    order = () if rules.order is Order.FACE_FIRST else (raises,)
    trigger = () if rules.palifico is Palifico.NONE else (trigger_text(rules.trigger),)
    return (rules_name(rules), dice, *order, *rules_reading(rules), *trigger)


def _order_reading(order: Order) -> tuple[str, ...]:
    return {
        Order.PLAIN: (),
        Order.HALVED_ONES: (translate("Dice", "ones at half the number"),),
        Order.ONES_HIGHEST: (translate("Dice", "ones above sixes"),),
        Order.FACE_FIRST: (translate("Dice", "the face comes before the number"),),
    }[order]


def _palifico_reading(rules: RuleSet) -> tuple[str, ...]:
    if rules.palifico is Palifico.NONE:
        return ()
    frozen = {
        Palifico.FROZEN_FACE: translate("Dice", "palifico: the face is frozen"),
        Palifico.FROZEN_QUANTITY: translate("Dice", "palifico: the number is frozen"),
    }
    return (frozen[rules.palifico],)


def trigger_text(trigger: Trigger) -> str:
    """Return when a palifico round comes."""
    return {
        Trigger.OPENER_HAS_ONE: translate("Dice", "whenever the opener has a single die"),
        Trigger.FIRST_FALL_TO_ONE: translate("Dice", "when a player first falls to one die"),
    }[trigger]


def problem_text(problem: RuleProblem) -> str:
    """Return why a mixture of rules cannot be played."""
    return {
        RuleProblem.DICE_OUT_OF_RANGE: translate("Dice", "Each player needs one to six dice."),
        RuleProblem.EXACT_NEEDS_KNOCKOUT: translate(
            "Dice", "The exact call needs dice to win or lose: knockout."
        ),
        RuleProblem.PALIFICO_NEEDS_KNOCKOUT: translate("Dice", "Palifico needs dice to lose: knockout."),
        RuleProblem.STRICT_NEEDS_WILD_ONES: translate("Dice", "Strict bids make sense with wild ones only."),
        RuleProblem.STRICT_NEEDS_PLAIN_ORDER: translate("Dice", "Strict bids need the plain order of bids."),
        RuleProblem.HALVED_ORDER_NEEDS_WILD_ONES: translate(
            "Dice", "Ones at half the number need wild ones."
        ),
    }[problem]


def refusal_text(refusal: Refusal) -> str:
    """Return one sentence that tells why an action is not possible."""
    if refusal.code in (No.TOO_MANY, No.NEEDS_QUANTITY):
        return _counted_refusal(refusal)
    sentence = {
        No.GAME_OVER: translate("Dice", "The game is over."),
        No.ROUND_OVER: translate("Dice", "The cups are up, this round is over."),
        No.ROUND_OPEN: translate("Dice", "This round is still being bid."),
        No.PLAYED_OUT: translate("Dice", "A knockout game is played to the last die."),
        No.DICE_SHOWN: translate("Dice", "Dice that were shown stay shown."),
        No.NOTHING_TO_CALL: translate("Dice", "There is no bid to call yet."),
        No.EXACT_NOT_PLAYED: translate("Dice", "The exact call is not played at this table."),
        No.NO_SUCH_FACE: translate("Dice", "A die shows 1 to 6."),
        No.NO_DICE: translate("Dice", "A bid names at least one die."),
        No.STRICT_NOT_PLAYED: translate("Dice", "There are no strict bids in this round."),
        No.OPENS_WILD: translate("Dice", "The first bid of a round is a wild one."),
        No.OPENS_WITHOUT_ONES: translate("Dice", "A round may not open with ones."),
        No.FACE_FROZEN: translate("Dice", "Palifico: the face is frozen at {face}."),
        No.QUANTITY_FROZEN: translate("Dice", "Palifico: the number is frozen at {quantity}."),
        No.FACE_COMES_FIRST: translate("Dice", "The face comes first here: none below {face}."),
        No.NOT_HIGHER: translate("Dice", "Not higher than {quantity} × {face}."),
    }[No(refusal.code)]
    return sentence.format(**dict(refusal.numbers))


def _counted_refusal(refusal: Refusal) -> str:
    if refusal.code is No.TOO_MANY:
        return translate("Dice", "Only %n dice on the table.", None, refusal["dice"])
    if refusal["face"] == 1:
        return translate("Dice", "At least %n ones are needed here.", None, refusal["quantity"])
    return translate("Dice", "At least %n dice are needed here.", None, refusal["quantity"])


def event_text(event: happened.Event, names: Names) -> str:
    """Return one line for the log and the screen reader; the reader's own seat is addressed as such."""
    if isinstance(event, happened.Rolled):
        return _rolled(event, names)
    if isinstance(event, happened.Revealed):
        return count_text(event.bid, event.count, event.wild)
    if isinstance(event, happened.Ended):
        return translate("Dice", "The game was called off.")
    if isinstance(event, happened.LostDie) and event.left == 0:
        return _last_die(event, names)
    if event.seat == names.you:
        return _own_event(event)
    return _event(event, names[event.seat])


def _last_die(event: happened.LostDie, names: Names) -> str:
    if event.seat == names.you:
        return translate("Dice", "You lose your last die.")
    return translate("Dice", "{name} loses the last die.").format(name=names[event.seat])


def _rolled(event: happened.Rolled, names: Names) -> str:
    dice = translate("Dice", "%n dice on the table", None, event.dice)
    if event.opener == names.you:
        return translate("Dice", "New round, {dice}: you open.").format(dice=dice)
    return translate("Dice", "New round, {dice}: {name} opens.").format(dice=dice, name=names[event.opener])


def _own_event(event: happened.Event) -> str:
    number, bid = _number(event), _bid(event)
    return {
        happened.Bade: translate("Dice", "You bid {bid}."),
        happened.Challenged: translate("Dice", "You challenge {bid}."),
        happened.CalledExact: translate("Dice", "You call {bid} exact."),
        happened.PalificoBegan: translate("Dice", "Palifico: you open, ones are not wild."),
        happened.LostDie: translate("Dice", "You lose a die, %n left.", None, number),
        happened.TookPenalty: translate("Dice", "You take a penalty, %n in all.", None, number),
        happened.GainedDie: translate("Dice", "You get a die back: %n now.", None, number),
        happened.Out: translate("Dice", "You are out."),
        happened.Won: translate("Dice", "You win the game!"),
    }[type(event)].format(bid=bid)


def _event(event: happened.Event, name: str) -> str:
    number, bid = _number(event), _bid(event)
    return {
        happened.Bade: translate("Dice", "{name} bids {bid}."),
        happened.Challenged: translate("Dice", "{name} challenges {bid}."),
        happened.CalledExact: translate("Dice", "{name} calls {bid} exact."),
        happened.PalificoBegan: translate("Dice", "Palifico: {name} opens, ones are not wild."),
        happened.LostDie: translate("Dice", "{name} loses a die, %n left.", None, number),
        happened.TookPenalty: translate("Dice", "{name} takes a penalty, %n in all.", None, number),
        happened.GainedDie: translate("Dice", "{name} gets a die back: %n now.", None, number),
        happened.Out: translate("Dice", "{name} is out."),
        happened.Won: translate("Dice", "{name} wins the game!"),
    }[type(event)].format(name=name, bid=bid)


def _number(event: happened.Event) -> int:
    """Return the number that an event's sentence counts, 0 for those that count nothing."""
    if isinstance(event, happened.TookPenalty):
        return event.total
    return event.left if isinstance(event, happened.LostDie | happened.GainedDie) else 0


def _bid(event: happened.Event) -> str:
    calls = happened.Bade | happened.Challenged | happened.CalledExact
    return bid_text(event.bid) if isinstance(event, calls) else ""


def count_text(bid: Bid, count: int, wild: int | None) -> str:
    """Return claim and count: what was said, what lay there, how much of it was wild."""
    said = bid_text(bid)
    if not wild:
        return translate("Dice", "Claimed {bid}, found %n.", None, count).format(bid=said)
    ones = translate("Dice", "%n wild", None, wild)
    return translate("Dice", "Claimed {bid}, found %n, of them {ones}.", None, count).format(
        bid=said, ones=ones
    )


def wild_text(wild: int) -> str:
    """Return how many of the dice found are wild ones; nothing for none."""
    return translate("Dice", "%n wild", None, wild) if wild else ""


def outcome_text(rnd: Round) -> str:
    """Return what the count means for the bid, as the head of a verdict."""
    verdict, called, standing = rnd.verdict, rnd.called, rnd.standing
    if verdict is None or called is None or standing is None:
        raise ValueError("the round has no verdict yet")
    if called.call is Call.EXACT:
        if verdict.count == standing.quantity:
            return translate("Dice", "Exactly right!")
        return translate("Dice", "Not exact.")
    return translate("Dice", "The bid holds.") if verdict.holds else translate("Dice", "It was a lie!")


def verdict_text(rnd: Round, rules: RuleSet, names: Names) -> str:
    """Return the whole verdict of a round: who called whom, claim and count, what it cost whom."""
    verdict, called, bid, bidder = rnd.verdict, rnd.called, rnd.standing, rnd.bidder
    if verdict is None or called is None or bid is None or bidder is None:
        raise ValueError("the round has no verdict yet")
    event = happened.Challenged if called.call is Call.CHALLENGE else happened.CalledExact
    parts = (
        event_text(event(called.seat, bidder, bid), names),
        count_text(bid, verdict.count, verdict.wild),
        outcome_text(rnd),
        cost_text(rnd, rules, names),
    )
    return " ".join(part for part in parts if part)


def cost_text(rnd: Round, rules: RuleSet, names: Names) -> str:
    """Return what a verdict costs or gives whom, in words."""
    verdict = rnd.verdict
    if verdict is None:
        raise ValueError("the round has no verdict yet")
    if verdict.gainer is not None:
        left = rnd.dice[verdict.gainer] + 1
        return event_text(happened.GainedDie(verdict.gainer, left), names)
    if verdict.loser is None:
        return translate("Dice", "All dice are there already, so none comes back.")
    if rules.knockout:
        return event_text(happened.LostDie(verdict.loser, rnd.dice[verdict.loser] - 1), names)
    if verdict.loser == names.you:
        return translate("Dice", "You take a penalty.")
    return translate("Dice", "{name} takes a penalty.").format(name=names[verdict.loser])
