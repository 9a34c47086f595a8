"""How fast bots act is the player's choice: who thinks is seen for as long, and nothing they bid goes by unseen.

Time is the test's own: it stands still until the test says that a pause is over.
"""

import asyncio
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.dice.bid import Bid, Call
from engine.dice.legality import legal_bids
from engine.dice.state import Phase
from engine.records.record import Player
from liars_qt.bridge import dice as bridge
from liars_qt.pages.preferences import PreferencesDialog
from liars_qt.settings import options
from liars_qt.widgets.round_history import RoundRole
from tests.gui.stage import CALM, LANGUAGES, PERSON, Opened, Puppets, Stage

CTRL = Qt.KeyboardModifier.ControlModifier
PACES = ("instant", "normal", "slow")
SECOND = 1.0
TABLE = (PERSON, *[Player(mind=mind) for mind in ("calm", "bold", "shark")])


class Clock:
    """A clock that the test moves, and the pauses that wait for it."""

    def __init__(self) -> None:
        """Begin at nought with nobody waiting."""
        self.now = 0.0
        self.asked: list[float] = []
        self._waiting: list[tuple[float, asyncio.Future[None]]] = []

    def monotonic(self) -> float:
        """Return the time of now."""
        return self.now

    async def pause(self, seconds: float) -> None:
        """Wait until the test has let so much time pass."""
        self.asked.append(seconds)
        if seconds > 0:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append((self.now + seconds, future))
            await future

    def pass_(self, seconds: float) -> None:
        """Let time pass and end the pauses that are over."""
        self.now += seconds
        over = [future for due, future in self._waiting if due <= self.now and not future.done()]
        self._waiting = [(due, future) for due, future in self._waiting if due > self.now]
        for future in over:
            future.set_result(None)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[Clock]:
    """Time as the test wants it."""
    made = Clock()
    monkeypatch.setattr(bridge, "time", made)
    monkeypatch.setattr(bridge, "pause", made.pause)
    yield made


def bot_on_turn(stage: Stage, *players: Player) -> None:
    """Deal and bid, so that a bot is on turn."""
    stage.deal("knockout", *(players or (PERSON, CALM)), seed="pace")
    stage.key(Qt.Key.Key_Return)
    stage.settle()


def status(stage: Stage, place: int = 0) -> str:
    """Return the word on an opponent's plaque."""
    return stage.page.board.felt.others[place].seat.status


def bids(stage: Stage) -> int:
    """Return how many bids stand in the history of this round."""
    model = stage.page.rounds
    return len(model.index(model.rowCount() - 1).data(RoundRole.BIDS))


def shortest_wait(stage: Stage, clock: Clock) -> float:
    """Return how long the bot on turn is waited for."""
    clock.asked.clear()
    bot_on_turn(stage)
    return clock.asked[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pace", ["normal", "slow"])
def test_a_bot_is_seen_to_think_until_its_pause_is_over(
    opened: Opened, clock: Clock, pace: str, language: str
) -> None:
    stage = opened(language=language, PACE=pace)
    word = {"en": "thinking", "ru": "думает", "fr": "réfléchit"}[language]
    bot_on_turn(stage)
    (wait,) = clock.asked
    clock.pass_(wait * 0.9)
    stage.settle()
    assert status(stage) == word
    assert stage.page.board.felt.others[0].seat.thinking
    assert word in stage.page.board.felt.others[0].accessibleDescription()
    assert stage.bridge.record.entries == (Bid(2, 2),)
    clock.pass_(wait * 0.2)
    stage.until(lambda: len(stage.bridge.record.entries) == 2)
    assert status(stage) != word
    assert not stage.page.board.felt.others[0].seat.thinking


def test_slow_is_slower_than_normal_and_instant_does_not_wait_at_all(opened: Opened, clock: Clock) -> None:
    stage = opened()
    waits = {}
    for pace in PACES:
        stage.program.settings.set(options.PACE, pace)
        waits[pace] = shortest_wait(stage, clock)
        clock.pass_(10 * SECOND)
        stage.until(lambda: len(stage.bridge.record.entries) == 2)
    assert waits["instant"] == 0.0 < waits["normal"] < waits["slow"]
    assert waits["normal"] >= SECOND / 2, "a bid has to be read"


@pytest.mark.parametrize("pace", PACES)
def test_a_bot_that_thinks_long_is_not_waited_for_on_top(
    opened: Opened, puppets: Puppets, clock: Clock, pace: str
) -> None:
    stage = opened(puppets, PACE=pace)
    bot_on_turn(stage)
    stage.until(lambda: puppets.waiting)
    clock.pass_(10 * SECOND)
    stage.settle()
    assert status(stage) == "thinking"
    puppets.answer(Bid(3, 3))
    stage.until(lambda: stage.bridge.may_act)
    assert clock.asked == [0.0]


def choose(stage: Stage, pace: str, by: str) -> None:
    """Choose a pace in the preferences, by keys or with the mouse."""
    stage.key(",", modifier=CTRL)
    stage.until(lambda: isinstance(QApplication.activeModalWidget(), PreferencesDialog))
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, PreferencesDialog)
    stage.until(dialog.isActiveWindow)
    box, steps = dialog.pace, dialog.pace.findData(pace) - dialog.pace.currentIndex()
    if by == "keys":
        box.setFocus()
        for _ in range(abs(steps)):
            QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Down if steps > 0 else Qt.Key.Key_Up)
    else:
        at = box.mapTo(dialog, box.rect().center())
        QTest.mouseClick(dialog.windowHandle(), Qt.MouseButton.LeftButton, pos=at)
        view = box.view()
        stage.until(view.isVisible)
        row = view.visualRect(box.model().index(box.findData(pace), 0)).center()
        popup = view.window()
        QTest.mouseMove(popup.windowHandle(), view.viewport().mapTo(popup, row))
        QTest.mouseClick(
            popup.windowHandle(), Qt.MouseButton.LeftButton, pos=view.viewport().mapTo(popup, row)
        )
        stage.until(lambda: not view.isVisible())
    QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Escape)
    stage.back_at_the_window()


@pytest.mark.parametrize("by", ["keys", "mouse"])
def test_the_pace_is_chosen_in_the_preferences_and_holds_from_the_next_bid_on(
    opened: Opened, clock: Clock, by: str
) -> None:
    stage = opened(PACE="normal")
    normal = shortest_wait(stage, clock)
    choose(stage, "slow", by)
    assert stage.program.settings.get(options.PACE) == "slow"
    assert clock.asked == [normal], "the bot that thinks already takes the time that it began with"
    clock.pass_(normal)
    stage.until(lambda: len(stage.bridge.record.entries) == 2)
    assert shortest_wait(stage, clock) > normal
    choose(stage, "instant", by)
    clock.pass_(10 * SECOND)
    stage.until(lambda: len(stage.bridge.record.entries) == 2)
    assert shortest_wait(stage, clock) == 0.0


@pytest.fixture
def ears(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that is announced from now on."""
    heard: list[str] = []

    def hear(event: QAccessibleAnnouncementEvent) -> None:
        heard.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(hear))
    return heard


@pytest.mark.parametrize("pace", PACES)
def test_at_any_pace_every_bid_of_every_bot_is_told_and_kept(
    opened: Opened, puppets: Puppets, clock: Clock, ears: list[str], pace: str
) -> None:
    stage = opened(puppets, PACE=pace)
    bot_on_turn(stage, *TABLE)
    said = [entry for entry in stage.bridge.record.entries if isinstance(entry, Bid)]
    for _ in TABLE[1:]:
        stage.until(lambda: puppets.waiting)
        said.append(legal_bids(stage.bridge.table)[1])
        puppets.answer(said[-1])
        stage.settle()
        clock.pass_(10 * SECOND)
        stage.until(lambda: bids(stage) == len(said))
    stage.until(lambda: stage.on_turn)
    kept = stage.page.rounds.index(0).data(RoundRole.BIDS)
    assert [(named.name, named.bid.quantity, named.bid.face) for named in kept] == [
        (name, bid.quantity, bid.face)
        for name, bid in zip(("You", "Calm", "Bold", "Shark"), said, strict=True)
    ]
    plaques = [stage.page.board.felt.seat(place).seat.bid for place in range(len(TABLE))]
    assert [(bid.quantity, bid.face) for bid in plaques if bid] == [(bid.quantity, bid.face) for bid in said]
    for name, bid in zip(("Calm", "Bold", "Shark"), said[1:], strict=True):
        assert f"{name} bids {bid.quantity} × {bid.face}." in ears


def test_only_the_bot_whose_turn_it_is_thinks(opened: Opened, puppets: Puppets, clock: Clock) -> None:
    stage = opened(puppets, PACE="slow")
    bot_on_turn(stage, *TABLE)
    for turn in range(3):
        stage.until(lambda: puppets.waiting)
        thinking = [view.seat.thinking for view in stage.page.board.felt.others]
        assert thinking == [place == turn for place in range(3)]
        puppets.answer(legal_bids(stage.bridge.table)[0])
        stage.settle()
        clock.pass_(10 * SECOND)
        stage.until(lambda: not puppets.asked[-1].done() or stage.on_turn)
    assert not any(view.seat.thinking for view in stage.page.board.felt.others)


def test_whoever_hurries_waits_for_no_pause(opened: Opened, clock: Clock) -> None:
    stage = opened(PACE="slow")
    stage.deal("knockout", PERSON, CALM, CALM, seed="hurry")
    while not stage.bridge.watching:
        clock.pass_(10 * SECOND)
        stage.settle()
        if stage.verdict_waits:
            stage.key(Qt.Key.Key_Return)
        elif stage.on_turn:
            raises = legal_bids(stage.bridge.table)
            stage.bridge.act(raises[-1] if raises else Call.CHALLENGE, stage.bridge.revision)
    clock.asked.clear()
    stage.key(Qt.Key.Key_Right, modifier=CTRL)
    stage.until(lambda: stage.bridge.table.phase is Phase.OVER)
    assert clock.asked
    assert set(clock.asked) == {0.0}
    assert len(stage.bridge.table.history) + 1 == stage.page.rounds.rowCount()


def test_a_person_may_take_a_bid_back_while_a_bot_takes_its_time(opened: Opened, clock: Clock) -> None:
    stage = opened(PACE="slow")
    bot_on_turn(stage)
    stage.key(Qt.Key.Key_Z, modifier=CTRL)
    clock.pass_(10 * SECOND)
    stage.until(lambda: stage.on_turn)
    assert stage.bridge.record.entries == ()
    assert status(stage) == ""


def test_the_table_answers_while_a_bot_takes_its_time(opened: Opened, clock: Clock) -> None:
    stage = opened(PACE="slow")
    bot_on_turn(stage)
    bar = stage.page.controls.bar
    shown = bar.scale.isVisible()
    stage.click(bar.eye, QPoint(bar.eye.width() // 2, bar.eye.height() // 2))
    assert bar.scale.isVisible() is not shown
    stage.click(stage.page.board.felt)
    assert stage.bridge.record.entries == (Bid(2, 2),)
