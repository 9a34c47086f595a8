"""Every text of every page and dialog stands out 4.5 to 1: by day, by lamp light, and on a desktop of high contrast.

The theme is switched while each phase is on show, and what is measured is the picture.
"""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.dice.bid import Bid, Call
from engine.dice.rules import MENTEUR
from engine.records.record import GameRecord, Player
from engine.referee.evening import Setup
from liars_qt.pages.cards_page import CardsPage
from liars_qt.pages.referee_page import RefereePage
from liars_qt.settings import options
from tests.gui.cards.party import Party
from tests.gui.reading import Text, faint, texts
from tests.gui.stage import CALM, PERSON, Opened, Puppets, Stage

SIZE = QSize(1093, 614)
CTRL = Qt.KeyboardModifier.ControlModifier
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


@pytest.fixture
def high_contrast(qapp: QApplication) -> Iterator[None]:
    """The desktop wears white on black with yellow and cyan, as Windows does in its first scheme of high contrast."""
    usual = qapp.palette()
    desktop = QPalette(QColor("#000000"), QColor("#000000"))
    roles = QPalette.ColorRole
    for role in (roles.WindowText, roles.Text, roles.ButtonText, roles.ToolTipText):
        desktop.setColor(role, QColor("#ffffff"))
    for role in (roles.Base, roles.AlternateBase, roles.ToolTipBase):
        desktop.setColor(role, QColor("#000000"))
    desktop.setColor(roles.Highlight, QColor("#1aebff"))
    desktop.setColor(roles.HighlightedText, QColor("#000000"))
    desktop.setColor(roles.Link, QColor("#ffff00"))
    desktop.setColor(roles.PlaceholderText, QColor("#3ff23f"))
    qapp.setPalette(desktop)
    yield
    qapp.setPalette(usual)


def judge(stage: Stage, tour: Tour) -> None:
    """Look at every stop of a tour in both themes, changed while it is on show."""
    found: dict[str, set[Text]] = {}
    for stop, widget in enumerate(tour):
        for theme in ("light", "dark", "light"):
            stage.program.settings.set(options.THEME, theme)
            stage.settle()
            found[f"stop {stop}, {theme}"] = faint(widget)
    assert {where: what for where, what in found.items() if what} == {}
    assert found


@pytest.mark.parametrize("tour", TOURS, ids=lambda tour: tour.__name__)
def test_every_text_stands_out_in_both_themes(
    opened: Opened, puppets: Puppets, tour: Callable[[Stage, Puppets], Tour]
) -> None:
    stage = opened(puppets)
    stage.window.resize(SIZE)
    judge(stage, tour(stage, puppets))


@pytest.mark.parametrize("tour", TOURS, ids=lambda tour: tour.__name__)
def test_a_desktop_of_high_contrast_takes_nothing_away(
    high_contrast: None, opened: Opened, puppets: Puppets, tour: Callable[[Stage, Puppets], Tour]
) -> None:
    stage = opened(puppets, THEME="system")
    stage.window.resize(SIZE)
    found = {stop: faint(widget) for stop, widget in enumerate(tour(stage, puppets))}
    assert {stop: what for stop, what in found.items() if what} == {}
    assert found


def test_a_pale_text_is_found(stage: Stage) -> None:
    """Guard the measurement: pale words are found among good ones, painted or written by the style."""
    sheet = QWidget()
    stage.qtbot.addWidget(sheet)
    column = QVBoxLayout(sheet)
    for colour in ("#000000", "#9a9a9a"):
        for made in (QLabel(f"Words in {colour}"), QPushButton(f"Button in {colour}")):
            made.setStyleSheet(f"color: {colour}; background: #ffffff")
            column.addWidget(made)
    sheet.resize(300, 200)
    sheet.show()
    measured = {text.words: text.contrast for text in texts(sheet)}
    assert measured["Words in #000000"] > 15 and measured["Button in #000000"] > 15
    assert measured["Words in #9a9a9a"] == pytest.approx(2.8, abs=0.2)
    assert {text.words for text in faint(sheet)} == {"Words in #9a9a9a", "Button in #9a9a9a"}
