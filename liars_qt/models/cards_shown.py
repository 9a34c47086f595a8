"""Cards, verdicts and seats of Red or Black as the widgets show them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from engine.cards.deck import Card, Colour, Rank, Suit
from engine.cards.meanings import MEANINGS
from engine.cards.state import LastingRule, Outcome, Round, Table
from liars_qt.look.cards import CardFace
from liars_qt.look.suits import SuitShape
from liars_qt.widgets.card_frame import Seal
from liars_qt.widgets.playing_card import CardShown
from liars_qt.widgets.rule_list import RuleShown
from liars_qt.words.card_meanings import lifts_text, rule_text
from liars_qt.words.cards import Labels, card_index, card_text, rank_name, seat_labels, spoken_card
from liars_qt.words.wording import Wording

translate = QCoreApplication.translate

_SHAPES = {
    Suit.HEARTS: SuitShape.HEARTS,
    Suit.DIAMONDS: SuitShape.DIAMONDS,
    Suit.CLUBS: SuitShape.CLUBS,
    Suit.SPADES: SuitShape.SPADES,
}
_SEALS = {
    Outcome.HIT: Seal.HIT,
    Outcome.MISS: Seal.MISS,
    Outcome.PASSED: Seal.PASSED,
    Outcome.VOID: Seal.VOID,
}


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as it is put on the screen: what everybody is called, and in which wording it speaks."""

    table: Table
    labels: Labels
    wording: Wording

    @property
    def round(self) -> Round | None:
        """Return the open round, or None."""
        return self.table.round


def scene_of(table: Table, wording: Wording) -> Scene:
    """Return a table as a scene, in the language of now."""
    return Scene(table, seat_labels(table), wording)


def card_shown(card: Card | None) -> CardShown:
    """Return a card face up, or the back of one for None."""
    if card is None:
        return CardShown(spoken=translate("CardTable", "a card face down"))
    if card.suit is None:
        return CardShown(CardFace(int(card.rank), None, rank_name(card.rank)), spoken=spoken_card(card))
    face = CardFace(int(card.rank), _SHAPES[card.suit], card_index(card.rank))
    return CardShown(face, spoken=spoken_card(card))


def seal_of(played: Round) -> Seal:
    """Return the seal that a round's card bears."""
    return _SEALS[played.outcome]


def rules_shown(scene: Scene) -> tuple[RuleShown, ...]:
    """Return the lasting rules, the oldest first."""
    return tuple(_rule(rule, scene) for rule in scene.table.rules)


def _rule(rule: LastingRule, scene: Scene) -> RuleShown:
    holder = scene.labels[rule.holder]
    text = rule_text(rule, holder, scene.wording)
    if rule.rank is Rank.SEVEN:
        text = translate("CardTable", "{rule} ({name})").format(rule=text, name=holder)
    ends = translate("CardTable", "{until}, since round {number}")
    red = rule.card.colour is Colour.RED
    return RuleShown(
        card_text(rule.card), red, text, ends.format(until=lifts_text(rule.rank), number=rule.since)
    )


def cup_cards(table: Table) -> tuple[Card, ...]:
    """Return the cards that make up the weight of the King's Cup, in the order in which they came."""
    return tuple(card for card in table.seen if MEANINGS[card.rank].lasting is not None)


def kings_out(table: Table) -> int:
    """Return how many kings have come."""
    return sum(card.rank is Rank.KING for card in table.seen)
