"""The evening as a text: into a file or onto the clipboard."""

from __future__ import annotations

from PySide6.QtCore import QIODevice, QSaveFile
from PySide6.QtGui import QGuiApplication

from engine.referee.book import Book
from liars_qt.words.referee_export import evening_text


def save_text(book: Book, path: str) -> bool:
    """Write the evening into a file, whole or not at all; tell whether it is there."""
    file = QSaveFile(path)
    if not file.open(QIODevice.OpenModeFlag.WriteOnly | QIODevice.OpenModeFlag.Text):
        return False
    file.write(evening_text(book).encode("utf-8"))
    return bool(file.commit())


def copy_text(book: Book) -> None:
    """Put the evening onto the clipboard."""
    QGuiApplication.clipboard().setText(evening_text(book))
