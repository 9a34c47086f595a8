"""Journeys by mouse: an evening at the classic penalty table, and Menteur with exact calls and palifico."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton

from engine.dice.bid import Bid, Call, count_matches
from engine.dice.rules import MENTEUR
from engine.dice.state import Phase
from engine.records.record import GameRecord
from tests.gui.stage import CALM, PERSON, Puppets, Stage


def button_of(stage: Stage, action: object) -> QToolButton:
    """Return the button in the head that stands for a command."""
    return next(
        button for button in stage.page.head.findChildren(QToolButton) if button.defaultAction() is action
    )


def click_bid(stage: Stage, quantity: int, face: int) -> None:
    """Make a bid up by clicks and place it."""
    picker = stage.page.controls.picker
    stage.click(picker.faces[face - 1])
    while picker.pick is not None and picker.pick.quantity < quantity:
        stage.click(picker.more)
    stage.click(picker.bid_button)
    assert stage.bridge.table.round.bids[-1].bid == Bid(quantity, face)


def test_an_evening_at_the_penalty_table(stage: Stage) -> None:
    stage.deal("classic", PERSON, CALM, CALM, seed="evening")
    for _ in range(6):
        stage.until(lambda: stage.on_turn or stage.verdict_waits)
        while not stage.verdict_waits:
            picker, standing = stage.page.controls.picker, stage.bridge.table.round.standing
            if standing is not None and standing.quantity * 3 > stage.bridge.table.round.total:
                stage.click(stage.page.controls.challenge)
            else:
                stage.click(picker.bid_button)
            stage.until(lambda: stage.on_turn or stage.verdict_waits)
        stage.click(stage.page.outcome.verdict.button)
    assert sum(seat.penalties for seat in stage.bridge.table.seats) == 6
    assert [seat.dice for seat in stage.bridge.table.seats] == [5, 5, 5]
    stage.click(button_of(stage, stage.page.head.end))
    assert stage.answer_question() == "End the game and count?"
    stage.until(lambda: stage.end_waits)
    summary = stage.page.outcome.end.summary.text()
    assert all(f"{seat.penalties} penalt" in summary for seat in stage.bridge.table.seats)
    stage.click(stage.page.outcome.end.again_button)
    assert stage.bridge.table.phase is Phase.BIDDING
    assert sum(seat.penalties for seat in stage.bridge.table.seats) == 0


@pytest.fixture
def short(puppet_stage: Stage) -> Stage:
    """Menteur with two dice for the person and three for each bot."""
    record = GameRecord(MENTEUR, (PERSON, CALM, CALM), "short", dice=(2, 3, 3))
    puppet_stage.bridge.open(puppet_stage.program.shelf.begin(record))
    puppet_stage.until(lambda: puppet_stage.on_turn)
    return puppet_stage


def answer(stage: Stage, puppets: Puppets, action: Bid | Call) -> None:
    """Let the bot on turn act."""
    stage.until(lambda: puppets.waiting)
    puppets.answer(action)
    stage.until(lambda: not puppets.waiting)


def hands(stage: Stage) -> list[tuple[int, ...]]:
    """Look under all the cups: the test knows what nobody at the table does."""
    return [stage.bridge.session.view(seat).hand for seat in range(3)]


def true_bid(stage: Stage, wild: bool) -> Bid:
    """Return a bid of two dice or more that is exactly right, on the face that lies there most."""
    counts = Counter(face for hand in hands(stage) for face in hand if face != 1)
    face, _ = counts.most_common(1)[0]
    bid = Bid(1, face)
    return Bid(sum(count_matches(hand, bid, wild) for hand in hands(stage)), face)


def test_menteur_with_palifico_and_an_exact_call(short: Stage, puppets: Puppets) -> None:
    stage, controls = short, short.page.controls
    assert not controls.picker.faces[0].isEnabled(), "no opening with ones outside palifico"
    click_bid(stage, 8, 2)
    answer(stage, puppets, Call.CHALLENGE)
    stage.until(lambda: stage.verdict_waits)
    assert stage.bridge.table.seats[0].dice == 1
    stage.click(stage.page.outcome.verdict.button)
    stage.until(lambda: stage.on_turn)

    assert stage.bridge.table.round.palifico
    assert "Palifico" in stage.page.board.felt.centre.caption.text()
    assert not any(die.star for die in stage.page.board.felt.own.hand.hand.dice)
    assert controls.picker.faces[0].isEnabled(), "palifico may open with ones"
    click_bid(stage, 1, 1)
    answer(stage, puppets, Bid(2, 1))
    answer(stage, puppets, Bid(3, 1))
    stage.until(lambda: stage.on_turn)
    assert [face.isEnabled() for face in controls.picker.faces] == [True, *[False] * 5]
    stage.click(controls.picker.faces[3])
    assert "frozen at 1" in stage.page.notice.text()
    ones = sum(hand.count(1) for hand in hands(stage))
    stage.click(controls.challenge)
    stage.until(lambda: stage.verdict_waits)
    verdict = stage.bridge.table.round.verdict
    assert verdict is not None
    assert (verdict.count, verdict.wild or 0) == (ones, 0), "ones are not wild in palifico"


def test_a_right_exact_call_brings_a_die_back(short: Stage, puppets: Puppets) -> None:
    stage, controls = short, short.page.controls
    click_bid(stage, 8, 2)
    answer(stage, puppets, Call.CHALLENGE)
    stage.until(lambda: stage.verdict_waits)
    stage.click(stage.page.outcome.verdict.button)
    stage.until(lambda: stage.on_turn)
    bid = true_bid(stage, wild=False)
    click_bid(stage, 1, bid.face)
    if bid.quantity > 2:
        answer(stage, puppets, Bid(bid.quantity - 1, bid.face))
    else:
        answer(stage, puppets, Bid(2, bid.face))
    answer(stage, puppets, Bid(max(3, bid.quantity), bid.face))
    stage.until(lambda: stage.on_turn)
    right = max(3, bid.quantity) == bid.quantity
    assert controls.exact.isVisible()
    stage.click(controls.exact)
    stage.until(lambda: stage.verdict_waits)
    said = stage.page.outcome.verdict.verdict.text()
    assert said.startswith("Exactly right!" if right else "Not exact.")
    assert stage.bridge.table.seats[0].dice == (2 if right else 0)


def test_undo_is_a_button_too(puppet_stage: Stage, puppets: Puppets) -> None:
    click_bid(puppet_stage, 3, 5)
    puppet_stage.until(lambda: puppets.waiting)
    puppet_stage.click(button_of(puppet_stage, puppet_stage.page.head.undo))
    assert puppet_stage.bridge.record.entries == ()
    puppet_stage.until(lambda: puppet_stage.on_turn)
    puppet_stage.key(Qt.Key.Key_Return)
    assert len(puppet_stage.bridge.record.entries) == 1
