"""Ask where to write a file: among a person's own files, not in the folder that the program was started from."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QDir, QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget


class SaveDialog(QFileDialog):
    """Ask for a file to write, which `fileSelected` carries; open it, and it goes by itself when it is closed.

    Its ending follows the kind of file that is chosen.
    """

    def __init__(self, title: str, name: str, kinds: Sequence[str], parent: QWidget) -> None:
        """Propose a name, and kinds of files such as "Text (*.txt)", the usual one first."""
        super().__init__(parent, title)
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setNameFilters(list(kinds))
        self.setDefaultSuffix(_ending(kinds[0]))
        self.filterSelected.connect(lambda kind: self.setDefaultSuffix(_ending(kind)))
        # Qt's own dialog has these two in English whatever the language; a desktop's own takes no notice.
        self.setLabelText(QFileDialog.DialogLabel.LookIn, self.tr("&Folder:"))
        self.setLabelText(QFileDialog.DialogLabel.FileType, self.tr("&Kind of file:"))
        self.setDirectory(_own_folder())
        self.selectFile(name)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)


def _ending(kind: str) -> str:
    """Return the ending in "Text (*.txt)", without its dot."""
    found = re.search(r"\*\.(\w+)", kind)
    return found.group(1) if found else ""


def _own_folder() -> str:
    """Return the folder of documents, or the home where there is none."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return documents if documents and QDir(documents).exists() else QDir.homePath()
