"""Every key of the program in one list, made from the commands themselves."""

from __future__ import annotations

import html
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from liars_qt.look.fonts import em
from liars_qt.pages.cards_keys import key_lines
from liars_qt.widgets.book_text import BookText

Group = tuple[str, Sequence[QAction]]  # a heading and the commands under it
Groups = Sequence[Group]
Line = tuple[str, str]
_SIZE = (34, 26)  # line heights


class ShortcutsDialog(QDialog):
    """List the keys of the page on top, then those of the whole window, then those of the other tables.

    Commands without a key are left out.
    """

    def __init__(
        self, groups: Groups, here: str = "", own: Group = ("", ()), parent: QWidget | None = None
    ) -> None:
        """Show the window's groups of commands; `here` is the page on top, `own` its name and its commands."""
        super().__init__(parent)
        self._groups, self._here, self._own = groups, here, own
        self.text = BookText(self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.text, 1)
        column.addWidget(self.buttons)
        self.resize(QSize(*(round(em(self) * side) for side in _SIZE)))
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setWindowTitle(self.tr("Keys"))
        self.text.setAccessibleName(self.tr("Keys"))
        tables = self._tables()
        title, lines = tables.pop(self._here, (self._own[0], []))
        shown = [(title, lines + _lines(self._own[1]))]
        shown += [(title, _lines(actions)) for title, actions in self._groups]
        shown += tables.values()
        self.text.show_html("".join(_table(_plain(title), lines) for title, lines in shown if lines))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _tables(self) -> dict[str, tuple[str, list[Line]]]:
        """Return each table's heading and the keys of it that belong to no command of a menu."""
        return {
            "dice": (self.tr("At the dice table"), self._dice_lines()),
            "referee": (self.tr("At the referee’s board"), self._referee_lines()),
            "cards": (self.tr("At the card table"), key_lines()),
        }

    def _dice_lines(self) -> list[Line]:
        return [
            (self.tr("Choose the face"), "1 … 6"),
            (self.tr("More or fewer dice"), "↑ ↓, + −"),
            (self.tr("The next face down or up"), "← →"),
            (self.tr("Wild or strict"), "S"),
            (self.tr("Make the bid"), self.tr("Enter", "the key")),
            (self.tr("Challenge"), "M"),
            (self.tr("Call exact"), "P"),
        ]

    def _referee_lines(self) -> list[Line]:
        return [
            (self.tr("Type what is asked: a bid, a number, matching dice"), "0 … 9"),
            (self.tr("Take what is typed"), self.tr("Enter", "the key")),
            (self.tr("Somebody challenges, somebody calls exact"), "M, P"),
            (self.tr("One number for the whole table"), "T"),
            (self.tr("One person back or ahead"), "← →"),
            (self.tr("A digit back, then a step back"), _native("Backspace")),
        ]


def _lines(actions: Sequence[QAction]) -> list[Line]:
    """Return command and keys of all actions that have any, as this system writes keys."""
    return [
        (_plain(action.text()), ", ".join(map(_native, action.shortcuts())))
        for action in actions
        if action.shortcuts()
    ]


def _native(keys: QKeySequence | str) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def _plain(text: str) -> str:
    """Return a menu's text without the mark of its mnemonic and the dots of a dialog to come."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…")


def _table(title: str, lines: Sequence[Line]) -> str:
    rows = "".join(
        f'<tr><td width="62%">{html.escape(what)}</td><td><kbd>{html.escape(keys)}</kbd></td></tr>'
        for what, keys in lines
    )
    return f'<h2>{html.escape(title)}</h2><table class="grid" width="100%">{rows}</table>'
