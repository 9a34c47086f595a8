"""The keys of the table: the same on every keyboard layout, and from wherever the focus is."""

import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from engine.dice.bid import Bid, Call
from engine.dice.state import Called
from liars_qt.pages.dice_keys import FIRST_DIGIT
from liars_qt.pages.table_dialog import TableDialog
from tests.gui.stage import CALM, LANGUAGES, PERSON, Opened, Puppets, Stage

FACES = (1, 2, 3, 4, 5, 6)
AZERTY_ROW = "&é\"'(-"
BELGIAN_ROW = "&é\"'(§"
CZECH_ROW = "+ěščřž"
ROW_SCAN = FIRST_DIGIT.get(sys.platform, 10)


@pytest.fixture
def answered(puppet_stage: Stage, puppets: Puppets) -> Stage:
    """A table at which the bot has raised to 3 × 3 and the person is on turn, the exact call being played."""
    raised_at_menteur(puppet_stage, puppets)
    return puppet_stage


def raised_at_menteur(stage: Stage, puppets: Puppets) -> None:
    """Bid 2 × 2 at a table that plays the exact call, and let the bot raise to 3 × 3."""
    stage.deal("menteur")
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: puppets.waiting)
    puppets.answer(Bid(3, 3))
    stage.until(lambda: stage.on_turn)


def considered(stage: Stage) -> Bid:
    """Return the bid in the button."""
    bid = stage.page.controls.considering
    assert bid is not None
    return bid


def called(stage: Stage) -> Called | None:
    """Return the call that ended the round."""
    return stage.bridge.table.round.called


@pytest.mark.parametrize("face", FACES)
def test_a_digit_chooses_its_face(stage: Stage, face: int) -> None:
    stage.key(str(face))
    assert considered(stage).face == face


@pytest.mark.parametrize("face", FACES)
def test_the_keypad_chooses_faces_too(stage: Stage, face: int) -> None:
    stage.key(str(face), modifier=Qt.KeyboardModifier.KeypadModifier)
    assert considered(stage).face == face


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("row", [AZERTY_ROW, BELGIAN_ROW, CZECH_ROW], ids=["french", "belgian", "czech"])
def test_the_top_row_chooses_faces_without_shift(stage: Stage, row: str, face: int) -> None:
    stage.stroke(row[face - 1], ord(row[face - 1].upper()), ROW_SCAN + face - 1)
    assert considered(stage).face == face


@pytest.mark.parametrize("face", FACES[:5])
def test_french_signs_are_enough_where_scan_codes_are_unknown(stage: Stage, face: int) -> None:
    stage.stroke(AZERTY_ROW[face - 1])
    assert considered(stage).face == face


@pytest.mark.parametrize("scan", [0, ROW_SCAN + 10, 82])
def test_a_minus_that_is_not_on_the_key_of_the_six_takes_a_die_off(stage: Stage, scan: int) -> None:
    stage.stroke("-", Qt.Key.Key_Minus, scan)
    assert considered(stage) == Bid(1, 2)


@pytest.mark.parametrize(
    ("key", "bid"),
    [
        (Qt.Key.Key_Up, Bid(3, 2)),
        (Qt.Key.Key_Plus, Bid(3, 2)),
        (Qt.Key.Key_Equal, Bid(3, 2)),
        (Qt.Key.Key_Down, Bid(1, 2)),
        (Qt.Key.Key_Minus, Bid(1, 2)),
        (Qt.Key.Key_Right, Bid(2, 3)),
        (Qt.Key.Key_Left, Bid(2, 1)),
    ],
)
def test_arrows_and_signs_move_the_bid(stage: Stage, key: Qt.Key, bid: Bid) -> None:
    stage.key(key)
    assert considered(stage) == bid


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_both_enter_keys_bid(puppet_stage: Stage, key: Qt.Key) -> None:
    puppet_stage.key(key)
    assert [made.bid for made in puppet_stage.bridge.table.round.bids] == [Bid(2, 2)]


@pytest.mark.parametrize(
    ("text", "call"),
    [
        *((text, Call.CHALLENGE) for text in ("m", "M", "ь", "Ь")),
        *((text, Call.EXACT) for text in ("p", "P", "з", "З")),
    ],
)
def test_letters_call_whatever_the_layout(answered: Stage, text: str, call: Call) -> None:
    answered.stroke(text, ord(text.upper()))
    done = called(answered)
    assert done is not None
    assert done.call is call


@pytest.mark.parametrize("text", ["s", "ы"])
def test_a_letter_changes_the_style(opened: Opened, puppets: Puppets, text: str) -> None:
    stage = opened(puppets)
    stage.deal("wild-strict")
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: puppets.waiting)
    puppets.answer(Bid(3, 3))
    stage.until(lambda: stage.on_turn)
    before = considered(stage)
    stage.stroke(text, ord(text.upper()))
    assert considered(stage).strict != before.strict


def test_keys_with_ctrl_or_alt_are_not_the_tables(answered: Stage) -> None:
    for modifier in (Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier):
        answered.key(Qt.Key.Key_M, Qt.Key.Key_P, modifier=modifier)
    assert called(answered) is None


def test_every_part_that_can_have_the_focus_leaves_the_keys_to_the_table(answered: Stage) -> None:
    visited = []
    for _ in range(40):
        answered.key(Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        if focus in visited:
            break
        assert focus is not None, "Tab leads out of the window"
        visited.append(focus)
        for digit, face in (("5", 5), ("6", 6)):
            answered.key(digit)
            assert considered(answered).face == face, f"{focus} eats the digit"
        quantity = considered(answered).quantity
        answered.key(Qt.Key.Key_Plus)
        assert considered(answered).quantity == quantity + 1, f"{focus} eats the plus"
        answered.key(Qt.Key.Key_Minus)
        assert considered(answered).quantity == quantity, f"{focus} eats the minus"
    assert len(visited) > 8
    answered.key(Qt.Key.Key_M)
    assert called(answered) is not None


def test_a_click_on_the_quantity_keeps_the_digits_for_the_face(answered: Stage) -> None:
    for part in (answered.page.controls.picker.quantity, answered.page.controls.picker.more):
        answered.click(part)
        answered.key("6")
        assert considered(answered).face == 6


def test_focus_goes_round_the_table_as_one_reads(answered: Stage) -> None:
    controls = answered.page.controls
    controls.picker.less.setFocus()
    order = [controls.picker.less]
    while QApplication.focusWidget() is not controls.exact:
        answered.key(Qt.Key.Key_Tab)
        order.append(QApplication.focusWidget())  # type: ignore[arg-type]
        assert len(order) < 20
    places = [part.mapTo(answered.window, part.rect().topLeft()).x() for part in order]
    assert places == sorted(places)


def test_space_presses_what_has_the_focus_and_nothing_else(answered: Stage) -> None:
    answered.page.controls.picker.faces[5].setFocus()
    answered.key(Qt.Key.Key_Space)
    assert considered(answered).face == 6
    answered.page.setFocus()
    answered.key(Qt.Key.Key_Space)
    assert len(answered.bridge.table.round.bids) == 2


def test_a_name_that_is_typed_plays_nothing(answered: Stage) -> None:
    dialog = TableDialog(answered.bridge.table.rules, (PERSON, CALM), answered.page)
    answered.qtbot.addWidget(dialog)
    dialog.show()
    name, before = dialog.seat_editor.rows[0].name, considered(answered)
    QTest.keyClicks(name, "Pam 36")
    assert isinstance(name, QLineEdit)
    assert name.text() == "Pam 36"
    assert called(answered) is None
    assert considered(answered) == before


GAP = 24  # pixels between what raises and what calls: more than a pointer slips


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1093, 614), (1366, 768), (1920, 1080)], ids=lambda size: str(size[0]))
def test_the_calls_stand_apart_and_are_nobodys_default(
    opened: Opened, puppets: Puppets, size: tuple[int, int], language: str
) -> None:
    stage = opened(puppets, language=language)
    stage.window.resize(*size)
    raised_at_menteur(stage, puppets)
    controls = stage.page.controls
    bid = controls.picker.bid_button
    right = bid.mapTo(stage.page, bid.rect().bottomRight()).x()
    for call in (controls.challenge, controls.exact):
        assert not call.isDefault()
        assert not call.autoDefault()
        assert call.mapTo(stage.page, call.rect().topLeft()).x() - right >= GAP
    for part in (*controls.picker.faces, controls.picker.more, controls.picker.less):
        assert part.mapTo(stage.page, part.rect().bottomRight()).x() < right, (
            "no call lies between the bid's parts"
        )
    stage.key(Qt.Key.Key_Return, Qt.Key.Key_Enter)
    assert isinstance(stage.bridge.record.entries[-1], Bid), "Enter raises and calls nothing"


def test_the_mouse_leaves_no_focus_frame_on_the_history(puppet_stage: Stage, puppets: Puppets) -> None:
    page = puppet_stage.page
    puppet_stage.click(page.controls.picker.bid_button)
    puppet_stage.until(lambda: puppets.waiting)
    assert not page.history.hasFocus()
    puppets.answer(Call.CHALLENGE)
    puppet_stage.until(lambda: puppet_stage.verdict_waits)
    puppet_stage.click(page.outcome.verdict.button)
    puppet_stage.until(lambda: puppet_stage.on_turn or not puppet_stage.verdict_waits)
    assert not page.history.hasFocus()
    focus = QApplication.focusWidget()
    assert focus is not None
    assert page.isAncestorOf(focus) or page.hasFocus()
