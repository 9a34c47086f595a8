"""Every code of the referee has its sentence; the evening can be kept as text; live language switch."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from engine.dice.legality import No
from engine.dice.rules import RuleProblem
from engine.referee import actions as act
from engine.referee.legality import Objection
from engine.refusal import refuse
from liars_qt.widgets.saving import SaveDialog
from liars_qt.words.languages import Languages
from liars_qt.words.referee import action_text, people_names, refusal_text
from liars_qt.words.referee_export import evening_text
from tests.engine.referee.evenings import NAMES, evening
from tests.gui.referee.table import RefereeTable

FOUR = "Anna\nBoris\nClaire\nDina"
PEOPLE = people_names(evening().people)
NUMBERS = {
    "turn": 1,
    "who": 2,
    "most": 5,
    "least": 0,
    "quantity": 3,
    "entry": 7,
    "dice": 9,
    "face": 4,
}
ACTIONS: tuple[act.Action, ...] = (
    act.Total(2),
    act.Count(0, 1),
    act.NextRound(),
    act.VoidRound(),
    act.DieLost(0),
    act.Join(1, "Boris", 3, 0),
    act.Leave(0),
    act.Rename(0, "Anna"),
    act.Reorder((1, 0, 2, 3)),
    act.SetDice(0, 1),
    act.SetPenalties(0, 2),
    act.SetOpener(0),
    act.SetPalifico(True),
    act.SetPalifico(False),
    act.ChangeRules(evening().table.rules),
    act.KeepBids(True),
    act.KeepBids(False),
    act.EndGame(),
    act.NewGame(0),
)


@pytest.mark.parametrize("code", ["en", "ru", "fr"])
@pytest.mark.parametrize("objection", [*Objection, *No, *RuleProblem], ids=lambda code: code.name)
def test_every_objection_has_a_sentence(languages: Languages, code: str, objection: object) -> None:
    languages.use(code)
    sentence = refusal_text(refuse(objection, **NUMBERS), PEOPLE)  # type: ignore[arg-type]
    assert sentence.endswith(".") and "{" not in sentence and "%n" not in sentence


@pytest.mark.parametrize("code", ["en", "ru", "fr"])
@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: type(action).__name__)
def test_every_action_has_a_line(languages: Languages, code: str, action: act.Action) -> None:
    languages.use(code)
    line = action_text(action, PEOPLE)
    assert line and "{" not in line and "%n" not in line


@pytest.mark.parametrize(
    ("code", "verdict", "undo"),
    [
        ("en", "Claimed 6 × 4, found 6. The bid holds. Boris loses a die, 4 left.", "Boris loses a die"),
        (
            "ru",
            "Заявлено 6 × 4, на столе 6. Ставка устояла. Boris теряет кость, остаётся 4.",
            "Boris теряет кость",
        ),
        (
            "fr",
            "Annoncé 6 × 4, trouvé 6. L’enchère tient. Boris perd un dé, il lui en reste 4.",
            "Boris perd un dé",
        ),
    ],
)
def test_the_example_of_the_rules_is_judged_in_words(
    table: RefereeTable, languages: Languages, code: str, verdict: str, undo: str
) -> None:
    """Four players, 6 x 4, matches 1, 2, 1, 2, told by keys."""
    languages.use(code)
    table.start(FOUR)
    table.type("64\nm\n1\n2\n1\n2\n")
    assert verdict in table.page.controls.verdict.verdict.text()
    assert table.page.board.band.shown.number_caption == "1 + 2 + 1 + 2 = 6 ≥ 6"
    assert table.page.undo_name() == undo


def test_a_switch_of_language_says_everything_anew(table: RefereeTable, languages: Languages) -> None:
    table.start("3")
    assert table.page.board.band.shown.title == "Player\u00a01 opens"
    languages.use("ru")
    QApplication.sendPostedEvents()
    assert table.page.board.band.shown.title == "Игрок\u00a01 открывает"
    languages.use("fr")
    QApplication.sendPostedEvents()
    assert table.page.board.band.shown.title == "Joueur\u00a01 ouvre"
    table.type("64\n")
    assert table.page.undo_name() == "Joueur\u00a01\u00a0: 6 × 4"


@pytest.mark.parametrize("code", ["en", "ru", "fr"])
def test_nothing_is_cut_off_in_any_language(table: RefereeTable, languages: Languages, code: str) -> None:
    languages.use(code)
    table.start(FOUR, "menteur")
    table.window.resize(1280, 680)
    controls = table.page.controls
    for told in ("64\n", "m", "\n", "1\n2\n1\n2\n"):
        table.type(told)
        strip = controls.currentWidget()
        assert strip is not None
        for button in strip.findChildren(type(controls.verdict.go_on)):
            if button.isVisible():
                assert button.width() >= button.minimumSizeHint().width(), button.text()


def test_an_evening_is_kept_as_text(table: RefereeTable) -> None:
    table.start(FOUR)
    table.type("64\nm\n1\n2\n1\n2\n")
    table.go_on()
    text = evening_text(table.bridge.book)
    assert text.splitlines()[0] == "Liar’s dice: Knockout"
    assert "  1 + 2 + 1 + 2 = 6\n" in text
    assert "  Boris: 4 dice, 1 challenge, 0 of them right\n" in text
    table.page.head.acts["copy"].trigger()
    assert QApplication.clipboard().text() == text


def save_as(table: RefereeTable, path: Path) -> None:
    """Save the evening under a name typed into the dialog."""
    table.page.head.acts["export"].trigger()
    (dialog,) = table.page.findChildren(SaveDialog)
    dialog.fileSelected.emit(str(path))
    dialog.close()
    QCoreApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete.value)


def test_the_text_is_saved_or_the_fault_is_told(table: RefereeTable, tmp_path: Path) -> None:
    table.start(FOUR)
    path = tmp_path / "evening.txt"
    save_as(table, path)
    assert path.read_text("utf-8") == evening_text(table.bridge.book)
    assert table.page.parts.notice.text() == "The evening is saved."
    save_as(table, tmp_path / "nowhere" / "evening.txt")
    assert table.page.parts.notice.text() == "This file cannot be written. Choose another place."


def test_the_chance_bar_knows_no_dice_and_can_be_hidden(table: RefereeTable) -> None:
    """Thirty dice, ten sixes, no hand known: 56.83 %, as by the binomial tail."""
    table.start("6", "classic")
    bar = table.page.controls.bids.controls.bar
    assert not bar.scale.isVisible()
    table.command("B")
    assert bar.scale.isVisible()
    table.type("106")
    assert bar.scale.chance is not None and bar.scale.chance.percent == 57
    table.command("B")
    assert not bar.scale.isVisible()


def test_names_of_the_tests_are_those_of_the_evening() -> None:
    assert tuple(PEOPLE.values()) == NAMES
