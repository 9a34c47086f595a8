"""The filler writes what a translator gave, all of it and nothing else, in lupdate's own format."""

from pathlib import Path

import pytest

from tests.tools import catalogue, fill_translations

SOURCE = """
class Seat(QWidget):
    def label(self, n):
        self.tr("Challenge")
        self.tr("%n dice", "", n)

class Menu(QWidget):
    def label(self):
        self.tr("Challenge")
"""
DICE = {"source": "%n dice", "en": ["%n die", "%n dice"], "fr": ["%n dé", "%n dés"]}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Catalogues of a two-class program."""
    (tmp_path / "sources").mkdir()
    (tmp_path / "sources" / "seat.py").write_text(SOURCE, encoding="utf-8")
    monkeypatch.setattr(catalogue, "SOURCES", tmp_path / "sources")
    catalogue.update(tmp_path)
    return tmp_path


def forms(folder: Path, code: str) -> dict[tuple[str, str], tuple[str, ...]]:
    return {
        (m.context, m.source): m.forms for m in catalogue.read(catalogue.path_of(code, folder)) if m.complete
    }


def test_an_entry_fills_every_place_where_its_text_stands(folder: Path) -> None:
    assert fill_translations.fill([{"source": "Challenge", "ru": "Проверить"}], folder=folder) == []
    expected = {("Seat", "Challenge"): ("Проверить",), ("Menu", "Challenge"): ("Проверить",)}
    assert forms(folder, "ru") == expected
    assert forms(folder, "fr") == {}


def test_a_context_narrows_an_entry_down(folder: Path) -> None:
    fill_translations.fill([{"source": "Challenge", "context": "Menu", "fr": "Menteur"}], folder=folder)
    assert set(forms(folder, "fr")) == {("Menu", "Challenge")}


def test_plural_forms_are_filled_in_english_too(folder: Path) -> None:
    fill_translations.fill([DICE], folder=folder)
    assert forms(folder, "en") == {("Seat", "%n dice"): ("%n die", "%n dice")}
    assert forms(folder, "fr") == {("Seat", "%n dice"): ("%n dé", "%n dés")}


def test_a_wrong_number_of_plural_forms_is_refused(folder: Path) -> None:
    with pytest.raises(ValueError, match="3 forms wanted, 2 given"):
        fill_translations.fill([{"source": "%n dice", "ru": ["%n кость", "%n кости"]}], folder=folder)


def test_a_finished_translation_is_kept_unless_told(folder: Path) -> None:
    fill_translations.fill([{"source": "Challenge", "ru": "Проверить"}], folder=folder)
    again = [{"source": "Challenge", "ru": "Не верю"}]
    fill_translations.fill(again, folder=folder)
    assert forms(folder, "ru")["Menu", "Challenge"] == ("Проверить",)
    fill_translations.fill(again, folder=folder, overwrite=True)
    assert forms(folder, "ru")["Menu", "Challenge"] == ("Не верю",)


def test_an_entry_without_a_source_text_is_given_back(folder: Path) -> None:
    stray = {"source": "Bluff", "ru": "Блеф"}
    assert fill_translations.fill([stray], folder=folder) == [stray]


def test_lupdate_finds_nothing_to_change_after_filling(folder: Path) -> None:
    fill_translations.fill(
        [DICE, {"source": "Challenge", "fr": "Menteur\u202f!", "ru": "А\u00a0—\u00a0Б"}], folder=folder
    )
    filled = {path: path.read_bytes() for path in folder.glob("*.ts")}
    catalogue.update(folder)
    assert {path: path.read_bytes() for path in folder.glob("*.ts")} == filled
