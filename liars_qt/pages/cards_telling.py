"""What the note beside the card says: what the bet is about, what the card asks for and of whom."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from engine.cards.legality import bounce_target
from engine.cards.meanings import MEANINGS, Pile
from engine.cards.price import cup_price
from engine.cards.state import Level, Phase, Round
from liars_qt.models.cards_shown import Scene
from liars_qt.words.card_meanings import (
    Cast,
    bounce_text,
    cup_text,
    first_joker_text,
    meaning_text,
    meaning_title,
)
from liars_qt.words.card_tasks import task_text, theme_text
from liars_qt.words.cards import level_name, tie_text
from liars_qt.words.wording import Wording

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class NoteShown:
    """A note: its title, its text, and what stands below in paler ink."""

    title: str = ""
    text: str = ""
    aside: str = ""


def note_of(scene: Scene) -> NoteShown:
    """Return what is to be read at a table, now."""
    if scene.table.phase is Phase.OVER:
        return NoteShown()
    played = scene.round
    if played is None:
        return _bet_note(scene)
    if played.card.is_joker:
        return NoteShown(meaning_title(played.card.rank), _joker_text(scene, played))
    text = meaning_text(played.card.rank, scene.wording, _cast(scene, played), played.price)
    return NoteShown(meaning_title(played.card.rank), text, _aside(scene, played))


def price_told(price: int) -> str:
    """Return the price of a round as a sentence."""
    if price == 1:
        return translate("CardTable", "The round costs 1.")
    return translate("CardTable", "Ace, two, three and six cost double.")


def _bet_note(scene: Scene) -> NoteShown:
    table = scene.table
    if table.level is Level.COLOUR:
        text = translate(
            "CardTable", "Right: you name who does what the card says. Wrong: you do it yourself."
        )
        return NoteShown(level_name(table.level), text, "" if table.history else _first_hint(scene.wording))
    price = translate("CardTable", "Ace, two, three and six cost double here.")
    passing = translate("CardTable", "A pass brings the price down to 1, and the card is yours all the same.")
    return NoteShown(level_name(table.level), f"{tie_text()} {price}", passing)


def _first_hint(wording: Wording) -> str:
    """Return where names and the wording are chosen; small moves never name what they replace."""
    if wording is Wording.SIPS:
        return translate(
            "CardTable", "Names, house rules, a game without alcohol: the button at the top right."
        )
    return translate("CardTable", "Names, house rules: the button at the top right.")


def _cast(scene: Scene, played: Round) -> Cast:
    pile = MEANINGS[played.card.rank].draws
    theme = theme_text(played.drawn) if pile is Pile.THEMES and played.drawn is not None else ""
    if played.doer is None:
        return Cast(theme=theme)
    neighbour = scene.labels[scene.table.after(played.doer)]
    return Cast(scene.labels[played.doer], neighbour, theme)


def _aside(scene: Scene, played: Round) -> str:
    pile = MEANINGS[played.card.rank].draws
    if pile is Pile.TASKS and played.drawn is not None:
        return task_text(played.drawn, scene.wording)
    if played.bounced_by is not None and played.doer is not None:
        bounced = translate("CardTable", "Sent back: {name} → {to}")
        return bounced.format(name=scene.labels[played.bounced_by], to=scene.labels[played.doer])
    target = bounce_target(scene.table)
    return bounce_text(scene.labels[target]) if target is not None else ""


def _joker_text(scene: Scene, played: Round) -> str:
    if scene.table.jokers == 1:
        return first_joker_text(scene.wording)
    drawer = scene.labels[played.bettor if played.doer is None else played.doer]
    return cup_text(scene.wording, drawer, cup_price(scene.table.weight))
