"""Ways through the program: every page and phase of it, one stop after the other, each on show when it is given."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from engine.dice.bid import Bid, Call
from engine.dice.rules import MENTEUR
from engine.records.record import GameRecord, Player
from engine.referee.evening import Setup
from liars_qt.pages.cards_page import CardsPage
from liars_qt.pages.referee_page import RefereePage
from tests.gui.cards.party import Party
from tests.gui.stage import CALM, PERSON, Puppets, Stage

Tour = Iterator[QWidget]


def dice(stage: Stage, puppets: Puppets) -> Tour:
    """The dice table from the first bid to the end, with history and advice beside it."""
    stage.deal("wild-strict", PERSON, CALM, Player(mind="shark"))
    yield stage.window
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: puppets.waiting)
    yield stage.window
    puppets.answer(Bid(5, 3))
    stage.settle()
    puppets.answer(Bid(6, 3))
    stage.until(lambda: stage.on_turn)
    stage.page.notice.say("A sentence over the table")
    yield stage.window
    stage.page.notice.put_away()
    stage.key(Qt.Key.Key_M)
    stage.until(lambda: stage.verdict_waits)
    yield stage.window
    stage.bridge.end()
    stage.until(lambda: stage.end_waits)
    yield stage.window
    record = GameRecord(MENTEUR, (PERSON, CALM, CALM, CALM), "out", dice=(5, 0, 1, 5))
    stage.bridge.open(stage.program.shelf.begin(record))
    yield stage.window


def cover(stage: Stage, puppets: Puppets) -> Tour:
    """The cover between two people."""
    stage.deal("menteur", Player("Anna"), Player("Boris"), CALM)
    stage.until(stage.page.handover.cover.hold.isEnabled)
    yield stage.window


def referee(stage: Stage, puppets: Puppets) -> Tour:
    """The referee from the setup to a verdict, with both panels."""
    stage.window.show_page(stage.program.referee_page)
    page = stage.program.referee_page.page
    assert isinstance(page, RefereePage)
    yield stage.window
    page.start(Setup(MENTEUR, ("Anna", "Boris", "Claire")))
    yield stage.window
    for keys in ("54\n", "m", "\n", "1\n", "2\n", "0\n"):
        for key in keys:
            stage.key(Qt.Key.Key_Return if key == "\n" else key)
        stage.settle()
        yield stage.window
    page.parts.side.setCurrentIndex(1)
    stage.until(page.controls.verdict.go_on.isEnabled)
    yield stage.window


def cards(stage: Stage, puppets: Puppets) -> Tour:
    """Red or Black in its phases, with its settings, and at its end."""
    stage.window.show_page(stage.program.cards_page)
    page = stage.program.cards_page.page
    assert isinstance(page, CardsPage)
    party = Party(stage.program, stage.qtbot)
    party.lay("7H AS 10D KS *")
    yield stage.window
    for keys in ("1", "2", "\r", "1", "\r"):
        party.key(*keys)
        party.wait()
        yield stage.window
    page.head.gear.trigger()
    yield stage.window
    page.head.gear.trigger()
    party.begin("colours", ("Anna", "Boris"))
    party.play_out()
    yield stage.window


def books(stage: Stage, puppets: Puppets) -> Tour:
    """Records without a game and with one, and every chapter of the rules."""
    stage.window.show_page(stage.program.records_page)
    yield stage.window
    stage.window.show_page(stage.page)
    stage.deal("classic")
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: puppets.waiting)
    puppets.answer(Call.CHALLENGE)
    stage.until(lambda: stage.verdict_waits)
    stage.bridge.end()
    stage.until(lambda: stage.end_waits)
    stage.window.show_page(stage.program.records_page)
    stage.settle()
    yield stage.window
    for place in ("dice", "rule-sets#menteur", "coach", "cards", "keys"):
        stage.program.open_rules(place)
        yield stage.window
    stage.program.rules_page.reader.search.setText("palifico")
    yield stage.window


def dialogs(stage: Stage, puppets: Puppets) -> Tour:
    """What opens over the window."""
    stage.key(Qt.Key.Key_Return)
    acts = stage.window.actions_
    for open_ in (acts.preferences.trigger, acts.shortcuts.trigger, acts.about.trigger, stage.page.new_game):
        open_()
        stage.until(lambda: QApplication.activeModalWidget() is not None)
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        yield dialog
        dialog.reject()
        stage.back_at_the_window()


TOURS: tuple[Callable[[Stage, Puppets], Tour], ...] = (dice, cover, referee, cards, books, dialogs)
