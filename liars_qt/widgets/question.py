"""One question before a deed that cannot be taken back; the safe answer is the default."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QMessageBox, QWidget

from liars_qt.look.icons import app_icon


class Question(QMessageBox):
    """Ask, without stopping the program; `confirmed` is given when the deed is wanted.

    Escape, the closing cross and Enter all leave things as they are. `stay` says so on the other button, which is
    Qt's own "Cancel" without it.
    """

    confirmed = Signal()

    def __init__(
        self, text: str, details: str, deed: str, parent: QWidget | None = None, stay: str = ""
    ) -> None:
        super().__init__(parent)
        self.setIconPixmap(app_icon().pixmap(48))
        if parent is not None:
            self.setWindowTitle(parent.window().windowTitle())  # else the desktop shows the program's id
        self.setText(text)
        self.setInformativeText(details)
        self.deed = self.addButton(deed, QMessageBox.ButtonRole.DestructiveRole)
        if stay:
            self.cancel = self.addButton(stay, QMessageBox.ButtonRole.RejectRole)
        else:
            self.cancel = self.addButton(QMessageBox.StandardButton.Cancel)
        self.setDefaultButton(self.cancel)
        self.setEscapeButton(self.cancel)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.buttonClicked.connect(self._on_answer)

    def _on_answer(self, button: QAbstractButton) -> None:
        if button is self.deed:
            self.confirmed.emit()
