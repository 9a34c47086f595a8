"""One game after the other at the card table: dealt, taken up again, started over, kept as a text."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engine.cards.deck import Length
from engine.cards.state import Phase
from liars_qt.bridge.cards import CardsBridge, CardsShelf
from liars_qt.models.cards_text import evening_text
from liars_qt.models.game_export import write
from liars_qt.pages.cards_setup import first_record, fresh_seed
from liars_qt.settings.options import Settings
from liars_qt.widgets.question import Question
from liars_qt.widgets.saving import SaveDialog
from liars_qt.words.cards import length_name
from liars_qt.words.wording import Wording


class CardsGames(QObject):
    """Put games on the table, asking first where one would be lost; `said` carries a sentence for the people there."""

    said = Signal(str)

    def __init__(self, bridge: CardsBridge, shelf: CardsShelf, settings: Settings, page: QWidget) -> None:
        """Deal onto `bridge`, keep on `shelf`, ask over `page`."""
        super().__init__(page)
        self._bridge, self._shelf, self._settings, self._page = bridge, shelf, settings, page

    def open_first(self) -> None:
        """Take up the game that was left unfinished, or deal at the table that was set last."""
        session = self._shelf.resume()
        if session is not None and session.table.phase is Phase.OVER:
            record = session.another(fresh_seed())
            self._shelf.finish("")
            session = self._shelf.begin(record)
        self._bridge.open(session or self._shelf.begin(first_record(self._settings)))

    def deal(self, length: Length | None = None) -> None:
        """Deal one more game with the same players and settings, or in another length."""
        record = self._bridge.session.another(fresh_seed(), length)
        if self._bridge.table.phase is Phase.OVER:
            self._shelf.finish("")
        self._bridge.open(self._shelf.begin(record))

    def start_over(self) -> None:
        """Deal anew, after a question when a game would be lost."""
        if not self._played:
            self.deal()
            return
        lost = self.tr("The game on the table is not finished and will not be kept.")
        question = Question(self.tr("Start over?"), lost, self.tr("Start over"), self._page)
        question.confirmed.connect(lambda: self.deal())
        question.open()

    def change_length(self, length: Length) -> None:
        """Deal anew in another length, after a question when a game would be lost."""
        if not self._played:
            self.deal(length)
            return
        lost = self.tr("Length: {length}. The game on the table will not be kept.")
        details = lost.format(length=length_name(length))
        question = Question(
            self.tr("Deal anew for another length?"), details, self.tr("Deal anew"), self._page
        )
        question.confirmed.connect(lambda: self.deal(length))
        question.open()

    @property
    def _played(self) -> bool:
        """Tell whether a game is on that somebody would miss."""
        return self._bridge.table.phase is not Phase.OVER and bool(self._bridge.session.record.actions)

    def save(self, wording: Wording) -> None:
        """Ask where to keep the evening as a text."""
        name, kinds = self.tr("red-or-black.txt", "the name of a file"), (self.tr("Text (*.txt)"),)
        dialog = SaveDialog(self.tr("Save the evening as text"), name, kinds, self._page)
        dialog.fileSelected.connect(lambda path: self.write(path, wording))
        dialog.open()

    def write(self, path: str, wording: Wording) -> None:
        """Write the evening to a file and say so, or that it could not be written."""
        if write(path, evening_text(self._bridge.session.record, wording)):
            self.said.emit(self.tr("The file could not be written. The game goes on; try another folder."))
        else:
            self.said.emit(self.tr("The evening is saved."))
