"""Calls and counts, told by keys and by taps."""

import pytest
from PySide6.QtCore import Qt

from engine.dice.bid import Bid, Call
from engine.dice.state import Phase
from tests.gui.referee.table import RefereeTable

FOUR = "Anna\nBoris\nClaire\nDina"


@pytest.fixture
def four(table: RefereeTable) -> RefereeTable:
    """Four people with five dice each, bids kept."""
    table.start(FOUR)
    return table


def test_a_number_typed_fast_is_one_number(four: RefereeTable) -> None:
    four.type("124\n")
    assert four.evening.table.round.standing == Bid(12, 4)
    four.type("m\n" + "t" + "12")
    assert four.page.controls.counting.box.text() == "12"
    four.type("\n")
    assert four.evening.last is not None and four.evening.last.round.verdict is not None
    assert four.evening.last.round.verdict.count == 12


def test_twelve_is_no_one_and_no_two_in_the_next_cup(four: RefereeTable) -> None:
    four.type("64\nm\n" + "12")
    assert four.page.controls.counting.box.text() == "12"
    assert four.evening.matches == (None,) * 4
    four.type("\n")
    assert four.page.parts.notice.text() == "At most 5 dice can match here."
    assert four.evening.matches == (None,) * 4


def test_ten_keeps_its_nought(four: RefereeTable) -> None:
    four.type("104\nm\nt10\n")
    assert four.evening.last is not None and four.evening.last.round.verdict is not None
    assert four.evening.last.round.verdict.count == 10


def test_blanks_take_numbers_as_well(four: RefereeTable) -> None:
    four.type("64\nm\n" + "1 2 1 2 ")
    assert four.dice == (5, 4, 5, 5)


def test_backspace_rubs_out_and_then_goes_back(four: RefereeTable) -> None:
    four.type("64\nm\n" + "1\n2\n" + "3<")
    assert four.page.controls.counting.typed.text == ""
    four.type("<")
    asked = four.page.controls.counting.asked
    assert asked is not None and (asked.who, asked.earlier) == (1, 2)
    four.type("4\n")
    assert four.evening.matches == (1, 4, None, None)


def test_somebody_out_of_turn_may_call(four: RefereeTable) -> None:
    four.type("64\nm4\n")
    called = four.evening.table.round.called
    assert called is not None and (called.seat, called.call) == (3, Call.CHALLENGE)


def test_nobody_calls_their_own_bid(four: RefereeTable) -> None:
    four.type("64\nm1\n")
    assert four.is_in(Phase.BIDDING)
    assert four.page.telling.flow.draft is not None


def test_a_call_can_be_given_up(four: RefereeTable) -> None:
    four.type("64\nm^")
    assert four.page.telling.flow.draft is None
    four.type("73\n")
    assert four.evening.table.round.standing == Bid(7, 3)


def test_there_is_no_call_before_a_bid_but_one_that_was_not_kept_may_be_told(four: RefereeTable) -> None:
    four.type("m3\n1\n64\n")
    rnd = four.evening.table.round
    assert rnd.called is not None
    assert (rnd.called.seat, rnd.bidder, rnd.standing) == (2, 0, Bid(6, 4))


def test_an_exact_call_is_refused_where_it_is_not_played(four: RefereeTable) -> None:
    four.type("64\np")
    assert four.page.parts.notice.text() == "The exact call is not played at this table."
    assert four.is_in(Phase.BIDDING)


def test_a_bid_that_is_not_legal_says_why_at_enter(four: RefereeTable) -> None:
    four.type("64\n" + "63\n")
    assert four.page.parts.notice.text() == "Not higher than 6 × 4."
    assert four.evening.table.round.standing == Bid(6, 4)
    four.type("214\n")
    assert four.page.parts.notice.text() == "Only 20 dice on the table."


def test_esc_forgets_what_was_typed(four: RefereeTable) -> None:
    four.type("334^64\n")
    assert four.evening.table.round.standing == Bid(6, 4)


def test_arrows_and_plus_make_up_a_bid_as_at_the_dice_table(four: RefereeTable) -> None:
    four.type("64\n")
    before = four.page.controls.bids.considering
    four.type("+")
    after = four.page.controls.bids.considering
    assert before is not None and after is not None and after.quantity == before.quantity + 1


def test_cards_and_figures_can_be_tapped(four: RefereeTable) -> None:
    page = four.page
    four.type("64\n")
    four.click(page.controls.bids.controls.challenge)
    four.click(page.board.cards[2])
    assert four.evening.table.round.called is not None
    for n in (1, 2, 1, 2):
        four.click(page.controls.counting.pad[n])
    assert four.dice == (5, 5, 4, 5)


def test_a_tapped_card_is_asked_next(four: RefereeTable) -> None:
    four.type("64\nm\n")
    four.click(four.page.board.cards[2])
    four.type("3\n")
    assert four.evening.matches == (None, None, 3, None)


def test_a_slip_is_mended_after_the_verdict(four: RefereeTable) -> None:
    four.type("64\nm\n1\n2\n1\n2\n")
    four.click(four.page.board.cards[3])
    four.type("1\n")
    assert four.dice == (4, 5, 5, 5)
    four.type("<}}<")
    four.type("^")
    assert four.page.telling.flow.mending is False


def test_the_enter_of_the_last_number_does_not_open_the_next_round(four: RefereeTable) -> None:
    four.type("64\nm\n1\n2\n1\n2\n")
    assert four.is_in(Phase.SETTLED)
    four.go_on()
    assert four.is_in(Phase.BIDDING)


@pytest.mark.parametrize(
    ("row", "numbers"), [("&é\"'(", (1, 2, 3, 4, 5)), ("à&é\"'", (0, 1, 2, 3, 4))], ids=["1-5", "0-4"]
)
def test_a_french_row_writes_digits_without_shift(
    table: RefereeTable, row: str, numbers: tuple[int, ...]
) -> None:
    table.start("5")
    table.stroke("-")
    table.stroke("'")
    table.type("\n")
    table.type("64\nm\n") if table.evening.table.round.standing is None else table.type("m\n")
    for sign in row[:-1]:
        table.stroke(sign)
        table.type("\n")
    assert table.evening.matches[:-1] == numbers[:-1]


def test_a_russian_keyboard_calls_with_the_keys_of_m_and_p(table: RefereeTable) -> None:
    table.start(FOUR, "menteur")
    table.type("64\n")
    table.stroke("з", Qt.Key.Key_P)
    assert table.call_begun is Call.EXACT
    table.type("^")
    table.stroke("ь", Qt.Key.Key_M)
    assert (table.call_begun,) == (Call.CHALLENGE,)
    table.type("\n")
    table.stroke("е", Qt.Key.Key_T)
    assert table.page.telling.flow.total


def test_reveals_only_never_asks_for_bids(table: RefereeTable) -> None:
    table.start(FOUR)
    table.command("K")
    table.type("m2\n1\n64\n" + "t6\n")
    assert table.dice == (5, 4, 5, 5)


def test_enter_presses_a_focused_button(four: RefereeTable) -> None:
    four.type("64\n")
    four.page.controls.bids.controls.challenge.setFocus()
    four.type("\n")
    assert four.page.telling.flow.draft is not None


def test_a_held_key_acts_once(four: RefereeTable) -> None:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QApplication

    four.type("64")
    for repeat in (False, True, True):
        event = QKeyEvent(
            QKeyEvent.Type.KeyPress,
            Qt.Key.Key_Return,
            Qt.KeyboardModifier.NoModifier,
            "\r",
            repeat,
        )
        QApplication.sendEvent(four.page, event)
    assert len(four.evening.table.round.bids) == 1
