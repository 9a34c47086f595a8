"""Where a file dialog begins: among a person's own files, not in the folder that the program was started from."""

from PySide6.QtCore import QDir, QStandardPaths


def own_folder() -> str:
    """Return the folder of documents, or the home where there is none."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return documents if documents and QDir(documents).exists() else QDir.homePath()
