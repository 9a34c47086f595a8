"""The .ts catalogues as plain messages, and lupdate as the one writer of their format."""

import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from tests.tools import extract

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "translations"
SOURCES = ROOT / "liars_qt"
# Told to lupdate, which left to guess takes a language out of any folder's name: `my_an_clone/` is Aragonese to it.
LANGUAGES = {"en": "en_US", "fr": "fr_FR", "ru": "ru_RU"}
# English is the source text; its catalogue exists only because "1 dice" is no English.
PLURALS_ONLY = frozenset({"en"})


@dataclass(frozen=True, slots=True)
class Message:
    """One text and its translation: one form, or as many as the language has plurals."""

    context: str
    source: str
    comment: str
    numerus: bool
    kind: str
    forms: tuple[str, ...]

    @property
    def complete(self) -> bool:
        """Whether a player of this language will never see the source text instead."""
        return not self.kind and all(self.forms)


def path_of(language: str, folder: Path = FOLDER) -> Path:
    """The catalogue of a language code."""
    return folder / f"liars_{language}.ts"


def read(path: Path) -> tuple[Message, ...]:
    """All messages of a catalogue, in the order of the file."""
    root = ElementTree.parse(path).getroot()
    return tuple(
        _message(context.findtext("name", ""), element)
        for context in root.iter("context")
        for element in context.iter("message")
    )


def update(folder: Path = FOLDER) -> None:
    """Bring every catalogue of a folder in line with the sources, in lupdate's own format.

    Files are read in order and nothing is guessed: the same sources give the same bytes everywhere.
    """
    with tempfile.TemporaryDirectory() as scratch:
        texts = Path(scratch, "texts.cpp")
        texts.write_text(extract.as_cpp(sorted(SOURCES.rglob("*.py"))), encoding="utf-8")
        for language in LANGUAGES:
            _lupdate(texts, path_of(language, folder), language)


def _lupdate(texts: Path, target: Path, language: str) -> None:
    tool = Path(sys.executable).with_name("pyside6-lupdate")
    options = ["-silent", "-locations", "none", "-no-obsolete", "-source-language", "en"]
    options += ["-target-language", LANGUAGES[language]]
    options += ["-disable-heuristic", "sametext", "-disable-heuristic", "similartext"]
    options += ["-pluralonly"] if language in PLURALS_ONLY else []
    run = subprocess.run([tool, *options, texts, "-ts", target], capture_output=True, text=True, check=False)
    if run.returncode or run.stderr.strip():
        raise RuntimeError(f"lupdate: {run.stderr or run.stdout}")


def _message(context: str, element: ElementTree.Element) -> Message:
    translation = element.find("translation")
    assert translation is not None, "a message without a translation element is not lupdate's writing"
    numerus = element.get("numerus") == "yes"
    forms = (
        [form.text or "" for form in translation.iter("numerusform")] if numerus else [translation.text or ""]
    )
    return Message(
        context=context,
        source=element.findtext("source", ""),
        comment=element.findtext("comment", ""),
        numerus=numerus,
        kind=translation.get("type", ""),
        forms=tuple(forms),
    )


if __name__ == "__main__":
    update()
