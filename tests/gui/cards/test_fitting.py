"""Text fits its place: whole if there is any way, between words if there is any way, never out of the room."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from liars_qt.look.fonts import SANS, install_fonts
from liars_qt.widgets.chips import ChipRow, ChipShown
from liars_qt.widgets.fit_button import FitButton
from liars_qt.widgets.fit_text import FitText, TextLook
from liars_qt.widgets.fitting import bound, fit, wrapped
from liars_qt.widgets.rule_list import FOLD_ABOVE, RuleList, RuleShown
from liars_qt.words.names import numbered_name

WORDS = st.text(st.characters(categories=("L", "N", "P")), min_size=1, max_size=30)


@pytest.fixture(scope="module", autouse=True)
def fonts(qapp: QApplication) -> None:
    install_fonts(qapp)


def font() -> QFont:
    made = QFont([SANS])
    made.setPointSizeF(12)
    return made


@given(st.lists(WORDS, max_size=12), st.integers(20, 600), st.integers(10, 200))
def test_no_line_is_wider_and_no_text_taller_than_its_room(words: list[str], width: int, height: int) -> None:
    text = " ".join(words)
    made = fit(text, font(), QSizeF(width, height))
    assert made.width <= width + 2, "a kerned pair may stand out by a hair"
    if made.whole:
        assert "".join(made.lines).replace(" ", "") == text.replace(" ", "")


@given(st.lists(WORDS, min_size=1, max_size=8))
def test_a_room_that_is_large_enough_takes_the_full_size(words: list[str]) -> None:
    text = " ".join(words)
    made = fit(text, font(), QSizeF(20_000, 2_000))
    assert made.whole
    assert made.lines == (text,)
    assert made.font.pointSizeF() == font().pointSizeF()


@pytest.mark.parametrize("width", range(100, 300, 9))
def test_no_line_ends_inside_a_bid(width: int) -> None:
    lines = wrapped(bound("You challenge 11 × 6. Claimed 11 × 6, found 17."), font(), width)
    assert not [line for line in lines if line.strip().startswith(("×", "6")) or line.endswith(("11", "×"))]


@pytest.mark.parametrize("width", range(56, 300, 7))
def test_no_line_ends_inside_a_default_name(width: int) -> None:
    text = f"{numbered_name(11)} → {numbered_name(2)}"
    made = fit(text, font(), QSizeF(width, 200))
    assert [line for line in made.lines if line.strip() in ("11", "2") or line.endswith("Player")] == []


def test_no_figure_is_left_alone_on_the_last_line() -> None:
    text = bound("Вы теряете кость, остаётся 4.")
    assert {wrapped(text, font(), width)[-1] for width in range(130, 400)} >= {text}
    assert all(wrapped(text, font(), width)[-1] != "4." for width in range(130, 400))


def test_words_are_broken_only_where_no_size_would_hold_them() -> None:
    room = QSizeF(QFontMetricsF(font()).horizontalAdvance("Alexandra") * 0.8, 60)
    assert fit("Alexandra", font(), room).lines == ("Alexandra",)
    assert len(fit("Alexandra" * 4, font(), room).lines) > 1


def test_what_cannot_fit_ends_in_an_ellipsis() -> None:
    made = fit("W" * 200, font(), QSizeF(80, 16))
    assert not made.whole
    assert made.lines[-1].endswith("…")


def test_line_breaks_are_kept() -> None:
    assert wrapped("one\ntwo", font(), 500) == ("one", "two")


def test_a_label_that_is_cut_tells_all_of_it_in_its_tooltip(qtbot: QtBot) -> None:
    label = FitText(TextLook(1.0))
    qtbot.addWidget(label)
    label.show_text("W" * 300)
    label.resize(60, 18)
    assert (label.whole, label.toolTip()) == (False, "W" * 300)
    label.show_text("short")
    assert (label.whole, label.toolTip()) == (True, "")


def test_a_button_keeps_ampersands_out_of_shortcuts(qtbot: QtBot) -> None:
    button = FitButton()
    qtbot.addWidget(button)
    button.show_label("Tom & Jerry &File")
    assert button.shortcut().isEmpty()
    assert button.label == button.accessibleName() == "Tom & Jerry &File"


@pytest.mark.parametrize("count", range(2, 13))
def test_chips_lie_inside_their_row_and_apart(qtbot: QtBot, count: int) -> None:
    row = ChipRow()
    qtbot.addWidget(row)
    row.resize(690, 96)
    row.show_chips([ChipShown(str(n), f"Player {n}") for n in range(count)])
    boxes = [chip.geometry() for chip in row.chips]
    assert all(row.rect().contains(box) for box in boxes)
    assert not any(a.intersects(b) for n, a in enumerate(boxes) for b in boxes[n + 1 :])
    assert min(box.height() for box in boxes) >= 40


def rules(count: int) -> tuple[RuleShown, ...]:
    return tuple(RuleShown(f"{n}♥", True, f"Rule number {n} of somebody", "until used") for n in range(count))


@pytest.mark.parametrize("count", range(9))
def test_rules_fold_above_three(qtbot: QtBot, count: int) -> None:
    shown = RuleList()
    qtbot.addWidget(shown)
    shown.resize(700, 200)
    shown.show_rules(rules(count), f"Rules in force: {count}")
    assert shown.folded == (count > FOLD_ABOVE)
    assert shown.isHidden() == (count == 0)
    shown.head.setChecked(True)
    assert not shown.folded


def test_short_rules_share_a_line_and_a_cap_makes_them_smaller(qtbot: QtBot) -> None:
    shown = RuleList()
    qtbot.addWidget(shown)
    shown.show_rules(rules(3), "")
    assert shown.heightForWidth(900) < shown.heightForWidth(300)
    shown.show_rules(rules(8), "Rules in force: 8")
    shown.head.setChecked(True)
    tall = shown.heightForWidth(400)
    shown.set_cap(tall - 30)
    assert shown.heightForWidth(400) < tall
