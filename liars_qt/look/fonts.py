"""The program's own faces, shipped with it: the same page on a machine that has no fonts at all."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF
from PySide6.QtWidgets import QApplication, QWidget

from liars_qt.paths import resource

SANS = "Felt Sans"
SERIF = "Felt Serif"
_FILES = ("FeltSans-Regular.ttf", "FeltSans-Bold.ttf", "FeltSerif-Regular.ttf")
_SMALLEST = 10.5  # points; below it the desktop's own size would make Cyrillic hard to read
# What the window takes at the usual size, its frame included, and how much of that no smaller type makes less.
_WINDOW, _FIXED = QSize(1084, 566), QSize(40, 99)
_LEAST = 0.72  # on the smallest screens
_LINING = QFont.Tag("lnum")


def type_for(room: QSize) -> float:
    """Return how much smaller type must be set for the window to find room on a screen, given in logical pixels.

    Whoever has a small screen magnified loses a part of that, but sees the whole table.
    """
    left, usual = room - _FIXED, _WINDOW - _FIXED
    return max(_LEAST, min(1.0, left.width() / usual.width(), left.height() / usual.height()))


def smallness() -> float:
    """Return the size of the program's type beside the usual one: below 1 where a screen has room for no more."""
    return min(1.0, QApplication.font().pointSizeF() / _SMALLEST)


def install_fonts(app: QApplication, scale: float = 1.0) -> None:
    """Load the shipped faces and make the text face the program's, at the desktop's size times `scale`.

    A screen that has no room for the usual size has none for a larger one that the desktop may have.
    """
    if SANS not in QFontDatabase.families():
        for name in _FILES:
            QFontDatabase.addApplicationFont(str(resource("fonts", name)))
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).pointSizeF()
    font = QFont([SANS])
    font.setPointSizeF((_SMALLEST if scale < 1 else max(system, _SMALLEST)) * scale)
    app.setFont(font)


def scaled(font: QFont, factor: float) -> QFont:
    """Return the font at `factor` times its size, whichever way its size was given."""
    made = QFont(font)
    if font.pixelSize() > 0:
        made.setPixelSize(max(1, round(font.pixelSize() * factor)))
    else:
        made.setPointSizeF(max(1.0, font.pointSizeF() * factor))
    return made


def serif(font: QFont, factor: float = 1.0) -> QFont:
    """Return the face for names, numbers and titles, with figures that stand on the line."""
    made = scaled(font, factor)
    made.setFamilies([SERIF])
    made.setBold(False)
    made.setFeature(_LINING, 1)
    return made


def em(widget: QWidget) -> float:
    """Return the line height of the widget's font in logical pixels: the measure that sizes grow with."""
    return QFontMetricsF(widget.font()).height()


def hand_down(widget: QWidget, *parts: QWidget) -> None:
    """Give a widget's font to its parts: under a style sheet Qt does not hand fonts down by itself."""
    for part in parts:
        if part.font() != widget.font():
            part.setFont(widget.font())
