"""The felt with the card in the middle: whose turn it is, what the card made of the bet, what it asks for."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from engine.cards.deck import Card
from engine.cards.state import Level, Phase
from liars_qt.look.cards import ASPECT
from liars_qt.look.felt_paint import RIM, TableTop
from liars_qt.look.fonts import em, hand_down
from liars_qt.look.motion import STILL, Motion
from liars_qt.models.cards_shown import Scene, card_shown, seal_of
from liars_qt.pages.cards_end import EndSheet
from liars_qt.pages.cards_telling import note_of, price_told
from liars_qt.widgets.card_frame import CardFrame
from liars_qt.widgets.fit_text import FitText, TextLook
from liars_qt.widgets.paper_note import PaperNote
from liars_qt.widgets.playing_card import SMALL_CARD, PlayingCard
from liars_qt.widgets.price_badge import PriceBadge
from liars_qt.words.cards import decision_text, price_text, prompt_text

TURN_MS = 620
_INSET = RIM + 16  # from the edge of the table to what lies on it
_CENTRE = Qt.AlignmentFlag.AlignCenter


class CardsBoard(QFrame):
    """Put a scene on the felt. `told` is given when a card that was turned over has been seen."""

    told = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin with a bare table."""
        super().__init__(parent)
        self.prompt = FitText(TextLook(1.8, serif=True, ink="felt_ink"), self)
        self.decision = FitText(TextLook(1.4, serif=True, ink="felt_ink"), self)
        self.frame, self.other = CardFrame(self), PlayingCard(SMALL_CARD, self)
        self.caption = FitText(TextLook(1.0, ink="felt_ink_muted"), self)
        self.price, self.note, self.end = PriceBadge(self), PaperNote(self), EndSheet(self)
        self._motion: Motion = STILL
        self._scene: Scene | None = None
        self._table_top = TableTop()
        for label in (self.prompt, self.decision, self.caption):
            label.setAlignment(_CENTRE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.frame.turned.connect(self._on_turned)
        self._show_parts(Phase.BET)

    @property
    def turning(self) -> bool:
        """Tell whether the card is still being turned over."""
        return self.frame.turning

    def set_motion(self, motion: Motion) -> None:
        """Take how much may move."""
        self._motion = motion

    def set_four_colours(self, wanted: bool) -> None:
        """Give each suit a colour of its own."""
        self.frame.card.set_four_colours(wanted)
        self.other.set_four_colours(wanted)

    def show_scene(self, scene: Scene) -> None:
        """Show a table as it stands."""
        self._scene = scene
        table, played = scene.table, scene.round
        self._show_parts(table.phase)
        self.prompt.show_text(prompt_text(table, scene.labels))
        card = table.open_card if played is None else played.card
        if played is None:
            self.frame.show_card(card_shown(card))
        else:
            self.frame.show_card(card_shown(card), seal_of(played))
        self.decision.show_text("" if played is None else decision_text(played))
        self._show_other(scene)
        self._show_price(scene)
        note = note_of(scene)
        self.note.show_note(note.title, note.text, note.aside)
        if table.phase is Phase.OVER:
            self.end.show_scene(scene)

    def turn_over(self, scene: Scene) -> None:
        """Turn the card of a round that has just been bet on; everything else is told when it has been seen."""
        played = scene.round
        assert played is not None
        self._scene = scene
        self._show_parts(Phase.BET)
        self.decision.show_text("")
        self._show_other(scene)
        self.frame.turn_over(card_shown(played.card), self._motion.travel(TURN_MS))

    def finish(self) -> None:
        """Show the card at once."""
        self.frame.finish()

    def minimumSizeHint(self) -> QSize:
        """Leave room for a card that can still be read."""
        return QSize(round(em(self) * 24), round(em(self) * 10.5))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set everything anew."""
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        """Hand the font down and follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            parts = (self.prompt, self.decision, self.caption, self.frame, self.frame.card, self.other)
            hand_down(self, *parts, self.price, self.note, self.end)
            self._place()
        elif event.type() == QEvent.Type.PaletteChange:
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table from its picture: the cloth never changes."""
        self._table_top.paint(self)

    # --- what is shown --------------------------------------------------------------------------------------

    def _show_parts(self, phase: Phase) -> None:
        over = phase is Phase.OVER
        for part in (self.frame, self.decision, self.price, self.note):
            part.setVisible(not over)
        self.end.setVisible(over)
        if over:
            self.other.hide()
            self.caption.hide()

    def _show_other(self, scene: Scene) -> None:
        """Show the card that was bet against, or the face-down card that is bet on."""
        table, played = scene.table, scene.round
        against: Card | None = None
        if played is not None:
            against = played.against if played.level is Level.HIGHER_LOWER else None
            shown, words = against is not None, self.tr("against", "the card a bet was made on")
        else:
            shown, words = table.open_card is not None, self.tr("the next card")
        shown = shown and table.phase is not Phase.OVER
        self.other.setVisible(shown)
        self.caption.setVisible(shown)
        if shown:
            self.other.show_card(card_shown(against))
            self.caption.show_text(words)

    def _show_price(self, scene: Scene) -> None:
        table, played = scene.table, scene.round
        price = table.level.price if played is None else played.price
        self.price.show_price(price_text(price), price_told(price), double=price > 1)

    def _on_turned(self) -> None:
        assert self._scene is not None
        self.show_scene(self._scene)
        self.told.emit()

    # --- where it lies --------------------------------------------------------------------------------------

    def _place(self) -> None:
        """Put the card in the middle, what it was bet against on its left, the note on its right."""
        room = QRectF(self.rect()).adjusted(_INSET, _INSET - 6, -_INSET, 6 - _INSET)
        unit = em(self)
        head = min(unit * 2.6, room.height() * 0.16)
        foot = min(unit * 2.1, room.height() * 0.13)
        self.prompt.setGeometry(QRectF(room.left(), room.top(), room.width(), head).toRect())
        middle = room.adjusted(0, head + 2, 0, -foot - 2)
        self.end.setGeometry(middle.adjusted(0, 2, 0, foot).toRect())
        card = self._place_card(middle)
        reach = min(card.center().x() - room.left(), room.right() - card.center().x())
        line = QRectF(card.center().x() - reach, room.bottom() - foot, 2 * reach, foot)
        self.decision.setGeometry(line.toRect())
        self._place_left(middle, card)
        left = card.right() + unit * 1.1
        self.note.setGeometry(QRectF(left, middle.top(), room.right() - left, middle.height()).toRect())

    def _place_card(self, middle: QRectF) -> QRectF:
        """Give the card all the height there is; its middle stays left of the table's, for the note is wide."""
        height = middle.height()
        width = min(height / ASPECT, middle.width() * 0.36)
        card = QRectF(0, 0, width, min(height, width * ASPECT))
        side = max(em(self) * 5.6, width * 0.62)
        free = middle.width() - side - width - em(self) * 1.1
        note = min(free, max(em(self) * 15, middle.width() * 0.44))
        left = middle.left() + side + max(0.0, (free - note) * 0.5)
        card.moveTopLeft(middle.topLeft())
        card.moveLeft(left)
        card.moveTop(middle.center().y() - card.height() / 2)
        self.frame.setGeometry(card.toRect())
        return card

    def _place_left(self, middle: QRectF, card: QRectF) -> None:
        """Put the price and the other card beside the card."""
        unit = em(self)
        lane = QRectF(middle.left(), middle.top(), card.left() - middle.left() - unit * 0.5, middle.height())
        badge = min(unit * 4.2, lane.height() * 0.3, lane.width())
        self.price.setGeometry(
            QRectF(lane.center().x() - badge / 2, lane.top() + unit * 0.2, badge, badge).toRect()
        )
        below = QRectF(lane.left(), lane.top() + badge + unit * 0.5, lane.width(), 0)
        below.setBottom(lane.bottom())
        width = min(lane.width() * 0.86, card.width() * 0.55, (below.height() - unit * 1.4) / ASPECT)
        small = QRectF(lane.center().x() - width / 2, below.top(), width, width * ASPECT)
        self.other.setGeometry(small.toRect())
        words = QRectF(lane.left(), small.bottom() + 1, lane.width(), unit * 1.35)
        self.caption.setGeometry(words.toRect())
