"""The band below the table: as high whatever it shows, so that the table never jumps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from liars_qt.look.fonts import em
from liars_qt.pages.dice_controls import DiceControls
from liars_qt.widgets.focus import keep_focus

if TYPE_CHECKING:
    from liars_qt.pages.dice_outcome import DiceOutcome

HEIGHT = 6.9  # in line heights: a verdict, and three lines of what the bots say of it


class DiceBottom(QStackedWidget):
    """Show the controls, or the outcome in their place; neither may ask for more height than the band has.

    `made` carries the outcome when it has been made.
    """

    made = Signal(QWidget)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin with the controls."""
        super().__init__(parent)
        self.controls = DiceControls(self)
        self._outcome: DiceOutcome | None = None
        self.addWidget(self.controls)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def outcome(self) -> DiceOutcome:
        """Return what tells how a round or a game ended; it is made for the first one, no start waits for it."""
        if self._outcome is None:
            from liars_qt.pages.dice_outcome import DiceOutcome

            self._outcome = DiceOutcome(self)
            self.addWidget(self._outcome)
            self.made.emit(self._outcome)
        return self._outcome

    @property
    def is_made(self) -> bool:
        """Tell whether there is an outcome yet."""
        return self._outcome is not None

    @property
    def at_end(self) -> bool:
        """Tell whether the end of a game is up, or stands ready behind the controls."""
        return self._outcome is not None and self._outcome.currentWidget() is self._outcome.end

    @property
    def at_controls(self) -> bool:
        """Tell whether the controls are up."""
        return self.currentWidget() is self.controls

    def show_controls(self) -> None:
        """Bring the controls up."""
        self.setCurrentWidget(self.controls)

    def show_verdict(self) -> None:
        """Put the verdict in place of the controls."""
        self.outcome.setCurrentWidget(self.outcome.verdict)
        self.setCurrentWidget(self.outcome)

    def show_end(self) -> None:
        """Put the end of the game there, its button shut for a moment."""
        self.outcome.setCurrentWidget(self.outcome.end)
        self.outcome.hold_button()
        self.setCurrentWidget(self.outcome)

    def setCurrentWidget(self, widget: QWidget) -> None:
        """Show one of the two, and keep the keyboard while the other goes."""
        if widget is not self.currentWidget():
            keep_focus(self)
        super().setCurrentWidget(widget)

    def sizeHint(self) -> QSize:
        """Return the usual width and the height of the band."""
        return QSize(super().sizeHint().width(), self._height())

    def minimumSizeHint(self) -> QSize:
        """Return the least width and the height of the band."""
        return QSize(super().minimumSizeHint().width(), self._height())

    def hasHeightForWidth(self) -> bool:
        """Say no: words that wrap inside set themselves smaller instead."""
        return False

    def _height(self) -> int:
        return max(self.controls.minimumSizeHint().height(), round(em(self) * HEIGHT))
