"""Rounds told in words, as a list: a title for each, and the lines below it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from liars_qt.widgets.round_notes import NoteRole

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Note:
    """A title and the lines below it."""

    title: str
    lines: tuple[str, ...]


class NotesModel(QAbstractListModel):
    """Answer the roles of `NoteRole` for notes, in their order."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin without a note."""
        super().__init__(parent)
        self._notes: tuple[Note, ...] = ()

    def show_notes(self, notes: Iterable[Note]) -> None:
        """Show these notes instead."""
        self.beginResetModel()
        self._notes = tuple(notes)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """Return the number of notes."""
        return 0 if parent is not None and parent.isValid() else len(self._notes)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return one role of a note; the whole of it in words for the screen reader."""
        if not index.isValid():
            return None
        note = self._notes[index.row()]
        if role == NoteRole.TITLE:
            return note.title
        if role == NoteRole.LINES:
            return note.lines
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return ". ".join((note.title, *note.lines))
        return None
