"""Sentences for a screen reader."""

from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, sentence: str) -> None:
    """Tell a screen reader a sentence, on behalf of a widget."""
    # Imported when something is said: with QAccessible come eight enumerations, more than a millisecond of a start.
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, sentence))
