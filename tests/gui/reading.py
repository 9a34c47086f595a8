"""What stands out from what, measured on the picture of a window: every text on show against its own ground.

Texts that widgets paint themselves are found by drawing the window a second time without them; where the pictures
differ there is ink, and the second one shows what lies behind it. Texts that the style draws fill their widgets, and
are held against the colour that most of the widget has.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenuBar,
    QTabBar,
    QTextEdit,
    QToolButton,
    QWidget,
)

RATIO = 2  # pixels of the picture for one of the window: the stem of a letter is some of them wide
CELL = 14  # logical pixels: about a letter
LEAST = 18  # pixels of ink: less is the edge of a letter that belongs to the next cell
SOME = 1.02  # where a picture with texts differs from one without
SURELY = 1.6  # a ratio that no shading of a ground comes to
EDGE = 4  # logical pixels of a widget's frame
TEXT, ICON = 4.5, 3.0
Pixels = NDArray[np.float64]


class Text(NamedTuple):
    """A text or an icon on show: whose it is and what it begins with, how it stands out and how it should."""

    owner: str
    words: str
    contrast: float
    least: float = TEXT


def texts(window: QWidget) -> list[Text]:
    """Measure every enabled text of a shown window."""
    written = luminances(window)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QPainter, "drawText", lambda *_: None)
        bare = luminances(window)
    return [*_painted(window, written, bare), *_styled(window, written)]


def faint(window: QWidget) -> set[Text]:
    """Return the texts that do not stand out as they should."""
    return {text for text in texts(window) if text.contrast < text.least}


def luminances(window: QWidget) -> Pixels:
    """Draw a window and return the relative luminance of every pixel, as WCAG 2 has it; shape (height, width)."""
    image = QImage(window.size() * RATIO, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(RATIO)
    window.render(image)
    data = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4)
    shares = data[:, :, 2::-1] / 255.0
    linear = np.where(shares <= 0.04045, shares / 12.92, ((shares + 0.055) / 1.055) ** 2.4)
    lit: Pixels = linear @ np.array((0.2126, 0.7152, 0.0722))
    return lit


def ratio(one: Pixels, other: Pixels | float) -> Pixels:
    """Return the contrast of two luminances, pixel by pixel."""
    found: Pixels = (np.maximum(one, other) + 0.05) / (np.minimum(one, other) + 0.05)
    return found


def _painted(window: QWidget, written: Pixels, bare: Pixels) -> Iterator[Text]:
    """Measure what widgets write themselves, letter by letter; each is judged with its next neighbours' strokes."""
    stands_out, side = ratio(written, bare), CELL * RATIO
    for top in range(0, stands_out.shape[0], side):
        for left in range(0, stands_out.shape[1], side):
            if np.count_nonzero(stands_out[top : top + side, left : left + side] > SOME) < LEAST:
                continue
            place = QPoint((left + side // 2) // RATIO, (top + side // 2) // RATIO)
            owner = window.childAt(place) or window
            if owner.isEnabled():
                around = stands_out[max(0, top - side // 2) : top + side * 3 // 2, left : left + side]
                strongest = float(np.quantile(around[around > SOME], 0.9))
                yield Text(type(owner).__name__, f"at {place.x()}, {place.y()}", round(strongest, 2))


def _styled(window: QWidget, written: Pixels) -> Iterator[Text]:
    """Measure what the style writes, widget by widget, and lists row by row."""
    for widget in window.findChildren(QWidget):
        if not widget.isVisibleTo(window) or not widget.isEnabled() or _paints_itself(widget):
            continue
        if isinstance(widget, QAbstractItemView):
            yield from _rows(window, widget, written)
        words = _words(widget)
        if words:
            shown = widget.visibleRegion().boundingRect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
            part = _part(window, widget, shown, written)
            yield Text(type(widget).__name__, words, _contrast(part), ICON if _is_icon(widget) else TEXT)


def _rows(window: QWidget, view: QAbstractItemView, written: Pixels) -> Iterator[Text]:
    """Measure the rows on show of a list whose delegate leaves the writing to the style."""
    model, delegate = view.model(), view.itemDelegate()
    if "paint" in _own_methods(delegate):
        return
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        box = view.visualRect(index).intersected(view.viewport().rect())
        words = str(index.data() or "")
        if words and box.height() >= CELL:
            part = _part(window, view.viewport(), box, written)
            yield Text(type(view).__name__, words[:30], _contrast(part))


def _part(window: QWidget, widget: QWidget, box: QRect, written: Pixels) -> Pixels:
    """Return the luminances of a part of a widget."""
    place = widget.mapTo(window, box.topLeft())
    top, left = max(0, place.y()) * RATIO, max(0, place.x()) * RATIO
    return written[top : top + box.height() * RATIO, left : left + box.width() * RATIO]


def _contrast(part: Pixels) -> float:
    """Return how the ink of a widget stands out from the luminance that most of it has."""
    if not part.size:
        return TEXT
    counts, edges = np.histogram(part, bins=200, range=(0.0, 1.0))
    most = int(np.argmax(counts))
    ground = float(np.median(part[(part >= edges[most]) & (part <= edges[most + 1])]))
    stands_out = ratio(part, ground)
    ink = stands_out[stands_out > SURELY]
    return 1.0 if ink.size < LEAST else round(float(np.quantile(ink, 0.8)), 2)


def _words(widget: QWidget) -> str:
    """Return the beginning of a text that the style draws, or nothing."""
    match widget:
        case QMenuBar() | QTabBar() | QHeaderView():
            return type(widget).__name__
        case QLabel() | QAbstractButton() | QLineEdit():
            return widget.text()[:30]
        case QComboBox():
            return widget.currentText()[:30]
        case QTextEdit():
            return widget.toPlainText()[:30]
        case _:
            return ""


def _is_icon(widget: QWidget) -> bool:
    return (
        isinstance(widget, QToolButton) and widget.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
    )


def _paints_itself(widget: QWidget) -> bool:
    return "paintEvent" in _own_methods(widget)


def _own_methods(thing: object) -> set[str]:
    """Return what the program itself gave an object to do."""
    own = (each for each in type(thing).__mro__ if each.__module__.startswith("liars_qt"))
    return {name for each in own for name in vars(each)}
