"""What can be taken back: anything but a card."""

import pytest

from engine.cards.actions import Action, Appoint, Bounce, ChooseVariants, Done, Forbid, MakeRule, Reseat
from engine.cards.meanings import Ban
from engine.cards.state import Bet, Variants
from engine.cards.undo import Stays, undo_refusal
from engine.refusal import refuse


@pytest.mark.parametrize(
    "last",
    [Appoint(2), Done(), Bounce(), MakeRule("x"), Forbid(Ban.NAMES), Reseat(()), ChooseVariants(Variants())],
)
def test_everything_but_a_bet_can_be_taken_back(last: Action) -> None:
    assert undo_refusal([Bet.RED, last]) is None


@pytest.mark.parametrize("bet", Bet)
def test_a_revealed_card_stays_revealed(bet: Bet) -> None:
    assert undo_refusal([Bet.RED, Done(), bet]) == refuse(Stays.CARD_REVEALED)


def test_before_the_first_bet_there_is_nothing_to_take_back() -> None:
    assert undo_refusal([]) == refuse(Stays.NOTHING_DONE)
