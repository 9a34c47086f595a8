"""Whole games in Russian with Анна and Павел: no verb tells anybody's gender, and no name is ever declined."""

import re
from collections.abc import Iterable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication

from engine.dice.bid import Action, Call
from engine.dice.rules import MENTEUR
from engine.dice.state import Phase
from engine.records.record import Player
from engine.referee.evening import Setup
from liars_qt.models.cards_text import evening_text
from liars_qt.pages.cards_page import CardsPage
from liars_qt.pages.referee_page import RefereePage
from liars_qt.widgets.round_history import RoundRole
from liars_qt.words.wording import Wording
from tests.gui.cards.party import Party, heard
from tests.gui.stage import CALM, Opened, Stage, simple_action
from tests.tools import catalogue

ANNA, PAVEL = "Анна", "Павел"
# A past tense in the singular tells a gender: поставил, проиграла, выбыл, снялся. The neuter speaks of nobody.
PAST = re.compile(r"\b\w+(?:ал|ил|ел|ул|ыл|ял|ёл|шёл)(?:а|ся|ась)?\b", re.IGNORECASE)
BRACKETS = re.compile(r"\(а\)|\(ла\)|\(ся\)|/а\b|/ла\b|\(-а\)")
# What these verbs speak of is no player but a bid, a bluff, a die, the circle, a fault.
OTHERS = {"устояла", "попала", "был", "осталась", "потерялась", "изменился", "случилась"}
# These are no verbs.
OTHERS |= {"павел", "правил", "правила", "сначала", "бокал", "бокала", "стул", "акула"}


@pytest.fixture
def ears(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Everything that is announced from now on."""
    heard: set[str] = set()

    def hear(event: QAccessibleAnnouncementEvent) -> None:
        heard.add(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(hear))
    return heard


def past_of(said: Iterable[str]) -> set[str]:
    """Return every verb that tells the gender of whoever it speaks of."""
    return {word.lower() for text in said for word in PAST.findall(text.replace("&", ""))} - OTHERS


def test_no_text_of_the_program_tells_a_gender() -> None:
    messages = catalogue.read(catalogue.path_of("ru"))
    assert past_of(form for message in messages for form in message.forms) == set()


@pytest.mark.parametrize(
    "text", ["Павел поставил 3 × 5", "Анна проиграла кость", "Кто снялся", "Анна сняла ставку"]
)
def test_a_verb_that_tells_a_gender_is_found(text: str) -> None:
    assert past_of([text])


def judge(said: set[str]) -> None:
    """Fail on a verb that tells a gender, and on a name in any case but the nominative."""
    assert past_of(said) == set()
    assert [text for text in said if BRACKETS.search(text)] == []
    cases = {word for text in said for word in re.findall(r"\b(?:Анн|Пав)\w*", text)}
    assert cases == {ANNA, PAVEL}, "both are named, and as they are called"


def moments(stage: Stage) -> Iterator[None]:
    """Play the people's turns by rote until the game is over or has had some rounds; stop at everything new."""
    for _ in range(400):
        stage.until(
            lambda: (
                stage.bridge.covered_for is not None
                or stage.on_turn
                or stage.verdict_waits
                or stage.end_waits
            )
        )
        yield
        if stage.end_waits:
            return
        if stage.bridge.covered_for is not None:
            stage.bridge.uncover()
        elif stage.verdict_waits:
            stage.page.outcome.press()
        else:
            stage.bridge.act(next_action(stage), stage.bridge.revision)


def next_action(stage: Stage) -> Action:
    """Return a plain action; once, where it is played, the exact call."""
    table = stage.bridge.table
    once = len(table.history) == 2 and table.round.standing is not None and table.rules.exact
    return Call.EXACT if once else simple_action(stage.bridge)


@pytest.mark.parametrize("rules", ["menteur", "classic"])
def test_a_game_of_dice(opened: Opened, ears: set[str], rules: str) -> None:
    stage, said, rounds = opened(language="ru", ADVICE="true"), set[str](), 0
    stage.deal(rules, Player(ANNA), Player(PAVEL), CALM, seed="people")
    for _ in moments(stage):
        model = stage.page.rounds
        said |= {model.index(row).data(RoundRole.VERDICT) or "" for row in range(model.rowCount())}
        said |= set(heard(stage.window, everything=True))
        rounds = len(stage.bridge.table.history)
        if rounds == 4 and rules == "classic":
            stage.key(Qt.Key.Key_E, modifier=Qt.KeyboardModifier.ControlModifier)
            said |= set(heard(stage.question(), everything=True))
            stage.answer_question()
    assert stage.bridge.table.phase is Phase.OVER and rounds >= 4
    stage.window.show_page(stage.program.records_page)
    stage.settle()
    said |= set(heard(stage.window, everything=True))
    judge(said | ears)


def test_an_evening_with_the_referee(opened: Opened, ears: set[str]) -> None:
    stage, said = opened(language="ru"), set[str]()
    stage.window.show_page(stage.program.referee_page)
    page = stage.program.referee_page.page
    assert isinstance(page, RefereePage)
    page.start(Setup(MENTEUR, (ANNA, PAVEL, "Ли"), dice=(1, 2, 2)))
    for keys in ("12", "\n", "22\n", "m", "\n", "1\n", "0\n", "0\n", "\n", "13\n", "p\n", "t1\n", "\n"):
        for key in keys:
            stage.key(Qt.Key.Key_Return if key == "\n" else key)
            if page.controls.verdict.isVisible():
                stage.until(page.controls.verdict.go_on.isEnabled)
            said |= set(heard(stage.window, everything=True))
    stage.window.actions_.undo.trigger()
    said |= set(heard(stage.window, everything=True))
    page.head.acts["copy"].trigger()
    said.add(QApplication.clipboard().text())
    assert len(page._evening.rounds) >= 1
    judge(said | ears)


def test_a_game_of_red_or_black(opened: Opened, ears: set[str]) -> None:
    stage, said = opened(language="ru"), set[str]()
    stage.window.show_page(stage.program.cards_page)
    page = stage.program.cards_page.page
    assert isinstance(page, CardsPage)
    party = Party(stage.program, stage.qtbot)
    party.begin("people", (ANNA, PAVEL))
    page._bridge.moved.connect(lambda _: said.update(heard(stage.window, everything=True)))
    party.play_out()
    said |= set(heard(stage.window, everything=True))
    said.add(evening_text(page._bridge.session.record, Wording.SIPS))
    judge(said | ears)
