"""One style, one template, every colour from the tokens, switched while the program runs."""

import re

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from liars_qt.look.theme import Scheme, dress, follow, style_sheet, tokens_for, wear
from liars_qt.look.tokens import DARK, LIGHT, Tokens, contrast, current
from liars_qt.paths import resource


def test_the_template_names_no_colour_of_its_own() -> None:
    text = resource("style", "table.qss").read_text(encoding="utf-8")
    assert not re.findall(r"#[0-9a-fA-F]{3,8}\b|\brgba?\(", text)


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_every_name_in_the_template_is_filled(tokens: Tokens) -> None:
    assert "{{" not in style_sheet(tokens)


def test_every_picture_of_the_template_is_there() -> None:
    text = resource("style", "table.qss").read_text(encoding="utf-8")
    pictures = set(re.findall(r"url\(look:([^)]+)\)", text))
    assert pictures
    assert all(resource("style", name).is_file() for name in pictures)


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("picture", "ground"),
    [("tick", "primary"), ("dot", "primary"), ("arrow-up", "paper"), ("arrow-down", "paper")],
)
def test_a_picture_of_the_template_stands_out_in_both_themes(
    picture: str, ground: str, tokens: Tokens
) -> None:
    colours = re.findall(r"#[0-9a-f]{6}", resource("style", f"{picture}.svg").read_text(encoding="utf-8"))
    assert all(contrast(colour, getattr(tokens, ground)) >= 3.0 for colour in colours)


def test_a_theme_is_the_palette_of_the_program(theme: Tokens, qapp: QApplication) -> None:
    assert qapp.palette().color(QPalette.ColorRole.Window) == QColor(theme.window)
    assert current() is theme


def test_a_switch_reaches_widgets_that_are_on_show(qapp: QApplication, qtbot: QtBot) -> None:
    class Listener(QWidget):
        heard = 0

        def changeEvent(self, event: QEvent) -> None:
            self.heard += event.type() == QEvent.Type.PaletteChange
            super().changeEvent(event)

    dress(qapp, LIGHT)
    listener = Listener()
    qtbot.addWidget(listener)
    listener.show()
    before = listener.heard
    dress(qapp, DARK)
    assert listener.heard > before
    assert current() is DARK


@pytest.mark.parametrize(("scheme", "expected"), [(Scheme.LIGHT, LIGHT), (Scheme.DARK, DARK)])
def test_a_fixed_choice_does_not_ask_the_desktop(
    scheme: Scheme, expected: Tokens, qapp: QApplication
) -> None:
    wear(qapp, scheme)
    assert current() is expected
    dress(qapp, LIGHT)
    follow(qapp, scheme)
    assert current() is LIGHT, "a desktop's switch leaves a fixed choice alone"


def test_the_system_choice_follows_the_desktop(qapp: QApplication) -> None:
    wear(qapp, Scheme.SYSTEM)
    dark = qapp.styleHints().colorScheme() is Qt.ColorScheme.Dark
    assert tokens_for(Scheme.SYSTEM) is (DARK if dark else LIGHT)
    dress(qapp, DARK if not dark else LIGHT)
    follow(qapp, Scheme.SYSTEM)
    assert current() is tokens_for(Scheme.SYSTEM)


def test_disabled_words_are_still_legible(theme: Tokens, qapp: QApplication) -> None:
    faint = qapp.palette().color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.WindowText).name()
    assert contrast(faint, theme.window) >= 3.0
