"""What each card asks for, in both wordings, and the rules that last.

The same sentence serves the card in play, with the names of those it falls on, and the explanation of a value, with
"the doer" in their place. Names stand in the nominative, at the head of a sentence or after its first words.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from engine.cards.deck import Rank
from engine.cards.meanings import MEANINGS, Lifts
from engine.cards.state import LastingRule
from liars_qt.words.card_tasks import ban_text
from liars_qt.words.wording import Wording, takes, times

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Cast:
    """Who and what a card's sentence speaks of; whoever is not known yet goes by the role."""

    doer: str = ""
    neighbour: str = ""
    theme: str = ""

    def roles(self) -> dict[str, str]:
        """Return the placeholders of a sentence."""
        return {
            "doer": self.doer or translate("CardMeanings", "The doer"),
            "neighbour": self.neighbour or translate("CardMeanings", "the neighbour on the left"),
            "theme": self.theme or translate("CardMeanings", "whichever is drawn"),
        }


def meaning_title(rank: Rank) -> str:
    """Return the name of what a card does, the same in both wordings."""
    return {
        Rank.ACE: translate("CardMeanings", "All yours"),
        Rank.TWO: translate("CardMeanings", "Good neighbours"),
        Rank.THREE: translate("CardMeanings", "Bounce"),
        Rank.FOUR: translate("CardMeanings", "Hands up"),
        Rank.FIVE: translate("CardMeanings", "Fingers"),
        Rank.SIX: translate("CardMeanings", "Task card"),
        Rank.SEVEN: translate("CardMeanings", "Skip the sevens"),
        Rank.EIGHT: translate("CardMeanings", "Word chain"),
        Rank.NINE: translate("CardMeanings", "Count round"),
        Rank.TEN: translate("CardMeanings", "Immunity"),
        Rank.JACK: translate("CardMeanings", "Companion"),
        Rank.QUEEN: translate("CardMeanings", "Questions only"),
        Rank.KING: translate("CardMeanings", "The king’s rule"),
        Rank.JOKER: translate("CardMeanings", "The King’s Cup"),
    }[rank]


def meaning_text(rank: Rank, wording: Wording, cast: Cast | None = None, points: int = 1) -> str:
    """Return what a card asks for; `points` (1 or 2) is the price that multiplies ace, two, three and six."""
    price = points if MEANINGS[rank].doubled else 1
    sentence = _with_sips(rank, price) if wording is Wording.SIPS else _with_moves(rank)
    roles = (cast or Cast()).roles()
    return sentence.format(sips=takes(price), times=times(price), **roles)


def _with_sips(rank: Rank, price: int) -> str:
    return {
        Rank.ACE: translate("CardMeanings", "{doer} {sips}."),
        Rank.TWO: _pair_with_sips(price),
        Rank.THREE: translate("CardMeanings", "{doer} {sips}."),
        Rank.FOUR: translate("CardMeanings", "{doer} calls “Hands up!”. Whoever is last in the air {sips}."),
        Rank.FIVE: translate(
            "CardMeanings",
            "{doer} counts to three and everybody shows 0 to 5 fingers. Whoever shows as many {sips}.",
        ),
        Rank.SIX: translate("CardMeanings", "{doer} carries out the task card and {sips}."),
        Rank.SEVEN: translate(
            "CardMeanings", "From now on all counting skips sevens and their multiples. Whoever slips {sips}."
        ),
        Rank.EIGHT: translate(
            "CardMeanings",
            "{doer} opens a word chain. The theme: {theme}. Whoever stalls or repeats a word {sips}.",
        ),
        Rank.NINE: translate(
            "CardMeanings", "{doer} starts a count round the table, a number each. Whoever slips {sips}."
        ),
        Rank.TEN: _immunity(),
        Rank.JACK: translate(
            "CardMeanings",
            "{doer} keeps everybody company until the next jack: a sip along with each of theirs "
            "(alcohol-free is fine).",
        ),
        Rank.QUEEN: translate(
            "CardMeanings",
            "{doer} speaks in questions only until the next queen. Whoever answers straight {sips}.",
        ),
        Rank.KING: translate(
            "CardMeanings",
            "{doer} makes a rule for the whole table until the next king. Whoever breaks it {sips}.",
        ),
        Rank.JOKER: translate(
            "CardMeanings",
            "The first joker falls on everybody. The second ends the game: whoever draws it takes the "
            "King’s Cup.",
        ),
    }[rank]


def _pair_with_sips(price: int) -> str:
    if price == 1:
        return translate("CardMeanings", "{doer} and {neighbour}: a sip each (alcohol-free is fine).")
    return translate("CardMeanings", "{doer} and {neighbour}: two sips each (alcohol-free is fine).")


def _with_moves(rank: Rank) -> str:
    return {
        Rank.ACE: translate("CardMeanings", "{doer} stretches right up to the ceiling {times}."),
        Rank.TWO: translate("CardMeanings", "{doer} and {neighbour} clap their palms together {times}."),
        Rank.THREE: translate("CardMeanings", "{doer} shrugs right up to the ears {times}."),
        Rank.FOUR: translate(
            "CardMeanings",
            "{doer} calls “Hands up!”. Whoever is last in the air waves to each player in turn.",
        ),
        Rank.FIVE: translate(
            "CardMeanings",
            "{doer} counts to three and everybody shows 0 to 5 fingers. Whoever shows as many makes a "
            "face at the table.",
        ),
        Rank.SIX: translate("CardMeanings", "{doer} carries out the task card and takes a bow {times}."),
        Rank.SEVEN: translate(
            "CardMeanings",
            "From now on all counting skips sevens and their multiples. Whoever slips claps overhead.",
        ),
        Rank.EIGHT: translate(
            "CardMeanings",
            "{doer} opens a word chain. The theme: {theme}. Whoever stalls or repeats a word is a robot "
            "for three seconds.",
        ),
        Rank.NINE: translate(
            "CardMeanings",
            "{doer} starts a count round the table, a number each. Whoever slips drums on both knees.",
        ),
        Rank.TEN: _immunity(),
        Rank.JACK: translate(
            "CardMeanings", "{doer} keeps everybody company and joins in with every move until the next jack."
        ),
        Rank.QUEEN: translate(
            "CardMeanings",
            "{doer} speaks in questions only until the next queen. Whoever answers straight wiggles all "
            "ten fingers.",
        ),
        Rank.KING: translate(
            "CardMeanings",
            "{doer} makes a rule for the whole table until the next king. Whoever breaks it gives a "
            "royal wave.",
        ),
        Rank.JOKER: translate(
            "CardMeanings",
            "The first joker falls on everybody. The second ends the game: whoever draws it takes the "
            "King’s Cup.",
        ),
    }[rank]


def _immunity() -> str:
    return translate(
        "CardMeanings",
        "{doer} holds immunity: once, at the end of a round, it cancels all that the round would cost.",
    )


def bounce_text(previous: str = "") -> str:
    """Return that a three may go back, to a seat by name or to the previous doer in general."""
    to = previous or translate("CardMeanings", "the doer of the round before")
    return translate("CardMeanings", "It may be sent back: {name}.").format(name=to)


def first_joker_text(wording: Wording) -> str:
    """Return what the first joker asks of everybody."""
    if wording is Wording.SIPS:
        return translate(
            "CardMeanings", "First joker: a sip for everybody (alcohol-free is fine). The crown is half lit."
        )
    return translate("CardMeanings", "First joker: everybody up for one good stretch. The crown is half lit.")


def cup_text(wording: Wording, name: str, price: int) -> str:
    """Return what the second joker means for its drawer, whose cup costs 0 to 3 points."""
    if price == 0:
        return translate("CardMeanings", "The King’s Cup goes to {name}, and it is empty.").format(name=name)
    if wording is Wording.SIPS:
        sentence = translate("CardMeanings", "The King’s Cup goes to {name}, who {sips}.")
        return sentence.format(name=name, sips=takes(price))
    sentence = translate("CardMeanings", "The King’s Cup goes to {name}, who takes a royal bow {times}.")
    return sentence.format(name=name, times=times(price))


def rule_text(rule: LastingRule, holder: str, wording: Wording) -> str:
    """Return a lasting rule as a line of the list: who holds it and what it says."""
    if rule.rank is Rank.KING:
        return _kings_rule(rule, holder)
    sentence = {
        Rank.SEVEN: translate("CardMeanings", "Counting skips sevens and their multiples"),
        Rank.TEN: translate("CardMeanings", "{name} holds immunity"),
        Rank.JACK: _companion(wording),
        Rank.QUEEN: translate("CardMeanings", "{name} speaks in questions only"),
    }[rule.rank]
    return sentence.format(name=holder)


def _kings_rule(rule: LastingRule, holder: str) -> str:
    said = rule.text if rule.ban is None else ban_text(rule.ban)
    if not said:
        return translate("CardMeanings", "The king’s rule, as spoken: {name}").format(name=holder)
    return translate("CardMeanings", "The king’s rule: {rule} ({name})").format(rule=said, name=holder)


def _companion(wording: Wording) -> str:
    if wording is Wording.SIPS:
        return translate("CardMeanings", "{name} joins in with every sip")
    return translate("CardMeanings", "{name} joins in with every move")


def lifts_text(rank: Rank) -> str:
    """Return when a lasting rule ends; raises KeyError for a rank that does not last."""
    lasting = MEANINGS[rank].lasting
    if lasting is not None and lasting.lifts is Lifts.WHEN_USED:
        return translate("CardMeanings", "until used")
    return {
        Rank.SEVEN: translate("CardMeanings", "until the next seven"),
        Rank.JACK: translate("CardMeanings", "until the next jack"),
        Rank.QUEEN: translate("CardMeanings", "until the next queen"),
        Rank.KING: translate("CardMeanings", "until the next king"),
    }[rank]
