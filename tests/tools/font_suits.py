"""Add the program's own suits to the shipped faces, so that "7♥" looks the same on every machine.

usage: python -m tests.tools.font_suits FONT_FILE...      (needs fonttools)

The outlines are those that the cards are painted with. Without them Qt would borrow the signs from whatever font
the machine has: another drawing, a coloured emoji, or an empty box.
"""

import sys

from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from liars_qt.look.suits import SuitShape, suit_path

SUITS = {
    0x2660: SuitShape.SPADES,
    0x2663: SuitShape.CLUBS,
    0x2665: SuitShape.HEARTS,
    0x2666: SuitShape.DIAMONDS,
}
POINTER = 0x25B8
BEARING = 0.07  # blank on either side, as a share of the sign's height
_UNIT = QRectF(0, 0, 1, 1)


def add_signs(font: TTFont) -> None:
    """Put the four suits and a small pointer into a font, as tall as its capitals."""
    height = font["OS/2"].sCapHeight
    for code, shape in SUITS.items():
        _add(font, code, suit_path(shape, _UNIT), height)
    _add(font, POINTER, _pointer(), height)
    font["maxp"].numGlyphs = len(font.getGlyphOrder())


def _add(font: TTFont, code: int, outline: QPainterPath, height: float) -> None:
    """Draw one outline of the unit box, y downwards, into a new glyph, y upwards."""
    name = f"uni{code:04X}"
    blank = round(height * BEARING)
    placed = QTransform(height, 0, 0, -height, blank, height).map(outline).simplified()
    glyphs = TTGlyphPen(None)
    _trace(placed, Cu2QuPen(glyphs, max_err=height / 1000, reverse_direction=False))
    if name not in font.getGlyphOrder():
        font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = glyphs.glyph()
    width = placed.boundingRect().right() + blank
    font["hmtx"][name] = (round(width), round(placed.boundingRect().left()))
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def _trace(path: QPainterPath, pen: Cu2QuPen) -> None:
    """Walk a path of Qt's with a pen of fonttools'."""
    kinds = QPainterPath.ElementType
    drawing, curve = False, []
    for place in range(path.elementCount()):
        element = path.elementAt(place)
        point = (element.x, element.y)
        if element.type == kinds.MoveToElement:
            if drawing:
                pen.closePath()
            pen.moveTo(point)
            drawing = True
        elif element.type == kinds.LineToElement:
            pen.lineTo(point)
        else:
            curve.append(point)
            if len(curve) == 3:
                pen.curveTo(*curve)
                curve = []
    pen.closePath()


def _pointer() -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(0.05, 0.18), QPointF(0.6, 0.5), QPointF(0.05, 0.82)]))
    path.closeSubpath()
    return path


def main(files: list[str]) -> None:
    """Rewrite each font file."""
    for name in files:
        font = TTFont(name)
        add_signs(font)
        font.save(name)


if __name__ == "__main__":
    main(sys.argv[1:])
