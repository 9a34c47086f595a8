"""The real program in a process of its own, led by a script: `python child.py FOLDER SCRIPT`.

Each script is a coroutine that is handed the program once its table is shown; what it prints, the test reads.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication

from engine.cards.state import Bet
from engine.dice.bid import Bid, Call
from engine.dice.legality import legal_actions
from engine.dice.rules import CLASSIC, KNOCKOUT, MENTEUR
from engine.dice.state import Phase
from engine.records.record import GameRecord, Player
from engine.referee.evening import Setup
from liars_qt.pages.cards_page import CardsPage
from liars_qt.pages.referee_page import RefereePage
from liars_qt.program import Program
from liars_qt.settings import options
from tests.gui.window.led import STEP_S, Script, lead, say, until


def quick(program: Program) -> None:
    """Play without pauses and without motion."""
    program.settings.set(options.PACE, "instant")
    program.settings.set(options.MOTION, "off")


async def to_turn_or_verdict(program: Program) -> None:
    """Wait until the person is asked for something."""
    await until(lambda: program.dice.may_act or program.dice.table.phase is not Phase.BIDDING)


async def challenged(program: Program) -> None:
    """Bring a challenge about."""
    while program.dice.table.phase is Phase.BIDDING:
        await to_turn_or_verdict(program)
        if program.dice.may_act:
            calls = program.dice.table.round.standing is not None
            program.dice.act(Call.CHALLENGE if calls else Bid(2, 2), program.dice.revision)


async def opening(program: Program) -> None:
    """Close the window as soon as it is there."""
    program.window.close()


async def playable(program: Program) -> None:
    """Close it once everything is loaded."""
    await until(lambda: program.coach.loaded)
    program.window.close()


async def thinking(program: Program) -> None:
    """Close it while a bot takes its time."""
    program.settings.set(options.PACE, "slow")
    program.dice.act(Bid(2, 2), program.dice.revision)
    await until(lambda: program.dice_page.board.felt.others[0].seat.thinking)
    program.window.close()


async def loading(program: Program) -> None:
    """Close it while a bot's answer waits for the mathematics to be loaded."""
    program.settings.set(options.PACE, "instant")
    program.dice.act(Bid(2, 2), program.dice.revision)
    program.window.close()


async def reveal(program: Program) -> None:
    """Close it while cups come up."""
    program.settings.set(options.MOTION, "full")
    program.settings.set(options.PACE, "instant")
    await challenged(program)
    await until(lambda: program.dice_page.board.revealing)
    program.window.close()


async def verdict(program: Program) -> None:
    """Close it under a verdict."""
    quick(program)
    await challenged(program)
    await until(lambda: program.dice_page.outcome.armed)
    program.window.close()


async def end(program: Program) -> None:
    """Close it at the end of a game."""
    quick(program)
    players = (Player(), Player(mind="calm"))
    program.dice.open(program.shelf.begin(GameRecord(CLASSIC, players, "seed")))
    program.dice.act(Bid(2, 2), program.dice.revision)
    program.dice.end()
    await until(lambda: program.dice_page.outcome.armed)
    program.window.close()


async def table_dialog(program: Program) -> None:
    """End the session, as a desktop does, while a dialog is open."""
    await with_dialog(program.dice_page.games.set_table)


async def question(program: Program) -> None:
    """End the session while a question is open."""
    program.dice.act(Bid(2, 2), program.dice.revision)
    await with_dialog(program.dice_page.new_game)


async def with_dialog(open_: Callable[[], None]) -> None:
    """Open a dialog from the event loop, as a press does, and close all windows behind its back."""
    asyncio.get_running_loop().call_later(0.0, app_closes)
    from PySide6.QtCore import QTimer

    QTimer.singleShot(0, open_)


def app_closes() -> None:
    """Close every window once a dialog is open."""
    if QApplication.activeModalWidget() is None:
        asyncio.get_running_loop().call_later(STEP_S, app_closes)
    else:
        QApplication.closeAllWindows()


async def report(program: Program) -> None:
    """Close the window under the report of a fault."""
    program.show_report("a report")
    await asyncio.sleep(STEP_S)
    QApplication.closeAllWindows()


async def masters(program: Program) -> None:
    """Close it while Master thinks in earnest, five more of them waiting."""
    quick(program)
    await until(lambda: program.coach.loaded)
    players = (Player(), *[Player(mind="master")] * 6)
    program.dice.open(program.shelf.begin(GameRecord(MENTEUR, players, "seed")))
    program.dice.act(Bid(5, 2), program.dice.revision)
    await until(lambda: program.dice_page.board.felt.others[0].seat.thinking)
    await asyncio.sleep(STEP_S)
    program.window.close()


async def fast_forward(program: Program) -> None:
    """Close it while bots play the rest out without a pause."""
    quick(program)
    await until(lambda: program.coach.loaded)
    players = (Player(), *[Player(mind="calm")] * 3)
    program.dice.open(program.shelf.begin(GameRecord(KNOCKOUT, players, "seed", dice=(0, 5, 5, 5), opener=1)))
    program.dice.fast_forward()
    await until(lambda: len(program.dice.table.history) > 1)
    program.window.close()


async def cover(program: Program) -> None:
    """Close it while a cover asks for the next person."""
    players = (Player("Anna"), Player("Boris"))
    program.dice.open(program.shelf.begin(GameRecord(KNOCKOUT, players, "seed")))
    await until(lambda: program.dice_page.handover.covered)
    program.window.close()


async def end_question(program: Program) -> None:
    """End the session while somebody is asked whether a penalty game is to end."""
    players = (Player(), Player(mind="calm"))
    program.dice.open(program.shelf.begin(GameRecord(CLASSIC, players, "seed")))
    program.dice.act(Bid(2, 2), program.dice.revision)
    await with_dialog(program.dice_page.games.end)


async def card_turning(program: Program) -> None:
    """Close it while a card turns."""
    program.settings.set(options.MOTION, "full")
    program.window.show_page(program.cards_page)
    page = program.cards_page.page
    assert isinstance(page, CardsPage)
    await until(lambda: page.controls.armed)
    page._bridge.act(Bet.RED, page._bridge.revision)
    await until(lambda: page.board.turning)
    program.window.close()


async def counting(program: Program) -> None:
    """Close it in the middle of a referee's count, the board for the room open beside it."""
    program.window.show_page(program.referee_page)
    page = program.referee_page.page
    assert isinstance(page, RefereePage)
    page.start(Setup(KNOCKOUT, ("Anna", "Boris", "Claire")))
    page.telling.bid(Bid(3, 4))
    page.telling.begin_call(Call.CHALLENGE)
    page.telling.accept()
    page.telling.count(1)
    page.head.acts["room"].trigger()
    await until(lambda: page.room is not None and page.room.isVisible())
    program.window.close()


async def full_screen(program: Program) -> None:
    """Close it in full screen."""
    program.window.actions_.full_screen.trigger()
    await until(program.window.isFullScreen)
    program.window.close()


async def quit_key(program: Program) -> None:
    """Leave by the menu's Quit."""
    program.window.actions_.quit.trigger()


async def play(program: Program) -> None:
    """Play one game after the other as fast as it goes, telling every position; never end."""
    quick(program)
    bridge = program.dice
    say("resumed", len(bridge.record.entries), bridge.record.seed)
    bridge.moved.connect(lambda _: say(bridge.record.seed, len(bridge.record.entries)))
    await until(lambda: program.coach.loaded)
    say("loaded")
    while True:
        await to_turn_or_verdict(program)
        if bridge.table.phase is Phase.OVER:
            program.dice_page._show_end()
            program.dice_page.new_game()
        elif bridge.table.phase is Phase.SETTLED:
            bridge.go_on(bridge.revision)
        else:
            actions = legal_actions(bridge.table)
            high = Call.CHALLENGE in actions and bridge.revision % 4 == 3
            bridge.act(Call.CHALLENGE if high else actions[0], bridge.revision)
        await asyncio.sleep(0)


async def look(program: Program) -> None:
    """Tell what game is on the table, and leave."""
    say("resumed", len(program.dice.record.entries), program.dice.record.seed)
    say("notice", program.dice_page.notice.text())
    program.window.close()


async def options_set(program: Program) -> None:
    """Change an option and wait to be killed."""
    program.settings.set(options.THEME, "dark")
    say("set")
    await until(lambda: False)


async def stay(program: Program) -> None:
    """Say when the window is there, and when somebody wants to see it; then leave."""
    raised: list[None] = []
    program.raise_window = lambda: raised.append(None)  # type: ignore[method-assign]
    say("ready")
    await until(lambda: raised)
    say("raised")
    program.window.close()


async def wait(program: Program) -> None:
    """Say that the window is there and wait to be killed."""
    say("ready")
    await until(lambda: False)


async def scaled(program: Program) -> None:
    """Tell the scale of the screen, that of a picture of the window, and whether the window fits; then leave."""
    await until(lambda: program.coach.loaded)
    window = program.window
    # A pixel of a magnified screen is less than a pixel of the window: sizes are rounded.
    fits = window.screen().availableGeometry().adjusted(-2, -2, 2, 2).contains(window.frameGeometry())
    picture = window.grab()
    say(window.devicePixelRatio(), picture.devicePixelRatio(), "fits" if fits else window.frameGeometry())
    window.close()


async def slot_fault(program: Program) -> None:
    """Let a slot go wrong, look at the report, and play on."""
    from PySide6.QtCore import QTimer

    QTimer.singleShot(0, lambda: 1 / 0)
    await until(lambda: QApplication.activeModalWidget() is not None)
    say(type(QApplication.activeModalWidget()).__name__)
    QApplication.activeModalWidget().close()  # type: ignore[union-attr]
    program.dice.act(Bid(2, 2), program.dice.revision)
    say(len(program.dice.record.entries))
    program.window.close()


SCRIPTS: dict[str, Script] = {
    script.__name__: script
    for script in (
        *(opening, playable, thinking, loading, reveal, verdict, end, table_dialog, question, report),
        *(masters, fast_forward, cover, end_question, card_turning, counting),
        *(full_screen, quit_key, play, look, options_set, stay, wait, slot_fault, scaled),
    )
}


if __name__ == "__main__":
    sys.exit(lead(Path(sys.argv[1]), SCRIPTS[sys.argv[2]]))
