"""The rounds of a game of Red or Black as a list: who bet what, what came, who did it, what it cost."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from engine.cards.meanings import MEANINGS
from engine.cards.state import Outcome, Round
from liars_qt.models.cards_shown import Scene
from liars_qt.widgets.round_notes import NoteRole
from liars_qt.words.cards import Labels, bet_text, charge_text, decision_text, free_text

translate = QCoreApplication.translate
Index = QModelIndex | QPersistentModelIndex


class CardsHistoryModel(QAbstractListModel):
    """Answer the roles of `NoteRole` for the rounds that are done, the latest one first."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin without a game."""
        super().__init__(parent)
        self._rounds: tuple[Round, ...] = ()
        self._labels: Labels = {}

    def show_scene(self, scene: Scene) -> None:
        """Show a table's rounds."""
        self.beginResetModel()
        self._rounds, self._labels = tuple(reversed(scene.table.history)), scene.labels
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """Return the number of rounds done."""
        return 0 if parent is not None and parent.isValid() else len(self._rounds)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return one role of a round."""
        if not index.isValid():
            return None
        played = self._rounds[index.row()]
        if role == NoteRole.TITLE:
            return round_title(played, self._labels)
        if role == NoteRole.LINES:
            return round_lines(played, self._labels)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return ". ".join((round_title(played, self._labels), *round_lines(played, self._labels)))
        return None


def round_title(played: Round, labels: Labels) -> str:
    """Return a round's number and its bet."""
    title = translate("CardTable", "{number}. {name}: {bet}")
    bet = bet_text(played.bet, played.against)
    return title.format(number=played.number, name=labels[played.bettor], bet=bet)


def round_lines(played: Round, labels: Labels) -> tuple[str, ...]:
    """Return what came of a round, line by line."""
    lines = (decision_text(played), _doer(played, labels), _spared(played, labels), _charged(played, labels))
    return tuple(line for line in lines if line)


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
