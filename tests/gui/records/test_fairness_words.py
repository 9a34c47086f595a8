"""What is said of a spread of dice is what the figures say."""

import pytest

from engine.records.fairness import Spread, spread_of
from liars_qt.words.fairness import DOUBT, WONDER, counts_text, measure_text, reading_text
from liars_qt.words.languages import Languages

COUNTS = (170, 160, 165, 172, 168, 165)


@pytest.mark.parametrize(
    ("usual", "said"),
    [
        (None, "Too few"),
        (1.0, "ordinary"),
        (WONDER, "ordinary"),
        (WONDER - 1e-9, "rather uneven"),
        (DOUBT, "rather uneven"),
        (DOUBT - 1e-9, "very uneven"),
        (0.0, "very uneven"),
    ],
)
def test_the_sentence_follows_the_figure(languages: Languages, usual: float | None, said: str) -> None:
    assert said in reading_text(Spread(COUNTS, 1.0, usual))


@pytest.mark.parametrize(("code", "value"), [("en", "0.5"), ("fr", "0,5"), ("ru", "0,5")])
def test_figures_are_written_in_the_way_of_the_language(languages: Languages, code: str, value: str) -> None:
    languages.use(code)
    assert f"χ² = {value}" in measure_text(spread_of(COUNTS)) and "1000" in measure_text(spread_of(COUNTS))


def test_every_face_is_said_with_its_count(languages: Languages) -> None:
    assert counts_text(spread_of(COUNTS)).startswith("1: 170, 2: 160")
