"""The front of the records of one kind of evening: large figures, and the list."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.records.store import Saved
from liars_qt.bridge.cards import CARDS
from liars_qt.bridge.referee import EVENINGS
from liars_qt.models.evening_told import Told, tell_cards, tell_referee
from liars_qt.models.one_by_one import OneByOne
from liars_qt.models.past_evenings import (
    Figure,
    cards_figures,
    cards_heading,
    past_cards,
    past_referee,
    referee_figures,
    referee_heading,
)
from liars_qt.models.records import Column, Headings, Past, RecordsModel
from liars_qt.widgets.figure_tile import FigureTile
from liars_qt.widgets.past_list import PastList
from liars_qt.words.wording import Wording

_MOST_TILES = 4


@dataclass(frozen=True)
class EveningKind:
    """What a kind of evening is called in the store, and how it is read, summed up and told."""

    key: str
    headings: Headings
    read: Callable[[Saved], Past | None]
    figures: Callable[[Sequence[Any]], Sequence[Figure]]
    tell: Callable[[Saved, Wording], Told]


KINDS = (
    EveningKind(
        EVENINGS.kind, referee_heading, past_referee, referee_figures, lambda saved, _: tell_referee(saved)
    ),
    EveningKind(CARDS.kind, cards_heading, past_cards, cards_figures, tell_cards),
)


class RecordsEvenings(QWidget):
    """Show the evenings of a kind; `opened` carries the number of one, `counted` tells that more were read."""

    opened = Signal(int)
    counted = Signal()

    def __init__(
        self, kind: EveningKind, saved: Callable[[int], Saved | None], parent: QWidget | None = None
    ) -> None:
        """Begin with none; `saved` returns a stored evening by its number, None for one that cannot be read."""
        super().__init__(parent)
        self.kind, self._saved = kind, saved
        self.model: RecordsModel[Past] = RecordsModel(kind.headings, self)
        self.reader: OneByOne[Past] = OneByOne(self._read, self)
        self.tiles = tuple(FigureTile(self) for _ in range(_MOST_TILES))
        self.list = PastList(self.model, Column.PLAYERS, self)
        self._arrange()
        self.reader.changed.connect(self._show)
        self.list.activated.connect(self._open)
        self.retranslate()

    @property
    def any(self) -> bool:
        """Tell whether there is something to list, or may be."""
        return bool(self.model.games) or self.reader.missing > 0

    def show_games(self, numbers: Iterable[int], unsettled: Iterable[int]) -> None:
        """List these evenings, newest first; the `unsettled` ones are still on and may have changed."""
        self.reader.read(numbers, unsettled)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.list.setAccessibleName(self.tr("Finished evenings, newest first"))
        self.model.retranslate()
        self._show_figures()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _read(self, number: int) -> Past | None:
        saved = self._saved(number)
        return None if saved is None else self.kind.read(saved)

    def _show(self) -> None:
        self.model.show_games(self.reader.found)
        self._show_figures()
        self.counted.emit()

    def _show_figures(self) -> None:
        figures = self.kind.figures(self.model.games)
        for tile, figure in zip(self.tiles, figures, strict=False):
            tile.show_figure(figure.caption, figure.figure, figure.detail)
        for place, tile in enumerate(self.tiles):
            tile.setVisible(place < len(figures))

    def _open(self, index: QModelIndex) -> None:
        self.opened.emit(self.model.games[index.row()].game)

    def _arrange(self) -> None:
        tiles = QHBoxLayout()
        tiles.setSpacing(4)
        for tile in self.tiles:
            tiles.addWidget(tile, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 10, 16, 14)
        whole.setSpacing(10)
        whole.addLayout(tiles)
        whole.addWidget(self.list, 1)
