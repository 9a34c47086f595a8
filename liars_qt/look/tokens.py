"""Every colour of the program, by meaning, for lamp light and for daylight.

Nothing else names a colour. Texts hold 4.5:1 against their ground and drawn things 3:1; a test measures both themes.
"""

from typing import NamedTuple

from PySide6.QtGui import QColor, QGuiApplication, QPalette


class Tokens(NamedTuple):
    """One theme: colours as `#rrggbb`, named by what they mean."""

    dark: bool
    window: str
    paper: str
    paper_low: str
    line: str
    edge: str
    ink: str
    ink_muted: str
    shadow: str
    felt: str
    felt_lit: str
    felt_edge: str
    felt_ink: str
    felt_ink_muted: str
    felt_line: str
    wood: str
    wood_lit: str
    wood_dark: str
    wood_ink: str
    brass: str
    lamp: str
    primary: str
    primary_lit: str
    primary_ink: str
    primary_edge: str
    challenge: str
    challenge_lit: str
    challenge_ink: str
    challenge_edge: str
    exact: str
    exact_lit: str
    exact_ink: str
    exact_edge: str
    focus: str
    felt_focus: str
    match: str
    match_glow: str
    match_body: str
    wild: str
    wild_glow: str
    wild_body: str
    die: str
    die_low: str
    pip: str
    leather: str
    leather_lit: str
    leather_dark: str
    stitch: str
    danger: str
    good: str
    zones: tuple[str, str, str, str, str]
    suit_red: str
    suit_black: str
    suit_blue: str
    suit_green: str


LIGHT = Tokens(
    dark=False,
    window="#ebe0ca",
    paper="#fbf6ea",
    paper_low="#f2e9d6",
    line="#d3c3a4",
    edge="#8d7855",
    ink="#2c2318",
    ink_muted="#655640",
    shadow="#3b2a14",
    felt="#2f6f61",
    felt_lit="#357565",
    felt_edge="#1f5146",
    felt_ink="#fdf8e8",
    felt_ink_muted="#e9f0e0",
    felt_line="#8fbfab",
    wood="#8a5a35",
    wood_lit="#b07e4f",
    wood_dark="#5a3820",
    wood_ink="#fff5e2",
    brass="#8a6420",
    lamp="#ffd993",
    primary="#23604f",
    primary_lit="#2f7563",
    primary_ink="#fdf8e8",
    primary_edge="#1b4f41",
    challenge="#95382b",
    challenge_lit="#aa4938",
    challenge_ink="#fff5ea",
    challenge_edge="#7d2c21",
    exact="#77561a",
    exact_lit="#876424",
    exact_ink="#fff6e2",
    exact_edge="#644713",
    focus="#b3480f",
    felt_focus="#ffd98a",
    match="#086a63",
    match_glow="#62eee0",
    match_body="#cdf6ef",
    wild="#8a4f00",
    wild_glow="#ffc65c",
    wild_body="#ffe6ae",
    die="#fdf9ee",
    die_low="#e3d6bb",
    pip="#3a2a1c",
    leather="#87492a",
    leather_lit="#b4743f",
    leather_dark="#542b18",
    stitch="#efcf9c",
    danger="#9e2b20",
    good="#2b6b3c",
    zones=("#9b392b", "#b5611f", "#94700f", "#4a8462", "#226150"),
    suit_red="#b3261e",
    suit_black="#241c14",
    suit_blue="#1f5c9e",
    suit_green="#1c7138",
)

DARK = Tokens(
    dark=True,
    window="#1c1814",
    paper="#2a241d",
    paper_low="#221d17",
    line="#4b4032",
    edge="#94846a",
    ink="#f2e7d2",
    ink_muted="#c0b196",
    shadow="#000000",
    felt="#1c463b",
    felt_lit="#28594b",
    felt_edge="#0f2b23",
    felt_ink="#f7eeda",
    felt_ink_muted="#c5d3c2",
    felt_line="#6a9a86",
    wood="#4e3320",
    wood_lit="#6e4a2e",
    wood_dark="#2c1c11",
    wood_ink="#f6e6cb",
    brass="#cda45a",
    lamp="#ffd08a",
    primary="#23604f",
    primary_lit="#2c705e",
    primary_ink="#fdf8e8",
    primary_edge="#5fb39c",
    challenge="#8c3529",
    challenge_lit="#9c4234",
    challenge_ink="#fff3e8",
    challenge_edge="#dc7b69",
    exact="#6d4f1a",
    exact_lit="#7a5a22",
    exact_ink="#fff4dc",
    exact_edge="#cda45a",
    focus="#ffb860",
    felt_focus="#ffd08a",
    match="#4fd6c8",
    match_glow="#5cf0e0",
    match_body="#bdf0e8",
    wild="#f0ad4a",
    wild_glow="#ffbe55",
    wild_body="#fbdc9d",
    die="#f1e8d5",
    die_low="#c9baa0",
    pip="#2e2116",
    leather="#7c4629",
    leather_lit="#a86d3e",
    leather_dark="#472515",
    stitch="#e2be88",
    danger="#f08a78",
    good="#86c994",
    zones=("#e07763", "#dc8f4e", "#d3b04f", "#7fb894", "#58b097"),
    suit_red="#b3261e",
    suit_black="#241c14",
    suit_blue="#1f5c9e",
    suit_green="#1c7138",
)


def tokens_of(palette: QPalette) -> Tokens:
    """Return the theme that a palette was made from; a foreign palette is judged by how light its window is."""
    return DARK if palette.color(QPalette.ColorRole.Window).lightness() < 128 else LIGHT


def current() -> Tokens:
    """Return the colours to paint with now.

    The program's palette carries the theme. A widget's own palette would not do: the style sheet fills it with
    gradients for the kinds of widget that it dresses.
    """
    return tokens_of(QGuiApplication.palette())


def mixed(first: str, second: str, share: float) -> QColor:
    """Return `first` with `share` (0..1) of `second` stirred in."""
    a, b = QColor(first), QColor(second)
    parts = [round(x + (y - x) * share) for x, y in zip(_rgb(a), _rgb(b), strict=True)]
    return QColor(*parts)


def faded(colour: str, alpha: float) -> QColor:
    """Return the colour with opacity `alpha` (0..1)."""
    made = QColor(colour)
    made.setAlphaF(alpha)
    return made


def _rgb(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def luminance(colour: str) -> float:
    """Return the relative luminance of WCAG 2, 0 for black to 1 for white."""

    def channel(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)

    red, green, blue = (channel(part / 255) for part in _rgb(QColor(colour)))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """Return the WCAG 2 contrast ratio of two colours, 1 to 21."""
    high, low = sorted((luminance(first), luminance(second)), reverse=True)
    return (high + 0.05) / (low + 0.05)
