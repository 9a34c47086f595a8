"""What each person did is counted from the rounds."""

from engine.dice.rules import MENTEUR
from engine.referee import actions as act
from engine.referee.tallies import Tally, tally
from tests.engine.referee.evenings import ANNA, BORIS, CLAIRE, challenge, evening, exact
from tests.engine.referee.evenings import told as after


def test_calls_lies_and_losses_are_counted() -> None:
    of = after(
        evening(MENTEUR),
        *(challenge(BORIS, ANNA, 6, 4), act.Total(6), act.NextRound()),
        *(challenge(BORIS, ANNA, 6, 4), act.Total(5), act.NextRound()),
        *(exact(CLAIRE, ANNA, 6, 4), act.Total(6), act.NextRound()),
        *(exact(CLAIRE, BORIS, 6, 4), act.Total(5)),
    )
    assert tally(of, ANNA) == Tally(doubted=2, caught=1, rounds_lost=1)
    assert tally(of, BORIS) == Tally(challenges=2, challenges_right=1, rounds_lost=1)
    assert tally(of, CLAIRE) == Tally(exacts=2, exacts_right=1, rounds_lost=1)


def test_a_tally_follows_the_person_to_another_seat() -> None:
    of = after(evening(), challenge(BORIS, ANNA, 6, 4), act.Total(6), act.Reorder((3, 2, 1, 0)))
    assert tally(of, BORIS).challenges == 1


def test_a_void_round_counts_for_nobody() -> None:
    of = after(evening(), challenge(BORIS, ANNA, 6, 4), act.Total(6), act.VoidRound())
    assert tally(of, BORIS) == Tally()
