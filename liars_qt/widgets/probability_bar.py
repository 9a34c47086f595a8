"""How likely a bid holds: a marker on a scale of five zones, the zone's word, the percent, and an eye that hides it."""

from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QSizePolicy, QToolButton, QWidget

from liars_qt.look.fonts import em, hand_down, scaled
from liars_qt.look.icons import icon
from liars_qt.look.tokens import Tokens, current, faded

ZONES = 5


class Chance(NamedTuple):
    """What is shown: `percent` 0..100, `zone` 0 (challenge it) .. 4 (nearly certain), and the whole in words."""

    percent: int
    zone: int
    text: str


class ChanceScale(QProgressBar):
    """The scale itself; a progress bar to the screen reader, which reads the value and the sentence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chance: Chance | None = None
        self._words: tuple[str, ...] = ("",) * ZONES
        self.setRange(0, 100)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def chance(self) -> Chance | None:
        """What is shown now."""
        return self._chance

    def show_chance(self, chance: Chance | None) -> None:
        """Show a chance, or an empty scale."""
        self._chance = chance
        # A progress bar paints at once when its value changes, and the whole window with it.
        self.setUpdatesEnabled(False)
        self.setValue(chance.percent if chance else 0)
        self.setUpdatesEnabled(True)
        self.setAccessibleDescription(chance.text if chance else "")
        self.update()

    def set_words(self, words: tuple[str, ...]) -> None:
        """Name the zones, from the lowest to the highest chance."""
        self._words = words
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(em(self) * 24), round(em(self) * 2.7))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(em(self) * 18), round(em(self) * 2.7))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track = self._track()
        self._paint_text(painter, tokens)
        for zone in range(ZONES):
            self._paint_zone(painter, self._zone_rect(track, zone), zone, tokens)
        if self._chance:
            self._paint_marker(painter, track, self._chance, tokens)
        painter.end()

    def _track(self) -> QRectF:
        return QRectF(4, em(self) * 1.44, self.width() - 8, em(self) * 0.34)

    @staticmethod
    def _zone_rect(track: QRectF, zone: int) -> QRectF:
        width = track.width() / ZONES
        return QRectF(track.left() + width * zone + 1.5, track.top(), width - 3, track.height())

    def _paint_text(self, painter: QPainter, tokens: Tokens) -> None:
        if not self._chance:
            return
        painter.setFont(self.font())
        painter.setPen(QColor(tokens.ink))
        box = QRectF(4, 0, self.width() - 8, em(self) * 1.12)
        text = QFontMetricsF(self.font()).elidedText(
            self._chance.text, Qt.TextElideMode.ElideRight, box.width()
        )
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_zone(self, painter: QPainter, rect: QRectF, zone: int, tokens: Tokens) -> None:
        """Paint one zone and its word; the zone of now is full, the others are faint."""
        here = self._chance is not None and self._chance.zone == zone
        colour = tokens.zones[zone]
        painter.setPen(QPen(QColor(colour), 1))
        painter.setBrush(QColor(colour) if here else faded(colour, 0.22))
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        painter.setPen(QColor(tokens.ink if here else tokens.ink_muted))
        font = scaled(self.font(), 0.82)
        font.setBold(here)
        painter.setFont(font)
        box = QRectF(rect.left() - 1, rect.bottom() + 1, rect.width() + 2, em(self) * 0.9)
        word = _fitted(self._words[zone], font, box.width())
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, word)

    def _paint_marker(self, painter: QPainter, track: QRectF, chance: Chance, tokens: Tokens) -> None:
        """Paint the pointer at the percent: where it stands tells the chance without any colour."""
        x = track.left() + track.width() * chance.percent / 100
        x = min(max(x, track.left() + 4), track.right() - 4)
        arm = em(self) * 0.34
        top = track.top() - arm * 0.35
        pointer = QPolygonF(
            [
                QPointF(x - arm, top - arm * 0.75),
                QPointF(x + arm, top - arm * 0.75),
                QPointF(x, top + arm * 0.7),
            ]
        )
        painter.setPen(QPen(QColor(tokens.paper), 1.4))
        painter.setBrush(QColor(tokens.ink))
        painter.drawPolygon(pointer)
        painter.setPen(QPen(QColor(tokens.ink), 2))
        painter.drawLine(QPointF(x, top + arm * 0.5), QPointF(x, track.bottom() + 1))


def _fitted(text: str, font: QFont, width: float) -> str:
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)


class ProbabilityBar(QWidget):
    """The scale with the eye beside it. `shown_changed` tells the page what the player prefers."""

    shown_changed = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scale = ChanceScale(self)
        self.eye = QToolButton(self)
        self.eye.setProperty("role", "quiet")
        self.eye.setCheckable(True)
        self.eye.setChecked(True)
        self.eye.toggled.connect(self._on_toggled)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.scale, 1)
        row.addWidget(self.eye, 0, Qt.AlignmentFlag.AlignVCenter)
        self.retranslate()

    def show_chance(self, chance: Chance | None) -> None:
        """Show a chance; what is hidden by the eye stays hidden."""
        self.scale.show_chance(chance)

    def set_shown(self, shown: bool) -> None:
        """Hide or show the scale, as one press on the eye does."""
        self.eye.setChecked(shown)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.scale.setAccessibleName(self.tr("Chance that the bid holds"))
        self.scale.set_words(
            (
                self.tr("challenge it"),
                self.tr("risky"),
                self.tr("on the edge"),
                self.tr("reliable"),
                self.tr("nearly certain"),
            )
        )
        self._dress_eye()

    def event(self, event: QEvent) -> bool:
        """Draw the eye anew on a screen of another scale."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._dress_eye()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            hand_down(self, self.scale)
            self._dress_eye()

    def _on_toggled(self, shown: bool) -> None:
        policy = self.scale.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.scale.setSizePolicy(policy)
        self.scale.setVisible(shown)
        self._dress_eye()
        self.shown_changed.emit(shown)

    def _dress_eye(self) -> None:
        shown = self.eye.isChecked()
        name = "eye" if shown else "eye-off"
        side = round(em(self) * 0.9)
        self.eye.setIconSize(QSize(side, side))
        self.eye.setIcon(icon(name, current().ink, side))
        text = self.tr("Hide the chance") if shown else self.tr("Show the chance")
        self.eye.setToolTip(text)
        self.eye.setAccessibleName(text)
