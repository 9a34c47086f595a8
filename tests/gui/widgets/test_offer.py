"""The shelf of bids finds the nearest allowed one and invents none."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from liars_qt.widgets.offer import FACES, Cell, Offer, Pick, Shelf

PICKS = [Pick(q, f, s) for q in range(1, 7) for f in FACES for s in (False, True)]
picks = st.sampled_from(PICKS)


def allowing(allowed: set[Pick]) -> Offer:
    """An offer of exactly these bids."""
    return Offer(tuple(Cell(pick, "" if pick in allowed else "not this one") for pick in PICKS))


offers = st.sets(picks).map(allowing)


def plain(allowed: list[tuple[int, int]], initial: Pick | None = None) -> Shelf:
    """A shelf without styles on which only some bids are allowed."""
    cells = (Cell(Pick(q, f), "" if (q, f) in allowed else "no") for q in range(1, 11) for f in FACES)
    return Shelf(Offer(tuple(cells), initial))


@given(offers, picks, st.sampled_from((-1, 1)), st.sampled_from(FACES), st.booleans())
def test_whatever_is_found_is_allowed(offer: Offer, pick: Pick, step: int, face: int, strict: bool) -> None:
    shelf = Shelf(offer)
    found = [
        shelf.at_quantity(pick, step),
        shelf.with_face(pick, face),
        shelf.with_style(pick, strict),
        shelf.first(),
    ]
    assert all(each is None or shelf.allows(each) for each in found)
    assert all(shelf.allows(each) for each in shelf.neighbours(pick, step))


@given(offers, picks, st.sampled_from(FACES))
def test_a_face_is_found_wherever_it_is_allowed(offer: Offer, pick: Pick, face: int) -> None:
    found = Shelf(offer).with_face(pick, face)
    assert (found is not None) == any(each.face == face for each in Shelf(offer).allowed)
    assert found is None or found.face == face


@given(offers, picks, st.sampled_from((-1, 1)))
def test_a_step_goes_its_way_and_passes_no_allowed_quantity(offer: Offer, pick: Pick, step: int) -> None:
    shelf = Shelf(offer)
    found = shelf.at_quantity(pick, step)
    beyond = [each.quantity for each in shelf.allowed if (each.quantity - pick.quantity) * step > 0]
    assert (found.quantity if found else None) == (
        min(beyond, key=lambda q: abs(q - pick.quantity)) if beyond else None
    )


@given(offers, picks)
def test_every_bid_is_either_allowed_or_has_a_reason(offer: Offer, pick: Pick) -> None:
    shelf = Shelf(offer)
    assert shelf.allows(pick) != bool(shelf.refusal(pick))


def test_a_step_keeps_the_face_if_it_can() -> None:
    shelf = plain([(3, 5), (4, 2), (4, 5), (4, 6)])
    assert shelf.at_quantity(Pick(3, 5), 1) == Pick(4, 5)


@pytest.mark.parametrize(
    ("allowed", "expected"), [([(4, 4), (4, 6)], Pick(4, 6)), ([(4, 4), (4, 1)], Pick(4, 4))]
)
def test_a_step_that_loses_its_face_takes_the_nearest_the_higher_first(
    allowed: list[tuple[int, int]], expected: Pick
) -> None:
    assert plain([(3, 5), *allowed]).at_quantity(Pick(3, 5), 1) == expected


def test_a_face_that_needs_more_dice_brings_them_along() -> None:
    shelf = plain([(3, 5), (3, 6), (4, 2), (2, 2)])
    assert shelf.with_face(Pick(3, 5), 2) == Pick(4, 2), "more dice before fewer"


def test_the_first_bid_is_the_offered_one_or_else_the_lowest() -> None:
    assert plain([(2, 2), (3, 3)], Pick(3, 3)).first() == Pick(3, 3)
    assert plain([(2, 2), (3, 3)], Pick(5, 5)).first() == Pick(2, 2)
    assert plain([]).first() is None


def test_without_cells_the_offer_says_why_nothing_is_left() -> None:
    assert (
        Shelf(Offer(nothing_left="only a challenge is left")).refusal(Pick(1, 1))
        == "only a challenge is left"
    )
