"""Language and theme change live in every phase, and nothing is left in the old ones."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from engine.dice.bid import Bid, Call
from engine.dice.state import Phase
from liars_qt.look.tokens import DARK, LIGHT
from liars_qt.settings import options
from tests.gui.stage import Opened, Puppets, Stage


def opening(stage: Stage, puppets: Puppets) -> None:
    """The person is to open."""


def thinking(stage: Stage, puppets: Puppets) -> None:
    """A bot thinks."""
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: puppets.waiting)


def answered(stage: Stage, puppets: Puppets) -> None:
    """A bot has raised."""
    thinking(stage, puppets)
    puppets.answer(Bid(3, 3))
    stage.until(lambda: stage.on_turn)


def reveal(stage: Stage, puppets: Puppets) -> None:
    """Cups come up."""
    stage.program.settings.set(options.MOTION, "full")
    answered(stage, puppets)
    stage.key(Qt.Key.Key_M)
    assert stage.page.board.revealing


def verdict(stage: Stage, puppets: Puppets) -> None:
    """The verdict stands."""
    answered(stage, puppets)
    stage.key(Qt.Key.Key_M)
    stage.until(lambda: stage.verdict_waits)


def end(stage: Stage, puppets: Puppets) -> None:
    """The game is over."""
    stage.deal("classic")
    thinking(stage, puppets)
    puppets.answer(Call.CHALLENGE)
    stage.until(lambda: stage.verdict_waits)
    stage.bridge.end()
    stage.until(lambda: stage.end_waits)


PHASES: tuple[Callable[[Stage, Puppets], None], ...] = (opening, thinking, answered, reveal, verdict, end)


def texts(stage: Stage) -> set[str]:
    """Return everything that the window says: labels, buttons, tips, names for the screen reader, menus, list."""
    said: set[str] = {stage.window.windowTitle()}
    shown = [widget for widget in stage.window.findChildren(QWidget) if widget.isVisible()]
    for widget in shown:
        said |= {
            widget.toolTip(),
            widget.accessibleName(),
            widget.accessibleDescription(),
            widget.statusTip(),
        }
        if isinstance(widget, QLabel | QAbstractButton):
            said.add(widget.text())
    said |= {act.text() for menu in stage.window._menus for act in menu.actions()}
    said |= {menu.title() for menu in stage.window._menus}
    model = stage.page.rounds
    said |= {model.index(row).data() for row in range(model.rowCount())}
    said |= {view.seat.spoken for view in (stage.page.board.felt.own, *stage.page.board.felt.others)}
    scale = stage.page.controls.bar.scale
    said |= {scale.chance.text} if scale.chance is not None and scale.isVisible() else set()
    return {text for text in said if any(letter.isalpha() for letter in text)}


@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.__name__)
def test_a_switched_window_says_what_one_started_in_that_language_says(
    opened: Opened, puppets: Puppets, phase: Callable[[Stage, Puppets], None]
) -> None:
    stage = opened(puppets)
    phase(stage, puppets)
    stage.page.board.cut_short()
    stage.settle()
    before = texts(stage)
    for language in ("ru", "fr", "en"):
        stage.program.settings.set(options.LANGUAGE, language)
        stage.settle()
        said = texts(stage)
        if language == "ru":
            assert_russian(said)
    assert texts(stage) == before


def assert_russian(said: set[str]) -> None:
    """Nothing is left in English but names that are nobody's to translate."""
    latin = {text for text in said if any("a" <= letter <= "z" for letter in text.lower())}
    allowed = ("Menteur", "Qt", "F1", "M", "P", "Ctrl")
    assert {text for text in latin if not any(word in text for word in allowed)} == set()


@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.__name__)
def test_a_switch_changes_nothing_but_words(
    opened: Opened, puppets: Puppets, phase: Callable[[Stage, Puppets], None]
) -> None:
    stage = opened(puppets)
    phase(stage, puppets)
    stage.page.board.cut_short()
    stage.settle()
    record, bottom = stage.bridge.record, stage.page.bottom.currentWidget()
    armed, considered = stage.page.outcome.armed, stage.page.controls.considering
    for language in ("ru", "fr", "en"):
        stage.program.settings.set(options.LANGUAGE, language)
    stage.until(lambda: stage.page.outcome.armed == armed)
    assert stage.bridge.record == record
    assert stage.page.bottom.currentWidget() is bottom
    assert stage.page.controls.considering == considered


def test_a_bid_that_is_being_made_up_survives_the_switch(stage: Stage) -> None:
    stage.key("5", Qt.Key.Key_Up, Qt.Key.Key_Up)
    assert stage.page.controls.considering == Bid(4, 5)
    stage.program.settings.set(options.LANGUAGE, "ru")
    stage.settle()
    assert stage.page.controls.considering == Bid(4, 5)
    stage.program.settings.set(options.THEME, "dark")
    assert stage.page.controls.considering == Bid(4, 5)


def test_a_verdict_can_be_left_after_a_switch(puppet_stage: Stage, puppets: Puppets) -> None:
    verdict(puppet_stage, puppets)
    puppet_stage.program.settings.set(options.LANGUAGE, "fr")
    puppet_stage.until(lambda: puppet_stage.verdict_waits)
    puppet_stage.key(Qt.Key.Key_Return)
    assert puppet_stage.bridge.table.phase is Phase.BIDDING


def colour(image: QImage, stage: Stage, widget: QWidget) -> str:
    """Return the colour just inside a widget's left upper corner."""
    return image.pixelColor(
        widget.mapTo(stage.window, widget.rect().topLeft()) + widget.rect().center() / 40
    ).name()


@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.__name__)
def test_the_theme_switches_live_in_every_phase(
    opened: Opened, puppets: Puppets, phase: Callable[[Stage, Puppets], None]
) -> None:
    stage = opened(puppets)
    phase(stage, puppets)
    stage.page.board.cut_short()
    stage.settle()
    light = stage.window.grab().toImage()
    stage.program.settings.set(options.THEME, "dark")
    stage.settle()
    dark = stage.window.grab().toImage()
    assert light.size() == dark.size()
    assert colour(light, stage, stage.page) == LIGHT.window
    assert colour(dark, stage, stage.page) == DARK.window
    stage.program.settings.set(options.THEME, "light")
    stage.settle()
    assert stage.window.grab().toImage() == light, "something has kept the other theme's colour or size"
