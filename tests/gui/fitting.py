"""What of a window is cut off: every text against the room that its widget has."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFileDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTabBar,
    QWidget,
)

from liars_qt.widgets.fit_text import FitText

ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"


def cut(root: QWidget) -> list[str]:
    """Return every text on show below a widget that has not the room it asks for."""
    seen = (part for part in root.findChildren(QWidget) if part.isVisible())
    return [fault for part in seen if not part.visibleRegion().isEmpty() for fault in _faults(part)]


def out_of_reach(root: QWidget) -> list[str]:
    """Return every button that is there but cannot be seen, unless one can scroll to it."""
    buttons = (each for each in root.findChildren(QAbstractButton) if each.isVisible() and each.text())
    return [
        f"{each.text()!r} is out of reach"
        for each in buttons
        if each.visibleRegion().isEmpty() and not _scrolls(each)
    ]


def _faults(part: QWidget) -> Iterator[str]:
    for kind, judge in JUDGES.items():
        if isinstance(part, kind):
            yield from (f"{words!r} is cut" for words in judge(part) if words)
            return


def _fit_text(text: FitText) -> Iterator[str]:
    if not text.whole:
        yield text.text()


def _button(button: QAbstractButton) -> Iterator[str]:
    shortened = ELLIPSIS in button.text().rstrip(ELLIPSIS)
    if button.text() and (shortened or button.width() < button.minimumSizeHint().width()):
        yield button.text()


def _combo(box: QComboBox) -> Iterator[str]:
    if box.width() < box.minimumSizeHint().width():
        yield box.currentText()


def _label(label: QLabel) -> Iterator[str]:
    if label.wordWrap():
        if label.heightForWidth(label.width()) > label.height() + 1:
            yield label.text()
    elif label.sizeHint().width() > label.width() and not _paints_itself(label):
        yield label.text()


def _line(line: QLineEdit) -> Iterator[str]:
    if not line.text() and _wider(line, line.placeholderText(), line.width() - 10):
        yield line.placeholderText()


def _tabs(bar: QTabBar) -> Iterator[str]:
    for tab in range(bar.count()):
        if bar.isTabVisible(tab) and _wider(bar, bar.tabText(tab), bar.tabRect(tab).width()):
            yield bar.tabText(tab)


def _header(header: QHeaderView) -> Iterator[str]:
    if header.orientation() is Qt.Orientation.Vertical or isinstance(header.window(), QFileDialog):
        return
    for column in range(header.count()):
        words = str(header.model().headerData(column, Qt.Orientation.Horizontal) or "")
        if not header.isSectionHidden(column) and _wider(header, words, header.sectionSize(column)):
            yield words


JUDGES: dict[type[QWidget], Callable[..., Iterator[str]]] = {
    FitText: _fit_text,
    QAbstractButton: _button,
    QComboBox: _combo,
    QLabel: _label,
    QLineEdit: _line,
    QTabBar: _tabs,
    QHeaderView: _header,
}


def _paints_itself(label: QLabel) -> bool:
    """Tell whether a label sets its own words as small as they must be."""
    return type(label).__module__.startswith("liars_qt") and "paintEvent" in vars(type(label))


def _wider(part: QWidget, words: str, room: int) -> bool:
    return part.fontMetrics().horizontalAdvance(words.replace("&", "")) > room


def _scrolls(part: QWidget) -> bool:
    above = part.parentWidget()
    while above is not None:
        if above.objectName() == "qt_scrollarea_viewport":
            return True
        above = above.parentWidget()
    return False
