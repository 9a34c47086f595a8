"""Names of any length and with any signs: plain text everywhere, told apart, never breaking a line of the table."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QLabel

from engine.cards.state import Phase
from tests.gui.cards.party import Party, heard

RETURN = Qt.Key.Key_Return
ODD = ("<b>x</b>", "&File", "W" * 40, "Ж", "Anna", "anna", "🎲 Zoé", "")


def lay(party: Party, deck: str = "7H 3S AD *") -> None:
    party.lay(deck, ODD)


def test_markup_and_ampersands_stay_as_they_were_typed(party: Party) -> None:
    lay(party)
    assert party.page.board.prompt.text() == "<b>x</b>: red or black?"
    party.key("1")
    assert [chip.chip.name for chip in party.page.controls.chips.chips][:2] == ["<b>x</b>", "&File"]
    party.key("2")
    assert party.page.board.prompt.text() == "The task is with &File"
    texts = list(heard(party.page))
    assert not any("&&File" in text for text in texts if "Send" not in text)


def test_every_label_of_the_table_is_plain_text(party: Party) -> None:
    lay(party)
    plain = Qt.TextFormat.PlainText
    names = {"<b>x</b>", "&File"}
    for label in party.page.findChildren(QLabel):
        if any(name in label.text() for name in names):
            assert label.textFormat() is plain, label.text()


def test_a_name_makes_no_mnemonic(party: Party) -> None:
    lay(party)
    party.key("1", "2", RETURN, "2", *(["3"] if party.at(Phase.APPOINT) else []))
    for button in party.page.findChildren(QAbstractButton):
        assert button.shortcut() == QKeySequence(), button.text()


def test_a_bounce_to_an_odd_name_reads_as_it_should(party: Party) -> None:
    lay(party, "7H 3S AD *")
    party.key("1", "2", RETURN, "1")
    assert party.at(Phase.TASK)
    party.lay("4H 3H *", ODD)
    party.key("1", "2", RETURN, "2", "3")
    assert party.page.controls.task.bounce.label == "Send it back to &File"
    assert party.page.controls.task.bounce.text() == "Send it back to &&File"


def test_equal_names_get_marks_and_nameless_seats_their_number(party: Party) -> None:
    lay(party)
    names = [party.page.side.scores.index(row, 0).data() for row in range(len(ODD))]
    assert names[4:6] == ["Anna\u00a0①", "anna\u00a0②"]
    assert names[7] == "Player\u00a08"


@pytest.mark.parametrize("typed", ["   ", "a\tb", "\u202eevil", "Anna ①"])
def test_a_typed_name_is_one_clean_line(party: Party, typed: str) -> None:
    row = party.page.side.settings.seats.rows[0]
    row.name.setText(typed)
    row.name.editingFinished.emit()
    name = party.table.seats[0].name
    assert name == {"   ": "", "a\tb": "a b", "\u202eevil": "evil", "Anna ①": "Anna"}[typed]


def test_a_name_can_be_no_longer_than_forty_letters(party: Party) -> None:
    edit = party.page.side.settings.seats.rows[0].name
    edit.setText("W" * 60)
    assert len(edit.text()) == 40


def test_the_longest_name_is_whole_on_the_prompt(party: Party) -> None:
    party.window.resize(1093, 614)
    party.lay("7H AS *", ("W" * 40, "Anna"))
    board = party.page.board
    assert board.prompt.whole or "W" * 40 in board.prompt.toolTip()
    party.key("1", "2")
    assert board.note.body.whole


def test_a_name_typed_in_one_language_stays_in_another(party: Party) -> None:
    lay(party)
    party.program.languages.use("ru")
    party.settle()
    names = [party.page.side.scores.index(row, 0).data() for row in range(len(ODD))]
    assert names[4:6] == ["Anna\u00a0①", "anna\u00a0②"]
    assert names[7] == "Игрок\u00a08"
    party.program.languages.use("en")
    party.settle()
