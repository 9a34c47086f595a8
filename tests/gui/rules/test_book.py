"""The texts of the book: whole in three languages, alike in structure, and never at odds with the rules."""

import re
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from engine.bots.roster import MINDS
from engine.cards.deck import SHAPES, Length
from engine.coach.zones import LOWER_BOUNDS
from engine.dice.bid import Bid, count_matches
from engine.dice.ladder import ladder
from engine.dice.rules import CLASSIC, KNOCKOUT, MENTEUR, PRESETS, WILD_STRICT, Palifico, RuleSet
from liars_qt.paths import resource
from liars_qt.widgets.book_text import BookText
from liars_qt.words.languages import LANGUAGES, Languages
from liars_qt.words.names import mind_name
from liars_qt.words.rules_book import CHAPTERS, chapters_for, read_chapter, sections_of
from liars_qt.words.rules_figures import chance_of, conversion, filled, read_bid, read_dice

CODES = [language.code for language in LANGUAGES]
NARROW, WIDE = "\u202f", "\u00a0"
TAG = re.compile(r"<[^>]*>|\{\{[^}]*\}\}")
FIGURE = re.compile(r"\{\{[^}]*\}\}")
EXAMPLE_HANDS = (("4 2 3 6 5", 1), ("4 1 6 2 3", 2), ("1 5 5 3 6", 1), ("4 4 2 6 3", 2))


def source(language: str, chapter: str) -> str:
    return resource("rules", language, f"{chapter}.html").read_text(encoding="utf-8")


def prose(language: str, chapter: str) -> str:
    return TAG.sub(" x ", source(language, chapter))


@pytest.mark.parametrize("code", CODES)
def test_the_book_has_all_chapters_and_no_others(code: str) -> None:
    assert {path.stem for path in resource("rules", code).glob("*.html")} == set(CHAPTERS)


@pytest.mark.parametrize("code", [code for code in CODES if code != "en"])
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_is_built_alike_in_every_language(chapter: str, code: str) -> None:
    """The same sections under the same ids, the same tables, lists, links and figures."""

    def bones(language: str) -> list[str]:
        tags = re.findall(
            r"<(h1|h2 id=\"[^\"]*\"|tr|li|example|a href=\"[^\"]*\")", source(language, chapter)
        )
        return [*tags, *sorted(FIGURE.findall(source(language, chapter)))]

    assert bones(code) == bones("en")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_link_leads_to_a_place_of_the_book(chapter: str, code: str) -> None:
    places = {section.place for key in CHAPTERS for section in sections_of(key, source(code, key))}
    assert set(re.findall(r'href="([^"]*)"', source(code, chapter))) <= places


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_section_has_a_title_and_something_to_read(
    chapter: str, code: str, languages: Languages
) -> None:
    languages.use(code)
    read = read_chapter(chapter, code)
    assert all(section.title and section.text for section in read.sections)
    assert "{{" not in read.html and "<example" not in read.html


def test_the_index_names_the_chapters_of_the_games_that_there_are() -> None:
    assert "referee" not in chapters_for(["dice"]) and "cards" not in chapters_for(["dice"])
    assert chapters_for(["cards", "dice", "referee"]) == tuple(CHAPTERS)


def test_every_preset_has_its_place() -> None:
    anchors = {section.anchor for section in sections_of("rule-sets", source("en", "rule-sets"))}
    assert {*PRESETS, "custom"} <= anchors


@pytest.mark.parametrize("code", CODES)
def test_every_bot_that_can_be_played_against_is_described_and_no_other(
    languages: Languages, code: str
) -> None:
    languages.use(code)
    described = re.findall(r"<li><b>([^<]*)</b>", read_chapter("bots", code).html)
    assert described == [mind_name(mind) for mind in MINDS]
    assert set(re.findall(r'mind="(\w+)"', source(code, "bots"))) >= set(MINDS)


# --- typography ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_typography_is_a_printers(chapter: str, code: str) -> None:
    assert re.findall(r".{12}(?:\.\.\.|'|\"|(?<=\S) - ).{12}", prose(code, chapter)) == []


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_french_puts_its_blanks_before_high_signs(chapter: str) -> None:
    faulty = re.compile(rf"(?<![{NARROW}!?])[;!?]|(?<!{WIDE}):|«(?!{WIDE})|(?<!{WIDE})»|(?<!{NARROW})%")
    assert [found.group() for found in faulty.finditer(prose("fr", chapter).replace("en %", "en x"))] == []


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_russian_says_nothing_of_anybodys_gender(chapter: str) -> None:
    assert re.findall(r"\(а\)|\(ла\)|/а\b", prose("ru", chapter)) == []


# --- what is printed is what is played ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "dice", "standing", "tried", "legal"),
    [
        (CLASSIC, 10, Bid(3, 6), Bid(4, 1), True),
        (CLASSIC, 10, Bid(3, 6), Bid(3, 6), False),
        (CLASSIC, 10, Bid(3, 6), Bid(3, 5), False),
        (CLASSIC, 10, Bid(3, 6), Bid(2, 6), False),
        (CLASSIC, 10, Bid(3, 6), Bid(11, 2), False),
        (WILD_STRICT, 20, Bid(7, 5), Bid(4, 2, strict=True), True),
        (WILD_STRICT, 20, Bid(7, 5), Bid(3, 6, strict=True), False),
        (WILD_STRICT, 20, Bid(4, 6, strict=True), Bid(9, 2), True),
        (WILD_STRICT, 20, Bid(4, 6, strict=True), Bid(8, 6), False),
        (MENTEUR, 20, Bid(6, 4), Bid(3, 1), True),
        (MENTEUR, 20, Bid(5, 4), Bid(2, 1), False),
        (MENTEUR, 20, Bid(5, 4), Bid(3, 1), True),
        (MENTEUR, 20, Bid(3, 1), Bid(7, 2), True),
        (MENTEUR, 20, Bid(3, 1), Bid(6, 6), False),
    ],
)
def test_the_worked_examples_of_raises_are_true(
    rules: RuleSet, dice: int, standing: Bid, tried: Bid, legal: bool
) -> None:
    assert (tried in ladder(rules, dice).raises(standing)) is legal


@pytest.mark.parametrize(
    ("rules", "said"),
    [(KNOCKOUT, "palifico-quantity"), (MENTEUR, "palifico-face")],
)
def test_the_worked_examples_of_palifico_are_true(rules: RuleSet, said: str) -> None:
    freeze = Palifico.FROZEN_QUANTITY if said == "palifico-quantity" else Palifico.FROZEN_FACE
    raises = ladder(replace(rules, palifico=freeze), 12, palifico=True).raises(Bid(2, 4))
    expected = [Bid(2, 5), Bid(2, 6)] if said == "palifico-quantity" else [Bid(q, 4) for q in range(3, 13)]
    assert list(raises) == expected


def test_halving_rounds_up_and_doubling_adds_one_in_both_games() -> None:
    for quantity in range(1, 11):
        half, double = (quantity + 1) // 2, 2 * quantity + 1
        assert conversion(MENTEUR, Bid(quantity, 6), lambda bid: bid.face == 1) == half
        assert conversion(MENTEUR, Bid(quantity, 1), lambda bid: bid.face != 1) == double
        assert conversion(WILD_STRICT, Bid(quantity, 6), lambda bid: bid.strict) == half
        assert conversion(WILD_STRICT, Bid(quantity, 6, True), lambda bid: not bid.strict) == double


def test_the_tables_of_conversions_print_what_the_ladder_says() -> None:
    assert filled("{{to-ones}}") == filled("{{to-strict}}")
    assert re.findall(r"\d+", filled("{{from-ones}}")) == [str(2 * quantity + 1) for quantity in range(1, 11)]


@pytest.mark.parametrize("code", CODES)
def test_the_counted_hands_add_up_as_the_text_says(code: str) -> None:
    text = source(code, "dice")
    for dice, count in EXAMPLE_HANDS:
        assert f"{{{{hand 6x4: {dice}}}}}</td><td>{count}</td>" in text
        assert count_matches(read_dice(dice), Bid(6, 4), wild_ones=True) == count


@pytest.mark.parametrize(
    ("asked", "percent"),
    [
        ("10: 5 1 2 3 6: 4x5", 53.91),
        ("25: 1 4 4 2 6: 8x4", 84.85),
        ("25: 1 4 4 2 6: 8x4 plain", 10.18),
        ("25: 1 4 4 2 6: 4x1", 67.13),
        ("10: 5 5 1 5 2: 4x5", 100.0),
        ("10: 2 2 3 3 4: 6x6", 0.0),
    ],
)
def test_the_worked_chances_are_those_of_the_textbook(asked: str, percent: float) -> None:
    assert chance_of(asked) * 100 == pytest.approx(percent, abs=0.005)
    assert f"{{{{chance {asked}}}}}" in source("en", "coach")


@pytest.mark.parametrize("code", CODES)
def test_the_zones_begin_where_the_coach_begins_them(code: str) -> None:
    rows = re.findall(r"<td>([^<]*)</td><td>\{\{zone (\d)\}\}", source(code, "coach"))
    bounds = [int(re.findall(r"\d+", text)[0]) for text, _ in rows]
    assert bounds[:-1] == [bound for bound, _ in LOWER_BOUNDS[:-1]]
    assert [int(place) for _, place in rows] == [4, 3, 2, 1, 0]


@pytest.mark.parametrize("code", CODES)
def test_the_lengths_of_red_or_black_are_those_of_the_deck(code: str) -> None:
    rows = re.findall(r"<td>(\d+)</td><td>(\d+)\D+(\d+)</td><td>(\d+)\D+(\d+)</td>", source(code, "cards"))
    shapes = [SHAPES[length] for length in (Length.SHORT, Length.STANDARD, Length.FULL)]
    expected = [(shape.ordinary + 2, *shape.first, *shape.second) for shape in shapes]
    assert [tuple(map(int, row)) for row in rows] == expected


def test_a_figure_that_nobody_knows_is_a_fault() -> None:
    with pytest.raises(KeyError):
        filled("{{wisdom 3}}")
    with pytest.raises(ValueError, match="no bid"):
        read_bid("six fours")


@pytest.mark.parametrize("code", ["fr", "ru"])
def test_no_line_is_left_in_english(code: str) -> None:
    lines = {c: {line for key in CHAPTERS for line in prose(c, key).splitlines()} for c in ("en", code)}
    assert [line for line in lines["en"] & lines[code] if len(line) > 60] == []


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_no_line_of_the_french_book_can_begin_with_a_sign(qapp: QApplication, chapter: str) -> None:
    """Qt turns every blank of HTML but one kind into a plain one, at which a line may end."""
    text = BookText()
    text.show_html(read_chapter(chapter, "fr").html)
    assert not re.findall(r".{12} [;:!?»]", text.document().toRawText())
