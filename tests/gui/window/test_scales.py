"""On a magnified screen everything is drawn anew, nothing is stretched: dice, cups, cards, icons, letters."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from engine.dice.bid import Bid
from engine.dice.rules import MENTEUR
from engine.referee.evening import Setup
from liars_qt.pages.cards_page import CardsPage
from liars_qt.pages.referee_page import RefereePage
from tests.gui.cards.party import Party
from tests.gui.stage import Opened, Puppets, Stage
from tests.gui.window.processes import run

RATIOS = (1.25, 1.5, 2.0)
SIZE = QSize(1093, 614)
SHARPER = 1.06  # than a stretched picture of the same thing
Parts = dict[str, QWidget]


def dice(stage: Stage, puppets: Puppets) -> Parts:
    """The dice table with a bid, a cup and a verdict in the history."""
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: puppets.waiting)
    puppets.answer(Bid(3, 3))
    stage.until(lambda: stage.on_turn)
    page, felt = stage.page, stage.page.board.felt
    return {
        "own dice": felt.own.hand,
        "a cup": felt.others[0],
        "the bid to beat": felt.centre,
        "faces to choose": page.controls.picker,
        "the chance bar": page.controls.bar,
        "the history": page.history,
        "the head": page.head,
        "the rail": stage.window.rail,
        "the menus": stage.window.menuBar(),
    }


def cards(stage: Stage, puppets: Puppets) -> Parts:
    """The card table with an open card."""
    stage.window.show_page(stage.program.cards_page)
    page = stage.program.cards_page.page
    assert isinstance(page, CardsPage)
    party = Party(stage.program, stage.qtbot)
    party.lay("7H AS *")
    party.key("1")
    return {"a card": page.board.frame, "the note": page.board.note, "the chips": page.controls.chips}


def referee(stage: Stage, puppets: Puppets) -> Parts:
    """The referee's board."""
    stage.window.show_page(stage.program.referee_page)
    page = stage.program.referee_page.page
    assert isinstance(page, RefereePage)
    page.start(Setup(MENTEUR, ("Anna", "Boris", "Claire")))
    stage.key("6", "4", Qt.Key.Key_Return)
    return {"the band": page.board.band, "a person": page.board.cards[0], "the strip": page.controls}


def books(stage: Stage, puppets: Puppets) -> Parts:
    """The rules with their dice."""
    stage.program.open_rules("dice#ones")
    stage.settle()
    return {"the text": stage.program.rules_page.reader.text.viewport()}


PAGES: tuple[Callable[[Stage, Puppets], Parts], ...] = (dice, cards, referee, books)


def drawn(widget: QWidget, ratio: float) -> QImage:
    """Draw a widget as a screen of that ratio would show it."""
    image = QImage((widget.size() * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.gray)
    widget.render(image)
    return image


def sharpness(image: QImage) -> float:
    """Return how much neighbouring pixels differ on the whole: a stretched picture has soft edges."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    rows = np.frombuffer(grey.constBits(), np.uint8).reshape(grey.height(), grey.bytesPerLine())
    light: NDArray[np.int64] = rows[:, : grey.width()].astype(np.int64)
    return float(np.mean(np.square(np.diff(light, axis=0))) + np.mean(np.square(np.diff(light, axis=1))))


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.__name__)
def test_everything_is_drawn_for_the_screen_it_is_on(
    opened: Opened, puppets: Puppets, page: Callable[[Stage, Puppets], Parts], ratio: float
) -> None:
    stage = opened(puppets)
    stage.window.resize(SIZE)
    stage.settle()
    for name, part in page(stage, puppets).items():
        assert part.isVisible(), name
        large = drawn(part, ratio)
        stretched = drawn(part, 1.0).scaled(large.size(), mode=Qt.TransformationMode.SmoothTransformation)
        assert large.size() == stretched.size()
        assert sharpness(large) > sharpness(stretched) * SHARPER, name


def test_a_stretched_picture_is_found(stage: Stage) -> None:
    """Guard the measurement: what is stretched is no sharper than itself."""
    small = drawn(stage.page.board.felt.own.hand, 1.0)
    stretched = small.scaled(small.size() * 2, mode=Qt.TransformationMode.SmoothTransformation)
    assert sharpness(stretched) < sharpness(small)


@pytest.mark.parametrize(
    ("factor", "width", "height"),
    [(1, 1366, 768), (1.25, 1366, 768), (1.5, 1920, 1080), (2, 2560, 1600)],
    ids=lambda number: str(number),
)
def test_a_program_started_on_a_magnified_screen_fits_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, factor: float, width: int, height: int
) -> None:
    screen = {
        "name": "magnified",
        "x": 0,
        "y": 0,
        "width": width,
        "height": height,
        "logicalDpi": 96,
        "dpr": 1,
    }
    config = tmp_path / "screen.json"
    config.write_text(json.dumps({"screens": [screen]}), encoding="utf-8")
    monkeypatch.setitem(os.environ, "QT_QPA_PLATFORM", f"offscreen:configfile={config}")
    monkeypatch.setitem(os.environ, "QT_SCALE_FACTOR", str(factor))
    ratio, grabbed, fits = run(tmp_path / "data", "scaled")[0].split(maxsplit=2)
    assert float(ratio) == float(grabbed) == factor
    assert fits == "fits"
