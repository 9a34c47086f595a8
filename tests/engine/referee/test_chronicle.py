"""An evening is told round by round; every line stands in exactly one of them."""

from hypothesis import given
from hypothesis import strategies as st

from engine.dice.rules import KNOCKOUT
from engine.referee import actions as act
from engine.referee.book import Book, enter, open_book
from engine.referee.chronicle import chapters
from engine.referee.evening import Setup
from engine.referee.legality import refusal_for
from tests.engine.referee.evenings import ANNA, BORIS, challenge, likely, lose_die, setups


def book(*actions: act.Action) -> Book:
    made = open_book(Setup(KNOCKOUT, (None,) * 3))
    for action in actions:
        made = enter(made, action)
    return made


def test_a_round_begins_with_the_roll_and_ends_with_what_was_told_after_its_verdict() -> None:
    told = chapters(book(*lose_die(BORIS, ANNA), challenge(BORIS, ANNA, 1, 2), act.VoidRound()))
    assert [(chapter.number, len(chapter.lines)) for chapter in told] == [(1, 2), (2, 3)]
    assert told[0].after.seat(BORIS).dice == 4


def test_another_game_counts_its_rounds_anew() -> None:
    told = chapters(book(*lose_die(BORIS, ANNA), act.NewGame(BORIS)))
    assert [(chapter.game, chapter.number) for chapter in told] == [(1, 1), (1, 2), (2, 1)]


def test_an_evening_without_a_word_is_one_round() -> None:
    (only,) = chapters(book())
    assert (only.number, only.lines) == (1, ())


@given(setups(), st.data())
def test_every_line_stands_in_one_chapter(setup: Setup, data: st.DataObject) -> None:
    made = open_book(setup)
    for _ in range(12):
        action = data.draw(likely(made.evening))
        if refusal_for(made.evening, action) is None:
            made = enter(made, action)
    assert tuple(line for chapter in chapters(made) for line in chapter.lines) == made.lines
