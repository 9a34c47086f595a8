"""What happens at the card table, as lines of the log; and what an undo would take back."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.cards import events as happened
from engine.cards.actions import Action, Appoint, Bounce, ChooseVariants, Done, Forbid, MakeRule, Reseat
from engine.cards.meanings import Pile
from engine.cards.state import Bet, Level
from liars_qt.words.card_meanings import rule_text
from liars_qt.words.card_tasks import task_text, theme_text
from liars_qt.words.cards import Labels, bet_text, decision_text
from liars_qt.words.wording import Wording

translate = QCoreApplication.translate


def event_text(event: happened.Event, labels: Labels, wording: Wording) -> str:
    """Return one line for the log and the screen reader; empty for what another line tells already."""
    return (
        _bet_line(event, labels)
        or _task_line(event, labels)
        or _rule_line(event, labels, wording)
        or _score_line(event, labels)
        or _table_line(event, labels)
    )


def _bet_line(event: happened.Event, labels: Labels) -> str:
    match event:
        case happened.BetPlaced(seat, bet, _, against):
            line = translate("CardEvents", "{name}: {bet}")
            return line.format(name=labels[seat], bet=bet_text(bet, against))
        case happened.Revealed(played):
            return decision_text(played)
        case happened.LevelChanged(Level.COLOUR):
            return translate("CardEvents", "The table drops to colour.")
        case happened.LevelChanged():
            return translate("CardEvents", "The table climbs to higher or lower.")
        case happened.JokerCame(which):
            return translate("CardEvents", "Joker {which} of 2.").format(which=which)
        case happened.WeightChanged(weight):
            return translate("CardEvents", "The King’s Cup weighs {weight}.").format(weight=weight)
    return ""


def _task_line(event: happened.Event, labels: Labels) -> str:
    match event:
        case happened.DoerSet(seat, None):
            return translate("CardEvents", "The task is with {name}.").format(name=labels[seat])
        case happened.DoerSet(seat, int(by)):
            return translate("CardEvents", "{by} names {name}.").format(by=labels[by], name=labels[seat])
        case happened.Bounced(seat, to, forced):
            line = (
                translate("CardEvents", "Forced bounce: {name} → {to}.")
                if forced
                else translate("CardEvents", "Bounce: {name} → {to}.")
            )
            return line.format(name=labels[seat], to=labels[to])
        case happened.AppointAgain(bettor):
            return translate("CardEvents", "{name} names somebody else.").format(name=labels[bettor])
    return ""


def _rule_line(event: happened.Event, labels: Labels, wording: Wording) -> str:
    match event:
        case happened.Drawn(Pile.TASKS, number):
            return task_text(number, wording)
        case happened.Drawn(_, number):
            return translate("CardEvents", "Theme: {theme}.").format(theme=theme_text(number))
        case happened.RuleBegan(rule) | happened.RuleMade(rule):
            line = translate("CardEvents", "In force: {rule}.")
            return line.format(rule=rule_text(rule, labels[rule.holder], wording))
        case happened.RuleLifted(rule):
            line = translate("CardEvents", "No longer in force: {rule}.")
            return line.format(rule=rule_text(rule, labels[rule.holder], wording))
    return ""


def _score_line(event: happened.Event, labels: Labels) -> str:
    match event:
        case happened.ImmunityUsed(seat, cancelled):
            line = translate("CardEvents", "{name} uses immunity: −{points}.")
            return line.format(name=labels[seat], points=cancelled)
        case happened.Charged(seat, points, total):
            line = translate("CardEvents", "{name} +{points}: %n penalties in all.", None, total)
            return line.format(name=labels[seat], points=points)
        case happened.CupTaken(cup):
            return translate("CardEvents", "The King’s Cup goes to {name}.").format(name=labels[cup.holder])
        case happened.RoundClosed():
            return translate("CardEvents", "The round is closed, nobody is charged.")
        case happened.Ended(rounds):
            return translate("CardEvents", "The game is over after %n rounds.", None, rounds)
    return ""


def _table_line(event: happened.Event, labels: Labels) -> str:
    match event:
        case happened.TurnPassed(seat):
            return translate("CardEvents", "{name} is next to bet.").format(name=labels[seat])
        case happened.SeatsChanged():
            return translate("CardEvents", "The circle has changed and starts again from the first seat.")
        case happened.VariantsChanged():
            return translate("CardEvents", "The house rules have changed.")
    return ""


def action_text(action: Action) -> str:
    """Return what an action was, for the menu that takes it back or does it again."""
    return {
        Bet: translate("CardEvents", "the bet"),
        Appoint: translate("CardEvents", "naming the doer"),
        Bounce: translate("CardEvents", "the bounce"),
        MakeRule: translate("CardEvents", "the king’s rule"),
        Forbid: translate("CardEvents", "the king’s rule"),
        Done: translate("CardEvents", "the end of the round"),
        Reseat: translate("CardEvents", "the change of seats"),
        ChooseVariants: translate("CardEvents", "the change of house rules"),
    }[type(action)]
