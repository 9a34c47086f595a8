"""Begin an evening: names one a line or just a number, the rules, who opens, whether bids are kept."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.dice.rules import MAX_SEATS, MIN_SEATS
from engine.records.codec import BrokenRecord
from engine.records.referee_codec import from_parts, head_text
from engine.referee.evening import Person, Setup
from engine.referee.record import EveningRecord
from engine.referee.roster import read_names
from liars_qt.look.fonts import scaled
from liars_qt.pages.referee_parts import BigButton, Words, line_of, type_of, wear_type
from liars_qt.pages.rule_editor import RuleEditor
from liars_qt.settings.options import Settings
from liars_qt.settings.referee import TABLE
from liars_qt.words.dice import problem_text
from liars_qt.words.referee import people_names


class SetupForm(QWidget):
    """Ask for a table. `started` carries a Setup, `left` goes back to the evening that is on."""

    started = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin with an empty table."""
        super().__init__(parent)
        self.title, self.count = Words(1.7, self, in_serif=True), Words(1.0, self, muted=True)
        self.names_label, self.opener_label = QLabel(self), QLabel(self)
        self.names = QPlainTextEdit(self)
        self.names.setTabChangesFocus(True)
        self.opener, self.keeps_bids = QComboBox(self), QCheckBox(self)
        self.rules = RuleEditor(self, yielding=True)
        self.start, self.back = BigButton("primary", self, 1.4, wide=10), BigButton("", self)
        self.names_label.setBuddy(self.names)
        self.opener_label.setBuddy(self.opener)
        self.keeps_bids.setChecked(True)
        self._arrange()
        self._dress()
        self._wire()
        self.retranslate()

    def show_setup(self, setup: Setup | None, can_leave: bool) -> None:
        """Show a table to begin with; without one, an empty one."""
        if setup is not None:
            named = any(setup.names)
            text = "\n".join(name or "?" for name in setup.names) if named else str(len(setup.names))
            self.names.setPlainText(text)
            self.rules.set_rules(setup.rules)
            self.keeps_bids.setChecked(setup.keeps_bids)
        self.back.setVisible(can_leave)
        self._refresh()
        self.names.setFocus()
        self.names.selectAll()

    @property
    def setup(self) -> Setup | None:
        """Return the table as it is told, or None while it cannot be played."""
        names = self._read()
        if not MIN_SEATS <= len(names) <= MAX_SEATS or self.rules.rules.problems():
            return None
        opener = min(max(0, self.opener.currentIndex()), len(names) - 1)
        return Setup(self.rules.rules, names, None, opener, self.keeps_bids.isChecked())

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.title.setText(self.tr("Real dice, real table: who plays?"))
        self.names_label.setText(self.tr("&Names, one a line, or just how many"))
        self.names.setPlaceholderText(self.tr("Anna\nBoris\nClaire"))
        self.opener_label.setText(self.tr("&Opens"))
        self.keeps_bids.setText(self.tr("&Keep every bid: turns and legality are judged as well"))
        self.start.show_text(self.tr("Start"))
        self.start.setToolTip(self.tr("Ctrl+Enter"))
        self.back.show_text(self.tr("Back to the evening"))
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and type."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._dress()

    def _dress(self) -> None:
        wear_type(self.names, scaled(type_of(self), 1.3))
        self.names.setMinimumHeight(round(line_of(self) * 7))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Start by Ctrl+Enter from anywhere, and by Enter outside the names."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Escape and self.back.isVisible():
            self.left.emit()
        elif enter:
            self.start.click()
        else:
            super().keyPressEvent(event)

    def _read(self) -> tuple[str | None, ...]:
        """Return the names; a "?" alone on a line is somebody without a name."""
        return tuple(None if name == "?" else name for name in read_names(self.names.toPlainText()))

    def _arrange(self) -> None:
        inside = QFrame(self)
        left = QVBoxLayout()
        left.setSpacing(6)
        for part in (self.title, self.names_label, self.names, self.count):
            left.addWidget(part, 1 if part is self.names else 0)
        opens = QHBoxLayout()
        opens.addWidget(self.opener_label)
        opens.addWidget(self.opener, 1)
        left.addLayout(opens)
        left.addWidget(self.keeps_bids)
        buttons = QHBoxLayout()
        buttons.addWidget(self.start, 1)
        buttons.addWidget(self.back)
        left.addLayout(buttons)
        sides = QHBoxLayout(inside)
        sides.setContentsMargins(24, 14, 24, 14)
        sides.setSpacing(28)
        sides.addLayout(left, 1)
        sides.addWidget(self.rules)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)

    def _wire(self) -> None:
        self.names.textChanged.connect(self._refresh)
        self.rules.changed.connect(self._refresh)
        self.start.clicked.connect(self._on_start)
        self.back.clicked.connect(self.left)

    def _on_start(self) -> None:
        setup = self.setup
        if setup is not None:
            self.started.emit(setup)

    def _refresh(self) -> None:
        """Say who was understood, and let only a table start that can be played."""
        names = self._read()
        shown = people_names(tuple(Person(i, name) for i, name in enumerate(names[:MAX_SEATS])))
        kept = self.opener.currentIndex()
        self.opener.clear()
        self.opener.addItems(list(shown.values()))
        self.opener.setCurrentIndex(kept if 0 <= kept < len(shown) else 0 if shown else -1)
        self.count.setText(self._count_text(len(names), ", ".join(shown.values())))
        self.start.setEnabled(self.setup is not None)

    def _count_text(self, count: int, listed: str) -> str:
        problems = self.rules.rules.problems()
        if problems:
            return problem_text(problems[0])
        if count < MIN_SEATS:
            return self.tr("At least {least} people are needed.").format(least=MIN_SEATS)
        if count > MAX_SEATS:
            return self.tr("No more than {most} people fit at a table.").format(most=MAX_SEATS)
        return self.tr("%n players: {names}", "", count).format(names=listed)


def kept_setup(settings: Settings) -> Setup | None:
    """Return the table that was set last, or None where none was."""
    try:
        return from_parts(settings.get(TABLE), ()).setup
    except BrokenRecord:
        return None


def keep_setup(settings: Settings, setup: Setup) -> None:
    """Remember a table for the next evening, written as the head of one."""
    settings.set(TABLE, head_text(EveningRecord(setup)))
