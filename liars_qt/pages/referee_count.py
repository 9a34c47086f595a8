"""The strip of a count: one person after the other tells how many of their dice match, by key or by tap."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from liars_qt.pages.referee_keys import Typed
from liars_qt.pages.referee_parts import BigButton, Strip, TypedBox, Words

_LONGEST = 2


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked: `who` tells a number up to `most`, or the whole table (None) tells one.

    `earlier` is the number told before, `mending` a correction after the verdict.
    """

    who: int | None
    prompt: str
    note: str
    most: int
    earlier: int | None = None
    mending: bool = False


class CountStrip(Strip):
    """Ask for numbers. `told` carries one, `total_wanted` changes between one number and many.

    Digits wait in the box until Enter or Space takes them, so that "12" is twelve however fast it comes. A tap
    on a number of one person is an answer by itself.
    """

    told = Signal(int)
    total_wanted = Signal(bool)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Ask for nothing yet."""
        super().__init__(parent)
        self._asked: Asked | None = None
        self.prompt, self.note = Words(1.6, self, in_serif=True), Words(0.95, self, muted=True)
        self.box = TypedBox(self)
        self.typed = Typed(_LONGEST)
        self.pad = tuple(BigButton("", self, 1.25, wide=2.6) for _ in range(10))
        self.take = BigButton("primary", self, 1.2, wide=4)
        self.total, self.leave = BigButton("", self, 1.0), BigButton("", self, 1.0)
        self.total.setCheckable(True)
        self._arrange()
        for digit, button in enumerate(self.pad):
            button.show_text(str(digit))
            button.clicked.connect(lambda _=False, digit=digit: self._on_pad(digit))
        self.take.clicked.connect(self.enter)
        self.total.clicked.connect(self.total_wanted)
        self.leave.clicked.connect(self.left)
        self.retranslate()

    @property
    def asked(self) -> Asked | None:
        """Return what is asked now."""
        return self._asked

    def ask(self, asked: Asked) -> None:
        """Ask for a number, with nothing typed."""
        self._asked = asked
        self.typed.clear()
        self._refresh()

    def digit(self, digit: int) -> None:
        """Write a digit."""
        self.typed.add(digit)
        self._refresh()

    def rub_out(self) -> bool:
        """Take the last digit away; tell whether there was one."""
        had = self.typed.rub_out()
        self._refresh()
        return had

    def enter(self) -> None:
        """Take the number typed, or the one told before; without either, nothing."""
        number = self.typed.number
        if number is None and self._asked is not None:
            number = self._asked.earlier
        self.typed.clear()
        self._refresh()
        if number is not None:
            self.told.emit(number)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.take.show_text(self.tr("OK"))
        self.total.show_text(self.tr("Total only"))
        self.total.setToolTip(self.tr("One number for the whole table, key T"))
        self._refresh()

    def _arrange(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(self.prompt)
        words.addWidget(self.note)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 9, 16, 11)
        row.setSpacing(5)
        row.addLayout(words, 1)
        row.addWidget(self.box)
        row.addSpacing(6)
        for button in self.pad:
            row.addWidget(button)
        row.addSpacing(6)
        for button in (self.take, self.total, self.leave):
            row.addWidget(button)

    def _on_pad(self, digit: int) -> None:
        if self._asked is not None and self._asked.who is not None:
            self.typed.clear()
            self.told.emit(digit)
        else:
            self.digit(digit)

    def _refresh(self) -> None:
        asked = self._asked
        if asked is None:
            return
        one = asked.who is not None
        self.prompt.setText(asked.prompt)
        self.note.setText(asked.note)
        self.setAccessibleName(asked.prompt)
        earlier = "" if asked.earlier is None else str(asked.earlier)
        self.box.show_text(self.typed.text or earlier)
        for digit, button in enumerate(self.pad):
            button.setVisible(not one or digit <= asked.most)
        self.total.setVisible(not asked.mending)
        self.total.setChecked(not one)
        self.leave.show_text(self.tr("Cancel") if asked.mending else self.tr("Back"))
