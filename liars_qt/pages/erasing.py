"""Erase all records, after one question; asked from the preferences and from the records themselves."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from engine.records.database import StoreFault
from liars_qt.widgets.question import Question
from liars_qt.words.faults import fault_text


class Erasing(QObject):
    """Ask, erase, and say what went wrong if something did; `done` is given when the records are gone."""

    done = Signal()

    def __init__(self, erase: Callable[[], None], parent: QWidget) -> None:
        """Erase by calling `erase`, which may raise StoreFault."""
        super().__init__(parent)
        self._erase, self._window = erase, parent

    def ask(self) -> Question:
        """Put the question, and return it."""
        question = Question(
            self.tr("Erase all records?"),
            self.tr(
                "Finished games and evenings, wins and streaks on this computer will be gone for good. What lies on "
                "the tables stays."
            ),
            self.tr("Erase"),
            self._window,
        )
        question.confirmed.connect(self._on_confirmed)
        question.open()
        return question

    def _on_confirmed(self) -> None:
        try:
            self._erase()
        except StoreFault as fault:
            title, told = self._window.window().windowTitle(), fault_text(fault.code)
            box = QMessageBox(QMessageBox.Icon.Warning, title, told, parent=self._window)
            box.open()
        else:
            self.done.emit()
