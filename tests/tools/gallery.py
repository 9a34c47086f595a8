"""Grab every widget, in both themes and with long texts, to PNG files: for eyes, not for assertions.

usage: python -m tests.tools.gallery OUT_FOLDER [NAME ...]
"""

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from liars_qt.look.dice_paint import Die, Mark
from liars_qt.look.fonts import install_fonts
from liars_qt.look.icons import app_icon, icon
from liars_qt.look.theme import dress
from liars_qt.look.tokens import DARK, LIGHT, current
from liars_qt.paths import resource
from liars_qt.widgets.bid_label import BidLabel, BidShown, Style
from liars_qt.widgets.bid_picker import BidPicker
from liars_qt.widgets.hand import LARGE, Hand, HandView, open_hand
from liars_qt.widgets.offer import Cell, Offer, Pick
from liars_qt.widgets.probability_bar import Chance, ProbabilityBar


def hands() -> QWidget:
    """Open, covered, half lifted and counted hands, large and small."""
    page = QWidget()
    rows = QVBoxLayout(page)
    counted = Hand(
        (
            Die(5, Mark.MATCH),
            Die(1, Mark.WILD, True),
            Die(3, Mark.MISS),
            Die(5, Mark.MATCH),
            Die(6, Mark.MISS),
        )
    )
    half = HandView(LARGE)
    half.show_hand(Hand(covered=5))
    half.show_hand(counted)
    half._set_lift(0.45)
    for hand in (open_hand((1, 2, 3, 4, 5), True), open_hand((6, 6, 1)), counted, Hand(covered=5)):
        line = QHBoxLayout()
        for side in (LARGE, 1.3):
            view = HandView(side)
            view.show_hand(hand)
            line.addWidget(view)
        rows.addLayout(line)
    rows.addWidget(half)
    return page


def bids() -> QWidget:
    """Bids at several sizes and styles."""
    page = QWidget()
    grid = QGridLayout(page)
    for column, factor in enumerate((1.0, 1.4, 2.6)):
        for row, style in enumerate(Style):
            label = BidLabel(factor)
            label.show_bid(BidShown(12 - row, (5, 1, 2)[row], style))
            grid.addWidget(label, row, column)
    return page


def offer(styles: bool = False) -> Offer:
    """An offer after 3 x 4 among ten dice."""
    cells = [
        Cell(Pick(q, f, s), "" if (q, f) > (3, 4) else "Not higher than 3 × 4")
        for q in range(1, 11)
        for f in range(1, 7)
        for s in ((False, True) if styles else (False,))
    ]
    return Offer(tuple(cells), Pick(3, 5), styles, "Lower than the standing bid", "Only 10 dice on the table")


def pickers() -> QWidget:
    """The picker plain, with styles, and waiting; the bar above; the calls beside."""
    page = QWidget()
    rows = QVBoxLayout(page)
    for made in (offer(), offer(True), Offer()):
        bar = ProbabilityBar()
        bar.show_chance(Chance(68, 3, "At least 4 × 5: 68 %, reliable, risky to challenge"))
        rows.addWidget(bar)
        picker = BidPicker()
        picker.set_offer(made)
        line = QHBoxLayout()
        line.addWidget(picker)
        line.addSpacing(14)
        for role, text in (("challenge", "Liar!"), ("exact", "Exact")):
            button = QPushButton(text)
            button.setProperty("role", role)
            line.addWidget(button)
        rows.addLayout(line)
    return page


def icons() -> QWidget:
    """Every icon at 16, 24 and 48, and the program's own."""
    page = QWidget()
    grid = QGridLayout(page)
    names = sorted(path.stem for path in resource("icons").glob("*.svg"))
    for place, name in enumerate(names):
        for row, side in enumerate((16, 24, 48)):
            label = QLabel()
            label.setPixmap(icon(name, current().ink).pixmap(QSize(side, side), 1.0))
            grid.addWidget(label, row + 3 * (place // 12), place % 12)
    for place, side in enumerate((16, 24, 32, 48, 64, 128)):
        label = QLabel()
        label.setPixmap(app_icon().pixmap(QSize(side, side), 1.0))
        grid.addWidget(label, 9, place, 1, 1)
    return page


PAGES: dict[str, Callable[[], QWidget]] = {"hands": hands, "bids": bids, "pickers": pickers, "icons": icons}


def grab(widget: QWidget, ratio: float) -> QPixmap:
    """Render a widget at a device pixel ratio, whatever the screen has."""
    widget.ensurePolished()
    widget.adjustSize()
    pixmap = QPixmap(widget.size() * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.end()
    widget.render(pixmap)
    return pixmap


def main(out: Path, names: list[str]) -> None:
    """Write NAME-light.png and NAME-dark.png for each page."""
    out.mkdir(parents=True, exist_ok=True)
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    install_fonts(app)
    for tokens in (LIGHT, DARK):
        dress(app, tokens)
        for name in names or PAGES:
            page = PAGES[name]()
            page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
            page.show()
            grab(page, 1.5).save(str(out / f"{name}-{'dark' if tokens.dark else 'light'}.png"))
            page.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
