"""Faults of the disk in words: what happened, what is safe, what to do."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.records.database import Fault, Found, Opening

translate = QCoreApplication.translate


def fault_text(fault: Fault) -> str:
    """Return one plain sentence for a fault of the store; the game on the table is safe in each case."""
    return {
        Fault.FULL: translate(
            "Faults", "The disk is full: the game goes on, but is not being saved. Free some space."
        ),
        Fault.READ_ONLY: translate(
            "Faults", "The games folder is read-only: the game goes on, but is not saved."
        ),
        Fault.BUSY: translate(
            "Faults", "Another program holds the games file: this move is saved with the next one."
        ),
        Fault.CANNOT_OPEN: translate(
            "Faults", "The games file cannot be opened: the game goes on, but is not saved."
        ),
        Fault.BROKEN: translate("Faults", "A saved game was damaged: what could be read was kept."),
        Fault.NO_SUCH_GAME: translate("Faults", "That game is no longer in the records."),
        Fault.FAILED: translate("Faults", "Saving failed: the game goes on, but is not saved."),
    }[fault]


def opening_text(opening: Opening) -> str:
    """Return what became of a games file that could not be used; nothing for one that could."""
    if opening.aside is None:
        return ""
    sentence = {
        Found.BROKEN: translate(
            "Faults", "The games file was damaged. It was set aside as {file}, a new one begins."
        ),
        Found.FOREIGN: translate(
            "Faults", "The games file belongs to another program. It was set aside as {file}."
        ),
        Found.NEWER: translate(
            "Faults", "The games file is from a newer version. It was set aside as {file}."
        ),
    }[opening.found]
    return sentence.format(file=opening.aside.name)
