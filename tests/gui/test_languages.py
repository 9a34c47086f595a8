"""Languages switch live, Qt's own buttons with them, and numbers of things agree in all three."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from liars_qt.words.languages import LANGUAGES, SYSTEM, Languages, resolve

CATALOGUE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{code}" sourcelanguage="en"><context><name>Test</name>
<message numerus="yes"><source>%n dice</source><translation>{forms}</translation></message>
</context></TS>
"""
FORMS = {
    "en": ("%n die", "%n dice"),
    "fr": ("%n dé", "%n dés"),
    "ru": ("%n кость", "%n кости", "%n костей"),
}
AGREEMENT = [
    ("en", {0: "0 dice", 1: "1 die", 2: "2 dice", 21: "21 dice"}),
    ("fr", {0: "0 dé", 1: "1 dé", 2: "2 dés", 21: "21 dés"}),
    ("ru", {0: "0 костей", 1: "1 кость", 2: "2 кости", 4: "4 кости", 5: "5 костей", 11: "11 костей"}),
    (
        "ru",
        {
            12: "12 костей",
            21: "21 кость",
            22: "22 кости",
            25: "25 костей",
            101: "101 кость",
            111: "111 костей",
        },
    ),
]


class Listener(QWidget):
    """Count how often a widget is told that the language changed."""

    heard = 0

    def changeEvent(self, event: QEvent) -> None:
        self.heard += event.type() is QEvent.Type.LanguageChange


@pytest.fixture(scope="module")
def catalogues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one plural text in each language, compiled."""
    folder = tmp_path_factory.mktemp("catalogues")
    lrelease = Path(sys.executable).with_name("pyside6-lrelease")
    for code, forms in FORMS.items():
        source = folder / f"liars_{code}.ts"
        numerus = "".join(f"<numerusform>{form}</numerusform>" for form in forms)
        source.write_text(CATALOGUE.format(code=code, forms=numerus), encoding="utf-8")
        subprocess.run([lrelease, "-silent", source, "-qm", source.with_suffix(".qm")], check=True)
    return folder


@pytest.fixture
def languages(qapp: QApplication, catalogues: Path) -> Iterator[Languages]:
    languages = Languages(qapp, catalogues)
    yield languages
    languages.deleteLater()


def buttons() -> list[str]:
    wanted = QMessageBox.StandardButton
    box = QMessageBox()
    box.setStandardButtons(wanted.Cancel | wanted.Yes | wanted.Close)
    return sorted(button.text().replace("&", "") for button in box.buttons())


@pytest.mark.parametrize(("code", "expected"), AGREEMENT)
def test_number_and_noun_agree(languages: Languages, code: str, expected: dict[int, str]) -> None:
    languages.use(code)
    spoken = {n: QCoreApplication.translate("Test", "%n dice", None, n) for n in expected}
    assert spoken == expected


@pytest.mark.parametrize(
    ("code", "texts"),
    [
        ("en", ["Cancel", "Close", "Yes"]),
        ("fr", ["Annuler", "Fermer", "Oui"]),
        ("ru", ["Да", "Закрыть", "Отмена"]),
    ],
)
def test_buttons_of_qt_speak_the_language(languages: Languages, code: str, texts: list[str]) -> None:
    languages.use(code)
    assert buttons() == texts


def test_english_returns_after_another_language(languages: Languages) -> None:
    languages.use("ru")
    languages.use("en")
    assert buttons() == ["Cancel", "Close", "Yes"]
    assert QCoreApplication.translate("Test", "%n dice", None, 1) == "1 die"


def test_a_switch_tells_every_window_once(languages: Languages, qtbot: QtBot) -> None:
    languages.use("fr")
    window = Listener()
    qtbot.addWidget(window)
    QCoreApplication.sendPostedEvents()
    window.heard = 0
    with qtbot.waitSignal(languages.changed) as told:
        languages.use("ru")
    qtbot.waitUntil(lambda: window.heard > 0)
    assert (window.heard, told.args) == (1, ["ru"])


def test_the_same_language_again_is_no_change(languages: Languages, qtbot: QtBot) -> None:
    languages.use("fr")
    with qtbot.assertNotEmitted(languages.changed):
        languages.use("fr")


@pytest.mark.parametrize(("code", "text"), [("en", "84.9"), ("fr", "84,9"), ("ru", "84,9")])
def test_numbers_follow_the_language(languages: Languages, code: str, text: str) -> None:
    languages.use(code)
    assert QLocale().toString(84.9, "f", 1) == text


@pytest.mark.parametrize(
    ("choice", "system", "code"),
    [
        ("ru", ["fr-FR"], "ru"),
        (SYSTEM, ["fr-Latn-FR", "fr"], "fr"),
        (SYSTEM, ["de-DE", "ru-Cyrl-RU", "en"], "ru"),
        (SYSTEM, ["C"], "en"),
        (SYSTEM, [], "en"),
        ("klingon", ["fr-FR"], "fr"),
    ],
)
def test_the_language_is_the_chosen_or_the_systems_or_english(
    choice: str, system: list[str], code: str
) -> None:
    assert resolve(choice, system) == code


def test_a_missing_catalogue_leaves_english_and_says_so(
    qapp: QApplication, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    languages = Languages(qapp, tmp_path)
    languages.use("fr")
    assert "liars_fr" in caplog.text
    assert QCoreApplication.translate("Test", "Challenge") == "Challenge"
    languages.deleteLater()


def test_the_installation_has_a_catalogue_for_every_language(
    qapp: QApplication, caplog: pytest.LogCaptureFixture
) -> None:
    languages = Languages(qapp)
    for language in LANGUAGES:
        languages.use(language.code)
    assert caplog.text == ""
    languages.deleteLater()
