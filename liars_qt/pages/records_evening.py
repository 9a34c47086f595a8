"""One finished evening, round by round, and its way into a file."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from liars_qt.models.evening_told import Told
from liars_qt.models.notes import NotesModel
from liars_qt.pages.records_frame import Kept, RecordsFrame
from liars_qt.widgets.round_notes import RoundNotes


class RecordsEvening(RecordsFrame):
    """Show how an evening came out, and its rounds."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin without an evening."""
        super().__init__(parent)
        self._stamp = 0
        self._told_anew: Callable[[], Told] | None = None
        self.model = NotesModel(self)
        self.notes = RoundNotes(self)
        self.notes.setModel(self.model)
        self.hold(self.notes)
        self.retranslate()

    def show_evening(self, stamp: int, tell: Callable[[], Told]) -> None:
        """Show what `tell` says in the language of now; it may raise BrokenRecord, and then nothing changes.

        `stamp` is in seconds since 1970.
        """
        self._tell(tell(), stamp)
        self._stamp, self._told_anew = stamp, tell
        self.notes.scrollToTop()
        self.notes.setCurrentIndex(self.model.index(0))
        self.notes.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        super().retranslate()
        self.notes.setAccessibleName(self.tr("Rounds of the evening"))
        if self._told_anew is not None:
            self._tell(self._told_anew(), self._stamp)

    def _tell(self, told: Told, stamp: int) -> None:
        self.model.show_notes(told.notes)
        self.show_head(told.heading, told.line, Kept(told.stem, stamp, told.text, told.json))
