"""One game after the other at the dice table: taken up again, dealt anew, at another table, filed away at its end."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from engine.dice.state import Phase
from liars_qt.bridge.dice import DiceBridge
from liars_qt.bridge.shelf import DiceShelf
from liars_qt.look.icons import app_icon
from liars_qt.pages.dice_setup import Setup, keep_setup, kept_setup, setup_of
from liars_qt.settings.options import Settings


class DiceGames(QObject):
    """Put games on the table, asking first where one would be lost."""

    def __init__(self, bridge: DiceBridge, shelf: DiceShelf, settings: Settings, page: QWidget) -> None:
        """Deal onto `bridge`, keep on `shelf`, ask over `page`."""
        super().__init__(page)
        self._bridge, self._shelf, self._settings, self._page = bridge, shelf, settings, page

    def open_first(self) -> None:
        """Take up the game that was left unfinished, or deal at the table that was set last."""
        session = self._shelf.resume()
        self._bridge.open(session or self._shelf.begin(kept_setup(self._settings).deal()))

    def start_over(self) -> None:
        """Deal a new game at the same table, after a question when one would be lost."""
        if self._may_leave():
            self._deal(setup_of(self._bridge.record))

    def set_table(self) -> None:
        """Ask for rules and seats, then deal."""
        self._bridge.cover()  # names are typed with everybody looking on
        from liars_qt.pages.table_dialog import TableDialog

        setup = setup_of(self._bridge.record)
        dialog = TableDialog(setup.rules, setup.players, self._page)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        chosen = Setup(dialog.rules, dialog.players)
        dialog.deleteLater()  # not before: a dialog that is gone as its loop ends was never accepted
        if accepted and self._may_leave():
            keep_setup(self._settings, chosen)
            self._deal(chosen)

    def file_away(self) -> None:
        """Keep the game on the table among those that were played, once it is over."""
        self._shelf.file_away(self._bridge.session)

    def _deal(self, setup: Setup) -> None:
        self.file_away()
        self._bridge.open(self._shelf.begin(setup.deal()))

    def _may_leave(self) -> bool:
        """Tell whether the game on the table may go; asks when something was played in it."""
        if self._bridge.table.phase is Phase.OVER or not self._bridge.record.entries:
            return True
        question = QMessageBox(self._page)
        question.setIconPixmap(app_icon().pixmap(48))
        question.setWindowTitle(self._page.window().windowTitle())
        question.setText(self.tr("Leave the game on the table?"))
        question.setInformativeText(self.tr("It is not finished and will not be kept."))
        leave = question.addButton(self.tr("New game"), QMessageBox.ButtonRole.AcceptRole)
        stay = question.addButton(self.tr("Play on"), QMessageBox.ButtonRole.RejectRole)
        question.setDefaultButton(stay)
        question.exec()
        question.deleteLater()
        return question.clickedButton() is leave
