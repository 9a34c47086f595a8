"""What stands in the records before anything is finished: a cup, a sentence, and the way to the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from engine.records.database import Fault
from liars_qt.look.fonts import serif
from liars_qt.widgets.hand import LARGE, Hand, HandView
from liars_qt.words.faults import fault_text


class RecordsEmpty(QWidget):
    """Say why nothing is listed for a kind of game, or what is wrong with the store."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin with dice."""
        super().__init__(parent)
        self._kind = "dice"
        self._fault: Fault | None = None
        self.nothing, self.to_table = QLabel(self), QPushButton(self)
        self._arrange()
        self.retranslate()

    def show_kind(self, kind: str, fault: Fault | None) -> None:
        """Speak of a kind of game, or of a fault of the store."""
        self._kind, self._fault = kind, fault
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.nothing.setText(self._nothing() if self._fault is None else fault_text(self._fault))
        self.to_table.setText(
            {
                "dice": self.tr("To the dice table"),
                "referee": self.tr("To the referee’s board"),
                "cards": self.tr("To the card table"),
            }[self._kind]
        )

    def _nothing(self) -> str:
        return {
            "dice": self.tr(
                "Nothing here yet. The first game of dice that you finish will be remembered on this page."
            ),
            "referee": self.tr(
                "Nothing here yet. An evening at the referee’s board will be remembered on this page when "
                "a game of it has ended."
            ),
            "cards": self.tr(
                "Nothing here yet. A game of Red or Black will be remembered on this page when its King’s "
                "Cup is taken."
            ),
        }[self._kind]

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._dress()

    def _arrange(self) -> None:
        cup = HandView(LARGE, self)
        cup.show_hand(Hand(covered=5))
        self.nothing.setWordWrap(True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        centre = Qt.AlignmentFlag.AlignHCenter
        column = QVBoxLayout(self)
        column.setSpacing(16)
        column.addStretch(1)
        column.addWidget(cup, 0, centre)
        column.addWidget(self.nothing)
        column.addWidget(self.to_table, 0, centre)
        column.addStretch(2)
        self._dress()

    def _dress(self) -> None:
        self.nothing.setFont(serif(self.window().font(), 1.2))
