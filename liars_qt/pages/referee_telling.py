"""How the evening is told: calls step by step, numbers one by one, mending, going on. It shows nothing itself."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from engine.dice.bid import Bid, Call
from engine.dice.state import Phase
from engine.referee import actions as act
from engine.referee.chronicle import last_count
from engine.referee.evening import Evening
from engine.referee.legality import misfit
from engine.refusal import Refused
from liars_qt.bridge.referee import RefereeBridge
from liars_qt.pages.referee_draft import Step, begin_call, candidates, named, proposed
from liars_qt.pages.referee_flow import Flow, Stage, asked_person, neighbour, stage_of, tellers


class Telling(QObject):
    """Turn presses into actions of the evening.

    `changed` says that something else is asked now, `refused` why something is not taken, `correction_wanted`
    that the line of that number needs more than one number to be corrected.
    """

    changed = Signal()
    refused = Signal(object)
    correction_wanted = Signal(int)

    def __init__(self, bridge: RefereeBridge, parent: QObject) -> None:
        """Tell the bridge; nothing is being told yet."""
        super().__init__(parent)
        self._bridge = bridge
        self.flow = Flow()

    @property
    def evening(self) -> Evening:
        """Return the evening as it is now."""
        return self._bridge.evening

    @property
    def stage(self) -> Stage:
        """Return which strip is up."""
        return stage_of(self.evening, self.flow)

    def settle(self) -> None:
        """Forget what was being told: the evening is another one. A total stays a total within its count."""
        counting = self.evening.phase is Phase.COUNTING
        self.flow = Flow(total=self.flow.total and counting)

    def tell(self, action: object) -> None:
        """Tell an action of the evening."""
        self._bridge.act(action)  # type: ignore[arg-type]

    def bid(self, bid: Bid) -> None:
        """Tell the bid of whoever is on turn."""
        if self.evening.turn is not None:
            self.tell(act.BidBy(self.evening.turn, bid))

    def begin_call(self, call: Call) -> None:
        """Begin a call, unless it cannot be made at all."""
        evening = self.evening
        draft = begin_call(evening, call)
        if draft is None:
            return
        claim = act.CallBy(draft.who, call, draft.bidder, draft.bid or Bid(1, 2))
        refusal = misfit(evening, claim)
        if refusal is not None:
            self.refused.emit(refusal)
            return
        self._take(Flow(draft=draft))

    def name(self, who: int) -> None:
        """Take a person as caller or as bidder; where the bid was kept, that makes the call."""
        draft, evening = self.flow.draft, self.evening
        if draft is None or who not in candidates(evening, draft):
            return
        draft = named(evening, draft, who)
        if draft.step is Step.CALLER and draft.bid is not None:
            self.tell(draft.complete(draft.bid))
        else:
            self._take(Flow(draft=draft))

    def name_number(self, number: int) -> None:
        """Take the person whose card carries a number."""
        seated = self.evening.seated
        if 1 <= number <= len(seated):
            self.name(seated[number - 1])

    def accept(self) -> None:
        """Take the person who is proposed."""
        likely = proposed(self.flow.draft) if self.flow.draft is not None else None
        if likely is not None:
            self.name(likely)

    def claim(self, bid: Bid) -> None:
        """Take the bid that was called."""
        if self.flow.draft is not None:
            self.tell(self.flow.draft.complete(bid))

    def count(self, number: int) -> None:
        """Take a number: of a person or of the table, for the first time or as a correction."""
        who = asked_person(self.evening, self.flow)
        action = act.Total(number) if who is None else act.Count(who, number)
        if not self.flow.mending:
            self.tell(action)
            return
        told = last_count(self._bridge.book)
        at = told.total if who is None else told.by_person.get(who)
        if at is not None:
            self.correct(at, action)

    def correct(self, at: int, action: act.Action | None) -> None:
        """Correct a line at once; where later lines contradict it, ask."""
        try:
            conflicts = self._bridge.conflicts(at, action)
        except Refused as refused:
            self.refused.emit(refused.refusal)
            return
        if conflicts:
            self.correction_wanted.emit(at)
        else:
            self._bridge.correct(at, action)

    def want_total(self, wanted: bool) -> None:
        """Ask for one number for the whole table, or for one of each."""
        if self.evening.phase is Phase.COUNTING:
            self._take(Flow(total=wanted))

    def mend(self, who: int | None = None) -> None:
        """Ask again for a number of the round that was judged last: that person's, or the last one told."""
        if not self.evening.judged or self.evening.last is None:
            return
        order = tellers(self.evening)
        asked = who if who in order else order[-1] if order else None
        self._take(Flow(asked=asked, total=not order, mending=True))

    def step(self, step: int) -> None:
        """Go to the person before (-1) or after (+1), to ask or to propose."""
        self._take(neighbour(self.evening, self.flow, step))

    def give_up(self) -> None:
        """Leave a call or a mending that was begun; in a count, go back to the one before."""
        if self.flow.draft is not None or self.flow.mending:
            self._take(Flow())
        else:
            self.step(-1)

    def tap(self, who: int) -> None:
        """Name the person of a card, or ask them for a number."""
        stage = self.stage
        if stage is Stage.CALL:
            self.name(who)
        elif stage is Stage.VERDICT:
            self.mend(who)
        elif stage is Stage.COUNT and who in tellers(self.evening):
            self._take(replace(self.flow, asked=who, total=False))

    def go_on(self) -> None:
        """Open the next round, or another game after the end of one."""
        evening = self.evening
        if evening.phase is Phase.OVER:
            winner = evening.table.winner
            self.tell(act.NewGame(evening.seated[winner or 0]))
        else:
            self.tell(act.NextRound())

    def _take(self, flow: Flow) -> None:
        self.flow = flow
        self.changed.emit()
