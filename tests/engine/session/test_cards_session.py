"""A session of Red or Black: acts, undo and redo, and what its journal is told."""

import pytest

from engine.cards.actions import Action, Appoint, Done
from engine.cards.deck import Length
from engine.cards.events import DoerSet
from engine.cards.legality import No, legal_actions
from engine.cards.state import Bet, Phase, Settings, Variants, new_evening
from engine.cards.undo import Stays
from engine.records.cards_record import CardsRecord
from engine.refusal import Refused, refuse
from engine.session.cards import CardsSession


class Journal:
    """Remember what a session writes down."""

    def __init__(self) -> None:
        self.entries: list[Action] = []

    def append(self, position: int, entry: Action) -> None:
        assert position == len(self.entries)
        self.entries.append(entry)

    def cut(self, position: int) -> None:
        del self.entries[position:]


@pytest.fixture
def journal() -> Journal:
    return Journal()


@pytest.fixture
def session(journal: Journal) -> CardsSession:
    """A game in which the first card is red."""
    return CardsSession(CardsRecord(new_evening(red_first())), journal)


def red_first() -> str:
    for number in range(50):
        session = CardsSession(CardsRecord(new_evening(str(number))))
        session.act(Bet.RED)
        if session.table.phase is Phase.APPOINT:
            return str(number)
    raise AssertionError("no red card in fifty deals")


def played(session: CardsSession, *actions: Action) -> CardsSession:
    for action in actions:
        session.act(action)
    return session


def test_an_act_changes_table_record_and_journal(session: CardsSession, journal: Journal) -> None:
    played(session, Bet.RED)
    assert session.act(Appoint(3))[0] == DoerSet(3, by=1)
    assert session.record.actions == (Bet.RED, Appoint(3)) == tuple(journal.entries)
    assert session.record.replay().table == session.table


def test_a_refused_act_changes_nothing(session: CardsSession, journal: Journal) -> None:
    revision = session.revision
    with pytest.raises(Refused) as raised:
        session.act(Done())
    assert raised.value.refusal == refuse(No.NO_ROUND)
    assert (session.revision, session.record.actions, journal.entries) == (revision, (), [])


def test_a_wrong_doer_and_an_early_done_are_taken_back_one_by_one(
    session: CardsSession, journal: Journal
) -> None:
    played(session, Bet.RED)
    revealed = session.table
    played(session, Appoint(3), Done())
    assert session.undo() == Done()
    assert session.undo() == Appoint(3)
    assert session.table == revealed
    assert journal.entries == [Bet.RED]


def test_a_card_stays_revealed(session: CardsSession) -> None:
    played(session, Bet.RED)
    assert session.undoable is None
    with pytest.raises(Refused) as raised:
        session.undo()
    assert raised.value.refusal == refuse(Stays.CARD_REVEALED)


def test_a_fresh_game_has_nothing_to_take_back(session: CardsSession) -> None:
    assert session.undo_refusal == refuse(Stays.NOTHING_DONE)
    assert session.redo() == ()


def test_redo_does_again_what_was_taken_back(session: CardsSession, journal: Journal) -> None:
    played(session, Bet.RED, Appoint(3), Done())
    done = session.table
    session.undo()
    session.undo()
    assert session.redoable == Appoint(3)
    session.redo()
    session.redo()
    assert session.table == done
    assert session.redo() == ()
    assert journal.entries == [Bet.RED, Appoint(3), Done()]


def test_another_act_forgets_what_was_taken_back(session: CardsSession) -> None:
    played(session, Bet.RED, Appoint(3))
    session.undo()
    session.act(Appoint(2))
    assert session.redoable is None


def test_a_refused_act_keeps_what_was_taken_back(session: CardsSession) -> None:
    played(session, Bet.RED, Appoint(3))
    session.undo()
    with pytest.raises(Refused):
        session.act(Bet.RED)
    assert session.redoable == Appoint(3)


def test_every_change_has_a_revision_of_its_own(session: CardsSession) -> None:
    seen = [session.revision]
    for change in (lambda: session.act(Bet.RED), lambda: session.act(Appoint(2)), session.undo, session.redo):
        change()
        seen.append(session.revision)
    assert len(set(seen)) == len(seen)


def test_a_record_is_taken_up_where_it_leaves_off_and_not_written_again(session: CardsSession) -> None:
    played(session, Bet.RED, Appoint(3))
    journal = Journal()
    again = CardsSession(session.record, journal)
    assert (again.table, journal.entries) == (session.table, [])
    assert again.undo() == Appoint(3)


def test_another_game_keeps_settings_and_piles_and_may_have_another_length() -> None:
    setup = new_evening("first", Settings(Length.SHORT, Variants(relay=True)), ("Anna", "Boris"))
    session = CardsSession(CardsRecord(setup))
    while moves := legal_actions(session.table):
        session.act(moves[-1])
    again = session.another("second")
    assert (again.setup.settings, again.setup.names, again.actions) == (setup.settings, setup.names, ())
    assert again.setup.evening.tasks > 0
    full = session.another("third", Length.FULL).setup.settings
    assert full == Settings(Length.FULL, Variants(relay=True))
