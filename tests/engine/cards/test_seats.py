"""Names at the table: cleaned, told apart, and matched with those who sit already."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards.seats import Seat, Sitting, clean_name, seating, twin_marks

NAMES = st.lists(st.sampled_from(["", "Anna", "Boris", "anna", "Chloé"]), min_size=1, max_size=12)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Anna  Maria ", "Anna Maria"),
        ("Anna\n\tMaria", "Anna Maria"),
        ("Anna ①", "Anna"),
        ("Anna①②", "Anna"),
        ("①", ""),
        ("a\x00b\x7f", "a b"),
        ("\u202eevil\u202c", "evil"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("<b>x</b> &File", "<b>x</b> &File"),
        ("   ", ""),
    ],
)
def test_a_name_is_one_clean_line(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@given(st.text())
def test_cleaning_twice_is_cleaning_once(name: str) -> None:
    assert clean_name(clean_name(name)) == clean_name(name)


def test_equal_names_are_marked_in_order_and_others_not() -> None:
    assert twin_marks(["Anna", "Boris", "anna", "Anna"]) == (1, 0, 2, 3)


@given(NAMES)
def test_marks_make_every_label_distinct(names: list[str]) -> None:
    marked = list(zip([name.casefold() for name in names], twin_marks(names), strict=True))
    assert len(set(marked)) == len(marked)


ANNA, BORIS, CLARA = Seat(1, "Anna"), Seat(2, "Boris"), Seat(3, "Clara")


@pytest.mark.parametrize(
    ("names", "who"),
    [
        (["Anna", "Boris", "Clara"], [1, 2, 3]),
        (["Anna", "Clara"], [1, 3]),
        (["Clara", "Anna"], [3, 1]),
        (["Anna", "Vera", "Clara"], [1, 2, 3]),
        (["Vera", "Anna", "Boris", "Clara"], [None, 1, 2, 3]),
        (["Anna", "Boris", "Clara", "Vera"], [1, 2, 3, None]),
        (["Anna", "Anna"], [1, 2]),
    ],
)
def test_a_typed_list_keeps_those_it_names_and_renames_by_place(
    names: list[str], who: list[int | None]
) -> None:
    assert [sitting.ident for sitting in seating([ANNA, BORIS, CLARA], names)] == who


def test_seats_without_names_are_known_by_their_place() -> None:
    assert seating([Seat(1), Seat(2), Seat(3)], ["", ""]) == (Sitting(1, ""), Sitting(2, ""))


@given(NAMES, NAMES)
def test_nobody_is_seated_twice(before: list[str], after: list[str]) -> None:
    seats = [Seat(ident, name) for ident, name in enumerate(before, start=1)]
    claimed = [sitting.ident for sitting in seating(seats, after) if sitting.ident is not None]
    assert len(claimed) == len(set(claimed))
