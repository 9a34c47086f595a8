"""Grab every widget, in both themes and with long texts, to PNG files: for eyes, not for assertions.

usage: python -m tests.tools.gallery OUT_FOLDER [NAME ...]
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from liars_qt.look.cards import ASPECT, CardFace, draw_back, draw_card
from liars_qt.look.dice_paint import Die, Mark
from liars_qt.look.felt_paint import draw_table
from liars_qt.look.fonts import install_fonts
from liars_qt.look.icons import app_icon, icon
from liars_qt.look.suits import SuitShape
from liars_qt.look.theme import dress
from liars_qt.look.tokens import DARK, LIGHT, current
from liars_qt.paths import resource
from liars_qt.widgets.bid_label import BidLabel, BidShown, Style
from liars_qt.widgets.bid_picker import BidPicker
from liars_qt.widgets.cover import Cover
from liars_qt.widgets.felt import Felt
from liars_qt.widgets.hand import LARGE, Hand, HandView, open_hand
from liars_qt.widgets.offer import Cell, Offer, Pick
from liars_qt.widgets.probability_bar import Chance, ProbabilityBar
from liars_qt.widgets.rail import Rail
from liars_qt.widgets.round_history import NamedBid, NamedHand, RoundHistory, RoundRole
from liars_qt.widgets.rule_line import RuleLine
from liars_qt.widgets.seat import SeatShown
from liars_qt.widgets.verdict_panel import VerdictPanel


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


NAMES = ("You", "Anna", "Boris", "Chloé", "Дмитрий Александрович", "Eve", "Федя", "Georges-Alexandre")


def seats(count: int, penalties: bool = False, reveal: bool = False) -> list[SeatShown]:
    """Seats in the middle of a round, or at its reveal."""
    counted = Hand(
        (
            Die(5, Mark.MATCH),
            Die(1, Mark.WILD, True),
            Die(3, Mark.MISS),
            Die(5, Mark.MATCH),
            Die(6, Mark.MISS),
        )
    )
    made = []
    for place in range(count):
        own = place == 0
        hand = counted if reveal else open_hand((1, 3, 5, 5, 6), True) if own else Hand(covered=5 - place % 4)
        made.append(
            SeatShown(
                NAMES[place],
                dice=5 - place % 4,
                penalties=place if penalties else None,
                bid=BidShown(3 + place, 1 + (place + 3) % 6) if place != 2 else None,
                hand=hand,
                to_move=place == 2,
                thinking=place == 2,
                status="thinking" if place == 2 else "",
            )
        )
    return made


def table(count: int, size: QSize, **how: bool) -> QWidget:
    """A whole table."""
    felt = Felt()
    felt.set_seats(count)
    for place, seat in enumerate(seats(count, **how)):
        felt.seat(place).show_seat(seat)
    felt.centre.show_bid(BidShown(4, 5), "The bid to beat: Anna")
    felt.setFixedSize(size)
    return felt


SMALL_TABLE = QSize(760, 330)


def verdict() -> QWidget:
    """A concluded reveal."""
    panel = VerdictPanel()
    panel.setFixedWidth(900)
    panel.begin(BidShown(4, 5), "Claimed")
    panel.show_count(5, "2 of them wild")
    panel.conclude(
        "There are 5: the bid holds. Anna loses a die.",
        ("Boris: held two fives, gave the bid 61 %, and raised honestly.",),
        True,
    )
    return panel


def history() -> QWidget:
    """Two rounds, one of them still going on."""
    counted = (
        Die(5, Mark.MATCH),
        Die(1, Mark.WILD, True),
        Die(3, Mark.MISS),
        Die(5, Mark.MATCH),
        Die(6, Mark.MISS),
    )
    model = QStandardItemModel()
    for number, open_ in ((1, True), (2, False)):
        item = QStandardItem(f"Round {number}")
        item.setData(f"Round {number}", RoundRole.TITLE)
        item.setData(tuple(NamedBid(NAMES[n], BidShown(2 + n, 1 + n)) for n in range(5)), RoundRole.BIDS)
        item.setData(
            tuple(NamedHand(name, counted, "3") for name in NAMES[:5]) if open_ else (), RoundRole.HANDS
        )
        item.setData(
            "Claimed 4 × 5, there are 5, 2 of them wild. Anna loses a die." if open_ else "",
            RoundRole.VERDICT,
        )
        model.appendRow(item)
    view = RoundHistory()
    model.setParent(view)
    view.setModel(model)
    view.setFixedSize(330, 480)
    return view


def shell() -> QWidget:
    """A window as it may be put together, at the smallest size."""
    page = QWidget()
    across = QHBoxLayout(page)
    across.setContentsMargins(0, 0, 0, 0)
    across.setSpacing(0)
    rail = Rail()
    for name, text in (
        ("dice", "Dice"),
        ("referee", "Referee"),
        ("cards", "Red or Black"),
        ("records", "Records"),
        ("rules", "Rules"),
    ):
        action = QAction(text, page)
        action.setCheckable(True)
        action.setChecked(name == "dice")
        rail.add_place(action, name)
    across.addWidget(rail)
    down = QVBoxLayout()
    down.setContentsMargins(10, 4, 10, 8)
    down.setSpacing(3)
    across.addLayout(down, 1)
    head = RuleLine()
    head.show_rules(
        "Knockout", ("ones are wild", "no exact call", "no palifico", "the loser opens", "five dice each")
    )
    down.addWidget(head)
    down.addWidget(table(5, QSize(990, 352)), 1)
    down.addWidget(pickers_line())
    page.setFixedSize(1093, 540)
    return page


def pickers_line() -> QWidget:
    """Bar and picker with the calls beside them."""
    page = QWidget()
    rows = QVBoxLayout(page)
    rows.setContentsMargins(0, 0, 0, 0)
    bar = ProbabilityBar()
    bar.show_chance(Chance(68, 3, "At least 4 × 5: 68 %, reliable, risky to challenge"))
    rows.addWidget(bar)
    picker = BidPicker()
    picker.set_offer(offer())
    line = QHBoxLayout()
    line.addWidget(picker, 1)
    line.addSpacing(14)
    for role, text in (("challenge", "Liar!"), ("exact", "Exact")):
        button = QPushButton(text)
        button.setProperty("role", role)
        button.setMinimumHeight(44)
        line.addWidget(button)
    rows.addLayout(line)
    return page


def cover() -> QWidget:
    """The cover between two persons."""
    page = Cover()
    page.show_seat("Анна")
    page.setFixedSize(760, 480)
    return page


def controls() -> QWidget:
    """The standard widgets as the style sheet dresses them."""
    page = QWidget()
    grid = QGridLayout(page)
    box = QGroupBox("House rules")
    form = QVBoxLayout(box)
    for text, on in (("Ones are wild", True), ("Strict bids", False)):
        check = QCheckBox(text)
        check.setChecked(on)
        form.addWidget(check)
    for text, on in (("Knockout", True), ("Penalty", False)):
        radio = QRadioButton(text)
        radio.setChecked(on)
        form.addWidget(radio)
    grid.addWidget(box, 0, 0)
    fields = QVBoxLayout()
    combo = QComboBox()
    combo.addItems(["System", "Light", "Dark"])
    spin = QSpinBox()
    line = QLineEdit("Anna")
    slider = QSlider(Qt.Orientation.Horizontal)
    for widget in (combo, spin, line, slider):
        fields.addWidget(widget)
    off = QLineEdit("not now")
    off.setEnabled(False)
    fields.addWidget(off)
    grid.addLayout(fields, 0, 1)
    tabs = QTabWidget()
    table = QTableWidget(6, 3)
    table.setHorizontalHeaderLabels(["Name", "Wins", "Streak"])
    for row in range(6):
        for column, text in enumerate((NAMES[row], str(row * 3), str(row))):
            table.setItem(row, column, QTableWidgetItem(text))
    table.selectRow(1)
    tabs.addTab(table, "Players")
    tabs.addTab(QLabel("x"), "Games")
    grid.addWidget(tabs, 1, 0, 1, 2)
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
    grid.addWidget(buttons, 2, 0, 1, 2)
    page.setFixedSize(560, 430)
    return page


class CardSheet(QWidget):
    """Every card at once."""

    def __init__(self, four_colours: bool) -> None:
        super().__init__()
        self._four_colours = four_colours
        self.setFixedSize(1180, 680)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_table(painter, QRectF(self.rect()), current())
        for row, suit in enumerate(SuitShape):
            for rank in range(1, 14):
                index = {1: "A", 11: "J", 12: "Q", 13: "K"}.get(rank, str(rank))
                box = QRectF(20 + (rank - 1) * 87, 18 + row * 125, 82, 82 * ASPECT)
                draw_card(painter, box, CardFace(rank, suit, index), current(), self._four_colours)
        draw_card(painter, QRectF(20, 525, 82, 82 * ASPECT), CardFace(14, None, "Joker"), current())
        draw_back(painter, QRectF(110, 525, 82, 82 * ASPECT), current())
        large = ((12, SuitShape.HEARTS, "Q"), (13, SuitShape.SPADES, "K"), (11, SuitShape.CLUBS, "J"))
        for place, card in enumerate(large):
            box = QRectF(560 + place * 200, 390, 190, 190 * ASPECT)
            draw_card(painter, box, CardFace(*card), current(), self._four_colours)
        painter.end()


PAGES: dict[str, Callable[[], QWidget]] = {
    "hands": hands,
    "bids": bids,
    "pickers": pickers,
    "icons": icons,
    "verdict": verdict,
    "history": history,
    "shell": shell,
    "cover": cover,
    "controls": controls,
    "cards": lambda: CardSheet(False),
    "cards4": lambda: CardSheet(True),
    "table2": lambda: table(2, SMALL_TABLE),
    "table4": lambda: table(4, SMALL_TABLE, penalties=True),
    "table8": lambda: table(8, SMALL_TABLE),
    "reveal6": lambda: table(6, SMALL_TABLE, reveal=True),
    "big5": lambda: table(5, QSize(1500, 760)),
}


def main(out: Path, names: list[str]) -> None:
    """Write NAME-light.png and NAME-dark.png for each page."""
    out.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("QT_SCALE_FACTOR", "1.5")
    app = QApplication(sys.argv[:1])
    install_fonts(app)
    for tokens in (LIGHT, DARK):
        dress(app, tokens)
        for name in names or PAGES:
            page = PAGES[name]()
            page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
            page.show()
            page.grab().save(str(out / f"{name}-{'dark' if tokens.dark else 'light'}.png"))
            page.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
