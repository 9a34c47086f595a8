"""Tokens onto the program: one palette, one style sheet, and the switch between light and dark.

The style underneath is Fusion: app.py asks for it when it makes the application.
"""

from enum import StrEnum

from PySide6.QtCore import QDir, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette, QPixmapCache
from PySide6.QtWidgets import QApplication

from liars_qt.look.fonts import SERIF
from liars_qt.look.tokens import DARK, LIGHT, Tokens, faded, mixed
from liars_qt.paths import resource


class Scheme(StrEnum):
    """What the player chose; SYSTEM follows the desktop."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


_STORE_KB = 32 * 1024  # every state of every die at twice the scale on a full screen, and all icons
_WANTED = {
    Scheme.SYSTEM: Qt.ColorScheme.Unknown,
    Scheme.LIGHT: Qt.ColorScheme.Light,
    Scheme.DARK: Qt.ColorScheme.Dark,
}


def wear(app: QApplication, scheme: Scheme = Scheme.SYSTEM) -> None:
    """Dress the program in a scheme, and keep following the desktop where that is asked for.

    Qt repeats `colorSchemeChanged` for the desktop's own switches, so this is called once per choice.
    """
    hints = app.styleHints()
    hints.setColorScheme(_WANTED[scheme])
    dress(app, tokens_for(scheme))


def follow(app: QApplication, chosen: Scheme) -> None:
    """Dress again when the desktop has switched; a fixed choice stays as it is."""
    if chosen is Scheme.SYSTEM:
        dress(app, tokens_for(chosen))


def tokens_for(scheme: Scheme) -> Tokens:
    """Return the colours of a scheme, asking the desktop for SYSTEM."""
    if scheme is Scheme.SYSTEM:
        return DARK if QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark else LIGHT
    return DARK if scheme is Scheme.DARK else LIGHT


def dress(app: QApplication, tokens: Tokens) -> None:
    """Apply the tokens: every widget hears of it through its PaletteChange event and paints itself anew."""
    QPixmapCache.setCacheLimit(_STORE_KB)
    QDir.setSearchPaths("look", [str(resource("style"))])
    app.setPalette(palette(tokens))
    app.setStyleSheet(style_sheet(tokens))


def palette(tokens: Tokens) -> QPalette:
    """Return the palette for standard widgets and, by its window colour, for `tokens_of`."""
    roles = QPalette.ColorRole
    made = QPalette()
    for role, colour in (
        (roles.Window, tokens.window),
        (roles.WindowText, tokens.ink),
        (roles.Base, tokens.paper),
        (roles.AlternateBase, tokens.paper_low),
        (roles.Text, tokens.ink),
        (roles.Button, tokens.paper),
        (roles.ButtonText, tokens.ink),
        (roles.BrightText, tokens.danger),
        (roles.Highlight, tokens.primary),
        (roles.HighlightedText, tokens.primary_ink),
        (roles.ToolTipBase, tokens.paper),
        (roles.ToolTipText, tokens.ink),
        (roles.Link, tokens.match),
        (roles.LinkVisited, tokens.ink_muted),
        (roles.PlaceholderText, tokens.ink_muted),
        (roles.Light, tokens.paper),
        (roles.Midlight, tokens.paper_low),
        (roles.Mid, tokens.line),
        (roles.Dark, tokens.edge),
        (roles.Shadow, tokens.shadow),
        (roles.Accent, tokens.primary),
    ):
        made.setColor(role, QColor(colour))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, mixed(tokens.ink_muted, tokens.window, 0.25))
    return made


def style_sheet(tokens: Tokens) -> str:
    """Return the style sheet: the template with every `{{name}}` filled from the tokens."""
    text = resource("style", "table.qss").read_text(encoding="utf-8")
    for name, colour in _values(tokens).items():
        text = text.replace("{{" + name + "}}", colour)
    return text


def _values(tokens: Tokens) -> dict[str, str]:
    """Return the names that the template may use: the plain colours and a few mixtures of them."""
    plain = {name: getattr(tokens, name) for name in tokens._fields}
    named = {name: value for name, value in plain.items() if isinstance(value, str)}
    named["serif"] = SERIF
    named["hover"] = mixed(tokens.paper, tokens.lamp, 0.22 if not tokens.dark else 0.12).name()
    named["pressed"] = mixed(tokens.paper, tokens.edge, 0.3).name()
    named["disabled_ink"] = mixed(tokens.ink_muted, tokens.paper, 0.35).name()
    named["disabled_fill"] = mixed(tokens.paper_low, tokens.window, 0.5).name()
    named["paper_top"] = mixed(tokens.paper, "#ffffff", 0.05 if tokens.dark else 0.5).name()
    named["selection"] = faded(tokens.primary, 0.18).name(QColor.NameFormat.HexArgb)
    return named
