"""Two people and a bot at one screen: from the table that they set to the end screen, by keyboard alone."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.records.record import Player
from liars_qt.pages.table_dialog import TableDialog
from tests.gui.shared_screen.table import Shared
from tests.gui.stage import CALM, Opened, Puppets, Stage

CTRL = Qt.KeyboardModifier.ControlModifier
PEOPLE = (Player("Anna"), Player("Борис"), CALM)
AGAIN = {"en": "One more game", "ru": "Ещё партия", "fr": "Encore une partie"}
NEXT = {"en": "Next: {}", "ru": "Следующий ход: {}", "fr": "Place à {}"}


def dealt(size: int) -> str:
    """Return the seed of a game that is the same every time."""
    return f"pass and play {size}"


def set_the_table(stage: Stage) -> None:
    """Open the dialog, name two people, add a bot, deal."""
    faults: list[BaseException] = []
    timer = QTimer()

    def drive() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, TableDialog) and dialog.isActiveWindow():
            timer.stop()
            try:
                fill(dialog)
            except BaseException as fault:
                faults.append(fault)
                dialog.reject()

    timer.timeout.connect(drive)
    timer.start(5)
    stage.key(Qt.Key.Key_T, modifier=CTRL)
    assert faults == []
    stage.window.activateWindow()  # the screenless platform has nobody who does
    stage.until(stage.window.isActiveWindow)


def fill(dialog: TableDialog) -> None:
    """Fill the dialog in by keys."""
    first, second = dialog.seat_editor.rows
    go_to(dialog, first.name)
    type_in(dialog, "Anna")
    go_to(dialog, second.kind)
    QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Home)
    go_to(dialog, second.name)
    type_in(dialog, "Борис")
    go_to(dialog, dialog.seat_editor.add)
    QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Space)
    assert dialog.players == PEOPLE
    go_to(dialog, dialog.buttons.button(dialog.buttons.StandardButton.Ok))
    QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Return)


def go_to(dialog: QWidget, part: QWidget) -> None:
    """Walk by Tab until a part has the keyboard."""
    for _ in range(60):
        if QApplication.focusWidget() is part:
            return
        QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Tab)
    raise AssertionError(f"{part.accessibleName()} is not reached by Tab")


def type_in(dialog: QWidget, text: str) -> None:
    """Type a name, in whatever letters."""
    for letter in text:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, letter)
            QApplication.sendEvent(dialog.windowHandle(), event)


class Evening:
    """A game by keys alone, and what was seen on the way."""

    def __init__(self, stage: Stage, language: str) -> None:
        """Begin where the cover asks for the first person."""
        self.stage, self.shared = stage, Shared(stage, Puppets())
        self.next = NEXT[language]
        self.asked: list[str] = []
        self.verdicts: list[str] = []

    def play(self) -> None:
        """Play to the end screen."""
        for _ in range(600):
            self.stage.until(self._waits)
            if self.stage.end_waits:
                return
            self._step()()
        raise AssertionError("the game has no end")

    def _waits(self) -> bool:
        """Tell whether a key is waited for."""
        stage = self.stage
        covered = self.shared.asked and self.shared.cover.hold.isEnabled()
        return bool(
            covered or stage.on_turn or stage.verdict_waits or stage.end_waits or stage.bridge.watching
        )

    def _step(self) -> Callable[[], None]:
        if self.shared.asked:
            return self._look_and_confirm
        if self.stage.verdict_waits:
            return self._go_on
        return self._act if self.stage.on_turn else self._fast_forward

    def _look_and_confirm(self) -> None:
        """Look by Space at one's own dice and nobody else's, let go, and say by Enter that one is there."""
        bridge = self.stage.bridge
        seat = bridge.covered_for
        assert seat is not None
        own = [tuple(sorted(bridge.session.view(seat).hand))]
        assert self.shared.asked == self.next.format(PEOPLE[seat].name)
        assert self.shared.open_dice == []
        self.shared.press(Qt.Key.Key_Space)
        assert self.shared.open_dice == own
        self.shared.release(Qt.Key.Key_Space)
        assert self.shared.open_dice == []
        self.shared.confirm()
        assert self.shared.open_dice == own
        self.asked.append(str(PEOPLE[seat].name))

    def _act(self) -> None:
        """Challenge what is much, else make the bid that waits."""
        rnd = self.stage.bridge.table.round
        much = rnd.standing is not None and rnd.standing.quantity * 3 > rnd.total
        self.stage.key("m" if much else Qt.Key.Key_Return)

    def _go_on(self) -> None:
        self.verdicts.append(self.stage.page.outcome.verdict.verdict.text())
        self.stage.key(Qt.Key.Key_Return)

    def _fast_forward(self) -> None:
        if not self.stage.bridge.hurrying:
            self.stage.key(Qt.Key.Key_Right, modifier=CTRL)


@pytest.mark.parametrize("language", AGAIN)
def test_a_knockout_game_of_two_people_and_a_bot_at_one_screen(
    opened: Opened, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "token_hex", dealt)
    stage = opened(language=language)
    set_the_table(stage)
    assert stage.bridge.players == PEOPLE
    evening = Evening(stage, language)
    evening.play()
    table, end = stage.bridge.table, stage.page.outcome.end
    assert table.winner is not None
    assert stage.page.rounds.rowCount() == len(table.history) + 1 >= 8
    assert evening.asked.count("Anna") >= 2 <= evening.asked.count("Борис")
    assert len(evening.verdicts) >= 4
    assert any("Anna" in said or "Борис" in said for said in evening.verdicts)
    assert stage.page._names[table.winner] in end.title.text()
    assert end.again_button.text() == AGAIN[language]
    assert QApplication.focusWidget() is end.again_button
    stage.key(Qt.Key.Key_Return)
    evening.shared.wait()
    assert evening.shared.asked == NEXT[language].format("Anna")
    assert evening.shared.open_dice == []
