"""Evenings told at random, with undo, redo and corrections: none ever becomes impossible, nothing is ever lost."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine.records.referee_codec import from_text, to_text
from engine.referee import actions as act
from engine.referee.book import Book, Line, replay
from engine.referee.evening import Setup
from engine.referee.legality import Objection
from engine.referee.record import Entry, EveningRecord
from engine.refusal import Refused
from engine.session.referee import RefereeSession
from tests.engine.referee.evenings import anything, faults, likely, setups


class Written:
    """A journal that keeps what it was told."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def append(self, position: int, entry: Entry) -> None:
        assert position == len(self.entries)
        self.entries.append(entry)

    def cut(self, position: int) -> None:
        del self.entries[position:]


class Evenings(RuleBasedStateMachine):
    """Hold a session and, beside it, every book that it went through."""

    @initialize(setup=setups())
    def begin(self, setup: Setup) -> None:
        self.journal = Written()
        self.session = RefereeSession(EveningRecord(setup), self.journal)
        self.books: list[Book] = [self.session.book]
        self.place = 0

    def remember(self) -> None:
        """Note a new book, which takes the place of all that had been undone."""
        del self.books[self.place + 1 :]
        self.books.append(self.session.book)
        self.place += 1

    @rule(data=st.data())
    def play_on(self, data: st.DataObject) -> None:
        action = data.draw(likely(self.session.evening))
        if self.session.refusal(action) is None:
            self.session.act(action)
            self.remember()

    @rule(data=st.data())
    def tell_anything(self, data: st.DataObject) -> None:
        action = data.draw(anything(self.session.evening))
        before = self.session.book
        try:
            self.session.act(action)
        except Refused:
            assert self.session.book is before
            assert self.session.refusal(action) is not None
        else:
            self.remember()

    @precondition(lambda self: self.session.book.lines)
    @rule(data=st.data(), drop=st.booleans())
    def correct(self, data: st.DataObject, drop: bool) -> None:
        line: Line = data.draw(st.sampled_from(self.session.book.lines))
        before = self.session.book.before(self.session.book.index(line.at))
        action = data.draw(st.none() | likely(before) | anything(before))
        try:
            later = self.session.conflicts(line.at, action)
        except Refused:
            return
        if later and not drop:
            self.expect_refusal(line.at, action, later[0].at)
            return
        self.session.correct(line.at, action, tuple(conflict.at for conflict in later))
        self.remember()

    def expect_refusal(self, at: int, action: act.Action | None, later: int) -> None:
        """A correction that a later line contradicts is refused with the number of that line."""
        try:
            self.session.correct(at, action)
        except Refused as refused:
            assert (refused.refusal.code, refused.refusal["entry"]) == (Objection.LATER_ENTRY, later)
        else:
            raise AssertionError("the correction was taken")

    @rule()
    def undo(self) -> None:
        self.session.undo()
        self.place = max(0, self.place - 1)

    @rule()
    def redo(self) -> None:
        self.session.redo()
        self.place = min(len(self.books) - 1, self.place + 1)

    @invariant()
    def the_evening_can_be(self) -> None:
        assert faults(self.session.evening) == []

    @invariant()
    def every_step_is_where_it_was(self) -> None:
        assert self.session.book == self.books[self.place]
        assert (self.session.undoable is None) == (self.place == 0)
        assert (self.session.redoable is None) == (self.place == len(self.books) - 1)

    @invariant()
    def the_journal_has_it_all(self) -> None:
        assert tuple(self.journal.entries) == self.session.record.entries

    def teardown(self) -> None:
        if not hasattr(self, "session"):
            return
        record = self.session.record
        assert replay(record) == self.session.book
        assert from_text(to_text(record)) == record
        for _ in self.books:
            self.session.undo()
        assert self.session.book == self.books[0]
        assert self.session.record.entries == ()
        for _ in self.books:
            self.session.redo()
        assert self.session.book == self.books[-1]


TestEvenings = Evenings.TestCase
TestEvenings.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
