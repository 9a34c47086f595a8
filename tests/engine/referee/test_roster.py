"""Names are read from whatever people type or paste."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.referee.roster import LONGEST, clean_name, read_names


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Anna\nBoris\n\n  Claire  \n", ("Anna", "Boris", "Claire")),
        ("Anna, Boris;Claire\tDina", ("Anna", "Boris", "Claire", "Dina")),
        ("1. Anna\n2) Boris\n(3) Claire\n- Dina\n• Eva", ("Anna", "Boris", "Claire", "Dina", "Eva")),
        ("Anna\r\nBoris\r\n", ("Anna", "Boris")),
        ("4", (None,) * 4),
        (" 12 ", (None,) * 12),
        ("99999999999999999999", (None,) * 13),
        ("0", ()),
        ("", ()),
        ("Anna\nAnna", ("Anna", "Anna")),
        ("L3\n7\nÅsa", ("L3", "7", "Åsa")),
        ("<b>x</b>\n&File", ("<b>x</b>", "&File")),
        ("x" * 50, ("x" * LONGEST,)),
    ],
)
def test_lists_and_numbers_are_read(text: str, names: tuple[str | None, ...]) -> None:
    assert read_names(text) == names


@pytest.mark.parametrize("text", ["", "   ", "\u200b", "\u202e\u2066", "\x00", "\u200d", "\ud800"])
def test_nothing_to_be_seen_is_no_name(text: str) -> None:
    assert clean_name(text) is None


def test_signs_that_turn_the_line_round_are_taken_out_and_families_stay_together() -> None:
    assert clean_name("A\u202enna") == "Anna"
    assert clean_name("👨\u200d👩\u200d👧") == "👨\u200d👩\u200d👧"


@given(st.text())
def test_a_clean_name_stays_as_it_is(text: str) -> None:
    name = clean_name(text)
    assert name is None or clean_name(name) == name
