"""The rounds of a game of Red or Black as a list: who bet what, what came, who did it, what it cost."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.cards.meanings import MEANINGS
from engine.cards.state import Outcome, Round
from liars_qt.models.cards_shown import Scene
from liars_qt.models.notes import Note, NotesModel
from liars_qt.words.cards import Labels, bet_text, charge_text, decision_text, free_text

translate = QCoreApplication.translate


class CardsHistoryModel(NotesModel):
    """Note the rounds that are done, the latest one first."""

    def show_scene(self, scene: Scene) -> None:
        """Show a table's rounds."""
        self.show_notes(round_note(played, scene.labels) for played in reversed(scene.table.history))


def round_note(played: Round, labels: Labels) -> Note:
    """Return a round with its bet, and below that what came of it, line by line."""
    lines = (decision_text(played), _doer(played, labels), _spared(played, labels), _charged(played, labels))
    return Note(_title(played, labels), tuple(line for line in lines if line))


def _title(played: Round, labels: Labels) -> str:
    title = translate("CardTable", "{number}. {name}: {bet}")
    bet = bet_text(played.bet, played.against)
    return title.format(number=played.number, name=labels[played.bettor], bet=bet)


def _doer(played: Round, labels: Labels) -> str:
    if played.doer is None:
        return translate("CardTable", "Everybody in it has left, nobody is charged")
    if played.card.is_joker:
        return ""
    if played.bounced_by is not None:
        bounced = translate("CardTable", "Sent back: {name} → {to}")
        return bounced.format(name=labels[played.bounced_by], to=labels[played.doer])
    if played.outcome is not Outcome.HIT:
        return ""
    return translate("CardTable", "Does it: {name}").format(name=labels[played.doer])


def _spared(played: Round, labels: Labels) -> str:
    names = ", ".join(labels[seat] for seat in played.spared)
    return translate("CardTable", "Immunity: {names}").format(names=names) if names else ""


def _charged(played: Round, labels: Labels) -> str:
    if played.charges:
        return ", ".join(charge_text(charge, labels) for charge in played.charges)
    return free_text() if played.doer is not None and not MEANINGS[played.card.rank].free else ""
