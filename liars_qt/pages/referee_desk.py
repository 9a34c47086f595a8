"""What is done with an evening as a whole: a line corrected, other rules, one more game, kept as a text."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from engine.referee import actions as act
from liars_qt.bridge.referee import RefereeBridge
from liars_qt.pages.referee_correction import CorrectionDialog
from liars_qt.pages.referee_keep import copy_text, save_text
from liars_qt.pages.referee_rules import RulesDialog
from liars_qt.pages.referee_telling import Telling
from liars_qt.widgets.saving import SaveDialog
from liars_qt.words.referee import people_names


class RefereeDesk(QObject):
    """Ask what has to be asked over the page; `said` carries a sentence for the people there."""

    said = Signal(str)

    def __init__(self, bridge: RefereeBridge, telling: Telling, page: QWidget) -> None:
        """Work on the bridge's evening, and tell it what is new through `telling`."""
        super().__init__(page)
        self._bridge, self._telling, self._page = bridge, telling, page

    def correct(self, at: int, strike: bool = False) -> None:
        """Ask what a line of the history should have been, or whether it goes."""
        bridge = self._bridge
        names = people_names(bridge.evening.people)
        dialog = CorrectionDialog(bridge.book, at, names, bridge.conflicts, self._page)
        if strike:
            dialog.ask_to_strike()
        if dialog.exec() == QDialog.DialogCode.Accepted:
            bridge.correct(at, dialog.action, dialog.without)
        dialog.deleteLater()

    def change_rules(self) -> None:
        """Ask for other rules, which hold from the next bid."""
        dialog = RulesDialog(self._bridge.evening.table.rules, self._page)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self._telling.tell(act.ChangeRules(dialog.rules))
        dialog.deleteLater()

    def play_again(self) -> None:
        """Begin one more game; whoever won the last one opens it."""
        evening = self._bridge.evening
        self._telling.tell(act.NewGame(evening.seated[evening.table.winner or 0]))

    def export(self) -> None:
        """Ask where to keep the evening as a text."""
        name, kinds = self.tr("evening.txt"), (self.tr("Text (*.txt)"),)
        dialog = SaveDialog(self.tr("Save the evening"), name, kinds, self._page)
        dialog.fileSelected.connect(self._write)
        dialog.open()

    def copy(self) -> None:
        """Put the evening onto the clipboard."""
        copy_text(self._bridge.book)
        self.said.emit(self.tr("The evening is on the clipboard as text."))

    def _write(self, path: str) -> None:
        if save_text(self._bridge.book, path):
            self.said.emit(self.tr("The evening is saved."))
        else:
            self.said.emit(self.tr("This file cannot be written. Choose another place."))
