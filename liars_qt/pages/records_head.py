"""The head of the records: which kind of game is looked at, and the one button that forgets them all."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QTabBar, QWidget

from engine.dice.rules import PRESETS, RuleSet
from liars_qt.look.fonts import serif
from liars_qt.words.dice import rules_name

ALL = ""


class RecordsHead(QWidget):
    """Hold a tab for each kind of game; `kind_chosen` carries its key, `rules_chosen` that of a rule set or ALL."""

    kind_chosen = Signal(str)
    rules_chosen = Signal(str)

    def __init__(self, kinds: Sequence[str], parent: QWidget | None = None) -> None:
        """Offer the kinds in their order."""
        super().__init__(parent)
        self._kinds = tuple(kinds)
        self.heading, self.kinds, self.rules = QLabel(self), QTabBar(self), QComboBox(self)
        self.erase = QPushButton(self)
        for _ in self._kinds:
            self.kinds.addTab("")
        self.kinds.setDrawBase(False)
        self.kinds.setExpanding(False)
        self._arrange()
        self.kinds.currentChanged.connect(lambda row: self.kind_chosen.emit(self._kinds[row]))
        self.rules.activated.connect(lambda: self.rules_chosen.emit(self.rules.currentData()))
        self.retranslate()

    @property
    def kind(self) -> str:
        """Return the kind that is looked at."""
        return self._kinds[self.kinds.currentIndex()]

    def choose(self, kind: str) -> None:
        """Look at a kind."""
        self.kinds.setCurrentIndex(self._kinds.index(kind))

    def offer_rules(self, keys: Sequence[str], chosen: str) -> None:
        """Offer the rule sets that were played, and all of them together."""
        self.rules.blockSignals(True)
        self.rules.clear()
        self.rules.addItem(self.tr("All rule sets"), ALL)
        for key in keys:
            self.rules.addItem(rules_name(PRESETS.get(key, RuleSet())), key)
        self.rules.setCurrentIndex(max(0, self.rules.findData(chosen)))
        self.rules.blockSignals(False)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.heading.setText(self.tr("Records"))
        names = {"dice": self.tr("Dice"), "referee": self.tr("Referee"), "cards": self.tr("Red or Black")}
        for row, kind in enumerate(self._kinds):
            self.kinds.setTabText(row, names[kind])
        self.kinds.setAccessibleName(self.tr("Kind of game"))
        self.rules.setAccessibleName(self.tr("Games by these rules"))
        self.erase.setText(self.tr("&Erase all…"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._dress()

    def _arrange(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 12, 16, 0)
        row.addWidget(self.heading)
        row.addSpacing(12)
        row.addWidget(self.kinds)
        row.addStretch(1)
        row.addWidget(self.rules)
        row.addWidget(self.erase)
        self._dress()

    def _dress(self) -> None:
        self.heading.setFont(serif(self.window().font(), 1.42))
