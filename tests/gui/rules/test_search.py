"""The search knows the names that players use, in any language, and forgives accents and endings."""

import pytest

from liars_qt.words.languages import Languages
from liars_qt.words.rules_book import CHAPTERS, Chapter, read_chapter
from liars_qt.words.rules_search import find, names, simplified

CODES = ("en", "fr", "ru")
CHALLENGE, EXACT, PALIFICO, ONES = (
    "dice#challenge",
    "palifico-exact#exact",
    "palifico-exact#palifico",
    "dice#ones",
)
KNOWN = [
    *[(name, CHALLENGE) for name in ("dudo", "doudo", "menteur", "liar", "call", "не верю")],
    *[(name, EXACT) for name in ("calza", "calzo", "jonti", "spot on", "chiche", "tout pile", "кальса")],
    *[(name, PALIFICO) for name in ("palifico", "palefico", "obligado", "calzone", "мапуто", "fijo")],
    *[(name, ONES) for name in ("ace", "paco", "toucan", "joker")],
]


@pytest.fixture(params=CODES)
def book(request: pytest.FixtureRequest, languages: Languages) -> tuple[Chapter, ...]:
    languages.use(request.param)
    return tuple(read_chapter(key, request.param) for key in CHAPTERS)


def places(book: tuple[Chapter, ...], query: str) -> list[str]:
    return [section.place for section in find(query, book)]


@pytest.mark.parametrize(("name", "place"), KNOWN)
def test_a_name_that_players_use_is_known_in_every_language(
    book: tuple[Chapter, ...], name: str, place: str
) -> None:
    assert place in places(book, name)[:3]


def test_every_name_leads_to_a_place_that_there_is(book: tuple[Chapter, ...]) -> None:
    there = {section.place for chapter in book for section in chapter.sections}
    assert set(names()) <= there
    for place, known in names().items():
        assert all(place in places(book, name) for name in known if len(name) > 2)


@pytest.mark.parametrize(("query", "written"), [("ЁЛКА", "елка"), ("Règle", "regle"), ("l’as", "l'as")])
def test_case_accents_and_the_dots_of_yo_make_no_difference(query: str, written: str) -> None:
    assert simplified(query) == simplified(written)


def test_another_ending_of_a_word_finds_it_too(languages: Languages) -> None:
    languages.use("ru")
    book = tuple(read_chapter(key, "ru") for key in CHAPTERS)
    assert places(book, "штрафами") and places(book, "половине количества")


def test_a_title_comes_before_a_mention(languages: Languages) -> None:
    languages.use("en")
    book = tuple(read_chapter(key, "en") for key in CHAPTERS)
    assert places(book, "frozen face")[0] == "palifico-exact#palifico-face"


@pytest.mark.parametrize("query", ["", "   ", "?!", "qwrtzp"])
def test_nothing_to_find_finds_nothing(book: tuple[Chapter, ...], query: str) -> None:
    assert find(query, book) == ()
