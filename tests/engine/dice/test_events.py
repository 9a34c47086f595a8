"""Events are values that tell what happened by their kind."""

import pickle
from dataclasses import FrozenInstanceError, replace
from itertools import combinations
from typing import get_args

import pytest

from engine.dice.bid import Bid
from engine.dice.events import CalledExact, Challenged, Event, GainedDie, LostDie, Out, PalificoBegan, Won

ALIKE = [
    (PalificoBegan(1), Out(1), Won(1)),
    (LostDie(1, 2), GainedDie(1, 2)),
    (Challenged(0, 1, Bid(2, 3)), CalledExact(0, 1, Bid(2, 3))),
]
SAMPLES = [event for events in ALIKE for event in events]


@pytest.mark.parametrize("events", ALIKE, ids=lambda events: type(events[0]).__name__)
def test_kinds_that_carry_the_same_are_never_equal(events: tuple[Event, ...]) -> None:
    for one, other in combinations(events, 2):
        assert one != other
        assert len({one, other}) == 2


@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: type(event).__name__)
def test_an_event_is_a_frozen_value_of_its_kind(event: Event) -> None:
    assert type(event) in get_args(Event)
    copy = pickle.loads(pickle.dumps(event))
    assert copy == event and hash(copy) == hash(event) and type(copy) is type(event)
    assert repr(event).startswith(type(event).__name__ + "(seat=")
    assert type(replace(event, seat=7)) is type(event)  # type: ignore[arg-type]
    with pytest.raises(FrozenInstanceError):
        event.seat = 7  # type: ignore[misc, union-attr]
