"""Where the keyboard goes when the button that has it is shut."""

from PySide6.QtWidgets import QApplication, QWidget


def keep_focus(part: QWidget) -> None:
    """Keep the keyboard in a part whose buttons are about to be shut or hidden.

    Qt would hand it to whatever is next in the Tab order, such as a list at the other end of the window, which
    then wears a focus frame that nobody asked for. Tab goes on from the part, and keys reach the page through it.
    """
    focus = QApplication.focusWidget()
    if focus is not None and part.isAncestorOf(focus):
        part.setFocus()
