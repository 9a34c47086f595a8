"""The rounds of a dice game as a list: titles, bids, hands, verdicts, and each round whole in words.

The first round comes first, the one being bid last. The hands are those that were shown, nothing hidden is here.
"""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from engine.dice.bid import Bid, count_matches
from engine.dice.state import Round, Table
from liars_qt.models.shown import counted, is_counted, shown
from liars_qt.widgets.bid_label import BidShown
from liars_qt.widgets.round_history import NamedBid, NamedHand, RoundRole
from liars_qt.words.dice import bid_text, verdict_text
from liars_qt.words.names import Names

translate = QCoreApplication.translate
Index = QModelIndex | QPersistentModelIndex
_COLUMN = 15  # signs of a name: a card is some thirty wide


class RoundsModel(QAbstractListModel):
    """Answer the roles of `RoundRole` for a table's rounds; the display role says a round in words."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin without a table."""
        super().__init__(parent)
        self._table: Table | None = None
        self._rounds: tuple[Round, ...] = ()
        self._names = Names((), None)

    def show_table(self, table: Table, names: Names, told: bool = True) -> None:
        """Show a table's rounds; the last one's hands and verdict stay untold until `told`.

        Rows that are as they were are not touched, so a long list keeps its place.
        """
        last = table.round
        rounds = (*table.history, last if told else _untold(last))
        same = self._names == names and self._table is not None and self._table.rules == table.rules
        before, self._table, self._names = self._rounds, table, names
        if not same or not _continues(before, rounds):
            self.beginResetModel()
            self._rounds = rounds
            self.endResetModel()
            return
        self._rounds = (*rounds[: len(before)],)
        self._tell_changes(before)
        if len(rounds) > len(before):
            self.beginInsertRows(QModelIndex(), len(before), len(rounds) - 1)
            self._rounds = rounds
            self.endInsertRows()

    def rowCount(self, parent: Index | None = None) -> int:
        """Return the number of rounds."""
        return 0 if parent is not None and parent.isValid() else len(self._rounds)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return one role of a round."""
        if not index.isValid() or self._table is None:
            return None
        number = index.row()
        rnd = self._rounds[number]
        if role == RoundRole.TITLE:
            return self._title(number, rnd)
        if role == RoundRole.BIDS:
            return tuple(NamedBid(self._names[made.seat], self._shown(made.bid)) for made in rnd.bids)
        if role == RoundRole.HANDS:
            return self._hands(rnd)
        if role == RoundRole.VERDICT:
            return self._verdict(rnd, self._names.brief(_COLUMN))
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._whole(number, rnd)
        return None

    def retranslate(self) -> None:
        """Say everything anew in the language of now."""
        if self._rounds:
            self.dataChanged.emit(self.index(0), self.index(len(self._rounds) - 1))

    def _tell_changes(self, before: tuple[Round, ...]) -> None:
        for row, (old, new) in enumerate(zip(before, self._rounds, strict=True)):
            if old != new:
                self.dataChanged.emit(self.index(row), self.index(row))

    def _shown(self, bid: Bid) -> BidShown:
        return shown(bid, self._table is not None and self._table.rules.strict_bids)

    def _title(self, number: int, rnd: Round) -> str:
        title = translate("Rounds", "Round {number}").format(number=number + 1)
        return translate("Rounds", "{round}, palifico").format(round=title) if rnd.palifico else title

    def _hands(self, rnd: Round) -> tuple[NamedHand, ...]:
        table, bid = self._table, rnd.standing
        if table is None or rnd.shown is None or bid is None or not is_counted(rnd):
            return ()
        wild = table.rules.wild_ones and not rnd.palifico
        return tuple(
            NamedHand(self._names[seat], counted(hand, bid, wild), str(count_matches(hand, bid, wild)))
            for seat, hand in enumerate(rnd.shown)
            if hand
        )

    def _verdict(self, rnd: Round, names: Names) -> str:
        assert self._table is not None
        return verdict_text(rnd, self._table.rules, names) if rnd.verdict is not None else ""

    def _whole(self, number: int, rnd: Round) -> str:
        bids = ", ".join(f"{self._names[made.seat]} {bid_text(made.bid)}" for made in rnd.bids)
        parts = (self._title(number, rnd), bids, self._verdict(rnd, self._names))
        return ". ".join(part.rstrip(".") for part in parts if part)


def _untold(rnd: Round) -> Round:
    """Return a round as it was before the cups came up."""
    return rnd._replace(verdict=None, shown=None)


def _continues(before: tuple[Round, ...], now: tuple[Round, ...]) -> bool:
    """Tell whether the new list only goes on from the old one: equal but for the round that was under way."""
    return 0 < len(before) <= len(now) and before[:-1] == now[: len(before) - 1]
