"""The evening as a text to keep: seats and score, the rules in force, then everything that happened, round by round."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from engine.cards.events import BetPlaced, Event
from engine.cards.play import apply, start
from engine.cards.state import Phase, Table
from engine.cards.tallies import summary
from engine.records.cards_record import CardsRecord
from liars_qt.models.cards_shown import Scene, rules_shown, scene_of
from liars_qt.words.card_events import event_text
from liars_qt.words.card_meanings import cup_text
from liars_qt.words.cards import (
    hits_text,
    length_name,
    penalties_text,
    rounds_text,
    rules_count_text,
    streak_text,
    variant_name,
)
from liars_qt.words.wording import Wording

translate = QCoreApplication.translate


def evening_text(record: CardsRecord, wording: Wording) -> str:
    """Return a game in words, in the language and the wording of now."""
    game = start(record.setup)
    told: list[str] = []
    for action in record.actions:
        step = apply(game, action)
        told += _round_lines(step.events, scene_of(step.game.table, wording))
        game = step.game
    scene = scene_of(game.table, wording)
    return "\n".join((*_head(scene), *told, *_end(scene))) + "\n"


def _head(scene: Scene) -> Iterator[str]:
    table = scene.table
    length = table.settings.length
    yield translate("CardExport", "Red or Black")
    yield f"{length_name(length)}, {rounds_text(length)}"
    houses = [variant_name(name) for name in _switched_on(table)]
    if houses:
        yield ", ".join(houses)
    yield ""
    yield from seat_lines(scene)


def seat_lines(scene: Scene) -> Iterator[str]:
    """Yield everybody's hits and penalties, the one with most hits first."""
    for seat in summary(scene.table).seats:
        figures = ", ".join((hits_text(seat.hits, seat.bets), penalties_text(seat.penalties)))
        yield translate("CardExport", "{name}: {figures}").format(
            name=scene.labels[seat.ident], figures=figures
        )


def cup_line(scene: Scene) -> str:
    """Return who holds the King's Cup and what that means."""
    cup = scene.table.cup
    return "" if cup is None else cup_text(scene.wording, scene.labels[cup.holder], cup.price)


def streak_line(scene: Scene) -> str:
    """Return the best streak and whose it is, or that there was none."""
    told = summary(scene.table)
    if not told.streak_holders:
        return translate("CardTable", "Not one bet was right this time.")
    names = ", ".join(scene.labels[seat] for seat in told.streak_holders)
    return translate("CardTable", "Best streak: {names}, {streak}").format(
        names=names, streak=streak_text(told.best_streak)
    )


def _round_lines(events: tuple[Event, ...], scene: Scene) -> Iterator[str]:
    """Tell what happened; a bet begins a new paragraph with the number of its round."""
    for event in events:
        if isinstance(event, BetPlaced):
            yield ""
            yield translate("CardExport", "Round {number}").format(number=_number(scene.table))
        line = event_text(event, scene.labels, scene.wording)
        if line:
            yield f"  {line}"


def _end(scene: Scene) -> Iterator[str]:
    yield ""
    if scene.table.phase is Phase.OVER:
        yield cup_line(scene)
        yield streak_line(scene)
    elif scene.table.rules:
        yield rules_count_text(len(scene.table.rules))
        yield from (f"  {rule.card}  {rule.text}, {rule.ends}" for rule in rules_shown(scene))


def _number(table: Table) -> int:
    return len(table.history) + (table.round is not None)


def _switched_on(table: Table) -> Iterator[str]:
    variants = table.settings.variants
    return (name for name in variants.__slots__ if getattr(variants, name))
