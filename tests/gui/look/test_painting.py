"""Dice, cup and table: vectors that tell their state by shape, sharp at every scale."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from liars_qt.look.cup_paint import draw_cup
from liars_qt.look.dice_paint import PIPS, Die, Mark, draw_blank, draw_die, stamp_die
from liars_qt.look.felt_paint import draw_table
from liars_qt.look.shapes import star
from liars_qt.look.tokens import LIGHT, Tokens, contrast

Draw = Callable[[QPainter, QRectF], None]


def painted(draw: Draw, side: int = 64, ratio: float = 1.0, ground: str = "#00000000") -> QImage:
    """Return what `draw` paints into a square."""
    image = QImage(QSize(side, side) * ratio, QImage.Format.Format_ARGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(ground) if len(ground) == 7 else Qt.GlobalColor.transparent)
    painter = QPainter(image)
    draw(painter, QRectF(0, 0, side, side))
    painter.end()
    return image


def die(face: int, mark: Mark = Mark.PLAIN, wild: bool = False, tokens: Tokens = LIGHT) -> Draw:
    """Return the drawing of a die."""
    return lambda painter, rect: draw_die(painter, rect, Die(face, mark, wild), tokens)


def grey(image: QImage) -> QImage:
    """Return the picture as somebody sees it who sees no hues."""
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


@pytest.mark.parametrize("face", range(1, 7))
def test_a_face_has_as_many_pips_as_its_number(face: int) -> None:
    assert len(PIPS[face]) == face


@pytest.mark.parametrize("face", range(1, 7))
def test_pips_lie_the_same_from_both_sides_of_the_table(face: int) -> None:
    assert {(round(1 - x, 3), round(1 - y, 3)) for x, y in PIPS[face]} == {
        (round(x, 3), round(y, 3)) for x, y in PIPS[face]
    }


@pytest.mark.parametrize("face", range(1, 7))
def test_a_pip_is_dark_where_it_should_be(face: int, theme: Tokens, qapp: QApplication) -> None:
    image = painted(die(face, tokens=theme), 200)
    x, y = PIPS[face][0]
    pip = image.pixelColor(round(200 * (0.06 + 0.88 * x)), round(200 * (0.04 + 0.88 * y)))
    body = image.pixelColor(100, 20)
    assert contrast(pip.name(), body.name()) >= 3.0


@pytest.mark.parametrize("ground", ["felt", "felt_lit", "paper", "window"])
@pytest.mark.parametrize("mark", list(Mark))
def test_pips_stand_out_in_every_state(mark: Mark, ground: str, theme: Tokens, qapp: QApplication) -> None:
    image = painted(die(3, mark, tokens=theme), 200, ground=getattr(theme, ground))
    pip, body = image.pixelColor(100, 96), image.pixelColor(60, 60)
    assert contrast(pip.name(), body.name()) >= 3.0


def test_every_state_of_a_die_differs_without_hues(theme: Tokens, qapp: QApplication) -> None:
    looks = [grey(painted(die(5, mark, tokens=theme), 40, ground=theme.paper)) for mark in Mark]
    assert all(a != b for place, a in enumerate(looks) for b in looks[:place])


def test_a_wild_one_shows_a_star_and_a_plain_one_a_pip(qapp: QApplication) -> None:
    assert grey(painted(die(1, wild=True))) != grey(painted(die(1)))
    assert painted(die(4, wild=True)) == painted(die(4)), "only ones are wild"


@pytest.mark.parametrize(
    "draw",
    [
        die(5),
        lambda painter, rect: draw_cup(painter, rect, LIGHT),
        lambda painter, rect: draw_table(painter, rect, LIGHT),
        lambda painter, rect: draw_blank(painter, rect, LIGHT.edge),
    ],
    ids=["die", "cup", "table", "blank"],
)
def test_at_twice_the_scale_it_is_drawn_not_stretched(draw: Draw, qapp: QApplication) -> None:
    small, large = painted(draw, 80), painted(draw, 80, 2.0)
    assert large.size() == small.size() * 2
    assert large != small.scaled(large.size(), mode=Qt.TransformationMode.SmoothTransformation)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("mark", list(Mark))
def test_a_kept_die_is_as_sharp_as_a_drawn_one(
    mark: Mark, ratio: float, theme: Tokens, qapp: QApplication
) -> None:
    box, shown = QRectF(16, 16, 32, 32), Die(5, mark)
    drawn = painted(lambda painter, _: draw_die(painter, box, shown, theme), 64, ratio, theme.paper)
    for _ in range(2):
        kept = painted(lambda painter, _: stamp_die(painter, box, shown, theme), 64, ratio, theme.paper)
        assert farthest(drawn, kept) <= 6


def farthest(first: QImage, second: QImage) -> int:
    """Return the largest difference of any channel of any pixel: rounding makes a few steps of 255."""
    pairs = zip(bytes(first.constBits()), bytes(second.constBits()), strict=True)
    return max(abs(a - b) for a, b in pairs)


def test_painting_is_the_same_each_time(theme: Tokens, qapp: QApplication) -> None:
    def draw(painter: QPainter, rect: QRectF) -> None:
        draw_table(painter, rect, theme)

    assert painted(draw, 120) == painted(draw, 120)


def test_a_star_points_up_and_has_ten_corners() -> None:
    corners = [star(QPointF(0, 0), 10).at(place) for place in range(10)]
    assert min(corner.y() for corner in corners) == pytest.approx(corners[0].y()) == pytest.approx(-10)
