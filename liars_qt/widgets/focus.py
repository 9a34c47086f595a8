"""What every table does with the keyboard: which keys say nothing, what Enter presses, and who has it next."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

SILENT = frozenset({Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta})
"""Whoever holds Alt to change windows does not end what is being shown."""


def press_focused() -> bool:
    """Press the button that has the keyboard, as a person expects of Enter; tell whether there was one."""
    focus = QApplication.focusWidget()
    if not isinstance(focus, QAbstractButton) or not focus.isEnabled():
        return False
    focus.click()
    return True


def keep_focus(part: QWidget) -> None:
    """Keep the keyboard in a part whose buttons are about to be shut or hidden.

    Qt would hand it to whatever is next in the Tab order, such as a list at the other end of the window, which
    then wears a focus frame that nobody asked for. Tab goes on from the part, and keys reach the page through it.
    """
    focus = QApplication.focusWidget()
    if focus is not None and part.isAncestorOf(focus):
        part.setFocus()
