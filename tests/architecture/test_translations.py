"""Every text is translated into every language, and well."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.tools import catalogue
from tests.tools.catalogue import LANGUAGES, PLURALS_ONLY, Message

PLURAL_FORMS = {"en": 2, "fr": 2, "ru": 3}
TRANSLATED = tuple(code for code in LANGUAGES if code not in PLURALS_ONLY)
NARROW, WIDE = "\u202f", "\u00a0"
SHOWN = 20  # a report that is read to its end
PLACEHOLDER = re.compile(r"\{[^{}]*\}|%n|%L?\d")


def messages(code: str) -> tuple[Message, ...]:
    return catalogue.read(catalogue.path_of(code))


def pairs(code: str) -> Iterator[tuple[Message, str]]:
    """Every message with each of its forms; what is not translated yet fails a test of its own."""
    return ((message, form) for message in messages(code) for form in message.forms if form)


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The catalogues as lupdate would write them now."""
    folder = tmp_path_factory.mktemp("fresh")
    for code in LANGUAGES:
        committed = catalogue.path_of(code)
        (folder / committed.name).write_bytes(committed.read_bytes())
    catalogue.update(folder)
    return folder


@pytest.mark.parametrize("code", LANGUAGES)
def test_catalogue_has_the_texts_of_the_sources_and_no_others(code: str, fresh: Path) -> None:
    wanted = {(m.context, m.source) for m in catalogue.read(catalogue.path_of(code, fresh))}
    assert sorted({(m.context, m.source) for m in messages(code)} ^ wanted)[:SHOWN] == [], (
        "run: make translations"
    )


@pytest.mark.parametrize("code", LANGUAGES)
def test_catalogue_is_written_as_lupdate_writes_it(code: str, fresh: Path) -> None:
    same = catalogue.path_of(code).read_bytes() == catalogue.path_of(code, fresh).read_bytes()
    assert same, "run: make translations"


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_is_unfinished_or_vanished(code: str) -> None:
    assert [(m.context, m.source) for m in messages(code) if not m.complete][:SHOWN] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_plural_texts_have_all_forms_of_the_language(code: str) -> None:
    counts = {len(message.forms) for message in messages(code) if message.numerus}
    assert counts <= {PLURAL_FORMS[code]}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_text_with_a_number_of_things_is_a_plural(code: str) -> None:
    assert [m.source for m in messages(code) if "%n" in m.source and not m.numerus] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_placeholders_are_those_of_the_source(code: str) -> None:
    wrong = [
        (message.source, form)
        for message, form in pairs(code)
        if sorted(PLACEHOLDER.findall(message.source)) != sorted(PLACEHOLDER.findall(form))
    ]
    assert wrong == []


@pytest.mark.parametrize("code", TRANSLATED)
@pytest.mark.parametrize("of", [lambda text: text.count("\n"), lambda text: text.endswith(("…", ":"))])
def test_lines_and_endings_are_those_of_the_source(code: str, of: Callable[[str], object]) -> None:
    assert [(m.source, form) for m, form in pairs(code) if of(m.source) != of(form)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_typography_is_a_printers(code: str) -> None:
    """One sign for an ellipsis, no straight apostrophes, no blank at an end, no double blank."""
    faulty = re.compile(r"\.\.\.|'|^\s|\s$|  ")
    texts = {text for message, form in pairs(code) for text in (message.source, form)}
    assert sorted(text for text in texts if faulty.search(text)) == []


def test_french_puts_its_blanks_before_high_signs() -> None:
    """A narrow no-break blank before ; ! ? and inside no quote; a no-break blank before : and inside « »."""
    faulty = re.compile(rf"(?<![{NARROW}!?])[;!?]|(?<!{WIDE}):(?!//)|«(?!{WIDE})|(?<!{WIDE})»")
    prose = (PLACEHOLDER.sub("x", form) for _, form in pairs("fr"))
    assert [text for text in prose if faulty.search(text)] == []


def test_russian_texts_are_cyrillic_and_gender_free() -> None:
    """No past tense in brackets: a name says nothing of who sits there."""
    assert [form for _, form in pairs("ru") if re.search(r"\(а\)|\(ла\)|/а\b", form)] == []


def test_mnemonics_are_kept() -> None:
    wanting = [
        (code, message.source)
        for code in TRANSLATED
        for message, form in pairs(code)
        if ("&" in message.source) != ("&" in form)
    ]
    assert wanting == []
