"""Text that fits: wrapped anywhere if it must be, then set smaller, and cut with an ellipsis only as the last resort.

Names are up to forty letters long and need not have a blank in them, so nothing that holds a name may rely on words.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from liars_qt.look.fonts import scaled

_STEPS = (1.0, 0.94, 0.88, 0.82, 0.77, 0.72, 0.67, 0.62)
_BLANKS = re.compile(r"[ \n]+")  # where a line may end; at a no-break space it may not
_BREAK = "\N{LINE SEPARATOR}"


class Fitted(NamedTuple):
    """A text as it will be drawn; `whole` tells that nothing of it was cut away."""

    font: QFont
    lines: tuple[str, ...]
    whole: bool

    @property
    def height(self) -> float:
        """Return how tall the lines are together."""
        return QFontMetricsF(self.font).lineSpacing() * len(self.lines)

    @property
    def width(self) -> float:
        """Return how wide the widest line is."""
        return max((QFontMetricsF(self.font).horizontalAdvance(line) for line in self.lines), default=0.0)


def bound(text: str) -> str:
    """Return a text in which no line ends inside a bid such as 4 × 5, and no figure is left alone on the last one."""
    whole = text.replace(
        " \N{MULTIPLICATION SIGN} ", "\N{NO-BREAK SPACE}\N{MULTIPLICATION SIGN}\N{NO-BREAK SPACE}"
    )
    return re.sub(r" (?=\d+\W?$)", "\N{NO-BREAK SPACE}", whole)


def wrapped(text: str, font: QFont, width: float) -> tuple[str, ...]:
    """Break a text into lines of a width: between words, or inside one that is too long for any line."""
    if text and "\n" not in text and QFontMetricsF(font).horizontalAdvance(text) < width - 1:
        return (text.rstrip(),)
    # Not for the words that fit anyway, which are all of the first picture.
    from PySide6.QtGui import QTextLayout, QTextOption

    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    whole = text.replace("\n", _BREAK)
    units = whole.encode("utf-16-le", "replace")  # Qt counts in these, and an emoji is two of them
    layout = QTextLayout(whole, font)
    layout.setTextOption(option)
    lines = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1.0, width))
        part = units[2 * line.textStart() : 2 * (line.textStart() + line.textLength())]
        lines.append(part.decode("utf-16-le", "replace").replace(_BREAK, "").rstrip())
    layout.endLayout()
    return tuple(lines)


def fit(text: str, font: QFont, room: QSizeF, most_lines: int = 99) -> Fitted:
    """Set a text as large as it can be, from the size of `font` down to 62 % of it, so that all of it is there.

    A word is broken only where it would not fit on a line at any of these sizes.
    """
    for breaking in (False, True):
        for step in _STEPS:
            made = scaled(font, step)
            if not breaking and _longest_word(text, made) > room.width():
                continue
            lines = wrapped(text, made, room.width())
            if len(lines) <= _room_for(made, room, most_lines):
                return Fitted(made, lines, whole=True)
    made = scaled(font, _STEPS[-4])  # what has to be cut all the same need not be small as well
    lines = wrapped(text, made, room.width())
    count = max(1, _room_for(made, room, most_lines))
    rest = " ".join(lines[count - 1 :])
    last = QFontMetricsF(made).elidedText(rest, Qt.TextElideMode.ElideRight, room.width())
    return Fitted(made, (*lines[: count - 1], last), whole=False)


def draw_fitted(painter: QPainter, room: QRectF, text: Fitted, alignment: Qt.AlignmentFlag) -> None:
    """Draw the lines one under the other."""
    line = QFontMetricsF(text.font).lineSpacing()
    top = room.top()
    if alignment & Qt.AlignmentFlag.AlignVCenter:
        top += (room.height() - text.height) / 2
    elif alignment & Qt.AlignmentFlag.AlignBottom:
        top += room.height() - text.height
    across = alignment & Qt.AlignmentFlag.AlignHorizontal_Mask
    flags = across | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip
    painter.setFont(text.font)
    for number, words in enumerate(text.lines):
        painter.drawText(QRectF(room.left(), top + number * line, room.width(), line), flags, words)


def _longest_word(text: str, font: QFont) -> float:
    metrics = QFontMetricsF(font)
    return max((metrics.horizontalAdvance(word) for word in _BLANKS.split(text)), default=0.0)


def _room_for(font: QFont, room: QSizeF, most_lines: int) -> int:
    return min(most_lines, int((room.height() + 0.5) / QFontMetricsF(font).lineSpacing()))
