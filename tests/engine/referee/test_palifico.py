"""Palifico at a real table, in both readings: who triggers it, what it freezes, and that it is not had twice."""

from dataclasses import replace

from engine.dice import events as told
from engine.dice.bid import Bid
from engine.dice.legality import No
from engine.dice.rules import KNOCKOUT, MENTEUR, Palifico, Trigger
from engine.referee import actions as act
from engine.referee.evening import Evening
from engine.referee.legality import Objection, refusal_for
from engine.referee.play import apply
from tests.engine.referee.evenings import ANNA, BORIS, CLAIRE, challenge, evening, exact, lose_die
from tests.engine.referee.evenings import told as after

PERUDO = replace(KNOCKOUT, palifico=Palifico.FROZEN_QUANTITY, exact=True)


def code(of: Evening, action: act.Action) -> object:
    refusal = refusal_for(of, action)
    return None if refusal is None else refusal.code


def test_menteur_the_first_fall_to_one_die_brings_it_and_freezes_the_face() -> None:
    settled = after(evening(dice=(5, 2, 5, 5)), challenge(BORIS, ANNA, 1, 2), act.Total(1))
    step = apply(settled, act.NextRound())
    assert step.events == (told.Rolled(BORIS, 16), told.PalificoBegan(BORIS))
    of = after(step.evening, act.BidBy(BORIS, Bid(2, 1)))
    assert code(of, act.BidBy(CLAIRE, Bid(3, 5))) is No.FACE_FROZEN
    assert code(of, act.BidBy(CLAIRE, Bid(3, 1))) is None


def test_menteur_it_is_had_once_even_after_a_die_won_back() -> None:
    of = after(evening(dice=(5, 2, 5, 5)), *lose_die(BORIS, ANNA))
    of = after(of, exact(BORIS, ANNA, 3, 2), act.Total(3), act.NextRound(), *lose_die(BORIS, ANNA))
    assert of.seat(BORIS).dice == 1
    assert not of.table.round.palifico


def test_menteur_it_is_not_played_between_two() -> None:
    of = after(evening(people=2, dice=(5, 2)), *lose_die(BORIS, ANNA))
    assert not of.table.round.palifico


def test_perudo_a_single_die_brings_it_each_time_and_freezes_the_quantity() -> None:
    of = after(evening(PERUDO, dice=(5, 2, 5, 5)), *lose_die(BORIS, ANNA))
    assert of.table.round.palifico
    of = after(of, act.BidBy(BORIS, Bid(2, 4)))
    assert code(of, act.BidBy(CLAIRE, Bid(3, 4))) is No.QUANTITY_FROZEN
    assert code(of, act.BidBy(CLAIRE, Bid(2, 5))) is None
    voided = after(of, act.VoidRound())
    assert voided.table.round.palifico
    again = after(voided, act.SetOpener(ANNA), act.SetOpener(BORIS))
    assert again.table.round.palifico


def test_a_reading_may_mix_trigger_and_freeze() -> None:
    mixed = replace(MENTEUR, palifico=Palifico.FROZEN_QUANTITY, trigger=Trigger.OPENER_HAS_ONE)
    of = after(evening(mixed, dice=(1, 2, 5, 5)), act.BidBy(ANNA, Bid(2, 4)))
    assert code(of, act.BidBy(BORIS, Bid(3, 4))) is No.QUANTITY_FROZEN


def test_ones_are_not_wild_so_the_referee_asks_for_plain_matches_only() -> None:
    of = after(evening(dice=(5, 2, 5, 5)), *lose_die(BORIS, ANNA))
    assert not of.table.wild_ones


def test_the_table_may_decline_it_or_play_it_all_the_same() -> None:
    of = after(evening(dice=(5, 2, 5, 5)), *lose_die(BORIS, ANNA))
    declined = after(of, act.SetPalifico(False))
    assert not declined.table.round.palifico
    assert (
        code(after(declined, act.BidBy(BORIS, Bid(2, 4))), act.SetPalifico(True)) is Objection.ROUND_UNDER_WAY
    )
    assert after(declined, act.SetPalifico(True)).table.round.palifico
    assert code(evening(KNOCKOUT), act.SetPalifico(True)) is Objection.NO_PALIFICO


def test_a_void_palifico_round_is_palifico_again() -> None:
    of = after(evening(dice=(5, 2, 5, 5)), *lose_die(BORIS, ANNA))
    step = apply(after(of, act.BidBy(BORIS, Bid(2, 4))), act.VoidRound())
    assert told.PalificoBegan(BORIS) in step.events
    assert step.evening == of


def test_the_other_opener_that_a_table_chooses_plays_no_palifico_for_somebody_else() -> None:
    settled = after(evening(dice=(5, 2, 5, 5)), challenge(BORIS, ANNA, 1, 2), act.Total(1))
    of = after(settled, act.SetOpener(ANNA), act.NextRound())
    assert (of.turn, of.table.round.palifico) == (ANNA, False)
    assert not of.seat(BORIS).had_palifico


def test_people_who_change_places_take_their_palifico_along() -> None:
    settled = after(evening(dice=(5, 2, 5, 5)), challenge(BORIS, ANNA, 1, 2), act.Total(1))
    of = after(settled, act.Reorder((3, 2, 1, 0)), act.NextRound())
    assert (of.turn, of.table.round.palifico) == (BORIS, True)
    assert of.seat(BORIS).had_palifico
