"""The shipped faces carry every sign of the three languages, and sizes follow the desktop."""

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QRawFont
from PySide6.QtWidgets import QApplication

from liars_qt.look.fonts import SANS, SERIF, install_fonts, scaled, serif
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


def test_scaling_keeps_the_way_a_size_was_given(qapp: QApplication) -> None:
    in_pixels = QFont(SANS)
    in_pixels.setPixelSize(10)
    assert scaled(in_pixels, 1.5).pixelSize() == 15
    in_points = QFont(SANS)
    in_points.setPointSizeF(10)
    assert scaled(in_points, 1.5).pointSizeF() == 15
    assert serif(in_points, 2).families() == [SERIF]
