"""Preferences apply at once, follow whoever changes them, and erase nothing without one question."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialogButtonBox, QMessageBox
from pytestqt.qtbot import QtBot

from engine.records.database import Fault, StoreFault
from liars_qt.pages.preferences import PreferencesDialog
from liars_qt.settings import options
from liars_qt.settings.options import Settings
from liars_qt.widgets.question import Question
from liars_qt.words.languages import Languages

NewDialog = Callable[..., PreferencesDialog]
BOXES = {
    "language": (options.LANGUAGE, "fr"),
    "theme": (options.THEME, "dark"),
    "motion": (options.MOTION, "reduced"),
    "pace": (options.PACE, "instant"),
}


def nothing() -> None:
    """Erase nothing."""


@pytest.fixture
def new_dialog(qtbot: QtBot, settings: Settings, languages: Languages) -> Iterator[NewDialog]:
    # Held to the end: a dialog that only its own signals hold would go in the middle of an event.
    made: list[PreferencesDialog] = []

    def make(erase: Callable[[], None] = nothing) -> PreferencesDialog:
        dialog = PreferencesDialog(settings, erase)
        made.append(dialog)
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    yield make
    made.clear()


def choose(box: QComboBox, value: str) -> None:
    """Choose as a person does: the box tells only of those choices."""
    row = box.findData(value)
    box.setCurrentIndex(row)
    box.activated.emit(row)


@pytest.mark.parametrize("name", BOXES)
def test_a_choice_applies_at_once(new_dialog: NewDialog, settings: Settings, name: str) -> None:
    option, value = BOXES[name]
    choose(getattr(new_dialog(), name), value)
    assert settings.get(option) == value


@pytest.mark.parametrize("name", BOXES)
def test_every_choice_is_one_that_the_option_takes(new_dialog: NewDialog, name: str) -> None:
    box, (option, _) = getattr(new_dialog(), name), BOXES[name]
    values = [box.itemData(row) for row in range(box.count())]
    assert [option.read(value) for value in values] == values
    assert option.default in values and all(box.itemText(row) for row in range(box.count()))


@pytest.mark.parametrize("name", BOXES)
def test_a_change_from_elsewhere_is_shown(new_dialog: NewDialog, settings: Settings, name: str) -> None:
    option, value = BOXES[name]
    dialog = new_dialog()
    settings.set(option, value)
    assert getattr(dialog, name).currentData() == value


def test_the_chance_bar_is_switched_here_and_elsewhere(new_dialog: NewDialog, settings: Settings) -> None:
    dialog = new_dialog()
    dialog.coach.click()
    assert settings.get(options.COACH) is False
    settings.set(options.COACH, True)
    assert dialog.coach.isChecked()


def test_defaults_come_back_at_once(new_dialog: NewDialog, settings: Settings) -> None:
    dialog = new_dialog()
    choose(dialog.theme, "dark")
    dialog.coach.click()
    dialog.buttons.button(QDialogButtonBox.StandardButton.RestoreDefaults).click()
    assert settings.get(options.THEME) == options.THEME.default
    assert (dialog.theme.currentData(), dialog.coach.isChecked()) == (options.THEME.default, True)


def test_the_language_changes_under_the_dialog_without_losing_a_choice(
    qapp: QApplication, new_dialog: NewDialog, settings: Settings, languages: Languages
) -> None:
    settings.changed.connect(lambda _key: languages.use(settings.get(options.LANGUAGE)))
    dialog = new_dialog()
    choose(dialog.theme, "dark")
    choose(dialog.language, "ru")
    qapp.processEvents()
    assert dialog.windowTitle() == "Настройки"
    assert dialog.buttons.button(QDialogButtonBox.StandardButton.Close).text().replace("&", "") == "Закрыть"
    assert (dialog.language.currentData(), dialog.theme.currentData()) == ("ru", "dark")
    settings.changed.disconnect()


# --- erasing ------------------------------------------------------------------------------------------------


def question_of(dialog: PreferencesDialog) -> Question:
    return dialog.findChildren(Question)[-1]


def test_records_are_erased_after_one_question(new_dialog: NewDialog) -> None:
    erased: list[bool] = []
    dialog = new_dialog(lambda: erased.append(True))
    dialog.erase.click()
    assert erased == []
    question_of(dialog).deed.click()
    assert erased == [True]
    assert dialog.erased.text()


def test_a_question_wears_the_title_of_its_window(new_dialog: NewDialog) -> None:
    dialog = new_dialog()
    dialog.erase.click()
    assert question_of(dialog).windowTitle() == dialog.windowTitle() != ""


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_enter_and_escape_erase_nothing(new_dialog: NewDialog, key: Qt.Key) -> None:
    erased: list[bool] = []
    dialog = new_dialog(lambda: erased.append(True))
    dialog.erase.click()
    QTest.keyClick(question_of(dialog), key)
    assert erased == [] and not dialog.erased.text()


def test_a_disk_that_refuses_is_told_of(new_dialog: NewDialog) -> None:
    def refuse() -> None:
        raise StoreFault(Fault.READ_ONLY)

    dialog = new_dialog(refuse)
    dialog.erase.click()
    question_of(dialog).deed.click()
    said = [box for box in dialog.findChildren(QMessageBox) if not isinstance(box, Question)]
    assert "read-only" in said[0].text() and not dialog.erased.text()
    said[0].close()


# --- how it stands ------------------------------------------------------------------------------------------


def test_the_keyboard_reaches_every_part(qapp: QApplication, new_dialog: NewDialog) -> None:
    dialog = new_dialog()
    dialog.activateWindow()
    dialog.language.setFocus()
    reached = set()
    for _ in range(12):
        reached.add(qapp.focusWidget())
        QTest.keyClick(qapp.focusWidget() or dialog, Qt.Key.Key_Tab)
    parts = {dialog.language, dialog.theme, dialog.motion, dialog.pace, dialog.coach, dialog.erase}
    assert parts <= reached and set(dialog.buttons.buttons()) <= reached


def test_enter_in_a_choice_erases_and_restores_nothing(new_dialog: NewDialog, settings: Settings) -> None:
    dialog = new_dialog()
    settings.set(options.THEME, "dark")
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert settings.get(options.THEME) == "dark" and not dialog.findChildren(Question)


@pytest.mark.parametrize("code", ["en", "fr", "ru"])
def test_captions_have_mnemonics_of_their_own(new_dialog: NewDialog, languages: Languages, code: str) -> None:
    languages.use(code)
    dialog = new_dialog()
    texts = [label.text() for label in dialog._captions.values()] + [dialog.coach.text(), dialog.erase.text()]
    letters = [text[text.index("&") + 1].casefold() for text in texts]
    assert len(set(letters)) == len(letters)
