"""The board: the band over a felt with a card for everybody, on the laptop and, full screen, for the room."""

from PySide6.QtCore import QEvent, QRect, QSize, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from liars_qt.look.felt_paint import RIM, TableTop
from liars_qt.look.fonts import smallness
from liars_qt.pages.referee_band import BoardBand
from liars_qt.pages.referee_card import PersonCard
from liars_qt.pages.referee_shown import BoardShown

_SMALLEST = QSize(560, 330)
# How many columns a number of people sits in; beyond the table, four.
_COLUMNS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 3, 6: 3, 7: 4, 8: 4, 9: 5, 10: 5}
_GAP = 6


class RefereeBoard(QWidget):
    """Show an evening; `tapped` carries the id of a person whose card was pressed."""

    tapped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin with an empty table."""
        super().__init__(parent)
        self.band = BoardBand(self)
        self.cards: list[PersonCard] = []
        self._table_top = TableTop()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_board(self, board: BoardShown) -> None:
        """Show everything anew; what is the same is not painted again."""
        self.band.show_band(board.band)
        if len(self.cards) != len(board.cards):
            self._set_cards(len(board.cards))
        for card, shown in zip(self.cards, board.cards, strict=True):
            card.show_person(shown)

    def sizeHint(self) -> QSize:
        """Ask for the usual room."""
        return _SMALLEST * 1.4 * smallness()

    def minimumSizeHint(self) -> QSize:
        """Stay readable with twelve people."""
        return _SMALLEST * smallness()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set everything anew."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the felt, from a picture kept as long as size and colours stay."""
        self._table_top.paint(self)

    def _set_cards(self, count: int) -> None:
        while len(self.cards) > count:
            card = self.cards.pop()
            card.hide()
            card.deleteLater()
        while len(self.cards) < count:
            card = PersonCard(self)
            card.clicked.connect(lambda _=False, card=card: self.tapped.emit(card.shown.who))
            card.show()
            self.cards.append(card)
        self._arrange()

    def _arrange(self) -> None:
        """Give the band its share of the height and the cards the rest, in rows from left to right."""
        room = self.rect().adjusted(round(RIM) + 8, round(RIM) + 5, -round(RIM) - 8, -round(RIM) - 7)
        columns = _COLUMNS.get(len(self.cards), 4)
        rows = -(-len(self.cards) // columns) if self.cards else 1
        band = round(room.height() * {1: 0.56, 2: 0.4}.get(rows, 0.3))
        self.band.setGeometry(QRect(room.left(), room.top(), room.width(), band))
        grid = QRect(room.left(), room.top() + band, room.width(), room.height() - band)
        width = (grid.width() - _GAP * (columns - 1)) // columns
        height = (grid.height() - _GAP * (rows - 1)) // rows
        for place, card in enumerate(self.cards):
            row, column = divmod(place, columns)
            inside = min(columns, len(self.cards) - row * columns)
            left = grid.left() + (grid.width() - inside * width - (inside - 1) * _GAP) // 2
            card.setGeometry(
                left + column * (width + _GAP), grid.top() + row * (height + _GAP), width, height
            )
