"""The real program on a stage of its own: a temporary folder, bots that answer when the test says so, no motion.

What a test does, it does as a person would: keys go to the window, clicks to what lies under the pointer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine.bots.choice import Choice, Reason, Why
from engine.dice.bid import Action, Bid, Call
from engine.dice.legality import legal_actions
from engine.dice.rules import PRESETS, RuleSet
from engine.dice.state import Phase
from engine.records.record import GameRecord, Player
from liars_qt.bridge import coach
from liars_qt.bridge.dice import DiceBridge
from liars_qt.bridge.thinker import Thinker
from liars_qt.main_window import MainWindow
from liars_qt.pages.dice_page import DicePage
from liars_qt.places import Places, places_in
from liars_qt.program import Program
from liars_qt.settings import options
from liars_qt.widgets.question import Question

T = TypeVar("T")
LANGUAGES = ("en", "ru", "fr")
WHY = Why(Reason.HONEST, 2, 5, 0.62)
PERSON = Player()
CALM = Player(mind="calm")


class Puppets:
    """Bots that think until the test answers for them; what else there is to work out is worked out at once."""

    def __init__(self) -> None:
        """Have been asked nothing."""
        self.asked: list[asyncio.Future[object]] = []

    async def run(self, work: Callable[[], T]) -> T:
        """Return what the test says."""
        if work is coach.load:
            return work()
        self.asked.append(asyncio.get_running_loop().create_future())
        return await self.asked[-1]  # type: ignore[return-value]

    def close(self) -> None:
        """Let go of whoever still waits."""
        for future in self.asked:
            future.cancel()

    @property
    def waiting(self) -> bool:
        """Tell whether somebody was asked and has not been answered for."""
        return bool(self.asked) and not self.asked[-1].done()

    def answer(self, action: Action, why: Why = WHY) -> None:
        """Answer for the bot that was asked last."""
        self.asked[-1].set_result(Choice(action, ((action, 1.0),), why))


@dataclass
class Stage:
    """The program and a person's hands at it."""

    program: Program
    qtbot: QtBot

    @property
    def window(self) -> MainWindow:
        """Return the window."""
        return self.program.window

    @property
    def page(self) -> DicePage:
        """Return the dice table."""
        return self.program.dice_page

    @property
    def bridge(self) -> DiceBridge:
        """Return the game on the table."""
        return self.program.dice

    @property
    def on_turn(self) -> bool:
        """Tell whether the person may act now."""
        return self.bridge.may_act and self.page.controls.armed

    @property
    def verdict_waits(self) -> bool:
        """Tell whether a verdict stands and can be left."""
        page = self.page
        return (
            page.bottom.currentWidget() is page.outcome
            and page.outcome.currentWidget() is page.outcome.verdict
            and page.outcome.armed
        )

    @property
    def end_waits(self) -> bool:
        """Tell whether the end screen stands and its button is open."""
        page = self.page
        return (
            page.bottom.currentWidget() is page.outcome
            and page.outcome.currentWidget() is page.outcome.end
            and page.outcome.armed
        )

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

    def deal(self, rules: RuleSet | str = "knockout", *players: Player, seed: str = "table") -> None:
        """Put a new game on the table: a person and a calm bot unless told otherwise."""
        chosen = PRESETS[rules] if isinstance(rules, str) else rules
        record = GameRecord(chosen, players or (PERSON, CALM), seed)
        self.bridge.open(self.program.shelf.begin(record))
        self.until(lambda: not self.bridge.may_act or self.on_turn)

    def key(
        self, *keys: Qt.Key | str, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """Press keys as the keyboard does: the window hands them to whatever has the focus."""
        for key in keys:
            QTest.keyClick(self.window.windowHandle(), key, modifier)  # type: ignore[arg-type]

    def stroke(self, text: str, key: int = 0, scan: int = 0, repeat: bool = False) -> QKeyEvent:
        """Press a key of a foreign layout: its text, its Qt key and its scan code; return the event."""
        event = QKeyEvent(
            QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, scan, 0, 0, text, repeat
        )
        QApplication.sendEvent(QApplication.focusWidget() or self.page, event)
        return event

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Click into the window where a widget is, or at a point of it."""
        point = widget.mapTo(self.window, widget.rect().center() if at is None else at)
        QTest.mouseClick(
            self.window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point
        )

    def question(self) -> Question:
        """Wait for a question over the window and return it."""
        self.until(lambda: isinstance(QApplication.activeModalWidget(), Question))
        question = QApplication.activeModalWidget()
        assert isinstance(question, Question)
        self.until(question.isActiveWindow)
        return question

    def answer_question(self, yes: bool = True) -> str:
        """Wait for a question and click one of its buttons; return what was asked."""
        question = self.question()
        text, button = question.text(), question.deed if yes else question.cancel
        at = button.mapTo(question, button.rect().center())
        QTest.mouseClick(
            question.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at
        )
        self.back_at_the_window()
        return text

    def back_at_the_window(self) -> None:
        """Wait until no dialog is up, and give the window the keyboard back as a desktop does."""
        self.until(lambda: QApplication.activeModalWidget() is None)
        self.window.activateWindow()
        self.until(self.window.isActiveWindow)

    def raise_to_verdict(self) -> None:
        """Raise with Enter until somebody calls; call oneself when no raise is left."""
        self.until(lambda: self.on_turn or self.verdict_waits)
        while not self.verdict_waits:
            self.key(Qt.Key.Key_Return if self.page.controls.picker.ready else Qt.Key.Key_M)
            self.until(lambda: self.on_turn or self.verdict_waits)

    def play_by_rote(self, limit: int = 400) -> None:
        """Play the viewer's turns with a simple rule until the game is over, going on after each verdict."""
        for _ in range(limit):
            self.until(lambda: self.on_turn or self.verdict_waits or self.end_waits)
            if self.end_waits:
                return
            if self.verdict_waits:
                self.page.outcome.press()
            else:
                self.bridge.act(simple_action(self.bridge), self.bridge.revision)
        raise AssertionError("the game has no end")


def simple_action(bridge: DiceBridge) -> Action:
    """Return a plain answer: challenge what is more than a third of the dice, else raise as little as may be."""
    table = bridge.table
    standing = table.round.standing
    actions = legal_actions(table)
    if standing is not None and standing.quantity * 3 > table.round.total:
        return Call.CHALLENGE
    return next((each for each in actions if isinstance(each, Bid)), Call.CHALLENGE)


def prepared(folder: Path, language: str = "en", **chosen: str) -> Places:
    """Write the settings of a stage, unless it was used before, and return its places.

    `chosen` names further options by their attribute.
    """
    places = places_in(folder)
    if places.settings.exists() or folder.is_file():
        return places
    folder.mkdir(parents=True, exist_ok=True)
    wishes = {"LANGUAGE": language, "PACE": "instant", "MOTION": "off", "THEME": "light", **chosen}
    lines = []
    for name, value in wishes.items():
        section, key = getattr(options, name).key.split("/")
        lines.append(f"[{section}]\n{key}={value}\n")
    places.settings.write_text("".join(lines), encoding="utf-8")
    return places


def over(stage: Stage) -> bool:
    """Tell whether the game is over."""
    return stage.bridge.table.phase is Phase.OVER


Opened = Callable[..., Stage]
__all__ = ["CALM", "LANGUAGES", "PERSON", "Opened", "Puppets", "Stage", "Thinker", "over", "prepared"]
