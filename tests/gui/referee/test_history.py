"""The history: every line under its round; any line can be corrected or struck, and all totals follow."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDialog, QLineEdit, QSpinBox

from engine.referee import actions as act
from liars_qt.pages.referee_correction import CorrectionDialog, field_text
from liars_qt.pages.referee_history import AT
from tests.gui.referee.table import RefereeTable

FOUR = "Anna\nBoris\nClaire\nDina"
VERDICT = "Boris challenges 6 × 4. Claimed 6 × 4, found 6. The bid holds. Boris loses a die, 4 left."


@pytest.fixture
def judged(table: RefereeTable) -> RefereeTable:
    """A round in which Boris lost a die, and the next one begun by him."""
    table.start(FOUR)
    table.type("64\nm\n1\n2\n1\n2\n")
    table.go_on()
    table.type("32\n")
    return table


def lines(table: RefereeTable) -> list[str]:
    model = table.page.parts.history.model
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def select(table: RefereeTable, at: int) -> None:
    panel = table.page.parts.history
    rows = [row for row in range(panel.model.rowCount()) if panel.model.index(row).data(AT) == at]
    panel.list.setCurrentIndex(panel.model.index(rows[0]))
    panel.list.setFocus()


def correcting(**fields: int) -> Callable[[QDialog], None]:
    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, CorrectionDialog)
        for name, value in fields.items():
            widget = dialog._editors[name].widget
            if isinstance(widget, QComboBox):
                widget.setCurrentIndex(widget.findData(value))
            else:
                assert isinstance(widget, QSpinBox)
                widget.setValue(value)
        dialog.correct.click()

    return answer


def test_every_line_stands_under_its_round_with_its_verdict(judged: RefereeTable) -> None:
    assert lines(judged) == [
        "Round 1",
        "Anna: 6 × 4",
        "Boris challenges Anna: 6 × 4",
        "Anna: 1 matching",
        "Boris: 2 matching",
        "Claire: 1 matching",
        f"Dina: 2 matching\n{VERDICT}",
        "Round 2",
        "Boris: 3 × 2",
    ]


def test_a_corrected_number_changes_all_that_came_after(judged: RefereeTable) -> None:
    judged.answer(correcting(matches=0))
    select(judged, 5)
    judged.type("\n")
    assert judged.dice == (4, 5, 5, 5)
    assert judged.evening.table.round.bids[0].seat == 1
    assert lines(judged)[6].startswith("Dina: 0 matching")


def test_a_corrected_caller_pays_instead(judged: RefereeTable) -> None:
    judged.answer(correcting(who=3))
    select(judged, 1)
    judged.type("\n")
    assert judged.dice == (5, 5, 5, 4)


def test_what_no_longer_fits_is_told_and_dropped_at_the_second_press(judged: RefereeTable) -> None:
    said: list[str] = []

    def strike(dialog: QDialog) -> None:
        assert isinstance(dialog, CorrectionDialog)
        said.append(dialog.trouble.text())
        dialog.strike.click()

    judged.answer(strike)
    select(judged, 1)
    judged.press(Qt.Key.Key_Delete)
    assert said[0].startswith("6 later lines cannot stand after this.")
    assert lines(judged) == ["Round 1", "Anna: 6 × 4"]
    judged.come_back()
    judged.command("Z")
    assert judged.dice == (5, 4, 5, 5)


def test_an_impossible_correction_says_why(judged: RefereeTable) -> None:
    said: list[str] = []

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, CorrectionDialog)
        correcting(matches=6)(dialog)
        said.append(dialog.trouble.text())
        dialog.reject()

    judged.answer(answer)
    select(judged, 2)
    judged.type("\n")
    assert said == ["At most 5 dice can match here."]
    assert judged.dice == (5, 4, 5, 5)


def test_titles_are_no_lines(judged: RefereeTable) -> None:
    panel = judged.page.parts.history
    panel.list.setCurrentIndex(panel.model.index(0))
    assert not panel.correct.isEnabled()
    panel.list.setCurrentIndex(panel.model.index(1))
    assert panel.correct.isEnabled()


@pytest.mark.parametrize(
    "action",
    [
        act.Join(9, "Eva", 3, 1),
        act.Rename(0, "Anne"),
        act.SetDice(0, 3),
        act.SetOpener(2),
        act.KeepBids(False),
        act.Reorder((3, 2, 1, 0)),
        act.NewGame(2),
        act.VoidRound(),
        act.DieLost(1),
        act.Leave(3),
    ],
    ids=lambda action: type(action).__name__,
)
def test_every_kind_of_line_can_be_opened(table: RefereeTable, action: act.Action) -> None:
    table.start(FOUR)
    table.bridge.act(action)
    dialog = CorrectionDialog(table.bridge.book, 0, table.page._names, table.bridge.conflicts, table.page)
    assert all(field_text(name) for name in dialog._editors)
    assert dialog._edited() == action
    dialog.correct.click()
    assert dialog.result() == QDialog.DialogCode.Rejected, "nothing was changed"
    dialog.deleteLater()


def test_a_name_is_corrected_as_text(table: RefereeTable) -> None:
    table.start(FOUR)
    table.bridge.act(act.Rename(0, "Anne"))

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, CorrectionDialog)
        line = dialog._editors["name"].widget
        assert isinstance(line, QLineEdit)
        line.setText("Hanna")
        dialog.correct.click()

    table.answer(answer)
    table.page.desk.correct(0)
    assert table.page.board.cards[0].shown.name == "Hanna"
