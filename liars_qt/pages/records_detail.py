"""One finished game, round by round, and its way into a file."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QMessageBox, QPushButton, QVBoxLayout, QWidget

from engine.records.record import GameRecord
from engine.records.replay import replay
from liars_qt.look.fonts import serif
from liars_qt.look.icons import icon
from liars_qt.look.tokens import current
from liars_qt.models.game_export import as_json, as_text, write
from liars_qt.models.records import PastGame, opponents_text, result_text, when_text
from liars_qt.models.rounds import RoundsModel
from liars_qt.widgets.round_history import RoundHistory
from liars_qt.widgets.saving import own_folder
from liars_qt.words.dice import rules_name

_COLUMN = 760  # logical pixels: cards wider than this leave the dice far from their names
_JSON, _TEXT = ".json", ".txt"


class RecordsDetail(QWidget):
    """Show the rounds of a past game; `back` asks for the list."""

    back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin without a game."""
        super().__init__(parent)
        self._past: PastGame | None = None
        self._record: GameRecord | None = None
        self.rounds = RoundsModel(self)
        self.history = RoundHistory(self)
        self.history.setModel(self.rounds)
        self.heading, self.line = QLabel(self), QLabel(self)
        self.back_button, self.save = QPushButton(self), QPushButton(self)
        self._arrange()
        self.back_button.clicked.connect(self.back)
        self.save.clicked.connect(self.ask_where_to_save)
        self.retranslate()

    def show_game(self, past: PastGame, record: GameRecord) -> None:
        """Show a game from its first round; `record` is the whole of it."""
        self._past, self._record = past, record
        self.rounds.show_table(replay(record).table, past.names())
        self._say_head()
        self.history.scrollToTop()
        self.history.setCurrentIndex(self.rounds.index(0))
        self.history.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.back_button.setText(self.tr("Back"))
        self.back_button.setToolTip(self.tr("Back to the list (Esc)"))
        self.save.setText(self.tr("Save as a &file…"))
        self.history.setAccessibleName(self.tr("Rounds of the game"))
        if self._past is not None and self._record is not None:
            self.rounds.show_table(replay(self._record).table, self._past.names())
            self.rounds.retranslate()
            self._say_head()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._dress()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc and Backspace lead back to the list."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace, Qt.Key.Key_Back):
            self.back.emit()
        else:
            super().keyPressEvent(event)

    # --- to a file ------------------------------------------------------------------------------------------

    def ask_where_to_save(self) -> QFileDialog | None:
        """Ask for a file, and return the dialog that asks; None without a game."""
        if self._past is None:
            return None
        dialog = QFileDialog(self, self.tr("Save the game"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([self.tr("Plain text (*.txt)"), self.tr("For programs, JSON (*.json)")])
        dialog.setDefaultSuffix("txt")
        dialog.filterSelected.connect(
            lambda name: dialog.setDefaultSuffix("json" if _JSON in name else "txt")
        )
        day = QDateTime.fromSecsSinceEpoch(self._past.stamp).toString("yyyy-MM-dd-HHmm")
        dialog.setDirectory(own_folder())
        dialog.selectFile(f"liars-dice-{day}")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.save_to)
        dialog.open()
        return dialog

    def save_to(self, path: str) -> None:
        """Write the game: JSON where the name ends so, else plain words. A fault is said in one sentence."""
        if self._past is None or self._record is None:
            return
        told = as_json(self._record) if path.endswith(_JSON) else as_text(self._head(), self.rounds)
        fault = write(path, told)
        if fault:
            text = self.tr("The file was not written: {reason}. The game is still in the records.")
            title = self.window().windowTitle()
            box = QMessageBox(QMessageBox.Icon.Warning, title, text.format(reason=fault), parent=self)
            box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            box.open()

    # --- how it looks ---------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        self.back_button.setProperty("role", "quiet")
        for label in (self.heading, self.line):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.line.setWordWrap(True)
        head = QHBoxLayout()
        head.addWidget(self.back_button)
        head.addWidget(self.heading, 1)
        head.addWidget(self.save)
        middle = QWidget(self)
        middle.setMaximumWidth(_COLUMN)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(head)
        column.addWidget(self.line)
        column.addWidget(self.history, 1)
        whole = QHBoxLayout(self)
        whole.addStretch(1)
        whole.addWidget(middle, 30)
        whole.addStretch(1)
        self._dress()

    def _dress(self) -> None:
        self.heading.setFont(serif(self.window().font(), 1.25))
        self.back_button.setIcon(icon("back", current().ink))

    def _say_head(self) -> None:
        assert self._past is not None
        self.heading.setText(opponents_text(self._past))
        self.line.setText(self._summary())

    def _summary(self) -> str:
        assert self._past is not None
        parts = (when_text(self._past.stamp), rules_name(self._past.record.rules), result_text(self._past))
        return " · ".join(parts)

    def _head(self) -> str:
        assert self._past is not None
        return f"{self._summary()} · {', '.join(self._past.names().by_seat)}"
