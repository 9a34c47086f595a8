"""What every finished game has round it when it is read again: the way back, its head, and the way into a file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QDateTime, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMessageBox, QPushButton, QVBoxLayout, QWidget

from liars_qt.look.fonts import serif
from liars_qt.look.icons import icon
from liars_qt.look.tokens import current
from liars_qt.models.game_export import write
from liars_qt.widgets.saving import SaveDialog

_COLUMN = 760  # logical pixels: lines wider than this are hard to read, and leave dice far from their names
_JSON = ".json"


@dataclass(frozen=True, slots=True)
class Kept:
    """A game as a file: `stem` begins the file's name, `stamp` is in seconds since 1970, the rest makes its text."""

    stem: str
    stamp: int
    text: Callable[[], str]
    json: Callable[[], str]

    @property
    def name(self) -> str:
        """Return a name for the file, without its ending."""
        return f"{self.stem}-{QDateTime.fromSecsSinceEpoch(self.stamp).toString('yyyy-MM-dd-HHmm')}"


class RecordsFrame(QWidget):
    """Put a head over a list; `back` asks for the page that this one was opened from."""

    back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin without a game; whoever derives from this holds a body and gives all of it its texts."""
        super().__init__(parent)
        self._kept: Kept | None = None
        self.heading, self.line = QLabel(self), QLabel(self)
        self.back_button, self.save = QPushButton(self), QPushButton(self)
        self._arrange()
        self.back_button.clicked.connect(self.back)
        self.save.clicked.connect(self.ask_where_to_save)

    def hold(self, body: QWidget) -> None:
        """Take what shows the game itself, to stand below the head."""
        self._column.addWidget(body, 1)

    def show_head(self, heading: str, line: str, kept: Kept) -> None:
        """Name a game, and take what it would be saved as."""
        self._kept = kept
        self.heading.setText(heading)
        self.line.setText(line)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.back_button.setText(self.tr("Back"))
        self.back_button.setToolTip(self.tr("Back to the list (Esc)"))
        self.save.setText(self.tr("Save as a &file…"))

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

    def ask_where_to_save(self) -> SaveDialog | None:
        """Ask for a file, and return the dialog that asks; None without a game."""
        if self._kept is None:
            return None
        kinds = (self.tr("Plain text (*.txt)"), self.tr("For programs, JSON (*.json)"))
        dialog = SaveDialog(self.tr("Save the game"), self._kept.name, kinds, self)
        dialog.fileSelected.connect(self.save_to)
        dialog.open()
        return dialog

    def save_to(self, path: str) -> None:
        """Write the game: JSON where the name ends so, else plain words. A fault is said in one sentence."""
        if self._kept is None:
            return
        fault = write(path, self._kept.json() if path.endswith(_JSON) else self._kept.text())
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
            label.setWordWrap(True)
        head = QHBoxLayout()
        head.addWidget(self.back_button)
        head.addWidget(self.heading, 1)
        head.addWidget(self.save)
        middle = QWidget(self)
        middle.setMaximumWidth(_COLUMN)
        self._column = QVBoxLayout(middle)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(head)
        self._column.addWidget(self.line)
        whole = QHBoxLayout(self)
        whole.addStretch(1)
        whole.addWidget(middle, 30)
        whole.addStretch(1)
        self._dress()

    def _dress(self) -> None:
        self.heading.setFont(serif(self.window().font(), 1.25))
        self.back_button.setIcon(icon("back", current().ink))
