"""Buttons for which a double click is one click: what comes up under the pointer is not answered by the same press."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QAbstractButton


class SingleClicks(QObject):
    """Drop the second press of a double click, wherever among these buttons it lands."""

    def __init__(self, parent: QObject, *buttons: QAbstractButton) -> None:
        super().__init__(parent)
        for button in buttons:
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return event.type() == QEvent.Type.MouseButtonDblClick
