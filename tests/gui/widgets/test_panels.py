"""Verdict, rule line, rail, cover and history: what goes in is shown, spoken and given back."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from liars_qt.look.dice_paint import Die, Mark
from liars_qt.look.motion import Motion
from liars_qt.widgets.bid_label import BidShown
from liars_qt.widgets.cover import Cover
from liars_qt.widgets.rail import Rail
from liars_qt.widgets.round_history import NamedBid, NamedHand, RoundHistory, RoundRole
from liars_qt.widgets.rule_line import RuleLine
from liars_qt.widgets.verdict_panel import VerdictPanel


@pytest.fixture
def panel(qtbot: QtBot) -> VerdictPanel:
    """A verdict panel on show, with a claim."""
    made = VerdictPanel()
    qtbot.addWidget(made)
    made.show()
    made.begin(BidShown(4, 5, spoken="four fives"), "Anna claims")
    return made


def test_a_reveal_begins_with_nothing_counted(panel: VerdictPanel) -> None:
    assert panel.counter.count == 0
    assert panel.claim.bid == BidShown(4, 5, spoken="four fives")
    assert not panel.button.isEnabled(), "nobody goes on before the verdict"


def test_the_counter_runs_and_the_verdict_stays_until_the_player_goes_on(
    panel: VerdictPanel, qtbot: QtBot
) -> None:
    panel.set_motion(Motion())
    panel.show_count(3, "1 of them wild")
    assert panel.counter.moving
    panel.finish()
    assert (panel.counter.count, panel.counter.moving) == (3, False)
    panel.conclude("There are 3: Anna loses a die.", ("Anna: was bluffing.",), False)
    assert panel.accessibleDescription() == "There are 3: Anna loses a die."
    with qtbot.waitSignal(panel.continued):
        QTest.mouseClick(panel.button, Qt.MouseButton.LeftButton)


def test_without_motion_the_counter_stands_at_once(panel: VerdictPanel) -> None:
    panel.show_count(5, "")
    assert (panel.counter.count, panel.counter.moving) == (5, False)
    assert panel.counter.accessibleName() == "5"


def test_names_are_shown_as_they_are_typed(panel: VerdictPanel, qtbot: QtBot) -> None:
    panel.conclude("<b>x</b> loses a die", (), True)
    assert panel.verdict.textFormat() is Qt.TextFormat.PlainText
    cover = Cover()
    qtbot.addWidget(cover)
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in (cover.title, cover.hint))


def test_a_long_head_is_shortened_and_told_in_full(qtbot: QtBot) -> None:
    line = RuleLine()
    qtbot.addWidget(line)
    line.show_rules("Knockout", ("ones are wild", "no exact call", "no palifico") * 4)
    line.resize(300, 30)
    line.show()
    assert line.shown_text().endswith("…")
    assert "no palifico" in line.toolTip()
    assert "no palifico" in line.accessibleName()
    line.resize(3000, 30)
    assert line.toolTip() == ""
    with qtbot.waitSignal(line.clicked):
        QTest.mouseClick(line, Qt.MouseButton.LeftButton)


def test_the_rail_shows_and_triggers_its_actions(qtbot: QtBot) -> None:
    rail = Rail()
    qtbot.addWidget(rail)
    actions = [QAction(text, rail, checkable=True) for text in ("&Dice", "Red or Black", "Rules")]
    buttons = [
        rail.add_place(action, name) for action, name in zip(actions, ("dice", "cards", "rules"), strict=True)
    ]
    settings = rail.add_place(QAction("Settings", rail), "settings", below=True)
    rail.resize(rail.sizeHint().width(), 560)
    rail.show()
    QTest.mouseClick(buttons[1], Qt.MouseButton.LeftButton)
    assert actions[1].isChecked()
    assert buttons[1].isChecked()
    tops = [button.geometry().top() for button in (*buttons, settings)]
    assert tops == sorted(tops)
    assert settings.geometry().top() - buttons[-1].geometry().bottom() > 50, (
        "the last place stands apart, below"
    )
    assert rail.sizeHint().width() <= 96


def test_the_cover_names_the_next_seat_and_nothing_else(qtbot: QtBot) -> None:
    cover = Cover()
    qtbot.addWidget(cover)
    cover.show_seat("Anna")
    assert "Anna" in cover.title.text()
    assert "Anna" in cover.accessibleName()
    assert (
        not cover.grab().toImage().hasAlphaChannel() or cover.grab().toImage().pixelColor(1, 1).alpha() == 255
    )


def open_cover(qtbot: QtBot) -> Cover:
    """Return a cover in front whose buttons have opened, after the moment in which presses do not count."""
    cover = Cover()
    qtbot.addWidget(cover)
    with qtbot.waitActive(cover):
        cover.show()
        cover.activateWindow()
    cover.show_seat("Anna")
    qtbot.waitUntil(cover.hold.isEnabled)
    return cover


def test_dice_are_looked_at_only_while_the_button_is_held(qtbot: QtBot) -> None:
    cover = open_cover(qtbot)
    looks: list[bool] = []
    cover.looked.connect(looks.append)
    QTest.mousePress(cover.hold, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(cover.hold, Qt.MouseButton.LeftButton)
    QTest.keyPress(cover.hold, Qt.Key.Key_Space)
    repeat = QKeyEvent(QEvent.Type.KeyRelease, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True)
    QApplication.sendEvent(cover.hold, repeat)
    QTest.keyRelease(cover.hold, Qt.Key.Key_Space)
    assert looks == [True, False, True, False]


def test_hiding_the_cover_lets_go(qtbot: QtBot) -> None:
    cover = open_cover(qtbot)
    looks: list[bool] = []
    cover.looked.connect(looks.append)
    QTest.mousePress(cover.hold, Qt.MouseButton.LeftButton)
    cover.hide()
    assert looks == [True, False]


@dataclass(frozen=True)
class Told:
    """One round as a model tells it."""

    bids: tuple[NamedBid, ...] = ()
    hands: tuple[NamedHand, ...] = ()
    verdict: str = ""


def history(*rounds: Told) -> RoundHistory:
    """A history on show."""
    view = RoundHistory()
    model = QStandardItemModel(view)
    for number, told in enumerate(rounds, 1):
        item = QStandardItem(f"Round {number}")
        for role, value in (
            (RoundRole.TITLE, f"Round {number}"),
            (RoundRole.BIDS, told.bids),
            (RoundRole.HANDS, told.hands),
            (RoundRole.VERDICT, told.verdict),
        ):
            item.setData(value, role)
        model.appendRow(item)
    view.setModel(model)
    view.resize(320, 400)
    view.show()
    return view


BIDS = tuple(NamedBid("Anna", BidShown(number, 5)) for number in range(1, 8))
HANDS = (
    NamedHand("Anna", (Die(5, Mark.MATCH), Die(1, Mark.WILD, True)), "2"),
    NamedHand("Boris", (Die(3, Mark.MISS),), "0"),
)


def test_a_card_is_as_high_as_what_it_tells(qtbot: QtBot) -> None:
    view = history(Told(), Told(BIDS), Told(BIDS, HANDS), Told(BIDS, HANDS, "Anna loses a die. " * 6))
    qtbot.addWidget(view)
    model = view.model()
    heights = [view.sizeHintForIndex(model.index(row, 0)).height() for row in range(4)]
    assert heights == sorted(set(heights))
    assert not view.grab().isNull()


def test_a_narrow_card_needs_more_lines(qtbot: QtBot) -> None:
    view = history(Told(BIDS, HANDS, "Anna loses a die. " * 6))
    qtbot.addWidget(view)
    index = view.model().index(0, 0)
    narrow = view.sizeHintForIndex(index).height()
    view.resize(900, 400)
    assert view.sizeHintForIndex(index).height() < narrow


def test_enter_on_a_round_asks_for_its_replay(qtbot: QtBot) -> None:
    view = history(Told(BIDS), Told(BIDS))
    qtbot.addWidget(view)
    view.setCurrentIndex(view.model().index(1, 0))
    with qtbot.waitSignal(view.activated) as activated:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert activated.args[0].row() == 1
