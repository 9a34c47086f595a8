"""Somebody leaves, somebody comes: the deck, the score and the rules of the table stay, the circle starts again."""

from PySide6.QtCore import Qt

from engine.cards.seats import MAX_SEATS
from engine.cards.state import Phase
from liars_qt.settings.options import MOTION
from tests.gui.cards.party import TWELVE, Party

RETURN = Qt.Key.Key_Return
NAMES = ("Anna", "Boris", "Chloé")


def seats(party: Party) -> list[str]:
    return [seat.name for seat in party.table.seats]


def open_settings(party: Party) -> None:
    party.click(party.page.head._buttons[3])
    assert party.page.side.settings.isVisible()


def test_the_gear_opens_the_settings_and_closing_them_leads_back(party: Party) -> None:
    open_settings(party)
    party.click(party.page.side.settings.close_button)
    assert not party.page.side.settings.isVisible()
    open_settings(party)
    party.page.setFocus()
    party.press(Qt.Key.Key_Escape)
    assert not party.page.side.settings.isVisible()


def test_a_player_is_added_and_named_in_the_middle_of_a_round(party: Party) -> None:
    party.lay("AS 7H *", NAMES)
    party.key("1")
    open_settings(party)
    editor = party.page.side.settings.seats
    party.click(editor.add)
    assert seats(party) == [*NAMES, ""]
    editor.rows[3].name.setFocus()
    party.type(editor.rows[3].name, "Mia 12")
    party.press(RETURN)
    assert seats(party) == [*NAMES, "Mia 12"]
    assert party.at(Phase.TASK), "typing a name plays nothing"
    assert party.page.board.prompt.text() == "The task is with Anna"


def test_a_name_is_taken_as_soon_as_one_clicks_elsewhere(party: Party) -> None:
    party.lay("7H AS *", NAMES)
    open_settings(party)
    editor = party.page.side.settings.seats
    editor.rows[0].name.setFocus()
    editor.rows[0].name.selectAll()
    party.type(editor.rows[0].name, "Ada")
    party.click(party.page.side.settings.close_button)
    assert seats(party) == ["Ada", "Boris", "Chloé"]


def test_whoever_leaves_takes_roles_along_and_the_rules_of_the_table_stay(party: Party) -> None:
    party.lay("10H JS 7D KC 4H *", NAMES)
    party.key("2", RETURN, "1", "3", RETURN, "2", RETURN, "2", "3", RETURN)
    ranks = {rule.card.rank.name: rule.holder for rule in party.table.rules}
    assert {"TEN", "JACK", "KING"} <= set(ranks)
    open_settings(party)
    leaving = party.table.seated.index(ranks["JACK"])
    party.click(party.page.side.settings.seats.rows[leaving].out)
    kept = {rule.card.rank.name for rule in party.table.rules}
    assert "JACK" not in kept
    assert "KING" in kept
    assert not any("joins in" in row.text() for row in party.page.rules.rows if row.isVisible())


def test_the_circle_starts_again_from_the_first_seat(party: Party) -> None:
    party.lay("AS AH 7H *", NAMES)
    party.key("1", RETURN)
    assert party.page.board.prompt.text().startswith("Boris")
    open_settings(party)
    party.click(party.page.side.settings.seats.add)
    assert party.page.board.prompt.text().startswith("Anna")
    assert party.table.seat(1).penalties == 1


def test_who_sits_out_may_come_back_with_the_same_score(party: Party) -> None:
    party.lay("AS AH 7H *", NAMES)
    party.key("2", RETURN)
    penalties = party.table.seat(1).penalties
    open_settings(party)
    editor = party.page.side.settings.seats
    party.click(editor.rows[0].out)
    assert seats(party) == ["Boris", "Chloé"]
    assert [button.label for button in editor.back] == ["Anna is back"]
    editor.back[0].click()
    assert seats(party) == ["Boris", "Chloé", "Anna"]
    assert party.table.seat(1).penalties == penalties
    assert not editor.away.isVisible()


def test_a_player_moves_one_place_up(party: Party) -> None:
    party.lay("7H AS *", NAMES)
    open_settings(party)
    editor = party.page.side.settings.seats
    assert not editor.rows[0].up.isEnabled()
    party.click(editor.rows[2].up)
    assert seats(party) == ["Anna", "Chloé", "Boris"]


def test_there_are_two_seats_at_least_and_twelve_at_most(party: Party) -> None:
    editor = party.page.side.settings.seats
    for _ in range(8):
        editor.add.click()
    assert len(party.table.seats) == MAX_SEATS
    assert not editor.add.isEnabled()
    while editor.rows[0].out.isEnabled():
        editor.rows[0].out.click()
    assert len(party.table.seats) == 2
    assert not any(row.out.isEnabled() for row in editor.rows)


def test_a_doer_who_leaves_hands_the_task_back(party: Party) -> None:
    party.lay("AH 7S *", NAMES)
    party.key("1", "2")
    party.page.side.settings.seats.rows[1].out.click()
    assert party.at(Phase.APPOINT)
    assert [chip.chip.name for chip in party.page.controls.chips.chips] == ["Anna", "Chloé"]
    party.key("2")
    assert party.page.board.prompt.text() == "The task is with Chloé"


def test_changing_seats_while_a_card_turns_shows_the_card_first(party: Party) -> None:
    party.program.settings.set(MOTION, "full")
    party.lay("7H AS *", NAMES)
    party.key("1")
    assert party.turning()
    party.page.side.settings.seats.add.click()
    assert not party.turning()
    assert party.page.board.decision.text() == "Hit: 7♥"
    assert len(party.page.controls.chips.chips) == 4
    party.page.controls.finish()


def test_twelve_rows_of_the_score_share_the_height_at_the_first_sight_of_them(party: Party) -> None:
    party.window.resize(1093, 614)
    party.begin("twelve", TWELVE)
    page, score = party.page, party.page.side.score
    party.window.show_page(party.program.records_page)
    party.window.resize(1300, 900)
    party.window.show_page(party.program.cards_page)
    party.settle()
    first = score.rowHeight(0)
    page.side._fit_rows()
    assert score.rowHeight(0) == first
    assert score.rowHeight(0) * 12 + score.horizontalHeader().height() <= score.height()
