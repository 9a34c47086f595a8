"""What cannot be taken back is asked about once, in the reader's language; every careless answer keeps the game."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from engine.dice.bid import Bid, Call
from engine.dice.state import Phase
from tests.gui.stage import LANGUAGES, Opened, Puppets, Stage, over

CTRL = Qt.KeyboardModifier.ControlModifier
NEW, END = Qt.Key.Key_N, Qt.Key.Key_E
PENALTY = ("classic", "wild-strict")
WORDS = {
    ("en", NEW): ("Leave the game on the table?", "New game", "Play on"),
    ("en", END): ("End the game and count?", "End the game", "Play on"),
    ("ru", NEW): ("Бросить партию на столе?", "Новая партия", "Играть дальше"),
    ("ru", END): ("Завершить партию и подсчитать?", "Завершить партию", "Играть дальше"),
    ("fr", NEW): ("Quitter la partie en cours\u202f?", "Nouvelle partie", "Continuer"),
    ("fr", END): ("Terminer la partie et compter\u202f?", "Terminer la partie", "Continuer"),
}
CARELESS: dict[str, Callable[[Stage], None]] = {
    "enter": lambda stage: press(stage, Qt.Key.Key_Return),
    "space": lambda stage: press(stage, Qt.Key.Key_Space),
    "escape": lambda stage: press(stage, Qt.Key.Key_Escape),
    "closed": lambda stage: close(stage),
    "clicked": lambda stage: click(stage),
}
both = pytest.mark.parametrize("key", [NEW, END], ids=["new", "end"])


def press(stage: Stage, *keys: Qt.Key) -> None:
    """Press keys while the question is up."""
    window = stage.question().windowHandle()
    for key in keys:
        QTest.keyClick(window, key)


def close(stage: Stage) -> None:
    """Close the question by its cross."""
    stage.question().close()


def click(stage: Stage) -> None:
    """Click the button that plays on."""
    stage.answer_question(yes=False)


def asked(stage: Stage, puppets: Puppets, key: Qt.Key, rules: str = "classic") -> None:
    """Bid at a penalty table, let the bot raise, and press what ends the game."""
    stage.deal(rules)
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: puppets.waiting)
    puppets.answer(Bid(3, 3))
    stage.until(lambda: stage.on_turn)
    stage.key(key, modifier=CTRL)


@both
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_asked_in_the_language_of_the_reader(
    opened: Opened, puppets: Puppets, language: str, key: Qt.Key
) -> None:
    stage = opened(puppets, language=language)
    asked(stage, puppets, key)
    question = stage.question()
    said = (question.text(), question.deed.text(), question.cancel.text())
    assert said == WORDS[language, key]
    assert question.informativeText()
    assert question.windowTitle() == stage.window.windowTitle()
    assert question.defaultButton() is question.cancel is QApplication.focusWidget()
    for button in question.buttons():
        assert button.width() >= button.sizeHint().width()
    press(stage, Qt.Key.Key_Escape)
    stage.back_at_the_window()


@both
@pytest.mark.parametrize("how", CARELESS)
def test_every_careless_answer_plays_on(puppet_stage: Stage, puppets: Puppets, key: Qt.Key, how: str) -> None:
    stage = puppet_stage
    asked(stage, puppets, key)
    record = stage.bridge.record
    CARELESS[how](stage)
    stage.back_at_the_window()
    assert stage.bridge.record == record
    stage.key(Qt.Key.Key_M)
    assert stage.bridge.record.entries[-1] is Call.CHALLENGE, "the table has its keys back"


@both
def test_the_keyboard_alone_means_it(puppet_stage: Stage, puppets: Puppets, key: Qt.Key) -> None:
    asked(puppet_stage, puppets, key)
    press(puppet_stage, Qt.Key.Key_Tab, Qt.Key.Key_Return)
    puppet_stage.back_at_the_window()
    assert over(puppet_stage) is (key == END)
    assert Bid(3, 3) not in puppet_stage.bridge.record.entries or key == END


@pytest.mark.parametrize("rules", PENALTY)
def test_the_mouse_alone_ends_a_penalty_game(puppet_stage: Stage, puppets: Puppets, rules: str) -> None:
    stage = puppet_stage
    asked(stage, puppets, NEW, rules)
    stage.answer_question(yes=False)
    head = stage.page.head
    stage.click(next(each for each in head.findChildren(QToolButton) if each.defaultAction() is head.end))
    assert not over(stage)
    stage.answer_question()
    stage.until(lambda: stage.end_waits)
    assert over(stage)


@pytest.mark.parametrize("rules", PENALTY)
def test_a_game_in_which_nothing_was_played_ends_without_a_question(stage: Stage, rules: str) -> None:
    stage.deal(rules)
    stage.key(END, modifier=CTRL)
    assert over(stage)
    assert QApplication.activeModalWidget() is None
    stage.key(NEW, modifier=CTRL)
    assert stage.bridge.table.phase is Phase.BIDDING


def test_a_verdict_is_no_reason_to_end_without_a_question(puppet_stage: Stage, puppets: Puppets) -> None:
    stage = puppet_stage
    asked(stage, puppets, NEW)
    stage.answer_question(yes=False)
    stage.key(Qt.Key.Key_M)
    stage.until(lambda: stage.verdict_waits)
    stage.key(END, modifier=CTRL)
    stage.answer_question(yes=False)
    assert stage.verdict_waits
    stage.key(END, modifier=CTRL)
    stage.answer_question()
    stage.until(lambda: stage.end_waits)
    assert sum(seat.penalties for seat in stage.bridge.table.seats) == 1


def test_the_same_question_does_not_come_twice(puppet_stage: Stage, puppets: Puppets) -> None:
    asked(puppet_stage, puppets, END)
    question = puppet_stage.question()
    puppet_stage.key(END, modifier=CTRL)
    puppet_stage.key(END, modifier=CTRL)
    assert puppet_stage.question() is question
    puppet_stage.answer_question(yes=False)
    assert QApplication.activeModalWidget() is None


def test_bots_play_on_while_a_question_waits(puppet_stage: Stage, puppets: Puppets) -> None:
    stage = puppet_stage
    stage.deal("classic")
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: puppets.waiting)
    stage.key(END, modifier=CTRL)
    stage.question()
    puppets.answer(Call.CHALLENGE)
    stage.until(lambda: stage.bridge.table.phase is Phase.SETTLED)
    stage.answer_question()
    assert over(stage)
    assert sum(seat.penalties for seat in stage.bridge.table.seats) == 1
