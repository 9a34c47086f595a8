"""A slip can be taken back: a wrong doer, an early "done", a rule, a seat; a card that was seen stays seen."""

from PySide6.QtCore import Qt

from engine.cards.state import Phase
from tests.gui.cards.party import Party

RETURN, CTRL, SHIFT = (
    Qt.Key.Key_Return,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)


def undo_text(party: Party) -> str:
    return party.window.actions_.undo.text().replace("&", "")


def test_a_doer_appointed_wrongly_is_taken_back(party: Party) -> None:
    party.lay("7H AS *")
    party.key("1", "3")
    assert undo_text(party) == "Undo: naming the doer"
    party.press("z", CTRL)
    assert party.at(Phase.APPOINT)
    assert not party.table.rules, "the rule that the card began goes with its holder"
    assert not party.page.board.turning, "the card is not turned a second time"
    party.key("2")
    assert party.table.round is not None
    assert party.table.round.doer == 2


def test_a_done_pressed_too_early_is_taken_back_and_done_again(party: Party) -> None:
    party.lay("AS 7H *")
    party.key("1", RETURN)
    assert party.table.seat(1).penalties == 1
    party.press("z", CTRL)
    assert party.at(Phase.TASK)
    assert party.table.seat(1).penalties == 0
    assert party.page.board.prompt.text() == "The task is with Player\u00a01"
    party.press("z", CTRL | SHIFT)
    assert party.table.seat(1).penalties == 1
    assert party.page.board.prompt.text().startswith("Player\u00a02:")


def test_a_revealed_card_stays_revealed_and_says_so(party: Party) -> None:
    party.lay("AS 7H *")
    party.key("1")
    before = party.table
    party.press("z", CTRL)
    assert party.table == before
    assert party.page.notice.text() == "A revealed card stays revealed."
    party.page.notice.put_away()
    assert party.page.head.undo.isEnabled(), "the button is there to say why"
    party.page.head.undo.trigger()
    assert party.page.notice.isVisible()


def test_undoing_shows_nothing_of_what_is_still_in_the_deck(party: Party) -> None:
    party.lay("7H 6S 8S *")
    party.key("1", "3", RETURN)
    party.press("z", CTRL)
    party.press("z", CTRL)
    party.key("2", RETURN, "1")
    assert party.page.board.frame.card.card.spoken == "six of spades"


def test_before_anything_was_done_there_is_nothing_to_take_back(party: Party) -> None:
    party.lay("7H AS *")
    assert not party.page.head.undo.isEnabled()
    assert not party.window.actions_.undo.isEnabled()


def test_the_end_of_the_game_can_be_taken_back_and_is_kept(party: Party) -> None:
    party.begin("short and sweet", ("Anna", "Boris"))
    party.play_out()
    party.press("z", CTRL)
    assert party.at(Phase.TASK)
    assert not party.page.board.end.isVisible()
    party.key(RETURN)
    assert party.at(Phase.OVER)


def test_a_change_of_seats_is_taken_back_under_its_name(party: Party) -> None:
    party.lay("7H AS *", ("Anna", "Boris", "Chloé"))
    party.page.side.settings.seats.rows[1].out.click()
    assert undo_text(party) == "Undo: the change of seats"
    party.press("z", CTRL)
    assert [seat.name for seat in party.table.seats] == ["Anna", "Boris", "Chloé"]


def test_another_action_forgets_what_was_taken_back(party: Party) -> None:
    party.lay("7H AS *")
    party.key("1", "3")
    party.press("z", CTRL)
    assert party.window.actions_.redo.isEnabled()
    party.key("4")
    assert not party.window.actions_.redo.isEnabled()
