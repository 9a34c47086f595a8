"""Icons: drawn in one colour, put in when asked for, sharp at every size."""

from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QImage
from PySide6.QtWidgets import QApplication

from liars_qt.look.icons import app_icon, icon
from liars_qt.paths import resource

NAMES = sorted(path.stem for path in resource("icons").glob("*.svg"))


def inks(image: QImage) -> set[str]:
    """The colours of the pixels that are fully painted."""
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return {pixel.name() for pixel in pixels if pixel.alpha() == 255}


@pytest.mark.parametrize("name", NAMES)
def test_an_icon_is_drawn_in_the_one_colour_that_is_replaced(name: str) -> None:
    text = resource("icons", f"{name}.svg").read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    assert root.get("viewBox") == "0 0 24 24"
    used = {part.get(key) for part in root.iter() for key in ("fill", "stroke")} - {None, "none"}
    assert used == {"#000000"}


@pytest.mark.parametrize("side", [16, 24, 48])
@pytest.mark.parametrize("name", NAMES)
def test_an_icon_takes_the_colour_of_the_theme(name: str, side: int, qapp: QApplication) -> None:
    painted = icon(name, "#b3480f").pixmap(QSize(side, side), 1.0).toImage()
    assert painted.width() == side
    red = [QColor(ink).red() > QColor(ink).blue() for ink in inks(painted)]
    assert all(red)
    assert not icon(name, "#b3480f").pixmap(QSize(side, side), 1.0).isNull()


def test_a_disabled_icon_is_fainter(qapp: QApplication) -> None:
    normal = icon("undo", "#000000").pixmap(QSize(48, 48), 1.0, QIcon.Mode.Normal).toImage()
    faint = icon("undo", "#000000").pixmap(QSize(48, 48), 1.0, QIcon.Mode.Disabled).toImage()
    assert inks(normal) != inks(faint)


def test_at_twice_the_scale_an_icon_is_drawn_not_stretched(qapp: QApplication) -> None:
    small = icon("records", "#000000").pixmap(QSize(24, 24), 1.0).toImage()
    large = icon("records", "#000000").pixmap(QSize(24, 24), 2.0).toImage()
    assert large.width() == 48
    assert large != small.scaled(48, 48)


def test_an_unknown_icon_is_a_fault_at_once(qapp: QApplication) -> None:
    with pytest.raises(FileNotFoundError):
        icon("no-such-icon", "#000000")


@pytest.mark.parametrize("side", [16, 32, 256])
def test_the_program_has_an_icon_of_its_own(side: int, qapp: QApplication) -> None:
    image = app_icon().pixmap(QSize(side, side), 1.0).toImage()
    assert len(inks(image)) > 8


def test_an_icon_of_one_size_is_drawn_for_the_screens_there_are(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert [size.width() for size in icon("undo", "#000000", 20).availableSizes()] == [20]
    monkeypatch.setattr("liars_qt.look.icons.scales", lambda: {1.0, 2.5})
    assert sorted(size.width() for size in icon("undo", "#000000", 20).availableSizes()) == [20, 50]
