"""Any past entry can be corrected; all later totals follow, and what no longer fits is named by its number."""

import pytest

from engine.dice.bid import Bid
from engine.dice.rules import KNOCKOUT, MENTEUR, RuleSet
from engine.referee import actions as act
from engine.referee.evening import Setup
from engine.referee.legality import Objection
from engine.referee.record import Correct, EveningRecord
from engine.referee.tallies import tally
from engine.refusal import Refused
from engine.session.referee import RefereeSession
from tests.engine.referee.evenings import ANNA, BORIS, CLAIRE, DINA, challenge, counts, dice, lose_die


def session(*actions: act.Action, rules: RuleSet = KNOCKOUT) -> RefereeSession:
    made = RefereeSession(EveningRecord(Setup(rules, (None,) * 4)))
    for action in actions:
        made.act(action)
    return made


ROUND: tuple[act.Action, ...] = (
    challenge(BORIS, ANNA, 6, 4),
    *counts(anna=1, boris=2, claire=1, dina=2),
    act.NextRound(),
)


def test_a_slip_in_a_number_is_mended_after_the_verdict() -> None:
    of = session(*ROUND[:-1])
    assert dice(of.evening) == (5, 4, 5, 5)
    of.correct(4, act.Count(DINA, 1))
    assert dice(of.evening) == (4, 5, 5, 5)
    assert of.evening.next_opener == ANNA


def test_all_later_totals_follow() -> None:
    of = session(*ROUND, *lose_die(CLAIRE, DINA), *lose_die(BORIS, DINA))
    assert dice(of.evening) == (5, 3, 4, 5)
    of.correct(1, act.Count(ANNA, 0))
    assert dice(of.evening) == (4, 4, 4, 5)
    assert tally(of.evening, ANNA).rounds_lost == 1


def test_bids_of_later_rounds_stay_with_those_who_made_them() -> None:
    """The wrong loser opened the next round; it was played, so the bids stand as they were made."""
    of = session(*ROUND, act.BidBy(BORIS, Bid(3, 2)), act.BidBy(CLAIRE, Bid(4, 2)))
    of.correct(4, act.Count(DINA, 0))
    rnd = of.evening.table.round
    assert (of.evening.seated[rnd.opener], [made.seat for made in rnd.bids]) == (BORIS, [BORIS, CLAIRE])
    assert of.evening.turn == DINA


def test_a_later_entry_that_cannot_have_happened_refuses_by_its_number() -> None:
    """Two dice in play less leave no room for a bid on all of them."""
    of = session(act.NewGame(ANNA), *ROUND, act.BidBy(BORIS, Bid(19, 4)))
    with pytest.raises(Refused) as refused:
        of.correct(0, act.SetDice(ANNA, 4))
    assert (refused.value.refusal.code, refused.value.refusal["entry"]) == (Objection.LATER_ENTRY, 7)
    assert [conflict.at for conflict in of.conflicts(0, act.SetDice(ANNA, 4))] == [7]
    of.correct(0, act.SetDice(ANNA, 4), without=(7,))
    assert dice(of.evening) == (4, 4, 5, 5)
    assert of.evening.table.round.standing is None


def test_an_entry_can_be_struck() -> None:
    of = session(act.SetDice(ANNA, 2), *ROUND)
    of.correct(0, None)
    assert dice(of.evening) == (5, 4, 5, 5)


def test_a_correction_can_be_corrected_and_undone() -> None:
    of = session(*ROUND)
    of.correct(4, act.Count(DINA, 1))
    of.correct(4, act.Count(DINA, 5))
    assert dice(of.evening) == (5, 4, 5, 5)
    of.undo()
    assert dice(of.evening) == (4, 5, 5, 5)
    of.undo()
    of.undo()
    assert of.evening.next_opener == BORIS


def test_what_cannot_have_happened_is_no_correction() -> None:
    of = session(*ROUND)
    with pytest.raises(Refused, match="COUNT_OUT_OF_RANGE"):
        of.correct(4, act.Count(DINA, 6))
    with pytest.raises(Refused, match="NO_SUCH_ENTRY"):
        of.correct(40, None)
    assert len(of.record.entries) == len(ROUND)


def test_a_struck_entry_cannot_be_corrected_any_more() -> None:
    of = session(act.SetDice(ANNA, 2), *ROUND)
    of.correct(0, None)
    with pytest.raises(Refused, match="NO_SUCH_ENTRY"):
        of.correct(0, act.SetDice(ANNA, 3))


def test_a_person_who_never_joined_did_nothing_later() -> None:
    of = session(act.Join(4, "Eva", 5, 4), challenge(4, ANNA, 6, 4), act.Total(3), act.NextRound())
    assert [conflict.at for conflict in of.conflicts(0, None)] == [1, 2, 3]


def test_an_undo_is_named_after_what_it_takes_back_and_a_correction_after_what_it_replaced() -> None:
    of = session(*ROUND)
    of.correct(4, act.Count(DINA, 1))
    deed = of.undoable
    assert deed is not None
    assert deed.entry == Correct(4, act.Count(DINA, 1))
    assert deed.was == act.Count(DINA, 2)
    of.undo()
    redo, undo = of.redoable, of.undoable
    assert redo is not None
    assert (redo.entry, redo.was) == (deed.entry, deed.was)
    assert undo is not None
    assert undo.entry == act.NextRound()


def test_undo_restores_everything_across_eliminations_and_the_end_of_a_game() -> None:
    of = session(act.SetDice(CLAIRE, 0), act.SetDice(DINA, 0), act.SetDice(BORIS, 1), rules=MENTEUR)
    before = of.evening
    for action in (*lose_die(BORIS, ANNA)[:-1], act.NewGame(DINA), act.Leave(ANNA)):
        of.act(action)
    last = of.evening
    for _ in range(4):
        of.undo()
    assert of.evening == before
    for _ in range(4):
        of.redo()
    assert of.evening == last
    assert tally(last, ANNA).games_won == 1


def test_a_new_word_after_an_undo_forgets_what_was_undone() -> None:
    of = session(*ROUND)
    of.undo()
    of.act(act.VoidRound())
    assert of.redoable is None
