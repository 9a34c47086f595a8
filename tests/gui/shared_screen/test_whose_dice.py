"""Whose dice lie open: those of the one who is to act and has confirmed it, and of nobody else."""

from PySide6.QtCore import Qt

from engine.dice.bid import Bid
from engine.dice.rules import MENTEUR
from engine.dice.state import Phase
from engine.records.record import GameRecord, Player
from tests.gui.shared_screen.table import ANNA, BORIS, TELLING, Shared
from tests.gui.stage import CALM


def test_the_first_person_is_asked_for_before_any_die_is_seen(shared: Shared) -> None:
    shared.deal()
    assert shared.asked == "Next: Anna"
    assert shared.open_dice == []


def test_dice_lie_open_from_the_confirmation_until_the_bid(shared: Shared) -> None:
    shared.deal()
    shared.confirm()
    assert shared.open_dice == [TELLING[ANNA]]
    shared.stage.key(Qt.Key.Key_Return)
    assert shared.asked
    assert shared.open_dice == []
    assert shared.asked == "Next: Boris"
    shared.confirm()
    assert shared.open_dice == [TELLING[BORIS]]


def test_dice_can_be_looked_at_without_showing_the_table(shared: Shared) -> None:
    shared.to_boris()
    shared.wait()
    shared.press(Qt.Key.Key_Space)
    assert shared.open_hands == {shared.cover.hand: TELLING[BORIS]}
    shared.release(Qt.Key.Key_Space)
    assert shared.asked
    assert shared.open_dice == []


def test_between_two_people_bots_play_before_everybody_with_all_cups_down(shared: Shared) -> None:
    shared.to_bot()
    assert shared.asked == ""
    assert shared.stage.page.board.isVisible()
    assert shared.open_dice == []
    assert shared.stage.bridge.view.seat is None
    shared.answer(Bid(5, 3))
    assert shared.asked == "Next: Anna"


def test_a_bot_may_open_before_the_first_cover_comes(shared: Shared) -> None:
    shared.stage.bridge.open(
        shared.stage.program.shelf.begin(GameRecord(MENTEUR, (CALM, Player("Anna"), Player("Boris")), "seed"))
    )
    shared.stage.until(lambda: shared.puppets.waiting)
    assert shared.asked == ""
    shared.answer(Bid(3, 3))
    assert shared.asked == "Next: Anna"


def test_a_reveal_is_for_everybody_and_the_cover_comes_with_the_next_round(shared: Shared) -> None:
    shared.to_boris()
    shared.confirm()
    shared.stage.key(Qt.Key.Key_M)
    shared.stage.until(lambda: shared.stage.verdict_waits)
    assert shared.asked == ""
    assert shared.open_dice == sorted(TELLING)
    shared.stage.key(Qt.Key.Key_Return)
    assert shared.asked
    assert shared.open_dice == []


def chances(shared: Shared) -> list[str]:
    """Return every chance that is shown or kept anywhere at the table."""
    page = shared.stage.page
    chance = page.controls.bar.scale.chance
    caption = page.board.felt.centre.caption.text()
    return [text for text in (chance.text if chance else "", caption) if "%" in text]


def test_an_onlookers_table_says_no_chance_that_was_worked_out_from_dice(shared: Shared) -> None:
    shared.deal()
    assert chances(shared) == []
    shared.confirm()
    assert len(chances(shared)) == 1
    shared.stage.key(Qt.Key.Key_Return)
    assert chances(shared) == []
    shared.confirm()
    assert len(chances(shared)) == 2
    shared.stage.key(Qt.Key.Key_Return)
    shared.stage.until(lambda: shared.puppets.waiting)
    assert chances(shared) == []


def test_a_game_called_off_shows_no_dice_and_no_chance(shared: Shared) -> None:
    shared.deal("classic")
    shared.confirm()
    shared.stage.key(Qt.Key.Key_E, modifier=Qt.KeyboardModifier.ControlModifier)
    assert shared.stage.bridge.table.phase is Phase.OVER
    assert shared.open_dice == []
    assert chances(shared) == []


def test_the_last_person_in_the_game_plays_uncovered(shared: Shared) -> None:
    shared.deal("knockout")
    for _ in range(5):
        _lose_a_die(shared)
    table = shared.stage.bridge.table
    assert table.seats[ANNA].dice == 0
    shared.stage.key(Qt.Key.Key_Return)
    assert shared.asked == ""
    shared.stage.until(lambda: shared.stage.on_turn)
    assert shared.open_dice == [TELLING[BORIS]]
    shared.stage.key(Qt.Key.Key_Return)
    shared.stage.until(lambda: shared.puppets.waiting)
    assert shared.open_dice == [TELLING[BORIS]]


def test_whoever_shares_a_screen_goes_by_name_to_the_end(shared: Shared) -> None:
    shared.deal("knockout")
    for _ in range(5):
        _lose_a_die(shared)
    said = shared.stage.page.outcome.verdict.verdict.text()
    assert said == "It was a lie! Anna loses the last die."
    model = shared.stage.page.rounds
    for row in range(model.rowCount()):
        assert "Anna challenges" not in model.index(row).data()
        assert "Boris challenges" in model.index(row).data()
        assert "You" not in model.index(row).data()


def _lose_a_die(shared: Shared) -> None:
    """Let Anna bid what nobody has and Boris challenge it."""
    if shared.stage.verdict_waits:
        shared.stage.key(Qt.Key.Key_Return)
    if shared.stage.bridge.covered_for != ANNA:
        raise AssertionError("Anna should open")
    shared.confirm()
    shared.stage.key("2", "+")
    shared.stage.key(Qt.Key.Key_Return)
    shared.confirm()
    shared.stage.key(Qt.Key.Key_M)
    shared.stage.until(lambda: shared.stage.verdict_waits)
