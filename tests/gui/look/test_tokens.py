"""The colours hold their contrast in both themes, measured as WCAG 2 does."""

import pytest
from PySide6.QtGui import QColor, QPalette

from liars_qt.look.theme import palette
from liars_qt.look.tokens import DARK, LIGHT, Tokens, contrast, luminance, mixed, tokens_of

THEMES = pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])

TEXTS = [
    ("ink", "window"), ("ink", "paper"), ("ink", "paper_low"),
    ("ink_muted", "window"), ("ink_muted", "paper"), ("ink_muted", "paper_low"),
    ("felt_ink", "felt"), ("felt_ink", "felt_lit"), ("felt_ink", "felt_edge"),
    ("felt_ink_muted", "felt"), ("felt_ink_muted", "felt_lit"),
    ("wood_ink", "wood"), ("wood_ink", "wood_dark"),
    ("primary_ink", "primary"), ("primary_ink", "primary_lit"),
    ("challenge_ink", "challenge"), ("challenge_ink", "challenge_lit"),
    ("exact_ink", "exact"), ("exact_ink", "exact_lit"),
    ("danger", "paper"), ("danger", "window"), ("good", "paper"),
    ("match", "paper"), ("match", "window"), ("wild", "paper"), ("wild", "window"), ("brass", "paper"),
]  # fmt: skip

DRAWINGS = [
    ("edge", "paper"), ("edge", "window"), ("focus", "paper"), ("focus", "window"), ("focus", "paper_low"),
    ("felt_focus", "felt"), ("felt_focus", "felt_lit"), ("felt_focus", "wood"), ("felt_focus", "wood_dark"),
    ("match_glow", "felt"), ("match_glow", "felt_lit"), ("wild_glow", "felt"), ("wild_glow", "felt_lit"),
    ("pip", "die"), ("pip", "die_low"), ("pip", "match_body"), ("pip", "wild_body"),
    ("die", "felt"), ("die", "felt_lit"), ("felt_line", "felt_edge"), ("stitch", "leather"),
    ("primary_edge", "paper"), ("challenge_edge", "paper"), ("exact_edge", "paper"),
    ("suit_red", "die"), ("suit_black", "die"), ("suit_blue", "die"), ("suit_green", "die"), ("lamp", "felt"),
]  # fmt: skip


@THEMES
@pytest.mark.parametrize(("ink", "ground"), TEXTS)
def test_text_stands_out_four_and_a_half_to_one(tokens: Tokens, ink: str, ground: str) -> None:
    assert contrast(getattr(tokens, ink), getattr(tokens, ground)) >= 4.5


@THEMES
@pytest.mark.parametrize(("line", "ground"), DRAWINGS)
def test_drawn_things_stand_out_three_to_one(tokens: Tokens, line: str, ground: str) -> None:
    assert contrast(getattr(tokens, line), getattr(tokens, ground)) >= 3.0


@THEMES
@pytest.mark.parametrize("zone", range(5))
def test_every_zone_stands_out_from_its_paper(tokens: Tokens, zone: int) -> None:
    assert contrast(tokens.zones[zone], tokens.paper) >= 3.0
    assert contrast(tokens.zones[zone], tokens.window) >= 3.0


@THEMES
def test_a_badge_of_a_counted_die_is_seen_on_its_body(tokens: Tokens) -> None:
    assert contrast(LIGHT.match, tokens.match_body) >= 3.0
    assert contrast(LIGHT.wild, tokens.wild_body) >= 3.0


@THEMES
def test_the_palette_tells_which_theme_it_was_made_from(tokens: Tokens) -> None:
    assert tokens_of(palette(tokens)) is tokens


@pytest.mark.parametrize(("window", "expected"), [("#ffffff", LIGHT), ("#101010", DARK)])
def test_a_foreign_palette_is_judged_by_its_window(window: str, expected: Tokens) -> None:
    foreign = QPalette(QColor(window))
    foreign.setColor(QPalette.ColorRole.Window, QColor(window))
    assert tokens_of(foreign) is expected


def test_luminance_runs_from_black_to_white() -> None:
    assert luminance("#000000") == 0.0
    assert luminance("#ffffff") == pytest.approx(1.0)
    assert contrast("#000000", "#ffffff") == pytest.approx(21.0)
    assert contrast("#ffffff", "#000000") == contrast("#000000", "#ffffff")


@pytest.mark.parametrize(("share", "expected"), [(0.0, "#000000"), (0.5, "#808080"), (1.0, "#ffffff")])
def test_mixing_goes_from_one_colour_to_the_other(share: float, expected: str) -> None:
    assert mixed("#000000", "#ffffff", share).name() == expected
