"""What each key does at the referee's table, whichever strip is up. Nothing is bound while a name is typed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from engine.dice.bid import Call
from liars_qt.pages.dice_keys import Want, Wish, wish_of
from liars_qt.pages.referee_controls import RefereeControls
from liars_qt.pages.referee_draft import Step
from liars_qt.pages.referee_flow import Stage
from liars_qt.pages.referee_keys import AHEAD, BACK, ENTER, asks_for_total, digit_of
from liars_qt.pages.referee_telling import Telling
from liars_qt.widgets.bid_picker import BidPicker

_CALLS = {Want.CHALLENGE: Call.CHALLENGE, Want.EXACT: Call.EXACT}


class Keyboard:
    """Give every key its meaning; `press` tells whether it had one."""

    def __init__(self, controls: RefereeControls, telling: Telling) -> None:
        """Work these controls."""
        self._controls, self._telling = controls, telling

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means now; tell whether it meant anything."""
        key = Qt.Key(event.key())
        if event.isAutoRepeat() and key not in BACK | AHEAD:
            return True
        return {
            Stage.BID: self._at_bid,
            Stage.JUDGE: self._at_judge,
            Stage.CALL: self._at_call,
            Stage.COUNT: self._at_count,
            Stage.VERDICT: self._at_verdict,
        }[self._telling.stage](event, key)

    def _at_bid(self, event: QKeyEvent, key: Qt.Key) -> bool:
        strip = self._controls.bids
        digit, wish = digit_of(event, with_minus=False), wish_of(event)
        if digit is not None:
            strip.digit(digit)
        elif key == Qt.Key.Key_Backspace:
            strip.rub_out()
        elif key == Qt.Key.Key_Escape:
            return strip.forget()
        elif key in ENTER:
            strip.enter()
        elif wish is not None and wish.want in _CALLS:
            self._telling.begin_call(_CALLS[wish.want])
        elif wish is not None:
            strip.grant(wish)
        else:
            return False
        return True

    def _at_judge(self, event: QKeyEvent, key: Qt.Key) -> bool:
        wish = wish_of(event)
        if wish is None or wish.want not in _CALLS:
            return False
        self._telling.begin_call(_CALLS[wish.want])
        return True

    def _at_call(self, event: QKeyEvent, key: Qt.Key) -> bool:
        strip = self._controls.call
        draft = self._telling.flow.draft
        at_bid = draft is not None and draft.step is Step.BID
        digit = digit_of(event, with_minus=not at_bid)
        if key == Qt.Key.Key_Escape or (key == Qt.Key.Key_Backspace and not strip.rub_out()):
            self._telling.give_up()
        elif digit is not None:
            strip.digit(digit)
        elif key in ENTER and at_bid:
            strip.typing.commit()
        elif key in ENTER:
            self._name()
        elif at_bid:
            return _steer(strip.picker, wish_of(event))
        elif key in BACK | AHEAD:
            self._telling.step(-1 if key in BACK else 1)
        return True

    def _name(self) -> None:
        """Take the number typed, else the person proposed."""
        number = self._controls.call.number.number
        self._controls.call.number.clear()
        if number is None:
            self._telling.accept()
        else:
            self._telling.name_number(number)

    def _at_count(self, event: QKeyEvent, key: Qt.Key) -> bool:
        strip = self._controls.counting
        digit = digit_of(event)
        if digit is not None:
            strip.digit(digit)
        elif key in ENTER or key == Qt.Key.Key_Space:
            strip.enter()
        elif asks_for_total(event):
            self._telling.want_total(not self._telling.flow.total)
        elif key in BACK | AHEAD:
            self._telling.step(-1 if key in BACK else 1)
        elif key == Qt.Key.Key_Escape and self._telling.flow.mending:
            self._telling.give_up()
        elif key == Qt.Key.Key_Backspace:
            if not strip.rub_out():
                self._telling.give_up()
        else:
            return False
        return True

    def _at_verdict(self, event: QKeyEvent, key: Qt.Key) -> bool:
        if key in ENTER:
            self._controls.verdict.go_on.click()
        elif key == Qt.Key.Key_Backspace:
            self._telling.mend()
        else:
            return False
        return True


def _steer(picker: BidPicker, wish: Wish | None) -> bool:
    """Let arrows, plus, minus and S change a bid, as at the dice table."""
    if wish is None:
        return False
    steps = {
        Want.MORE: lambda: picker.step_quantity(1),
        Want.LESS: lambda: picker.step_quantity(-1),
        Want.NEXT_FACE: lambda: picker.step_face(1),
        Want.PREVIOUS_FACE: lambda: picker.step_face(-1),
        Want.STYLE: picker.toggle_style,
    }
    step = steps.get(wish.want)
    if step is not None:
        step()
    return step is not None
