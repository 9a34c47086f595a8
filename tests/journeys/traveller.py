"""A person at the keyboard of the real program: `python traveller.py FOLDER SCRIPT`. No call but key presses."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.dice.state import Phase
from liars_qt.pages.dice_page import DicePage
from liars_qt.program import Program
from tests.gui.window.led import lead, say, until

MOMENT_MS = 5  # for which presses do not count: these fingers never slip
Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


class Hands:
    """Press keys, and look at the screen in between."""

    def __init__(self, program: Program) -> None:
        self.program = program

    @property
    def page(self) -> DicePage:
        """Return the page to look at."""
        return self.program.dice_page

    async def press(
        self, key: Key | str, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """Press one key of the window, from Qt's own loop: what it does may wait in loops of its own."""
        done = asyncio.get_running_loop().create_future()

        def strike() -> None:
            QTest.keyClick(self.program.window.windowHandle(), key, modifier)  # type: ignore[arg-type]
            done.set_result(None)

        QTimer.singleShot(0, strike)
        await done

    @property
    def may_bid_or_call(self) -> bool:
        """Tell whether a button is open to act with."""
        controls = self.page.controls
        return controls.isVisible() and (controls.picker.ready or controls.challenge.isEnabled())

    @property
    def verdict_waits(self) -> bool:
        """Tell whether a verdict stands and can be left."""
        return self.page.outcome.verdict.isVisible() and self.page.outcome.armed

    @property
    def over(self) -> bool:
        """Tell whether the end of the game is on show."""
        return self.page.outcome.end.isVisible() and self.page.outcome.armed

    async def next_question(self) -> None:
        """End every reveal by a key, and wait until something is asked."""
        while not (self.may_bid_or_call or self.verdict_waits or self.over):
            if self.page.board.revealing:
                await self.press(Key.Key_Space)
                assert not self.page.board.revealing
            if self.page.head.fast_forward.isVisible() and not self.program.dice.hurrying:
                await self.press(Key.Key_Right, CTRL)
            await until(
                lambda: (
                    self.may_bid_or_call
                    or self.verdict_waits
                    or self.over
                    or self.page.board.revealing
                    or (self.page.head.fast_forward.isVisible() and not self.program.dice.hurrying)
                )
            )

    async def act(self) -> None:
        """Challenge what looks too high, else bid the face that one holds most of, by its digit."""
        hand = [die.face for die in self.page.board.felt.own.hand.hand.dice]
        standing = self.page.board.felt.centre.bid.bid
        in_play = self.program.dice.table.round.total
        if not self.page.controls.picker.ready or (standing and standing.quantity * 3 > in_play):
            await self.press("m")
            return
        await self.press(str(max(hand, key=hand.count)))
        await self.press(Key.Key_Return)


async def knockout(program: Program) -> None:
    """Play a whole knockout game, then one more, then leave: by keys alone."""
    hands, page = Hands(program), program.dice_page
    QApplication.setDoubleClickInterval(MOMENT_MS)
    await until(lambda: QApplication.focusWidget() is not None and hands.may_bid_or_call)
    say("button", page.controls.picker.bid_button.text())
    rounds = 0
    while not hands.over:
        await hands.next_question()
        if hands.verdict_waits:
            rounds += 1
            say("verdict", page.outcome.verdict.verdict.text())
            await hands.press(Key.Key_Return)
        elif not hands.over:
            await hands.act()
    assert program.dice.table.phase is Phase.OVER
    say("rounds", rounds, len(program.dice.table.history) + 1)
    say("end", page.outcome.end.title.text())
    say("first", page.outcome.end.again_button.text())
    await hands.press(Key.Key_Return)
    await until(lambda: hands.may_bid_or_call)
    assert program.dice.record.entries == ()
    say("again", page.controls.picker.bid_button.text())
    await hands.press("q", CTRL)


SCRIPTS = {"knockout": knockout}

if __name__ == "__main__":
    sys.exit(lead(Path(sys.argv[1]), SCRIPTS[sys.argv[2]]))
