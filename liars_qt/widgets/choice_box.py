"""A combo box for long answers: it may give up width before its window does, and its list shows them whole."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QComboBox, QWidget

from liars_qt.look.fonts import em

LEAST = 9.0  # line heights: what is left of the longest answer in the narrowest window


class ChoiceBox(QComboBox):
    """Ask for the width of the longest answer; a `yielding` one lives with less, and elides its answer then."""

    def __init__(self, parent: QWidget | None = None, yielding: bool = False) -> None:
        """Begin without answers."""
        super().__init__(parent)
        self._yielding = yielding
        self.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToContents
        )  # languages switch after the first show

    def minimumSizeHint(self) -> QSize:
        """Return the width of the longest answer, or one that answers may be elided to."""
        usual = super().minimumSizeHint()
        if not self._yielding:
            return usual
        return QSize(min(usual.width(), round(em(self) * LEAST)), usual.height())

    def showPopup(self) -> None:
        """Open the list as wide as its longest answer."""
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + 2 * view.frameWidth() + round(em(view)))
        super().showPopup()
