"""The table dialog: other rules and seats make a new game, what makes no sense is refused with a reason."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QWidget

from engine.dice.rules import MENTEUR, Palifico, Scoring
from engine.records.record import Player
from liars_qt.pages.table_dialog import TableDialog
from liars_qt.settings import options
from tests.gui.stage import CALM, LANGUAGES, PERSON, Opened, Stage

OK = QDialogButtonBox.StandardButton.Ok


@pytest.fixture
def dialog(stage: Stage) -> Iterator[TableDialog]:
    """The dialog over a knockout table of two."""
    made = TableDialog(stage.bridge.table.rules, stage.bridge.players, stage.page)
    stage.qtbot.addWidget(made)
    with stage.qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    yield made
    made.close()


def choose(dialog: TableDialog, field: str, value: str) -> None:
    """Choose an entry of one of the rule editor's lists by its code."""
    combo = getattr(dialog.rule_editor, field)
    combo.setCurrentIndex(combo.findData(value))


def in_dialog(stage: Stage, act: Callable[[TableDialog], None]) -> None:
    """Open the dialog by its key and act in it once it is open."""

    def step() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, TableDialog):
            timer.stop()
            act(dialog)

    timer = QTimer()
    timer.timeout.connect(step)
    timer.start(0)
    stage.key(Qt.Key.Key_T, modifier=Qt.KeyboardModifier.ControlModifier)
    assert not timer.isActive(), "no dialog opened"


def to_menteur_of_four(dialog: TableDialog) -> None:
    """Set Menteur with four seats and press the button."""
    choose(dialog, "preset", "menteur")
    dialog.seat_editor.add.click()
    dialog.seat_editor.add.click()
    dialog.seat_editor.rows[2].kind.setCurrentIndex(dialog.seat_editor.rows[2].kind.findData("shark"))
    dialog.buttons.button(OK).click()


def test_other_rules_and_seats_make_a_new_game(stage: Stage) -> None:
    in_dialog(stage, to_menteur_of_four)
    assert stage.bridge.table.rules == MENTEUR
    assert stage.bridge.players == (PERSON, CALM, Player(mind="shark"), CALM)
    assert len(stage.page.board.felt.others) == 3
    assert stage.page.head.rules.accessibleName().startswith("Menteur")
    stage.until(lambda: stage.on_turn)
    assert stage.page.controls.exact.isVisible()


def test_the_table_is_kept_for_the_next_game_and_the_next_start(opened: Opened) -> None:
    stage = opened()
    in_dialog(stage, to_menteur_of_four)
    stage.page.new_game()
    assert stage.bridge.table.rules == MENTEUR
    store = stage.program.store
    assert store is not None
    store._connection.execute("DELETE FROM game")
    stage.window.close()
    stage.program.close()
    again = opened()
    assert again.bridge.table.rules == MENTEUR
    assert len(again.bridge.players) == 4


def test_cancel_and_esc_leave_everything_as_it_was(stage: Stage) -> None:
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: stage.on_turn or stage.verdict_waits)
    record = stage.bridge.record

    def cancel(dialog: TableDialog) -> None:
        choose(dialog, "preset", "classic")
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    in_dialog(stage, cancel)
    assert stage.bridge.record == record


@pytest.mark.parametrize("yes", [False, True])
def test_a_game_under_way_is_not_lost_without_a_question(stage: Stage, yes: bool) -> None:
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: stage.on_turn or stage.verdict_waits)
    record, table = stage.bridge.record, stage.program.settings.get(options.DICE_TABLE)
    in_dialog(stage, to_menteur_of_four)
    assert stage.answer_question(yes) == "Leave the game on the table?"
    assert (stage.bridge.record == record) is not yes
    assert (stage.bridge.table.rules == MENTEUR) is yes
    assert (stage.program.settings.get(options.DICE_TABLE) == table) is not yes


def test_what_makes_no_sense_is_refused_with_a_reason(dialog: TableDialog) -> None:
    choose(dialog, "preset", "menteur")
    choose(dialog, "scoring", Scoring.PENALTY.value)
    assert not dialog.buttons.button(OK).isEnabled()
    assert dialog.rule_editor.problem.isVisible()
    assert "knockout" in dialog.rule_editor.problem.text()
    dialog.rule_editor.exact.setChecked(False)
    choose(dialog, "palifico", Palifico.NONE.value)
    assert dialog.buttons.button(OK).isEnabled()
    assert not dialog.rule_editor.problem.isVisible()
    assert dialog.rules.key == "custom"


def test_seats_go_from_two_to_eight(dialog: TableDialog) -> None:
    editor = dialog.seat_editor
    for _ in range(10):
        editor.add.click()
    assert (len(editor.players), editor.add.isEnabled()) == (8, False)
    for _ in range(10):
        editor.remove.click()
    assert (len(editor.players), editor.remove.isEnabled()) == (2, False)


@pytest.mark.parametrize(
    ("typed", "name"),
    [("   ", None), ("", None), ("  Anna   Lee ", "Anna Lee"), ("x" * 60, "x" * 40), ("\u202eabc", "abc")],
)
def test_names_are_tidied(dialog: TableDialog, typed: str, name: str | None) -> None:
    dialog.seat_editor.rows[0].name.setText(typed)
    assert dialog.players[0].name == name


def test_enter_in_a_name_deals_and_plays_nothing(stage: Stage) -> None:
    def type_and_enter(dialog: TableDialog) -> None:
        QTest.keyClicks(dialog.seat_editor.rows[0].name, "Max")
        QTest.keyClick(dialog.seat_editor.rows[0].name, Qt.Key.Key_Return)

    in_dialog(stage, type_and_enter)
    assert stage.bridge.players[0].name == "Max"
    assert stage.bridge.record.entries == ()


def test_the_keyboard_reaches_every_field_in_the_order_one_reads(dialog: TableDialog) -> None:
    order: list[QWidget] = []
    dialog.rule_editor.preset.setFocus()
    while QApplication.focusWidget() not in order:
        order.append(QApplication.focusWidget())  # type: ignore[arg-type]
        QTest.keyClick(order[-1], Qt.Key.Key_Tab)
    rules, seats = dialog.rule_editor, dialog.seat_editor
    for field in (rules.preset, rules.dice, rules.exact, seats.rows[0].kind, seats.rows[0].name, seats.add):
        assert field in order
    assert order.index(seats.rows[0].kind) < order.index(seats.rows[1].kind) < order.index(seats.add)
    assert order.index(seats.add) < order.index(dialog.buttons.button(OK))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_a_small_screen_with_all_its_seats(opened: Opened, language: str) -> None:
    stage = opened(language=language)
    players = tuple(Player("W" * 40) for _ in range(8))
    dialog = TableDialog(MENTEUR, players, stage.page)
    stage.qtbot.addWidget(dialog)
    choose(dialog, "scoring", Scoring.PENALTY.value)
    dialog.show()
    stage.settle()
    size = dialog.size().expandedTo(dialog.minimumSizeHint())
    assert QSize(1093, 580).expandedTo(size) == QSize(1093, 580)
    combos = (dialog.rule_editor.preset, dialog.rule_editor.scoring, dialog.rule_editor.order)
    for combo in (*combos, dialog.rule_editor.palifico, dialog.rule_editor.trigger):
        widest = max(combo.fontMetrics().horizontalAdvance(combo.itemText(i)) for i in range(combo.count()))
        assert combo.width() >= widest + 30, f"{combo.currentText()} is cut"
    dialog.close()
