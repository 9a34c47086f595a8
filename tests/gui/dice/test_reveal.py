"""A reveal: cups come up one by one, any press ends it, the count is the dice's own, the verdict stays."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from engine.bots.choice import Reason, Why
from engine.dice.bid import Bid, Call, count_matches, count_wild
from engine.dice.rules import PRESETS
from engine.dice.state import Phase
from engine.records.record import GameRecord
from liars_qt.look.dice_paint import Mark
from tests.gui.stage import CALM, PERSON, Opened, Puppets, Stage

WHY = Why(Reason.BLUFFING, 1, 5, 0.31)


@pytest.fixture
def moving(opened: Opened, puppets: Puppets) -> Stage:
    """A table with full motion at which the bot has just been challenged on its 3 × 3."""
    stage = opened(puppets, MOTION="full")
    challenge(stage, puppets)
    return stage


def challenge(stage: Stage, puppets: Puppets) -> None:
    """Bid, let the bot raise, challenge it."""
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: puppets.waiting)
    puppets.answer(Bid(3, 3), WHY)
    stage.until(lambda: stage.on_turn)
    stage.key(Qt.Key.Key_M)


def true_count(stage: Stage) -> tuple[int, int]:
    """Count the round's dice from the hands alone."""
    rnd = stage.bridge.table.round
    assert rnd.shown is not None
    wild = stage.bridge.table.wild_ones
    standing = rnd.standing
    assert standing is not None
    counts = [(count_matches(hand, standing, wild), count_wild(hand, standing, wild)) for hand in rnd.shown]
    return sum(count for count, _ in counts), sum(wild for _, wild in counts)


def test_cups_come_up_one_by_one_and_the_bidders_last(moving: Stage) -> None:
    board, counter = moving.page.board, moving.page.outcome.verdict.counter
    assert board.revealing
    assert board.reveal.lifted == frozenset()
    assert counter.count == 0
    steps: list[tuple[frozenset[int], int]] = []
    board.counted.connect(lambda count, _: steps.append((board.reveal.lifted, count)))
    moving.until(lambda: not board.revealing)
    assert [lifted for lifted, _ in steps][:2] == [frozenset({0}), frozenset({0, 1})]
    assert steps[-1][1] == counter.count == true_count(moving)[0]


def test_nothing_of_a_covered_hand_is_there_before_its_cup_comes_up(moving: Stage) -> None:
    bot = moving.page.board.felt.others[0]
    assert bot.hand.hand.dice == ()
    assert bot.hand.hand.covered == 5
    assert moving.page.outcome.verdict.verdict.text() == ""
    shown = moving.page.rounds.index(0).data(Qt.ItemDataRole.DisplayRole)
    assert "challenge" not in shown


@pytest.mark.parametrize(
    "key", ["x", "5", Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_F2]
)
def test_any_key_ends_it(moving: Stage, key: Qt.Key | str) -> None:
    moving.key(key)
    assert_told(moving)


def test_a_modifier_alone_does_not_end_it(moving: Stage) -> None:
    moving.key(Qt.Key.Key_Alt, Qt.Key.Key_Shift, Qt.Key.Key_Control)
    assert moving.page.board.revealing


def places(stage: Stage) -> list[QWidget]:
    """Return widgets all over the page, some of them shut, some that want clicks for themselves."""
    page = stage.page
    felt, verdict = page.board.felt, page.outcome.verdict
    return [
        felt,
        felt.own.hand,
        felt.others[0],
        felt.centre.caption,
        verdict,
        verdict.button,
        verdict.counter,
        page.history.viewport(),
        page.head.rules,
    ]


@pytest.mark.parametrize("place", range(9))
def test_a_click_anywhere_ends_it_and_does_nothing_else(moving: Stage, place: int) -> None:
    revision = moving.bridge.revision
    moving.click(places(moving)[place])
    assert_told(moving)
    assert moving.bridge.revision == revision


def test_the_second_press_of_a_double_click_on_the_call_ends_nothing(
    opened: Opened, puppets: Puppets
) -> None:
    stage = opened(puppets, MOTION="full")
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: puppets.waiting)
    puppets.answer(Bid(3, 3), WHY)
    stage.until(lambda: stage.on_turn)
    button = stage.page.controls.challenge
    at = button.mapTo(stage.window, button.rect().center())
    QTest.mouseDClick(stage.window.windowHandle(), Qt.MouseButton.LeftButton, pos=at)
    assert stage.page.board.revealing
    stage.click(stage.page.board)
    assert not stage.page.board.revealing


def plaques(stage: Stage) -> list[tuple[int | None, str, str]]:
    """Return what the plaques round the table say that the verdict changes."""
    felt = stage.page.board.felt
    seats = (felt.seat(place).seat for place in range(len(stage.bridge.players)))
    return [(seat.penalties, seat.left, seat.status) for seat in seats]


def test_no_plaque_tells_the_verdict_before_the_cups_do(opened: Opened, puppets: Puppets) -> None:
    stage = opened(puppets, MOTION="full")
    stage.deal("classic")
    before = plaques(stage)
    challenge(stage, puppets)
    assert [each[:2] for each in plaques(stage)] == [each[:2] for each in before]
    stage.key(Qt.Key.Key_Space)
    assert sorted(each[0] or 0 for each in plaques(stage)) == [0, 1]


def test_no_plaque_names_the_winner_before_the_cups_do(opened: Opened, puppets: Puppets) -> None:
    stage = opened(puppets, MOTION="full")
    record = GameRecord(PRESETS["knockout"], (PERSON, CALM), "last dice", dice=(1, 1))
    stage.bridge.open(stage.program.shelf.begin(record))
    stage.until(lambda: stage.on_turn)
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: puppets.waiting)
    puppets.answer(Call.CHALLENGE)
    stage.settle()
    assert stage.page.board.revealing and stage.bridge.table.winner is not None
    assert "winner" not in [status for *_, status in plaques(stage)]
    stage.key(Qt.Key.Key_Space)
    assert "winner" in [status for *_, status in plaques(stage)]


def assert_told(stage: Stage) -> None:
    """The reveal is over: all cups up, nothing moves, counter and verdict tell the truth."""
    page = stage.page
    count, wild = true_count(stage)
    assert not page.board.revealing
    assert page.board.reveal.lifted == {0, 1}
    assert not any(view.hand.moving for view in (page.board.felt.own, *page.board.felt.others))
    assert page.outcome.verdict.counter.count == count
    assert page.outcome.verdict.note.text() == (f"{wild} wild" if wild else "")
    verdict = stage.bridge.table.round.verdict
    assert verdict is not None
    assert (verdict.count, verdict.wild or 0) == (count, wild)
    assert page.outcome.verdict.verdict.text().startswith("The bid holds." if count >= 3 else "It was a lie!")


def test_without_motion_the_verdict_is_there_at_once(puppet_stage: Stage, puppets: Puppets) -> None:
    challenge(puppet_stage, puppets)
    assert_told(puppet_stage)


def test_the_verdict_stays_until_the_player_goes_on(puppet_stage: Stage, puppets: Puppets) -> None:
    challenge(puppet_stage, puppets)
    puppet_stage.until(lambda: puppet_stage.verdict_waits)
    revision, said = puppet_stage.bridge.revision, puppet_stage.page.outcome.verdict.verdict.text()
    for key in ("x", "5", "m", Qt.Key.Key_Up, Qt.Key.Key_Escape):
        puppet_stage.key(key)
    puppet_stage.click(puppet_stage.page.board.felt)
    puppet_stage.settle()
    assert puppet_stage.bridge.revision == revision
    assert puppet_stage.page.outcome.verdict.verdict.text() == said
    assert len(puppet_stage.bridge.table.history) == 0
    puppet_stage.key(Qt.Key.Key_Return)
    assert puppet_stage.bridge.table.phase is Phase.BIDDING
    assert len(puppet_stage.bridge.table.history) == 1


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_the_dice_that_count_are_marked_and_no_others(stage: Stage, seed: str) -> None:
    stage.deal("knockout", PERSON, CALM, CALM, seed=seed)
    stage.raise_to_verdict()
    rnd = stage.bridge.table.round
    assert rnd.shown is not None
    assert rnd.standing is not None
    views = [stage.page.board.felt.seat(place) for place in range(3)]
    for view, hand in zip(views, rnd.shown, strict=True):
        marks = {
            face: Mark.MATCH if face == rnd.standing.face else Mark.WILD if face == 1 else Mark.MISS
            for face in hand
        }
        assert [(die.face, die.mark) for die in view.hand.hand.dice] == [
            (face, marks[face]) for face in sorted(hand)
        ]
        assert all(die.star == (die.mark is Mark.WILD) for die in view.hand.hand.dice)


def test_the_bot_says_why_it_bid_so(puppet_stage: Stage, puppets: Puppets) -> None:
    challenge(puppet_stage, puppets)
    said = puppet_stage.page.outcome.verdict.reasons.text()
    assert said.startswith("Calm: “")
    assert "31%" in said
    assert "bluff" in said


def test_the_bot_says_the_same_after_the_program_was_closed(opened: Opened) -> None:
    stage = opened()
    stage.key(Qt.Key.Key_Return)
    while not stage.verdict_waits:
        stage.until(lambda: stage.on_turn or stage.verdict_waits)
        if stage.on_turn:
            stage.bridge.act(Call.CHALLENGE, stage.bridge.revision)
    panel = stage.page.outcome.verdict
    said, verdict = panel.reasons.text(), panel.verdict.text()
    assert said
    stage.window.close()
    stage.program.close()
    again = opened()
    assert again.verdict_waits or again.page.outcome.currentWidget() is again.page.outcome.verdict
    again.until(lambda: again.page.outcome.verdict.reasons.text())
    assert again.page.outcome.verdict.reasons.text() == said
    assert again.page.outcome.verdict.verdict.text() == verdict


def test_nothing_is_told_of_a_bot_whose_cup_is_down(puppet_stage: Stage, puppets: Puppets) -> None:
    explained: list[object] = []
    puppet_stage.bridge.explained.connect(lambda *args: explained.append(args))
    puppet_stage.key(Qt.Key.Key_Return)
    puppet_stage.until(lambda: puppets.waiting)
    puppets.answer(Bid(3, 3), WHY)
    puppet_stage.until(lambda: puppet_stage.on_turn)
    puppet_stage.bridge.ask_reasons(1)
    assert not explained


def test_the_centre_of_the_table_is_not_a_button(puppet_stage: Stage) -> None:
    puppet_stage.click(puppet_stage.page.board.felt, QPoint(200, 200))
    assert puppet_stage.bridge.record.entries == ()
