"""The chance bar: right at every change, never from hidden dice, gone by one press."""

from fractions import Fraction
from math import comb

import pytest
from PySide6.QtCore import Qt

from engine.dice.bid import Bid
from engine.records.record import GameRecord
from liars_qt.settings import options
from tests.gui.stage import CALM, PERSON, Opened, Puppets, Stage

CTRL = Qt.KeyboardModifier.ControlModifier


def percent_by_hand(stage: Stage, bid: Bid) -> int:
    """Work the chance out from one's own dice alone, by exact fractions."""
    hand, wild = stage.bridge.view.hand, bid.face != 1
    own = sum(face == bid.face or (wild and face == 1) for face in hand)
    unseen = stage.bridge.table.round.total - len(hand)
    p = Fraction(1, 3) if wild else Fraction(1, 6)
    need = bid.quantity - own
    tail = sum(comb(unseen, k) * p**k * (1 - p) ** (unseen - k) for k in range(max(0, need), unseen + 1))
    if tail in (0, 1):
        return int(tail * 100)
    return min(99, max(1, int(tail * 100 + Fraction(1, 2))))


def shown(stage: Stage) -> int:
    """Return the percent on the bar."""
    chance = stage.page.controls.bar.scale.chance
    assert chance is not None
    assert f"{chance.percent}%" in chance.text
    return chance.percent


def test_it_follows_every_change_of_quantity_and_face(stage: Stage) -> None:
    stage.deal("knockout", PERSON, CALM, CALM, seed="bar")
    for keys in ("123456", "+1+2+3+4+5+6", "+++2--5"):
        for key in keys:
            stage.key(key)
            bid = stage.page.controls.considering
            assert bid is not None
            assert shown(stage) == percent_by_hand(stage, bid)


def test_it_follows_the_mouse_too(stage: Stage) -> None:
    picker = stage.page.controls.picker
    for part in (picker.more, picker.faces[5], picker.more, picker.faces[0], picker.less):
        stage.click(part)
        bid = stage.page.controls.considering
        assert bid is not None
        assert shown(stage) == percent_by_hand(stage, bid)


def test_a_strict_bid_counts_no_wild_ones(puppet_stage: Stage, puppets: Puppets) -> None:
    puppet_stage.deal("wild-strict")
    puppet_stage.key(Qt.Key.Key_Return)
    puppet_stage.until(lambda: puppets.waiting)
    puppets.answer(Bid(3, 3))
    puppet_stage.until(lambda: puppet_stage.on_turn)
    wild = shown(puppet_stage)
    puppet_stage.key("s")
    bid = puppet_stage.page.controls.considering
    assert bid is not None
    assert bid.strict
    assert shown(puppet_stage) != wild


def test_it_judges_the_standing_bid_while_a_bot_thinks(puppet_stage: Stage, puppets: Puppets) -> None:
    puppet_stage.key(Qt.Key.Key_Return)
    puppet_stage.until(lambda: puppets.waiting)
    assert shown(puppet_stage) == percent_by_hand(puppet_stage, Bid(2, 2))


def test_one_press_hides_it_everywhere_and_for_good(opened: Opened) -> None:
    stage = opened()
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: stage.on_turn or stage.verdict_waits)
    stage.click(stage.page.controls.bar.eye)
    assert not stage.page.controls.bar.scale.isVisible()
    assert "%" not in stage.page.board.felt.centre.caption.text()
    assert stage.program.settings.get(options.COACH) is False
    stage.window.close()
    stage.program.close()
    again = opened()
    assert not again.page.controls.bar.scale.isVisible()
    assert "%" not in again.page.board.felt.centre.caption.text()
    again.key(Qt.Key.Key_B, modifier=CTRL)
    assert again.page.controls.bar.scale.isVisible()


def test_hiding_it_moves_nothing_under_the_fingers(stage: Stage) -> None:
    button = stage.page.controls.picker.bid_button
    before = button.mapTo(stage.window, button.rect().center())
    stage.key(Qt.Key.Key_B, modifier=CTRL)
    stage.settle()
    assert button.mapTo(stage.window, button.rect().center()) == before


@pytest.mark.parametrize("bids", [(), (Bid(2, 2), Bid(3, 3))], ids=["opening", "answered"])
def test_hidden_dice_never_reach_it(puppet_stage: Stage, bids: tuple[Bid, ...]) -> None:
    """Deal other hands to the bot under the same own hand and public history: the bar says the same."""
    stage = puppet_stage
    said: dict[tuple[int, ...], set[object]] = {}
    base = GameRecord(stage.bridge.table.rules, (PERSON, CALM), "0", dice=(2, 5), entries=bids)
    for seed in range(150):
        stage.bridge.open(stage.program.shelf.begin(base._replace(seed=str(seed))))
        hand = tuple(sorted(stage.bridge.view.hand))
        stage.page.chance.refresh()
        chance = stage.page.controls.bar.scale.chance
        said.setdefault(hand, set()).add(chance)
    assert len(said) > 15
    assert all(len(chances) == 1 for chances in said.values())
