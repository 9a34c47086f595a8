"""Words painted as large as a box allows: broken into lines by the word, set close, never outside the box."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from liars_qt.look.fonts import SANS, serif

_SMALLEST = 10
_LEADING = 1.16  # from line to line, in sizes of the letters


@dataclass(frozen=True, slots=True)
class Type:
    """How a text is set: at most `share` of the height of its box, in the face for names or the plain one.

    It takes no more than `lines` lines unless it cannot be set smaller.
    """

    share: float
    colour: str
    in_serif: bool = False
    centred: bool = False
    lines: int = 3


def paint_words(painter: QPainter, box: QRectF, text: str, kind: Type) -> None:
    """Paint a text into a box, in the middle of its height."""
    if not text or box.width() <= 0:
        return
    font, lines = _fitted(text, box, kind)
    painter.setFont(font)
    painter.setPen(QColor(kind.colour))
    step = font.pixelSize() * _LEADING
    top = box.center().y() - step * len(lines) / 2
    across = Qt.AlignmentFlag.AlignHCenter if kind.centred else Qt.AlignmentFlag.AlignLeft
    flags = across | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
    for place, line in enumerate(lines):
        painter.drawText(QRectF(box.left(), top + step * place, box.width(), step), flags, line)


def _fitted(text: str, box: QRectF, kind: Type) -> tuple[QFont, list[str]]:
    """Return the largest font in which the text fits, and its lines; at the smallest, words are cut."""
    font = serif(QFont([SANS])) if kind.in_serif else QFont([SANS])
    pixels = max(_SMALLEST, round(box.height() * kind.share))
    while True:
        font.setPixelSize(pixels)
        lines, whole = _lines(text, QFontMetricsF(font), box.width())
        high = len(lines) * pixels * _LEADING
        if pixels == _SMALLEST or (whole and len(lines) <= kind.lines and high <= box.height() + 1):
            return font, lines
        pixels = max(_SMALLEST, min(pixels - 1, round(pixels * 0.94)))


def _lines(text: str, metrics: QFontMetricsF, width: float) -> tuple[list[str], bool]:
    """Break a text into lines; also tell whether every word fits into one."""
    lines: list[str] = []
    whole = True
    for word in text.split(" "):
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(joined) <= width:
            lines[-1] = joined
            continue
        whole = whole and metrics.horizontalAdvance(word) <= width
        lines.append(metrics.elidedText(word, Qt.TextElideMode.ElideRight, width))
    return lines, whole
