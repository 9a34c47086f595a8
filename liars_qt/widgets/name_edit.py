"""A line for a name, of which the beginning is seen: people are told apart by it."""

from __future__ import annotations

from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLineEdit


class NameEdit(QLineEdit):
    """Show a long name from its first letter on, unless somebody types it just now."""

    def setText(self, arg__1: str | None) -> None:
        """Show a name."""
        super().setText(arg__1)
        if not self.hasFocus():
            self.home(False)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Go back to the beginning."""
        super().focusOutEvent(event)
        self.home(False)
