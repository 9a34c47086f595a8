"""What the program stands on can be read without a network, and nothing is missing from the list."""

import re
import tomllib

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from liars_qt import __version__
from liars_qt.pages import about
from liars_qt.pages.about import AboutDialog, components, source_address
from liars_qt.paths import resource
from liars_qt.words.languages import Languages
from tests.architecture.storeys import ROOT


@pytest.fixture
def dialog(qtbot: QtBot, languages: Languages) -> AboutDialog:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def test_name_and_version_are_said(dialog: AboutDialog) -> None:
    assert __version__ in dialog.name.text()


@pytest.mark.parametrize("row", range(len(components())))
def test_every_component_is_shown_with_its_whole_licence(dialog: AboutDialog, row: int) -> None:
    dialog.list.setCurrentRow(row)
    component, shown = components()[row], dialog.text.toPlainText()
    assert component.holder in shown and component.licence in shown
    for text in component.texts:
        last = resource(*text.split("/")).read_text(encoding="utf-8").split()[-5:]
        assert " ".join(last) in " ".join(shown.split())


def test_everything_that_is_installed_with_the_program_is_named() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {re.split(r"[^\w]", line)[0].casefold() for line in project["dependencies"]}
    named = " ".join(component.name for component in components()).casefold()
    assert {name for name in needed if name not in named} == set()


def test_the_programs_own_licence_is_the_one_it_is_published_under() -> None:
    own = resource("licences", "GPL-3.0.txt").read_text(encoding="utf-8")
    assert own.strip() == (ROOT / "LICENSE").read_text(encoding="utf-8").strip()


def test_every_font_is_named() -> None:
    told = resource("fonts", "OFL.txt").read_text(encoding="utf-8")
    fonts = next(component for component in components() if component.key == "fonts")
    assert all(name in told for name in fonts.name.split(", "))


def test_a_link_to_the_source_stands_there_where_the_package_knows_it(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(about, "source_address", lambda: "https://example.org/source")
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    assert "https://example.org/source" in dialog.source.text() and not dialog.source.isHidden()


def test_a_package_that_is_not_installed_knows_no_source(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(about, "_PACKAGE", "not-installed-anywhere")
    assert source_address() == ""


def test_another_language_keeps_the_component_on_show(
    qapp: QApplication, dialog: AboutDialog, languages: Languages
) -> None:
    dialog.list.setCurrentRow(2)
    languages.use("fr")
    qapp.processEvents()
    assert dialog.list.currentRow() == 2 and "Python" in dialog.text.toPlainText()
