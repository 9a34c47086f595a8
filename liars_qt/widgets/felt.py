"""The table top with its seats: one's own at the bottom, the others round it, the bid to beat in the middle."""

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from liars_qt.look.felt_paint import RIM, TableTop
from liars_qt.look.fonts import em, hand_down, scaled, smallness
from liars_qt.look.motion import STILL, Motion
from liars_qt.look.tokens import current, faded
from liars_qt.widgets.bid_label import BidLabel, BidShown
from liars_qt.widgets.seat import OwnSeat, SeatView

_SMALLEST = QSize(690, 330)  # eight seats and their hands still fit, logical pixels
_BASE = QSize(760, 330)  # from here on a larger table makes everything on it larger
_LARGEST = 2.1
# Few seats are drawn larger than many: how much, by the number of others.
_ROOMY = {1: 1.35, 2: 1.3, 3: 1.15}
# How many seats sit on the left, at the top and on the right, by the number of others.
_SIDES = {
    0: (0, 0, 0),
    1: (0, 1, 0),
    2: (0, 2, 0),
    3: (1, 1, 1),
    4: (1, 2, 1),
    5: (1, 3, 1),
    6: (2, 2, 2),
    7: (2, 3, 2),
}


class StandingBid(QWidget):
    """The bid to beat in the middle of the table, with a line that says whose it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.caption = QLabel(self)
        self.caption.setTextFormat(Qt.TextFormat.PlainText)
        self.caption.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.caption.setWordWrap(True)
        self.bid = BidLabel(2.3, True, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 6)
        column.setSpacing(5)
        column.addWidget(self.caption)
        column.addWidget(self.bid, 0, Qt.AlignmentFlag.AlignHCenter)
        self._ink()

    def show_bid(self, bid: BidShown | None, caption: str) -> None:
        """Show the standing bid, or only the caption ("No bid yet")."""
        self.caption.setText(caption)
        self.bid.show_bid(bid)
        self.bid.setVisible(bid is not None)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the hollow in the felt in which the bid lies."""
        if self.bid.bid is None:
            return
        tokens = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.bid.geometry()).adjusted(
            -em(self) * 1.3, -em(self) * 0.16, em(self) * 1.3, em(self) * 0.2
        )
        box = box.intersected(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        painter.setPen(QPen(faded(tokens.felt_line, 0.4), 1.2))
        painter.setBrush(faded(tokens.felt_edge, 0.42))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._ink()
        elif event.type() == QEvent.Type.FontChange:
            hand_down(self, self.caption, self.bid)

    def _ink(self) -> None:
        sheet = f"color: {current().felt_ink};"
        if self.caption.styleSheet() != sheet:
            self.caption.setStyleSheet(sheet)


class Felt(QFrame):
    """Paint the table and set the seats round it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.own = OwnSeat(self)
        self.others: list[SeatView] = []
        self.centre = StandingBid(self)
        self._motion = STILL
        self._scale = 1.0
        self._table_top = TableTop()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def scale(self) -> float:
        """How much larger than the smallest table everything is."""
        return self._scale

    def seat(self, place: int) -> SeatView:
        """Return the view of a place: 0 is one's own, then clockwise."""
        return self.own if place == 0 else self.others[place - 1]

    def set_seats(self, count: int) -> None:
        """Have `count` seats in all, one's own included (1..8)."""
        while len(self.others) > count - 1:
            self.others.pop().deleteLater()
        while len(self.others) < count - 1:
            view = SeatView(self)
            view.set_motion(self._motion)
            view.show()
            self.others.append(view)
        self._rescale()

    def set_motion(self, motion: Motion) -> None:
        """Tell every seat how much may move."""
        self._motion = motion
        for view in (self.own, *self.others):
            view.set_motion(motion)

    def finish(self) -> None:
        """End every movement at once."""
        for view in (self.own, *self.others):
            view.hand.finish()

    def sizeHint(self) -> QSize:
        return _BASE * smallness()

    def minimumSizeHint(self) -> QSize:
        """Ask for the far side's width: three seats with all their dice need more than three with five."""
        far = max((self._at_base(view.sizeHint().width()) for view in self.others), default=0)
        return (_SMALLEST * smallness()).expandedTo(QSize(round(3 * far + 2 * RIM + 34), 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._rescale()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._rescale()
        elif event.type() == QEvent.Type.StyleChange:
            # The children are dressed after this widget, and lose their fonts by it.
            QCoreApplication.postEvent(self, QEvent(QEvent.Type.LayoutRequest))

    def event(self, event: QEvent) -> bool:
        """Set the seats anew when one of them has asked for other room."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._rescale()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._table_top.paint(self)

    def arrange(self) -> None:
        """Put every seat in its place."""
        left, top, _ = _SIDES[min(7, len(self.others))]
        room = QRectF(self.rect()).adjusted(RIM + 7, RIM + 5, -RIM - 7, -RIM - 5)
        own = self.own.sizeHint()
        own_top = room.bottom() - own.height() - 2
        self.own.setGeometry(
            round(room.center().x() - own.width() / 2), round(own_top), own.width(), own.height()
        )
        far = self.others[left : left + top]
        self._place_top(far, room)
        self._place_column(self.others[:left], room, far, right=False)
        self._place_column(self.others[left + top :], room, far, right=True)
        self._place_centre(room, own_top)

    def _place_column(self, seats: list[SeatView], room: QRectF, far: list[SeatView], right: bool) -> None:
        """Set a side: the left one is walked upwards, the right one downwards, as clockwise goes.

        It keeps clear of the far side and of one's own place where they reach over it.
        """
        if not seats:
            return
        size = seats[0].sizeHint()
        x = room.right() - size.width() if right else room.left()
        lane = QRect(round(x), 0, size.width(), self.height())
        ceiling = max(
            (view.geometry().bottom() for view in far if view.geometry().intersects(lane)), default=room.top()
        )
        floor = (
            self.own.geometry().top()
            if self.own.geometry().intersects(lane)
            else room.bottom() - size.height() / 2
        )
        gap = (floor - ceiling - size.height() * len(seats)) / (len(seats) + 1)
        for place, view in enumerate(seats if right else reversed(seats)):
            y = ceiling + gap + (size.height() + gap) * place
            view.setGeometry(round(x), round(y), size.width(), size.height())

    @staticmethod
    def _place_top(seats: list[SeatView], room: QRectF) -> None:
        """Set the far side, from left to right on a flat arc."""
        if not seats:
            return
        width = seats[0].sizeHint().width()
        gap = min((room.width() - width * len(seats)) / (len(seats) + 1), width * 0.45)
        left = room.center().x() - (width * len(seats) + gap * (len(seats) - 1)) / 2
        for place, view in enumerate(seats):
            size = view.sizeHint()
            off = abs(place - (len(seats) - 1) / 2)
            view.setGeometry(
                round(left + (width + gap) * place), round(room.top() + off * 5), size.width(), size.height()
            )

    def _place_centre(self, room: QRectF, own_top: float) -> None:
        left, top, _ = _SIDES[min(7, len(self.others))]
        ceiling = room.top() + (self.others[0].sizeHint().height() if top else 0)
        beside = self.others[0].sizeHint().width() + em(self) * 0.5 if left else room.width() * 0.15
        width = round(room.width() - 2 * beside)
        height = self.centre.heightForWidth(width)
        middle = (ceiling + own_top) / 2
        self.centre.setGeometry(
            round(room.center().x() - width / 2), round(middle - height / 2), width, height
        )

    def _at_base(self, length: float) -> float:
        """Return what a length would be on the smallest table."""
        return length / self._scale / _ROOMY.get(len(self.others), 1.0)

    def _rescale(self) -> None:
        """Let everything on the table grow with it."""
        base = _BASE * smallness()
        wanted = min(self.width() / base.width(), self.height() / base.height())
        self._scale = max(1.0, min(_LARGEST, wanted))
        font = scaled(self.font(), self._scale)
        roomy = scaled(font, _ROOMY.get(len(self.others), 1.0))
        _set_font(self.own, font)
        _set_font(self.centre, font)
        for view in self.others:
            _set_font(view, roomy)
        self.arrange()


def _set_font(view: QWidget, font: QFont) -> None:
    """Set a font only where it is another one: each setting lays the widget out anew."""
    if view.font() != font:
        view.setFont(font)
