"""The shipped faces carry every sign of the three languages, and sizes follow the desktop."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontDatabase, QRawFont
from PySide6.QtWidgets import QApplication

from liars_qt.look.fonts import SANS, SERIF, install_fonts, scaled, serif, smallness, type_for
from liars_qt.paths import resource

RUSSIAN = "".join(chr(code) for code in range(0x410, 0x450)) + "Ёё«»—…№"
FRENCH = "àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ«»’\u00a0\u202f"
SIGNS = "0123456789×%+−½–·→↑↓♥♦♣♠▸"
EQUAL_NAMES = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫"


@pytest.mark.parametrize("file_name", ["FeltSans-Regular.ttf", "FeltSans-Bold.ttf", "FeltSerif-Regular.ttf"])
def test_a_face_carries_every_letter_and_sign(file_name: str, qapp: QApplication) -> None:
    face = QRawFont(str(resource("fonts", file_name)), 16)
    letters = RUSSIAN + FRENCH + SIGNS + (EQUAL_NAMES if "Sans" in file_name else "")
    assert [letter for letter in letters if not face.supportsCharacter(ord(letter))] == []


def test_the_licence_of_the_faces_is_shipped_beside_them() -> None:
    text = resource("fonts", "OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE" in text
    assert "Lato" in text
    assert "Vollkorn" in text


def test_the_program_speaks_in_its_own_face(qapp: QApplication) -> None:
    install_fonts(qapp)
    assert {SANS, SERIF} <= set(QFontDatabase.families())
    assert qapp.font().family() == SANS
    assert qapp.font().pointSizeF() >= 10.5


def test_a_larger_text_size_is_honoured(qapp: QApplication) -> None:
    install_fonts(qapp)
    normal = qapp.font().pointSizeF()
    install_fonts(qapp, 1.5)
    assert qapp.font().pointSizeF() == pytest.approx(normal * 1.5)
    install_fonts(qapp)


@pytest.mark.parametrize(
    ("room", "least", "most"),
    [
        (QSize(1920, 1080), 1, 1),
        (QSize(1366, 768), 1, 1),
        (QSize(1093, 566), 1, 1),  # 1366 x 768 at 125 %, less a task bar
        (QSize(910, 512), 0.8, 0.85),  # at 150 %
        (QSize(910, 464), 0.72, 0.85),
        (QSize(640, 480), 0.5, 0.75),
    ],
)
def test_only_a_small_screen_makes_type_smaller(room: QSize, least: float, most: float) -> None:
    assert least <= type_for(room) <= most


def test_small_type_is_as_small_whatever_the_desktop_has(qapp: QApplication) -> None:
    install_fonts(qapp)
    assert smallness() == 1
    install_fonts(qapp, 0.8)
    assert smallness() == pytest.approx(0.8)
    install_fonts(qapp)


def test_scaling_keeps_the_way_a_size_was_given(qapp: QApplication) -> None:
    in_pixels = QFont(SANS)
    in_pixels.setPixelSize(10)
    assert scaled(in_pixels, 1.5).pixelSize() == 15
    in_points = QFont(SANS)
    in_points.setPointSizeF(10)
    assert scaled(in_points, 1.5).pointSizeF() == 15
    assert serif(in_points, 2).families() == [SERIF]
