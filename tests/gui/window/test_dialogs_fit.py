"""Every dialog that the program opens fits a laptop's screen at 125 %, in every language, and cuts nothing off."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog

from engine.dice.rules import MENTEUR, Scoring
from engine.records.record import Player
from engine.referee import actions as act
from engine.referee.evening import Setup
from liars_qt.pages.cards_page import CardsPage
from liars_qt.pages.referee_page import RefereePage
from liars_qt.pages.referee_rules import RulesDialog
from liars_qt.pages.table_dialog import TableDialog
from tests.gui.cards.party import Party
from tests.gui.fitting import cut, out_of_reach
from tests.gui.stage import LANGUAGES, PERSON, Opened, Stage

SCREEN, FRAME = QSize(1093, 614), 36  # 1366 x 768 at 125 %, and what a title bar takes
CTRL = Qt.KeyboardModifier.ControlModifier
LONG = "W" * 40
REPORT = "Traceback (most recent call last):\n" + '  File "a/very/long/path/to/a/module.py", line 1\n' * 60


def referee_page(stage: Stage) -> RefereePage:
    """Bring up an evening of twelve people with the longest names."""
    stage.window.show_page(stage.program.referee_page)
    page = stage.program.referee_page.page
    assert isinstance(page, RefereePage)
    page.start(Setup(MENTEUR, tuple(f"{LONG[:-2]}{number}" for number in range(10, 22))))
    return page


def party(stage: Stage) -> Party:
    """Bring up a game of Red or Black in which something was played."""
    stage.window.show_page(stage.program.cards_page)
    assert isinstance(stage.program.cards_page.page, CardsPage)
    made = Party(stage.program, stage.qtbot)
    made.lay("7H AS *")
    made.key("1")
    return made


def new_game(stage: Stage) -> None:
    """Leave a game of dice."""
    stage.key(Qt.Key.Key_Return)
    stage.key(Qt.Key.Key_N, modifier=CTRL)


def end_game(stage: Stage) -> None:
    """End a penalty game."""
    stage.deal("classic")
    stage.key(Qt.Key.Key_Return)
    stage.key(Qt.Key.Key_E, modifier=CTRL)


def table(stage: Stage) -> None:
    """Set a table for eight with the longest names."""
    stage.deal("menteur", PERSON, *[Player(LONG) for _ in range(7)])
    stage.page.games.set_table()


def preferences(stage: Stage) -> None:
    """Open the preferences."""
    stage.window.actions_.preferences.trigger()


def shortcuts(stage: Stage) -> None:
    """Open the list of keys."""
    stage.window.actions_.shortcuts.trigger()


def about(stage: Stage) -> None:
    """Open what the program is made of."""
    stage.window.actions_.about.trigger()


def about_qt(stage: Stage) -> None:
    """Open what Qt says of itself."""
    stage.window.actions_.about_qt.trigger()


def report(stage: Stage) -> None:
    """Report a fault."""
    stage.program.show_report(REPORT)


def start_over(stage: Stage) -> None:
    """Start Red or Black over."""
    party(stage).page.head.new.trigger()


def other_length(stage: Stage) -> None:
    """Deal Red or Black anew for another length."""
    from engine.cards.deck import Length

    party(stage).page.games.change_length(Length.FULL)


def export_cards(stage: Stage) -> None:
    """Save an evening of Red or Black."""
    party(stage).page.head.export.trigger()


def other_rules(stage: Stage) -> None:
    """Change the rules of an evening."""
    referee_page(stage).head.acts["change_rules"].trigger()


def correct(stage: Stage) -> None:
    """Correct a line of an evening."""
    page = referee_page(stage)
    for key in "64\n", "m", "\n":
        for sign in key:
            stage.key(Qt.Key.Key_Return if sign == "\n" else sign)
    page.desk.correct(0)


def strike(stage: Stage) -> None:
    """Strike a line out on which many others stand."""
    page = referee_page(stage)
    stage.program.referee_page.page.setFocus()
    page._bridge.act(act.Rename(0, "Anna"))
    for sign in "64\n65\n66\n":
        stage.key(Qt.Key.Key_Return if sign == "\n" else sign)
    page.desk.correct(1, strike=True)


DIALOGS: tuple[Callable[[Stage], None], ...] = (
    *(new_game, end_game, table, preferences, shortcuts, about, about_qt, report),
    *(start_over, other_length, export_cards, other_rules, correct, strike),
)


def look_at(stage: Stage, open_: Callable[[Stage], None], look: Callable[[QDialog], None]) -> None:
    """Open a dialog, which may wait inside until it is closed, and look at it."""
    seen: list[QDialog] = []

    def step() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog) and dialog.isVisible() and dialog not in seen:
            seen.append(dialog)
            timer.stop()
            try:
                look(dialog)
            finally:
                dialog.reject()

    timer = QTimer()
    timer.timeout.connect(step)
    timer.start(0)
    open_(stage)
    stage.until(lambda: seen)
    stage.back_at_the_window()


def faults(dialog: QDialog) -> list[str]:
    """Return everything of a dialog that is out of reach or cut off."""
    large = dialog.width() > SCREEN.width() or dialog.height() > SCREEN.height() - FRAME
    size = [f"{dialog.width()} x {dialog.height()} is too large"] if large else []
    return [*size, *cut(dialog), *out_of_reach(dialog)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("open_", DIALOGS, ids=lambda open_: open_.__name__)
def test_it_fits_and_can_be_answered(opened: Opened, open_: Callable[[Stage], None], language: str) -> None:
    stage, found = opened(language=language), list[str]()
    stage.window.resize(SCREEN)
    look_at(stage, open_, lambda dialog: found.extend(faults(dialog)))
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("open_", [table, other_rules], ids=lambda open_: open_.__name__)
def test_it_fits_with_the_sentence_that_refuses_the_rules(
    opened: Opened, open_: Callable[[Stage], None], language: str
) -> None:
    def refuse(dialog: QDialog) -> None:
        assert isinstance(dialog, TableDialog | RulesDialog)
        editor = dialog.rule_editor if isinstance(dialog, TableDialog) else dialog.editor
        editor.scoring.setCurrentIndex(editor.scoring.findData(Scoring.PENALTY.value))
        QApplication.processEvents()
        assert editor.problem.isVisible()
        found.extend(faults(dialog))

    stage, found = opened(language=language), list[str]()
    stage.window.resize(SCREEN)
    look_at(stage, open_, refuse)
    assert found == []


def test_what_is_cut_is_found(stage: Stage) -> None:
    def squeeze(dialog: QDialog) -> None:
        button = next(each for each in dialog.findChildren(QAbstractButton) if each.text())
        button.setFixedWidth(20)
        dialog.resize(SCREEN + QSize(1, 0))
        QApplication.processEvents()
        found.extend(faults(dialog))

    found: list[str] = []
    look_at(stage, preferences, squeeze)
    assert any("is cut" in fault for fault in found) and any("too large" in fault for fault in found)
