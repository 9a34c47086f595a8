"""A bid typed as a number: the last digit is the face, those before it the quantity, so "124" is 12 x 4."""

from __future__ import annotations

from collections.abc import Callable

from engine.dice.legality import No
from engine.refusal import refuse
from liars_qt.pages.referee_keys import Typed
from liars_qt.widgets.bid_picker import BidPicker
from liars_qt.widgets.offer import FACES, Offer, Pick, Shelf
from liars_qt.words.dice import refusal_text

_LONGEST = 3


class BidTyping:
    """Write digits into a bid picker. A single digit is a face, as at the dice table."""

    def __init__(self, picker: BidPicker, explain: Callable[[str], None]) -> None:
        """Type into a picker; `explain` is told why a bid cannot be made."""
        self._picker = picker
        self._explain = explain
        self._typed = Typed(_LONGEST)
        self._offer = Offer()
        self._refusal = ""

    @property
    def text(self) -> str:
        """Return the digits typed so far."""
        return self._typed.text

    @property
    def refused(self) -> bool:
        """Tell whether the digits typed so far make a bid that cannot be made."""
        return bool(self._refusal)

    def begin(self, offer: Offer) -> None:
        """Take a new offer, with nothing typed."""
        self._offer = offer
        self.clear()
        self._picker.set_offer(offer)

    def clear(self) -> None:
        """Forget what was typed; the bid in the picker stays."""
        self._typed.clear()
        self._refusal = ""

    def add(self, digit: int) -> None:
        """Write one more digit and bring the picker there, if that bid can be made."""
        self._typed.add(digit)
        self._follow()

    def rub_out(self) -> bool:
        """Take the last digit away; tell whether there was one."""
        had = self._typed.rub_out()
        if self._typed.text:
            self._follow()
        else:
            self._refusal = ""
        return had

    def commit(self) -> None:
        """Make the bid in the picker, or explain why the one that was typed cannot be made."""
        if self._refusal:
            self._explain(self._refusal)
            self.clear()
        else:
            self._picker.commit()

    def _follow(self) -> None:
        quantity, face = divmod(self._typed.number or 0, 10)
        self._refusal = ""
        if not quantity:
            if face in FACES:
                self._picker.choose_face(face)
            return
        now = self._picker.pick
        pick = Pick(quantity, face, now is not None and now.strict)
        shelf = Shelf(self._offer)
        if shelf.allows(pick):
            self._picker.set_offer(self._offer._replace(initial=pick))
        elif face not in FACES:
            self._refusal = refusal_text(refuse(No.NO_SUCH_FACE, face=face))
        elif quantity > max((cell.pick.quantity for cell in self._offer.cells), default=0):
            self._refusal = self._offer.too_many
        else:
            self._refusal = shelf.refusal(pick)
