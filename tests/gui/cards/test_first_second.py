"""The first second at the card table, and the next evening."""

from pathlib import Path

from PySide6.QtCore import Qt

from engine.cards.state import Level, Phase
from liars_qt.program import Program
from tests.gui.cards.opening import Opened, shut
from tests.gui.cards.party import Party


def test_it_opens_dealt_with_four_seats_and_the_first_bet_ready(party: Party) -> None:
    assert party.at(Phase.BET)
    assert party.table.level is Level.COLOUR
    assert len(party.table.seats) == 4
    assert [button.isVisible() for button in party.page.controls.bets.buttons] == [True, True, False]
    party.key("1")
    assert not party.at(Phase.BET)


def test_nothing_is_built_before_somebody_looks(party_opened: Opened) -> None:
    party = party_opened()
    other: Program = party.program
    assert other.cards_page.isVisible()
    party.window.show_page(other.dice_page)
    party.begin("kept in place")
    party.window.show_page(other.cards_page)
    assert party.session.record.setup.seed == "kept in place", "coming back deals nothing"


def test_a_game_left_unfinished_comes_back_exactly_as_it_was(party_opened: Opened, tmp_path: Path) -> None:
    first = party_opened(tmp_path / "kept")
    first.begin("evening 149", ("Anna", "Boris", "Chloé"))
    first.key("1", "3", Qt.Key.Key_Return, "1")
    seen, table = first.page.board.decision.text(), first.table
    shut(first.program)
    second = party_opened(tmp_path / "kept")
    assert second.table == table
    assert second.page.board.decision.text() == seen
    assert not second.page.board.turning
    second.key(Qt.Key.Key_Return)
    assert second.table.seat(2).penalties == 2


def test_a_game_that_is_over_makes_room_for_the_next_with_the_same_players(
    party_opened: Opened, tmp_path: Path
) -> None:
    first = party_opened(tmp_path / "kept")
    first.begin("short and sweet", ("Anna", "Boris"))
    first.play_out()
    shut(first.program)
    second = party_opened(tmp_path / "kept")
    assert second.table.phase is Phase.BET
    assert [seat.name for seat in second.table.seats] == ["Anna", "Boris"]
    assert not second.table.history


def test_names_length_and_house_rules_are_kept_for_an_evening_without_a_game(
    party_opened: Opened, tmp_path: Path
) -> None:
    first = party_opened(tmp_path / "kept")
    first.begin("kept", ("Anna", "Boris"))
    first.page.side.settings.house["relay"].click()
    first.page.side.settings.lengths[first.table.settings.length.FULL].click()
    settings = first.table.settings
    shut(first.program)
    (tmp_path / "kept" / "games.sqlite").unlink()
    second = party_opened(tmp_path / "kept")
    assert [seat.name for seat in second.table.seats] == ["Anna", "Boris"]
    assert second.table.settings.variants.relay
    assert second.table.settings == settings


def test_options_that_make_no_sense_deal_the_usual_table(party_opened: Opened) -> None:
    party = party_opened(table="nonsense", wording="schnaps", odds="perhaps")
    assert len(party.table.seats) == 4
    assert party.page.wording.value == "sips"
    assert party.page.controls.bets.eye.isChecked()
