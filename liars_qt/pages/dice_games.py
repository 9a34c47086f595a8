"""One game after the other at the dice table: taken up again, dealt anew, at another table, filed away at its end."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from engine.dice.state import Phase
from liars_qt.bridge.dice import DiceBridge
from liars_qt.bridge.shelf import DiceShelf
from liars_qt.pages.dice_setup import Setup, keep_setup, kept_setup, setup_of
from liars_qt.settings.options import Settings


class DiceGames(QObject):
    """Put games on the table and end them, asking first where one would be lost."""

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
        self._leave(lambda: self._deal(setup_of(self._bridge.record)))

    def set_table(self) -> None:
        """Ask for rules and seats, then deal."""
        self._bridge.cover()  # names are typed with everybody looking on
        from liars_qt.pages.table_dialog import TableDialog

        setup = setup_of(self._bridge.record)
        dialog = TableDialog(setup.rules, setup.players, self._page)
        accepted = bool(dialog.exec())
        chosen = Setup(dialog.rules, dialog.players)
        dialog.deleteLater()  # not before: a dialog that is gone as its loop ends was never accepted
        if accepted:
            self._leave(lambda: self._sit_down(chosen))

    def end(self) -> None:
        """Call off a game without a final, after a question when something was played: it cannot be taken up again."""
        if not self._played:
            self._bridge.end()
            return
        self._ask(
            self.tr("End the game and count?"),
            self.tr("The penalties stand as they are now, and the game cannot be taken up again."),
            self.tr("End the game"),
            self._bridge.end,
        )

    def file_away(self) -> None:
        """Keep the game on the table among those that were played, once it is over."""
        self._shelf.file_away(self._bridge.session)

    @property
    def _played(self) -> bool:
        """Tell whether a game is on that somebody would miss."""
        return self._bridge.table.phase is not Phase.OVER and bool(self._bridge.record.entries)

    def _leave(self, go_on: Callable[[], None]) -> None:
        """Go on to another game, after a question when this one would be lost."""
        if not self._played:
            go_on()
            return
        self._ask(
            self.tr("Leave the game on the table?"),
            self.tr("It is not finished and will not be kept."),
            self.tr("New game"),
            go_on,
        )

    def _ask(self, text: str, details: str, deed: str, go_on: Callable[[], None]) -> None:
        """Ask before a deed that ends the game on the table."""
        from liars_qt.widgets.question import Question  # like all dialogs not before it is asked for

        question = Question(text, details, deed, self._page, self.tr("Play on"))
        question.confirmed.connect(go_on)
        question.open()

    def _sit_down(self, setup: Setup) -> None:
        keep_setup(self._settings, setup)
        self._deal(setup)

    def _deal(self, setup: Setup) -> None:
        self.file_away()
        self._bridge.open(self._shelf.begin(setup.deal()))
