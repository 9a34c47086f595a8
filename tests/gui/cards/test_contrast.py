"""Words on the card table hold 4.5:1 and drawn things 3:1, by day and by lamp light; no hue tells anything alone."""

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from liars_qt.look.theme import dress
from liars_qt.look.tokens import DARK, LIGHT, Tokens, contrast, mixed
from liars_qt.widgets.bet_button import BetButton, BetShown, Sign
from liars_qt.widgets.card_frame import CardFrame, Seal

THEMES = pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])


@THEMES
def test_words_stand_out(tokens: Tokens) -> None:
    grounds = {
        "prompt on felt": (tokens.felt_ink, tokens.felt_lit),
        "caption on felt": (tokens.felt_ink_muted, tokens.felt_lit),
        "red bet": (LIGHT.primary_ink, mixed(tokens.suit_red, "#ffffff", 0.1).name()),
        "black bet": (LIGHT.primary_ink, mixed(tokens.suit_black, "#ffffff", 0.16).name()),
        "higher and lower": (LIGHT.primary_ink, tokens.primary_lit),
        "shut chip": (tokens.ink_muted, tokens.window),
        "rule of a red card": (tokens.danger, tokens.paper_low),
        "price": (LIGHT.ink, mixed(LIGHT.wild_glow, LIGHT.brass, 0.45).name()),
    }
    faint = {name: round(contrast(*pair), 2) for name, pair in grounds.items() if contrast(*pair) < 4.5}
    assert faint == {}


@THEMES
def test_lights_round_the_card_stand_out_from_the_felt(tokens: Tokens) -> None:
    assert contrast(DARK.good, tokens.felt) >= 3
    assert contrast(tokens.wild_glow, tokens.felt) >= 3


def grey(widget: BetButton | CardFrame) -> QImage:
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)


def test_without_hues_the_bets_are_told_apart(qtbot: QtBot, qapp: QApplication) -> None:
    dress(qapp, LIGHT)
    pictures = []
    for sign in Sign:
        button = BetButton()
        qtbot.addWidget(button)
        button.resize(240, 80)
        button.show_bet(BetShown(sign, "", "", ""))
        pictures.append(grey(button))
    assert all(a != b for place, a in enumerate(pictures) for b in pictures[place + 1 :])


def test_without_hues_the_verdicts_are_told_apart_by_their_seals(qtbot: QtBot, qapp: QApplication) -> None:
    dress(qapp, LIGHT)
    frame = CardFrame()
    qtbot.addWidget(frame)
    frame.resize(160, 230)
    signs = {}
    for seal in Seal:
        frame.show_card(frame.card.card, seal)
        mark = frame.mark.grab().toImage()
        middle = mark.rect().adjusted(*(round(mark.width() * share) for share in (0.2, 0.2, -0.2, -0.2)))
        picture = mark.copy(middle).convertToFormat(QImage.Format.Format_Mono)
        signs[seal] = bytes(picture.constBits())
    assert len(set(signs.values())) == len(Seal)
