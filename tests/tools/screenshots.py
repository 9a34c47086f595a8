"""Take the pictures of the README from the real program: `python -m tests.tools.screenshots [FOLDER]`.

Each picture is the program's own window, offscreen, with a game of a fixed seed in it that is played to the phase
wanted: the same commands give the same pictures, but for the fonts of Qt's own.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={Path(__file__).resolve().parents[1] / 'screen.json'}"

import qasync
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QWidget

from engine.cards import legality as cards_legality
from engine.cards.state import Level
from engine.cards.state import Phase as CardPhase
from engine.chance import Chance
from engine.dice.bid import Bid, Call
from engine.dice.legality import legal_bids
from engine.dice.rules import KNOCKOUT, MENTEUR
from engine.dice.state import Phase
from engine.records.record import GameRecord, Player
from engine.referee.actions import BidBy
from engine.referee.evening import Setup as EveningSetup
from liars_qt.bridge.thinker import InlineThinker
from liars_qt.pages.cards_page import CardsPage
from liars_qt.pages.referee_page import RefereePage
from liars_qt.places import places_in
from liars_qt.program import Program
from liars_qt.settings import options

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "packaging" / "screenshots"
SIZE = (1366, 768)
SEED = "screenshots"
PATIENCE_S = 60.0
QUALITY = 88
SETTLE_S = 0.3
CARD_PHASES = {
    (CardPhase.BET, Level.COLOUR): "colour",
    (CardPhase.APPOINT, None): "doer",
    (CardPhase.TASK, None): "task",
    (CardPhase.BET, Level.HIGHER_LOWER): "higher",
    (CardPhase.OVER, None): "end",
}
NAMES = ("Anna", "Boris", "Claire", "Denis")
LANGUAGES, THEMES = ("en", "ru", "fr"), ("light", "dark")
PLAYERS = (Player(), Player(mind="calm"), Player(mind="bold"), Player(mind="shark"))


async def until(wanted: Callable[[], bool]) -> None:
    """Let the program run until something holds; raises TimeoutError when it never does."""
    async with asyncio.timeout(PATIENCE_S):
        while not wanted():
            await asyncio.sleep(0.01)


class Tour:
    """One program in one language and theme, led through a game."""

    def __init__(self, app: QApplication, home: Path, language: str, theme: str) -> None:
        """Start the program in a folder of its own."""
        places = places_in(home)
        settings = options.Settings(QSettings(str(places.settings), QSettings.Format.IniFormat))
        settings.set(options.LANGUAGE, language)
        settings.set(options.THEME, theme)
        settings.set(options.PACE, "instant")
        settings.set(options.MOTION, "off")
        self.program = Program(app, places, InlineThinker())
        self.program.start()
        self.program.begin()
        self.program.window.resize(*SIZE)
        self.name = f"{language}-{theme}"

    async def dice(self, save: Callable[[str], object]) -> None:
        """Show the table in the middle of the bidding, a reveal, and the end of the game."""
        program, page = self.program, self.program.dice_page
        program.dice.open(program.shelf.begin(GameRecord(MENTEUR, PLAYERS, SEED)))
        await self._to_own_turn(bids=1)
        save(f"table-{self.name}")
        await self._to_verdict()
        save(f"reveal-{self.name}")
        program.dice.open(program.shelf.begin(GameRecord(KNOCKOUT, PLAYERS, SEED)))
        while program.dice.table.phase is not Phase.OVER:
            await self._to_verdict()
            if program.dice.watching:
                program.dice.fast_forward()
                await until(lambda: program.dice.table.phase is Phase.OVER)
            elif program.dice.table.phase is Phase.SETTLED:
                page.outcome.press()
        await until(self._told)
        page.outcome.press()
        await until(lambda: page.outcome.currentWidget() is page.outcome.end and page.outcome.armed)
        save(f"end-{self.name}")

    async def cards(self, save: Callable[[str], object]) -> None:
        """Play a whole game of Red or Black by chance and show each phase when it is first met."""
        place = self.program.cards_page
        self.program.window.show_page(place)
        page = place.page
        assert isinstance(page, CardsPage)
        bridge, chance, wanted = page._bridge, Chance(SEED), dict(CARD_PHASES)
        await until(lambda: bridge.table.phase is CardPhase.BET)
        while wanted:
            table = bridge.table
            name = wanted.pop((table.phase, table.level if table.phase is CardPhase.BET else None), "")
            if name:
                await asyncio.sleep(SETTLE_S)
                save(f"cards-{name}-{self.name}")
            if table.phase is not CardPhase.OVER:
                bridge.act(chance.pick(cards_legality.legal_actions(table)), bridge.revision)

    async def referee(self, save: Callable[[str], object]) -> None:
        """Show an evening of four with a bid on the table."""
        place = self.program.referee_page
        self.program.window.show_page(place)
        page = place.page
        assert isinstance(page, RefereePage)
        page.start(EveningSetup(MENTEUR, NAMES))
        for bid in (Bid(4, 3), Bid(5, 5), Bid(3, 1)):
            evening = page._bridge.evening
            page._bridge.act(BidBy(evening.seated[evening.table.round.turn], bid))
        await asyncio.sleep(SETTLE_S)
        save(f"referee-{self.name}")

    async def _to_own_turn(self, bids: int) -> None:
        """Bid the offered bid as often as wanted, then wait for one's turn."""
        page = self.program.dice_page
        for _ in range(bids):
            await until(lambda: self._may_act() and self.program.coach.loaded)
            page.controls.picker.commit()
        await until(lambda: self._may_act() or self._told())

    async def _to_verdict(self) -> None:
        """Play on, challenging what is hard to believe, until a verdict is told."""
        dice = self.program.dice
        while not self._told():
            await until(lambda: self._may_act() or self._told())
            if not self._told():
                rnd = dice.table.round
                doubtful = rnd.standing is not None and rnd.standing.quantity * 3 > rnd.total
                action = (
                    Call.CHALLENGE if doubtful or not legal_bids(dice.table) else legal_bids(dice.table)[0]
                )
                dice.act(action, dice.revision)

    def _may_act(self) -> bool:
        """Tell whether the table waits for the person and the controls are open."""
        return self.program.dice.may_act and self.program.dice_page.controls.picker.ready

    def _told(self) -> bool:
        """Tell whether a verdict stands with its button open, or the game is over."""
        verdict = self.program.dice.table.round.verdict
        return verdict is not None and self.program.dice_page.outcome.armed

    def close(self) -> None:
        """Close the window and everything behind it."""
        self.program.window.close()
        self.program.close()


def _save(window: QWidget, folder: Path, name: str) -> None:
    window.grab().save(str(folder / f"{name}.jpg"), "JPG", QUALITY)


async def take(app: QApplication, folder: Path) -> None:
    """Take every picture, in each language and theme."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        for theme in THEMES:
            with tempfile.TemporaryDirectory() as home:
                tour = Tour(app, Path(home), language, theme)
                window = tour.program.window
                save = partial(_save, window, folder)
                await tour.dice(save)
                await tour.cards(save)
                await tour.referee(save)
                tour.close()
            print(f"{language} {theme}")


def main() -> None:
    """Take the pictures into the folder named, or into the README's."""
    parser = argparse.ArgumentParser(description="Take the README's pictures from the real program.")
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER)
    folder = parser.parse_args().folder
    app = QApplication([])
    app.setApplicationName("liars-qt")
    app.styleHints().setMouseDoubleClickInterval(1)
    loop = qasync.QEventLoop(app)
    with loop:
        loop.run_until_complete(take(app, folder))


if __name__ == "__main__":
    main()
