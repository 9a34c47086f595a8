"""Everything below the board: one strip at a time."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QStackedWidget, QWidget

from engine.dice.state import Phase
from engine.referee.evening import Evening
from liars_qt.pages.referee_bid import BidStrip
from liars_qt.pages.referee_call import CallStrip
from liars_qt.pages.referee_count import CountStrip
from liars_qt.pages.referee_flow import Flow, Stage, asked_of, stage_of
from liars_qt.pages.referee_shown import next_text
from liars_qt.pages.referee_verdict import JudgeStrip, VerdictStrip
from liars_qt.widgets.single_clicks import SingleClicks
from liars_qt.words.dice import bid_text
from liars_qt.words.referee import verdict_text


class RefereeControls(QStackedWidget):
    """Hold the strips and bring up the one that is wanted; the page listens to the strips themselves."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make every strip."""
        super().__init__(parent)
        self.bids, self.judge = BidStrip(self), JudgeStrip(self)
        self.call, self.counting, self.verdict = CallStrip(self), CountStrip(self), VerdictStrip(self)
        self._strips: dict[Stage, QWidget] = {
            Stage.BID: self.bids,
            Stage.JUDGE: self.judge,
            Stage.CALL: self.call,
            Stage.COUNT: self.counting,
            Stage.VERDICT: self.verdict,
        }
        for strip in self._strips.values():
            self.addWidget(strip)
        bids, judge, call = self.bids.controls, self.judge, self.call
        acting = (bids.picker.bid_button, bids.challenge, bids.exact, judge.challenge, judge.exact)
        SingleClicks(self, *acting, call.picker.bid_button, call.accept, call.cancel)

    def show_flow(self, evening: Evening, flow: Flow, names: Mapping[int, str]) -> None:
        """Bring up the strip of now and tell it what to ask."""
        stage = stage_of(evening, flow)
        if stage is Stage.BID:
            self.bids.offer(evening.table)
        elif stage is Stage.JUDGE:
            self.judge.wait(evening.table.rules.exact)
        elif stage is Stage.CALL and flow.draft is not None:
            self.call.ask(flow.draft, evening, names)
        elif stage is Stage.COUNT:
            self.counting.ask(asked_of(evening, flow, names))
        else:
            self._tell_verdict(evening, names)
        self.setCurrentWidget(self._strips[stage])

    def _tell_verdict(self, evening: Evening, names: Mapping[int, str]) -> None:
        over, what_next = evening.phase is Phase.OVER, next_text(evening, names)
        if evening.last is not None and evening.judged:
            self.verdict.tell(verdict_text(evening.last, names), what_next, over=over, mendable=True)
        else:
            self.verdict.tell(what_next, "", over=over, mendable=False)

    @property
    def typed(self) -> str:
        """Return the digits that wait in the strip on show."""
        strip = self.currentWidget()
        if strip is self.bids:
            return self.bids.typing.text
        if strip is self.call:
            return self.call.typing.text or self.call.number.text
        return self.counting.typed.text if strip is self.counting else ""

    @property
    def telling(self) -> str:
        """Return what is being told in one line, for a board that stands alone; nothing while nothing is."""
        strip = self.currentWidget()
        if strip is self.call:
            return f"{self.call.prompt.text()} {self.typed}".strip()
        if strip is self.counting:
            return f"{self.counting.prompt.text()} {self.typed}".strip()
        bid = self.bids.considering
        if strip is self.bids and self.typed and bid is not None:
            return f"{self.typed} \N{RIGHTWARDS ARROW} {bid_text(bid)}"
        return ""
