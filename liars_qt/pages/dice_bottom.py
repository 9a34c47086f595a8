"""The band below the table: as high whatever it shows, so that the table never jumps."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from liars_qt.look.fonts import em
from liars_qt.widgets.focus import keep_focus

HEIGHT = 6.9  # in line heights: a verdict, and three lines of what the bots say of it


class DiceBottom(QStackedWidget):
    """Hold the controls and the outcome; neither may ask for more height than the band has."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

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
        controls = self.widget(0)
        least = 0 if controls is None else controls.minimumSizeHint().height()
        return max(least, round(em(self) * HEIGHT))
