"""A party at the card table: the real program in a folder of its own, and a person's hands at it.

What a test does, it does as a person would: keys go to the window, clicks to what lies under the pointer. Only the
deck can be laid beforehand, for a test that wants to know what comes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLabel,
    QLineEdit,
    QMenu,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from engine.cards.deck import Length
from engine.cards.state import Phase, Settings, Table, Variants, new_evening
from engine.records.cards_record import CardsRecord
from engine.session.cards import CardsSession
from liars_qt.main_window import MainWindow
from liars_qt.pages.cards_page import CardsPage
from liars_qt.program import Program
from tests.engine.cards.tables import cards

FOUR = ("",) * 4
TWELVE = ("",) * 12
NO_MODIFIER = Qt.KeyboardModifier.NoModifier


@dataclass
class Party:
    """The program with the card table on top."""

    program: Program
    qtbot: QtBot

    @property
    def window(self) -> MainWindow:
        """The window."""
        return self.program.window

    @property
    def page(self) -> CardsPage:
        """The card table."""
        page = self.program.cards_page.page
        assert isinstance(page, CardsPage)
        return page

    @property
    def session(self) -> CardsSession:
        """The game on the table."""
        return self.page._bridge.session

    @property
    def table(self) -> Table:
        """What everybody may see."""
        return self.session.table

    def at(self, phase: Phase) -> bool:
        """Tell whether the table is in a phase."""
        return self.table.phase is phase

    def turning(self) -> bool:
        """Tell whether a card is being turned over."""
        return self.page.board.turning

    def lay(
        self, deck: str, names: tuple[str, ...] = FOUR, length: Length = Length.SHORT, **house: bool
    ) -> None:
        """Begin a game whose deck is laid card by card, such as "7H AS *"."""
        setup = new_evening("laid", Settings(length, Variants(**house)), names)
        session = CardsSession(CardsRecord(setup))
        game = session._games[-1]
        session._games[-1] = replace(game, stock=replace(game.stock, cards=cards(deck)))
        self.page._bridge.open(session)
        self.wait()

    def begin(self, seed: str, names: tuple[str, ...] = FOUR, length: Length = Length.SHORT) -> None:
        """Begin a game with the deck of a seed, kept on the disk as any other."""
        record = CardsRecord(new_evening(seed, Settings(length), names))
        self.page._bridge.open(self.page.games._shelf.begin(record))
        self.wait()

    def wait(self) -> None:
        """Let the moment pass for which presses do not count."""
        self.until(lambda: self.page.controls.armed)

    def until(self, condition: Callable[[], object]) -> None:
        """Let the program run until something is so."""
        self.qtbot.waitUntil(lambda: bool(condition()), timeout=20_000)

    def settle(self) -> None:
        """Let everything that is due now happen."""
        turns = 0

        def turned() -> bool:
            nonlocal turns
            turns += 1
            return turns > 3

        self.until(turned)

    def key(self, *keys: Qt.Key | str, modifier: Qt.KeyboardModifier = NO_MODIFIER) -> None:
        """Press keys one after the other, each when the table listens."""
        for key in keys:
            self.wait()
            self.press(key, modifier)

    def press(self, key: Qt.Key | str, modifier: Qt.KeyboardModifier = NO_MODIFIER) -> None:
        """Press a key at once; the window hands it to whatever has the focus."""
        QTest.keyClick(self.window.windowHandle(), key, modifier)  # type: ignore[arg-type]

    def stroke(self, text: str, key: int = 0, scan: int = 0, repeat: bool = False) -> None:
        """Press a key of a foreign layout: its text, its Qt key and its scan code."""
        event = QKeyEvent(QKeyEvent.Type.KeyPress, key, NO_MODIFIER, scan, 0, 0, text, repeat)
        QApplication.sendEvent(QApplication.focusWidget() or self.page, event)

    def type(self, widget: QWidget, text: str) -> None:
        """Type letters into a widget."""
        QTest.keyClicks(widget, text)

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Click into the window where a widget is."""
        point = widget.mapTo(self.window, widget.rect().center() if at is None else at)
        QTest.mouseClick(self.window.windowHandle(), Qt.MouseButton.LeftButton, NO_MODIFIER, point)

    def double_click(self, widget: QWidget) -> None:
        """Click twice, as fast as the system counts as one double click."""
        point = widget.mapTo(self.window, widget.rect().center())
        for press in (QTest.mouseClick, QTest.mouseDClick):
            press(self.window.windowHandle(), Qt.MouseButton.LeftButton, NO_MODIFIER, point)

    def play_out(self) -> None:
        """Play to the end by keys: the first bet, the first other player, "done"."""
        for _ in range(400):
            phase = self.table.phase
            if phase is Phase.OVER:
                self.wait()
                return
            if phase is Phase.APPOINT:
                self.key("1" if self.table.turn != self.table.seated[0] else "2")
            else:
                self.key("1" if phase is Phase.BET else Qt.Key.Key_Return)
        raise AssertionError("the game has no end")


def heard(root: QWidget, everything: bool = False) -> Iterator[str]:
    """Yield every text that can be read or heard; `everything` takes in what is not on show now."""
    for widget in (root, *root.findChildren(QWidget)):
        if everything or widget.isVisible():
            yield from (text for text in _texts(widget) if text)


def _texts(widget: QWidget) -> Iterator[str]:
    yield from (
        widget.accessibleName(),
        widget.accessibleDescription(),
        widget.toolTip(),
        widget.windowTitle(),
    )
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QLineEdit():
            yield from (widget.text(), widget.placeholderText())
        case QTabBar():
            yield from (widget.tabText(tab) for tab in range(widget.count()) if widget.isTabVisible(tab))
        case QMenu():
            yield from (action.text() for action in widget.actions())
        case QAbstractItemView():
            yield from cells(widget.model())


def cells(model: QAbstractItemModel | None) -> Iterator[str]:
    """Yield what stands in a table or a list, its headers included."""
    if model is None:
        return
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
    for column in range(columns):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for row in range(model.rowCount(QModelIndex())):
            yield str(model.index(row, column, QModelIndex()).data() or "")
