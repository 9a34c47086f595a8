"""Cut the shipped faces out of the full OFL fonts: Latin, Cyrillic, French, a few signs; a name of their own.

usage: python -m tests.tools.make_fonts LATO_FOLDER VOLLKORN_FOLDER OUT_FOLDER      (needs fonttools)

The Open Font License lets a cut-down font be shipped under another name than the reserved one. A name of its own
also keeps an older Lato of the machine, one without Cyrillic, from being taken in its place.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

from tests.tools.font_suits import add_signs

RANGES = (
    (0x20, 0x7E),
    (0xA0, 0x17F),
    (0x2C6, 0x2DD),
    (0x400, 0x45F),
    (0x490, 0x491),
    (0x2000, 0x206F),
    (0x20AC, 0x20AC),
    (0x2116, 0x2122),
    (0x2153, 0x215E),
    (0x2190, 0x2193),
    (0x2212, 0x2265),
    (0x2460, 0x2473),
)
FEATURES = ["kern", "mark", "mkmk", "locl", "ccmp", "liga", "lnum", "tnum", "pnum", "onum", "case"]
FACES = (
    ("Lato-Medium.ttf", "Felt Sans", "Regular", 400, "FeltSans-Regular.ttf"),
    ("Lato-Bold.ttf", "Felt Sans", "Bold", 700, "FeltSans-Bold.ttf"),
    ("Vollkorn-SemiBold.ttf", "Felt Serif", "Regular", 400, "FeltSerif-Regular.ttf"),
)
COPYRIGHT, FAMILY, STYLE, UNIQUE, FULL, POSTSCRIPT = 0, 1, 2, 3, 4, 6
KEPT = (COPYRIGHT, 8, 9, 11, 12, 13, 14)


def cut(source: Path) -> TTFont:
    """Return the font with only the glyphs and features that the program needs."""
    options = subset.Options(layout_features=FEATURES, hinting=False, notdef_outline=True, name_IDs=["*"])
    font = TTFont(source)
    tool = subset.Subsetter(options)
    tool.populate(unicodes=[code for low, high in RANGES for code in range(low, high + 1)])
    tool.subset(font)
    return font


def rename(font: TTFont, family: str, style: str, weight: int) -> None:
    """Give the font its own family name and the weight that Qt will look for."""
    names = font["name"]
    names.names = [record for record in names.names if record.nameID in KEPT]
    full = f"{family} {style}"
    for number, text in (
        (FAMILY, family),
        (STYLE, style),
        (UNIQUE, full),
        (FULL, full),
        (POSTSCRIPT, full.replace(" ", "") if " " not in family else f"{family.replace(' ', '')}-{style}"),
    ):
        names.setName(text, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight
    bold = weight >= 700
    font["OS/2"].fsSelection = 0x20 if bold else 0x40
    font["head"].macStyle = 1 if bold else 0


def main(lato: Path, vollkorn: Path, out: Path) -> None:
    """Write the three faces to `out`."""
    for file_name, family, style, weight, target in FACES:
        folder = lato if file_name.startswith("Lato") else vollkorn
        font = cut(folder / file_name)
        rename(font, family, style, weight)
        add_signs(font)
        font.save(out / target)


if __name__ == "__main__":
    main(*(Path(argument) for argument in sys.argv[1:4]))
